//! What bars are worth in any company, which looks at few positions.
//!
//! **The last mover.** A bar of `k` squares takes `k − 1` breaks, however it is broken. So a
//! position tells by itself who will make the last break of all, and who is to move: this *last
//! mover* if an odd number of breaks is left, the other one if an even number is. Let the *value*
//! `U` of a position be what the last mover still gets more than the other one if both play their
//! best: the largest `gain + U(next)` over all moves if it is his turn, else the smallest
//! `U(next) − gain`. Nearly every piece can be replaced by a far simpler one.
//!
//! **Two bounds.** Call a sum *even* if an even number of moves is left on it. Let `P` be an even
//! sum and `K` any other. Then
//!
//! > `U(K) + U(P) ≤ U(K + P) ≤ U(K) + C(P)`,
//!
//! where the *ceiling* `C(P)` is the largest of `U(P)` and of what each move of the last mover in
//! `P`, though it is not his turn there, and the best answer to it in `P` lead to: his gain, less
//! the gain of the answer, plus the ceiling of the rest.
//!
//! * *Below:* the last mover plays in `K` as if it were alone, and answers each move of the other
//!   one in `P` there. When it is his turn otherwise, `P` is even, so `K` is odd: he has a move.
//! * *Above:* the other one plays in `K` as if it were alone, and answers each move of the last
//!   mover in `P` there, as the ceiling says. When `K` is used up, it is his turn, for `P` is
//!   even; then both play on in what is left of `P`, just as `U` says. The ceiling allows the last
//!   mover to begin in `P` as often as he likes and to stop when he likes.
//!
//! **Numbers and switches.** If `U(P) = C(P) = c`, then `P` adds `c` to every sum: it is the
//! *number* `c`. A *switch* `s_h` is a piece with one move, which earns `h`. Two equal switches
//! are the number 0, since the second is the answer to the first. So if `X + s_h` is the number
//! `c`, then `X` may be replaced by `X + s_h + s_h`, that is, by `c + s_h`. Only one `h ≥ 0` comes
//! into question: as `c + s_h`, `X` has the value `c + h`, and beside `s_0`, a mere waiting move,
//! `c − h`. What may be replaced may also be replaced inside the positions that moves lead to.
//!
//! **Algorithm.** Bar by bar, the sides ascending: its moves are written with what the smaller
//! bars have been found to be worth; it is a number, or a number and a switch, or stays what it
//! is. Values and ceilings come from a search over sums with memory (`sums`). The bars
//! 1 × 2 and 2 × 2 are `s_2` and `s_0`, the longer strips `1` and `1 + s_1` by turns, 2 × 3 is
//! `2 + s_0`, 3 × 3 the number 3. The smallest bars that stay are 2 × 6 and 3 × 5, so a sum holds
//! few bars. No good bound on the work is known; measured, it takes milliseconds for 56 squares
//! and less than a second for 120.
//!
//! Shortcuts that look safe are not. Even two squares for one break may have to wait: whoever
//! moves on a 1 × 2 and a 3 × 12 does better elsewhere.
//!
//! **Who wins.** The first player wins if `MN` is even, the second if it is odd and at least 3;
//! only 2 × 2 is a draw: by the first bound a bar of odd area has `U ≥ 1`, one of even area `U ≥ 2`,
//! except 1 × 1 and 2 × 2 with 0. The proof is in `lesson.en.md`.
//!
//! For the theory of sums of such games: J. Milnor, *Sums of positional games* (1953), where no
//! move may be a burden; here many are.

use std::collections::HashMap;

mod sums;

use crate::{Input, Output};
use sums::{Step, Sums, Worth};

/// The shares by what the bar is worth.
pub fn solve(input: &Input) -> Output {
    let squares = input.rows * input.columns;
    if squares == 1 {
        return Output::of(0, 0);
    }
    let bar = ascending(input.rows, input.columns);
    let value = Bars::within(bar.0, bar.1).value(&[bar]);
    // The first player makes the last break if their number is odd.
    Output::of(squares, if squares % 2 == 0 { value } else { -value })
}

/// What bars are worth.
#[derive(Debug)]
pub(crate) struct Bars {
    sums: Sums,
    /// By the sides of the bar, the shorter one first.
    worths: HashMap<(i32, i32), Worth>,
}

impl Bars {
    /// All bars that fit into one with the sides `short ≤ long`.
    pub(crate) fn within(short: i32, long: i32) -> Self {
        let mut sums = Sums::default();
        let mut worths = HashMap::from([((1, 1), Worth::number(0))]);
        // Every piece of a bar has a smaller short side, or the same and a smaller long side.
        for a in 1..=short {
            for b in a.max(2)..=long {
                let mut steps = Vec::new();
                for [one, other] in breaks(a, b) {
                    let step = Step {
                        gain: i32::from(one == (1, 1)) + i32::from(other == (1, 1)),
                        left: worths[&one].plus(&worths[&other]),
                    };
                    if !steps.contains(&step) {
                        steps.push(step);
                    }
                }
                let odd = a * b % 2 == 0;
                worths.insert((a, b), sums.worth(steps, odd));
            }
        }
        Bars { sums, worths }
    }

