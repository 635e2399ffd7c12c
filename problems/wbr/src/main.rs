//! The program: `WBR.INP` to `WBR.OUT`.

fn main() -> std::process::ExitCode {
    inpout::run::<wbr::Wbr>()
}
