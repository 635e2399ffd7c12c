//! The program: `SET.INP` to `SET.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<set::Set>()
}
