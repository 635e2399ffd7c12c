//! The document's own algorithm, which looks ahead: row by row, a cell that no lost cell has claimed
//! is lost, and claims all cells from which one can come to it.

use crate::{Input, Output};

/// The number of moves by claims.
pub fn solve(input: &Input) -> Output {
    let claims = Claims::up_to(input.row, input.columns);
    Output(claims.moves(input.row, input.column))
}

/// The moves to the end from all cells near a row, and from a column 0 to which no move leads and
/// which bars none. Only from the few lost cells the moves are looked at, to see how long the loser
/// holds out.
#[derive(Debug)]
pub struct Claims {
    /// A cell is claimed from `M` rows below at most. 0 is an unclaimed cell.
    ring: Vec<Vec<u32>>,
}

impl Claims {
    /// The claims of the rows up to `row` on a board of so many columns.
    pub fn up_to(row: usize, columns: usize) -> Claims {
        let height = 2 * columns + 1;
        let mut ring = vec![vec![0_u32; columns + 1]; height];
        for i in 1..=row {
            // Row i + M comes into view; its place was that of row i − M − 1.
            ring[(i + columns) % height].fill(0);
            for j in 0..=columns {
                if ring[i % height][j] > 0 {
                    continue;
                }
                let moves = (1..=columns.min(i - 1)).filter(|&k| k != j);
                let slowest = moves.map(|k| ring[(i - k) % height][k]).max();
                let lost_after = slowest.map_or(0, |moves| moves + 1);
                ring[i % height][j] = lost_after;
                if j == 0 {
                    continue;
                }
                // Cells with a move to (i, j) are in row i + j, in every column but j.
                for (k, claimed) in ring[(i + j) % height].iter_mut().enumerate() {
                    let earlier = if *claimed == 0 { u32::MAX } else { *claimed };
                    if k != j {
                        *claimed = earlier.min(lost_after + 1);
                    }
                }
            }
        }
        Claims { ring }
    }

    /// The moves from a cell in one of the last `M + 1` rows.
    pub fn moves(&self, row: usize, column: usize) -> u32 {
        self.ring[row % self.ring.len()][column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cobang, brute};
    use inpout::Problem;

    fn agree(row: usize, columns: usize, column: usize) -> Input {
        let input = Input {
            rows: row,
            columns,
            row,
            column,
        };
        assert_eq!(Cobang::solve(&input), solve(&input), "{input}");
        input
    }

    #[test]
    fn all_three_methods_agree_on_all_cells_of_small_boards() {
        for columns in 1..=7 {
            for row in 1..=50 {
                for column in 1..=columns {
                    let input = agree(row, columns, column);
                    assert_eq!(Some(solve(&input)), brute::solve(&input), "{input}");
                }
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_with_every_number_of_columns() {
        for columns in 1..=100 {
            for column in [1, columns] {
                agree(3 * columns + column + 50, columns, column);
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_up() {
        for columns in [2, 5, 13, 30, 55] {
            for row in 9_900..9_910 {
                for column in [1, columns / 2, columns] {
                    agree(row, columns, column);
                }
            }
        }
    }
}
