//! `judge duel`: two machines at a board.

use bilingual::sentences;

sentences! {
    AGAINST: "{0}: {1} gặp {2}", "{0}: {1} against {2}";

    // The opening.
    OPENING: "thế cờ đầu {0}, {1}:", "opening {0}, {1}:";
    FIRST_CAN_WIN: "người đi trước thắng được", "which the first player can win";
    SECOND_CAN_WIN: "người đi sau thắng được", "which the second player can win";
    NOBODY_CAN_WIN: "không ai thắng được", "which nobody can win";
    NOBODY_KNOWS: "chưa biết ai thắng được", "of which nobody knows who can win";

    // One game.
    MOVES_FIRST: "{0} đi trước: {1}", "{0} moves first: {1}";
    WINS_AFTER: "{0} thắng; số nước đi: {1}", "{0} wins; moves: {1}";
    DRAW_AFTER: "hòa; số nước đi: {0}", "a draw; moves: {0}";
    NOT_ALL_KNOWN: "có thế cờ quá lớn để tính, nên có thể còn nước sai khác", "some positions are too large to be searched, so other mistakes may be there";
    CPU: "thời gian: {0}", "time: {0}";

    NOTHING_PLAYED: "{0}: không ván nào chơi được với hai người này", "{0}: these two have no game to play";
}
