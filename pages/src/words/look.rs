//! What `look.js` says.

words! {
    "look-of-lesson": "Bảng {0} của bài học", "Table {0} of the lesson";
    "look-open": "Mở trong bảng sống", "Open as a live table";
    "look-input": "Dữ liệu, tham số đặt trong ngoặc nhọn, như {0} hay {1}", "Input, with parameters in braces such as {0} or {1}";
    "look-rows": "Hàng", "Rows";
    "look-cols": "Cột", "Columns";
    "look-show": "Xem", "Show";
    "look-game": "Ván thứ", "Game number";
    "look-draw": "Lập bảng", "Make the table";
    "look-stop": "Dừng", "Stop";
    "look-stopped": "Đã dừng.", "Stopped.";
    "look-smaller": "Thu nhỏ", "Smaller";
    "look-larger": "Phóng to", "Larger";
    "look-done": "{0} / {1} ô", "{0} of {1} cells";
    "look-value": "giá trị", "value";
    "look-picture": "Bảng vẽ thành hình; các phím mũi tên đi từ ô này sang ô khác", "The table as a picture; the arrow keys go from cell to cell";
    "look-outcome": "thế thắng hay thua", "won or lost";
    "look-remoteness": "thắng thua sau mấy nước", "won or lost in how many moves";
    "look-grundy": "giá trị Grundy", "Grundy value";
    "look-points": "số điểm hơn", "points ahead";
    "look-winning": "số nước thắng", "number of winning moves";
    "look-answer": "đáp án", "answer";
    "look-word": "từ thứ {0} của đáp án", "word {0} of the answer";
    "look-last-word": "từ cuối của đáp án", "last word of the answer";
    "look-lost": "thế thua", "lost";
    "look-won": "thế thắng", "won";
    "look-drawn": "thế hòa", "drawn";
    "look-moves": "{0} nước", "{0} moves";
    "look-empty": "không có dữ liệu như vậy", "there is no such input";
    "look-not-yet": "chưa tính", "not yet known";
    "look-needs-input": "Cần có dữ liệu để lập bảng.", "A table needs an input.";
    "look-no-axes": "Khi có nhiều dữ liệu (cách nhau bởi dòng ---) thì không dùng hàng và cột.", "Several inputs (parted by a line ---) leave no place for rows and columns.";
    "look-too-many-cells": "Bảng sẽ có hơn {0} ô.", "The table would have more than {0} cells.";
    "look-needs-range": "Hàng và cột cần một khoảng như n=1..9 hay n=0..90:10.", "Rows and columns need a range such as n=1..9 or n=0..90:10.";
    "look-open-brace": "'{0}' thiếu dấu đóng ngoặc nhọn.", "'{0}' has no closing brace.";
    "look-too-long": "Dữ liệu quá dài.", "The input gets too long.";
    "look-no-sum": "'{0}' không phải là tổng của các số và tham số.", "'{0}' is no sum of numbers and parameters.";
    "look-no-range": "Tham số {0} chưa có khoảng giá trị.", "The parameter {0} has no range.";
}
