//! Standard output, which may be a pipe that nobody reads any more, or a full disk.
//!
//! Whoever closes the pipe, as a pager does, has read enough: what is said to him afterwards is lost
//! in silence, and the command goes on, so that its exit code still tells the verdict and its files
//! are written. What cannot be written for another reason ends the command: one sentence, exit code
//! 2.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use console::style;

use bilingual::{Lang, Message};

use crate::catalogue::{errors, judging};

/// Whether nobody reads any more.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Standard output; writing to it never fails.
#[derive(Debug, Clone, Copy)]
pub struct Out;

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !is_closed() {
            tried(io::stdout().write_all(bytes));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !is_closed() {
            tried(io::stdout().flush());
        }
        Ok(())
    }
}

/// Whether nobody reads any more.
pub fn is_closed() -> bool {
    CLOSED.load(Relaxed)
}

/// Prints a text.
pub fn print(text: impl Display) {
    // Neither fails.
    let _ = write!(Out, "{text}");
    let _ = Out.flush();
}

/// Prints a line.
pub fn line(text: impl Display) {
    print(format_args!("{text}\n"));
}

/// Prints what the author of a program should know before it runs.
pub fn remarks(remarks: &[Message], lang: Lang) {
    for it in remarks {
        line(style(it.of(lang)).yellow());
    }
}

/// Says on standard error what went wrong. Where that cannot be written, nobody can be told.
pub fn complain(text: impl Display) {
    let _ = writeln!(io::stderr(), "judge: {text}");
}

/// The language that a command line asks for, right or wrong as it may be, or else that of the
/// locale.
pub fn lang_of(arguments: impl IntoIterator<Item = OsString>) -> Lang {
    let words: Vec<String> = arguments
        .into_iter()
        .filter_map(|it| it.into_string().ok())
        .collect();
    let in_one = words.iter().find_map(|it| it.strip_prefix("--lang="));
    let after = words.iter().skip_while(|it| *it != "--lang").nth(1);
    let asked = in_one.or(after.map(String::as_str));
    let asked = asked.and_then(Lang::of_code);
    Lang::or_of_locale(asked)
}

/// Takes note of what came of writing.
pub fn tried(written: io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => CLOSED.store(true, Relaxed),
        Err(error) => {
            let lang = lang_of(std::env::args_os());
            let what = errors::NOT_WRITTEN.fill(lang, &[&judging::STDOUT]);
            complain(format_args!(
                "{what}: {}",
                errors::of_system(&error).of(lang)
            ));
            sandbox::tidy();
            exit(2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let lang = |line: &str| lang_of(line.split(' ').map(OsString::from));
        assert_eq!(lang("judge run nim --lang vi a.cpp"), Lang::Vi);
        assert_eq!(lang("judge run nim --lang=en --what"), Lang::En);
    }
}
