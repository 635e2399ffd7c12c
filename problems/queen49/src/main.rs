//! The program: `QUEEN.INP` to `QUEEN.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<queen49::Queen49>()
}
