//! `judge play`, `values` and `line`.

use words::sentences;

sentences! {
    HELP: "Gõ nước đi như đề bài viết, hoặc #k cho nước thứ k; ? xem giá trị các nước đi, h gợi ý một nước, u lùi lại, Ctrl-D bỏ cuộc.", "Type a move as the statement writes it, or #k for the k-th move; ? shows what the moves are worth, h hints at a move, u takes back, Ctrl-D gives up.";
    FIRST_PLAYER: "người đi trước", "the first player";
    SECOND_PLAYER: "người đi sau", "the second player";
    YOUR_MOVE: "nước đi của {0}: ", "move of {0}: ";
    NO_MOVE: "không có nước đi nào như vậy; gõ ? để xem các nước đi", "there is no such move; type ? to see the moves";
    NOTHING_TO_TAKE_BACK: "chưa có nước đi nào để lùi lại", "there is no move to take back";
    MORE_MOVES: "… {0} nước đi nữa", "… {0} more moves";
    WINS: "{0} thắng", "{0} wins";
    DRAW: "hòa", "a draw";
    SCORE: "điểm của người sắp đi trừ điểm của người kia: {0}", "points of the player to move less those of the other: {0}";
    UNKNOWN: "không tính được giá trị: {0}", "values cannot be found: {0}";
    WON_IN: "+ thắng sau {0}", "+ won in {0}";
    LOST_IN: "- thua sau {0}", "- lost in {0}";
    DRAWN: "= hòa", "= drawn";
    AHEAD: "hơn {0}", "ahead by {0}";
    IS_WRONG: "chương trình sai: {0}", "the program is wrong: {0}";
    DOES_NOT_TALK: "{0} không phải là bài đối thoại: chương trình đọc một file và ghi một file; hãy chơi với máy", "{0} does not talk: its program reads a file and writes another; play against the set itself";
    CANNOT_BE_PLAYED: "không chơi được {0} với thế cờ đầu này; các trò chơi được là {1}", "{0} cannot be played with this opening; games to play are {1}";
    UNPLAYABLE: "không chơi được {0}: {1}; các trò chơi được là {2}", "{0} cannot be played: {1}; games to play are {2}";
    FOR_ONE: "đây là trò chơi một người", "it is a puzzle for one";
    NO_GAME: "đây không phải là trò chơi", "it is no game";
    NO_SUCH_GAME: "dữ liệu có {0} ván: không có ván {1}", "the input tells of {0} games: there is no game {1}";
    NO_SUCH_TEST: "{0} không có test '{1}'", "{0} has no test '{1}'";
}
