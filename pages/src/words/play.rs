//! What `room.js`, `board.js` and `play.js` say.

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
    ("play-move", Text::new("Đi {0}", "Move {0}")),
    (
        "play-chosen",
        Text::new(
            "Đã chọn; bấm lần nữa để bỏ",
            "Chosen; press again to let go",
        ),
    ),
    ("play-won", Text::new("thắng sau {0} nước", "won in {0}")),
    ("play-lost", Text::new("thua sau {0} nước", "lost in {0}")),
    ("play-drawn", Text::new("hòa", "drawn")),
    ("play-points", Text::new("{0} điểm", "{0} points")),
    ("play-from", Text::new("Thế cờ đầu", "Opening")),
    ("play-opening-sample", Text::new("ví dụ {0}", "sample {0}")),
    ("play-opening-test", Text::new("test {0}", "test {0}")),
    ("play-opening-any", Text::new("ngẫu nhiên", "random")),
    (
        "play-opening-won",
        Text::new(
            "ngẫu nhiên, người đi trước thắng",
            "random, won for the first player",
        ),
    ),
    (
        "play-opening-lost",
        Text::new(
            "ngẫu nhiên, người đi trước thua",
            "random, lost for the first player",
        ),
    ),
    (
        "play-opening-drawn",
        Text::new("ngẫu nhiên, hòa", "random, drawn"),
    ),
    ("play-opening-own", Text::new("tự nhập…", "of my own…")),
    (
        "play-own",
        Text::new(
            "Thế cờ đầu, viết như trong file dữ liệu",
            "The opening, written as the input file is",
        ),
    ),
    ("play-own-take", Text::new("Chơi thế này", "Play this")),
    ("play-which-game", Text::new("Ván", "Game")),
    ("play-game", Text::new("ván {0}", "game {0}")),
    (
        "play-no-game",
        Text::new(
            "Dữ liệu này không có ván nào để chơi.",
            "This input has no game to play.",
        ),
    ),
    ("play-rules", Text::new("Luật", "Rules")),
    (
        "play-rules-own",
        Text::new("như đề bài", "as in the statement"),
    ),
    ("play-against", Text::new("Đấu với", "Against")),
    (
        "play-perfect",
        Text::new("máy không bao giờ sai", "a perfect machine"),
    ),
    (
        "play-errs",
        Text::new("máy đôi khi sai", "a machine that errs"),
    ),
    ("play-random", Text::new("máy đi bừa", "a random machine")),
    (
        "play-friend",
        Text::new("bạn ngồi bên cạnh", "a friend beside me"),
    ),
    ("play-errs-often", Text::new("Sai", "Errs in")),
    ("play-side", Text::new("Bạn", "You")),
    ("play-first", Text::new("đi trước", "move first")),
    ("play-second", Text::new("đi sau", "move second")),
    ("play-type", Text::new("Gõ nước đi", "Type a move")),
    ("play-make", Text::new("Đi", "Move")),
    ("play-moves", Text::new("Các nước đi", "Moves")),
    (
        "play-more",
        Text::new(
            "… còn {0} nước đi nữa; hãy gõ vài chữ đầu",
            "… {0} more moves; type how one begins",
        ),
    ),
    (
        "play-no-move",
        Text::new(
            "Không có nước đi ‘{0}’ ở thế này.",
            "There is no move ‘{0}’ here.",
        ),
    ),
    ("play-which", Text::new("Nước đi nào?", "Which move?")),
    ("play-none", Text::new("Thôi", "None of these")),
    ("play-values", Text::new("Giá trị?", "What is it worth?")),
    ("play-back", Text::new("Đi lại", "Take back")),
    ("play-anew", Text::new("Chơi lại từ đầu", "Start anew")),
    (
        "play-film",
        Text::new("Phim: cả hai chơi tối ưu", "Film of best play"),
    ),
    (
        "play-film-alone",
        Text::new("Phim: cách giải tốt nhất", "Film of the best solution"),
    ),
    (
        "play-film-end",
        Text::new("Trở lại ván của bạn", "Back to your game"),
    ),
    (
        "play-is-film",
        Text::new("Phim: nước {0} trong {1}.", "Film: move {0} of {1}."),
    ),
    (
        "play-no-film",
        Text::new(
            "Từ thế này không có gì để chiếu: ván đã hết hoặc hòa.",
            "There is nothing to show from here: the game is over or drawn.",
        ),
    ),
    ("play-link", Text::new("Chép đường dẫn", "Copy a link")),
    (
        "play-link-above",
        Text::new("Chép ở thanh địa chỉ", "Copy it from the address bar"),
    ),
    (
        "play-resume",
        Text::new("Chơi tiếp từ thế này", "Play on from here"),
    ),
    ("play-you", Text::new("bạn", "you")),
    ("play-other", Text::new("máy", "the machine")),
    (
        "play-player-first",
        Text::new("người đi trước", "the first player"),
    ),
    (
        "play-player-second",
        Text::new("người đi sau", "the second player"),
    ),
    ("play-to-move", Text::new("Đến lượt {0}.", "To move: {0}.")),
    (
        "play-answered",
        Text::new("Máy đi {0}.", "The machine moves {0}."),
    ),
    (
        "play-wins",
        Text::new(
            "Hết ván. Người thắng: {0}.",
            "The game is over. Winner: {0}.",
        ),
    ),
    (
        "play-is-drawn",
        Text::new("Hết ván: hòa.", "The game is over: a draw."),
    ),
    (
        "play-score",
        Text::new(
            "Người đến lượt đang hơn {0} điểm.",
            "The player to move is ahead by {0} points.",
        ),
    ),
    ("play-made", Text::new("Đã đi {0} nước.", "{0} moves made.")),
    (
        "play-best-known",
        Text::new("Tốt nhất đã biết: {0}.", "Best known: {0}."),
    ),
    ("play-solved", Text::new("Đã giải xong!", "Solved!")),
    (
        "play-stuck",
        Text::new("Không còn nước đi nào.", "No move is left."),
    ),
    (
        "play-searching",
        Text::new("Đang tìm… {0} giây", "Searching… {0} s"),
    ),
    ("play-stop", Text::new("Dừng", "Stop")),
    ("play-search-again", Text::new("Tìm lại", "Search again")),
    (
        "play-any-move",
        Text::new("Máy đi bừa một nước", "Let the machine make any move"),
    ),
    (
        "play-reference",
        Text::new(
            "Lời giải mẫu ghi vào {0}.OUT với thế cờ đầu:",
            "For the opening the reference writes into {0}.OUT:",
        ),
    ),
    ("play-history", Text::new("Diễn biến", "The game so far")),
    ("play-opening", Text::new("thế cờ đầu", "opening")),
    (
        "play-value",
        Text::new("{0} thắng sau {1} nước", "{0} wins in {1}"),
    ),
    ("play-value-over", Text::new("{0} thắng", "{0} wins")),
    ("play-value-drawn", Text::new("thế hòa", "a drawn position")),
    (
        "play-value-points",
        Text::new("người đi trước hơn {0}", "the first player ahead by {0}"),
    ),
    ("play-slip", Text::new("✗ sai lầm", "✗ a slip")),
    ("play-samples", Text::new("Ví dụ", "Sample")),
    ("play-input", Text::new("Dữ liệu", "Input")),
    ("play-draw", Text::new("Vẽ", "Draw")),
    (
        "play-no-picture",
        Text::new("Dữ liệu này không có hình.", "This input has no picture."),
    ),
    (
        "play-earned",
        Text::new("Được {0} điểm.", "{0} points earned."),
    ),
    ("play-left", Text::new("Còn lại {0}.", "{0} left.")),
    (
        "play-spent",
        Text::new("Đến nay tốn {0}.", "Spent so far: {0}."),
    ),
    ("play-board", Text::new("bàn cờ", "board")),
];
