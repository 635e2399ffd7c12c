//! Where the search has to give up.

use std::error::Error;
use std::fmt;

use bilingual::{Lang, Message, Told, sentences};

sentences! {
    TOO_MANY_POSITIONS: "trò chơi có quá {0} thế cờ", "the game has more than {0} positions";
    TOO_LARGE_A_GAME: "trò chơi quá lớn, không tìm kiếm xong trong vài giây được", "the game is too large to be searched in seconds";
    GOES_ROUND: "ván chơi có thể quay vòng", "the game can go round in circles";
    NOT_SEARCHED: "trò chơi một người không được tìm kiếm", "a puzzle for one is not searched";
}

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

impl Told for Trouble {
    fn message(&self) -> Message {
        match self {
            Trouble::TooMany(limit) => TOO_MANY_POSITIONS.with(&[limit]).into(),
            Trouble::TooLarge => TOO_LARGE_A_GAME.into(),
            Trouble::Cycle => GOES_ROUND.into(),
            Trouble::Alone => NOT_SEARCHED.into(),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().of(Lang::En))
    }
}

impl Error for Trouble {}
