//! The program: `GAME30.INP` to `GAME30.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game30::Game30>()
}
