//! A small program in each language, to see whether it can be judged here: it is compiled and run
//! within the same walls as any other.

use std::fs;

use problem_set::spec::Limits;

use super::language::Language;
use super::prepared::{output_cap, quota};
use super::program::{Program, Unprepared};
use super::refused;
use super::settings::{COMPILE_MS, Pace, Settings};
use super::temporary::temporary;
use super::verdict::judge_process;
use super::workdir::Workdir;
use crate::catalogue::judging::TOO_LARGE;
use bilingual::{Message, Told, of_system};

/// What they read, and write to another file: the product.
const INPUT: &str = "6 7\n";
const ANSWER: &str = "42";

/// More than any of them needs.
const LIMITS: Limits = Limits {
    time_ms: 10_000,
    memory_mib: 512,
};

/// Compiles and runs the small program of a language; tells by which standard its compiler could.
///
/// # Errors
/// Why it cannot be judged here, in a sentence.
pub fn tried(language: Language, settings: &Settings) -> Result<&'static str, Message> {
    let works = |settings: &Settings| compiled_and_run(language, settings).is_ok();
    compiled_and_run(language, settings)
        .map_err(|why| refused::call(settings, works).unwrap_or(why))
}

fn compiled_and_run(language: Language, settings: &Settings) -> Result<&'static str, Message> {
    let settings = Settings {
        language: Some(language),
        compile_ms: COMPILE_MS,
        // What was compiled before says nothing of today.
        builds: None,
        ..settings.clone()
    };
    let failed = |error: std::io::Error| of_system(&error);
    let home = temporary().map_err(failed)?;
    let source = home.path().join(name_of(language));
    let input = home.path().join("HELLO.INP");
    let text = text_of(language);
    // The library, where it is there.
    let without = text.strip_prefix("use proconio as _;\n");
    let without = without.filter(|_| !language.has_proconio());
    fs::write(&source, without.unwrap_or(text)).map_err(failed)?;
    fs::write(&input, INPUT).map_err(failed)?;
    let program = Program::compiled(&source, &settings).map_err(|why| refused(&why))?;
    let workdir = Workdir::new(&program, "HELLO", Some(&input)).map_err(failed)?;
    let cap = output_cap(0);
    let job = workdir.job(&program, quota(LIMITS, cap, Pace::Unknown));
    let outcome = sandbox::run(&settings.helper, &job).map_err(|why| why.message())?;
    let said = workdir.errors(&program);
    let said = said.iter().rev().find(|line| !line.trim().is_empty());
    if let Some(finding) = judge_process(&outcome.ended, LIMITS, None) {
        let said = said.map(|line| Message::new(line));
        let parts: Vec<Message> = std::iter::once(finding.reason).chain(said).collect();
        return Err(Message::joined(&parts, ": "));
    }
    let found = workdir.collect(&outcome.left, cap, false);
    match found.map_err(failed)? {
        Ok(output) => match output.bytes {
            Some(bytes) if bytes.trim_ascii() == ANSWER.as_bytes() => Ok(program.standard),
            _ => Err(output.note.unwrap_or_default()),
        },
        Err(name) => Err(TOO_LARGE.with(&[&name]).into()),
    }
}

/// Why it was not compiled: what the compiler said of errors first, or what was in its way.
fn refused(why: &Unprepared) -> Message {
    match why {
        Unprepared::Compile { report, .. } => Message::in_each(|lang| {
            let is_error = |line: &&str| {
                let line = line.to_lowercase();
                line.contains("error") || line.contains("fatal")
            };
            let mut lines = report.of(lang).lines();
            let first = lines.clone().find(is_error).or(lines.next());
            first
                .unwrap_or_default()
                .trim_start_matches("│ ")
                .to_owned()
        }),
        other => other.message(),
    }
}

fn name_of(language: Language) -> String {
    match language {
        Language::Java => "Hello.java".to_owned(),
        other => format!("hello.{}", other.extension()),
    }
}

fn text_of(language: Language) -> &'static str {
    match language {
        Language::Cpp | Language::Cpp20 | Language::Cpp23 => include_str!("../../hello/hello.cpp"),
        Language::C => include_str!("../../hello/hello.c"),
        Language::Pascal => include_str!("../../hello/hello.pas"),
        Language::Python | Language::PyPy => include_str!("../../hello/hello.py"),
        Language::Java => include_str!("../../hello/Hello.java"),
        Language::Rust => include_str!("../../hello/hello.rs"),
        Language::Go => include_str!("../../hello/hello.go"),
        Language::JavaScript => include_str!("../../hello/hello.js"),
        Language::Executable => "",
    }
}
