//! The program `judge`: its commands with all problems.
//!
//! After the edit of a room this is compiled and linked anew, so there is next to nothing in it.

fn main() -> std::process::ExitCode {
    commands::main(all_problems::install)
}
