//! For those who make the tests: are the limits fair, the tests strong, the references fast, and what do
//! the wrong programs do on small inputs?

pub mod examples;
mod many;
mod mutants;
mod one_program;
pub mod race;
mod replacements;
pub mod shares;
pub mod strength;

use problem_set::Spec;
use problem_set::spec::Limits;

/// The rows of a table in Markdown, a line each, with new ones in the place of those that `is_old` tells, in the order
/// of so many of their first cells.
fn renewed_rows(
    table: &str,
    cells: usize,
    is_old: impl Fn(&str) -> bool,
    new: impl IntoIterator<Item = String>,
) -> String {
    let is_kept = |line: &&str| line.starts_with("| ") && !line.starts_with("| problem |");
    let kept = table.lines().filter(is_kept).filter(|row| !is_old(row));
    let mut rows: Vec<String> = kept.map(str::to_owned).chain(new).collect();
    rows.sort_by_cached_key(|row| row.split(" | ").take(cells).collect::<Vec<_>>().join(" | "));
    rows.iter().flat_map(|row| [row, "\n"]).collect()
}

/// The spec with other limits, in both tiers.
fn with_limits(spec: &Spec, change: impl Fn(&mut Limits)) -> Spec {
    let mut spec = spec.clone();
    let both = [Some(&mut spec.limits.source), spec.limits.beyond.as_mut()];
    both.into_iter().flatten().for_each(change);
    spec
}
