//! WBR straight from the rules, on the board as it is drawn: the replay of a record, the greedy
//! player, and all plays of a small board.

use crate::{Colour, Input, Output};

/// Cells beyond which trying all plays is called too much.
const MOST_CELLS: usize = 16;

/// A board as it is drawn; `b'.'` is an empty cell.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Drawn {
    /// Rows from the top.
    pub(crate) rows: Vec<Vec<Colour>>,
}

/// What is left of a cell.
const EMPTY: Colour = b'.';

impl Drawn {
    /// The board of an input.
    pub fn new(input: &Input) -> Self {
        Drawn {
            rows: input.rows.clone(),
        }
    }

    /// The colour of a cell by its row from the bottom and its column, both from 1, if it is on
    /// the board and not empty.
    pub fn colour(&self, row: usize, column: usize) -> Option<Colour> {
        let row = self.rows.len().checked_sub(row)?;
        let cell = self.rows.get(row)?.get(column.checked_sub(1)?)?;
        Some(*cell).filter(|&cell| cell != EMPTY)
    }

    /// Cells that are left.
    pub fn left(&self) -> usize {
        let cells = self.rows.iter().flatten();
        cells.filter(|&&cell| cell != EMPTY).count()
    }

    /// The cells of the region of a cell, by row from the bottom and column.
    pub fn region(&self, row: usize, column: usize) -> Vec<(usize, usize)> {
        let Some(colour) = self.colour(row, column) else {
            return Vec::new();
        };
        let mut cells = vec![(row, column)];
        let mut done = 0;
        while let Some(&(row, column)) = cells.get(done) {
            done += 1;
            for next in [
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ] {
                if self.colour(next.0, next.1) == Some(colour) && !cells.contains(&next) {
                    cells.push(next);
                }
            }
        }
        cells
    }

    /// Removes cells; the rest falls, and empty columns close to the left.
    pub fn remove(&mut self, cells: &[(usize, usize)]) {
        let (height, width) = (self.rows.len(), self.rows[0].len());
        for &(row, column) in cells {
            self.rows[height - row][column - 1] = EMPTY;
        }
        let columns = (0..width).map(|column| {
            let column = self.rows.iter().map(|row| row[column]);
            column.filter(|&cell| cell != EMPTY).collect::<Vec<_>>()
        });
        let columns: Vec<Vec<Colour>> = columns.filter(|column| !column.is_empty()).collect();
        for (row, cells) in self.rows.iter_mut().enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                let column = columns.get(column).map_or(&[][..], |column| column);
                let fallen = (row + column.len()).checked_sub(height);
                *cell = fallen.map_or(EMPTY, |place| column[place]);
            }
        }
    }

    /// All regions of at least two cells, from left to right and from the bottom up.
    fn moves(&self) -> Vec<Vec<(usize, usize)>> {
        let mut moves: Vec<Vec<(usize, usize)>> = Vec::new();
        for column in 1..=self.rows[0].len() {
            for row in 1..=self.rows.len() {
                if !moves.iter().any(|region| region.contains(&(row, column))) {
                    let region = self.region(row, column);
                    if region.len() >= 2 {
                        moves.push(region);
                    }
                }
            }
        }
        moves
    }
}

/// What the removal of so many cells earns.
pub fn score(size: usize) -> u32 {
    u32::try_from((size - 2) * (size - 2)).expect("a board has at most 400 cells")
}

/// What is earned at the end.
pub fn bonus(left: usize) -> u32 {
    if left == 0 { 1000 } else { 0 }
}

/// Whether the record can be played and no play earns more; `None` if the board is too large.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    solve(input).map(|best| output.total == best && replay(input, output))
}

/// The best total of all plays, or `None` if the board is too large.
pub fn solve(input: &Input) -> Option<u32> {
    let board = Drawn::new(input);
    (board.left() <= MOST_CELLS).then(|| most(&board))
}

fn most(board: &Drawn) -> u32 {
    let after = board.moves().into_iter().map(|region| {
        let mut next = board.clone();
        next.remove(&region);
        score(region.len()) + most(&next)
    });
    after.max().unwrap_or_else(|| bonus(board.left()))
}

/// Whether a record can be played as it says and earns what it says.
pub fn replay(input: &Input, output: &Output) -> bool {
    let mut board = Drawn::new(input);
    let mut total = 0;
    for step in &output.moves {
        let region = board.region(step.row, step.column);
        if region.len() < 2
            || board.colour(step.row, step.column) != Some(step.colour)
            || region.len() != step.size
        {
            return false;
        }
        total += score(step.size);
        board.remove(&region);
    }
    (output.total, output.left) == (total + bonus(board.left()), board.left())
}

/// The total of the greedy player: always the largest region, the leftmost of several, then the
/// lowest.
pub fn greedy(input: &Input) -> u32 {
    let mut board = Drawn::new(input);
    let mut total = 0;
    loop {
        let moves = board.moves();
        let Some(size) = moves.iter().map(Vec::len).max() else {
            return total + bonus(board.left());
        };
        let region = moves.iter().find(|region| region.len() == size);
        board.remove(region.expect("some region has the greatest size"));
        total += score(size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{COLOURS, Wbr, cases};
    use contract::{confirm_by_brute, cross_check, recipe, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Wbr>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_two_by_three() {
        for code in 0..3_usize.pow(6) {
            let mut colours = (0..6).map(|cell| COLOURS.as_bytes()[code / 3_usize.pow(cell) % 3]);
            let rows = [0, 1].map(|_| colours.by_ref().take(3).collect());
            confirm_by_brute::<Wbr>(&Input { rows: rows.into() });
        }
    }

    #[test]
    fn boards_of_sixteen_cells_are_solved_exactly() {
        let mut rng = seeded(&["wbr", "sixteen"]);
        for round in 0..60 {
            let (m, n) = [(4, 4), (2, 8), (8, 2)][round % 3];
            confirm_by_brute::<Wbr>(&cases::random(&mut rng, m, n, ["WB", COLOURS][round % 2]));
        }
    }

    #[test]
    fn the_sample_earns_its_proved_optimum_and_the_greedy_player_what_the_document_shows() {
        let sample = recipe::<Wbr>("sample").unwrap();
        assert_eq!(greedy(&sample), 4920);
        let output = Wbr::solve(&sample);
        assert!(replay(&sample, &output));
        assert_eq!((output.total, output.left), (6716, 0));
    }

    #[test]
    fn records_of_middling_boards_can_be_replayed_and_beat_the_greedy_player() {
        let mut rng = seeded(&["wbr", "replay"]);
        for (m, n) in [(5, 5), (6, 4), (3, 9), (7, 7)] {
            let input = cases::random(&mut rng, m, n, COLOURS);
            let output = Wbr::solve(&input);
            assert!(replay(&input, &output), "{input}{output}");
            assert!(output.total >= greedy(&input), "{input}");
        }
    }

    #[test]
    fn a_record_that_lies_is_refused() {
        let input = recipe::<Wbr>("one-cell-left").unwrap();
        let output = Wbr::solve(&input);
        assert!(replay(&input, &output));
        for spoil in [
            |output: &mut Output| output.total += 1,
            |output: &mut Output| output.left += 1,
            |output: &mut Output| output.moves[0].size += 1,
            |output: &mut Output| output.moves[0].row = 9,
            |output: &mut Output| output.moves[0].colour = b'R',
        ] {
            let mut spoilt = output.clone();
            spoil(&mut spoilt);
            assert!(!replay(&input, &spoilt), "{spoilt}");
        }
    }
}
