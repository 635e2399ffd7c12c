//! The program: plays `IOIGAME.INP` over standard input and output, writes `IOIGAME.OUT`.

fn main() -> std::process::ExitCode {
    inpout::converse::<ioigame::Ioigame>()
}
