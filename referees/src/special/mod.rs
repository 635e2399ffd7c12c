//! Special checkers: for problems with several right outputs.
//!
//! A special checker judges what an output claims by the rules of the game: it replays moves and
//! evaluates positions. It never compares with the reference's private choice. Where an output
//! proves the reference wrong, the checker says [`Outcome::JudgeError`](checker::Outcome).
//!
//! To add one for the problem `ID`, whose `problem.toml` says `checker = "special"`:
//!
//! 1. `ID.path = "../problems/ID"` in `referees/Cargo.toml`;
//! 2. `special/ID.rs` with `pub(crate) fn check` of type [`Special`], which begins with
//!    [`read_input`](checker::special::read_input);
//! 3. here a line `mod ID;` and a line in [`TABLE`], both in alphabetical order.
//!
//! What it can rely on: after it has said `Ok`, a token left in the output is an error all the
//! same; an error of the `answer` reader is a judge error by itself.

mod lgame;
mod line2010;
mod matgame;
mod mean;
mod numcoins;
mod queen36;
mod rubic;
mod stone40;
mod table;
mod wbr;

use checker::special::Special;
#[cfg(test)]
use checker::special::run;

/// All special checkers by the ids of their problems.
pub(crate) const TABLE: &[(&str, Special)] = &[
    ("lgame", lgame::check),
    ("line2010", line2010::check),
    ("matgame", matgame::check),
    ("mean", mean::check),
    ("numcoins", numcoins::check),
    ("queen36", queen36::check),
    ("rubic", rubic::check),
    ("stone40", stone40::check),
    ("table", table::check),
    ("wbr", wbr::check),
];

/// For the tests of special checkers: what one says of an output, beside the reference's answer.
#[cfg(test)]
fn judged_beside_reference<P: inpout::Problem>(
    special: Special,
    input: &P::Input,
    output: &impl ToString,
) -> checker::Outcome {
    let [answer, input, output] = [
        P::solve(input).to_string(),
        input.to_string(),
        output.to_string(),
    ];
    run(
        special,
        input.as_bytes(),
        output.as_bytes(),
        answer.as_bytes(),
    )
}
