//! The program: `NUMCOINS.INP` to `NUMCOINS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<numcoins::Numcoins>()
}
