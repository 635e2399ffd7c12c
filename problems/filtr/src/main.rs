//! The program: `FILTR.INP` to `FILTR.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<filtr::Filtr>()
}
