//! The ideas of the problems, each with its title.

use bilingual::{Lang, Text};
use serde::{Deserialize, Serialize};

use crate::named::named;

/// A title in both languages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// Vietnamese.
    pub vi: String,
    /// English.
    pub en: String,
}

impl Title {
    /// In this language.
    pub fn of(&self, lang: Lang) -> &str {
        lang.pick(&self.vi, &self.en)
    }
}

named! {
    /// The ideas, in the order of the road; each has a chapter of the course.
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Idea {
        /// Won and lost positions, by going backwards.
        Positions = "positions": "Thế cờ, nước đi, thắng và thua", "Position, move, winning and losing";
        /// Invariants, symmetry, periods.
        Periods = "periods": "Bất biến, đối xứng, chu kỳ", "Invariants, symmetry, periods";
        /// Which move to make: the table of decisions.
        DecisionTables = "decision-tables": "Kỹ thuật bảng phương án", "Decision tables";
        /// Nim and misère play.
        Nim = "nim": "Nim và thể thức misère", "Nim and misère play";
        /// Grundy values and sums.
        Grundy = "grundy": "Giá trị Grundy và tổng các trò chơi", "Grundy values and sums of games";
        /// Moves in several games, and equivalent states.
        Sums = "sums": "Bậc của tổng và trạng thái tương đương", "The degree of a sum, and equivalent states";
        /// Retrograde analysis: games that may go round in circles.
        Loopy = "loopy": "Trò chơi có chu trình và số nước đến hết ván", "Loopy games and the number of moves to the end";
        /// Matchings and cuts.
        Matchings = "matchings": "Cặp ghép và lát cắt trong trò chơi", "Matchings and cuts in games";
        /// Minimax over positions with scores.
        Minimax = "minimax": "Minimax: điểm số, ghi nhớ, alpha–beta", "Minimax: scores, memory, alpha–beta";
        /// Both choose at once; means.
        MatrixGames = "matrix-games": "Trò chơi trên ma trận và giá trị trung bình", "Matrix games and means";
        /// Search, greedy choices, puzzles for one.
        Search = "search": "Tìm kiếm và câu đố một người", "Search and puzzles for one";
        /// Programs that play.
        PlayingPrograms = "playing-programs": "Chương trình chơi", "Programs that play";
    }
}

impl Idea {
    /// The name used in `problem.toml`, and of the chapter's files.
    pub fn name(self) -> &'static str {
        self.called().0
    }

    /// Its title in both languages.
    pub fn title(self) -> Text {
        self.called().1
    }
}
