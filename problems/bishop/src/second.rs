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
    let best = sums.enumerate().max_by_key(|&(_, pair)| bound(pair));
    let (moves, best) = best.expect("there are k + 1 ways to share the moves");
    let left = left.walk(best.0, moves);
    let walks = [left, right.walk(best.1, input.moves - moves)];
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
    let seen = numbers.filter(|&(_, seen)| seen);
    seen.map(|(number, _)| number).sum()
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
            let (p, q) = (x + y, x + side - 1 - y);
            if sums_are_chosen { (p, q) } else { (q, p) }
        };
        let mut cells = vec![vec![None; 2 * side - 1]; 2 * side - 1];
        for (cell, &number) in input.cells.iter().enumerate() {
            if (cell % side + cell / side) % 2 == column % 2 {
                let (chosen, other) = lines(cell);
                cells[chosen][other] = Some((cell, number));
            }
        }
        let start = lines(column);
        Half { side, cells, start }
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
        let free = lines.clone().filter(|&line| line != self.start.0);
        let is_there = |line: &usize| self.cells[*line].iter().any(Option::is_some);
        let free: Vec<usize> = free.filter(is_there).collect();
        let worth = |other| lines.clone().map(|line| self.number(line, other)).sum();
        let worth: Vec<i32> = lines.clone().map(worth).collect();
        self.choose(self.start.0, &free, (&[], 0, &worth), &mut most);
        most
    }

    /// Tries all sets of the chosen lines, one more, and any of the `free` ones. Of the chosen ones come
    /// the lines, what is seen on them, and what the other lines add to that.
    fn choose(
        &self,
        line: usize,
        free: &[usize],
        (chosen, seen, worth): (&[usize], i32, &[i32]),
        most: &mut [Option<Best>],
    ) {
        let chosen = [chosen, &[line]].concat();
        let numbers = (0..worth.len()).map(|other| self.number(line, other));
        let seen = seen + numbers.clone().sum::<i32>();
        let worth = worth.iter().zip(numbers);
        let worth: Vec<i32> = worth.map(|(worth, number)| worth - number).collect();
        self.add_others(&chosen, seen, &worth, most);
        for (place, &line) in free.iter().enumerate() {
            self.choose(line, &free[place + 1..], (&chosen, seen, &worth), most);
        }
    }

    /// Takes the best other lines to a set of chosen ones.
    fn add_others(&self, chosen: &[usize], seen: i32, worth: &[i32], most: &mut [Option<Best>]) {
        // The longest line crosses all that any of the lines crosses, and all lines cross what the
        // shortest one crosses.
        let mut by_length = chosen.to_vec();
        by_length.sort_by_key(|&line| self.length(line));
        let shortest = &self.cells[by_length[0]];
        let longest = &self.cells[by_length[chosen.len() - 1]];
        let others = (0..worth.len()).filter(|&it| it != self.start.1 && longest[it].is_some());
        let mut others: Vec<(i32, bool, usize)> = others
            .map(|other| (worth[other], shortest[other].is_some(), other))
            .collect();
        others.sort_unstable_by(|a, b| b.cmp(a));
        let mut needed = 0;
        if shortest[self.start.1].is_none() {
            let Some(place) = others.iter().position(|&(_, crosses, _)| crosses) else {
                return;
            };
            others[..=place].rotate_right(1);
            needed = 1;
        }
        let mut now = Best {
            total: seen + worth[self.start.1],
            chosen: chosen.iter().map(|line| 1 << line).sum(),
            others: 1 << self.start.1,
        };
        for taken in 0..=others.len() {
            if let Some(&(worth, _, other)) = others[..taken].last() {
                now.total += worth;
                now.others |= 1 << other;
            }
            let best = &mut most[chosen.len() - 1 + taken];
            if taken >= needed && best.is_none_or(|best| best.total < now.total) {
                *best = Some(now);
            }
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
