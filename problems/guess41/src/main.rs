//! The program: `GUESS.INP` to `GUESS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<guess41::Guess41>()
}
