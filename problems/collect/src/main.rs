//! The program: `COLLECT.INP` to `COLLECT.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<collect::Collect>()
}
