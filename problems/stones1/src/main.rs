//! The program: `STONES.INP` to `STONES.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<stones1::Stones1>()
}
