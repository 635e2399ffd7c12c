//! What `room.js` and `play.js` say.

use bilingual::Text;

use super::Words;

pub(super) const WORDS: Words = &[
    (
        "no-module",
        Text::new(
            "Không tải được luật của bài này: thiếu file trong thư mục assets/rooms",
            "The rules of this problem cannot be loaded: a file in the folder assets/rooms is missing",
        ),
    ),
    ("stopped", Text::new("Đã dừng", "Stopped")),
    (
        "worker-failed",
        Text::new(
            "Trình duyệt không chạy được luật của bài này: {0}",
            "The browser cannot run the rules of this problem: {0}",
        ),
    ),
];
