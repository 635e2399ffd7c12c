//! The program: `GAME12.INP` to `GAME12.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game12::Game12>()
}
