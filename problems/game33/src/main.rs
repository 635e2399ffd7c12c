//! The program: `GAME33.INP` to `GAME33.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game33::Game33>()
}
