//! The program: `NEIGHBOR.INP` to `NEIGHBOR.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<neighbor::Neighbor>()
}
