//! The ideas of the problems, each with its title.

use std::str::FromStr;

use bilingual::Lang;
use serde::Deserialize;

/// A title in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// The name used in `problem.toml`, and of the chapter's files.
    pub fn name(self) -> &'static str {
        match self {
            Idea::Positions => "positions",
            Idea::Periods => "periods",
            Idea::DecisionTables => "decision-tables",
            Idea::Nim => "nim",
            Idea::Grundy => "grundy",
            Idea::Sums => "sums",
            Idea::Loopy => "loopy",
            Idea::Matchings => "matchings",
            Idea::Minimax => "minimax",
            Idea::MatrixGames => "matrix-games",
            Idea::Search => "search",
            Idea::PlayingPrograms => "playing-programs",
        }
    }

    /// Its title in both languages.
    pub fn title(self) -> Title {
        let (vi, en) = match self {
            Idea::Positions => (
                "Thế cờ, nước đi, thắng và thua",
                "Position, move, winning and losing",
            ),
            Idea::Periods => (
                "Bất biến, đối xứng, chu kỳ",
                "Invariants, symmetry, periods",
            ),
            Idea::DecisionTables => ("Kỹ thuật bảng phương án", "Decision tables"),
            Idea::Nim => ("Nim và thể thức misère", "Nim and misère play"),
            Idea::Grundy => (
                "Giá trị Grundy và tổng các trò chơi",
                "Grundy values and sums of games",
            ),
            Idea::Sums => (
                "Bậc của tổng và trạng thái tương đương",
                "The degree of a sum, and equivalent states",
            ),
            Idea::Loopy => (
                "Trò chơi có chu trình và số nước đến hết ván",
                "Loopy games and the number of moves to the end",
            ),
            Idea::Matchings => (
                "Cặp ghép và lát cắt trong trò chơi",
                "Matchings and cuts in games",
            ),
            Idea::Minimax => (
                "Minimax: điểm số, ghi nhớ, alpha–beta",
                "Minimax: scores, memory, alpha–beta",
            ),
            Idea::MatrixGames => (
                "Trò chơi trên ma trận và giá trị trung bình",
                "Matrix games and means",
            ),
            Idea::Search => ("Tìm kiếm và câu đố một người", "Search and puzzles for one"),
            Idea::PlayingPrograms => ("Chương trình chơi", "Programs that play"),
        };
        Title {
            vi: vi.to_owned(),
            en: en.to_owned(),
        }
    }
}

impl FromStr for Idea {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Idea::ALL
            .into_iter()
            .find(|idea| idea.name() == name)
            .ok_or_else(|| {
                let names = Idea::ALL.map(Idea::name).join(", ");
                format!("'{name}' is no idea; ideas are {names}")
            })
    }
}
