//! The program: `BISHOP.INP` to `BISHOP.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<bishop::Bishop>()
}
