//! Referees on trial: what the tests of a room's special checker or interactor stand on.

use checker::interactor::{Opponent, rehearse};
use checker::{Checked, CheckerMode};

use crate::{AnyProblem, Room, erased};

/// What the special checker says of an output, beside the reference's.
pub fn beside_reference<R: Room + 'static>(input: &R::Input, output: &impl ToString) -> Checked {
    let answer = R::solve(input).to_string();
    let [input, output] = [input.to_string(), output.to_string()];
    let [input, output, answer] = [&input, &output, &answer].map(String::as_bytes);
    erased::<R>().check(CheckerMode::Special, input, output, answer)
}

/// The reference against every opponent, with several seeds.
///
/// # Panics
/// If it is not accepted.
pub fn against_all(problem: &dyn AnyProblem, opening: &str) {
    let player = problem.dialogue().expect("it talks").player;
    for opponent in Opponent::ALL {
        for seed in 0..10 {
            let (opening, seed) = (opening.as_bytes(), seed.to_string());
            let begun = problem.interactor(opening, opponent, &seed);
            let (Ok(mut interactor), Ok(mut player)) = (begun, player(opening)) else {
                panic!("{problem:?} cannot be played on this opening");
            };
            let rehearsal = rehearse(&mut *player, &mut interactor);
            let outcome = &rehearsal.outcome;
            assert_eq!(*outcome, Checked::Accepted, "{opponent}\n{rehearsal}");
        }
    }
}

/// What the interactor decides when a program says these lines, whatever it hears of this opponent;
/// `None` if the game goes on.
///
/// # Panics
/// If the game cannot be played on this opening.
pub fn heard(
    problem: &dyn AnyProblem,
    opening: &str,
    opponent: Opponent,
    said: impl IntoIterator<Item = impl AsRef<[u8]>>,
) -> Option<Checked> {
    let mut interactor = match problem.interactor(opening.as_bytes(), opponent, "") {
        Ok(interactor) => interactor,
        Err(outcome) => panic!("{problem:?}: {outcome}"),
    };
    interactor.open();
    for line in said {
        interactor.hear(line.as_ref());
    }
    interactor.outcome().cloned()
}
