//! The program: `DICE.INP` to `DICE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<dice::Dice>()
}
