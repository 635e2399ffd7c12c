//! A replay, with an upper bound found from below.

use std::collections::{BTreeSet, HashMap};

use crate::{Input, Output};

/// Whether the order is legal and as long as the rows from below allow.
pub fn is_right(input: &Input, output: &Output) -> bool {
    is_legal(input, output) && output.order.len() == most_from_below(input)
}

/// Replays the order on sets of the pawns that are left, one for every line of the board.
fn is_legal(input: &Input, output: &Output) -> bool {
    type Lines = HashMap<i32, BTreeSet<i32>>;
    // By the number of the line: row y, column x, diagonals x − y and x + y. A pawn's place on a
    // row is its x, on the other lines its y.
    let mut lines: [Lines; 4] = Default::default();
    let of = |(x, y): (i32, i32)| [(y, x), (x, y), (x - y, y), (x + y, y)];
    for &pawn in &input.pawns {
        for (lines, (line, place)) in lines.iter_mut().zip(of(pawn)) {
            lines.entry(line).or_default().insert(place);
        }
    }
    let mut queen = (0, 0);
    for &number in &output.order {
        let pawn = input.pawns[number as usize - 1];
        let is_met = |kind: usize| {
            let ((line, from), (target, to)) = (of(queen)[kind], of(pawn)[kind]);
            let Some(left) = lines[kind].get(&line).filter(|_| line == target) else {
                return false;
            };
            from < to && left.range(from + 1..).next() == Some(&to)
                || kind == 0 && left.range(..from).next_back() == Some(&to)
        };
        if !(0..4).any(is_met) {
            return false;
        }
        for (lines, (line, place)) in lines.iter_mut().zip(of(pawn)) {
            if !lines.get_mut(&line).is_some_and(|left| left.remove(&place)) {
                return false;
            }
        }
        queen = pawn;
    }
    true
}

/// The most captures, row by row from below: how many pawns the queen can have captured when it
/// comes to each pawn, and when it goes up from it.
fn most_from_below(input: &Input) -> usize {
    let mut cells: Vec<(i32, i32)> = input.pawns.iter().map(|&(x, y)| (y, x)).collect();
    cells.push((0, 0));
    cells.sort_unstable();
    // What the queen can bring along on each line, from the last pawn seen on it.
    let mut upwards: [HashMap<i32, Option<usize>>; 3] = Default::default();
    let mut most = 0;
    for row in cells.chunk_by(|a, b| a.0 == b.0) {
        let lines = |&(y, x): &(i32, i32)| [x, x - y, x + y];
        // Captures before the pawn it comes to; `None` if it cannot come to it.
        let brought = row.iter().map(|cell| {
            let ways = upwards.iter().zip(lines(cell));
            ways.filter_map(|(lines, line)| *lines.get(&line)?).max()
        });
        let mut brought: Vec<Option<usize>> = brought.collect();
        if row[0].0 == 0 {
            brought.fill(None);
            // The queen's own cell is counted as captured, after a debt of one.
            let start = row.iter().position(|&cell| cell == (0, 0));
            brought[start.unwrap_or(0)] = Some(0);
        }
        let mut from_left = None;
        let mut taken: Vec<Option<usize>> = Vec::with_capacity(row.len());
        for (place, &brought) in brought.iter().enumerate() {
            taken.push(
                brought
                    .map(|b| b + 1)
                    .max(from_left.map(|b: usize| b + place + 1)),
            );
            from_left = from_left.max(brought);
        }
        let mut from_right = None;
        for (place, &brought) in brought.iter().enumerate().rev() {
            let swept = from_right.map(|b: usize| b + row.len() - place);
            taken[place] = taken[place].max(swept);
            from_right = from_right.max(brought);
        }
        for (cell, &taken) in row.iter().zip(&taken) {
            for (lines, line) in upwards.iter_mut().zip(lines(cell)) {
                lines.insert(line, taken);
            }
            most = most.max(taken.unwrap_or(0));
        }
    }
    most - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen36;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_second_method_accepts_the_reference_and_nothing_shorter() {
        let mut rng = seeded(&["queen36", "second"]);
        for _ in 0..2000 {
            let input = Queen36::small(&mut rng);
            let mut output = Queen36::solve(&input);
            assert!(is_right(&input, &output), "{input}{output}");
            if output.order.pop().is_some() {
                assert!(!is_right(&input, &output), "{input}{output}");
            }
        }
    }
}
