//! The program: `PEBBLES.INP` to `PEBBLES.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<pebbles::Pebbles>()
}
