//! Compilers that fall themselves, and not over an error in the source.

use sandbox::{Ended, Exit};

use super::crash::{OVERFLOWS, how, is_deep};
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Message, text};

/// What compilers say when they fall themselves: GCC, Clang, javac, Free Pascal, Rust and Go.
const FALLS: [&str; 9] = [
    "internal compiler error: ",
    " signal terminated program ",
    " terminated with signal ",
    "error: unable to execute command: ",
    "exception has occurred in the compiler",
    "Fatal: Internal error ",
    "can't be executed, error message: ",
    "/compile: signal: ",
    "failed: signal: ",
];

/// What they say when it was the source that led them beyond a limit.
const LIMITS: [&str; 2] = ["File size limit exceeded", "overflowed its stack"];

/// What a compiler says of itself, if it fell, by itself or by the system, and not over the source: neither over
/// an error in it, nor because it led it beyond a limit.
pub(super) fn fell(ended: &Ended, stack_kib: u64, said: &str) -> Option<Message> {
    let tells = |words: &[&str]| {
        let is_told = |line: &&str| words.iter().any(|it| line.contains(it));
        said.lines().find(is_told)
    };
    let is_limit = tells(&LIMITS).or(tells(&OVERFLOWS)).is_some();
    if is_limit || is_deep(ended, stack_kib) || system::is_out_of_time(ended.exit) {
        return None;
    }
    if let Some(line) = tells(&FALLS) {
        return Some(Message::new(&text::printable(line)));
    }
    let signal = match ended.exit {
        Exit::Signal(signal) => signal,
        // As a shell tells that of what it has started.
        Exit::Code(code @ 129..=192) => code - 128,
        // As Windows tells it.
        Exit::Code(code) if code.cast_unsigned() >> 28 == 0xC => return Some(how(ended.exit)),
        _ => return None,
    };
    let name = system::signal(signal);
    let shown = name.map_or_else(|| signal.to_string(), str::to_owned);
    Some(say::KILLED_BY.with(&[&shown]).into())
}
