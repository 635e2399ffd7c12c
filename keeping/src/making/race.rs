//! `judge race`: every reference beside the C++ that a good pupil would hand in, and beside the fastest
//! that is known, where somebody has looked for it.
//!
//! What is compared are whole processes, as a judge runs them: start-up, reading and writing
//! included. The programs run in turn on the same test, so that whatever else the machine
//! does meets all, and the medians of their CPU times make the ratios. In each tier they meet on
//! the test that costs the reference and the best of its rivals together most.

use std::fmt::Write;

use bilingual::{Fault, Result, broken, ensure};
use problem_set::{AnyProblem, Spec, Tier, Verdict};

use judge::problem::{FAST, SOLUTION, part, part_name, program_of};
use judge::program::Program;
use judge::root::Root;
use judge::runner::run_once;
use judge::settings::Settings;
use judge::testset::{TestFiles, ensure_tests};

/// What a program needed on a test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Needed {
    /// The median of the CPU times, in milliseconds.
    pub milliseconds: f64,
    /// The highest peak of the memory, in MiB.
    pub mebibytes: f64,
}

/// A reference and its rivals in C++ on the hardest test of a tier.
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
    /// What `fast.cpp` needed, where there is one.
    pub fast: Option<Needed>,
}

impl Heat {
    /// The reference's time in times of a rival: below 1 it is the faster one.
    pub fn ratio(&self, rival: Needed) -> f64 {
        self.reference.milliseconds / rival.milliseconds
    }

    /// One line for the terminal.
    pub fn line(&self) -> String {
        let beside = |file: &str, rival: Needed| {
            let ratio = self.ratio(rival);
            format!("  {file} {:>8.2} ms, ratio {ratio:.2}", rival.milliseconds)
        };
        let fast = self.fast.map(|fast| beside(FAST, fast));
        format!(
            "{:<9} {} {:>9.2} ms{}{}  {}",
            self.id,
            part_name(self.beyond),
            self.reference.milliseconds,
            beside(SOLUTION, self.solution),
            fast.unwrap_or_default(),
            self.test
        )
    }
}

