//! How fast the times of the references grow, as `bench/TABLE.md` has them, beside what `problem.toml`
//! claims.
//!
//! A time that grows as a power of the size is a straight line where both scales go by powers of ten, and
//! its slope is the exponent. The last decade of the sizes is taken: below it the start of a search, or a
//! table that is always filled, costs more than what grows. The claim is a line over the same sizes, so
//! that a logarithm or a power of two counts for what it adds there.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use problem_set::growth::Claim;
use problem_set::{AnyProblem, Spec, problems};

use crate::growth::{TABLE, ratio, references};

/// The sizes that count reach from the largest down to a tenth of it.
const DECADE: u64 = 10;

/// By so much may what is measured differ from the claim.
const TOLERANCE: f64 = 0.15;

/// A size and a time.
type Point = (u64, f64);

/// What was measured of a problem along its ladder, beside what is claimed.
struct Climbed {
    problem: &'static dyn AnyProblem,
    spec: &'static Spec,
    /// The sizes of all rungs.
    sizes: Vec<u64>,
    /// The first and the last size of the last decade.
    ends: [u64; 2],
    measured: f64,
    /// The claim as an exponent over the sizes that were measured.
    claimed: Option<f64>,
}

impl Climbed {
    /// Why what is measured is not what is claimed, if a reason is given.
    fn because(&self) -> Option<&str> {
        self.spec.growth.as_ref()?.because.as_deref()
    }

    fn differs(&self) -> bool {
        self.claimed
            .is_none_or(|claimed| (claimed - self.measured).abs() > TOLERANCE)
    }

    /// Whether the ladder is still the one that was measured. Its inputs are made for that, large ones too.
    fn is_same_ladder(&self) -> bool {
        let ladder = self.problem.ladder();
        ladder.iter().map(|rung| &rung.0).eq(&self.sizes)
    }

    /// The claim as it is told.
    fn told(&self, none: &str) -> String {
        let claimed = self.claimed.map(|it| format!("{it:.2}"));
        claimed.unwrap_or(none.to_owned())
    }
}

/// Everything in which the times of the set's table grow otherwise than claimed, and no reason is given.
pub fn faults(root: &Path) -> Vec<String> {
    // Without a table nothing was measured.
    faults_of(&fs::read_to_string(root.join(TABLE)).unwrap_or_default())
}

fn faults_of(table: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for one in climbed(table) {
        let (id, measured) = (one.problem.id(), one.measured);
        if one.spec.growth.is_none() {
            faults.push(format!(
                "problems/{id}/problem.toml: nothing says how the time grows along the ladder: growth = {{ claim = \"n\" }}"
            ));
        } else if one.differs() && one.because().is_none() && one.is_same_ladder() {
            faults.push(format!(
                "problems/{id}: measured is the exponent {measured:.2}, claimed {}, and problem.toml gives no reason",
                one.told("none")
            ));
        }
    }
    faults
}

/// The section of the table that tells the exponents, made from its rows.
pub fn section(table: &str) -> String {
    let mut text = format!(
        "\n## Exponents of the references\n\n\
         How steep the time of *solve* is over the last decade of the sizes above, beside what `growth` in problem.toml claims for\n\
         them, where n is the size; a logarithm counts for what it adds over these sizes. Where the two differ by more than\n\
         {TOLERANCE}, it says why. *Complexity* is that of the problem, in the letters of its statement.\n\n\
         | problem | complexity | sizes | claim | exponent | measured | why they differ |\n|---|---|---:|---|---:|---:|---|\n"
    );
    for one in climbed(table) {
        let (id, [first, last]) = (one.problem.id(), one.ends);
        let complexity = one.spec.complexity.last();
        let why = one.because().filter(|_| one.differs()).unwrap_or_default();
        let claim = one.spec.growth.as_ref().and_then(|it| it.claim.as_ref());
        let claim = claim.map_or("–".to_owned(), |it| format!("O({it})"));
        let (exponent, measured) = (one.told("–"), one.measured);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "| {id} | {complexity} | {first} to {last} | {claim} | {exponent} | {measured:.2} | {why} |"
        );
    }
    text
}

