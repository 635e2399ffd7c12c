//! The program: `DROP.INP` to `DROP.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<drop::Drop>()
}
