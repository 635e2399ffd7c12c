//! The program: `COBANG.INP` to `COBANG.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<cobang::Cobang>()
}
