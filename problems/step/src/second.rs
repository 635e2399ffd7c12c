//! The strip by a table of all positions.

use theory::bits::Bits;
use theory::rows::Rows;

use crate::{Input, Output, sorted};

/// Beads of all positions that the table may hold.
const MOST_BEADS: u64 = 3_000_000_000;

/// The number of winning first moves by a table of one bit for each position, or `None` if there
/// are too many.
///
/// A position is told by how many empty cells, cell N not among them, each bead has to its right,
/// the leftmost bead first. The beads with the same number stand in one unbroken block, and the
/// one of them that jumps lands on the empty cell to the right of the block; so it and those
/// to its right in the block then have one empty cell less to their right, and all others as many
/// as before. The beads with the number 0 can jump onto cell N, and win.
pub fn solve(input: &Input) -> Option<Output> {
    let beads = sorted(&input.beads);
    let row: Vec<usize> = (1..)
        .zip(&beads)
        .map(|(number, bead)| (input.cells - bead - 1) as usize - (beads.len() - number))
        .collect();
    let rows = Rows::under(row.clone(), MOST_BEADS)?;
    let mut won = Bits::none(rows.count());
    let mut now = vec![0; row.len()];
    for number in 0.. {
        if wins(&rows, &won, &now, number).any(|wins| wins) {
            won.add(number);
        }
        if !rows.advance(&mut now) {
            break;
        }
    }
    let moves = wins(&rows, &won, &row, rows.number(&row)).filter(|&wins| wins);
    let moves = moves.count();
    Some(Output { moves })
}

/// Whether the move of each bead wins, those of the rightmost beads first, if it is known of all
/// positions before whether they are won.
fn wins(rows: &Rows, won: &Bits, row: &[usize], number: u64) -> impl Iterator<Item = bool> {
    let mut next = number;
    (0..row.len()).rev().map(move |bead| {
        if row.get(bead + 1).is_some_and(|&right| right < row[bead]) {
            // A block begins.
            next = number;
        }
        let Some(left) = row[bead].checked_sub(1) else {
            return true;
        };
        next -= rows.share(bead, row[bead]) - rows.share(bead, left);
        !won.holds(next)
    })
}
