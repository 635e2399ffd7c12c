//! `judge export`: which problems for which systems, and what became of them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use judge::testset::Root;
use rayon::prelude::*;
use registry::{AnyProblem, problems};

use crate::package::Written;
use crate::prose::Lang;
use crate::system::{System, Workshop};
use crate::task::{Options, Task};

/// Packs problems for other judging systems.
#[derive(Debug, Args)]
pub struct ExportArguments {
    /// The system; several are named one after another, with commas
    #[arg(long, value_enum, value_delimiter = ',', required = true)]
    to: Vec<System>,
    /// With the tests of the beyond tier, for 20 of the 100 points
    #[arg(long)]
    beyond: bool,
    /// The language that stands first
    #[arg(long, value_enum, default_value_t = Lang::Vi)]
    lang: Lang,
    /// The folder for the packages, one below it for each system
    #[arg(short, long, value_name = "DIR", default_value = "packages")]
    output: PathBuf,
    /// All problems
    #[arg(long, conflicts_with = "ids")]
    all: bool,
    /// The problems
    #[arg(required_unless_present = "all")]
    ids: Vec<String>,
}

/// What became of a problem for a system.
type Done = Result<Written, String>;

/// Packs what is asked for and prints a table of what was left out; the exit code is 1 if a problem
/// that was named is among it.
///
/// # Errors
/// If nothing can be packed at all.
pub fn export(
    arguments: &ExportArguments,
    root: Option<&Path>,
    workshop: &Workshop,
) -> Result<ExitCode> {
    let root = Root::find(root)?;
    let problems: Vec<&dyn AnyProblem> = if arguments.all {
        problems().to_vec()
    } else {
        let ids = arguments.ids.iter();
        ids.map(|id| checker::find_problem(id))
            .collect::<Result<_, _>>()?
    };
    let mut systems = arguments.to.clone();
    systems.dedup();
    let options = Options {
        beyond: arguments.beyond,
        lang: arguments.lang,
    };
    let start = Instant::now();
    let bar = ProgressBar::new((problems.len() * systems.len()) as u64).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}")
            .context("the template of the bar is valid")?,
    );
    bar.enable_steady_tick(Duration::from_millis(200));
    let done: Vec<(&str, Vec<Done>)> = problems
        .par_iter()
        .map(|problem| {
            bar.set_message(problem.id());
            let done = pack(
                &root,
                *problem,
                &systems,
                options,
                workshop,
                &arguments.output,
            );
            bar.inc(systems.len() as u64);
            (problem.id(), done)
        })
        .collect();
    bar.finish_and_clear();
    print!(
        "{}",
        told(&systems, &done, &arguments.output, start.elapsed())
    );
    let is_whole = done.iter().flat_map(|(_, done)| done).all(Result::is_ok);
    let packed = done.iter().flat_map(|(_, done)| done).any(Result::is_ok);
    ensure!(packed || arguments.all, "nothing was packed");
    Ok(if is_whole || arguments.all {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Packs one problem for all systems.
fn pack(
    root: &Root,
    problem: &'static dyn AnyProblem,
    systems: &[System],
    options: Options,
    workshop: &Workshop,
    output: &Path,
) -> Vec<Done> {
    let refusals = systems.iter().map(|system| system.refusal(problem));
    let refusals: Vec<_> = refusals.collect();
    let all_refuse = refusals.iter().all(Option::is_some);
    // Nothing is made for nobody.
    let task = if all_refuse {
        None
    } else {
        Some(Task::load(root, problem, options))
    };
    let pack_for = |system: System| -> Result<Written> {
        let package = match &task {
            Some(Ok(task)) => system.pack(task, workshop)?,
            Some(Err(error)) => anyhow::bail!("{error:#}"),
            None => anyhow::bail!("nothing was loaded"),
        };
        package.write(&output.join(system.name()))
    };
    let each = systems.iter().zip(refusals);
    each.map(|(&system, refusal)| match refusal {
        Some(why) => Err(why.to_owned()),
        None => pack_for(system).map_err(|error| format!("{error:#}")),
    })
    .collect()
}

/// What was packed, and what was left out and why: the same reason once for all its problems.
fn told(systems: &[System], done: &[(&str, Vec<Done>)], output: &Path, time: Duration) -> String {
    let mebibytes =
        |bytes: u64| format!("{}.{} MiB", bytes >> 20, (bytes >> 10) % 1024 * 10 / 1024);
    let mut text = String::new();
    let mut left_out = String::new();
    for (at, system) in systems.iter().enumerate() {
        let of_system: Vec<_> = done.iter().map(|(id, done)| (id, &done[at])).collect();
        let written: Vec<&Written> = of_system
            .iter()
            .filter_map(|(_, done)| done.as_ref().ok())
            .collect();
        let sum = |of: fn(&Written) -> u64| written.iter().map(|&written| of(written)).sum::<u64>();
        let folder = output.join(system.name());
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:<9} {:>3} of {}  folders {:>11}  archives {:>11}  {}",
            system.name(),
            written.len(),
            of_system.len(),
            mebibytes(sum(|it| it.folder)),
            mebibytes(sum(|it| it.archive)),
            folder.display(),
        );
        let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (id, done) in of_system {
            if let Err(why) = done {
                reasons.entry(why).or_default().push(id);
            }
        }
        for (why, ids) in reasons {
            let ids = if ids.len() == done.len() && ids.len() > 1 {
                "all".to_owned()
            } else {
                ids.join(" ")
            };
            let _ = writeln!(left_out, "  {:<9} {ids}: {why}", system.name());
        }
    }
    let _ = writeln!(text, "in {:.1} s", time.as_secs_f64());
    if !left_out.is_empty() {
        text.push_str("\nleft out:\n");
        text.push_str(&left_out);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_told_once_with_all_its_problems() {
        let written = Written {
            folder: 3 << 19,
            archive: 1024,
        };
        let why = || Err("it talks".to_owned());
        let done = [
            ("dice", vec![Ok(written), Err("no g++".to_owned())]),
            ("knight", vec![why(), Err("no g++".to_owned())]),
            ("nimgame", vec![why(), Err("no g++".to_owned())]),
        ];
        let systems = [System::Themis, System::Cms];
        let text = told(
            &systems,
            &done,
            Path::new("packages"),
            Duration::from_millis(1500),
        );
        assert!(
            text.contains("themis      1 of 3  folders     1.5 MiB"),
            "{text}"
        );
        assert!(text.contains("in 1.5 s"));
        assert!(text.contains("  themis    knight nimgame: it talks\n"));
        assert!(text.contains("  cms       all: no g++\n"));
    }
}
