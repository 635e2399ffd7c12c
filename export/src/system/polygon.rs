//! The package that Polygon writes, as VNOJ, rbx and CMS read it.
//!
//! VNOJ takes statements in both languages, limits, tests, groups, file names, checker and interactor
//! from it in one upload; the samples come into the first group as one on which that group
//! depends. Others take less: rbx no groups and no file names, and CMS's loader no groups. For rbx, and for
//! sites whose programs know standard streams only, there is a form without names of files.

use std::collections::BTreeSet;
use std::io;

use roxmltree::{Document, Node};
use serde_json::json;

use super::{System, is_made_of, missing};
use crate::groups::POINTS;
use crate::notation::Element;
use crate::package::{Archive, Package};
use crate::refusal::{Result, broken};
use crate::statement::latex;
use crate::task::{Example, Expected, Task};
use judge::Lang;

const PROBLEM: &str = "problem.xml";
const CHECKER: &str = "files/check.cpp";
const INTERACTOR: &str = "files/interactor.cpp";
const COMPILER: &str = "cpp.g++17";

/// Group of the samples.
const SAMPLES: &str = "0";

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

/// Short names of problems: `^[a-z0-9-]+$`.
pub(super) fn is_code(name: &str) -> bool {
    is_made_of(name, "-")
}

pub(super) fn pack(task: &Task, form: Form) -> Result<Package> {
    let mut package = Package::new(System::Polygon.code(task.id()), Archive::Bare);
    for (at, case) in task.groups.cases.iter().enumerate() {
        package.add(numbered(INPUTS, at), case.input.clone());
        package.add(numbered(ANSWERS, at), case.answer.clone());
    }
    let mut assets =
        Element::new("assets").child(program("checker", CHECKER).attribute("type", "testlib"));
    if task.is_interactive() {
        package.add(INTERACTOR, task.checker.clone());
        package.add(CHECKER, ACCEPTS_ALL);
        assets = assets.child(program("interactor", INTERACTOR));
    } else {
        package.add(CHECKER, task.checker.clone());
    }
    let mut solutions = Element::new("solutions");
    if form == Form::Streams {
        task.right_on_streams()?;
    }
    for example in &task.examples {
        let source = match (form, &example.streams) {
            (Form::Files, _) => &example.source,
            (Form::Streams, Ok(source)) => source,
            (Form::Streams, Err(_)) => continue,
        };
        let path = format!("solutions/{}", example.file);
        package.add(&path, source.as_str());
        solutions =
            solutions.child(program("solution", &path).attribute("tag", tag(task, example)));
    }
    let (mut names, mut statements) = (Element::new("names"), Element::new("statements"));
    for lang in task.options.languages() {
        names = names.child(
            Element::new("name")
                .attribute("language", lang.name())
                .attribute("value", task.title(lang)),
        );
        let folder = format!("statements/{}", lang.name());
        let path = format!("{folder}/problem.tex");
        let properties = properties(task, lang, form)?;
        package.add(&path, tex(&properties, lang));
        package.add(
            format!("{folder}/problem-properties.json"),
            serde_json::to_string_pretty(&properties).map_err(io::Error::from)? + "\n",
        );
        statements = statements.child(
            Element::new("statement")
                .attribute("charset", "UTF-8")
                .attribute("language", lang.name())
                .attribute("mathjax", true)
                .attribute("path", path)
                .attribute("type", "application/x-tex"),
        );
    }
    let problem = Element::new("problem")
        .attribute("revision", 1)
        .attribute("short-name", &package.name)
        .child(names)
        .child(statements)
        .child(judging(task, form))
        .child(assets.child(solutions));
    package.add(PROBLEM, problem.document());
    Ok(package)
}

/// A path with the number of a test in it, from 1.
fn numbered(pattern: &str, at: usize) -> String {
    pattern.replace("%02d", &format!("{:02}", at + 1))
}

