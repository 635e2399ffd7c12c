//! The reference under the limits of its problem.

use std::fmt::Write;

use bilingual::{Lang, Result};
use problem_set::{Spec, Tier, Verdict};

use super::subject::{Found, Subject, Tests};
use judge::problem::program_of;
use judge::program::Program;
use judge::report::Report;
use judge::runner::judge_all;
use judge::settings::{Pace, Settings};

/// It is accepted on every test, as a program like any other.
pub(super) fn reference_is_accepted(it: &Subject<'_>, tests: &Tests) -> Result<Found> {
    let program = program_of(it.problem.id())?;
    let prepared = Program::prepare(&program, it.settings)?;
    let trusting = Settings {
        pace: Pace::InTime,
        ..it.settings.clone()
    };
    let files = &tests.files;
    let report = judge_all(&prepared, it.problem, it.spec, files, &trusting, &|_| {});
    Ok(Found {
        summary: Some(summary(it.spec, &report)),
        ..reference_faults(&report).into()
    })
}

fn reference_faults(report: &Report) -> Vec<String> {
    let tests = report.tests.iter();
    let failed = tests.filter(|test| test.verdict != Verdict::Accepted);
    let told = failed.map(|test| {
        let (number, name, why) = (&test.number, &test.name, test.message.of(Lang::En));
        format!("reference: test {number} ({name}): {} {why}", test.verdict)
    });
    told.collect()
}

/// `18 tests; source 2 of 1000 ms, 3 of 256 MiB; beyond …; 3 submissions`.
fn summary(spec: &Spec, report: &Report) -> String {
    let draft = if spec.draft { "a draft; " } else { "" };
    let mut text = format!("{draft}{} tests", spec.tests.len());
    for tier in report.tiers.iter().filter(|tier| tier.tier != Tier::Sample) {
        let (highest, most) = (tier.highest_kib.div_ceil(1024), tier.memory_mib);
        let (name, slowest, time_ms) = (tier.tier, tier.slowest_ms, tier.time_ms);
        let _ = write!(
            text,
            "; {name} {slowest} of {time_ms} ms, {highest} of {most} MiB"
        );
    }
    match spec.submissions.len() {
        0 => text,
        1 => text + "; 1 submission",
        count => text + &format!("; {count} submissions"),
    }
}
