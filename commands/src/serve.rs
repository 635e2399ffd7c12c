//! `judge serve`: a class in the browser. The server is a program of its own, beside this one, so that nobody
//! else waits for what it is built of.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Command, ExitCode};

use bilingual::{Fault, Result, of_system, sentences, text};
use command_line::{arguments, words};

sentences! {
    MISSING: "không có chương trình serve bên cạnh judge ({0}); trong bộ đề thì làm ra nó bằng: cargo build --release --bin serve", "the program serve is not beside judge ({0}); within the set it is built by: cargo build --release --bin serve";
    NOT_STARTED: "không chạy được {0}: {1}", "{0} cannot be started: {1}";
}

arguments! {
    /// What is handed on to the server.
    pub(crate) struct ServeArguments {
        arguments: Vec<OsString> = words("ARGUMENTS").verbatim(),
            "Các đối số của máy chủ; `judge serve -- --help` cho biết có những gì",
            "What the server is told; `judge serve -- --help` lists it";
    }
}

/// Starts the server.
///
/// # Errors
/// If it is not there, or cannot be started.
pub(crate) fn serve(arguments: &ServeArguments, root: Option<&Path>) -> Result<ExitCode> {
    let judge = std::env::current_exe()?;
    let server = judge.with_file_name(format!("serve{EXE_SUFFIX}"));
    let shown = text::name(&server);
    if !server.is_file() {
        return Err(Fault::new(&MISSING.with(&[&shown])));
    }
    let mut command = Command::new(&server);
    if let Some(root) = root {
        command.arg("--root").arg(root);
    }
    let ended = become_it(command.args(&arguments.arguments));
    ended.map_err(|error| Fault::new(&NOT_STARTED.with(&[&shown, &of_system(&error)])))
}

/// The server takes the place of this process: whoever ends this one ends it.
#[cfg(unix)]
fn become_it(server: &mut Command) -> io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(server))
}

/// Its exit code, once it has ended.
#[cfg(not(unix))]
fn become_it(server: &mut Command) -> io::Result<ExitCode> {
    let code = server.status()?.code();
    Ok(ExitCode::from(
        code.and_then(|it| u8::try_from(it).ok()).unwrap_or(2),
    ))
}
