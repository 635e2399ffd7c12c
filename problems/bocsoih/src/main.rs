//! The program: `BOCSOIH.INP` to `BOCSOIH.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<bocsoih::Bocsoih>()
}
