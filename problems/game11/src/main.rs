//! The program: `GAME11.INP` to `GAME11.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game11::Game11>()
}
