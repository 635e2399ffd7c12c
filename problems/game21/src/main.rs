//! The program: `GAME21.INP` to `GAME21.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game21::Game21>()
}
