//! The program: `SOCOLA2.INP` to `SOCOLA2.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<socola2::Socola2>()
}