/// What a table has of the ladders.
fn climbed(table: &str) -> Vec<Climbed> {
    let mut all = Vec::new();
    for &problem in problems() {
        let rungs = references(table, problem.id());
        let points = last_decade(&rungs);
        let [first, .., last] = points else { continue };
        let spec = Spec::of(problem);
        let claim = spec.growth.as_ref().and_then(|it| it.claim.as_ref());
        let size = |point: &Point| ratio(point.0, 1);
        let claimed = |claim: &Claim| {
            let claimed = points.iter().map(size);
            slope(claimed.map(|size| (size.ln(), claim.logarithm(size))))
        };
        all.push(Climbed {
            problem,
            sizes: rungs.iter().map(|rung| rung.0).collect(),
            ends: [first.0, last.0],
            measured: slope(points.iter().map(|it| (size(it).ln(), it.1.ln()))),
            claimed: claim.map(claimed),
            spec,
        });
    }
    all
}

/// The largest size and all down to a tenth of it, but two of them at least.
fn last_decade(rungs: &[Point]) -> &[Point] {
    let largest = rungs.last().map_or(0, |rung| rung.0);
    let below = rungs.partition_point(|rung| rung.0 < largest.div_ceil(DECADE));
    &rungs[below.min(rungs.len().saturating_sub(2))..]
}

/// The slope of the line that lies nearest to some points.
fn slope(points: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut count, mut x, mut y, mut xx, mut xy) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (at, high) in points {
        count += 1.0;
        x += at;
        y += high;
        xx += at * at;
        xy += at * high;
    }
    (count * xy - x * y) / (count * xx - x * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_decade_is_taken_and_two_sizes_at_least() {
        let rungs = [(9, 1.0), (10, 1.0), (100, 2.0), (1000, 3.0)];
        assert_eq!(last_decade(&rungs), &rungs[2..]);
        assert_eq!(last_decade(&rungs[..3]), &rungs[1..3]);
        assert_eq!(last_decade(&rungs[..1]), &rungs[..1]);
        assert_eq!(last_decade(&[(1, 1.0), (1000, 9.0)]).len(), 2);
        assert_eq!(last_decade(&[]), []);
    }

    #[test]
    fn the_slope_is_the_exponent() {
        let squares = [2.0_f64, 5.0, 11.0].map(|size| (size.ln(), (7.0 * size * size).ln()));
        assert!((slope(squares.into_iter()) - 2.0).abs() < 1e-9);
    }

    #[test]
    fn what_grows_otherwise_than_claimed_is_told_unless_there_is_a_reason() {
        all_problems::install();
        let problem = all_problems::find("cobang").unwrap();
        let rows = |times: [&str; 4]| {
            let ladder = problem.ladder();
            let rows = ladder.iter().zip(times);
            let rows = rows.map(|((size, _), time)| format!("| cobang | {size} | – | {time} |"));
            rows.collect::<Vec<_>>().join("\n")
        };
        let table = |times| format!("## Growth\n\n{}\n", rows(times));
        let told = faults_of;
        let linear = table(["1 µs", "1 µs", "10 µs", "100 µs"]);
        assert_eq!(told(&linear), [""; 0]);
        assert!(section(&linear).contains("| 1000 to 10000 | O(n) | 1.00 | 1.00 |  |"));
        let square = told(&table(["1 µs", "1 µs", "10 µs", "1 ms"]));
        assert!(
            square[0].contains("cobang: measured is the exponent 2.00, claimed 1.00"),
            "{square:?}"
        );
        // Measured on another ladder.
        assert_eq!(
            told("## Growth\n\n| cobang | 7 | – | 1 ns |\n| cobang | 8 | – | 1 s |\n"),
            [""; 0]
        );
    }

    #[test]
    fn the_table_of_this_workspace_grows_as_claimed() {
        all_problems::install();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        assert_eq!(faults(home), [""; 0]);
    }
}
