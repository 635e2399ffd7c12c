//! `judge play`.

use bilingual::sentences;

sentences! {
    HELP: "Gõ nước đi như đề bài viết, hoặc #k cho nước thứ k; ? xem giá trị các nước đi, h gợi ý một nước, u lùi lại, {0} bỏ cuộc.", "Type a move as the statement writes it, or #k for the k-th move; ? shows what the moves are worth, h hints at a move, u takes back, {0} gives up.";
    CTRL_Z: "Ctrl-Z rồi Enter", "Ctrl-Z and Enter";
    YOUR_MOVE: "nước đi của {0}: ", "move of {0}: ";
    NO_MOVE: "không có nước đi nào như vậy; gõ ? để xem các nước đi", "there is no such move; type ? to see the moves";
    NOTHING_TO_TAKE_BACK: "chưa có nước đi nào để lùi lại", "there is no move to take back";
    SCORE: "điểm của người sắp đi trừ điểm của người kia: {0}", "points of the player to move less those of the other: {0}";
    IS_WRONG: "chương trình sai: {0}", "the program is wrong: {0}";
    NO_SUCH_MOVE: "nó nói '{0}', ở đây không có nước đi nào như vậy", "it says '{0}', and there is no such move here";
    KNOWS_ITS_RULES: "một chương trình chỉ biết luật của đề; với --rules hãy chơi với máy", "a program knows the rules of the statement only; with --rules play against the machine";
    NO_TAKING_BACK: "chương trình không lùi lại được", "a program takes nothing back";
    HELP_ALONE: "Gõ nước đi như đề bài viết, hoặc #k cho nước thứ k; ? liệt kê các nước đi, h gợi ý một nước, u lùi lại, {0} bỏ cuộc.", "Type a move as the statement writes it, or #k for the k-th move; ? lists the moves, h hints at a move, u takes back, {0} gives up.";
    MOVE_ALONE: "nước {0}: ", "move {0}: ";
    NO_HINT: "từ đây không biết nước nào tốt", "no good move is known from here";
    SOLVED: "đã giải xong sau {0} nước", "solved after {0} moves";
    SPENT: "đến nay tốn {0}", "spent so far: {0}";
    SOLVED_FOR: "đã giải xong sau {0} nước, tốn {1}", "solved after {0} moves, spent: {1}";
    STUCK: "không còn nước đi nào, và chưa giải xong", "there is no move left, and it is not solved";
    EARNED: "hết nước đi; được {0} điểm", "the game is over; points: {0}";
    LEFT: "hết nước đi; còn lại {0}", "the game is over; left: {0}";
    BEST_KNOWN: "tốt nhất đã biết: {0}", "the best that is known: {0}";

    // Whom a person plays against.
    PERFECT: "người không bao giờ sai", "one who makes no mistake";
    RANDOM: "người đi bừa", "one who makes any move";
    PERSON: "người khác, cùng ngồi ở máy này", "another person at the same terminal";
}
