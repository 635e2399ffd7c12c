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
    AFTER: "sau {0}", "after {0}";
    LESSON: "bài học", "lesson";
    NO_HINT: "{0} không có gợi ý này", "{0} has no such hint";
    NO_TABLE: "bài học của {0} không có bảng nào; hãy nêu dữ liệu bằng --input", "the lesson of {0} has no table; name a family with --input";
    NAME_ONE: "hãy nêu một bài: judge lesson nim", "name one problem: judge lesson nim";
}
