//! The program: `TABLE.INP` to `TABLE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<table::Table>()
}
