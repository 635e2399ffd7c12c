//! The program: `FISH.INP` to `FISH.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<fish::Fish>()
}
