//! The program: `GAME.INP` to `GAME.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<game::Game>()
}
