//! What is the machine's fault, and costs nobody points: a compiler that cannot compile, a language whose
//! programs do not run within these walls.
//!
//! A program that compiles, or has ended well, proves that they work. Where one does not, the small program of
//! its language ([`hello`](super::hello)) is tried, once for each language and process.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use sandbox::{Ended, Exit};

use super::crash::{OVERFLOWS, how, is_deep};
use super::hello;
use super::language::Language;
use super::made_once::{kept, made_once};
use super::program::Program;
use super::settings::Settings;
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Message, Say, text};

/// By which standard the small program of a language was compiled within such walls, or why that failed.
type Tried = BTreeMap<(Language, String), Result<&'static str, Message>>;

static TRIED: Mutex<Tried> = Mutex::new(BTreeMap::new());

/// Where the standards of old compilers are kept, and what counts how.
const STANDARDS: &str = "standards";
const VERSION: &str = "1";

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

/// The older standard by which programs like this one are compiled here, if that was found out, now or before.
pub(super) fn standard(program: &Program, tool: &Path) -> Option<&'static str> {
    let all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(tried) = all.get(&key(program)) {
        return tried.clone().ok();
    }
    let language = program.language();
    let path = kept(STANDARDS, language.newest_standard(), VERSION, tool)?;
    let name = fs::read_to_string(path).ok()?;
    let mut standards = language.standards().iter().copied();
    standards.find(|it| *it == name)
}

/// Keeps that this compiler knows no newer standard; where that is not possible it is found out again.
fn keep(standard: &str, language: Language, tool: &Path) {
    let newest = language.newest_standard();
    if standard != newest {
        let _ = made_once(STANDARDS, newest, VERSION, tool, |work| {
            fs::write(work.join(newest), standard)
        });
    }
}

/// The standard by which a right program in the language of this one is compiled here; it runs, too.
///
/// # Errors
/// Why it cannot be compiled or does not run, in a sentence.
pub(super) fn works(program: &Program, settings: &Settings) -> Result<&'static str, Message> {
    let language = program.language();
    // Nobody knows in what it was written.
    let Ok(tool) = language.tool() else {
        return Ok("");
    };
    let mut all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    let tried = all.entry(key(program)).or_insert_with(|| {
        let settings = Settings {
            isolation: Some(program.isolation().clone()),
            ..settings.clone()
        };
        let tried = hello::tried(language, &settings);
        if let Ok(standard) = &tried {
            keep(standard, language, &tool);
        }
        let tool = text::name(&tool);
        tried.map_err(|why| {
            let told: [&dyn Say; 4] = [&language.name(), &tool, &why, &package(language)];
            say::MACHINE_FAILS.with(&told).into()
        })
    });
    tried.clone()
}

fn key(program: &Program) -> (Language, String) {
    (program.language(), program.isolation().line())
}

/// What is to be installed, by the name that Debian and Ubuntu give it.
fn package(language: Language) -> &'static str {
    match language {
        Language::Cpp | Language::Cpp20 | Language::Cpp23 => "g++",
        Language::C => "gcc",
        Language::Pascal => "fpc",
        Language::Python => "python3",
        Language::PyPy => "pypy3",
        Language::Java => "default-jdk",
        Language::Rust => "rustc",
        Language::Go => "golang",
        Language::JavaScript => "nodejs",
        Language::Executable => "",
    }
}
