//! The program: `STONE.INP` to `STONE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<stone40::Stone40>()
}
