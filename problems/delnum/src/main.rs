//! The program: `DELNUM.INP` to `DELNUM.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<delnum::Delnum>()
}
