//! Themis.

use std::collections::BTreeSet;

use export::package::Package;
use roxmltree::Document;

use super::{Result, missing, paths, sum_fault, text};

const SETTINGS: &str = "Settings.cfg";
const CHECKER: &str = "checker.cpp";

/// The evaluator that compiles [`CHECKER`].
const COMPILED: &str = "C8CompileThemis.dll";

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let settings = text(package, SETTINGS)?;
    let document =
        Document::parse(&settings).map_err(|error| format!("{SETTINGS} is malformed: {error}"))?;
    let exam = document.root_element();
    let value = |name: &str| exam.attribute(name).unwrap_or_default().to_owned();
    let mut faults = missing(package, ["statement.html"]);
    if value("Name") != package.name {
        faults.push(format!("{SETTINGS} is that of {}", value("Name")));
    }
    if value("EvaluatorName") == COMPILED {
        faults.extend(missing(package, [CHECKER]));
    }
    let tests: Vec<_> = exam
        .children()
        .filter(|it| it.has_tag_name("TestCase"))
        .collect();
    let mut sum = 0;
    for test in &tests {
        let name = test.attribute("Name").unwrap_or_default();
        let files = ["InputFile", "OutputFile"].map(|of| format!("{name}/{}", value(of)));
        faults.extend(missing(package, files.iter().map(String::as_str)));
        let mark = test.attribute("Mark").unwrap_or_default();
        sum += mark
            .parse::<u64>()
            .map_err(|_| format!("{name} has no mark"))?;
    }
    faults.extend(sum_fault(sum));
    let listed: BTreeSet<_> = tests.iter().filter_map(|it| it.attribute("Name")).collect();
    let there: BTreeSet<_> = paths(package)
        .filter_map(|path| Some(path.split_once('/')?.0))
        .collect();
    if listed != there || listed.len() != tests.len() {
        faults.push(format!("{SETTINGS} lists other tests than there are"));
    }
    Ok(faults)
}
