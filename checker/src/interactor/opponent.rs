//! Whom a program plays against.

use std::fmt;
use std::str::FromStr;

/// Whom the program of an interactive problem plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Any legal move, each as likely as the others.
    Random,
    /// The move that looks best at once.
    Greedy,
    /// Perfect play.
    Best,
    /// Legal and nasty: the longest games, the edges, and lines with all the white space that
    /// the rules allow.
    Spoiler,
}

impl Opponent {
    /// All opponents.
    pub const ALL: [Opponent; 4] = [
        Opponent::Random,
        Opponent::Greedy,
        Opponent::Best,
        Opponent::Spoiler,
    ];

    /// The name used in `problem.toml` and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::Greedy => "greedy",
            Opponent::Best => "best",
            Opponent::Spoiler => "spoiler",
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Opponent::ALL
            .into_iter()
            .find(|opponent| opponent.name() == name)
            .ok_or_else(|| {
                format!("'{name}' is no opponent; opponents are random, greedy, best and spoiler")
            })
    }
}
