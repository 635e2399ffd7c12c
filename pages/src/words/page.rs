//! What `page.js` and `road.js` say.

use bilingual::Text;

use super::Words;

pub(super) const WORDS: Words = &[
    ("copy", Text::new("Chép", "Copy")),
    ("copied", Text::new("Đã chép", "Copied")),
    (
        "copy-by-hand",
        Text::new("Đã chọn: nhấn Ctrl+C", "Selected: press Ctrl+C"),
    ),
    (
        "print-statement",
        Text::new("In đề bài", "Print the statement"),
    ),
    ("print-lesson", Text::new("In bài học", "Print the lesson")),
    ("found", Text::new("{0} bài", "{0} problems")),
    (
        "found-none",
        Text::new("Không có bài nào như vậy", "No problem is like that"),
    ),
];
