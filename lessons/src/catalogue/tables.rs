//! Tables: what a family of inputs is worth.

use bilingual::sentences;

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
    NEEDS_INPUT: "cần có --input để lập bảng", "a table needs --input";
    NO_AXES: "khi nêu nhiều dữ liệu thì không dùng --rows và --cols", "several inputs leave no place for --rows and --cols";
    TOO_MANY_CELLS: "bảng sẽ có hơn {0} ô", "the table would have more than {0} cells";
    TOO_MANY_POSITIONS: "từ thế cờ này tới được hơn {0} thế: vẽ không hết", "more than {0} positions can be reached: too many to be drawn";
    NO_GAME: "{0}: dữ liệu này không có ván {1}", "{0}: this input tells of no game {1}";
    NO_ANSWER: "lời giải mẫu chỉ biết luật của đề; với --rules hãy xem outcome hay remoteness", "the reference knows the rules of the statement only; with --rules show outcome or remoteness";
    NO_GRUNDY: "giá trị Grundy không nói gì về thể thức misère", "Grundy values tell nothing of misère play";
    NEEDS_RANGE: "cần một khoảng như n=1..9 hay n=0..90:10", "a range such as n=1..9 or n=0..90:10 is needed";
    FROM_ONE: "answer:K đếm các từ từ 1", "answer:K counts words from 1";
    NO_SHOW: "các cách xem là {0}", "what can be shown is {0}";
    OPEN_BRACE: "'{0}' thiếu dấu đóng ngoặc nhọn", "'{0}' has no closing brace";
    TOO_LONG: "dữ liệu quá dài", "the input gets too long";
    NO_SUM: "'{0}' không phải là tổng của các số và tham số", "'{0}' is no sum of numbers and parameters";
    NO_RANGE: "tham số {0} chưa có khoảng giá trị", "the parameter {0} has no range";
}
