//! The program: `STRGAME.INP` to `STRGAME.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<strgame::Strgame>()
}
