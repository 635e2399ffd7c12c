//! The program: `CODAY.INP` to `CODAY.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<coday::Coday>()
}
