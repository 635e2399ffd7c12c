//! The program: `BOCSOI2.INP` to `BOCSOI2.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<bocsoi2::Bocsoi2>()
}
