//! The program: `GRUNDY.INP` to `GRUNDY.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<grundy::Grundy>()
}
