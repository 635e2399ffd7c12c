//! The road through all problems.

use bilingual::sentences;

sentences! {
    TITLE: "Con đường qua {0} bài và {1} biến thể", "The road through {0} problems and {1} variants";
    HEADING: "bài | tên | độ khó | nên giải trước | bài học", "problem | title | level | solve before | lesson";
    SOLVED: "Đã được chấp nhận {0} trong {1} bài.", "{0} of {1} problems are accepted.";
    AFTER: "sau {0}", "after {0}";
    CHAPTER: "Chương về ý tưởng này", "The chapter of this idea";
    LESSON: "bài học", "lesson";
    ALSO: "Luyện thêm ý tưởng này: {0}.", "To practise this idea too: {0}.";
}
