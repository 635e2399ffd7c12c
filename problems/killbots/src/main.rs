//! The program: `KILLBOTS.INP` to `KILLBOTS.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<killbots::Killbots>()
}
