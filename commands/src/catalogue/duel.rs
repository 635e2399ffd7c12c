//! `judge duel` and `judge league`: two machines at a board.

use bilingual::sentences;

sentences! {
    AGAINST: "{0}: {1} gặp {2}", "{0}: {1} against {2}";

    // The opening.
    OPENING: "thế cờ đầu {0}, {1}:", "opening {0}, {1}:";
    THE_INPUT: "dữ liệu: {0}", "the input: {0}";
    GAME_OF_INPUT: "dữ liệu: {0}; ván {1}", "the input: {0}; game {1}";
    FIRST_CAN_WIN: "người đi trước thắng được", "which the first player can win";
    SECOND_CAN_WIN: "người đi sau thắng được", "which the second player can win";
    NOBODY_CAN_WIN: "không ai thắng được", "which nobody can win";
    NOBODY_KNOWS: "chưa biết ai thắng được", "of which nobody knows who can win";

    // One game.
    MOVES_FIRST: "{0} đi trước: {1}", "{0} moves first: {1}";
    WINS_AFTER: "{0} thắng; số nước đi: {1}", "{0} wins; moves: {1}";
    DRAW_AFTER: "hòa; số nước đi: {0}", "a draw; moves: {0}";
    ILLEGAL: "{0} nói '{1}', ở đây không có nước đi nào như vậy", "{0} says '{1}', and there is no such move here";

    BROKEN_OFF: "ván chơi bị dừng sau {0} nước; ai đang hơn thì thắng", "broken off after {0} moves, and won by whoever stands better";
    SLIP: "nước {0}, {1} đi '{2}': {3}", "move {0}, {1} makes '{2}': {3}";
    BETTER: "{0}; nên đi '{1}'", "{0}; better: '{1}'";
    WON_TO_LOST: "đang thắng thành thua", "it was won and is lost";
    WON_TO_DRAWN: "đang thắng thành hòa", "it was won and is drawn";
    DRAWN_TO_LOST: "đang hòa thành thua", "it was drawn and is lost";
    NOT_ALL_KNOWN: "có thế cờ quá lớn để tính, nên có thể còn nước sai khác", "some positions are too large to be searched, so other mistakes may be there";
    CPU: "thời gian: {0}", "time: {0}";

    // All games.
    PLAYER: "chương trình", "program";
    POINTS: "điểm", "points";
    WON_FIRST: "thắng khi đi trước", "won moving first";
    WON_SECOND: "thắng khi đi sau", "won moving second";
    DRAWN: "hòa", "drawn";
    SLIPS: "lỡ nước", "slips";
    ILLEGAL_MOVES: "sai luật", "illegal";
    LATE: "quá chậm", "too slow";
    OTHER_FAILURES: "lỗi khác", "failed";
    MOST_CPU: "ms nhiều nhất", "most ms";
    GIVEN_UP: "không chơi nữa, vì đã quá chậm nhiều lần", "not played any more: it was too slow again and again";
    SAID: "nói '{0}', ở đây không có nước đi nào như vậy", "says '{0}', and there is no such move here";
    NOTHING_PLAYED: "{0}: không ván nào chơi được với hai người này", "{0}: these two have no game to play";

    // A league.
    TITLE: "giải đấu", "league";
    LEAGUE: "{0}: mỗi cặp chơi {1} thế cờ đầu, mỗi thế hai ván đổi bên: {2} ván", "{0}: every pair plays {1} openings from either side: {2} games";
    PROBLEM: "bài", "problem";
    CROSSED: "từng cặp", "pair by pair";
    OPENINGS: "các thế cờ đầu", "openings";
    IN_GAME: "gặp {0}, thế cờ đầu {1}, đi thứ {2}", "against {0}, opening {1}, moving as number {2}";
    NO_PLAYER: "{0}: không có bài nào của một trò chơi hai người", "{0}: holds no program for a game of two";
    ABSENT: "không đấu: {0}", "does not play: {0}";
    REFUSED: "không biên dịch được", "does not compile";
    NOT_PLAYED: "{0}: {1} và {2} chưa đấu được: {3}", "{0}: {1} and {2} could not play: {3}";
    PROVISIONAL: "dấu ? là điểm chưa cuối cùng, vì có ván chưa đấu được", "a ? marks points that are not final: some games could not be played";
}
