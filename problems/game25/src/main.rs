//! The program: `GAME25.INP` to `GAME25.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game25::Game25>()
}
