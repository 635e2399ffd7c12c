//! The package that Polygon writes, as VNOJ and rbx read it.
//!
//! VNOJ takes statements in both languages, limits, tests, groups, file names, checker and interactor
//! from it in one upload; the samples come into the first group as one on which that group
//! depends. Others take less: rbx no groups and no file names. (CMS has a loader for such packages too, which
//! knows no groups, no statements but PDF, and no program that talks: for CMS there are packages of its own.) For rbx, and for
//! sites whose programs know standard streams only, there is a form without names of files.

use std::fmt::Write;
use std::io;

use bilingual::Result;
use bilingual::text::escaped;
use problem_set::Verdict;
use serde_json::json;

use super::System;
use crate::groups::POINTS;
use crate::package::{Archive, Package};
use crate::statement::latex;
use crate::task::{Example, Task};
use judge::Lang;

const PROBLEM: &str = "problem.xml";
const CHECKER: &str = "files/check.cpp";
const INTERACTOR: &str = "files/interactor.cpp";
const COMPILER: &str = "cpp.g++17";

/// The first group depends on that of the samples, which is the group 0.
const ON_SAMPLES: &str = "          <dependencies>
            <dependency group=\"0\"/>
          </dependencies>
";

/// Beside an interactor the checker has nothing left to say, but rbx asks it all the same.
const ACCEPTS_ALL: &str =
    "// The interactor has judged already.\nint main()\n{\n    return 0;\n}\n";

/// Where the files of a test lie, as C's printf writes it.
const INPUTS: &str = "tests/%02d";
const ANSWERS: &str = "tests/%02d.a";

/// How the programs of a package read and write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// `NAME.INP` and `NAME.OUT`.
    Files,
    /// The standard streams.
    Streams,
}

pub(super) fn pack(task: &Task, form: Form) -> Result<Package> {
    let mut package = Package::new(System::Polygon.code(task.id()), Archive::Bare);
    for (at, case) in task.groups.cases.iter().enumerate() {
        package.add(numbered(INPUTS, at), case.input.clone());
        package.add(numbered(ANSWERS, at), case.answer.clone());
    }
    let mut assets = program("checker", " type=\"testlib\"", CHECKER);
    if task.is_interactive() {
        package.add(INTERACTOR, task.checker.clone());
        package.add(CHECKER, ACCEPTS_ALL);
        assets += &program("interactor", "", INTERACTOR);
    } else {
        package.add(CHECKER, task.checker.clone());
    }
    if form == Form::Streams {
        task.right_on_streams()?;
    }
    assets += "    <solutions>\n";
    for example in &task.examples {
        let source = match (form, &example.streams) {
            (Form::Files, _) => &example.source,
            (Form::Streams, Ok(source)) => source,
            (Form::Streams, Err(_)) => continue,
        };
        let path = format!("solutions/{}", example.file);
        package.add(&path, source.as_str());
        let tag = format!(" tag=\"{}\"", tag(task, example));
        assets += &program("solution", &tag, &path).replace("    <", "      <");
    }
    assets += "    </solutions>\n";
    let (mut names, mut statements) = (String::new(), String::new());
    for lang in task.options.languages() {
        let (language, title) = (lang.name(), escaped(task.title(lang)));
        // Writing to a string cannot fail.
        let _ = writeln!(
            names,
            r#"    <name language="{language}" value="{title}"/>"#
        );
        let folder = format!("statements/{language}");
        let path = format!("{folder}/problem.tex");
        let properties = properties(task, lang, form)?;
        package.add(&path, tex(&properties, lang));
        package.add(
            format!("{folder}/problem-properties.json"),
            serde_json::to_string_pretty(&properties).map_err(io::Error::from)? + "\n",
        );
        let _ = writeln!(
            statements,
            r#"    <statement charset="UTF-8" language="{language}" mathjax="true" path="{path}" type="application/x-tex"/>"#
        );
    }
    let problem = format!(
        include_str!("polygon.xml"),
        name = package.name,
        names = names,
        statements = statements,
        judging = judging(task, form),
        assets = assets
    );
    package.add(PROBLEM, problem);
    Ok(package)
}

/// A path with the number of a test in it, from 1.
fn numbered(pattern: &str, at: usize) -> String {
    pattern.replace("%02d", &format!("{:02}", at + 1))
}

/// An element with a source in C++.
fn program(name: &str, attributes: &str, path: &str) -> String {
    format!(
        r#"    <{name}{attributes}>
      <source path="{path}" type="{COMPILER}"/>
    </{name}>
"#
    )
}

