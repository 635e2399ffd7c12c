//! `judge play`.

use bilingual::sentences;

sentences! {
    HELP: "Gõ nước đi như đề bài viết, hoặc #k cho nước thứ k; ? xem giá trị các nước đi, h gợi ý một nước, u lùi lại, Ctrl-D bỏ cuộc.", "Type a move as the statement writes it, or #k for the k-th move; ? shows what the moves are worth, h hints at a move, u takes back, Ctrl-D gives up.";
    YOUR_MOVE: "nước đi của {0}: ", "move of {0}: ";
    NO_MOVE: "không có nước đi nào như vậy; gõ ? để xem các nước đi", "there is no such move; type ? to see the moves";
    NOTHING_TO_TAKE_BACK: "chưa có nước đi nào để lùi lại", "there is no move to take back";
    SCORE: "điểm của người sắp đi trừ điểm của người kia: {0}", "points of the player to move less those of the other: {0}";
    IS_WRONG: "chương trình sai: {0}", "the program is wrong: {0}";
    NO_SUCH_MOVE: "nó nói '{0}', ở đây không có nước đi nào như vậy", "it says '{0}', and there is no such move here";
    NO_TAKING_BACK: "chương trình không lùi lại được", "a program takes nothing back";
}
