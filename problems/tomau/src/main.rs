//! The program: `TOMAU.INP` to `TOMAU.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<tomau::Tomau>()
}
