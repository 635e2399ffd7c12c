//! The helper by itself, for programs that do not want to be their own helper, and for the tests.

use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some(sandbox::HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    eprintln!("sandbox-helper: programs start it, persons need not");
    ExitCode::from(2)
}
