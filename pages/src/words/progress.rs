//! What `progress.js` says.

words! {
    "progress-solved": "Đã giải trong giới hạn gốc, {0}", "Solved within the source limits, {0}";
    "progress-beyond": "Đã giải cả giới hạn nâng cao, {0}", "Solved beyond the source limits too, {0}";
    "progress-won": "Số ván đã thắng từ thế thắng: {0}", "Games won from won positions: {0}";
    "progress-hints": "Số gợi ý đã xem: {0}", "Hints seen: {0}";
    "progress-count": "Đã giải {0} / {1} bài, thắng {2} ván từ thế thắng, xem {3} gợi ý.", "{0} of {1} problems solved, {2} games won from won positions, {3} hints seen.";
    "progress-not-kept": "Trình duyệt không cho giữ lại gì: tiến độ sẽ mất khi đóng trang. Hãy lưu ra file.", "This browser keeps nothing: your progress is lost when the page is closed. Save it to a file.";
    "progress-save": "Lưu ra file", "Save to a file";
    "progress-read": "Đọc từ file", "Read from a file";
    "progress-clear": "Xóa hết", "Forget everything";
    "progress-sure": "Xóa toàn bộ tiến độ trên máy này?", "Forget all progress on this device?";
    "progress-taken": "Đã đọc, gộp với tiến độ đang có.", "Read, and joined with what was here.";
    "progress-no-file": "File này không phải là file tiến độ đã lưu.", "This is no file of saved progress.";
}
