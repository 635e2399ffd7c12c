//! Where the search has to give up.

use std::error::Error;
use std::fmt;

/// Why a position has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// More than so many positions would have to be remembered.
    TooMany(usize),
    /// More memory or time would be needed than a [`Book`](crate::Book) takes unless it is told otherwise.
    TooLarge,
    /// Play can come back to where it was, and such a game has outcomes and endings only.
    Cycle,
    /// It is a puzzle for one, in which no search is made.
    Alone,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::TooMany(limit) => write!(f, "the game has more than {limit} positions"),
            Trouble::TooLarge => write!(f, "the game is too large to be searched in seconds"),
            Trouble::Cycle => write!(f, "the game can go round in circles"),
            Trouble::Alone => write!(f, "a puzzle for one is not searched"),
        }
    }
}

impl Error for Trouble {}
