//! Interactors: the other side of the problems whose program talks.
//!
//! A [`Game`] knows the rules of one problem, plays every kind of opponent and judges each line
//! of the program by the value of the position: never by the reference's private choice. It stands in
//! the room of its problem, in `src/referee.rs`.
//! [`Interactor`] conducts it, and [`rehearse`] plays it against the reference in memory. There
//! is no input and output here, so a pipe, a terminal or a test can stand at either side.

mod conduct;
mod opponent;
mod rehearsal;

use bilingual::Lang;
use chance::Rng;
use inpout::BadInput;

pub use conduct::Interactor;
pub use opponent::Opponent;
pub use rehearsal::{Rehearsal, Said, Speaker, rehearse};

use crate::{Checked, Reader};

/// One game in progress, as the judge sees it.
pub trait Game {
    /// Who has to speak.
    fn turn(&self) -> Turn;

    /// Plays what the program says, if it is right. All of the line must be read.
    ///
    /// # Errors
    /// What is wrong: no move, a move against the rules, or one that gives away what the
    /// program must not give away. The game is then over.
    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Checked>;

    /// The next line of this opponent, without its end; it is then given to [`Game::play`].
    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String;

    /// Plays what the opponent, or a person in its place, says. All of the line must be read.
    ///
    /// # Errors
    /// What is wrong with it, for a person; the game is then as it was, so that the person can
    /// be asked again.
    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Checked>;

    /// The position, drawn for a person; every line is ended by `\n`.
    fn board(&self, lang: Lang) -> String;

    /// What a person is asked to type, such as `row and column`.
    fn asks_for(&self, lang: Lang) -> String;

    /// How the game ended, for a person; called when it is over.
    fn ending(&self, lang: Lang) -> String;

    /// Judges the text of `NAME.OUT`, which is not there if the program wrote none; called when
    /// the game is over and all was right.
    fn record(&self, text: Option<&[u8]>) -> Checked {
        let _ = text;
        Checked::Accepted
    }
}

/// Who has to speak.
#[derive(Debug, Clone, PartialEq)]
pub enum Turn {
    /// The program.
    Program,
    /// Its opponent.
    Opponent,
    /// Nobody: the game is over, and this is what the program has earned.
    Over(Checked),
}

/// Makes the game for the bytes of an opening.
pub type NewGame = fn(&[u8]) -> Result<Box<dyn Game>, BadInput>;
