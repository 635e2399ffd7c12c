//! The program: `MOVE.INP` to `MOVE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<r#move::Move>()
}
