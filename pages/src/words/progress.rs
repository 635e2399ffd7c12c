//! What `progress.js` says.

use bilingual::Text;

use super::Words;

#[rustfmt::skip]
pub(super) const WORDS: Words = &[
    ("progress-solved", Text::new("Đã giải trong giới hạn gốc, {0}", "Solved within the source limits, {0}")),
    ("progress-beyond", Text::new("Đã giải cả giới hạn nâng cao, {0}", "Solved beyond the source limits too, {0}")),
    ("progress-won", Text::new("Số ván đã thắng từ thế thắng: {0}", "Games won from won positions: {0}")),
    ("progress-hints", Text::new("Số gợi ý đã xem: {0}", "Hints seen: {0}")),
    ("progress-count", Text::new("Đã giải {0} / {1} bài, thắng {2} ván từ thế thắng, xem {3} gợi ý.", "{0} of {1} problems solved, {2} games won from won positions, {3} hints seen.")),
    ("progress-not-kept", Text::new("Trình duyệt không cho giữ lại gì: tiến độ sẽ mất khi đóng trang. Hãy lưu ra file.", "This browser keeps nothing: your progress is lost when the page is closed. Save it to a file.")),
    ("progress-save", Text::new("Lưu ra file", "Save to a file")),
    ("progress-read", Text::new("Đọc từ file", "Read from a file")),
    ("progress-clear", Text::new("Xóa hết", "Forget everything")),
    ("progress-sure", Text::new("Xóa toàn bộ tiến độ trên máy này?", "Forget all progress on this device?")),
    ("progress-taken", Text::new("Đã đọc, gộp với tiến độ đang có.", "Read, and joined with what was here.")),
    ("progress-no-file", Text::new("File này không phải là file tiến độ đã lưu.", "This is no file of saved progress.")),
];
