//! The packages of ICPC.

use export::package::Package;
use serde_json::Value;

use super::{Result, missing, paths, text, yaml};

const PROBLEM: &str = "problem.yaml";

/// The keys that the tools know; another one is an error for them.
const KEYS: [&str; 7] = [
    "problem_format_version",
    "name",
    "uuid",
    "source",
    "rights_owner",
    "license",
    "limits",
];

/// The keys that are known in one form only.
fn own_keys(is_legacy: bool) -> &'static [&'static str] {
    if is_legacy {
        &["validation", "validator_flags"]
    } else {
        &["type"]
    }
}

pub(super) fn faults(package: &Package, is_legacy: bool) -> Result<Vec<String>> {
    let yaml = yaml(&text(package, PROBLEM)?)?;
    let mut faults = Vec::new();
    let is_known = |key: &str| KEYS.contains(&key) || own_keys(is_legacy).contains(&key);
    for key in yaml.keys().filter(|key| !is_known(key)) {
        faults.push(format!("{PROBLEM}: {key} is no key"));
    }
    for key in ["name", "uuid", "license", "limits"] {
        if yaml.get(key).is_none() {
            faults.push(format!("{PROBLEM}: {key} is missing"));
        }
    }
    let value = |key: &str| yaml.get(key).and_then(Value::as_str);
    let version = if is_legacy { "legacy" } else { "2025-09" };
    if value("problem_format_version") != Some(version) {
        faults.push(format!("{PROBLEM} is not of the form {version}"));
    }
    let under = |folder: &str| paths(package).any(|path| path.starts_with(folder));
    let mut needed = vec![
        "data/sample/",
        "data/secret/",
        "input_validators/",
        "submissions/accepted/",
    ];
    let is_custom = value("validation").is_some_and(|kind| kind.starts_with("custom"));
    if is_custom {
        needed.push("output_validators/");
    }
    if yaml.get("type").is_some_and(Value::is_array) {
        needed.push("output_validator/");
    }
    faults.extend(
        needed
            .into_iter()
            .filter(|folder| !under(folder))
            .map(|folder| format!("{folder} is empty")),
    );
    for path in paths(package).filter(|path| path.starts_with("data/")) {
        let other = match path.rsplit_once('.') {
            Some((stem, "in")) => format!("{stem}.ans"),
            Some((stem, "ans" | "interaction")) => format!("{stem}.in"),
            _ if path == "data/test_group.yaml" => continue,
            _ => {
                faults.push(format!("{path} is no part of a test"));
                continue;
            }
        };
        faults.extend(missing(package, [other.as_str()]));
    }
    if is_legacy {
        // What DOMjudge shows, and the limit that it reads.
        let read = ["problem_statement/problem.html", "domjudge-problem.ini"];
        faults.extend(missing(package, read));
    } else {
        let limits = yaml.get("limits").unwrap_or(&Value::Null);
        let limit = |key: &str| limits[key].as_f64().unwrap_or(1.0);
        let steps = limit("time_limit") / limit("time_resolution");
        if steps < 1.0 || (steps - steps.round()).abs() >= 0.0001 {
            faults.push(format!(
                "{PROBLEM}: time_limit is no multiple of time_resolution"
            ));
        }
        let languages = yaml.get("name").and_then(Value::as_object);
        for language in languages.into_iter().flat_map(|names| names.keys()) {
            faults.extend(missing(
                package,
                [format!("statement/problem.{language}.tex").as_str()],
            ));
        }
    }
    Ok(faults)
}
