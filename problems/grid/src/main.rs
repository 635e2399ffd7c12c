//! The program: `GRID.INP` to `GRID.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<grid::Grid>()
}
