//! The program: `STONE.INP` to `STONE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<stone47::Stone47>()
}
