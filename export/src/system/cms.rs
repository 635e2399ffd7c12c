//! CMS: a folder for its loader `italy_yaml`.
//!
//! The loader believes what it reads, so groups and points are checked here. It asks for a statement
//! as PDF, and for checkers as static programs, compiled when the package is made.
//!
//! A pupil sees what is public: all tests are, or he would be told no points, for CMS counts a group only
//! if all of it is. He is told no more of them than the verdicts up to the first that is wrong.

use std::collections::HashMap;
use std::env::{self, consts::EXE_SUFFIX};
use std::sync::{Arc, Mutex, PoisonError};

use bilingual::{Fault, Result, broken, ensure};
use serde_json::json;

use super::{SET, SET_CODE, System, seconds};
use crate::catalogue as say;
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::statement::pdf;
use crate::task::Task;
use judge::Lang;
use judge::language::Language;
use judge::temporary::temporary;
use judge::tools::called;
use problem_set::AnyProblem;

const TASK: &str = "task.yaml";

/// Decimals of a score: outputs may earn parts of the points.
const DECIMALS: u32 = 2;

/// How a checker tells its message to CMS, which shows it to the pupil. It may name what was expected.
const TOLD: &str = r#"std::fprintf(stderr, "%s\n", message);
        if"#;

/// How it is told to the jury alone, and the pupil what kind of verdict it is in his language.
const TOLD_TO_JURY: &str = r#"std::fprintf(stderr, "translate:%s\nADMIN_MESSAGE:%s\n",
            is_right ? "success" : ratio > 0 ? "partial" : "wrong", message);
        if"#;

/// All these tasks as one contest, which is open from the start; who takes part is the server's business.
pub(super) fn contest(problems: &[&dyn AnyProblem]) -> Vec<(&'static str, String)> {
    let tasks = problems
        .iter()
        .map(|problem| System::Cms.code(problem.id()));
    let contest = Yaml::default()
        .with("name", SET_CODE)
        .with("description", SET)
        .with("token_mode", "disabled")
        .with("score_precision", DECIMALS)
        .with("tasks", tasks.collect::<Vec<_>>());
    vec![("contest.yaml", contest.text())]
}

/// Makes a PDF out of a statement in Markdown and the code of its language.
pub type Press = fn(&str, &str) -> Result<Vec<u8>>;

/// The program beside this one that sets statements, if it has been built.
fn typeset(markdown: &str, language: &str) -> Result<Vec<u8>> {
    let program = env::current_exe()?.with_file_name(format!("typeset{EXE_SUFFIX}"));
    if !program.is_file() {
        return Err(Fault::new(&say::NO_PRESS));
    }
    pdf(&program, markdown, language)
}

/// What is made by other programs, and kept for the next package that needs the same.
#[derive(Debug)]
pub struct Workshop {
    press: Press,
    programs: Mutex<HashMap<String, Arc<Vec<u8>>>>,
}

impl Workshop {
    /// A workshop that makes statements so.
    pub fn new(press: Press) -> Workshop {
        let programs = Mutex::default();
        Workshop { press, programs }
    }

    /// The workshop with the program `typeset` beside this one.
    pub fn equipped() -> Workshop {
        Workshop::new(typeset)
    }

    /// A checker or interactor as a program that needs nothing else.
    fn program(&self, source: &str) -> Result<Arc<Vec<u8>>> {
        // The name of the problem's files is for another system; without it most sources are the same.
        let named = source.strip_prefix("#define PROBLEM_FILE ");
        let rest = named.and_then(|it| it.split_once('\n'));
        let source = rest.map_or(source, |(_, rest)| rest);
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(program) = programs.get(source) {
            return Ok(Arc::clone(program));
        }
        ensure(source.contains(TOLD), || {
            "the checker tells CMS its message in an unknown way".to_owned()
        })?;
        let program = Arc::new(compiled(&source.replace(TOLD, TOLD_TO_JURY))?);
        programs.insert(source.to_owned(), Arc::clone(&program));
        Ok(program)
    }
}

/// How a checker is compiled; the seed makes it the same every time.
const COMPILING: &str = "-std=c++11 -O2 -DCMS -static -s -frandom-seed=0 -o check check.cpp";

/// The machine code of a checker, the same whenever it is compiled.
fn compiled(source: &str) -> Result<Vec<u8>> {
    let folder = temporary()?;
    let (from, to) = (folder.path().join("check.cpp"), folder.path().join("check"));
    std::fs::write(&from, source)?;
    let no_compiler = |_| Fault::new(&say::NO_COMPILER);
    let done = called(&Language::Cpp.tool().map_err(no_compiler)?)
        .args(COMPILING.split(' '))
        .current_dir(folder.path())
        .output();
    match done {
        Ok(done) if done.status.success() => Ok(std::fs::read(&to)?),
        Ok(done) => {
            let said = String::from_utf8_lossy(&done.stderr);
            let first = said.lines().next().unwrap_or_default();
            Err(broken(format!("the checker cannot be compiled: {first}")))
        }
        Err(_) => Err(Fault::new(&say::NO_COMPILER)),
    }
}

pub(super) fn pack(task: &Task, workshop: &Workshop) -> Result<Package> {
    let groups = &task.groups;
    let mut package = Package::new(System::Cms.code(task.id()), Archive::Folder);
    // The samples come first by themselves, and again in the first group.
    let order: Vec<usize> = (0..groups.samples)
        .chain((0..groups.scored.len()).flat_map(|group| groups.members(group)))
        .collect();
    for (at, &case) in order.iter().enumerate() {
        let case = &groups.cases[case];
        package.add(format!("input/input{at}.txt"), case.input.clone());
        package.add(format!("output/output{at}.txt"), case.answer.clone());
    }
    let mut parameters = vec![json!([0, groups.samples])];
    for (at, group) in groups.scored.iter().enumerate() {
        parameters.push(json!([group.points, groups.members(at).len()]));
    }
    let [input, output] = task.file_names();
    let main = task.options.lang;
    let mut yaml = Yaml::default()
        .with("name", package.name.as_str())
        .with("title", task.title(main))
        .with("n_input", order.len())
        .with("score_mode", "max_subtask")
        .with("token_mode", "disabled")
        .with("time_limit", seconds(task.limits.time_ms))
        .with("memory_limit", task.limits.memory_mib)
        .with("primary_language", main.code())
        .with("public_testcases", "all")
        .with("feedback_level", "restricted")
        .with("score_precision", DECIMALS)
        .with("infile", input)
        .with("outfile", output)
        .with("score_type", "GroupMin")
        .with("score_type_parameters", parameters);
    if task.is_interactive() {
        yaml = yaml.with("user_io", "std_io");
    }
    package.add(TASK, yaml.text());
    for lang in Lang::ALL {
        let text = format!(
            "# {}\n\n{}",
            task.title(lang),
            task.statement(lang).markdown()
        );
        let pdf = (workshop.press)(&text, lang.code())?;
        ensure(pdf.starts_with(b"%PDF"), || {
            "the statement did not become a PDF".to_owned()
        })?;
        package.add(format!("statement/{}.pdf", lang.name()), pdf);
    }
    let program = workshop.program(&task.checker)?;
    let name = task.pick("manager", "checker");
    package.add_program(format!("check/{name}"), program.to_vec());
    for (at, example) in task.examples.iter().enumerate() {
        let name = if at == 0 {
            format!("{}.cpp", task.id())
        } else {
            example.file.clone()
        };
        package.add(format!("sol/{name}"), example.source.clone());
    }
    Ok(package)
}
