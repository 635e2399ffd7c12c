//! The program: `EULER.INP` to `EULER.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<euler::Euler>()
}
