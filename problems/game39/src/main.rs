//! The program: `GAME39.INP` to `GAME39.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game39::Game39>()
}
