//! The program: `ZUMA.INP` to `ZUMA.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<zuma::Zuma>()
}
