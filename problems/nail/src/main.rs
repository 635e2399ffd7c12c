//! The program: `NAIL.INP` to `NAIL.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<nail::Nail>()
}
