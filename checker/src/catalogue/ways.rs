//! Ways of judging that do not fit.

use bilingual::sentences;

sentences! {
    NOT_BY_COMPARISON: "bài này có chương trình chấm riêng, không so với đáp án", "a special checker's problem cannot be judged by comparison";
    NOT_BY_OUTPUT: "bài tương tác được chấm qua đối thoại, không qua file kết quả", "an interactive problem is judged by a dialogue, not by its output";
    NO_PART: "{0} không phải là một phần của số điểm: {1}", "{0} is no part of the points: {1}";
}