/// An element with a source in C++.
fn program(name: &'static str, path: &str) -> Element {
    let source = Element::new("source")
        .attribute("path", path)
        .attribute("type", COMPILER);
    Element::new(name).child(source)
}

fn tag(task: &Task, example: &Example) -> &'static str {
    if example.file == task.examples[0].file {
        return "main";
    }
    match example.expected {
        Expected::Accepted => "accepted",
        Expected::Partial => "rejected",
        Expected::Wrong => "wrong-answer",
        Expected::TooSlow => "time-limit-exceeded",
    }
}

/// The files, which have no names where programs know none.
fn file_names(task: &Task, form: Form) -> [String; 2] {
    match form {
        Form::Files => task.file_names(),
        Form::Streams => Default::default(),
    }
}

fn judging(task: &Task, form: Form) -> Element {
    let groups = &task.groups;
    let policy = if groups.each_test {
        "each-test"
    } else {
        "complete-group"
    };
    // Tests that count for themselves are in the group of their tier.
    let count = if groups.each_test {
        1
    } else {
        groups.scored.len()
    };
    let points = groups.points_of_tests();
    let group_of = |case: usize| {
        let found = groups
            .scored
            .iter()
            .position(|group| group.cases.contains(&case));
        match found {
            None => SAMPLES.to_owned(),
            Some(_) if groups.each_test => "1".to_owned(),
            Some(group) => (group + 1).to_string(),
        }
    };
    let tests = (0..groups.cases.len()).map(|case| {
        let test = Element::new("test").attribute("method", "manual");
        let test = if case < groups.samples {
            test.attribute("sample", true)
        } else {
            test
        };
        test.attribute("group", group_of(case))
            .attribute("points", format!("{}.0", points[case]))
    });
    let samples = Element::new("group")
        .attribute("name", SAMPLES)
        .attribute("points", "0.0")
        .attribute("points-policy", "each-test")
        .attribute("feedback-policy", "complete");
    let scored = (0..count).map(|at| {
        let worth = if groups.each_test {
            POINTS
        } else {
            groups.scored[at].points
        };
        let group = Element::new("group")
            .attribute("name", at + 1)
            .attribute("points", format!("{worth}.0"))
            .attribute("points-policy", policy)
            .attribute("feedback-policy", "complete");
        if at == 0 && !groups.each_test {
            let on = Element::new("dependency").attribute("group", SAMPLES);
            group.child(Element::new("dependencies").child(on))
        } else {
            group
        }
    });
    let testset = Element::new("testset")
        .attribute("name", "tests")
        .child(Element::new("time-limit").text(task.limits.time_ms))
        .child(Element::new("memory-limit").text(task.limits.memory_mib << 20))
        .child(Element::new("test-count").text(groups.cases.len()))
        .child(Element::new("input-path-pattern").text(INPUTS))
        .child(Element::new("answer-path-pattern").text(ANSWERS))
        .child(Element::new("tests").children(tests))
        .child(Element::new("groups").child(samples).children(scored));
    let [input, output] = file_names(task, form);
    Element::new("judging")
        .attribute("input-file", input)
        .attribute("output-file", output)
        .child(testset)
}

