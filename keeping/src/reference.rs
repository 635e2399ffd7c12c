//! The reference under the limits of its problem.

use std::fmt::Write;

use bilingual::{Lang, Result, broken};
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
    let prepared =
        Program::prepare(&program, it.settings).map_err(|why| broken(format!("{why}")))?;
    let trusting = Settings {
        pace: Pace::InTime,
        ..it.settings.clone()
    };
    let report = judge_all(
        &prepared,
        it.problem,
        it.spec,
        &tests.files,
        &trusting,
        &|_| {},
    );
    Ok(Found {
        summary: Some(summary(it.spec, &report)),
        ..reference_faults(&report).into()
    })
}

fn reference_faults(report: &Report) -> Vec<String> {
    let failed = report
        .tests
        .iter()
        .filter(|test| test.verdict != Verdict::Accepted);
    failed
        .map(|test| {
            format!(
                "reference: test {} ({}): {} {}",
                test.number,
                test.name,
                test.verdict,
                test.message.of(Lang::En)
            )
        })
        .collect()
}

/// `18 tests; source 2 of 1000 ms, 3 of 256 MiB; beyond …; 3 submissions`.
fn summary(spec: &Spec, report: &Report) -> String {
    let draft = if spec.draft { "a draft; " } else { "" };
    let mut text = format!("{draft}{} tests", spec.tests.len());
    for tier in report.tiers.iter().filter(|tier| tier.tier != Tier::Sample) {
        let highest = tier.highest_kib.div_ceil(1024);
        let (name, slowest, time_ms) = (tier.tier, tier.slowest_ms, tier.time_ms);
        let _ = write!(
            text,
            "; {name} {slowest} of {time_ms} ms, {highest} of {} MiB",
            tier.memory_mib
        );
    }
    match spec.submissions.len() {
        0 => text,
        1 => text + "; 1 submission",
        count => text + &format!("; {count} submissions"),
    }
}
