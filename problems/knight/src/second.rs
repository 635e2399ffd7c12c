//! KNIGHT where the search of all lines of play is too large, still by the rules alone: backward
//! induction over the cells that can be reached, and on long narrow boards jumps along the board.

use arena::Game;
use contract::jump::Jump;
use theory::retrograde::{MoveGraph, Outcomes};

use crate::rules::Rules;
use crate::{Board, Cell, Input, LARGEST_TABLE, Output};

/// Cells that backward induction takes on.
const MOST_CELLS: u64 = 8_000_000;

/// Rows of a board that jumps take on.
const MOST_ROWS: u32 = 12;

/// The value of the opening by backward induction, or by jumps; `None` if the board is too large for
/// both.
pub fn solve(input: &Input) -> Option<Output> {
    let moves = by_backward_induction(input);
    let is_won = match moves {
        Some(moves) => moves % 2 == 1,
        None => !by_jumps(input)?,
    };
    let is_counted = input.board.rows.max(input.board.columns) <= LARGEST_TABLE;
    let moves = moves.filter(|_| is_counted);
    Some(Output { is_won, moves })
}

/// The number of moves until the end with best play, odd if the start is won; `None` if too many
/// cells can be reached.
///
/// A move up by one row goes two columns to the left, so that the knight gets at most `q / 2` rows
/// above its start, and likewise at most `p / 2` columns to the right of it: the rest of the board
/// does not matter.
fn by_backward_induction(input: &Input) -> Option<u32> {
    let (board, (row, column)) = (input.board, input.start);
    let board = Board {
        rows: board.rows.min(row.saturating_add(column / 2)),
        columns: board.columns.min(column.saturating_add(row / 2)),
    };
    if u64::from(board.rows) * u64::from(board.columns) > MOST_CELLS {
        return None;
    }
    let rules = Rules { board };
    let place = |(row, column): Cell| ((row - 1) * board.columns + column - 1) as usize;
    let columns = 1..=board.columns;
    let cells = (1..=board.rows).flat_map(|row| columns.clone().map(move |column| (row, column)));
    let moves = cells.flat_map(|from| {
        let moves = rules.moves(&from).into_iter();
        let moves = moves.map(|(to, _)| (place(from), place(to)));
        moves.collect::<Vec<_>>()
    });
    let graph = MoveGraph::new(place((board.rows, board.columns)) + 1, moves);
    Outcomes::of(&graph).remoteness(place(input.start))
}

/// Whether the player to move loses; `None` if neither side of the board is short.
///
/// Where all columns around are there, what a diagonal `row + column = s` looks like follows from
/// the diagonals `s − 1` and `s − 3` in the same way for every `s`. So a walk over the diagonals can
/// be taken in jumps up to where the last columns begin, and step by step from there on.
fn by_jumps(input: &Input) -> Option<bool> {
    let (board, (row, column)) = (input.board, input.start);
    // The moves stay the same if rows and columns change places.
    let mut sides = [(board.rows, row), (board.columns, column)];
    sides.sort_unstable();
    let [(rows, row), (columns, column)] = sides;
    if rows > MOST_ROWS {
        return None;
    }
    let end = row + column;
    // Up to here some cells lie left of the board; from `columns + 2` on some lie right of it.
    let begin = (rows + 3).min(end);
    let walk = (2..=begin).fold(Diagonals::default(), |diagonals, s| {
        diagonals.next(rows, |row| s > row && s - row <= columns)
    });
    let regular = (columns + 1).min(end).saturating_sub(begin);
    let along = Jump::new(walk, |diagonals| diagonals.next(rows, |_| true));
    let walk = (begin + regular + 1..=end).fold(*along.after(regular.into()), |diagonals, s| {
        diagonals.next(rows, |row| s - row <= columns)
    });
    Some(walk.lost[0] >> row & 1 == 1)
}

/// The lost cells of the last three diagonals, the latest first: a bit for each row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Diagonals {
    lost: [u32; 3],
}

impl Diagonals {
    /// One diagonal on; `is_there` tells on which rows it has a cell.
    fn next(self, rows: u32, is_there: impl Fn(u32) -> bool) -> Self {
        let [last, before, third] = self.lost;
        let is_lost = |row: u32| {
            // (−2, +1) and (+1, −2) lead to the last diagonal, (−2, −1) and (−1, −2) to the third.
            let near = last >> (row + 1) | (last << 2) >> row;
            let far = (third << 2) >> row | (third << 1) >> row;
            (near | far) & 1 == 0
        };
        let cells = (1..=rows).filter(|&row| is_there(row) && is_lost(row));
        let lost = cells.fold(0, |lost, row| lost | 1 << row);
        Diagonals {
            lost: [lost, last, before],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute;

    fn inputs(rows: u32, columns: u32) -> impl Iterator<Item = Input> {
        let board = Board { rows, columns };
        (1..=rows).flat_map(move |row| {
            (1..=columns).map(move |column| Input {
                board,
                start: (row, column),
            })
        })
    }

    #[test]
    fn both_methods_agree_with_the_search() {
        for rows in 2..=14 {
            for columns in 2..=22 {
                for input in inputs(rows, columns) {
                    let moves = brute::solve(&input).and_then(|output| output.moves);
                    assert_eq!(by_backward_induction(&input), moves, "{input}");
                    if let Some(is_lost) = by_jumps(&input) {
                        assert_eq!(Some(is_lost), moves.map(|moves| moves % 2 == 0), "{input}");
                    }
                }
            }
        }
    }

    #[test]
    fn jumps_confirm_the_rule_at_the_end_of_long_boards() {
        for rows in 2..=MOST_ROWS {
            for columns in 999_999_990..=1_000_000_000 {
                let board = Board { rows, columns };
                for row in 1..=rows {
                    for column in columns - 4..=columns {
                        let start = (row, column);
                        let input = Input { board, start };
                        assert_eq!(by_jumps(&input), Some(board.is_lost(start)), "{input}");
                    }
                }
            }
        }
    }
}