/// The parts of the statement, in TeX.
fn properties(task: &Task, lang: Lang, form: Form) -> Result<serde_json::Value> {
    let statement = match form {
        Form::Files => task.statement(lang).clone(),
        Form::Streams => task.statement_for_streams(lang),
    };
    let groups = &task.groups;
    let samples: Vec<_> = groups.cases[..groups.samples]
        .iter()
        .map(|case| {
            let text = |content: &crate::package::Content| -> Result<String> {
                Ok(String::from_utf8_lossy(&content.bytes()?).into_owned())
            };
            Ok(json!({"input": text(&case.input)?, "output": text(&case.answer)?}))
        })
        .collect::<Result<_>>()?;
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
        "sampleTests": if task.is_interactive() { Vec::new() } else { samples },
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
    let notes = match lang {
        Lang::Vi => "Giải thích",
        Lang::En => "Notes",
    };
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

pub(super) fn faults(package: &Package, form: Form) -> Result<Vec<String>> {
    let text = package.text(PROBLEM)?;
    let document = Document::parse(&text)
        .map_err(|error| broken(format!("{PROBLEM} is malformed: {error}")))?;
    let named = |name: &'static str| {
        document
            .descendants()
            .filter(move |it| it.has_tag_name(name))
    };
    let mut faults = Vec::new();
    let names = ["input-file", "output-file"];
    let judging = named("judging").next();
    let is_named = |name: &str| judging.is_some_and(|it| it.attribute(name) != Some(""));
    if form == Form::Streams && names.into_iter().any(is_named) {
        faults.push(format!("{PROBLEM} names files"));
    }
    let paths = named("source").chain(named("statement"));
    faults.extend(missing(
        package,
        paths.filter_map(|it| it.attribute("path")),
    ));
    for language in named("statement").filter_map(|it| it.attribute("language")) {
        let properties = format!("statements/{language}/problem-properties.json");
        faults.extend(missing(package, [properties.as_str()]));
    }
    if named("statement").next().is_none() {
        faults.push("there is no statement".to_owned());
    }
    let main = named("solution").filter(|it| it.attribute("tag") == Some("main"));
    if main.count() != 1 {
        faults.push("there is not exactly one main solution".to_owned());
    }
    if named("checker").next().is_none() {
        faults.push("there is no checker".to_owned());
    }
    let tests: Vec<_> = named("test").collect();
    let count = named("test-count").next().and_then(|it| it.text());
    if count != Some(tests.len().to_string().as_str()) {
        faults.push(format!(
            "there are {} tests, not as test-count says",
            tests.len()
        ));
    }
    let files: BTreeSet<String> = (0..tests.len())
        .flat_map(|at| [numbered(INPUTS, at), numbered(ANSWERS, at)])
        .collect();
    faults.extend(missing(package, files.iter().map(String::as_str)));
    let there = package.paths().filter(|path| path.starts_with("tests/"));
    faults.extend(
        there
            .filter(|path| !files.contains(*path))
            .map(|path| format!("{path} is no test")),
    );
    faults.extend(group_faults(&tests, &named("group").collect::<Vec<_>>()));
    Ok(faults)
}

/// What does not fit between tests and groups: points, names, and the way that samples count.
fn group_faults(tests: &[Node<'_, '_>], groups: &[Node<'_, '_>]) -> Vec<String> {
    let points = |node: &Node<'_, '_>| -> f64 {
        let points = node.attribute("points").and_then(|it| it.parse().ok());
        points.unwrap_or(f64::NAN)
    };
    let mut faults = Vec::new();
    let sum: f64 = groups.iter().map(points).sum();
    if (sum - f64::from(POINTS)).abs() > f64::EPSILON {
        faults.push(format!("the groups have {sum} points, not {POINTS}"));
    }
    for test in tests {
        let name = test.attribute("group");
        if !groups.iter().any(|group| group.attribute("name") == name) {
            faults.push("a test stands in no group".to_owned());
        }
    }
    for group in groups {
        let name = group.attribute("name").unwrap_or_default();
        let members = tests
            .iter()
            .filter(|test| test.attribute("group") == Some(name));
        let (count, sum) = members.fold((0, 0.0), |(count, sum), test| {
            (count + 1, sum + points(test))
        });
        if count == 0 {
            faults.push(format!("the group {name} has no tests"));
        }
        if (sum - points(group)).abs() > f64::EPSILON {
            faults.push(format!("the tests of the group {name} have {sum} points"));
        }
    }
    let first = groups
        .iter()
        .find(|group| group.attribute("name") == Some("1"));
    if let Some(first) = first
        && first.attribute("points-policy") == Some("complete-group")
    {
        let on = first.descendants().find(|it| it.has_tag_name("dependency"));
        if on.and_then(|it| it.attribute("group")) != Some(SAMPLES) {
            faults.push("the first group does not ask for the samples".to_owned());
        }
    }
    faults
}
