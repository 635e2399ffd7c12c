//! The program: `MAHJONG.INP` to `MAHJONG.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<mahjong::Mahjong>()
}
