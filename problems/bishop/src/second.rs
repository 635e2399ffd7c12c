//! The bishops on large boards: a sum that no walk can exceed, and two walks that see it.
//!
//! **No walk sees more.** A bishop that moves sees just the cells of the lines on which it has stood.
//! Each move leads to at most one new line, and where it enters one it stands on a line of the
//! other family too. So in `k ≥ 1` moves it has stood on a set of sums `x + y` and a set of differences
//! `x − y`, at most `k + 2` in all, with the two lines of its start, and each of them crosses one of the
//! other set. The most cells' worth over *all* such pairs of sets is a bound, whether there is a
//! walk for the best pair or not: all sets of that family are tried whose lines have an odd number
//! of cells, which the reference does not enumerate; the best lines of the other are taken with
//! each.
//!
//! **These walks see it.** For the best sets two walks are made of exactly `k` moves together, and
//! replayed on the board by the rules: each move along a diagonal, and all that is seen added up. How
//! they were made does not matter.

use crate::{Input, Output};

/// The answer, confirmed by two walks.
///
/// # Panics
/// If the walks break the rules or see less than the bound.
pub fn solve(input: &Input) -> Output {
    let [left, right] = [input.n - 1, input.n].map(|column| Half::new(input, column));
    let [lefts, rights] = [left.bounds(input.moves), right.bounds(input.moves)];
    let sums = lefts.iter().zip(rights.iter().rev());
    let bound = |(left, right): (&Best, &Best)| left.total + right.total;
    let (moves, best) = sums
        .enumerate()
        .max_by_key(|&(_, pair)| bound(pair))
        .expect("there are k + 1 ways to share the moves");
    let walks = [
        left.walk(best.0, moves),
        right.walk(best.1, input.moves - moves),
    ];
    assert_eq!(walks[0].len() + walks[1].len(), input.moves + 2);
    assert_eq!(seen_on(input, &walks), bound(best), "{input}");
    Output(bound(best))
}

/// The sum of all that the bishops see on walks from their starts.
fn seen_on(input: &Input, walks: &[Vec<usize>; 2]) -> i32 {
    let side = 2 * input.n;
    let sees = |cell: usize, other: usize| {
        let (x, y) = (cell % side, cell / side);
        cell != other && x.abs_diff(other % side) == y.abs_diff(other / side)
    };
    let mut seen = vec![false; side * side];
    for (walk, start) in walks.iter().zip([input.n - 1, input.n]) {
        assert_eq!(walk[0], start);
        assert!(walk.windows(2).all(|step| sees(step[0], step[1])));
        for &cell in walk {
            for (other, seen) in seen.iter_mut().enumerate() {
                *seen |= sees(cell, other);
            }
        }
    }
    let numbers = input.cells.iter().zip(seen);
    numbers
        .map(|(&number, seen)| number * i32::from(seen))
        .sum()
}

/// Two sets of lines as bits, and the sum of their cells.
#[derive(Debug, Clone, Copy)]
struct Best {
    total: i32,
    chosen: u64,
    others: u64,
}

/// The cells of one bishop's colour.
struct Half {
    side: usize,
    /// By chosen line and other line: the cell, and its number.
    cells: Vec<Vec<Option<(usize, i32)>>>,
    start: (usize, usize),
}

/// The lines in a set.
fn members(set: u64) -> Vec<usize> {
    (0..64).filter(|line| set >> line & 1 == 1).collect()
}

impl Half {
    fn new(input: &Input, column: usize) -> Self {
        let side = 2 * input.n;
        // Sums x + y, or differences x − y moved by side − 1: those of an odd distance from the
        // middle are chosen as sets, the others one by one.
        let sums_are_chosen = (side - 1).abs_diff(column) % 2 == 1;
        let lines = |cell: usize| {
            let (x, y) = (cell % side, cell / side);
            let (sum, difference) = (x + y, x + side - 1 - y);
            if sums_are_chosen {
                (sum, difference)
            } else {
                (difference, sum)
            }
        };
        let mut cells = vec![vec![None; 2 * side - 1]; 2 * side - 1];
        for (cell, &number) in input.cells.iter().enumerate() {
            if (cell % side + cell / side) % 2 == column % 2 {
                let (chosen, other) = lines(cell);
                cells[chosen][other] = Some((cell, number));
            }
        }
        Half {
            side,
            cells,
            start: lines(column),
        }
    }

    /// Cells of a line.
    fn length(&self, line: usize) -> usize {
        line.min(2 * self.side - 2 - line) + 1
    }

    fn number(&self, chosen: usize, other: usize) -> i32 {
        self.cells[chosen][other].map_or(0, |(_, number)| number)
    }

    /// What the bishop can see at the most in 0, 1, …, `moves` moves.
    fn bounds(&self, moves: usize) -> Vec<Best> {
        let exact = self.by_lines();
        let (chosen, other) = (1 << self.start.0, 1 << self.start.1);
        let at_rest = Best {
            total: exact[0].map_or(0, |best| best.total) - self.number(self.start.0, self.start.1),
            chosen,
            others: other,
        };
        let mut best: Option<Best> = None;
        let moving = (1..=moves).map(|moves| {
            let more = exact.get(moves).copied().flatten();
            best = best.into_iter().chain(more).max_by_key(|best| best.total);
            best.expect("a bishop can always move")
        });
        std::iter::once(at_rest).chain(moving).collect()
    }

