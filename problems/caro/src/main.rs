//! The program: `CARO.INP` to `CARO.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<caro::Caro>()
}
