//! What a page is told.

use bilingual::sentences;

sentences! {
    NO_QUESTION: "trang này không hiểu câu hỏi: {0}", "this page does not understand the question: {0}";
    NO_TEST: "không có test '{0}'", "there is no test '{0}'";
    NO_GAME: "dữ liệu này không có ván {0}", "this input tells of no game {0}";
    NO_MOVE: "ở thế cờ này không có nước đi '{0}'", "in this position there is no move '{0}'";
    NO_LINE: "từ thế này không biết cách giải", "from here no solution is known";
    NO_OPENING: "không tìm thấy thế cờ đầu như vậy; hãy thử lại", "no such opening was found; try again";
    TOO_LARGE: "dữ liệu này cần nhiều bộ nhớ hơn mức trình duyệt cho phép", "this input needs more memory than the browser gives";
    BROKEN: "chương trình gặp lỗi với dữ liệu này ({0})", "the program fails on this input ({0})";
    TALKS: "bài này chấm bằng cách chơi với chương trình, không chấm theo file kết quả", "this problem is judged by playing against the program, not by an output file";
    OTHER_TIER: "dữ liệu này vượt giới hạn gốc", "this input is beyond the limits of the source";
    NO_TALK: "chưa có cuộc đối thoại nào", "no dialogue has begun";
    GOES_ON: "ván chơi đã xong mà chương trình còn viết: '{0}'", "it goes on after the end of the game: '{0}'";
    NOTHING_TO_JUDGE: "cần tên test, hoặc dữ liệu", "the name of a test or an input is needed";
}