/// Lets the reference of a problem, `solution.cpp` and, where there is one, `fast.cpp` run in turn, so
/// many times each, in both tiers.
///
/// # Errors
/// If the tests or a program cannot be used, or if one of them is wrong or beyond its limits.
pub fn race(
    root: &Root,
    problem: &'static dyn AnyProblem,
    settings: &Settings,
    runs: usize,
) -> Result<Vec<Heat>> {
    let spec = Spec::of(problem);
    let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
    let submissions = root.room(&spec.id).join("submissions");
    let rivals = [SOLUTION, FAST].into_iter();
    let rivals = rivals.filter(|file| spec.submission(file).is_some());
    let mut paths = vec![program_of(&spec.id)?];
    paths.extend(rivals.map(|file| submissions.join(file)));
    let programs = paths.iter().map(|path| {
        Program::prepare(path, settings)
            .map_err(|error| broken(format!("{}: {error}", path.display())))
    });
    let track = Track {
        programs: programs.collect::<Result<_>>()?,
        problem,
        spec,
        settings,
    };
    let mut heats = Vec::new();
    for beyond in [false, true] {
        let mut hardest: Option<(u64, &TestFiles)> = None;
        for test in part(&tests, beyond) {
            let best = track.programs.len() - 1;
            let cost = track.run(0, test)?.0 + track.run(best, test)?.0;
            if hardest.is_none_or(|(most, _)| cost > most) {
                hardest = Some((cost, test));
            }
        }
        let Some((_, test)) = hardest else { continue };
        let mut lanes = vec![(Vec::new(), 0); track.programs.len()];
        for _ in 0..runs {
            for (lane, (times, peak)) in lanes.iter_mut().enumerate() {
                let (cpu_us, peak_kib) = track.run(lane, test)?;
                times.push(cpu_us);
                *peak = peak_kib.max(*peak);
            }
        }
        let mut lanes = lanes.iter_mut().map(|(times, peak)| needed(times, *peak));
        let (Some(reference), Some(solution)) = (lanes.next(), lanes.next()) else {
            return Err(broken(format!("{}: there is no {SOLUTION}", spec.id)));
        };
        heats.push(Heat {
            id: problem.id(),
            beyond,
            test: test.name.clone(),
            reference,
            solution,
            fast: lanes.next(),
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
    /// The reference, then its rivals, the best one last.
    programs: Vec<Program>,
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    settings: &'a Settings,
}

impl Track<'_> {
    /// CPU time in microseconds and peak memory in KiB of one run.
    fn run(&self, lane: usize, test: &TestFiles) -> Result<(u64, u64)> {
        let program = &self.programs[lane];
        let (found, ended) = run_once(program, self.problem, self.spec, test, self.settings)
            .map_err(|why| Fault(why).at(&format_args!("{}, {}", self.spec.id, test.name)))?;
        // Where outputs earn parts of the points, a rival's may be worth less than the reference's.
        ensure(
            matches!(found.verdict, Verdict::Accepted | Verdict::Partial),
            || {
                format!(
                    "{}: {}: {} on {}",
                    self.spec.id,
                    program.shown(),
                    found.verdict,
                    test.name
                )
            },
        )?;
        Ok((ended.cpu_us, ended.peak_kib))
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
    fn of(ratios: &[f64]) -> Self {
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
         Written by `make bench-cpp`: CPU time of whole processes, reading and writing included. `solution.cpp` is what a\n\
         good pupil would hand in, `fast.cpp` the fastest that is known, in the rooms where it has been looked for. All\n\
         meet on the test of the tier that costs the reference and the best of its rivals together most. They run in turn,\n\
         {runs} times each; the medians make the ratios, so that below 1 the reference is the faster one. Memory is the peak.\n\n"
    );
    // Writing to a string cannot fail, here and below.
    let _ = writeln!(
        text,
        "A run below {START_UP_MS} ms is little more than the start of a process: half a millisecond or more for\n\
         each. All are linked statically, as the judge links what is handed in in C++. A program in Rust looks at\n\
         its memory map and gets ready to tell of a stack that overflows, which costs it some 0.08 ms more.\n\
         Linked dynamically, as g++ does unasked, it is the other way round: the C++ library costs 0.2 ms more.\n\n\
         | beside | tests | heats | geometric mean | above 1 |\n|---|---|---:|---:|---:|"
    );
    summarise(&mut text, SOLUTION, heats, |heat| Some(heat.solution));
    summarise(&mut text, FAST, heats, |heat| heat.fast);
    let _ = writeln!(
        text,
        "\n| problem | tier | test | reference ms | {SOLUTION} ms | ratio | {FAST} ms | ratio | reference MiB | {SOLUTION} MiB | {FAST} MiB |\n\
         |---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    );
    for heat in heats {
        let fast = |cell: &dyn Fn(Needed) -> String| heat.fast.map_or_else(String::new, cell);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.1} | {:.1} | {:.2} | {} | {} | {:.0} | {:.0} | {} |",
            heat.id,
            part_name(heat.beyond),
            heat.test,
            heat.reference.milliseconds,
            heat.solution.milliseconds,
            heat.ratio(heat.solution),
            fast(&|it| format!("{:.1}", it.milliseconds)),
            fast(&|it| format!("{:.2}", heat.ratio(it))),
            heat.reference.mebibytes,
            heat.solution.mebibytes,
            fast(&|it| format!("{:.0}", it.mebibytes)),
        );
    }
    text
}

/// What the heats against one rival say together, tier by tier: a row for all of them, and one for those
/// that are more than the start of a process.
fn summarise(
    text: &mut String,
    file: &str,
    heats: &[Heat],
    rival: impl Fn(&Heat) -> Option<Needed>,
) {
    for beyond in [false, true] {
        let tier = part_name(beyond);
        for (which, least) in [
            ("all".to_owned(), 0.0),
            (format!("{START_UP_MS} ms or more"), START_UP_MS),
        ] {
            let ratios = heats.iter().filter_map(|heat| {
                let rival = rival(heat).filter(|_| heat.beyond == beyond)?;
                let longer = heat.reference.milliseconds.max(rival.milliseconds);
                (longer >= least).then(|| heat.ratio(rival))
            });
            let cells = Summary::of(&ratios.collect::<Vec<_>>()).cells();
            let _ = writeln!(text, "| {file} | {tier}, {which} | {cells} |");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heat(beyond: bool, reference: f64, solution: f64, fast: Option<f64>) -> Heat {
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
            fast: fast.map(needed),
        }
    }

    #[test]
    fn means_are_geometric_and_those_of_a_tier_and_a_rival() {
        let source = Summary::of(&[4.0, 1.0]);
        assert_eq!((source.count, source.above), (2, 1));
        assert!((source.mean - 2.0).abs() < 1e-9, "{source:?}");
        assert_eq!(Summary::of(&[]).count, 0);
        let heats = [
            heat(false, 4.0, 1.0, None),
            heat(false, 1.0, 1.0, None),
            heat(true, 9.0, 1.0, Some(18.0)),
            heat(true, 3.0, 3.0, Some(1.0)),
        ];
        let table = table(&heats, 9);
        for row in [
            "| solution.cpp | source, all | 2 | 2.00 | 1 |",
            "| solution.cpp | source, 5 ms or more | 0 | 1.00 | 0 |",
            "| solution.cpp | beyond, 5 ms or more | 1 | 9.00 | 1 |",
            "| fast.cpp | source, all | 0 | 1.00 | 0 |",
            "| fast.cpp | beyond, all | 2 | 1.22 | 1 |",
            "| fast.cpp | beyond, 5 ms or more | 1 | 0.50 | 0 |",
            "| nim | source | limits | 1.0 | 1.0 | 1.00 |  |  | 3 | 3 |  |",
            "| nim | beyond | limits | 9.0 | 1.0 | 9.00 | 18.0 | 0.50 | 3 | 3 | 3 |",
        ] {
            assert!(table.contains(row), "{row}\n{table}");
        }
    }

    #[test]
    fn medians_are_told() {
        let needed = needed(&mut [5000, 1000, 2000], 2048);
        assert!((needed.milliseconds - 2.0).abs() < 1e-9);
        assert!((needed.mebibytes - 2.0).abs() < 1e-9);
    }
}
