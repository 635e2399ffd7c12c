//! The program: `DELCOL.INP` to `DELCOL.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<delcol::Delcol>()
}
