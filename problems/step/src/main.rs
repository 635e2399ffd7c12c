//! The program: `STEP.INP` to `STEP.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<step::Step>()
}
