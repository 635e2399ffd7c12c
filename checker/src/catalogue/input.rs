//! What the rooms' readers find wrong with an input; they say the English, and a test holds both
//! together.

use words::Text;

/// Sentences; of two that fit, the first is meant. Gaps stand in order in the English.
pub(crate) const SENTENCES: &[Text] = &[
    // What any field can lack.
    Text::new(
        "dữ liệu hết ở chỗ cần một số từ {0} đến {1}",
        "the input ends where a number in {0}..={1} is expected",
    ),
    Text::new(
        "dữ liệu hết ở chỗ cần một từ gồm các ký tự '{0}'",
        "the input ends where a word over '{0}' is expected",
    ),
    Text::new(
        "{0} không nằm trong khoảng từ {1} đến {2}",
        "{0} is not in {1}..={2}",
    ),
    Text::new("{0} không phải là số nguyên", "{0} is not a whole number"),
    Text::new(
        "'{0}' không thuộc các ký tự '{1}'",
        "'{0}' is not one of '{1}'",
    ),
    Text::new(
        "dài {0}, khác với hàng 1 dài {1}",
        "a length of {0} is not that of row 1, {1}",
    ),
    Text::new(
        "độ dài {0} không nằm trong khoảng từ {1} đến {2}",
        "a length of {0} is not {1}..={2}",
    ),
    Text::new(
        "độ dài là {0}, không phải {1}",
        "a length of {0} is not {1}",
    ),
    Text::new(
        "{0} thừa, dữ liệu đã hết",
        "{0} stands after the end of the input",
    ),
    Text::new(
        "byte {0} không phải là văn bản UTF-8",
        "byte {0} is not UTF-8 text",
    ),
    // Too much in one file.
    Text::new("có quá {0} test", "more than {0} tests"),
    Text::new("nhiều hơn {0} test", "there are more than {0} tests"),
    Text::new(
        "quá 10^6 đống trong tất cả các test",
        "more than 10^6 heaps in all tests",
    ),
    Text::new("lớn hơn 10^{0}", "more than 10^{0}"),
    Text::new(
        "các từ có {0} ký tự, nhiều hơn {1}",
        "the words have {0} characters, more than {1}",
    ),
    Text::new(
        "các hộp trong file có tất cả quá {0} chiếc bánh",
        "the boxes of the file hold more than {0} sweets in all",
    ),
    Text::new(
        "các bảng trong file có quá {0} ô",
        "the boards of the file have more than {0} cells",
    ),
    Text::new(
        "các lưới đến lưới này có quá {0} ô",
        "the grids up to this one have more than {0} cells",
    ),
    Text::new("lưới có quá {0} hàng", "the grid has more than {0} rows"),
    Text::new(
        "các test trong file có tất cả quá {0} cung",
        "the tests of the file have more than {0} arcs in all",
    ),
    Text::new(
        "các sơ đồ có tất cả quá 10^6 {0}",
        "the diagrams have more than 10^6 {0} in all",
    ),
    Text::new(
        "{0} nhân {1} bằng {2}, nhiều hơn {3} ô",
        "{0} times {1} is {2}, more than {3} squares",
    ),
    Text::new(
        "các hàng có {0} viên sỏi, nhiều hơn {1}",
        "the rows hold {0} stones, more than {1}",
    ),
    // What one problem asks for.
    Text::new(
        "{0} không phải là 0, cũng không nằm trong khoảng từ {1} đến {2}",
        "{0} is neither 0 nor in {1}..={2}",
    ),
    Text::new(
        "'{0}' không phải là Petra hay Jan",
        "'{0}' is neither Petra nor Jan",
    ),
    Text::new("cần misere hoặc normal", "expected misere or normal"),
    Text::new("cần YOU hoặc MACHINE", "expected YOU or MACHINE"),
    Text::new(
        "cần năm chữ cái A hoặc B",
        "five letters A or B are expected",
    ),
    Text::new("{0} là số lẻ", "{0} is odd"),
    Text::new("chữ số đầu tiên là 0", "the first digit is 0"),
    Text::new(
        "ô {0} {1} đã bị nước {2} chiếm",
        "the cell {0} {1} has been taken by move {2}",
    ),
    Text::new("ô {0} {1} đã bị chiếm", "the cell {0} {1} is taken"),
    Text::new(
        "cả hai quân đứng ở cột {0}",
        "both stones stand in column {0}",
    ),
    Text::new(
        "tổng các số trong bảng không lớn hơn {0}",
        "the table's sum is not more than {0}",
    ),
    Text::new("trong bảng không còn số {0}", "no {0} is left in the table"),
    Text::new("tổng {0} lớn hơn {1}", "the sum {0} is more than {1}"),
    Text::new("cả hai đầu là thành phố {0}", "both ends are city {0}"),
    Text::new(
        "'{0}' đứng ở {1} ô, không phải một ô",
        "'{0}' stands on {1} cells, not on one",
    ),
    Text::new("'$' không đứng một mình", "'$' does not stand alone"),
    Text::new(
        "lưới kết thúc ở đây có {0} nhân vật '@', không phải 1",
        "the grid that ends here has {0} heroes, not 1",
    ),
    Text::new(
        "quân mã không đi được từ {0} {1} đến {2} {3}",
        "the knight cannot go from {0} {1} to {2} {3}",
    ),
    Text::new(
        "bàn cờ không có thanh L của đối phương",
        "the board has no L of the opponent",
    ),
    Text::new(
        "các ô '{0}' không tạo thành thanh L",
        "the cells of '{0}' form no L",
    ),
    Text::new(
        "bàn cờ có {0} quân tròn và {1} ô trống, không phải 2 và 6",
        "the board has {0} round pieces and {1} empty cells, not 2 and 6",
    ),
    Text::new(
        "cột {0} chỉ bị cấm ở một trong hai bảng",
        "column {0} is forbidden on one board only",
    ),
    Text::new(
        "đỉnh {0} không có cung để xóa",
        "vertex {0} has no arc to delete",
    ),
    Text::new(
        "{0} × {1} quân không chia được thành cặp",
        "{0} × {1} tiles are no pairs",
    ),
    Text::new(
        "màu {0} có trên quân thứ ba",
        "colour {0} stands on a third tile",
    ),
    Text::new(
        "không cung nào đi ra từ đỉnh {0}",
        "no arc leaves vertex {0}",
    ),
    Text::new(
        "cung {0} không đi ra từ đỉnh ấy",
        "arc {0} does not leave it",
    ),
    Text::new(
        "{0} khác 0, nhưng đỉnh này của Harry",
        "{0} is not 0, but the vertex is Harry's",
    ),
    Text::new(
        "bàn cờ đầu có {0} quân {1}, không phải 4",
        "the first board has {0} {1} stones, not 4",
    ),
    Text::new(
        "bàn cờ cuối có {0} quân {1}, không phải 4",
        "the last board has {0} {1} stones, not 4",
    ),
    Text::new(
        "cột {0} đã có một quân tốt",
        "there is a pawn in column {0} already",
    ),
    Text::new(
        "quân tốt {0} đứng ở (0, 0), ô của quân hậu",
        "pawn {0} stands on (0, 0), the queen's cell",
    ),
    Text::new(
        "hai ô {0} {1} và {2} {3} không kề nhau",
        "the cells {0} {1} and {2} {3} are no neighbours",
    ),
    Text::new(
        "ô {0} và ô {1} cùng chứa {2}",
        "cells {0} and {1} both hold {2}",
    ),
    Text::new(
        "quân bài này đã có, là quân {0}",
        "it has been given as card {0}",
    ),
    Text::new(
        "dữ liệu hết ở chỗ cần {0} của nó",
        "the input ends where its {0} is expected",
    ),
    Text::new(
        "'{0}' không phải là {1} (một trong {2})",
        "'{0}' is no {1} (one of {2})",
    ),
    Text::new("hai viên bi nằm ở ô {0}", "two beads lie on cell {0}"),
    Text::new(
        "bản đồ có {0} ô '{1}', không phải 1",
        "the map has {0} cells '{1}', not 1",
    ),
];

