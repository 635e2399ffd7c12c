//! The program: `RUBIC.INP` to `RUBIC.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<rubic::Rubic>()
}
