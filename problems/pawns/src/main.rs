//! The program: `PAWNS.INP` to `PAWNS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<pawns::Pawns>()
}
