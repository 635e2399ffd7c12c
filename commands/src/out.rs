//! Standard output, which may be a pipe that nobody reads any more, or a full disk.
//!
//! Whoever closes the pipe, as a pager does, has read enough: what is said to him afterwards is lost
//! in silence, and the command goes on, so that its exit code still tells the verdict and its files
//! are written. What cannot be written for another reason ends the command: one sentence, exit code
//! 2.

use std::ffi::OsStr;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use console::style;
use indicatif::{ProgressBar, ProgressStyle};
use sandbox::{SYSTEM, System};

use bilingual::{Lang, Message, of_system, text};
use command_line::lang_of;

use crate::catalogue::command_line::NO_OUTPUT;

/// Whether nobody reads any more.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Standard output; writing to it never fails.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Out;

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
pub(crate) fn is_closed() -> bool {
    CLOSED.load(Relaxed)
}

/// Prints a text.
pub(crate) fn print(text: impl Display) {
    // Neither fails.
    let _ = write!(Out, "{text}");
    let _ = Out.flush();
}

/// Prints a line.
pub(crate) fn line(text: impl Display) {
    print(format_args!("{text}\n"));
}

/// Prints what the author of a program should know before it runs.
pub(crate) fn remarks(remarks: &[Message], lang: Lang) {
    for it in remarks {
        line(style(it.of(lang)).yellow());
    }
}

/// Says on standard error what went wrong. Where that cannot be written, nobody can be told.
pub(crate) fn complain(text: impl Display) {
    let _ = writeln!(io::stderr(), "judge: {text}");
}

/// Takes note of what came of writing.
pub(crate) fn tried(written: io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => CLOSED.store(true, Relaxed),
        Err(error) => {
            let lang = lang_of(std::env::args_os());
            complain(NO_OUTPUT.fill(lang, &[&of_system(&error)]));
            sandbox::tidy();
            exit(2);
        }
    }
}

/// A command of this program as it can be typed where the user is: the program as he has called it, and
/// what has blanks or signs of the shell in quotation marks.
pub(crate) fn typed(words: &[&OsStr]) -> String {
    let own = std::env::args_os().next().unwrap_or_else(|| "judge".into());
    let words = [own.as_os_str()].into_iter().chain(words.iter().copied());
    let quoted = words.map(|word| {
        let word = text::plain(&word.to_string_lossy());
        let is_plain = |it: char| it.is_alphanumeric() || "/\\.:_-+,=@%".contains(it);
        if !word.is_empty() && word.chars().all(is_plain) {
            word
        } else if SYSTEM == System::Windows {
            format!("\"{word}\"")
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    });
    quoted.collect::<Vec<_>>().join(" ")
}

/// A size in MiB with one decimal.
pub(crate) fn mebibytes(bytes: u64) -> String {
    format!("{}.{}", bytes >> 20, (bytes >> 10) % 1024 * 10 / 1024)
}

/// A bar over so many steps, with what is being done behind it; drawn on standard error, and only
/// if that is a terminal.
pub(crate) fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}

/// Tells how far it is, every few seconds, where no bar can be drawn.
pub(crate) fn tell_in_lines(bar: &ProgressBar) {
    if console::user_attended_stderr() {
        return;
    }
    let bar = bar.downgrade();
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_secs(8));
            match bar.upgrade() {
                Some(bar) if !bar.is_finished() => {
                    let (done, all) = (bar.position(), bar.length().unwrap_or_default());
                    let _ = writeln!(io::stderr(), "{done} of {all} steps; {}", bar.message());
                }
                _ => break,
            }
        }
    });
}
