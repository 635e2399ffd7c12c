//! The road through all problems.

use bilingual::sentences;

sentences! {
    SOLVED: "Đã được chấp nhận {0} trong {1} bài.", "{0} of {1} problems are accepted.";
    AFTER: "sau {0}", "after {0}";
    CHAPTER: "Chương về ý tưởng này", "The chapter of this idea";
    LESSON: "bài học", "lesson";
}
