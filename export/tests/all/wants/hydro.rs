//! Hydro.

use export::package::Package;
use serde_json::Value;

use super::{Result, has_extension, missing, paths, sum_fault, text, yaml};

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let about = yaml(&text(package, "problem.yaml")?)?;
    let config = yaml(&text(package, "testdata/config.yaml")?)?;
    let mut faults = missing(package, ["problem_vi.md", "problem_en.md"]);
    if about.get("pid").and_then(Value::as_str) != Some(&package.name) {
        faults.push("its problem has another name".to_owned());
    }
    if about.get("title").and_then(Value::as_str).is_none() {
        faults.push("its problem has no title".to_owned());
    }
    let is_interactive = config.get("type").is_some_and(|kind| kind == "interactive");
    let key = if is_interactive {
        "interactor"
    } else {
        "checker"
    };
    let file = config.get(key).and_then(Value::as_str).unwrap_or_default();
    let program = text(package, &format!("testdata/{file}"))?;
    // Hydro goes by the first words of standard error, and wants a blank behind them.
    if !program.contains("\"ok \\n\"") || !program.contains("\"partially correct (") {
        faults.push(format!(
            "{file} tells its verdict in words that Hydro does not know"
        ));
    }
    let subtasks = config.get("subtasks").and_then(Value::as_array);
    let (mut sum, mut used) = (0, Vec::new());
    for (at, subtask) in (1..).zip(subtasks.into_iter().flatten()) {
        sum += subtask["score"].as_u64().unwrap_or_default();
        if subtask["id"] != at || subtask["type"] != "min" {
            faults.push(format!("the subtask {at} is no group with this number"));
        }
        for (key, unit) in [("time", "ms"), ("memory", "m")] {
            let limit = subtask[key].as_str().and_then(|it| it.strip_suffix(unit));
            if limit.and_then(|it| it.parse().ok()).unwrap_or(0_u64) == 0 {
                faults.push(format!("the subtask {at} has no limit of {key}"));
            }
        }
        for case in subtask["cases"].as_array().into_iter().flatten() {
            let files = ["input", "output"].map(|key| case[key].as_str().unwrap_or_default());
            let files = files.map(|file| format!("testdata/{file}"));
            faults.extend(missing(package, files.iter().map(String::as_str)));
            used.extend(files);
        }
    }
    faults.extend(sum_fault(sum));
    let tests =
        paths(package).filter(|path| ["in", "out"].iter().any(|it| has_extension(path, it)));
    let unused = tests.filter(|path| !used.iter().any(|it| it == path));
    faults.extend(unused.map(|path| format!("{path} stands in no group")));
    Ok(faults)
}
