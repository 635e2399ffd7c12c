//! The special checkers.

use words::sentences;

sentences! {
    // Several of them.
    MOVE: "nước đi {0}", "move {0}";
    OPERATION: "phép biến đổi {0}", "operation {0}";
    IN_THE_END: "sau cả {0} phép biến đổi, {1}", "after all {0} operations {1}";
    // LGAME.
    WINNING_BOARD: "bàn cờ sau một nước đi thắng", "a board after a winning move";
    BOARD: "một bàn cờ", "a board";
    ROW_OR_NO: "hàng đầu của bàn cờ, hoặc 'No'", "a row, or 'No'";
    BOARD_ROW: "hàng {0}", "row {0}";
    FOUR_CHARACTERS: "cần 4 ký tự", "expected 4 characters";
    VERDICT: "kết luận", "verdict";
    OTHER_LETTER: "thanh L của đối phương ghi bằng '{0}', không phải bằng '{1}'", "the opponent's L is drawn with '{0}', not with '{1}'";
    NO_MOVE_LEADS: "không có nước đi nào đưa thế cờ đã cho đến bàn cờ này", "no move leads from the input to this board";
    NOT_LOST: "ở bàn cờ này đối phương không thua", "the opponent does not lose on this board";
    NO_OTHER_L: "bàn cờ không có thanh L của đối phương", "the board has no L of the opponent";
    NO_L: "các ô '{0}' không tạo thành chữ L", "the cells of '{0}' form no L";
    PIECES: "bàn cờ có {0} quân tròn và {1} ô trống, không phải 2 và 6", "the board has {0} round pieces and {1} empty cells, not 2 and 6";

    // LINE2010.
    BETTER_PLAN: "dãy phép biến đổi này có chi phí {0}, của đáp án có chi phí {1}", "the plan costs {0}, the reference's costs {1}";
    PLAN_POINTS: "dãy phép biến đổi này có chi phí {0}, nhỏ nhất là {1}: được {2} trong 10 điểm", "the plan costs {0}, the best {1}: {2} of 10 points";
    NO_NEIGHBOURS: "ô {0} {1} và ô {2} {3} không kề nhau", "the cells {0} {1} and {2} {3} are no neighbours";
    CELL_STATE: "ô {0} {1} {2}", "the cell {0} {1} {2}";
    FORBIDDEN: "là ô cấm", "is forbidden";
    HOLDS_BEAD: "đã có bi", "holds a bead already";
    HOLDS_NO_BEAD: "không có bi", "holds no bead";
    BEAD_TOO_MANY: "thừa một viên bi", "holds a bead too many";
    BEAD_LACKING: "thiếu một viên bi", "lacks a bead";

    // MATGAME.
    OPEN_PLAY: "tổng khi chơi mở", "value of open play";
    SIMULTANEOUS_PLAY: "giá trị khi chơi đồng thời", "value of simultaneous play";

    // MEAN.
    VERDICT_ON_TEST: "kết luận của test {0}", "verdict on test {0}";
    BETTER_FOR_HARRY: "test {0}: bài làm chỉ ra cách để Harry đạt {1}, còn đáp án là {2}", "test {0}: the output shows how Harry comes to {1}, where the reference says {2}";
    WRONG_VERDICT: "test {0}: kết luận đúng là {1}, không phải {2}", "test {0}: the verdict is {1}, not {2}";
    HARRYS_ARC: "test {0}: cung của Harry ở đỉnh {1}", "test {0}: Harry's arc at vertex {1}";
    RONS_VERTEX: "đỉnh này của Rôn nên phải ghi 0, không phải {0}", "the vertex is Ron's, so it must be 0, not {0}";
    HARRYS_VERTEX: "đỉnh này của Harry nên không được ghi 0", "the vertex is Harry's, so it must not be 0";
    NOT_ITS_ARC: "cung {0} không xuất phát từ đỉnh này", "arc {0} does not leave it";
    CYCLE: "test {0}: chu trình mà ván chơi đi vào có tổng {1}, không phải {2}", "test {0}: the cycle that play runs into sums to {1}, which is no {2}";

    // NUMCOINS.
    COINS: "số xu", "coins";
    NOT_BEST_PLAY: "file đáp án: {0} xu cho người đi trước, nhưng chơi tối ưu được {1}", "the reference's file: {0} coins for the first player, but best play earns {1}";
    WRONG_COINS: "đáp án là {0} xu, bài làm ghi {1}", "expected {0} coins, found {1}";
    WEAK_MOVE: "khi còn {1} cọc, lấy {0} cọc thì người đi được {2} xu, nước tốt nhất được {3}", "taking {0} of {1} heaps is worth {2} coins to the player, the best move {3}";

    // QUEEN36.
    WRONG_PAWNS: "ăn được nhiều nhất {0} quân tốt, bài làm ghi {1}", "expected {0} pawns, found {1}";
    CAPTURE: "nước ăn {0}", "capture {0}";
    PAWN: "quân tốt {0} {1}", "pawn {0} {1}";
    MORE_PAWNS: "bài làm ăn được {0} quân tốt, đáp án chỉ {1}", "the output captures {0} pawns, the reference only {1}";
    BELOW: "đứng thấp hơn quân hậu", "stands below the queen";
    CAPTURED: "đã bị ăn", "is captured already";
    NOT_NEAREST_IN_ROW: "không phải là quân gần nhất trong hàng", "is not the nearest one in the row";
    ON_NO_LINE: "không nằm trên đường đi nào của quân hậu", "is on no line with the queen";
    NOT_NEAREST: "không phải là quân gần nhất theo hướng đó", "is not the nearest one in its direction";

    // RUBIC.
    TOO_MANY_OPERATIONS: "{0} phép biến đổi, nhưng {1} phép là đủ", "{0} operations, but {1} are enough";
    FEWER_OPERATIONS: "{0} phép biến đổi đã đủ để xếp bảng, đáp án cần {1}", "{0} operations solve the board, the reference needs {1}";
    KIND: "loại", "kind";
    LINE: "hàng hoặc cột", "line";
    CELLS: "số ô", "cells";
    IN_PLACE_OF: "ở chỗ của số {1} là số {0}", "{0} stands in the place of {1}";

    // STONE40.
    WINNER: "người thắng", "winner";
    ROW: "hàng", "row";
    STONE: "viên sỏi", "stone";
    RONS_STONE: "viên sỏi {0} của hàng {1} là của Rôn", "stone {0} of row {1} is Ron's";
    RON_WINS: "bốc viên sỏi {0} của hàng {1} thì Rôn thắng", "Ron wins after stone {0} of row {1} is taken";

    // TABLE.
    ROW_SUM: "hàng {0} có tổng {1}", "row {0} sums to {1}";
    COLUMN_SUM: "cột {0} có tổng {1}", "column {0} sums to {1}";

    // WBR.
    BETTER_RECORD: "một biên bản được {0} điểm, đáp án chỉ {1}", "a record earns {0}, the reference only {1}";
    OF_BEST: "{0} điểm, đáp án được {1}", "{0} of {1}, the reference's total";
    MOVE_OR_TOTAL: "nước đi {0} hoặc tổng điểm", "move {0} or the total";
    NO_COLOUR: "cần W, B, R hoặc tổng điểm, nhưng gặp '{0}'", "expected W, B, R or the total, found '{0}'";
    WRONG_TOTAL: "tổng điểm đúng là {0}, không phải {1}", "the total is {0}, not {1}";
    WRONG_LEFT: "còn {0} viên bi, không phải {1}", "{0} cells are left, not {1}";
    CELL_EMPTY: "ô ở dòng {0}, cột {1} trống", "the cell in row {0}, column {1} is empty";
    CELL_COLOUR: "ô ở dòng {0}, cột {1} có màu {2}, không phải {3}", "the cell in row {0}, column {1} is {2}, not {3}";
    CELL_ALONE: "ô ở dòng {0}, cột {1} là một miền chỉ có một viên bi", "the cell in row {0}, column {1} is a region of its own";
    SIZE: "số viên bi", "size";
    SCORE: "số điểm", "score";
    WRONG_NUMBER: "{0} đúng là {1}, không phải {2}", "the {0} is {1}, not {2}";
}
