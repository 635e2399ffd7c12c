//! Writes `bench/TABLE.md` from the measurements that criterion left in the target folder.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use problem_set::Spec;
use serde_json::Value;

/// One measured time: the median in nanoseconds, and the bytes of the input where known.
#[derive(Debug, Clone, Copy)]
struct Measured {
    nanoseconds: f64,
    bytes: Option<u64>,
}

/// A bench of something that problems share.
struct Shared {
    /// The criterion group.
    group: &'static str,
    /// What is timed, in a sentence.
    title: &'static str,
    /// What the labels of its benches name.
    size: &'static str,
    /// What is timed of each.
    functions: &'static [&'static str],
    /// Whether the second function is ours and the first the yardstick to hold it against.
    has_yardstick: bool,
}

const SHARED: [Shared; 3] = [
    Shared {
        group: "reading",
        title: "Reading 10^7 numbers, or letters of boards: the source behind `input!` beside a loop over bytes",
        size: "shape",
        functions: &["loop", "source"],
        has_yardstick: true,
    },
    Shared {
        group: "retrograde",
        title: "Retrograde analysis of random positions",
        size: "graph",
        functions: &["build", "outcomes"],
        has_yardstick: false,
    },
    Shared {
        group: "matching",
        title: "Maximum matchings of boards of 1000 × 1000 squares",
        size: "board",
        functions: &["maximum"],
        has_yardstick: false,
    },
];

/// All measurements by (group, function, value).
type Measurements = BTreeMap<(String, String, String), Measured>;

fn main() -> Result<()> {
    let program = std::env::current_exe()?;
    let target = program.ancestors().nth(2);
    let target = target.context("the program lies in a target folder")?;
    let mut measurements = Measurements::new();
    collect(&target.join("criterion"), &mut measurements)?;
    ensure!(
        !measurements.is_empty(),
        "no measurements in {}; run make bench",
        target.display()
    );
    all_problems::install();
    let table = render(&measurements)?;
    let path = "bench/TABLE.md";
    fs::write(path, table)
        .with_context(|| format!("{path}: cannot be written; run this in the workspace"))?;
    println!("{path} written from {} measurements", measurements.len());
    Ok(())
}

/// Adds the latest measurement of every bench below `folder`.
fn collect(folder: &Path, into: &mut Measurements) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("new") {
            collect(&path, into)?;
        } else if path.is_dir() {
            let json = |name: &str| -> Result<Value> {
                let file = path.join(name);
                let text = fs::read_to_string(&file)
                    .with_context(|| format!("{}: cannot be read", file.display()))?;
                Ok(serde_json::from_str(&text)?)
            };
            let (benchmark, estimates) = (json("benchmark.json")?, json("estimates.json")?);
            let text = |key: &str| benchmark[key].as_str().unwrap_or_default().to_owned();
            let nanoseconds = estimates["median"]["point_estimate"]
                .as_f64()
                .context("criterion estimates a median")?;
            let bytes = benchmark["throughput"]["Bytes"].as_u64();
            into.insert(
                (text("group_id"), text("function_id"), text("value_str")),
                Measured { nanoseconds, bytes },
            );
        }
    }
    Ok(())
}

