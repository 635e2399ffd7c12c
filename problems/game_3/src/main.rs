//! The program: `GAME_3.INP` to `GAME_3.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game_3::Game3>()
}
