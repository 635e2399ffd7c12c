//! The program: `LINE10.INP` to `LINE10.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<line2010::Line2010>()
}
