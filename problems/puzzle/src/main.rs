//! The program: `PUZZLE.INP` to `PUZZLE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<puzzle::Puzzle>()
}
