//! The program: `BENDER.INP` to `BENDER.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<bender::Bender>()
}
