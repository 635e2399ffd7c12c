//! Dam straight from the rules: white and black stones on their cells, and two players each of
//! whom pushes his own.

use std::collections::HashMap;

use crate::{Input, Output, Row};

/// Positions that the search may meet before it is called too large.
const MOST_POSITIONS: u64 = 20_000;

/// All winning first moves by search over every position, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    // In a row with g cells between the stones, White takes some, Black some, and some are left.
    let positions = input.rows.iter().try_fold(2_u64, |count, row| {
        let between = row.0.abs_diff(row.1) - 1;
        count.checked_mul((between + 1).checked_mul(between + 2)? / 2)
    })?;
    if positions > MOST_POSITIONS {
        return None;
    }
    let mut known = HashMap::new();
    let mut rows = input.rows.clone();
    let mut winning = Vec::new();
    for place in 0..rows.len() {
        let (white, black) = rows[place];
        for to in pushes(white, black) {
            rows[place].0 = to;
            if !wins(&mut rows, false, &mut known) {
                winning.push((place + 1, to));
            }
        }
        rows[place].0 = white;
    }
    let mut sum = 0;
    for &(white, black) in &input.rows {
        sum ^= pushes(white, black).len() as u64;
    }
    Some(Output {
        sum,
        count: winning.len(),
        first: winning.into_iter().min(),
    })
}

/// The columns that a stone can be pushed to, toward the other one but not onto it.
fn pushes(from: u64, other: u64) -> Vec<u64> {
    if from < other {
        (from + 1..other).collect()
    } else {
        (other + 1..from).collect()
    }
}

/// Whether the player to move, White or Black, wins.
fn wins(rows: &mut Vec<Row>, is_white: bool, known: &mut HashMap<(Vec<Row>, bool), bool>) -> bool {
    if let Some(&wins) = known.get(&(rows.clone(), is_white)) {
        return wins;
    }
    let mut wins_now = false;
    for place in 0..rows.len() {
        let (white, black) = rows[place];
        let (own, other) = if is_white {
            (white, black)
        } else {
            (black, white)
        };
        for to in pushes(own, other) {
            rows[place] = if is_white { (to, black) } else { (white, to) };
            wins_now |= !wins(rows, !is_white, known);
        }
        rows[place] = (white, black);
    }
    known.insert((rows.clone(), is_white), wins_now);
    wins_now
}

/// The winning moves by another road that stands large inputs: what the other gaps sum to is
/// found for each row from the rows before and after it, and the white stone must be left just so
/// far from the black one.
pub fn second(input: &Input) -> Output {
    let between = |row: &Row| row.0.max(row.1) - row.0.min(row.1) - 1;
    let mut after = vec![0; input.rows.len() + 1];
    for (place, row) in input.rows.iter().enumerate().rev() {
        after[place] = after[place + 1] ^ between(row);
    }
    let mut before = 0;
    let mut count = 0;
    let mut first = None;
    for (place, row) in input.rows.iter().enumerate() {
        let others = before ^ after[place + 1];
        let steps = between(row).saturating_sub(others);
        if steps > 0 {
            count += 1;
            let column = if row.0 < row.1 {
                row.0 + steps
            } else {
                row.0 - steps
            };
            first = first.or(Some((place + 1, column)));
        }
        before ^= between(row);
    }
    Output {
        sum: before,
        count,
        first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Codam, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Codam>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_two_rows_and_five_columns() {
        let places = || (1..=5).flat_map(|white| (1..=5).map(move |black| (white, black)));
        for first in places().filter(|row| row.0 != row.1) {
            for second in places().filter(|row| row.0 != row.1) {
                confirm_by_brute::<Codam>(&Input {
                    length: 5,
                    rows: vec![first, second],
                });
            }
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        let last = 10_u64.pow(18);
        for (length, rows) in [
            (2, vec![(1, 2)]),
            (2, vec![(2, 1); 30]),
            (100, vec![(100, 1)]),
            (100, vec![(1, 100)]),
            (last, vec![(last, last - 7), (last - 3, last), (1, 2)]),
        ] {
            confirm_by_brute::<Codam>(&Input { length, rows });
        }
    }

    #[test]
    fn both_formulas_agree_far_beyond_the_brute_force() {
        let mut rng = casebook::seeded(&["codam", "second"]);
        for length in [5, 100, 10_u64.pow(18)] {
            for _ in 0..1000 {
                let input = cases::random(&mut rng, 7, length, length - 2);
                assert_eq!(second(&input), Codam::solve(&input), "{input}");
            }
        }
    }
}
