//! What is said of a picture, and of its parts to those who do not see it.

bilingual::sentences! {
    FIRST_MOVES: "Người thứ nhất đi", "The first player moves";
    SECOND_MOVES: "Người thứ hai đi", "The second player moves";
    BARRED: "không được lặp lại {0}", "not {0} again";
    AT_LEAST: "ít nhất {0}", "at least {0}";
    AT_MOST: "nhiều nhất {0}", "at most {0}";
    SUM: "tổng {0}, không quá {1}", "sum {0}, at most {1}";
    LEFT: "còn được cộng thêm {0}", "{0} may still be added";
    TOTALS: "người sắp đi có {0}, người kia có {1}", "the player to move has {0}, the other one {1}";

    HEAPS: "Các đống: {0}", "Heaps: {0}";
    ONE_HEAP: "Một đống: {0}", "One heap: {0}";
    BOARD: "Bảng {0} × {1}", "Board of {0} × {1}";
    EMPTY_BOARD: "Bảng trống {0} × {1}", "Empty board of {0} × {1}";
    STRIP: "Dải {0} ô", "Strip of {0} cells";
    NOTHING: "không có gì", "nothing";
    AND_MORE: "và {0} nữa", "and {0} more";
    GRAPH: "Đồ thị có {0} đỉnh", "Graph of {0} vertices";
    EDGES: "nối {0}", "joined {0}";
    BARS: "Các thanh: {0}", "Bars: {0}";
    IN_ROW: "hàng {0}: {1}", "row {0}: {1}";
    FENCES: "vách giữa {0}", "walls between {0}";

    FIRSTS: "quân của người thứ nhất", "first player's piece";
    SECONDS: "quân của người thứ hai", "second player's piece";
    PIECE: "quân", "piece";
    WHITE: "quân trắng", "white piece";
    BLACK: "quân đen", "black piece";
    WHITE_CELL: "ô trắng", "white cell";
    BLACK_CELL: "ô đen", "black cell";
    GREEN_CELL: "ô xanh lá", "green cell";
    PURPLE_CELL: "ô tím", "purple cell";
    MARKED: "ô đích", "goal";
    WALL: "tường", "wall";
    GONE: "bỏ", "gone";
    FILLED: "ô đã tô", "filled cell";
    FILLED_FIRST: "ô của người thứ nhất", "first player's cell";
    FILLED_SECOND: "ô của người thứ hai", "second player's cell";
    KING: "vua", "king";
    QUEEN: "hậu", "queen";
    KNIGHT: "mã", "knight";
    BISHOP: "tượng", "bishop";
    PAWN: "tốt", "pawn";
    STONE: "sỏi", "stone";
}
