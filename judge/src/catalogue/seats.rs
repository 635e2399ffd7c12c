//! Who sits at a board where two machines play.

use bilingual::sentences;

sentences! {
    PERFECT: "máy chơi tối ưu", "perfect";
    RANDOM: "máy đi bừa", "random";
    REFERENCE: "lời giải mẫu", "the reference";
    TOO_MANY_MOVES: "thế cờ có từ {0} nước đi trở lên: quá lớn để đấu", "a position with {0} moves or more: too large to be played";
    NO_REFERENCE: "lời giải mẫu của {0} không đi được từng nước; hãy dùng perfect", "the reference of {0} does not play move by move; take perfect";
}