/// Names of fields, and other words that stand in gaps. Those of one letter, as a statement gives
/// them, are the same in both languages.
pub(crate) const NAMES: &[Text] = &[
    Text::new("cung", "arc"),
    Text::new("phong sô-cô-la", "bar"),
    Text::new("viên bi", "bead"),
    Text::new("đen", "black"),
    Text::new("quân đen", "black piece"),
    Text::new("bàn cờ", "board"),
    Text::new("quân bài", "card"),
    Text::new("ô", "cell"),
    Text::new("ô", "cells"),
    Text::new("số đã nói", "claim"),
    Text::new("màu", "colour"),
    Text::new("cột", "column"),
    Text::new("số bị xóa", "deleted number"),
    Text::new("sơ đồ", "diagram"),
    Text::new("các viên bi", "discs"),
    Text::new("cạnh", "edge"),
    Text::new("phần tử", "entry"),
    Text::new("người đi trước", "first"),
    Text::new("người chọn trước", "first to choose"),
    Text::new("tảng băng", "floe"),
    Text::new("đầu", "from"),
    Text::new("đống", "heap"),
    Text::new("quân mã", "knight"),
    Text::new("các chữ cái", "letters"),
    Text::new("cung nối", "link"),
    Text::new("danh sách", "list"),
    Text::new("cung", "links"),
    Text::new("cách chơi", "mode"),
    Text::new("nước đi", "move"),
    Text::new("số", "number"),
    Text::new("thao tác", "operation"),
    Text::new("cặp", "pair"),
    Text::new("quân tốt", "pawn"),
    Text::new("câu hỏi", "query"),
    Text::new("con đường", "road"),
    Text::new("cung của Ron ở đỉnh", "Ron's arc at vertex"),
    Text::new("cung của Ron", "Ron's arc"),
    Text::new("hàng", "row"),
    Text::new("luật chơi", "rule"),
    Text::new("điểm", "score"),
    Text::new("bảng thứ hai", "second board"),
    Text::new("kiểu tô", "shading"),
    Text::new("kiểu hình", "shape"),
    Text::new("từ nguồn", "source word"),
    Text::new("dải", "strip"),
    Text::new("chiếc bánh", "sweet"),
    Text::new("test", "test"),
    Text::new("quân", "tile"),
    Text::new("cuối", "to"),
    Text::new("tháp", "tower"),
    Text::new("đầu vách", "wall's end"),
    Text::new("trắng", "white"),
    Text::new("từ", "word"),
];
