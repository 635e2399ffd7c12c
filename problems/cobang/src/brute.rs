//! The board straight from the rules, row by row for larger ones, and the document's own algorithm
//! as a second method.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Input, Output};

/// How many moves the search looks at.
const MOST_SEARCHED: usize = 100_000;

/// The number of moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let columns = input.columns;
    if input.row * columns * columns > MOST_SEARCHED {
        return None;
    }
    let mut book = Book::new(Rules { columns });
    let ending = book.ending(&(input.row, input.column)).ok()?;
    let moves = ending.moves().expect("the piece only goes up");
    let is_won = ending.outcome() == Outcome::Won;
    assert_eq!(is_won, moves % 2 == 1, "the last move is the winner's");
    Some(Output { moves })
}

/// How many moves the table may look at.
const MOST_MOVES: usize = 3_000_000_000;

/// The number of moves by looking at every move from every cell, or `None` if there are too many.
/// No move goes further up than `M` rows, so the table holds the last `M + 1`: a search would have
/// to remember them all.
pub fn by_rows(input: &Input) -> Option<Output> {
    let Input {
        columns: m,
        row: x,
        column: y,
        ..
    } = *input;
    if x * m * m > MOST_MOVES {
        return None;
    }
    // table[i % (m + 1)][j]: who wins from cell (i, j), and after how many moves.
    let mut table = vec![vec![(false, 0_u32); m + 1]; m + 1];
    for i in 1..=x {
        for j in 1..=m {
            let mut quickest_win = None;
            let mut slowest_loss = None;
            // Rows i − 1, i − 2, … of the table.
            let above = (0..i % (m + 1)).rev().chain((0..=m).rev());
            for (k, row) in (1..=m.min(i - 1)).zip(above) {
                if k == j {
                    continue;
                }
                let (wins, moves) = table[row][k];
                if !wins && quickest_win.is_none_or(|quickest| moves < quickest) {
                    quickest_win = Some(moves);
                }
                slowest_loss = slowest_loss.max(Some(moves));
            }
            table[i % (m + 1)][j] = match (quickest_win, slowest_loss) {
                (Some(moves), _) => (true, moves + 1),
                (None, Some(moves)) => (false, moves + 1),
                (None, None) => (false, 0),
            };
        }
    }
    let (wins, moves) = table[x % (m + 1)][y];
    assert_eq!(wins, moves % 2 == 1, "the last move is the winner's");
    Some(Output { moves })
}

/// The number of moves as the document finds it: row by row, a cell that no lost cell has claimed
/// is lost, and claims all cells from which one can come to it.
pub fn second(input: &Input) -> Output {
    let Input {
        columns: m,
        row: x,
        column: y,
        ..
    } = *input;
    // Moves to the end, 0 for an unclaimed cell. Cell (i, j) is claimed from m rows below at most.
    let height = 2 * m + 1;
    let mut ring = vec![vec![0_u32; m + 1]; height];
    for i in 1..=x {
        // Row i + m comes into view; its place was that of row i − m − 1.
        ring[(i + m) % height].fill(0);
        for j in 1..=m {
            if ring[i % height][j] > 0 {
                continue;
            }
            let moves = (1..=m.min(i - 1)).filter(|&k| k != j);
            let slowest = moves.map(|k| ring[(i - k) % height][k]).max();
            let lost_after = slowest.map_or(0, |moves| moves + 1);
            ring[i % height][j] = lost_after;
            // Cells with a move to (i, j) are in row i + j, in every column but j.
            for (k, claimed) in ring[(i + j) % height].iter_mut().enumerate().skip(1) {
                let earlier = if *claimed == 0 { u32::MAX } else { *claimed };
                if k != j {
                    *claimed = earlier.min(lost_after + 1);
                }
            }
        }
    }
    Output {
        moves: ring[x % height][y],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cobang;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Cobang>(3000);
    }

    #[test]
    fn all_three_methods_agree_on_all_cells_of_small_boards() {
        for columns in 1..=7 {
            for row in 1..=50 {
                for column in 1..=columns {
                    let input = Input {
                        rows: 50,
                        columns,
                        row,
                        column,
                    };
                    confirm_by_brute::<Cobang>(&input);
                    assert_eq!(by_rows(&input), solve(&input), "{input}");
                    assert_eq!(Cobang::solve(&input), second(&input), "{input}");
                }
            }
        }
    }

    #[test]
    fn all_three_methods_agree_with_every_number_of_columns() {
        for columns in 1..=100_usize {
            for column in [1, columns] {
                let input = Input {
                    rows: 1000,
                    columns,
                    row: 3 * columns + column + 50,
                    column,
                };
                confirm_by_brute::<Cobang>(&input);
                assert_eq!(Cobang::solve(&input), second(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_whole_rows_far_up() {
        for columns in [2, 5, 13, 30, 55] {
            for row in 9_900..9_910 {
                let rows = theory::no_repeat::Rows::up_to(row, columns);
                for column in [1, columns / 2, columns] {
                    let input = Input {
                        rows: row,
                        columns,
                        row,
                        column,
                    };
                    assert_eq!(rows.moves(row, column), second(&input).moves, "{input}");
                }
            }
        }
    }
}
