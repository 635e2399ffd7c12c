//! Who sits at a board where two machines play.

use bilingual::sentences;

sentences! {
    PERFECT: "máy chơi tối ưu", "perfect";
    RANDOM: "máy đi bừa", "random";
    REFERENCE: "lời giải mẫu", "the reference";
    TOO_MANY_MOVES: "thế cờ có từ {0} nước đi trở lên: quá lớn để đấu", "a position with {0} moves or more: too large to be played";
    NO_REFERENCE: "lời giải mẫu của {0} không đi được từng nước; hãy dùng perfect", "the reference of {0} does not play move by move; take perfect";

    // An opening, and a game from it.
    NO_INPUT: "không có dữ liệu", "no input";
    THE_INPUT: "dữ liệu: {0}", "the input: {0}";
    GAME_OF_INPUT: "dữ liệu: {0}; ván {1}", "the input: {0}; game {1}";
    SLIP: "nước {0}, {1} đi '{2}': {3}", "move {0}, {1} makes '{2}': {3}";
    BETTER: "{0}; nên đi '{1}'", "{0}; better: '{1}'";
    WON_TO_LOST: "đang thắng thành thua", "it was won and is lost";
    WON_TO_DRAWN: "đang thắng thành hòa", "it was won and is drawn";
    DRAWN_TO_LOST: "đang hòa thành thua", "it was drawn and is lost";
    POINTS_LOST: "mất {0} điểm", "points given away: {0}";
    BROKEN_OFF: "ván chơi bị dừng sau {0} nước; ai đang hơn thì thắng", "broken off after {0} moves, and won by whoever stands better";
    GIVEN_UP: "không chơi nữa, vì đã quá chậm nhiều lần", "not played any more: it was too slow again and again";
    SAID: "nói '{0}', ở đây không có nước đi nào như vậy", "says '{0}', and there is no such move here";
}
