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
use super::workdir::{Found, Workdir};
use crate::catalogue::judging::TOO_LARGE;
use bilingual::{Lang, Message, Told, of_system};

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
    let works = |settings: &Settings| by_some_standard(language, settings).is_ok();
    by_some_standard(language, settings)
        .map_err(|why| refused::call(settings, works).unwrap_or(why))
}

fn by_some_standard(language: Language, settings: &Settings) -> Result<&'static str, Message> {
    let mut told = Message::default();
    for standard in language.standards() {
        match tried_by(standard, language, settings) {
            Ok(()) => return Ok(standard),
            Err(why) => told = why,
        }
        // Whatever else is wrong is wrong with an older one, too.
        if !told.of(Lang::En).contains(standard) {
            break;
        }
    }
    Err(told)
}

fn tried_by(
    standard: &'static str,
    language: Language,
    settings: &Settings,
) -> Result<(), Message> {
    let settings = Settings {
        language: Some(language),
        standard: Some(standard),
        compile_ms: COMPILE_MS,
        // What was compiled before says nothing of today.
        builds: None,
        ..settings.clone()
    };
    let failed = |error: std::io::Error| of_system(&error);
    let home = temporary().map_err(failed)?;
    let source = home.path().join(name_of(language));
    let input = home.path().join("HELLO.INP");
    let text = text_of(language).replace("PROCONIO", proconio(language));
    fs::write(&source, text).map_err(failed)?;
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
        Found::Output(output) => match output.bytes {
            Some(bytes) if bytes.trim_ascii() == ANSWER.as_bytes() => Ok(()),
            _ => Err(output.note.unwrap_or_default()),
        },
        Found::TooLarge(name) => Err(TOO_LARGE.with(&[&name]).into()),
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

/// The library, where it is there.
fn proconio(language: Language) -> &'static str {
    if language.has_proconio() {
        "use proconio as _;"
    } else {
        ""
    }
}

fn text_of(language: Language) -> &'static str {
    match language {
        // Without the headers of streams, which take five times as long.
        Language::Cpp | Language::Cpp20 | Language::Cpp23 => {
            "#include <cstdio>\nint main() {\n    int *all = new int[2]();\n    \
             FILE *in = fopen(\"HELLO.INP\", \"r\"), *out = fopen(\"HELLO.OUT\", \"w\");\n    \
             if (fscanf(in, \"%d%d\", &all[0], &all[1]) == 2) fprintf(out, \"%d\", all[0] * all[1]);\n    \
             delete[] all;\n    return fclose(out);\n}\n"
        }
        Language::C => {
            "#include <stdio.h>\nint main(void) {\n    int a = 0, b = 0;\n    \
             FILE *in = fopen(\"HELLO.INP\", \"r\"), *out = fopen(\"HELLO.OUT\", \"w\");\n    \
             if (fscanf(in, \"%d%d\", &a, &b) == 2) fprintf(out, \"%d\", a * b);\n    return fclose(out);\n}\n"
        }
        Language::Pascal => {
            "var f: Text; a, b: Integer;\nbegin\n    Assign(f, 'HELLO.INP'); Reset(f); ReadLn(f, a, b);\n    \
             Assign(f, 'HELLO.OUT'); Rewrite(f); Write(f, a * b); Close(f);\nend.\n"
        }
        Language::Python | Language::PyPy => {
            "a, b = map(int, open(\"HELLO.INP\").read().split())\nopen(\"HELLO.OUT\", \"w\").write(str(a * b))\n"
        }
        Language::Java => {
            "import java.io.*;\nimport java.util.*;\npublic class Hello {\n    \
             public static void main(String[] words) throws IOException {\n        \
             Scanner in = new Scanner(new File(\"HELLO.INP\"));\n        \
             try (PrintWriter out = new PrintWriter(\"HELLO.OUT\")) { out.print(in.nextInt() * in.nextInt()); }\n    }\n}\n"
        }
        Language::Rust => {
            "PROCONIO\nfn main() {\n    let text = std::fs::read_to_string(\"HELLO.INP\").unwrap();\n    \
             let product: u32 = text.split_whitespace().map(|it| it.parse::<u32>().unwrap()).product();\n    \
             std::fs::write(\"HELLO.OUT\", product.to_string()).unwrap();\n}\n"
        }
        Language::Go => {
            "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\tin, _ := os.Open(\"HELLO.INP\")\n\t\
             out, _ := os.Create(\"HELLO.OUT\")\n\tvar a, b int\n\tfmt.Fscan(in, &a, &b)\n\tfmt.Fprint(out, a*b)\n}\n"
        }
        Language::JavaScript => {
            "const fs = require(\"fs\");\nconst [a, b] = fs.readFileSync(\"HELLO.INP\", \"utf8\").split(\" \").map(Number);\n\
             fs.writeFileSync(\"HELLO.OUT\", String(a * b));\n"
        }
        Language::Executable => "",
    }
}