fn render(measurements: &Measurements) -> Result<String> {
    let find = |group: &str, function: &str, value: &str| {
        let key = (group.to_owned(), function.to_owned(), value.to_owned());
        measurements.get(&key).copied()
    };
    let time = |measured: Option<Measured>| {
        measured.map_or("–".into(), |measured| human(measured.nanoseconds))
    };
    let mut text = String::from(
        "# Times of the references\n\nWritten by `make bench` (criterion, medians, one core). *read*: text to parsed input; *solve*: \
         parsed input to answer; *whole*: text to text.\n\n\
         | problem | test | input | read | solve | whole | complexity |\n|---|---|---:|---:|---:|---:|---|\n",
    );
    let (mut growth, mut exponents) = (String::new(), String::new());
    for problem in all_problems::problems() {
        let id = problem.id();
        let spec = Spec::of(*problem);
        for test in &spec.tests {
            let Some(label) = &test.bench else { continue };
            let value = format!("{}, {label}", test.tier);
            let whole = find(id, "whole", &value);
            let size = whole.and_then(|whole| whole.bytes).map_or("–".into(), size);
            let [read, solve] = ["read", "solve"].map(|it| time(find(id, it, &value)));
            let (whole, complexity) = (time(whole), spec.complexity.last());
            writeln!(
                text,
                "| {id} | {value} | {size} | {read} | {solve} | {whole} | {complexity} |"
            )?;
        }
        let mut rungs = Vec::new();
        for (rung, _) in problem.ladder() {
            let measured = ["brute", "reference"].map(|it| find(id, it, &rung.to_string()));
            let [brute, reference] = measured.map(time);
            writeln!(growth, "| {id} | {rung} | {brute} | {reference} |")?;
            rungs.extend(measured[1].map(|it| (rung, it.nanoseconds)));
        }
        let rungs = last_decade(&rungs);
        if let ([first, .., last], Some(growth)) = (rungs, &spec.growth) {
            let claim = growth.claim.as_ref();
            let claim = claim.map_or("–".into(), |it| format!("O({it})"));
            writeln!(
                exponents,
                "| {id} | {} | {} to {} | {claim} | {:.2} | {} |",
                spec.complexity.last(),
                first.0,
                last.0,
                slope(rungs),
                growth.because.as_deref().unwrap_or_default()
            )?;
        }
    }
    text += "\n## Growth: brute force beside reference\n\n| problem | size | brute force | reference |\n|---|---:|---:|---:|\n";
    text += &growth;
    text += "\n## Exponents of the references\n\n\
        How steep the time of *solve* is over the last decade of the sizes above (below it the start of a search weighs more),\n\
        beside what `growth` in problem.toml claims, where n is the size. *Complexity* is that of the problem, in the letters of\n\
        its statement.\n\n\
        | problem | complexity | sizes | claim | exponent | why it differs |\n|---|---|---:|---|---:|---|\n";
    text += &exponents;
    for shared in SHARED {
        let Shared { title, size, .. } = shared;
        let ratio = if shared.has_yardstick { " ratio |" } else { "" };
        let columns = 1 + shared.functions.len() + usize::from(shared.has_yardstick);
        writeln!(
            text,
            "\n## {title}\n\n| {size} | {} |{ratio}\n|---|{}",
            shared.functions.join(" | "),
            "---:|".repeat(columns - 1)
        )?;
        for (group, function, label) in measurements.keys() {
            if (group.as_str(), function.as_str()) != (shared.group, shared.functions[0]) {
                continue;
            }
            let times = shared.functions.iter();
            let times: Vec<_> = times.map(|it| find(shared.group, it, label)).collect();
            write!(text, "| {label} |")?;
            for &measured in &times {
                write!(text, " {} |", time(measured))?;
            }
            if shared.has_yardstick {
                let ratio = times[0].zip(times[1]).map_or("–".into(), |(their, our)| {
                    format!("{:.2}", our.nanoseconds / their.nanoseconds)
                });
                write!(text, " {ratio} |")?;
            }
            writeln!(text)?;
        }
    }
    Ok(text)
}

/// The largest size and all down to a tenth of it, but two of them at least.
fn last_decade(rungs: &[(u64, f64)]) -> &[(u64, f64)] {
    let largest = rungs.last().map_or(0, |rung| rung.0);
    let below = rungs.partition_point(|rung| rung.0 < largest.div_ceil(10));
    &rungs[below.min(rungs.len().saturating_sub(2))..]
}

/// The slope of the line that lies nearest to sizes and times where both scales go by powers of ten: the exponent.
#[expect(clippy::cast_precision_loss, reason = "sizes are far below 2^52")]
fn slope(rungs: &[(u64, f64)]) -> f64 {
    let point = |&(size, time): &(u64, f64)| ((size as f64).ln(), time.ln());
    let points = || rungs.iter().map(point);
    let mean = points().map(|point| point.0).sum::<f64>() / rungs.len() as f64;
    let spread: f64 = points().map(|(x, _)| (x - mean).powi(2)).sum();
    points().map(|(x, y)| (x - mean) * y).sum::<f64>() / spread
}

/// `1.23 ms`: three significant figures.
fn human(nanoseconds: f64) -> String {
    let (value, unit) = match nanoseconds {
        ns if ns < 1e3 => (ns, "ns"),
        ns if ns < 1e6 => (ns / 1e3, "µs"),
        ns if ns < 1e9 => (ns / 1e6, "ms"),
        ns => (ns / 1e9, "s"),
    };
    let decimals = usize::from(value < 10.0) + usize::from(value < 100.0);
    format!("{value:.decimals$} {unit}")
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}
