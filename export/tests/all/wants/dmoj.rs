//! DMOJ.

use export::package::Package;
use serde_json::{Map, Value};

use super::{Result, has_extension, missing, paths, sum_fault, text, yaml};

pub(super) const INIT: &str = "init.yml";

/// Letters that the site's form refuses in names and statements.
const REFUSED: &str = "“”‘’−ﬀﬁﬂﬃﬄ";

/// Letters of a name.
const LONGEST_NAME: usize = 100;

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let init = yaml(&text(package, INIT)?)?;
    let mut faults = init_faults(package, &init, package);
    faults.extend(form_faults(package)?);
    let there = paths(package).filter(|path| has_extension(path, "in"));
    faults.extend(unused(there, &init));
    Ok(faults)
}

/// What the site would not take of limits, names and statements.
pub(super) fn form_faults(package: &Package) -> Result<Vec<String>> {
    let form: Value = serde_json::from_str(&text(package, "problem.json")?)
        .map_err(|error| format!("problem.json: {error}"))?;
    let mut faults = Vec::new();
    let seconds = form["seconds"].as_f64().unwrap_or_default();
    let kibibytes = form["kibibytes"].as_u64().unwrap_or_default();
    if !(0.01..=60.0).contains(&seconds) || !(1..=1 << 20).contains(&kibibytes) {
        faults.push("its limits are out of the site's".to_owned());
    }
    let names = form["names"].as_array().map_or(&[][..], Vec::as_slice);
    if names.len() != 2 {
        faults.push("it has not both languages".to_owned());
    }
    for name in names {
        let (lang, name) = (&name[0], name[1].as_str().unwrap_or_default());
        let path = format!("statement.{}.md", lang.as_str().unwrap_or_default());
        let statement = text(package, &path)?;
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            faults.push(format!("its name is too long or there is none: {name}"));
        }
        let mut letters = name.chars().chain(statement.chars());
        if let Some(letter) = letters.find(|it| REFUSED.contains(*it)) {
            faults.push(format!("{path} or its name holds {letter}"));
        }
    }
    Ok(faults)
}

/// What is wrong with `init.yml` where the tests are in `tests`, and the rest in `package`.
pub(super) fn init_faults(
    package: &Package,
    init: &Map<String, Value>,
    tests: &Package,
) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sum = 0;
    for entry in entries(init) {
        sum += entry["points"].as_u64().unwrap_or_default();
        let cases = cases_of(entry);
        if cases.is_empty() {
            faults.push("a batch is empty".to_owned());
        }
        for case in cases {
            let files = ["in", "out"].map(|key| case[key].as_str().unwrap_or_default());
            faults.extend(missing(tests, files));
        }
    }
    faults.extend(sum_fault(sum));
    for key in ["checker", "interactive"] {
        let program = init.get(key).map(|it| it.get("args").unwrap_or(it));
        if let Some(file) = program.and_then(|it| it["files"].as_str()) {
            faults.extend(missing(package, [file]));
        }
    }
    faults
}

/// Inputs that no batch has.
pub(super) fn unused<'a>(
    inputs: impl Iterator<Item = &'a str>,
    init: &Map<String, Value>,
) -> impl Iterator<Item = String> {
    let batches = entries(init)
        .iter()
        .filter(|it| it.get("batched").is_some());
    let used: Vec<&str> = batches
        .flat_map(cases_of)
        .filter_map(|case| case["in"].as_str())
        .collect();
    let unused = inputs.filter(move |path| !used.contains(path));
    unused.map(|path| format!("{path} stands in no group"))
}

fn entries(init: &Map<String, Value>) -> &[Value] {
    let tests = init.get("test_cases").and_then(Value::as_array);
    tests.map_or(&[], Vec::as_slice)
}

/// The cases of a batch, or the single one.
fn cases_of(entry: &Value) -> Vec<&Value> {
    match entry.get("batched").and_then(Value::as_array) {
        Some(batch) => batch.iter().collect(),
        None => vec![entry],
    }
}