    /// The value of some of these bars side by side.
    pub(crate) fn value(&mut self, bars: &[(i32, i32)]) -> i32 {
        let together = bars
            .iter()
            .fold(Worth::number(0), |sum, bar| sum.plus(&self.worths[bar]));
        together.number + self.sums.value(&together.rest)
    }
}

/// The ways to break an `a × b` bar, by the sides of both pieces, the shorter one first.
fn breaks(a: i32, b: i32) -> impl Iterator<Item = [(i32, i32); 2]> {
    let across = (1..=b / 2).map(move |k| [ascending(a, k), ascending(a, b - k)]);
    let along = (1..=a / 2).map(move |k| [ascending(k, b), ascending(a - k, b)]);
    across.chain(along)
}

/// The sides of a bar, the shorter one first.
fn ascending(a: i32, b: i32) -> (i32, i32) {
    (a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use super::sums::Sum;
    use super::*;

    /// All bars of at most this many squares, by their sides, the shorter one first.
    fn bars(most: i32) -> impl Iterator<Item = (i32, i32)> {
        (1..=most).flat_map(move |a| (a..=most / a).map(move |b| (a, b)))
    }

    fn solved(rows: i32, columns: i32) -> Output {
        solve(&Input { rows, columns })
    }

    fn leads(rows: i32, columns: impl Iterator<Item = i32>) -> Vec<i32> {
        columns
            .map(|columns| {
                let Output { first, second } = solved(rows, columns);
                first - second
            })
            .collect()
    }

    #[test]
    fn leads_of_the_first_player_are_those_found_by_exhaustive_search() {
        for n in 2..=56 {
            assert_eq!(leads(1, n..=n), [if n % 2 == 0 { 2 } else { -1 }]);
        }
        let two = [[0].as_slice(), &[2; 3], &[4, 2], &[4; 8], &[6; 13]].concat();
        assert_eq!(leads(2, 2..=28), two);
        let three = [-3, 4, -3, 6, -3, 6, -5, 8, -5, 10, -5, 10, -5, 10, -7, 12];
        assert_eq!(leads(3, 3..=18), three);
        assert_eq!(leads(4, 4..=14), [4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10]);
        assert_eq!(leads(5, 5..=11), [-5, 8, -7, 8, -9, 10, -9]);
        assert_eq!(leads(6, 6..=9), [10, 10, 12, 14]);
        assert_eq!(leads(7, 7..=8), [-9, 10]);
    }

    #[test]
    fn the_first_player_wins_even_areas_and_the_second_odd_ones() {
        for (a, b) in bars(80) {
            let Output { first, second } = solved(a, b);
            match (a, b) {
                (1, 1) => assert_eq!((first, second), (0, 0)),
                (2, 2) => assert_eq!((first, second), (2, 2)),
                _ if a * b % 2 == 0 => assert!(first > second, "{a} x {b}"),
                _ => assert!(first < second, "{a} x {b}"),
            }
        }
    }

    #[test]
    fn twins_have_the_values_that_the_proof_needs() {
        let mut all = Bars::within(2, 4);
        for (bar, value) in [((1, 4), 2), ((2, 3), 4), ((2, 4), 2)] {
            assert_eq!(all.value(&[bar, bar]), value);
        }
    }

    #[test]
    fn small_bars_are_worth_what_the_doc_says() {
        let all = Bars::within(3, 8);
        let is = |bar, number, rest: Sum| assert_eq!(all.worths[&bar], Worth { number, rest });
        is((1, 2), 0, Sum::switch(2));
        is((2, 2), 0, Sum::switch(0));
        is((2, 3), 2, Sum::switch(0));
        is((3, 3), 3, Sum::default());
        let strips = Bars::within(1, 56);
        for n in 3..=56 {
            let number = Worth::number(1);
            let switch = Worth {
                number: 1,
                rest: Sum::switch(1),
            };
            let worth = if n % 2 == 0 { switch } else { number };
            assert_eq!(strips.worths[&(1, n)], worth);
        }
    }

    #[test]
    fn the_smallest_bars_that_stay_are_2_by_6_and_3_by_5() {
        let is_simple =
            |rest: &Sum| *rest == Sum::default() || (0..64).any(|h| *rest == Sum::switch(h));
        let mut stay: Vec<(i32, i32)> = bars(17)
            .filter(|&(a, b)| !is_simple(&Bars::within(a, b).worths[&(a, b)].rest))
            .collect();
        stay.sort_by_key(|(a, b)| a * b);
        assert_eq!(stay, [(2, 6), (3, 5)]);
    }

    #[test]
    fn two_squares_for_one_break_may_have_to_wait() {
        let mut all = Bars::within(3, 12);
        // It is the other one's turn; taking the two squares leaves him the value of the bar.
        let taken = all.value(&[(3, 12)]) - 2;
        assert_eq!((all.value(&[(1, 2), (3, 12)]), taken), (6, 8));
    }
}
