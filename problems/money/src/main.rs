//! The program: `MONEY.INP` to `MONEY.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<money::Money>()
}
