//! `judge race`: every reference beside the C++ that a good pupil would hand in.
//!
//! What is compared are whole processes, as a judge runs them: start-up, reading and writing
//! included. The two programs run in turn on the same test, so that whatever else the machine
//! does meets both, and the medians of their CPU times make the ratio. In each tier they meet on
//! the test that costs both together most.

use std::fmt::Write;

use bilingual::Fault;
use problem_set::{AnyProblem, Spec, Tier, Verdict};

use crate::judging::program::Program;
use crate::judging::runner::judge_run;
use crate::judging::settings::Settings;
use crate::keeping::fault::{KeepError, Result, broken, ensure};
use crate::set::problem::{SOLUTION, part, part_name, program_of, spec_of};
use crate::set::root::Root;
use crate::set::testset::{TestFiles, ensure_tests};

/// What a program needed on a test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Needed {
    /// The median of the CPU times, in milliseconds.
    pub milliseconds: f64,
    /// The highest peak of the memory, in MiB.
    pub mebibytes: f64,
}

/// A reference and a C++ program on the hardest test of a tier.
#[derive(Debug, Clone, PartialEq)]
pub struct Heat {
    /// The problem.
    pub id: &'static str,
    /// Samples and source tier, or beyond.
    pub beyond: bool,
    /// The test.
    pub test: String,
    /// What the reference needed.
    pub reference: Needed,
    /// What `solution.cpp` needed.
    pub solution: Needed,
}

impl Heat {
    /// The reference's time in times of `solution.cpp`: below 1 it is the faster one.
    pub fn ratio(&self) -> f64 {
        self.reference.milliseconds / self.solution.milliseconds
    }

    /// One line for the terminal.
    pub fn line(&self) -> String {
        format!(
            "{:<9} {} {:>9.1} ms {:>9.1} ms  ratio {:.2}  {}",
            self.id,
            part_name(self.beyond),
            self.reference.milliseconds,
            self.solution.milliseconds,
            self.ratio(),
            self.test
        )
    }
}

/// Lets the reference of a problem and `solution.cpp` run in turn, so many times each, in both
/// tiers.
///
/// # Errors
/// If the tests or a program cannot be used, or if one of the two is wrong or beyond its limits.
pub fn race(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
    runs: usize,
) -> Result<Vec<Heat>> {
    let spec = spec_of(problem)?;
    let tests = ensure_tests(root, problem, &spec, &Tier::ALL)?;
    let solution = root.room(&spec.id).join("submissions").join(SOLUTION);
    let programs = [program_of(&spec.id)?, solution].map(|path| {
        Program::prepare(&path, settings)
            .map_err(|error| broken(format!("{}: {error}", path.display())))
    });
    let [reference, solution] = programs;
    let track = Track {
        programs: [reference?, solution?],
        problem,
        spec: &spec,
        settings,
    };
    let mut heats = Vec::new();
    for beyond in [false, true] {
        let mut hardest: Option<(u64, &TestFiles)> = None;
        for test in part(&tests, beyond) {
            let cost = track.run(0, test)?.0 + track.run(1, test)?.0;
            if hardest.is_none_or(|(most, _)| cost > most) {
                hardest = Some((cost, test));
            }
        }
        let Some((_, test)) = hardest else { continue };
        let mut times = [Vec::new(), Vec::new()];
        let mut peaks = [0; 2];
        for _ in 0..runs {
            for (lane, times) in times.iter_mut().enumerate() {
                let (cpu_us, peak_kib) = track.run(lane, test)?;
                times.push(cpu_us);
                peaks[lane] = peaks[lane].max(peak_kib);
            }
        }
        let [reference, solution] = [0, 1].map(|lane| needed(&mut times[lane], peaks[lane]));
        heats.push(Heat {
            id: problem.id(),
            beyond,
            test: test.name.clone(),
            reference,
            solution,
        });
    }
    Ok(heats)
}

#[expect(clippy::cast_precision_loss, reason = "seconds and gigabytes")]
fn needed(cpu_us: &mut [u64], peak_kib: u64) -> Needed {
    cpu_us.sort_unstable();
    Needed {
        milliseconds: cpu_us[cpu_us.len() / 2] as f64 / 1000.0,
        mebibytes: peak_kib as f64 / 1024.0,
    }
}

struct Track<'a> {
    programs: [Program; 2],
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    settings: &'a Settings,
}

