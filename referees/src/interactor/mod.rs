//! The games of the problems whose program talks, as [interactors](checker::interactor) conduct them.
//!
//! To add one for the problem `ID`, whose `problem.toml` says `checker = "interactive"`:
//!
//! 1. `ID.path = "../problems/ID"` in `referees/Cargo.toml`;
//! 2. `interactor/ID.rs` with `pub(crate) fn game` of type [`Setup`];
//! 3. here a line `mod ID;` and a line in [`TABLE`], both in alphabetical order.

mod game10;
mod ioigame;
mod knight;
mod nimgame;

use checker::interactor::Setup;

/// All games by the ids of their problems.
pub(crate) const TABLE: &[(&str, Setup)] = &[
    ("game10", game10::game),
    ("ioigame", ioigame::game),
    ("knight", knight::game),
    ("nimgame", nimgame::game),
];

#[cfg(test)]
mod tests {
    use casebook::AnyProblem;
    use checker::Outcome;
    use checker::interactor::{Interactor, Opponent, rehearse};

    /// The interactive problem with this id, in a program that has all referees.
    pub(crate) fn problem(id: &str) -> &'static dyn AnyProblem {
        checker::install(&crate::REFEREES);
        let problems = [
            ::game10::cases::PROBLEM,
            ::ioigame::cases::PROBLEM,
            ::knight::cases::PROBLEM,
            ::nimgame::cases::PROBLEM,
        ];
        let found = problems.into_iter().find(|problem| problem.id() == id);
        found.unwrap()
    }

    /// The reference against every opponent, with several seeds.
    pub(crate) fn against_all(id: &str, opening: &str) {
        let problem = problem(id);
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
        let problem = problem(id);
        let mut interactor =
            Interactor::new(problem, opening.as_bytes(), Opponent::Best, "").unwrap();
        interactor.open();
        for line in said.lines() {
            interactor.hear(line.as_bytes());
        }
        interactor.outcome().cloned().unwrap_or(Outcome::Accepted)
    }
}
