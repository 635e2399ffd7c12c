//! The program: plays over standard input and output.

fn main() -> std::process::ExitCode {
    inpout::converse::<game10::Game10>()
}
