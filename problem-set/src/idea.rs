//! The ideas of the problems, each with its title.

use bilingual::{Lang, Text, sentences};
use serde::{Deserialize, Serialize};

sentences! {
    POSITIONS: "Thế cờ, nước đi, thắng và thua", "Position, move, winning and losing";
    PERIODS: "Bất biến, đối xứng, chu kỳ", "Invariants, symmetry, periods";
    DECISION_TABLES: "Kỹ thuật bảng phương án", "Decision tables";
    NIM: "Nim và thể thức misère", "Nim and misère play";
    GRUNDY: "Giá trị Grundy và tổng các trò chơi", "Grundy values and sums of games";
    SUMS: "Bậc của tổng và trạng thái tương đương", "The degree of a sum, and equivalent states";
    LOOPY: "Trò chơi có chu trình và số nước đến hết ván", "Loopy games and the number of moves to the end";
    MATCHINGS: "Cặp ghép và lát cắt trong trò chơi", "Matchings and cuts in games";
    MINIMAX: "Minimax: điểm số, ghi nhớ, alpha–beta", "Minimax: scores, memory, alpha–beta";
    MATRIX_GAMES: "Trò chơi trên ma trận và giá trị trung bình", "Matrix games and means";
    SEARCH: "Tìm kiếm và câu đố một người", "Search and puzzles for one";
    PLAYING_PROGRAMS: "Chương trình chơi", "Programs that play";
}

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

/// The ideas, in the order of the road; each has a chapter of the course.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idea {
    /// Won and lost positions, by going backwards.
    Positions,
    /// Invariants, symmetry, periods.
    Periods,
    /// Which move to make: the table of decisions.
    DecisionTables,
    /// Nim and misère play.
    Nim,
    /// Grundy values and sums.
    Grundy,
    /// Moves in several games, and equivalent states.
    Sums,
    /// Retrograde analysis: games that may go round in circles.
    Loopy,
    /// Matchings and cuts.
    Matchings,
    /// Minimax over positions with scores.
    Minimax,
    /// Both choose at once; means.
    MatrixGames,
    /// Search, greedy choices, puzzles for one.
    Search,
    /// Programs that play.
    PlayingPrograms,
}

impl Idea {
    /// All ideas, in order.
    pub const ALL: [Idea; 12] = [
        Idea::Positions,
        Idea::Periods,
        Idea::DecisionTables,
        Idea::Nim,
        Idea::Grundy,
        Idea::Sums,
        Idea::Loopy,
        Idea::Matchings,
        Idea::Minimax,
        Idea::MatrixGames,
        Idea::Search,
        Idea::PlayingPrograms,
    ];

    fn called(self) -> (&'static str, Text) {
        match self {
            Idea::Positions => ("positions", POSITIONS),
            Idea::Periods => ("periods", PERIODS),
            Idea::DecisionTables => ("decision-tables", DECISION_TABLES),
            Idea::Nim => ("nim", NIM),
            Idea::Grundy => ("grundy", GRUNDY),
            Idea::Sums => ("sums", SUMS),
            Idea::Loopy => ("loopy", LOOPY),
            Idea::Matchings => ("matchings", MATCHINGS),
            Idea::Minimax => ("minimax", MINIMAX),
            Idea::MatrixGames => ("matrix-games", MATRIX_GAMES),
            Idea::Search => ("search", SEARCH),
            Idea::PlayingPrograms => ("playing-programs", PLAYING_PROGRAMS),
        }
    }

    /// The name used in `problem.toml`, and of the chapter's files.
    pub fn name(self) -> &'static str {
        self.called().0
    }

    /// Its title in both languages.
    pub fn title(self) -> Text {
        self.called().1
    }
}
