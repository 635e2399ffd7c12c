//! DROP straight from the rules, on the board as it is drawn: every choice of columns.

use crate::{Input, Output};

/// Discs beyond which trying all columns is called too much.
const MOST_DISCS: usize = 6;

/// Rows from the top; 0 is an empty cell.
pub(crate) type Grid = [[u32; 7]; 7];

/// The board after a disc, or `None` if the column is full.
pub(crate) fn dropped(mut grid: Grid, column: usize, disc: u32) -> Option<Grid> {
    let row = (0..7).rev().find(|&row| grid[row][column] == 0)?;
    grid[row][column] = disc;
    loop {
        let mut matching = Vec::new();
        for row in 0..7 {
            for column in 0..7 {
                let disc = grid[row][column];
                let group = |ways| group(&grid, row, column, ways);
                if disc != 0 && [group([(0, 1), (0, -1)]), group([(1, 0), (-1, 0)])].contains(&disc)
                {
                    matching.push((row, column));
                }
            }
        }
        if matching.is_empty() {
            return Some(grid);
        }
        for (row, column) in matching {
            grid[row][column] = 0;
        }
        fall(&mut grid);
    }
}

/// Size of the group of a disc along a pair of opposite ways.
fn group(grid: &Grid, row: usize, column: usize, ways: [(isize, isize); 2]) -> u32 {
    let mut size = 1;
    for (down, right) in ways {
        let (mut row, mut column) = (row, column);
        loop {
            row = row.wrapping_add_signed(down);
            column = column.wrapping_add_signed(right);
            if row >= 7 || column >= 7 || grid[row][column] == 0 {
                break;
            }
            size += 1;
        }
    }
    size
}

/// Every disc falls as far as it can.
fn fall(grid: &mut Grid) {
    for _ in 0..7 {
        for row in (1..7).rev() {
            let (above, below) = grid.split_at_mut(row);
            for (upper, cell) in above[row - 1].iter_mut().zip(&mut below[0]) {
                if *cell == 0 {
                    *cell = std::mem::take(upper);
                }
            }
        }
    }
}

pub(crate) fn count(grid: &Grid) -> u32 {
    let cells = grid.iter().flatten();
    cells.map(|&disc| u32::from(disc != 0)).sum()
}

/// The answer by every choice of columns, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    (input.discs.len() <= MOST_DISCS).then(|| Output(fewest([[0; 7]; 7], &input.discs)))
}

/// The fewest discs left; `None` if a disc finds all columns full whatever is done.
fn fewest(grid: Grid, discs: &[u32]) -> Option<u32> {
    let Some((&disc, rest)) = discs.split_first() else {
        return Some(count(&grid));
    };
    let after = (0..7).filter_map(|column| dropped(grid, column, disc));
    after.filter_map(|grid| fewest(grid, rest)).min()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Drop;
    use contract::{RngExt, confirm_by_brute, cross_check, seeded};

    pub(crate) fn discs(text: &str) -> Vec<u32> {
        text.bytes().map(|digit| u32::from(digit - b'0')).collect()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strings() {
        cross_check::<Drop>(1000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_strings_of_up_to_three_discs() {
        for code in 0..7 + 49 + 343 {
            let (length, code) = match code {
                0..7 => (1, code),
                7..56 => (2, code - 7),
                _ => (3, code - 56),
            };
            let discs = (0..length).map(|place| code / 7_u32.pow(place) % 7 + 1);
            confirm_by_brute::<Drop>(&Input {
                discs: discs.collect(),
            });
        }
    }

    #[test]
    fn both_rules_of_play_agree_along_random_plays() {
        let mut rng = seeded(&["drop", "plays"]);
        for _ in 0..300 {
            let mut grid = [[0; 7]; 7];
            let mut board = crate::board::Board::default();
            for _ in 0..60 {
                let (column, disc) = (rng.random_range(0..7), rng.random_range(1..=7));
                let next = board.after(column, disc);
                assert_eq!(next.is_some(), dropped(grid, column, disc).is_some());
                let Some(next) = next else { continue };
                board = next;
                grid = dropped(grid, column, disc).unwrap();
                assert_eq!(board.discs(), count(&grid));
            }
        }
    }

    #[test]
    fn a_full_board_is_the_end() {
        // Ones on a full board never match: every group has seven.
        assert_eq!(fewest([[1; 7]; 7], &[3]), None);
        assert_eq!(Output(None).to_string(), "Game Over!\n");
    }
}
