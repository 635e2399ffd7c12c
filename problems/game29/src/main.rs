//! The program: `GAME29.INP` to `GAME29.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game29::Game29>()
}
