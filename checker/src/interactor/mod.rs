//! Interactors: the other side of the problems whose program talks.
//!
//! A [`Game`] knows the rules of one problem, plays every kind of opponent and judges each line
//! of the program by the value of the position: never by the reference's private choice.
//! [`Interactor`] conducts it, and [`rehearse`] plays it against the reference in memory. There
//! is no input and output here, so a pipe, a terminal or a test can stand at either side.
//!
//! To add one for the problem `ID`, whose `problem.toml` says `checker = "interactive"`:
//!
//! 1. `ID.path = "../problems/ID"` in `checker/Cargo.toml`;
//! 2. `interactor/ID.rs` with `pub(crate) fn game` of type `Setup`;
//! 3. here a line `mod ID;` and a line in `TABLE`, both in alphabetical order.

mod conduct;
mod game10;
mod ioigame;
mod knight;
mod nimgame;
mod rehearsal;

use casebook::Rng;
use inpout::BadInput;
pub use registry::spec::Opponent;

pub use conduct::Interactor;
pub use rehearsal::{Rehearsal, Said, Speaker, rehearse};

use crate::{Outcome, Reader};

/// One game in progress, as the judge sees it.
pub trait Game {
    /// Who has to speak.
    fn turn(&self) -> Turn;

    /// Plays what the program says, if it is right. All of the line must be read.
    ///
    /// # Errors
    /// What is wrong: no move, a move against the rules, or one that gives away what the
    /// program must not give away. The game is then over.
    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome>;

    /// The next line of this opponent, without its end; it is then given to [`Game::play`].
    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String;

    /// Plays what the opponent, or a person in its place, says. All of the line must be read.
    ///
    /// # Errors
    /// What is wrong with it, for a person; the game is then as it was, so that the person can
    /// be asked again.
    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome>;

    /// The position, drawn for a person; every line is ended by `\n`.
    fn board(&self) -> String;

    /// What a person is asked to type, such as `row and column`.
    fn asks_for(&self) -> String;

    /// How the game ended, for a person; called when it is over.
    fn ending(&self) -> String;

    /// Judges the text of `NAME.OUT`, which is not there if the program wrote none; called when
    /// the game is over and all was right.
    fn record(&self, text: Option<&[u8]>) -> Outcome {
        let _ = text;
        Outcome::Accepted
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
    Over(Outcome),
}

/// Makes the game for the bytes of an opening.
pub(crate) type Setup = fn(&[u8]) -> Result<Box<dyn Game>, BadInput>;

/// All interactors by the ids of their problems.
const TABLE: &[(&str, Setup)] = &[
    ("game10", game10::game),
    ("ioigame", ioigame::game),
    ("knight", knight::game),
    ("nimgame", nimgame::game),
];

/// The interactor's game of the problem with this id.
pub(crate) fn find(id: &str) -> Option<Setup> {
    TABLE
        .iter()
        .find(|(problem, _)| *problem == id)
        .map(|&(_, setup)| setup)
}

/// The game of an interactive problem with this opening.
///
/// # Errors
/// [`Outcome::JudgeError`] if the problem has no interactor or the opening is bad.
pub fn game(id: &str, opening: &[u8]) -> Result<Box<dyn Game>, Outcome> {
    let Some(setup) = find(id) else {
        return Err(Outcome::JudgeError(format!(
            "the problem {id} has no interactor"
        )));
    };
    setup(opening).map_err(|error| Outcome::JudgeError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use registry::spec::CheckerMode;
    use registry::{PROBLEMS, Spec};

    use super::*;

    /// The reference against every opponent, with several seeds.
    pub(crate) fn against_all(id: &str, opening: &str) {
        let problem = registry::find(id).unwrap();
        let player = problem.dialogue().unwrap().player;
        for opponent in Opponent::ALL {
            for seed in 0..10 {
                let (opening, seed) = (opening.as_bytes(), seed.to_string());
                let mut interactor = Interactor::new(problem, opening, opponent, &seed).unwrap();
                let rehearsal = rehearse(&mut *player(opening).unwrap(), &mut interactor);
                assert_eq!(
                    rehearsal.outcome,
                    Outcome::Accepted,
                    "{opponent}\n{rehearsal}"
                );
            }
        }
    }

    /// What the interactor decides when the program says these lines; a game that goes on is
    /// accepted so far.
    pub(crate) fn judged(id: &str, opening: &str, said: &str) -> Outcome {
        let problem = registry::find(id).unwrap();
        let mut interactor =
            Interactor::new(problem, opening.as_bytes(), Opponent::Best, "").unwrap();
        interactor.open();
        for line in said.lines() {
            interactor.hear(line.as_bytes());
        }
        interactor.outcome().cloned().unwrap_or(Outcome::Accepted)
    }

    #[test]
    fn a_problem_has_an_interactor_exactly_if_its_manifest_says_so() {
        for problem in PROBLEMS {
            let spec = Spec::parse(problem.id(), problem.manifest()).unwrap();
            assert_eq!(
                find(problem.id()).is_some(),
                spec.checker == CheckerMode::Interactive,
                "{}: problem.toml and checker/src/interactor/mod.rs disagree",
                problem.id()
            );
        }
    }

    #[test]
    fn the_table_holds_problems_only_each_once_in_order() {
        assert!(TABLE.is_sorted_by(|(a, _), (b, _)| a < b));
        for (id, _) in TABLE {
            assert!(registry::find(id).is_some(), "{id} is no problem");
        }
    }
}