    /// The best sets by the number of lines besides those of the start.
    fn by_lines(&self) -> Vec<Option<Best>> {
        let lines = 0..2 * self.side - 1;
        let mut most: Vec<Option<Best>> = vec![None; 4 * self.side];
        // What the other lines add to the chosen ones.
        let mut worth: Vec<i32> = lines
            .clone()
            .map(|other| lines.clone().map(|line| self.number(line, other)).sum())
            .collect();
        let free: Vec<usize> = lines
            .clone()
            .filter(|&line| line != self.start.0 && self.cells[line].iter().any(Option::is_some))
            .collect();
        let (mut chosen, mut seen) = (0_u64, 0);
        let mut flip = |line: usize, worth: &mut Vec<i32>| {
            chosen ^= 1 << line;
            let sign = if chosen >> line & 1 == 1 { 1 } else { -1 };
            for (other, worth) in worth.iter_mut().enumerate() {
                *worth -= sign * self.number(line, other);
                seen += sign * self.number(line, other);
            }
            (chosen, seen)
        };
        let (mut now, mut seen_now) = flip(self.start.0, &mut worth);
        let mut sorted = Vec::new();
        // In the order of a Gray code.
        for code in 0..1_u32 << free.len() {
            if code > 0 {
                (now, seen_now) = flip(free[code.trailing_zeros() as usize], &mut worth);
            }
            self.add_others((now, seen_now), &worth, &mut sorted, &mut most);
        }
        most
    }

    /// Takes the best other lines to a set of chosen ones.
    fn add_others(
        &self,
        (chosen, seen): (u64, i32),
        worth: &[i32],
        sorted: &mut Vec<(i32, bool, usize)>,
        most: &mut [Option<Best>],
    ) {
        // The longest line crosses all that any of the lines crosses, and all lines cross what the
        // shortest one crosses.
        let (mut longest, mut shortest) = (self.start.0, self.start.0);
        let mut moves = 0;
        let mut left = chosen & !(1 << self.start.0);
        while left != 0 {
            let line = left.trailing_zeros() as usize;
            left &= left - 1;
            moves += 1;
            if self.length(line) > self.length(longest) {
                longest = line;
            }
            if self.length(line) < self.length(shortest) {
                shortest = line;
            }
        }
        sorted.clear();
        for (other, &worth) in worth.iter().enumerate() {
            if other != self.start.1 && self.cells[longest][other].is_some() {
                sorted.push((worth, self.cells[shortest][other].is_some(), other));
            }
        }
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let mut now = Best {
            total: seen + worth[self.start.1],
            chosen,
            others: 1 << self.start.1,
        };
        if self.cells[shortest][self.start.1].is_none() {
            let Some(place) = sorted.iter().position(|&(_, crosses, _)| crosses) else {
                return;
            };
            let (worth, _, other) = sorted.remove(place);
            now.total += worth;
            now.others |= 1 << other;
            moves += 1;
        }
        let mut note = |moves: usize, now: Best| {
            if most[moves].is_none_or(|best| best.total < now.total) {
                most[moves] = Some(now);
            }
        };
        note(moves, now);
        for &(worth, _, other) in sorted.iter() {
            now.total += worth;
            now.others |= 1 << other;
            moves += 1;
            note(moves, now);
        }
    }

    /// A walk of so many moves on just these lines, cell by cell.
    fn walk(&self, best: &Best, moves: usize) -> Vec<usize> {
        let cell = |(chosen, other): (usize, usize)| {
            let (cell, _) = self.cells[chosen][other].expect("the lines cross");
            cell
        };
        let mut walk = vec![cell(self.start)];
        if moves == 0 {
            return walk;
        }
        // The lines to enter, the longest last; that of the start counts as longest if it can.
        let to_enter = |set: u64, start: usize| {
            let mut lines = members(set);
            lines.sort_by_key(|&line| (self.length(line), line == start));
            let is_longest = lines.last() == Some(&start);
            lines.retain(|&line| line != start);
            (lines, is_longest)
        };
        let (chosen, chosen_is_longest) = to_enter(best.chosen, self.start.0);
        let (mut others, other_is_longest) = to_enter(best.others, self.start.1);
        let mut at = self.start;
        let mut enter = |chosen: &[usize], others: &[usize]| {
            for &line in chosen {
                at.0 = line;
                walk.push(cell(at));
            }
            for &line in others {
                at.1 = line;
                walk.push(cell(at));
            }
        };
        if chosen_is_longest {
            enter(&[], &others);
            enter(&chosen, &[]);
        } else if other_is_longest {
            enter(&chosen, &others);
        } else {
            let longest = others.pop();
            enter(&[], longest.as_slice());
            enter(&chosen, &others);
        }
        // Back and forth, as long as moves are left.
        while walk.len() <= moves {
            walk.push(walk[walk.len() - 2]);
        }
        walk
    }
}
