//! The program: `CARDS.INP` to `CARDS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<cards15::Cards15>()
}
