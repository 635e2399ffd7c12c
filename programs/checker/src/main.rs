//! The program `checker`: the library with all problems.

use std::process::ExitCode;

fn main() -> ExitCode {
    checker_programs::checker(all_problems::install)
}
