//! The program: `CODAM.INP` to `CODAM.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<codam::Codam>()
}
