//! `judge course`, `exercise`, `hint`, `lesson`, `next` and `table`.

use bilingual::sentences;

sentences! {
    NOT_KEPT: "{0}: không ghi được, nên bài được chấp nhận không được nhớ", "{0}: cannot be written, so what is accepted is not remembered";
    NO_HINT: "{0} không có gợi ý này", "{0} has no such hint";
    NO_EXERCISE: "bài học của {0} không có bài tập này", "the lesson of {0} has no such exercise";
    ANSWERS: "(đáp án: judge course {0} --answers)", "(the answer: judge course {0} --answers)";
    ANSWER: "(đáp án: judge exercise {0} {1} --answer)", "(the answer: judge exercise {0} {1} --answer)";
    NO_TABLE: "bài học của {0} không có bảng nào; hãy nêu dữ liệu bằng --input", "the lesson of {0} has no table; name a family with --input";
    NO_CHAPTER: "không có chương {0}; judge course liệt kê các chương", "there is no chapter {0}; judge course lists them";
    PRIMERS: "Nhập môn, nửa trang mỗi bài:", "Primers, half a page each:";
    NAME_ONE: "hãy nêu một bài: judge lesson nim", "name one problem: judge lesson nim";
}
