//! The program: plays over standard input and output.

fn main() -> std::process::ExitCode {
    inpout::converse::<knight::Knight>()
}
