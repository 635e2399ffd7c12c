//! What `page.js` and `road.js` say.

words! {
    "copy": "Chép", "Copy";
    "copied": "Đã chép", "Copied";
    "copy-by-hand": "Đã chọn: nhấn Ctrl+C", "Selected: press Ctrl+C";
    "print-statement": "In đề bài", "Print the statement";
    "print-lesson": "In bài học", "Print the lesson";
    "found": "{0} bài", "{0} problems";
    "found-none": "Không có bài nào như vậy", "No problem is like that";
}
