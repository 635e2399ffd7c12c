//! `[[quantities]]` of a room: what a wrong shortcut bounds is reached by the tests, and `bench/STRENGTH.md` tells
//! how far.

use std::fs;

use bilingual::Result;
use judge::errors::unread;
use judge::root::Root;
use judge::testset::TestFiles;
use problem_set::spec::Quantity;
use problem_set::{AnyProblem, Spec, Tier};
use rayon::prelude::*;

use super::params::Attained;
use super::subject::{Found, Subject, Tests};

/// Where the rows of all rooms stand, and those of mutants before them.
pub const TABLE: &str = "bench/STRENGTH.md";

/// How far the tests of a room reach.
#[derive(Debug, Default)]
pub struct Reach {
    /// A row of the table for each quantity.
    pub rows: Vec<String>,
    /// What is wrong with them, a sentence each.
    pub faults: Vec<String>,
}

/// Measures the tests of a room.
///
/// # Errors
/// If a test cannot be read.
pub fn reach(problem: &dyn AnyProblem, spec: &Spec, tests: &[TestFiles]) -> Result<Reach> {
    let measured = tests.par_iter().map(|test| {
        let input = fs::read(&test.input).map_err(|error| unread(&test.input, &error))?;
        Ok((test.tier, problem.quantities(&input)?))
    });
    let mut attained = Attained::default();
    for (tier, sizes) in measured.collect::<Result<Vec<_>>>()? {
        attained.add(tier, &sizes);
    }
    Ok(of(spec, &attained))
}

/// How far tests reach of which this was measured.
fn of(spec: &Spec, attained: &Attained) -> Reach {
    let mut reach = Reach::default();
    for quantity in &spec.quantities {
        let (name, below) = (&quantity.name, &quantity.below);
        let mut is_enough = true;
        let mut cell = |tier, possible: Option<i64>| {
            let Some(possible) = possible.map(i128::from) else {
                return "–".to_owned();
            };
            let reached = attained.most(tier, name).unwrap_or(0);
            let percent = 100 * reached / possible.max(1);
            is_enough &= percent >= Quantity::ENOUGH;
            if reached > possible {
                reach.faults.push(format!(
                    "problem.toml: {name}: a test of the tier {tier} has {reached}, and {possible} is said to be the most"
                ));
            }
            format!("{reached} of {possible}: {percent} %")
        };
        let cells = [
            cell(Tier::Source, quantity.source),
            cell(Tier::Beyond, quantity.beyond),
        ];
        if is_enough == below.is_some() {
            let fault = if is_enough {
                "is reached, and does not need what is said below"
            } else {
                "is not reached, and nothing is said below of it"
            };
            reach.faults.push(format!("problem.toml: {name} {fault}"));
        }
        let below = below.as_deref().unwrap_or_default();
        let (about, because) = (&quantity.about, &quantity.because);
        let row = [&spec.id, about, &cells[0], &cells[1], because, below].join(" | ");
        reach.rows.push(format!("| {row} |"));
    }
    let is_told = |name: &str| spec.quantities.iter().any(|it| it.name == name);
    let untold = attained.names().into_iter().filter(|name| !is_told(name));
    let untold = untold.map(|name| format!("problem.toml: {name} is none of its [[quantities]]"));
    reach.faults.extend(untold);
    reach
}

/// What is wrong with the quantities of a room, and with its rows in the table.
pub(super) fn faults(it: &Subject<'_>, tests: &Tests) -> Result<Found> {
    let Reach { rows, mut faults } = reach(it.problem, it.spec, &tests.files)?;
    if !it.spec.draft {
        if it.spec.quantities.is_empty() {
            faults.push("problem.toml has no [[quantities]]".to_owned());
        }
        faults.extend(stale(it.root, &it.spec.id, &rows));
    }
    Ok(faults.into())
}

/// The rows of a room that the table does not have.
fn stale(root: &Root, id: &str, rows: &[String]) -> Vec<String> {
    let table = fs::read_to_string(root.path().join(TABLE)).unwrap_or_default();
    let missing = rows
        .iter()
        .filter(|row| !table.lines().any(|line| line == **row));
    let told = missing.map(|row| {
        format!("{TABLE} lacks '{row}'; `judge strength --quantities --write {id}` writes it")
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use problem_set::Sizes;

    use super::*;

    fn measured(sizes: &Sizes, below: &str) -> Reach {
        let problem = all_problems::find("nim").unwrap();
        let quantity = format!(
            "name = 'depth'\nabout = 'moves'\nsource = 50\nbeyond = 100\nbecause = 'a proof'\n{below}"
        );
        let mut spec = Spec::of(problem).clone();
        spec.quantities = vec![toml::from_str(&quantity).unwrap()];
        let mut attained = Attained::default();
        attained.add(Tier::Source, &Sizes::default().with("depth", 50));
        attained.add(Tier::Beyond, sizes);
        of(&spec, &attained)
    }

    #[test]
    fn a_quantity_that_is_reached_has_a_row_and_no_fault() {
        let reach = measured(&Sizes::default().with("depth", 80), "");
        assert_eq!(reach.faults, [""; 0]);
        let row = "| nim | moves | 50 of 50: 100 % | 80 of 100: 80 % | a proof |  |";
        assert_eq!(reach.rows, [row]);
    }

    #[test]
    fn less_needs_a_reason_and_more_is_no_most() {
        let faults = |depth: u32, below| {
            let reach = measured(&Sizes::default().with("depth", depth), below);
            reach.faults.concat()
        };
        let reason = "below = 'rare'";
        assert!(faults(79, "").ends_with("nothing is said below of it"));
        assert_eq!(faults(79, reason), "");
        assert!(faults(80, reason).ends_with("does not need what is said below"));
        assert!(faults(101, "").ends_with("has 101, and 100 is said to be the most"));
        let other = measured(&Sizes::default().with("depth", 90).with("span", 1), "");
        assert!(other.faults[0].ends_with("span is none of its [[quantities]]"));
    }
}
