//! How a program crashed, in words that a pupil knows.
//!
//! Every language tells of its errors in its own way: in its exit code, in the last line of standard
//! error, or above a trace of calls. What is worth telling is picked out here, with the line of the
//! source if it is named.

use sandbox::{Ended, Exit, Role};

use super::language::Language;
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Message, Say, Text};

/// Lines of standard error that are shown.
const SHOWN: usize = 5;

/// What an error of Free Pascal means, by its exit code.
const PASCAL: [(i32, Text); 14] = [
    (2, say::PASCAL_2),
    (5, say::PASCAL_5),
    (100, say::PASCAL_100),
    (103, say::PASCAL_103),
    (106, say::PASCAL_106),
    (200, say::DIVISION),
    (201, say::PASCAL_201),
    (202, say::PASCAL_202),
    (203, say::PASCAL_203),
    (205, say::PASCAL_205),
    (207, say::PASCAL_207),
    (215, say::PASCAL_215),
    (216, say::PASCAL_216),
    (217, say::PASCAL_217),
];

/// What tells of a stack overflow, in the words of several languages.
pub(super) const OVERFLOWS: [&str; 5] = [
    "RecursionError",
    "StackOverflowError",
    "Maximum call stack size exceeded",
    "has overflowed its stack",
    "stack overflow",
];

/// What tells, in the words of several languages, that memory was asked for in vain.
const OUT_OF_MEMORY: [&str; 6] = [
    "std::bad_alloc",
    "memory allocation of ",
    "MemoryError",
    "java.lang.OutOfMemoryError",
    "JavaScript heap out of memory",
    "fatal error: runtime: out of memory",
];

/// Pascal's code for the same.
const HEAP_OVERFLOW: i32 = 203;

/// A program that did not end well.
pub(super) struct Crash<'a> {
    pub(super) language: Language,
    /// What it wrote to standard error.
    pub(super) said: &'a [String],
    /// The files of its source.
    pub(super) files: &'a [&'a str],
    /// How the process ended.
    pub(super) how: Message,
    /// Whether it had used up its stack.
    pub(super) is_deep: bool,
}

impl Crash<'_> {
    /// In a line: how, why, and where.
    pub(super) fn told(&self, exit: Exit) -> Message {
        if let (Language::Pascal, Exit::Code(code), false) = (self.language, exit, self.is_deep) {
            let known = PASCAL.iter().find(|(number, _)| *number == code);
            if let Some((_, why)) = known {
                return say::PASCAL_ERROR.with(&[&code, why]).into();
            }
        }
        let overflows = |line: &&String| OVERFLOWS.iter().any(|words| line.contains(words));
        let headline = self.headline();
        let is_deep = self.is_deep || self.said.iter().any(|line| overflows(&line));
        // Windows has a number for it, which says the same in words.
        let how = if is_deep && exit != Exit::Code(STACK_OVERFLOW.cast_signed()) {
            say::STACK_OVERFLOW.into()
        } else {
            self.how.clone()
        };
        let told = match headline.filter(|line| !is_deep || !line.contains("stack overflow")) {
            Some(line) => Message::joined(&[how, Message::new(&line)], ": "),
            // The C library of Windows ends so what gives up.
            None if cfg!(windows)
                && exit == Exit::Code(3)
                && self.language.role() == Role::Native =>
            {
                Message::joined(&[how, say::GAVE_UP.into()], ": ")
            }
            None => how,
        };
        match self.place() {
            Some((file, line)) if self.files.first() != Some(&file) => {
                say::AT_LINE_OF.with(&[&told, &file, &line]).into()
            }
            Some((_, line)) => say::AT_LINE.with(&[&told, &line]).into(),
            None => told,
        }
    }

    /// Whether it asked for more memory than it may have, by what its language says then.
    pub(super) fn is_out_of_memory(&self, exit: Exit) -> bool {
        if self.language == Language::Pascal {
            return exit == Exit::Code(HEAP_OVERFLOW);
        }
        let tells = |line: &String| OUT_OF_MEMORY.iter().any(|words| line.contains(words));
        self.said.iter().any(tells)
    }

    /// What the language says of the error, in its own words.
    fn headline(&self) -> Option<&str> {
        let begins = |words: &str| {
            let mut lines = self.said.iter();
            lines.find_map(|line| line.starts_with(words).then_some(line.as_str()))
        };
        let last = self
            .said
            .iter()
            .map(String::as_str)
            .rfind(|it| is_of_use(it));
        match self.language {
            Language::Java => {
                let line = begins("Exception in thread")?;
                Some(line.splitn(3, '"').nth(2).unwrap_or(line).trim())
            }
            Language::Go => begins("panic: ").or_else(|| begins("fatal error: ")),
            Language::JavaScript => {
                let is_error = |line: &&String| {
                    let name = line.split(": ").next().unwrap_or_default();
                    name.ends_with("Error") && !name.contains(' ')
                };
                self.said.iter().find(is_error).map(String::as_str)
            }
            Language::Rust => {
                let panic = self.said.iter().position(|it| it.contains("panicked at"));
                let after = panic.and_then(|at| self.said.get(at + 1));
                after.map(String::as_str).or(last)
            }
            _ => last.map(str::trim),
        }
    }

    /// The line of its own source that is named, not of a library's: the last that leads to the
    /// error.
    fn place(&self) -> Option<(&str, u64)> {
        let mut lines = self.said.iter();
        match self.language {
            Language::Python | Language::PyPy => lines
                .rev()
                .find_map(|line| self.named(line, "File \"", "\", line ")),
            Language::Java => lines.find_map(|line| self.named(line, "(", ":")),
            Language::Rust => {
                let panic = lines.find(|line| line.contains("panicked at"))?;
                self.named(panic, " ", ":")
            }
            Language::Go | Language::JavaScript => lines.find_map(|line| {
                // In the line of the error it stands alone.
                let begins = [" ", "(", "/", "\t"];
                let mut named = begins.iter().filter_map(|it| self.named(line, it, ":"));
                named
                    .next()
                    .or_else(|| self.named(&format!(" {line}"), " ", ":"))
            }),
            _ => None,
        }
    }

    /// The line of one of its files that a line of standard error names between these words.
    fn named(&self, said: &str, before: &str, after: &str) -> Option<(&str, u64)> {
        self.files.iter().find_map(|file| {
            let (_, rest) = said.split_once(&format!("{before}{file}{after}"))?;
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            Some((*file, rest[..digits].parse().ok()?))
        })
    }
}

