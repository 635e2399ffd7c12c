//! The program: `VIKINGS.INP` to `VIKINGS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<vikings::Vikings>()
}
