//! `judge hint`, `lesson`, `next` and `table`.

use words::sentences;

sentences! {
    LOST: "thế thua", "lost";
    WON: "thế thắng", "won";
    DRAWN: "thế hòa", "drawn";
    OUTCOME: "thế", "outcome";
    REMOTENESS: "số nước", "moves";
    GRUNDY: "Grundy", "Grundy";
    POINTS: "điểm hơn", "points ahead";
    WINNING: "số nước thắng", "winning moves";
    ANSWER: "đáp án", "answer";
    SOLVED: "Đã được chấp nhận {0} trong {1} bài.", "{0} of {1} problems are accepted.";
    NOT_KEPT: "{0}: không ghi được, nên bài được chấp nhận không được nhớ", "{0}: cannot be written, so what is accepted is not remembered";
    AFTER: "sau {0}", "after {0}";
    LESSON: "bài học", "lesson";
    NEEDS_INPUT: "cần có --input để lập bảng", "a table needs --input";
    NO_AXES: "khi nêu nhiều dữ liệu thì không dùng --rows và --cols", "several inputs leave no place for --rows and --cols";
    TOO_MANY_CELLS: "bảng sẽ có hơn {0} ô", "the table would have more than {0} cells";
    NO_GAME: "{0}: dữ liệu này không có ván {1}", "{0}: this input tells of no game {1}";
    NEEDS_RANGE: "cần một khoảng như n=1..9 hay n=0..90:10", "a range such as n=1..9 or n=0..90:10 is needed";
    FROM_ONE: "answer:K đếm các từ từ 1", "answer:K counts words from 1";
    NO_SHOW: "các cách xem là {0}", "what can be shown is {0}";
    OPEN_BRACE: "'{0}' thiếu dấu đóng ngoặc nhọn", "'{0}' has no closing brace";
    TOO_LONG: "dữ liệu quá dài", "the input gets too long";
    NO_SUM: "'{0}' không phải là tổng của các số và tham số", "'{0}' is no sum of numbers and parameters";
    NO_RANGE: "tham số {0} chưa có khoảng giá trị", "the parameter {0} has no range";
    NO_HINT: "{0} không có gợi ý này", "{0} has no such hint";
    NO_TABLE: "bài học của {0} không có bảng nào; hãy nêu dữ liệu bằng --input", "the lesson of {0} has no table; name a family with --input";
    NAME_ONE: "hãy nêu một bài: judge lesson nim", "name one problem: judge lesson nim";
}
