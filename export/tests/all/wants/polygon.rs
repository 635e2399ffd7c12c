//! The package that Polygon writes.

use std::collections::BTreeSet;

use export::groups::POINTS;
use export::package::Package;
use roxmltree::{Document, Node};

use super::{Result, missing, paths, text};

const PROBLEM: &str = "problem.xml";

/// Group of the samples.
const SAMPLES: &str = "0";

pub(super) fn faults(package: &Package, on_streams: bool) -> Result<Vec<String>> {
    let problem = text(package, PROBLEM)?;
    let document =
        Document::parse(&problem).map_err(|error| format!("{PROBLEM} is malformed: {error}"))?;
    let named = |name: &'static str| {
        document
            .descendants()
            .filter(move |it| it.has_tag_name(name))
    };
    let mut faults = Vec::new();
    let names = ["input-file", "output-file"];
    let judging = named("judging").next();
    let is_named = |name: &str| judging.is_some_and(|it| it.attribute(name) != Some(""));
    if on_streams && names.into_iter().any(is_named) {
        faults.push(format!("{PROBLEM} names files"));
    }
    let named_paths = named("source").chain(named("statement"));
    faults.extend(missing(
        package,
        named_paths.filter_map(|it| it.attribute("path")),
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
        .flat_map(|at| {
            [
                format!("tests/{:02}", at + 1),
                format!("tests/{:02}.a", at + 1),
            ]
        })
        .collect();
    faults.extend(missing(package, files.iter().map(String::as_str)));
    let there = paths(package).filter(|path| path.starts_with("tests/"));
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
