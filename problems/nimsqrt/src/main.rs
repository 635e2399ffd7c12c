//! The program: `NIMSQRT.INP` to `NIMSQRT.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<nimsqrt::Nimsqrt>()
}