/// How a process ended that did not end well, whatever it was written in.
pub(super) fn how(exit: Exit) -> Message {
    let signal = match exit {
        Exit::Code(code) => return ended_with(code),
        Exit::NotStarted(number) => return not_started(number),
        Exit::Signal(signal) => signal,
    };
    let Some(name) = system::signal(signal) else {
        let numbered: [&dyn Say; 1] = [&signal];
        return say::KILLED_BY.with(&[&say::SIGNAL.with(&numbered)]).into();
    };
    let hint = match name {
        "SIGSEGV" | "SIGBUS" => say::NOT_ITS_OWN,
        "SIGFPE" => say::DIVISION,
        "SIGABRT" => say::GAVE_UP,
        "SIGILL" => say::IMPOSSIBLE,
        "SIGKILL" => say::NOT_BY_JUDGE,
        _ => return say::KILLED_BY.with(&[&name]).into(),
    };
    say::KILLED_WITH_HINT.with(&[&name, &hint]).into()
}

/// What Windows ends a program for, by the number that is its exit code then, and what the libraries of its
/// compilers do. No other system has codes that large.
const FAULTS: [(u32, Text); 22] = [
    (0x2047_4343, say::GAVE_UP),
    (0x4000_0015, say::GAVE_UP),
    (0x8000_0003, say::GAVE_UP),
    (0xC000_0005, say::NOT_ITS_OWN),
    (0xC000_0006, say::NOT_ITS_OWN),
    (0xC000_0017, say::NO_MEMORY),
    (0xC000_001D, say::IMPOSSIBLE),
    (0xC000_007B, say::NO_LIBRARY),
    (0xC000_008C, say::NOT_ITS_OWN),
    (0xC000_008E, say::DIVISION),
    (0xC000_0094, say::DIVISION),
    (0xC000_0095, say::PASCAL_215),
    (0xC000_0096, say::IMPOSSIBLE),
    (STACK_OVERFLOW, say::STACK_OVERFLOW),
    (0xC000_012D, say::NO_MEMORY),
    (0xC000_0135, say::NO_LIBRARY),
    (0xC000_0139, say::NO_LIBRARY),
    (0xC000_0142, say::NO_LIBRARY),
    (0xC000_0374, say::HEAP_BROKEN),
    (0xC000_0409, say::GAVE_UP),
    (0xC000_0420, say::GAVE_UP),
    (0xE06D_7363, say::GAVE_UP),
];

/// Windows has no more stack for it.
const STACK_OVERFLOW: u32 = 0xC000_00FD;