fn tag(task: &Task, example: &Example) -> &'static str {
    if example.file == task.examples[0].file {
        return "main";
    }
    match example.expected {
        Verdict::Accepted => "accepted",
        Verdict::Partial => "rejected",
        Verdict::TimeLimit => "time-limit-exceeded",
        _ => "wrong-answer",
    }
}

/// The files, which have no names where programs know none.
fn file_names(task: &Task, form: Form) -> [String; 2] {
    match form {
        Form::Files => task.file_names(),
        Form::Streams => Default::default(),
    }
}

fn judging(task: &Task, form: Form) -> String {
    let groups = &task.groups;
    // Tests that count for themselves are in the group of their tier.
    let of_groups = groups.scored.iter().map(|group| group.points);
    let (policy, worth) = if groups.each_test {
        ("each-test", vec![POINTS])
    } else {
        ("complete-group", of_groups.collect())
    };
    let tests = (0..).zip(groups.points_of_tests()).map(|(case, points)| {
        let mut groups_of = groups.scored.iter();
        let group = match groups_of.position(|group| group.cases.contains(&case)) {
            None => 0,
            Some(_) if groups.each_test => 1,
            Some(group) => group + 1,
        };
        let is_sample = case < groups.samples;
        let sample = if is_sample { " sample=\"true\"" } else { "" };
        format!(
            "        <test method=\"manual\"{sample} group=\"{group}\" points=\"{points}.0\"/>\n"
        )
    });
    let tests: String = tests.collect();
    let scored = (1..).zip(worth).map(|(name, points)| {
        let head = format!(
            r#"        <group name="{name}" points="{points}.0" points-policy="{policy}" feedback-policy="complete""#
        );
        if name == 1 && !groups.each_test {
            format!("{head}>\n{ON_SAMPLES}        </group>\n")
        } else {
            head + "/>\n"
        }
    });
    let scored: String = scored.collect();
    let [input, output] = file_names(task, form);
    format!(
        include_str!("polygon.judging.xml"),
        input = input,
        output = output,
        time = task.limits.time_ms,
        memory = task.limits.memory_mib << 20,
        count = groups.cases.len(),
        inputs = INPUTS,
        answers = ANSWERS,
        tests = tests,
        scored = scored
    )
}

/// The parts of the statement, in TeX.
fn properties(task: &Task, lang: Lang, form: Form) -> Result<serde_json::Value> {
    let statement = match form {
        Form::Files => task.statement(lang).clone(),
        Form::Streams => task.statement_for_streams(lang),
    };
    let groups = &task.groups;
    let mut samples = Vec::new();
    // What is said in a dialogue is no file.
    for case in groups.cases[..groups.samples]
        .iter()
        .filter(|_| !task.is_interactive())
    {
        let [input, output] = [case.input.bytes()?, case.answer.bytes()?];
        let [input, output] = [input, output].map(|it| String::from_utf8_lossy(&it).into_owned());
        samples.push(json!({"input": input, "output": output}));
    }
    let [mut input, mut output] = file_names(task, form);
    if input.is_empty() {
        (input, output) = ("stdin".to_owned(), "stdout".to_owned());
    }
    Ok(json!({
        "name": task.title(lang),
        "legend": latex(&statement.legend())?,
        "input": latex(statement.input().1)?,
        "output": latex(statement.output().1)?,
        "interaction": null,
        "scoring": null,
        "notes": latex(&statement.explanations())?,
        "tutorial": "",
        "sampleTests": samples,
        "timeLimit": task.limits.time_ms,
        "memoryLimit": task.limits.memory_mib << 20,
        "inputFile": input,
        "outputFile": output,
        "language": lang.name(),
    }))
}

/// The same as one text, in the commands of `olymp.sty`.
fn tex(properties: &serde_json::Value, lang: Lang) -> String {
    let part = |key: &str| properties[key].as_str().unwrap_or_default();
    let name = part("name");
    let notes = lang.pick("Giải thích", "Notes");
    format!(
        "\\begin{{problem}}{{{name}}}{{{}}}{{{}}}{{{} ms}}{{{} MiB}}\n\n{}\n\\InputFile\n{}\n\\OutputFile\n{}\n\
         \\section*{{{notes}}}\n{}\n\\end{{problem}}\n",
        part("inputFile"),
        part("outputFile"),
        properties["timeLimit"],
        properties["memoryLimit"].as_u64().unwrap_or_default() >> 20,
        part("legend"),
        part("input"),
        part("output"),
        part("notes"),
    )
}