impl Track<'_> {
    /// CPU time in microseconds and peak memory in KiB of one run.
    fn run(&self, lane: usize, test: &TestFiles) -> Result<(u64, u64)> {
        let program = &self.programs[lane];
        let done = judge_run(program, self.problem, self.spec, test, self.settings, false)
            .map_err(|why| {
                KeepError::from(Fault(why)).at(format_args!("{}, {}", self.spec.id, test.name))
            })?;
        // Where outputs earn parts of the points, a good pupil's is worth less than the reference's.
        ensure(
            matches!(done.finding.verdict, Verdict::Accepted | Verdict::Partial),
            || {
                format!(
                    "{}: {}: {} on {}",
                    self.spec.id,
                    program.shown(),
                    done.finding.verdict,
                    test.name
                )
            },
        )?;
        Ok((done.ended.cpu_us, done.ended.peak_kib))
    }
}

/// Milliseconds below which a run is little more than the start of a process.
const START_UP_MS: f64 = 5.0;

/// What some heats say together.
#[derive(Debug, PartialEq)]
struct Summary {
    /// Number of heats.
    count: u32,
    /// The geometric mean of the ratios, 1 if there are none.
    mean: f64,
    /// How many ratios are above 1.
    above: usize,
}

impl Summary {
    fn of<'a>(heats: impl Iterator<Item = &'a Heat>) -> Self {
        let ratios: Vec<f64> = heats.map(Heat::ratio).collect();
        let count = u32::try_from(ratios.len()).unwrap_or(u32::MAX);
        let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
        Summary {
            count,
            mean: (logarithms / f64::from(count.max(1))).exp(),
            above: ratios.iter().filter(|&&ratio| ratio > 1.0).count(),
        }
    }

    fn cells(&self) -> String {
        format!("{} | {:.2} | {}", self.count, self.mean, self.above)
    }
}

/// The table of all problems as Markdown.
pub fn table(heats: &[Heat], runs: usize) -> String {
    let mut text = format!(
        "# References beside C++\n\n\
         Written by `make bench-cpp`: CPU time of whole processes, reading and writing included, on the test of\n\
         the tier that costs both programs together most. The two run in turn, {runs} times each; the medians\n\
         make the ratio, so that below 1 the reference is faster than `solution.cpp`. Memory is the peak.\n\n"
    );
    let _ = writeln!(
        text,
        "A run below {START_UP_MS} ms is little more than the start of a process: half a millisecond or more for\n\
         either. Both are linked statically, as the judge links what is handed in in C++. A program in Rust looks at\n\
         its memory map and gets ready to tell of a stack that overflows, which costs it some 0.08 ms more.\n\n\
         | tests | heats | geometric mean | above 1 |\n|---|---:|---:|---:|"
    );
    for beyond in [false, true] {
        let tier = part_name(beyond);
        let in_tier = || heats.iter().filter(move |heat| heat.beyond == beyond);
        let long = in_tier().filter(|heat| {
            heat.reference.milliseconds.max(heat.solution.milliseconds) >= START_UP_MS
        });
        let (all, long) = (Summary::of(in_tier()).cells(), Summary::of(long).cells());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {tier}, all | {all} |");
        let _ = writeln!(text, "| {tier}, {START_UP_MS} ms or more | {long} |");
    }
    text.push_str(
        "\n| problem | tier | test | reference ms | C++ ms | ratio | reference MiB | C++ MiB |\n\
         |---|---|---|---:|---:|---:|---:|---:|\n",
    );
    for heat in heats {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.1} | {:.1} | {:.2} | {:.0} | {:.0} |",
            heat.id,
            part_name(heat.beyond),
            heat.test,
            heat.reference.milliseconds,
            heat.solution.milliseconds,
            heat.ratio(),
            heat.reference.mebibytes,
            heat.solution.mebibytes
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heat(beyond: bool, reference: f64, solution: f64) -> Heat {
        let needed = |milliseconds| Needed {
            milliseconds,
            mebibytes: 3.0,
        };
        Heat {
            id: "nim",
            beyond,
            test: "limits".to_owned(),
            reference: needed(reference),
            solution: needed(solution),
        }
    }

    #[test]
    fn means_are_geometric_and_those_of_a_tier() {
        let heats = [
            heat(false, 4.0, 1.0),
            heat(false, 1.0, 1.0),
            heat(true, 9.0, 1.0),
        ];
        let source = Summary::of(heats.iter().filter(|heat| !heat.beyond));
        assert_eq!((source.count, source.above), (2, 1));
        assert!((source.mean - 2.0).abs() < 1e-9, "{source:?}");
        assert_eq!(Summary::of([].iter()).count, 0);
        let table = table(&heats, 9);
        assert!(
            table.contains("| beyond, 5 ms or more | 1 | 9.00 | 1 |"),
            "{table}"
        );
        assert!(table.contains("ms or more | 0 | 1.00 | 0 |"), "{table}");
    }

    #[test]
    fn medians_are_told() {
        let needed = needed(&mut [5000, 1000, 2000], 2048);
        assert!((needed.milliseconds - 2.0).abs() < 1e-9);
        assert!((needed.mebibytes - 2.0).abs() < 1e-9);
    }
}
