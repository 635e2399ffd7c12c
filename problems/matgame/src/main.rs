//! The program: `MATGAME.INP` to `MATGAME.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<matgame::Matgame>()
}
