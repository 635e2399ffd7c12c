//! The program: `MEAN.INP` to `MEAN.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<mean::Mean>()
}
