//! The program: `CHUYENSOI.INP` to `CHUYENSOI.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<chuyensoi::Chuyensoi>()
}
