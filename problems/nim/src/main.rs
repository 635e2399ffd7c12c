//! The program: `NIM.INP` to `NIM.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<nim::Nim>()
}
