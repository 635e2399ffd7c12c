//! The program `serve`: the web server of a class, with all problems. `judge serve` starts it.

fn main() -> std::process::ExitCode {
    serve::main(all_problems::install)
}
