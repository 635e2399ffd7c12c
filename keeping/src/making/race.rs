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

/// Whom a reference meets, the best one last; `fast.cpp` where there is one.
const RIVALS: [&str; 2] = [SOLUTION, FAST];

/// What a program needed on a test.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Needed {
    /// The median of the CPU times, in milliseconds.
    milliseconds: f64,
    /// The highest peak of the memory, in MiB.
    mebibytes: f64,
}

/// A reference and its rivals in C++ on the hardest test of a tier.
#[derive(Debug, Clone, PartialEq)]
pub struct Heat {
    id: &'static str,
    /// Samples and source tier, or beyond.
    beyond: bool,
    test: String,
    reference: Needed,
    /// Those of the [`RIVALS`] that there are.
    rivals: Vec<Needed>,
}

impl Heat {
    /// The reference's time in times of a rival: below 1 it is the faster one.
    fn ratio(&self, rival: &Needed) -> f64 {
        self.reference.milliseconds / rival.milliseconds
    }

    /// One line for the terminal.
    pub fn line(&self) -> String {
        let (tier, own) = (part_name(self.beyond), self.reference.milliseconds);
        let mut line = format!("{:<9} {tier} {own:>9.2} ms", self.id);
        for (file, rival) in RIVALS.iter().zip(&self.rivals) {
            let (time, ratio) = (rival.milliseconds, self.ratio(rival));
            // Writing to a string cannot fail, here and below.
            let _ = write!(line, "  {file} {time:>8.2} ms, ratio {ratio:.2}");
        }
        line + "  " + &self.test
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
    ensure(spec.submission(SOLUTION).is_some(), || {
        format!("{}: there is no {SOLUTION}", spec.id)
    })?;
    let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
    let folder = root.room(&spec.id).join("submissions");
    let rivals = RIVALS.into_iter();
    let rivals = rivals.filter(|file| spec.submission(file).is_some());
    let paths = rivals.map(|file| folder.join(file));
    let programs = [program_of(&spec.id)?]
        .into_iter()
        .chain(paths)
        .map(|path| {
            Program::prepare(&path, settings)
                .map_err(|error| broken(format!("{}: {error}", path.display())))
        });
    let programs: Vec<Program> = programs.collect::<Result<_>>()?;
    let run = |program: &Program, test: &TestFiles| -> Result<(u64, u64)> {
        let (found, ended) = run_once(program, problem, spec, test, settings)
            .map_err(|why| Fault(why).at(&format_args!("{}, {}", spec.id, test.name)))?;
        // Where outputs earn parts of the points, a rival's may be worth less than the reference's.
        let is_right = matches!(found.verdict, Verdict::Accepted | Verdict::Partial);
        ensure(is_right, || {
            let (id, shown, name) = (&spec.id, program.shown(), &test.name);
            format!("{id}: {shown}: {} on {name}", found.verdict)
        })?;
        Ok((ended.cpu_us, ended.peak_kib))
    };
    let mut heats = Vec::new();
    for beyond in [false, true] {
        let costs = part(&tests, beyond).map(|test| {
            let first = run(&programs[0], test)?.0;
            Ok((first + run(&programs[programs.len() - 1], test)?.0, test))
        });
        let costs = costs.collect::<Result<Vec<_>>>()?;
        // Of several that cost the same the first.
        let hardest = costs.into_iter().rev().max_by_key(|it| it.0);
        let Some((_, test)) = hardest else { continue };
        let mut lanes = vec![(Vec::new(), 0); programs.len()];
        for _ in 0..runs {
            for (program, (times, peak)) in programs.iter().zip(&mut lanes) {
                let (cpu_us, peak_kib) = run(program, test)?;
                times.push(cpu_us);
                *peak = peak_kib.max(*peak);
            }
        }
        let lanes = lanes.iter_mut();
        let mut rivals: Vec<Needed> = lanes.map(|(times, peak)| needed(times, *peak)).collect();
        heats.push(Heat {
            id: problem.id(),
            beyond,
            test: test.name.clone(),
            reference: rivals.remove(0),
            rivals,
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

/// Milliseconds below which a run is little more than the start of a process.
const START_UP_MS: f64 = 5.0;

/// What some ratios say together: how many there are, their geometric mean (1 if there are none), how many are above 1.
fn summary(ratios: &[f64]) -> String {
    let count = u32::try_from(ratios.len()).unwrap_or(u32::MAX);
    let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    let mean = (logarithms / f64::from(count.max(1))).exp();
    let above = ratios.iter().filter(|&&ratio| ratio > 1.0).count();
    format!("{count} | {mean:.2} | {above}")
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
    let _ = writeln!(
        text,
        "A run below {START_UP_MS} ms is little more than the start of a process: half a millisecond or more for\n\
         each. All are linked statically, as the judge links what is handed in in C++. A program in Rust looks at\n\
         its memory map and gets ready to tell of a stack that overflows, which costs it some 0.08 ms more.\n\
         Linked dynamically, as g++ does unasked, it is the other way round: the C++ library costs 0.2 ms more.\n\n\
         | beside | tests | heats | geometric mean | above 1 |\n|---|---|---:|---:|---:|"
    );
    for (place, file) in RIVALS.iter().enumerate() {
        for beyond in [false, true] {
            let tier = part_name(beyond);
            for (which, least) in [
                ("all".to_owned(), 0.0),
                (format!("{START_UP_MS} ms or more"), START_UP_MS),
            ] {
                let ratios = heats.iter().filter_map(|heat| {
                    let rival = heat.rivals.get(place).filter(|_| heat.beyond == beyond)?;
                    let longer = heat.reference.milliseconds.max(rival.milliseconds);
                    (longer >= least).then(|| heat.ratio(rival))
                });
                let cells = summary(&ratios.collect::<Vec<_>>());
                let _ = writeln!(text, "| {file} | {tier}, {which} | {cells} |");
            }
        }
    }
    let _ = writeln!(
        text,
        "\n| problem | tier | test | reference ms | {SOLUTION} ms | ratio | {FAST} ms | ratio | reference MiB | {SOLUTION} MiB | {FAST} MiB |\n\
         |---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    );
    for heat in heats {
        let rival = |place, cell: &dyn Fn(&Needed) -> String| {
            heat.rivals.get(place).map_or_else(String::new, cell)
        };
        let [time, memory] = [
            |it: &Needed| format!("{:.1}", it.milliseconds),
            |it: &Needed| format!("{:.0}", it.mebibytes),
        ];
        let ratio = |it: &Needed| format!("{:.2}", heat.ratio(it));
        let cells = [
            heat.id.to_owned(),
            part_name(heat.beyond).to_owned(),
            heat.test.clone(),
            time(&heat.reference),
            rival(0, &time),
            rival(0, &ratio),
            rival(1, &time),
            rival(1, &ratio),
            memory(&heat.reference),
            rival(0, &memory),
            rival(1, &memory),
        ];
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    }
    text
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
            rivals: [solution].into_iter().chain(fast).map(needed).collect(),
        }
    }

    #[test]
    fn means_are_geometric_and_those_of_a_tier_and_a_rival() {
        assert_eq!(summary(&[4.0, 1.0]), "2 | 2.00 | 1");
        assert_eq!(summary(&[]), "0 | 1.00 | 0");
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
