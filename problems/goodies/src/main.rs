//! The program: `GOODIES.INP` to `GOODIES.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<goodies::Goodies>()
}