fn ended_with(code: i32) -> Message {
    let number = code.cast_unsigned();
    let known = FAULTS.iter().find(|it| it.0 == number).map(|it| it.1);
    // Its other errors; a small negative code is the program's own.
    let seldom = (number >> 28 == 0xC).then_some(say::SELDOM);
    match known.or(seldom) {
        Some(why) => say::ENDED_BY_WINDOWS
            .with(&[&format!("0x{number:08X}"), &why])
            .into(),
        None => say::EXIT_CODE.with(&[&code]).into(),
    }
}

/// Why something that was handed in cannot run, by the system's number.
fn not_started(number: i32) -> Message {
    // ENOEXEC; ENOENT, EACCES and ELIBBAD.
    let why: &dyn Say = match number {
        8 => &say::NO_PROGRAM,
        2 | 13 | 80 => &say::NO_INTERPRETER,
        other => &system::reason(other),
    };
    say::NOT_STARTED.with(&[why]).into()
}

/// Whether a program had used up a stack of this size when it ended. The stack grows until the end,
/// and was looked at some milliseconds before it.
pub(super) fn is_deep(ended: &Ended, stack_kib: u64) -> bool {
    ended.stack_kib >= stack_kib / 2 || ended.exit == Exit::Code(STACK_OVERFLOW.cast_signed())
}

/// Whether a line of standard error tells of the error, and not what to do with any. The last two are what a
/// library of Windows says when a program gives up.
fn is_of_use(line: &str) -> bool {
    const HELP: [&str; 4] = [
        "note: run with `RUST_BACKTRACE",
        "Node.js v",
        "This application has requested the Runtime to terminate",
        "Please contact the application's support team",
    ];
    !HELP.iter().any(|it| line.starts_with(it))
}

