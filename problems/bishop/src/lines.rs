//! The lines of one colour, cut in two at the level of the start.
//!
//! **Lines.** With `N = 2n`, the cell in row `y` and column `x` lies on the lines `p = x + y − (N − 1)`
//! and `q = x − y`, one even, one odd; which one is even depends on the colour. Give the even lines
//! `±2i` and the odd lines `±(N − 1 − 2i)` the level `i`. An even line of level `i` crosses an odd line
//! of level `j` exactly if `i ≤ j`. A bishop starts on lines `a` and `b` of the same level `s`.
//!
//! **Sides.** The *long* lines are the even ones of level `s` or less and the odd ones of level `s` or
//! more: all of one family cross all of the other. A short odd line crosses even lines only if they
//! are long, and a short even line only long odd ones. So a set of long even lines settles which short
//! odd lines can be entered and what each of them adds, whatever else is chosen; and a set of long
//! odd lines settles the same of the short even ones. A [`Side`] is one of these two.

use crate::{Input, MOST};

/// A line: `2 * level + side`, with side 0 or 1. The even line 0 has no other side.
type Line = usize;

/// By a line of one family and a line of the other: their cell, 0 where they do not cross.
type Cells = [[i32; 2 * MOST]; 2 * MOST];

/// A number for each long line of a family, or for each short one.
pub(crate) type Row = [i32; MOST];

/// Less than any value.
pub(crate) const NONE: i32 = -700_000_000;

/// What a set of long lines, besides the start's, settles.
#[derive(Clone)]
pub(crate) struct Choice {
    /// The number of these lines.
    pub(crate) lines: i32,
    /// What is seen along these lines and not along the start's.
    pub(crate) seen: i32,
    /// What each short line of the other family adds; less than 0 if it cannot be entered.
    pub(crate) worth: Row,
    /// For each long line of the other family, the sum of its cells on these lines.
    pub(crate) shared: Row,
}

/// The long lines of a family and the short ones of the other. A set of long lines, besides the
/// start's, is a number: its bits from the lowest are the lines from the longest on.
pub(crate) struct Side {
    /// By set.
    pub(crate) choices: Vec<Choice>,
    /// By set: what is seen with all short lines that are worth the price of a move, less the
    /// prices of all moves.
    pub(crate) values: Vec<i32>,
}

/// The long and the short lines of a family, except the start's.
struct Family {
    start: Line,
    long: Vec<Line>,
    short: Vec<Line>,
}

/// The even and the odd side of the cells in the colour of this column of the top row, where the
/// bishop starts; and what it sees there, its own cell with it.
pub(crate) fn sides(input: &Input, column: usize) -> ([Side; 2], i32) {
    let side = 2 * input.n;
    let lines = |x: usize, y: usize| {
        let (p, q) = ((side - 1).abs_diff(x + y), x.abs_diff(y));
        let (of_p, of_q) = (usize::from(x + y > side - 1), usize::from(x > y));
        let odd = |distance: usize| side - 1 - distance;
        if p % 2 == 0 {
            (p + of_p, odd(q) + of_q)
        } else {
            (q + of_q, odd(p) + of_p)
        }
    };
    let mut by_even = [[0; 2 * MOST]; 2 * MOST];
    let mut by_odd = by_even;
    for (place, &cell) in input.cells.iter().enumerate() {
        let (x, y) = (place % side, place / side);
        if (x + y) % 2 == column % 2 {
            let (even, odd) = lines(x, y);
            by_even[even][odd] = cell;
            by_odd[odd][even] = cell;
        }
    }
    let start = lines(column, 0);
    // The first line of the start's level, in either family.
    let first = start.0 / 2 * 2;
    let evens = Family {
        start: start.0,
        long: (0..first + 2)
            .filter(|&line| line != 1 && line != start.0)
            .collect(),
        short: (first + 2..side).collect(),
    };
    let odds = Family {
        start: start.1,
        long: (first..side)
            .rev()
            .filter(|&line| line != start.1)
            .collect(),
        short: (0..first).collect(),
    };
    let seen = sum(&by_even[start.0]) + sum(&by_odd[start.1]) - by_even[start.0][start.1];
    let sides = [
        Side::new(&by_even, &evens, &odds),
        Side::new(&by_odd, &odds, &evens),
    ];
    (sides, seen)
}

