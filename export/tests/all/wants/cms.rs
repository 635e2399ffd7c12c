//! CMS.

use export::package::Package;
use serde_json::Value;

use super::{Result, missing, paths, sum_fault, text, yaml};

const TASK: &str = "task.yaml";

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let yaml = yaml(&text(package, TASK)?)?;
    let number = |key: &str| yaml.get(key).and_then(Value::as_u64);
    let text = |key: &str| yaml.get(key).and_then(Value::as_str);
    let mut faults = Vec::new();
    for key in [
        "name",
        "title",
        "score_mode",
        "token_mode",
        "infile",
        "outfile",
    ] {
        if text(key).is_none() {
            faults.push(format!("{TASK}: {key} is missing"));
        }
    }
    // A group is told to a pupil only if all of it is public; hidden tests are told no further than the first failure.
    for (key, wanted) in [
        ("public_testcases", "all"),
        ("feedback_level", "restricted"),
    ] {
        if text(key) != Some(wanted) {
            faults.push(format!("{TASK}: {key} is not {wanted}"));
        }
    }
    if number("score_precision") == Some(0) || number("score_precision").is_none() {
        faults.push(format!("{TASK}: parts of the points would be rounded away"));
    }
    if number("memory_limit").is_none() {
        faults.push(format!("{TASK}: memory_limit is no whole number"));
    }
    let count = number("n_input").unwrap_or_default();
    for at in 0..count {
        let files = [
            format!("input/input{at}.txt"),
            format!("output/output{at}.txt"),
        ];
        faults.extend(missing(package, files.iter().map(String::as_str)));
    }
    let under = |folder: &str| {
        paths(package)
            .filter(|path| path.starts_with(folder))
            .count() as u64
    };
    if under("input/") != count || under("output/") != count {
        faults.push(format!("{TASK}: n_input is not the number of tests"));
    }
    let groups = yaml.get("score_type_parameters").and_then(Value::as_array);
    let groups = groups.map_or(&[][..], Vec::as_slice);
    let sums = groups.iter().fold((0, 0), |(points, tests), group| {
        let part = |at: usize| group[at].as_u64().unwrap_or_default();
        (points + part(0), tests + part(1))
    });
    faults.extend(sum_fault(sums.0));
    if sums.1 != count {
        faults.push(format!("the groups have {} tests of {count}", sums.1));
    }
    let main = match text("primary_language") {
        Some("vi") => "statement/vietnamese.pdf",
        Some("en") => "statement/english.pdf",
        _ => "statement/statement.pdf",
    };
    faults.extend(missing(package, [main]));
    let programs = ["check/checker", "check/manager"].map(|path| package.entries.get(path));
    if !programs.iter().flatten().any(|entry| entry.is_program) {
        faults.push("there is no program in check/".to_owned());
    }
    Ok(faults)
}
