//! The program: `SHOOTING.INP` to `SHOOTING.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<shooting::Shooting>()
}
