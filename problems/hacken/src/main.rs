//! The program: `HACKEN.INP` to `HACKEN.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<hacken::Hacken>()
}
