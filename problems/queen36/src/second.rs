//! A replay, with an upper bound found from below.

use std::collections::HashMap;

use crate::referee::Board;
use crate::{Input, Output};

/// Whether the order is legal, as the referee sees it, and as long as the rows from below allow.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let mut board = Board::new(input);
    let mut pawns = output.order.iter().map(|&it| input.pawns[it as usize - 1]);
    pawns.all(|pawn| board.capture(pawn).is_ok()) && output.order.len() == most_from_below(input)
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
            // The queen's own cell is counted as captured, after a debt of one.
            if *cell == (0, 0) {
                return Some(0);
            }
            let ways = upwards.iter().zip(lines(cell));
            ways.filter_map(|(lines, line)| *lines.get(&line)?).max()
        });
        let brought: Vec<Option<usize>> = brought.collect();
        let mut from_left = None;
        let mut taken: Vec<Option<usize>> = Vec::with_capacity(row.len());
        for (place, &brought) in brought.iter().enumerate() {
            let swept = from_left.map(|b: usize| b + place + 1);
            taken.push(brought.map(|b| b + 1).max(swept));
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
