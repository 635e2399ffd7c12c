//! The program: `SWEET.INP` to `SWEET.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<sweet::Sweet>()
}