fn sum(line: &[i32]) -> i32 {
    line.iter().sum()
}

impl Side {
    /// The long lines of the family `own`, by which `cells` goes first, and the short ones of the other.
    /// Each set is one that is there already and a line that is no longer than those in it.
    fn new(cells: &Cells, own: &Family, other: &Family) -> Self {
        let mut choices = vec![Choice {
            lines: 0,
            seen: 0,
            worth: [NONE; MOST],
            shared: [0; MOST],
        }];
        for &line in &own.long {
            let line_cells = &cells[line];
            let seen = sum(line_cells) - line_cells[other.start];
            // The first line of a set, its longest, crosses every short line that any of them crosses.
            let mut entered = [NONE; MOST];
            let level = own.start / 2;
            for (worth, &short) in entered.iter_mut().zip(&other.short) {
                if (short / 2).abs_diff(level) <= (line / 2).abs_diff(level) {
                    *worth = cells.iter().map(|cells| cells[short]).sum();
                }
            }
            for set in 0..choices.len() {
                let mut choice = choices[set].clone();
                choice.lines += 1;
                choice.seen += seen;
                if set == 0 {
                    choice.worth = entered;
                }
                for (worth, &short) in choice.worth.iter_mut().zip(&other.short) {
                    *worth -= line_cells[short];
                }
                for (shared, &long) in choice.shared.iter_mut().zip(&other.long) {
                    *shared += line_cells[long];
                }
                choices.push(choice);
            }
        }
        Side {
            values: vec![0; choices.len()],
            choices,
        }
    }

    /// The number of long lines besides the start's.
    pub(crate) fn lines(&self) -> usize {
        self.choices.len().trailing_zeros() as usize
    }

    /// Sets the price of a move.
    pub(crate) fn set_price(&mut self, price: i32) {
        for (value, choice) in self.values.iter_mut().zip(&self.choices) {
            let short = choice.worth.iter().map(|worth| (worth - price).max(0));
            *value = choice.seen - price * choice.lines + short.sum::<i32>();
        }
    }

    /// The largest value of a set less what it has in common (`shared`) with a set of the other side,
    /// and a set that has it; only sets with `some` line if that is asked. `best` is room to work in.
    ///
    /// Line by line from the last one, the upper half of the list, the sets with the line, is folded
    /// onto the lower half, the same sets without it: one step for each set in all.
    pub(crate) fn best(&self, shared: &Row, some: bool, best: &mut Vec<i32>) -> (i32, usize) {
        best.clear();
        best.extend_from_slice(&self.values);
        if some {
            best[0] = NONE;
        }
        for line in (0..self.lines()).rev() {
            let (without, with) = best[..2 << line].split_at_mut(1 << line);
            for (without, with) in without.iter_mut().zip(with) {
                *without = (*without).max(*with - shared[line]);
            }
        }
        // The upper halves are still there and tell the way back.
        let most = best[0];
        let (mut set, mut value) = (0, most);
        for (line, shared) in shared.iter().enumerate().take(self.lines()) {
            let with = set | 1 << line;
            if best[with] - shared == value {
                set = with;
                value = best[with];
            }
        }
        (most, set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{RngExt, seeded};

    #[test]
    fn the_best_set_is_that_of_a_plain_search() {
        let mut rng = seeded(&["bishop", "best"]);
        let mut room = Vec::new();
        for _ in 0..200 {
            let n = rng.random_range(1..=5);
            // Few different numbers: many sets are equally good.
            let cells = (0..4 * n * n).map(|_| rng.random_range(-2..=2)).collect();
            let input = Input { n, moves: 0, cells };
            let ([evens, mut odds], _) = sides(&input, n - rng.random_range(0..=1));
            odds.set_price(rng.random_range(0..=3));
            for choice in &evens.choices {
                for some in [false, true] {
                    let value = |set: usize| {
                        let lines = (0..odds.lines()).filter(|line| set >> line & 1 == 1);
                        odds.values[set] - lines.map(|line| choice.shared[line]).sum::<i32>()
                    };
                    let (most, set) = odds.best(&choice.shared, some, &mut room);
                    let plain = (usize::from(some)..odds.choices.len()).map(value).max();
                    assert_eq!(Some(most), plain, "{input}");
                    assert_eq!(value(set), most, "{input}");
                    assert!(set > 0 || !some);
                }
            }
        }
    }
}
