//! The program: `BOCSOIA.INP` to `BOCSOIA.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<bocsoia::Bocsoia>()
}
