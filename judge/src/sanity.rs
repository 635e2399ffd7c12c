//! Sanity of tests, checker and program: what must hold for every problem, as checks.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use checker::Outcome;
use registry::{AnyProblem, Spec};

use crate::lock::{Digest, Lock, Locked};
use crate::testset::{Made, TestFiles};

/// The recipe and the reference still make what the lock pins.
pub(crate) fn pinned(made: &Made, locked: &Locked) -> Result<()> {
    let input = Digest::of(made.input.as_bytes());
    let answer = Digest::of(made.answer.as_bytes());
    ensure!(
        input == locked.input,
        "the recipe '{}' no longer makes the locked input",
        locked.name
    );
    ensure!(
        answer == locked.answer,
        "the reference no longer gives the locked answer"
    );
    Ok(())
}

pub(crate) fn validated(problem: &dyn AnyProblem, files: &TestFiles, made: &Made) -> Result<()> {
    let name = format!("{}/{} ({})", problem.id(), files.number, files.name);
    problem
        .validate(&name, made.input.as_bytes(), files.tier)
        .map_err(anyhow::Error::msg)
}

/// The checker accepts the reference's answer, in the dress of other systems too, and refuses
/// broken versions of it.
pub(crate) fn checker_stands(
    problem: &dyn AnyProblem,
    spec: &Spec,
    files: &TestFiles,
    made: &Made,
) -> Result<()> {
    let (input, answer) = (made.input.as_bytes(), made.answer.as_str());
    let check =
        |output: &[u8]| checker::check(problem, spec.checker, input, output, answer.as_bytes());
    let number = &files.number;
    let dressed = format!("\u{feff}{}\r\n \r\n", answer.replace('\n', " \r\n"));
    for output in [answer, &dressed] {
        let outcome = check(output.as_bytes());
        ensure!(
            outcome == Outcome::Accepted,
            "test {number}: the checker refuses the reference: {outcome:?}"
        );
    }
    let mut broken: Vec<Vec<u8>> = vec![
        format!("{answer} 1").into(),
        (0..=255).collect(),
        b"wibble monster\n".to_vec(),
        b"-1 ".repeat(1000),
    ];
    if let Some(last) = answer.split_ascii_whitespace().next_back() {
        let kept = answer.rfind(last).unwrap_or(0);
        broken.extend([Vec::new(), answer.as_bytes()[..kept].to_vec()]);
    }
    for output in broken {
        let outcome = check(&output);
        ensure!(
            matches!(outcome, Outcome::Wrong(_) | Outcome::Format(_)),
            "test {number}: a broken output gets {outcome:?}: {:?}",
            String::from_utf8_lossy(&output[..output.len().min(80)])
        );
    }
    Ok(())
}

/// Answers have tiny alphabets: a test set in which one answer is nearly always right proves
/// nothing.
pub(crate) fn monotony_fault(lock: &Lock) -> Option<String> {
    let mut counts = BTreeMap::new();
    for test in &lock.tests {
        *counts.entry(&test.answer.sha256).or_insert(0) += 1;
    }
    let (most, all) = (
        counts.values().copied().max().unwrap_or(0),
        lock.tests.len(),
    );
    (3 * most > 2 * all).then(|| format!("{most} of {all} tests have one and the same answer"))
}

/// What every problem's program promises: it finds its input in any case, says nothing, writes
/// the sample's answer, and refuses a bad input in one line that leaves the old output alone.
pub(crate) fn keeps_the_contract(
    problem: &dyn AnyProblem,
    program: &Path,
    tests: &[TestFiles],
) -> Result<()> {
    let sample = tests.first().context("every problem has a sample")?;
    let (input, answer) = (fs::read(&sample.input)?, fs::read(&sample.answer)?);
    let (inp, out) = (
        format!("{}.INP", problem.file()),
        format!("{}.OUT", problem.file()),
    );
    for name in [inp.clone(), inp.to_lowercase()] {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join(&name), &input)?;
        let run = Command::new(program).current_dir(folder.path()).output()?;
        ensure!(
            run.status.success(),
            "the program fails on the sample as {name}: {}",
            String::from_utf8_lossy(&run.stderr)
        );
        ensure!(
            run.stdout.is_empty() && run.stderr.is_empty(),
            "the program is not silent on the sample"
        );
        ensure!(
            fs::read(folder.path().join(&out))? == answer,
            "the program's {out} is not the sample's"
        );

        fs::write(folder.path().join(&name), [&input[..], b"?\n"].concat())?;
        let run = Command::new(program).current_dir(folder.path()).output()?;
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        ensure!(
            run.status.code() == Some(2),
            "a bad input ends with {}, not with exit code 2",
            run.status
        );
        ensure!(
            said.starts_with(&format!("{name}:")) && said.lines().count() == 1,
            "a bad input is not told in one line that begins with the file's name: {said}"
        );
        ensure!(
            fs::read(folder.path().join(&out))? == answer,
            "a bad input destroys the old {out}"
        );
    }
    Ok(())
}
