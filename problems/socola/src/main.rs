//! The program: `SOCOLA.INP` to `SOCOLA.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<socola::Socola>()
}
