//! A problem judges: an output by the mode that its manifest names, a program's lines by its game.

use bilingual::{Told, sentences};
use chance::seeded;
use checker::interactor::{Game, Interactor, Opponent};
use checker::{Checked, CheckerMode, compare, cpp, special};
use inpout::Opening;

use crate::AnyProblem;

sentences! {
    NO_CHECKER: "bài {0} không có chương trình chấm riêng", "the problem {0} has no special checker";
    NO_INTERACTOR: "bài {0} không phải là bài tương tác", "the problem {0} has no interactor";
}

impl dyn AnyProblem + '_ {
    /// Judges `output`, a contestant's answer to `input`, where the reference's answer is `answer`.
    pub fn check(&self, mode: CheckerMode, input: &[u8], output: &[u8], answer: &[u8]) -> Checked {
        match (mode, self.special()) {
            (CheckerMode::Special, Some(special)) => special::run(special, input, output, answer),
            (CheckerMode::Special, None) => Checked::judge_error(&NO_CHECKER.with(&[&self.id()])),
            (mode, _) => compare(mode, output, answer),
        }
    }

    /// The game that the program of an interactive problem plays on this opening.
    ///
    /// # Errors
    /// [`Checked::JudgeError`] if the problem is not interactive or the opening is bad.
    pub fn begun(&self, opening: &[u8]) -> Result<Box<dyn Game>, Checked> {
        let Some(game) = self.game() else {
            return Err(Checked::judge_error(&NO_INTERACTOR.with(&[&self.id()])));
        };
        game(opening).map_err(|error| Checked::JudgeError(error.message()))
    }

    /// The judge's side of the dialogue on this opening. `seed` names what the opponent's dice depend
    /// on, such as the name of the test.
    ///
    /// # Errors
    /// As `begun`.
    pub fn interactor(
        &self,
        opening: &[u8],
        opponent: Opponent,
        seed: &str,
    ) -> Result<Interactor, Checked> {
        let is_told = self
            .dialogue()
            .is_some_and(|dialogue| dialogue.opening == Opening::FirstLine);
        let rng = seeded(&[self.id(), "opponent", opponent.name(), seed]);
        let game = self.begun(opening)?;
        Ok(Interactor::new(
            game,
            is_told.then_some(opening),
            opponent,
            rng,
        ))
    }

    /// The checker in this mode, or the interactor, as one file of C++ for other judging systems;
    /// `None` where they cannot judge the problem.
    pub fn in_cpp(&self, mode: CheckerMode) -> Option<String> {
        cpp::in_mode(mode, self.checker_cpp(), self.file())
    }
}
