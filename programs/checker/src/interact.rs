//! The program `interactor`: the library with all problems.

use std::process::ExitCode;

fn main() -> ExitCode {
    checker_programs::interactor(all_problems::install)
}
