//! The program: `ALLIANCE.INP` to `ALLIANCE.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<alliance::Alliance>()
}
