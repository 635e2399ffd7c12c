//! The program: `MABLE.INP` to `MABLE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<mable::Mable>()
}
