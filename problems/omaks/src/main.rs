//! The program: `OMAKS.INP` to `OMAKS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<omaks::Omaks>()
}
