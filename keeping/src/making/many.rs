//! A program of the set on very many small inputs: one process is started, and a child of it goes on on each.
//!
//! The sandbox takes many times as long to seal a program off as such a run takes. So only programs that stand in the
//! set are run like this; what they do is tried again by the judge on some of the inputs.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use bilingual::{Result, broken, ensure};
use checker::Checked;
use judge::language::Language;
use problem_set::{AnyProblem, Spec};

/// What makes many runs of a program.
const CPP: &str = include_str!("many/many.cpp");
const PYTHON: &str = include_str!("many/many.py");

/// On which of the inputs the program fails, whose answers are these; `None` for a language in which it is not run
/// like this.
pub(super) fn fails(
    problem: &dyn AnyProblem,
    spec: &Spec,
    source: &Path,
    tests: &[(&str, String)],
    home: &Path,
) -> Result<Option<Vec<bool>>> {
    let input_name = format!("{}.INP", problem.file());
    for (at, (input, _)) in tests.iter().enumerate() {
        let folder = home.join(at.to_string());
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(&input_name), input)?;
    }
    let driver = |text: &str, name: &str| {
        let driver = home.join(name);
        fs::write(&driver, text).map(|()| driver)
    };
    let extension = source.extension().and_then(|it| it.to_str());
    let mut run = match extension {
        Some("cpp") => {
            let program = home.join("program");
            let built = Command::new(Language::Cpp.tool()?)
                .args(["-std=c++17", "-O1", "-w", "-o"])
                .args([&program, source, &driver(CPP, "many.cpp")?])
                .output()?;
            ensure(built.status.success(), || {
                format!("{} does not compile", source.display())
            })?;
            Command::new(program)
        }
        Some("py") => {
            let mut python = Command::new(Language::Python.tool()?);
            python.args([&driver(PYTHON, "many.py")?, source]);
            python
        }
        _ => return Ok(None),
    };
    run.current_dir(home)
        .env("MANY_COUNT", tests.len().to_string())
        .env("MANY_INPUT", &input_name)
        .stderr(Stdio::null())
        .status()?;
    let ends = fs::read(home.join("ends"))?;
    ensure(ends.len() == tests.len(), || {
        format!("{} ends too early", source.display())
    })?;
    let fails = tests.iter().zip(ends).enumerate().map(|(at, (test, end))| {
        let (input, answer) = test;
        let folder = home.join(at.to_string());
        let read = |name: &str| fs::read(folder.join(name)).ok();
        let printed = || read("printed").filter(|text| !text.trim_ascii().is_empty());
        let output = read(&format!("{}.OUT", problem.file())).or_else(printed);
        let Some(output) = output.filter(|_| end == b'0') else {
            return Ok(true);
        };
        let answer = answer.as_bytes();
        match problem.check(spec.checker, input.as_bytes(), &output, answer) {
            Checked::Accepted | Checked::Partial { .. } => Ok(false),
            Checked::Wrong(_) | Checked::Format(_) => Ok(true),
            Checked::JudgeError(_) => Err(broken(format!("{}: the checker fails", spec.id))),
        }
    });
    fails.collect::<Result<_>>().map(Some)
}