/// The lines of standard error that are worth showing: the last ones or, where a trace of calls
/// stands below the error, the first ones. What is no help is left out.
pub(super) fn shown(language: Language, said: &[String]) -> Vec<String> {
    let lines = said.iter().filter(|it| is_of_use(it));
    if matches!(
        language,
        Language::Java | Language::Go | Language::JavaScript
    ) {
        return lines.take(SHOWN).cloned().collect();
    }
    let mut last: Vec<String> = lines.rev().take(SHOWN).cloned().collect();
    last.reverse();
    last
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    fn told(language: Language, exit: Exit, said: &str, lang: Lang) -> String {
        let said: Vec<String> = said.lines().map(str::to_owned).collect();
        let extension = Language::extensions()
            .into_iter()
            .find(|it| Language::of_name(format!("x.{it}").as_ref(), &[language]).is_some());
        let file = format!("nim.{}", extension.unwrap_or_default());
        let crash = Crash {
            language,
            said: &said,
            files: &[&file, "games.py"],
            how: how(exit),
            is_deep: false,
        };
        crash.told(exit).of(lang).to_owned()
    }

    #[test]
    #[rustfmt::skip]
    fn every_language_tells_of_its_errors_in_a_line() {
        let code = Exit::Code;
        for (language, exit, said, words) in [
            (Language::Cpp, code(3), "", "exit code 3"),
            (Language::Cpp, Exit::Signal(6), "terminate called\n  what():  bad", "what():  bad"),
            (Language::Pascal, code(200), "Runtime error 200 at $0", "runtime error 200 of Pascal: division by zero"),
            (Language::Pascal, code(7), "", "exit code 7"),
            (Language::Python, code(1), "Traceback\n  File \"nim.py\", line 3, in f\n    x\nKeyError: 1", "exit code 1: KeyError: 1 (line 3)"),
            (Language::Python, code(1), "Traceback\n  File \"nim.py\", line 3, in f\n  File \"/usr/lib/heapq.py\", line 9, in g\nTypeError: x", "TypeError: x (line 3)"),
            (Language::Python, code(1), "  File \"nim.py\", line 3, in f\n  File \"games.py\", line 9, in g\nTypeError: x", "TypeError: x (games.py, line 9)"),
            (Language::Python, code(1), "  File \"nim.py\", line 1\nRecursionError: maximum", "stack overflow: recursion too deep, or without end: RecursionError"),
            (Language::Java, code(1), "Exception in thread \"main\" java.lang.ArithmeticException: / by zero\n\tat Main.main(nim.java:4)\n", "exit code 1: java.lang.ArithmeticException: / by zero (line 4)"),
            (Language::Java, code(1), "Exception in thread \"main\" x.Y\n\tat java.base/java.util.Scanner.next(Scanner.java:937)\n\tat Main.main(nim.java:4)\n", "exit code 1: x.Y (line 4)"),
            (Language::Rust, code(101), "thread 'main' (2) panicked at nim.rs:2:158:\nindex out of bounds\nnote: x", "exit code 101: index out of bounds (line 2)"),
            (Language::Rust, Exit::Signal(6), "thread 'main' has overflowed its stack\nfatal runtime error: stack overflow", "stack overflow: recursion too deep, or without end"),
            (Language::Go, code(2), "panic: runtime error: x\n\ngoroutine 1:\nruntime.f()\n\truntime/panic.go:88 +0x1\nmain.main()\n\tnim.go:7 +0x1d", "exit code 2: panic: runtime error: x (line 7)"),
            (Language::JavaScript, code(1), "nim.js:2\nx\n^\n\nReferenceError: x is not defined\n    at y\n\nNode.js v20", "exit code 1: ReferenceError: x is not defined (line 2)"),
            (Language::JavaScript, code(1), "node:fs:573\n  x\n^\n\nError: ENOENT\n    at openSync (node:fs:573:18)\n    at Object.<anonymous> (nim.js:3:5)", "exit code 1: Error: ENOENT (line 3)"),
        ] {
            let told = told(language, exit, said, Lang::En);
            assert!(told.contains(words), "{told}");
        }
        let library = "thread 'main' panicked at /rustc/1/library/core/src/num.rs:9:1:\nx";
        let told_of = told(Language::Rust, code(101), library, Lang::En);
        assert_eq!(told_of, "exit code 101: x", "no line of a library's");
        let told = told(Language::Pascal, code(215), "", Lang::Vi);
        assert_eq!(told, "lỗi 215 của Pascal: số nguyên bị tràn");
    }

    #[test]
    fn what_windows_ends_a_program_for_is_told_in_words() {
        for (number, vi, en) in [
            (
                0xC000_0005_u32,
                "bị Windows dừng vì lỗi 0xC0000005 (truy cập vùng nhớ không phải của mình: chỉ số ra ngoài mảng, hoặc con trỏ sai)",
                "ended by Windows for 0xC0000005 (memory that is not its own: an index out of range, or a wrong pointer)",
            ),
            (
                0xC000_0094,
                "bị Windows dừng vì lỗi 0xC0000094 (chia cho 0)",
                "ended by Windows for 0xC0000094 (division by zero)",
            ),
            (
                0xC000_00FD,
                "bị Windows dừng vì lỗi 0xC00000FD (tràn ngăn xếp: đệ quy quá sâu, hoặc không dừng)",
                "ended by Windows for 0xC00000FD (stack overflow: recursion too deep, or without end)",
            ),
            (
                0xC000_1234,
                "bị Windows dừng vì lỗi 0xC0001234 (lỗi hiếm gặp)",
                "ended by Windows for 0xC0001234 (an error that is seldom seen)",
            ),
        ] {
            let exit = Exit::Code(number.cast_signed());
            let ended = Ended {
                exit,
                ..Ended::default()
            };
            let crash = Crash {
                language: Language::Cpp,
                said: &[],
                files: &["nim.cpp"],
                how: how(exit),
                is_deep: is_deep(&ended, 64 << 10),
            };
            let told = crash.told(exit);
            assert_eq!((told.of(Lang::Vi), told.of(Lang::En)), (vi, en));
        }
        assert_eq!(how(Exit::Code(-1)).of(Lang::En), "exit code -1");
        let aborted = told(Language::Cpp, Exit::Code(3), "", Lang::Vi);
        assert_eq!(aborted.contains("tự bỏ cuộc"), cfg!(windows));
    }

    #[test]
    fn an_overflow_is_told_by_the_stack_that_was_seen() {
        let seen = |stack_kib| {
            let ended = Ended {
                stack_kib,
                ..Ended::default()
            };
            is_deep(&ended, 64 << 10)
        };
        assert!(seen(60 << 10) && !seen(132));
    }

    #[test]
    fn what_is_no_help_is_not_shown() {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let said = lines("a\nb\nnote: run with `RUST_BACKTRACE=1` environment variable");
        assert_eq!(shown(Language::Rust, &said), ["a", "b"]);
        let said = "Assertion failed!\nThis application has requested the Runtime to terminate it in an unusual way.\nPlease contact the application's support team for more information.";
        let told = told(Language::Cpp, Exit::Code(3), said, Lang::En);
        assert_eq!(told, "exit code 3: Assertion failed!");
        let said = lines("error\n at 1\n at 2\n at 3\n at 4\n at 5");
        assert_eq!(shown(Language::Java, &said).first().unwrap(), "error");
        assert_eq!(shown(Language::Cpp, &said).first().unwrap(), " at 1");
    }
}
