//! The program: `HAU.INP` to `HAU.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<hau::Hau>()
}
