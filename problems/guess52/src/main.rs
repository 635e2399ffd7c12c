//! The program: `GUESS.INP` to `GUESS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<guess52::Guess52>()
}
