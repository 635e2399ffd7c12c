//! The program: `QUEEN.INP` to `QUEEN.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<queen36::Queen36>()
}
