//! The program: `NIM2.INP` to `NIM2.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<nim2::Nim2>()
}
