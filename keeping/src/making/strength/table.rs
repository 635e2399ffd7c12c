//! `bench/STRENGTH.md`: what became of all mutants, a row for each file that was mutated; and how far the tests
//! reach, a row for each quantity that a shortcut bounds.

use std::fmt::Write;

use super::super::renewed_rows;
use super::{Strength, rules};

const HEAD: &str = "\
# Mutants before the tests

Written by `judge strength --write`, which renews the rows of the problems that are named; a program without a row has
not been tried. `rules.rs` is misread in every way of `arena::Misreading` (another end, moves missing, one longer, two at
once, other gains), and the brute force searches over it. A program is mutated by a few symbols: relations, bounds and
numbers by one, halved and doubled, keys, the width of a variable, resets left out. A mutant is *caught* by a test,
*equal* if neither a test nor another legal input shows a difference (a move of one number has no second one that could
be odd), and *missed* if such an input does, but no test. Tests that the brute force declines say nothing of `rules.rs`.
Not made of it: mutants in which the other player begins (every answer changes), and any of rules that are there to be
played only, as the brute force has its own (drop, move, rubic, wbr: all are equal). What the brute force of game10 says
of misread rules is that nobody wins in time, and no answer.
A mutant that is right and heavier is caught by the clock alone, from five times the time of the original on, and slow
tests are run only if a drawn input breaks a mutant. So a few are caught in one run and equal in another: in rubic the tests
of nine and ten operations do catch those of lines 12, 16, 44, 47 and 84, whatever is drawn.

That none is missed is said of these mutants only. A shortcut of scale or structure is no small change of a right
program; for them there is the second table.

";

const COLUMNS: &str = "\
| problem | file | mutants | caught | equal | missed | which |
|---|---|--:|--:|--:|--:|---|
";

const HEADING: &str = "\n# Quantities that a shortcut bounds\n";

const QUANTITIES: &str = "
Who cuts a search at a depth, keeps the last thousand moves, takes a number for another that is equal by a modulus or a
width, or counts in a char, is wrong where the quantity that this bounds is large. For each the most that a test of the
tier has, and the most that the limits allow: proved, or the best that a search has found. Less than 80 % needs
a reason. The usual moduli and widths are 2^8, 2^15, 2^16, 2^20, 2^31, 2^32, 10^6 + 3, 10^9 + 7 and 998244353.
`judge test --check quantities` holds the tests to these rows, and `judge strength --quantities --write` renews them.

| problem | quantity | source | beyond | the most, because | less, because |
|---|---|--:|--:|---|---|
";

/// The tables with these rows of a problem in the place of the old ones; its mutants keep theirs where they were
/// not tried.
pub fn renewed(old: &str, id: &str, strengths: &[Strength], quantities: &[String]) -> String {
    let (mutants, old) = old.split_once(HEADING).unwrap_or((old, ""));
    let is_old = |row: &str| row.starts_with(&format!("| {id} |"));
    let rows = renewed_rows(old, 1, is_old, quantities.iter().cloned());
    with_mutants(mutants, id, strengths) + HEADING + QUANTITIES + &rows
}

/// The first table with these rows in the place of the old ones.
fn with_mutants(old: &str, id: &str, strengths: &[Strength]) -> String {
    let key = |strength: &Strength| format!("| {id} | {} |", strength.file);
    let is_old = |row: &str| strengths.iter().any(|it| row.starts_with(&key(it)));
    let new = strengths.iter().map(|it| key(it) + &cells(it));
    let rows = renewed_rows(old, 2, is_old, new);
    let sums = |is_rules| {
        let of_kind = rows.lines().filter(|row| is_of_rules(row) == is_rules);
        of_kind.fold([0; 4], |sum, row| {
            let mut counts = row
                .split(" | ")
                .skip(2)
                .map(|cell| cell.parse().unwrap_or(0));
            sum.map(|it: usize| it + counts.next().unwrap_or(0))
        })
    };
    let mut text = HEAD.to_owned();
    for (is_rules, what) in [
        (true, "misreadings of rules"),
        (false, "mutants of programs"),
    ] {
        let [made, caught, equal, missed] = sums(is_rules);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "- {made} {what}: {caught} caught, {equal} equal, {missed} missed"
        );
    }
    text + "\n" + COLUMNS + &rows
}

fn is_of_rules(row: &str) -> bool {
    row.split(" | ").nth(1) == Some(rules::FILE)
}

fn cells(strength: &Strength) -> String {
    let [caught, equal, missed] = strength.counts();
    let which = strength.missed();
    let which = which.map(|(name, ..)| format!("`{}`", name.replace('|', "\\|")));
    let which = which.collect::<Vec<_>>().join(", ");
    let made = strength.fates.len();
    format!(" {made} | {caught} | {equal} | {missed} | {which} |")
}

#[cfg(test)]
mod tests {
    use super::super::Fate;
    use super::*;

    fn strength(file: &str, fates: Vec<Fate>) -> Strength {
        let named = fates.into_iter().map(|fate| ("3: || to &&".into(), fate));
        Strength {
            file: file.to_owned(),
            fates: named.collect(),
        }
    }

    #[test]
    fn a_row_is_renewed_and_the_others_stay() {
        let missed = || Fate::Missed {
            said: "WA".into(),
            input: "1".into(),
        };
        let nim = strength(
            "solution.cpp",
            vec![missed(), Fate::Stands, Fate::Caught(vec![])],
        );
        let rows = ["| nim | 2 |".to_owned(), "| nim | 1 |".to_owned()];
        let first = renewed("", "nim", &[nim], &rows);
        let hau = strength("rules.rs", vec![missed()]);
        let first = renewed(&first, "hau", &[hau], &["| hau | 3 |".to_owned()]);
        assert!(
            first.ends_with("|\n| hau | 3 |\n| nim | 2 |\n| nim | 1 |\n"),
            "{first}"
        );
        assert!(first.contains("| nim | solution.cpp | 3 | 1 | 1 | 1 | `3: \\|\\| to &&` |"));
        let nim = strength("solution.cpp", vec![Fate::Stands]);
        let again = renewed(&first, "nim", &[nim], &rows[1..]);
        assert!(
            again.contains("| nim | solution.cpp | 1 | 0 | 1 | 0 |  |"),
            "{again}"
        );
        assert!(again.contains("| hau | rules.rs | 1 | 0 | 0 | 1 | `3: "));
        assert!(again.contains("- 1 mutants of programs: 0 caught, 1 equal, 0 missed"));
        assert!(!again.contains("| nim | 2 |"));
        assert_eq!(renewed(&again, "nim", &[], &rows[1..]), again);
    }
}
