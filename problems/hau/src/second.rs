//! Larger boards by marking, huge ones by Fibonacci numerals.

use arena::Game;

use crate::rules::QUEEN;
use crate::{Input, Output, Square};

/// The winning moves by marking on boards of the source tier, or else by numerals.
pub fn solve(input: &Input) -> Output {
    filled_in(input).unwrap_or_else(|| by_numerals(input))
}

/// The largest coordinate of a board that is filled in whole.
const LARGEST: u64 = 1000;

/// All winning first moves by marking: a square that no lost one has marked is lost, and marks all
/// from which the queen comes to it. A search looks at half of all squares from each; this looks at
/// a few only, and does for boards of the source tier. `None` if the board is larger.
pub fn filled_in(input: &Input) -> Option<Output> {
    let largest = |of: fn(&Square) -> u64| input.queens.iter().map(of).max().unwrap_or(0);
    let (columns, rows) = (largest(|queen| queen.0) + 1, largest(|queen| queen.1) + 1);
    if columns.max(rows) > LARGEST + 1 {
        return None;
    }
    let (columns, rows) = (usize::try_from(columns).ok()?, usize::try_from(rows).ok()?);
    let mut won = vec![vec![false; rows]; columns];
    for p in 0..columns {
        for q in 0..rows {
            if won[p][q] {
                continue;
            }
            for far in 1..columns - p {
                won[p + far][q] = true;
            }
            for far in 1..rows - q {
                won[p][q + far] = true;
            }
            for far in 1..(columns - p).min(rows - q) {
                won[p + far][q + far] = true;
            }
        }
    }
    let is_lost = |&(p, q): &Square| {
        let place = |x| usize::try_from(x).expect("on the board");
        !won[place(p)][place(q)]
    };
    let targets = input.queens.iter().map(|queen| {
        let all = QUEEN.moves(queen).into_iter().map(|(to, _)| to);
        let mut targets: Vec<Square> = all.filter(is_lost).collect();
        targets.sort_unstable();
        targets
    });
    Some(Output(targets.collect()))
}

/// The winning moves without any root: in the Fibonacci numeral system the lower number of a
/// pair ends in an even number of zeros, and the upper one is the same numeral with one zero
/// more (R. Silber, *Wythoff's Nim and Fibonacci representations*, 1977). The lower number of
/// pair `k` is one more than `k − 1` with a zero appended.
pub fn by_numerals(input: &Input) -> Output {
    let system = Fibonacci::new();
    let targets = input.queens.iter().map(|&(p, q)| {
        let difference = p.abs_diff(q);
        let low = system.lower(difference);
        let (low, high) = (low, low + difference);
        let diagonal = if p < q { (low, high) } else { (high, low) };
        let mut lost = vec![(p, system.partner(p)), (system.partner(q), q), diagonal];
        lost.retain(|&(x, y)| x <= p && y <= q && (x, y) != (p, q));
        lost.sort_unstable();
        lost
    });
    Output(targets.collect())
}

/// The numerals whose digits weigh 1, 2, 3, 5, 8, …; digit `i` of a numeral is its bit `i`.
struct Fibonacci {
    weights: Vec<u64>,
}

impl Fibonacci {
    /// Weights up to the 64-bit limit.
    fn new() -> Self {
        let mut weights = vec![1_u64, 2];
        while let Some(next) = weights[weights.len() - 2].checked_add(weights[weights.len() - 1]) {
            weights.push(next);
        }
        Fibonacci { weights }
    }

    /// The numeral without two ones side by side: always the largest weight that fits.
    fn numeral(&self, mut number: u64) -> u128 {
        let mut digits = 0;
        for (place, &weight) in self.weights.iter().enumerate().rev() {
            if weight <= number {
                number -= weight;
                digits |= 1 << place;
            }
        }
        digits
    }

    fn number(&self, digits: u128) -> u64 {
        let ones = (0..self.weights.len()).filter(|&place| digits >> place & 1 == 1);
        ones.map(|place| self.weights[place]).sum()
    }

    fn partner(&self, x: u64) -> u64 {
        let digits = self.numeral(x);
        if digits == 0 {
            0
        } else if digits.trailing_zeros().is_multiple_of(2) {
            self.number(digits << 1)
        } else {
            self.number(digits >> 1)
        }
    }

    fn lower(&self, k: u64) -> u64 {
        k.checked_sub(1)
            .map_or(0, |before| self.number(self.numeral(before) << 1) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hau;
    use crate::brute::{self, tests::all};
    use inpout::Problem;

    #[test]
    fn marking_agrees_with_the_reference_on_the_rim_of_its_largest_board() {
        let mut input = all(1000, 0);
        input.queens.extend((0..=1000).map(|p| (p, 1000)));
        input.queens.extend((0..=1000).map(|q| (1000, q)));
        assert_eq!(filled_in(&input), Some(Hau::solve(&input)));
    }

    #[test]
    fn the_numerals_agree_with_the_brute_force_on_a_whole_board() {
        let input = all(200, 200);
        assert_eq!(Some(by_numerals(&input)), brute::solve(&input));
        assert_eq!(filled_in(&input), brute::solve(&input));
    }
}
