//! The program: `LGAME.INP` to `LGAME.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<lgame::Lgame>()
}
