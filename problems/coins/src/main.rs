//! The program: `COINS.INP` to `COINS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<coins::Coins>()
}
