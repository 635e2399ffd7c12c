//! Straight from the rules: multisets of pieces, every break of every piece, no theory.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

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

/// The shares by plain minimax that stands every bar within the limits: a position is one number,
/// in whose digits the pieces of each kind are counted, so that a break adds a constant to it.
pub fn second(input: &Input) -> Output {
    let squares = input.rows * input.columns;
    let mut search = Search::new(input);
    let Some(whole) = search.kinds.iter().position(|kind| kind.squares == squares) else {
        return Output {
            first: 0,
            second: 0,
        };
    };
    search.counts[whole] = 1;
    let lead = i32::from(search.lead(search.kinds[whole].unit));
    let second = (squares - lead) / 2;
    Output {
        first: second + lead,
        second,
    }
}

/// A kind of piece that can be broken.
struct Kind {
    squares: i32,
    /// What one piece of this kind adds to a position's number.
    unit: u128,
    breaks: Vec<Break>,
}

/// A way to break a piece: the kinds of what is left, and the squares kept.
#[derive(Clone, PartialEq, Eq)]
struct Break {
    left: Vec<usize>,
    kept: i8,
}

struct Search {
    kinds: Vec<Kind>,
    counts: Vec<u8>,
    known: HashMap<u128, i8, BuildHasherDefault<Folding>>,
}

impl Search {
    /// The kinds of pieces of a bar, none of which are on the table yet.
    fn new(input: &Input) -> Self {
        let squares = input.rows * input.columns;
        let fits = |a: i32, b: i32| {
            (a <= input.rows && b <= input.columns) || (b <= input.rows && a <= input.columns)
        };
        let mut sides = Vec::new();
        for a in 1..=squares {
            for b in a..=squares / a {
                if fits(a, b) && (a, b) != (1, 1) {
                    sides.push((a, b));
                }
            }
        }
        let mut unit = 1;
        let mut kinds = Vec::new();
        for &(a, b) in &sides {
            let mut breaks = Vec::new();
            for (c, d) in (1..b)
                .map(|k| ((a, k), (a, b - k)))
                .chain((1..a).map(|k| ((k, b), (a - k, b))))
            {
                let mut left: Vec<usize> = [c, d]
                    .iter()
                    .filter_map(|&(p, q)| sides.iter().position(|&of| of == (p.min(q), p.max(q))))
                    .collect();
                left.sort_unstable();
                let kept = if left.is_empty() {
                    2
                } else {
                    i8::from(left.len() == 1)
                };
                let found = Break { left, kept };
                if !breaks.contains(&found) {
                    breaks.push(found);
                }
            }
            kinds.push(Kind {
                squares: a * b,
                unit,
                breaks,
            });
            // There are never more of a kind than the squares of the whole bar hold.
            let most = u128::try_from(squares / (a * b)).expect("a positive number");
            unit = (most + 1)
                .checked_mul(unit)
                .expect("bars of 56 squares need 111 bits");
        }
        Search {
            counts: vec![0; kinds.len()],
            kinds,
            known: HashMap::default(),
        }
    }

    /// What the player to move gets more than the other one, in the position with this number.
    fn lead(&mut self, position: u128) -> i8 {
        if let Some(&lead) = self.known.get(&position) {
            return lead;
        }
        let mut best: Option<i8> = None;
        for kind in 0..self.kinds.len() {
            if self.counts[kind] == 0 {
                continue;
            }
            self.counts[kind] -= 1;
            for number in 0..self.kinds[kind].breaks.len() {
                let Break { left, kept } = self.kinds[kind].breaks[number].clone();
                let mut after = position - self.kinds[kind].unit;
                for &piece in &left {
                    after += self.kinds[piece].unit;
                    self.counts[piece] += 1;
                }
                best = best.max(Some(kept - self.lead(after)));
                for &piece in &left {
                    self.counts[piece] -= 1;
                }
            }
            self.counts[kind] += 1;
        }
        let lead = best.unwrap_or(0);
        self.known.insert(position, lead);
        lead
    }
}

/// A hash of one 128-bit number that is quick enough for hundreds of millions of questions.
#[derive(Default)]
struct Folding(u64);

impl Hasher for Folding {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("positions are 128-bit numbers")
    }

    fn write_u128(&mut self, number: u128) {
        let [low, high] = halves(number);
        let product = u128::from(low ^ 0x9e37_79b9_7f4a_7c15)
            * u128::from(high.rotate_left(32) ^ 0xd1b5_4a32_d192_ed03);
        let [low, high] = halves(product);
        self.0 = low ^ high;
    }
}

/// The low and the high 64 bits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each half takes the bits that it has room for"
)]
fn halves(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bars, Socola2};
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
    fn reference_and_both_searches_agree_on_the_largest_bars_searched() {
        for (rows, columns) in [(1, 30), (3, 10), (6, 5)] {
            let input = Input { rows, columns };
            confirm_by_brute::<Socola2>(&input);
            assert_eq!(second(&input), Socola2::solve(&input));
        }
    }

    #[test]
    fn both_searches_agree_on_every_bar_of_at_most_18_squares() {
        for input in bars(18) {
            assert_eq!(Some(second(&input)), solve(&input), "{input}");
        }
    }

    #[test]
    fn the_second_search_agrees_beyond_the_brute_force() {
        for (rows, columns) in [(2, 16), (4, 8), (5, 7), (6, 6)] {
            let input = Input { rows, columns };
            assert_eq!(second(&input), Socola2::solve(&input), "{input}");
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
