//! The modules of the rooms answer what the same questions are answered without a browser.
//!
//! They are held against each other by `make site-check`, which names their folder in `MODULES`, and in `ROOMS` those
//! whose turn it is today; without the folder, or without Node.js, nothing is held, and this is told.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use problem_set::{AnyProblem, Spec, Tier, written};
use serde_json::{Map, Value, json};
use web::Desk;

/// Inputs that are larger are asked about once.
const SMALL: usize = 2000;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A question as the page's worker takes it apart.
fn bytes(question: &Value) -> Vec<u8> {
    let mut head: Map<String, Value> = question.as_object().unwrap().clone();
    let mut below = Vec::new();
    for name in ["input", "answer", "output"] {
        if let Some(text) = head.get(name).and_then(Value::as_str) {
            below.extend(text.bytes());
            let length = text.len();
            head.insert(name.to_owned(), json!(length));
        }
    }
    let mut bytes = format!("{}\n", Value::Object(head)).into_bytes();
    bytes.extend(below);
    bytes
}

/// What is asked of a room, and answered here.
fn asked(problem: &'static dyn AnyProblem) -> Vec<(Value, Value)> {
    let mut desk = Desk::new(problem);
    let mut asked = Vec::new();
    let mut ask = |question: Value| {
        let answer: Value = serde_json::from_slice(&desk.answer(&bytes(&question))).unwrap();
        asked.push((question, written(answer.clone())));
        answer
    };
    ask(json!({ "do": "tests" }));
    for seed in 0..3 {
        ask(json!({ "do": "random", "outcome": "won", "seed": seed }));
    }
    let spec = Spec::of(problem);
    for test in spec.tests.iter().filter(|test| test.tier != Tier::Beyond) {
        let made = ask(json!({ "do": "test", "name": test.name }));
        let (input, answer) = (&made["input"], &made["answer"]);
        let text = input.as_str().unwrap();
        if text.len() > SMALL {
            continue;
        }
        ask(json!({ "do": "answer", "input": input }));
        ask(json!({ "do": "picture", "input": input, "lang": "en" }));
        ask(json!({ "do": "cells", "inputs": [input], "show": "answer:1" }));
        ask(json!({ "do": "judge", "name": test.name, "output": answer }));
        ask(json!({ "do": "judge", "input": input, "output": "-1\n" }));
        ask(json!({ "do": "judge", "input": input, "output": "" }));
        for wrong in wrong(text) {
            ask(json!({ "do": "answer", "input": wrong }));
        }
        if test.tier != Tier::Sample {
            continue;
        }
        let games = ask(json!({ "do": "games", "input": input }));
        let games = games["games"].as_array().map_or(0, Vec::len);
        for game in 0..games.min(2) {
            let mut moves: Vec<Value> = Vec::new();
            for _ in 0..2 {
                let of = json!({ "input": input, "game": game, "moves": moves });
                let with = |what: &str| {
                    let mut question = of.clone();
                    question["do"] = json!(what);
                    question
                };
                let position = ask(with("position"));
                ask(with("worths"));
                ask(with("line"));
                let Some(a_move) = position["moves"].as_array().and_then(|it| it.last()) else {
                    break;
                };
                moves.push(a_move["say"].clone());
            }
        }
    }
    asked
}

/// The input with one token missing, one too many, and one that is no token at all.
fn wrong(input: &str) -> [String; 4] {
    let cut = input.trim_end().rfind([' ', '\n']).unwrap_or(0);
    let word = input.replacen(|letter: char| letter.is_ascii_digit(), "x", 1);
    [
        input[..cut].to_owned(),
        format!("{input}7 7\n"),
        word,
        input.replacen(' ', "\n\n -99999999999999999999 ", 1),
    ]
}

/// What the module answers.
fn answered(problem: &dyn AnyProblem, module: &Path, questions: &[(Value, Value)]) -> Vec<Value> {
    let root = root();
    let offered = problem.offer();
    let offered = offered.map(|[text, _]| written::as_json(text).unwrap());
    let mut node = Command::new("node")
        .arg(root.join("web/tests/ask.mjs"))
        .arg(root.join("pages/assets/lzma.js"))
        .arg(root.join("pages/assets/worker.js"))
        .arg(module.with_file_name("base-of-all.js"))
        .arg(module)
        .args(offered)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = node.stdin.take().unwrap();
    let lines: Vec<String> = questions.iter().map(|(it, _)| format!("{it}\n")).collect();
    let writer = std::thread::spawn(move || stdin.write_all(lines.concat().as_bytes()));
    let output = node.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{}", module.display());
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines()
        .map(|line| written(serde_json::from_str(line).unwrap()))
        .collect()
}

/// The value with whole numbers as JavaScript writes them: it does not tell 1.0 from 1. Of what is too large only that:
/// which bound of a search is met first is another where addresses are shorter.
fn written(value: Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(items) => items.into_iter().map(written).collect(),
        Value::Object(fields) if fields.get("kind") == Some(&json!("large")) => json!("large"),
        Value::Object(fields) => {
            let fields = fields.into_iter();
            Value::Object(fields.map(|(name, it)| (name, written(it))).collect())
        }
        other => other,
    }
}

/// What a module answers otherwise than it is answered here.
fn differences(problem: &'static dyn AnyProblem, module: &Path) -> Vec<String> {
    let asked = asked(problem);
    let answers = answered(problem, module, &asked);
    assert_eq!(answers.len(), asked.len(), "{problem:?}");
    let pairs = asked.iter().zip(&answers);
    let different = pairs.filter(|((_, expected), answer)| expected != *answer);
    different
        .map(|((question, expected), answer)| {
            let shown = |value: &Value| value.to_string().chars().take(300).collect::<String>();
            let (question, here, there) = (shown(question), shown(expected), shown(answer));
            format!("{problem:?}: {question}\n  here  {here}\n  there {there}")
        })
        .collect()
}

#[test]
fn every_module_answers_what_is_answered_without_a_browser() {
    let modules = std::env::var_os("MODULES").map(PathBuf::from);
    let has_node = Command::new("node").arg("--version").output().is_ok();
    let Some(modules) = modules.filter(|it| has_node && it.is_dir()) else {
        eprintln!("skipped: make site-check, and Node.js, are needed");
        return;
    };
    let wanted = std::env::var("ROOMS").unwrap_or_default();
    let is_wanted = |id| wanted.is_empty() || wanted.split_whitespace().any(|it| it == id);
    let rooms = all_problems::problems().iter();
    let rooms = Mutex::new(rooms.filter(|it| is_wanted(it.id())));
    let work = || {
        let mut wrong = Vec::new();
        // A lock is held no longer than for taking a room.
        let next = || rooms.lock().unwrap().next();
        while let Some(&problem) = next() {
            wrong.extend(differences(
                problem,
                &modules.join(format!("{}.js", problem.id())),
            ));
        }
        wrong
    };
    let wrong: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|it| it.join().unwrap())
            .collect()
    });
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
