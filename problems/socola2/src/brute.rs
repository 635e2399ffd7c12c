//! Straight from the rules: multisets of pieces, every break of every piece, no theory.

use std::collections::HashMap;

use crate::{Input, Output};

/// The most squares of a bar that is searched.
pub const MOST_SEARCHED: i32 = 30;

/// The pieces that can still be broken, by their sides, ascending.
type Pieces = Vec<(i32, i32)>;

/// The squares of the player to move and of the other one.
type Shares = (i32, i32);

/// The shares by search over all positions, or `None` if the bar is too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.rows * input.columns > MOST_SEARCHED {
        return None;
    }
    let mut pieces = Vec::new();
    put(&mut pieces, input.rows, input.columns);
    let (first, second) = shares(pieces, &mut HashMap::new());
    Some(Output { first, second })
}

/// Puts a piece to the others, and returns whether it is a single square, which nobody breaks.
fn put(pieces: &mut Pieces, rows: i32, columns: i32) -> bool {
    if rows == 1 && columns == 1 {
        return true;
    }
    // A bar may be turned round.
    pieces.push((rows.min(columns), rows.max(columns)));
    pieces.sort_unstable();
    false
}

/// Who gets how many squares from now on.
fn shares(pieces: Pieces, known: &mut HashMap<Pieces, Shares>) -> Shares {
    if let Some(&shares) = known.get(&pieces) {
        return shares;
    }
    let mut best: Option<Shares> = None;
    for place in 0..pieces.len() {
        let (rows, columns) = pieces[place];
        let mut others = pieces.clone();
        others.remove(place);
        let after_row = (1..rows).map(|k| [(k, columns), (rows - k, columns)]);
        let after_column = (1..columns).map(|k| [(rows, k), (rows, columns - k)]);
        for halves in after_row.chain(after_column) {
            let mut left = others.clone();
            let mut kept = 0;
            for (rows, columns) in halves {
                kept += i32::from(put(&mut left, rows, columns));
            }
            let (theirs, mine) = shares(left, known);
            let shares = (mine + kept, theirs);
            if best.is_none_or(|best| shares.0 - shares.1 > best.0 - best.1) {
                best = Some(shares);
            }
        }
    }
    let shares = best.unwrap_or((0, 0));
    known.insert(pieces, shares);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Socola2;
    use crate::worths::{self, Bars};
    use casebook::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    /// All bars of at most this many squares, both ways round.
    fn bars(most: i32) -> impl Iterator<Item = Input> {
        (1..=most)
            .flat_map(move |rows| (1..=most / rows).map(move |columns| Input { rows, columns }))
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_bars() {
        cross_check::<Socola2>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_bar_of_at_most_24_squares() {
        for input in bars(24) {
            confirm_by_brute::<Socola2>(&input);
        }
    }

    #[test]
    fn all_three_methods_agree_on_the_largest_bars_searched() {
        for (rows, columns) in [(1, 30), (3, 10), (6, 5)] {
            let input = Input { rows, columns };
            confirm_by_brute::<Socola2>(&input);
            assert_eq!(worths::solve(&input), Socola2::solve(&input));
        }
    }

    #[test]
    fn worths_and_brute_force_agree_on_every_bar_of_at_most_18_squares() {
        for input in bars(18) {
            assert_eq!(Some(worths::solve(&input)), solve(&input), "{input}");
        }
    }

    #[test]
    fn both_methods_agree_beyond_the_brute_force() {
        for (rows, columns) in [(2, 16), (4, 8), (5, 7), (6, 6)] {
            let input = Input { rows, columns };
            assert_eq!(worths::solve(&input), Socola2::solve(&input), "{input}");
        }
    }

    #[test]
    fn sums_of_bars_have_the_values_that_search_finds() {
        let mut rng = casebook::seeded(&["socola2", "sums"]);
        let mut all = Bars::within(4, 20);
        let mut known = HashMap::new();
        for _ in 0..300 {
            let mut pieces = Vec::new();
            let mut squares = 0;
            let mut room = 30;
            while room >= 2 {
                let a = rng.random_range(1..=4.min(room / 2));
                let b = rng.random_range(a.max(2)..=(room / a).min(20).max(a));
                if a * b > room {
                    break;
                }
                pieces.push((a, b));
                room -= a * b;
                squares += a * b;
            }
            pieces.sort_unstable();
            let count = i32::try_from(pieces.len()).unwrap();
            let (mover, other) = shares(pieces.clone(), &mut known);
            // The mover makes the last break if the number of breaks is odd.
            let last = if (squares - count) % 2 == 1 { 1 } else { -1 };
            assert_eq!(all.value(&pieces), last * (mover - other), "{pieces:?}");
        }
    }
}
