//! What is said at the terminal, in both languages.

use arena::{Ending, Worth};

use crate::words::Lang;

/// The sentences of one language.
#[derive(Debug)]
pub(super) struct Words {
    pub(super) help: &'static str,
    pub(super) players: [&'static str; 2],
    pub(super) your_move: &'static str,
    pub(super) no_move: &'static str,
    pub(super) nothing_to_take_back: &'static str,
    pub(super) more_moves: &'static str,
    pub(super) wins: &'static str,
    pub(super) draw: &'static str,
    pub(super) score: &'static str,
    pub(super) unknown: &'static str,
    won_in: &'static str,
    lost_in: &'static str,
    drawn: &'static str,
    points: &'static str,
}

const VIETNAMESE: Words = Words {
    help: "Gõ nước đi như đề bài viết, hoặc #k cho nước thứ k; ? xem giá trị các nước đi, h gợi ý một nước, \
           u lùi lại, Ctrl-D bỏ cuộc.",
    players: ["người đi trước", "người đi sau"],
    your_move: "nước đi của",
    no_move: "không có nước đi nào như vậy; gõ ? để xem các nước đi",
    nothing_to_take_back: "chưa có nước đi nào để lùi lại",
    more_moves: "nước đi nữa",
    wins: "thắng",
    draw: "hòa",
    score: "điểm của người sắp đi trừ điểm của người kia",
    unknown: "không tính được giá trị",
    won_in: "thắng sau",
    lost_in: "thua sau",
    drawn: "hòa",
    points: "hơn",
};

const ENGLISH: Words = Words {
    help: "Type a move as the statement writes it, or #k for the k-th move; ? shows what the moves are worth, \
           h hints at a move, u takes back, Ctrl-D gives up.",
    players: ["the first player", "the second player"],
    your_move: "move of",
    no_move: "there is no such move; type ? to see the moves",
    nothing_to_take_back: "there is no move to take back",
    more_moves: "more moves",
    wins: "wins",
    draw: "a draw",
    score: "points of the player to move less those of the other",
    unknown: "values cannot be found",
    won_in: "won in",
    lost_in: "lost in",
    drawn: "drawn",
    points: "ahead by",
};

impl Words {
    /// What a move is worth to the player who makes it; the sign tells it without words.
    pub(super) fn worth(&self, worth: Worth) -> String {
        match worth {
            Worth::Ending(Ending::Won(moves)) => format!("+ {} {moves}", self.won_in),
            Worth::Ending(Ending::Lost(moves)) => format!("- {} {moves}", self.lost_in),
            Worth::Ending(Ending::Drawn) => format!("= {}", self.drawn),
            Worth::Points(points) => format!("{} {points:+}", self.points),
        }
    }
}

/// Those of the language, or else of the locale.
pub(super) fn of(language: Option<Lang>) -> &'static Words {
    match Lang::or_of_locale(language) {
        Lang::Vi => &VIETNAMESE,
        Lang::En => &ENGLISH,
    }
}
