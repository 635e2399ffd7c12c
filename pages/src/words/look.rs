//! What `look.js` says.

use bilingual::Text;

use super::Words;

#[rustfmt::skip]
pub(super) const WORDS: Words = &[
    ("look-of-lesson", Text::new("Bảng {0} của bài học", "Table {0} of the lesson")),
    ("look-open", Text::new("Mở trong bảng sống", "Open as a live table")),
    ("look-input", Text::new("Dữ liệu, tham số đặt trong ngoặc nhọn, như {0} hay {1}", "Input, with parameters in braces such as {0} or {1}")),
    ("look-rows", Text::new("Hàng", "Rows")),
    ("look-cols", Text::new("Cột", "Columns")),
    ("look-show", Text::new("Xem", "Show")),
    ("look-game", Text::new("Ván thứ", "Game number")),
    ("look-draw", Text::new("Lập bảng", "Make the table")),
    ("look-stop", Text::new("Dừng", "Stop")),
    ("look-stopped", Text::new("Đã dừng.", "Stopped.")),
    ("look-smaller", Text::new("Thu nhỏ", "Smaller")),
    ("look-larger", Text::new("Phóng to", "Larger")),
    ("look-done", Text::new("{0} / {1} ô", "{0} of {1} cells")),
    ("look-value", Text::new("giá trị", "value")),
    ("look-picture", Text::new("Bảng vẽ thành hình; các phím mũi tên đi từ ô này sang ô khác", "The table as a picture; the arrow keys go from cell to cell")),
    ("look-outcome", Text::new("thế thắng hay thua", "won or lost")),
    ("look-remoteness", Text::new("thắng thua sau mấy nước", "won or lost in how many moves")),
    ("look-grundy", Text::new("giá trị Grundy", "Grundy value")),
    ("look-points", Text::new("số điểm hơn", "points ahead")),
    ("look-winning", Text::new("số nước thắng", "number of winning moves")),
    ("look-answer", Text::new("đáp án", "answer")),
    ("look-word", Text::new("từ thứ {0} của đáp án", "word {0} of the answer")),
    ("look-last-word", Text::new("từ cuối của đáp án", "last word of the answer")),
    ("look-lost", Text::new("thế thua", "lost")),
    ("look-won", Text::new("thế thắng", "won")),
    ("look-drawn", Text::new("thế hòa", "drawn")),
    ("look-moves", Text::new("{0} nước", "{0} moves")),
    ("look-empty", Text::new("không có dữ liệu như vậy", "there is no such input")),
    ("look-not-yet", Text::new("chưa tính", "not yet known")),
    ("look-needs-input", Text::new("Cần có dữ liệu để lập bảng.", "A table needs an input.")),
    ("look-no-axes", Text::new("Khi có nhiều dữ liệu (cách nhau bởi dòng ---) thì không dùng hàng và cột.", "Several inputs (parted by a line ---) leave no place for rows and columns.")),
    ("look-too-many-cells", Text::new("Bảng sẽ có hơn {0} ô.", "The table would have more than {0} cells.")),
    ("look-needs-range", Text::new("Hàng và cột cần một khoảng như n=1..9 hay n=0..90:10.", "Rows and columns need a range such as n=1..9 or n=0..90:10.")),
    ("look-open-brace", Text::new("'{0}' thiếu dấu đóng ngoặc nhọn.", "'{0}' has no closing brace.")),
    ("look-too-long", Text::new("Dữ liệu quá dài.", "The input gets too long.")),
    ("look-no-sum", Text::new("'{0}' không phải là tổng của các số và tham số.", "'{0}' is no sum of numbers and parameters.")),
    ("look-no-range", Text::new("Tham số {0} chưa có khoảng giá trị.", "The parameter {0} has no range.")),
];
