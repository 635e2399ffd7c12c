//! `judge duel`: two machines at a board.

use bilingual::sentences;

sentences! {
    AGAINST: "{0}: {1} gặp {2}", "{0}: {1} against {2}";

    // The opening.
    LEFT_ASIDE: "số thế cờ đầu bị bỏ qua vì quá lớn, máy chưa chắc chơi tối ưu ở đó: {0}", "openings left aside, since they are too large for perfect play: {0}";
    OPENING: "thế cờ đầu {0}, {1}:", "opening {0}, {1}:";
    FIRST_CAN_WIN: "người đi trước thắng được", "which the first player can win";
    SECOND_CAN_WIN: "người đi sau thắng được", "which the second player can win";
    NOBODY_CAN_WIN: "không ai thắng được", "which nobody can win";
    NOBODY_KNOWS: "quá lớn để tính ai thắng được", "too large to tell who can win";

    // One game.
    MOVES_FIRST: "{0} đi trước: {1}", "{0} moves first: {1}";
    WINS_AFTER: "{0} thắng; số nước đi: {1}", "{0} wins; moves: {1}";
    WINS_BY_AFTER: "{0} thắng, hơn {1} điểm; số nước đi: {2}", "{0} wins by {1}; moves: {2}";
    DRAW_AFTER: "hòa; số nước đi: {0}", "a draw; moves: {0}";
    MORE_SLIPS: "số nước lỡ chưa kể ở đây: {0}; xem tất cả bằng --slips 1000", "slips not told here: {0}; all of them with --slips 1000";
    NOT_ALL_KNOWN: "có thế cờ quá lớn để tính, nên có thể còn nước sai khác", "some positions are too large to be searched, so other mistakes may be there";
    CPU: "thời gian: {0}", "time: {0}";

    NO_MOVE_MADE: "{0} kết thúc mà không đi nước nào: chương trình để đấu phải ghi từng nước, như docs/duel.vi.md viết", "{0} has ended without a move: a program that plays prints its moves one by one, as docs/duel.md says";
    NOTHING_PLAYED: "{0}: không ván nào chơi được với hai người này", "{0}: these two have no game to play";
}
