//! # KILLBOTS: how many robots reach the hero
//!
//! Robots walk towards a hero who stands still; where two of them meet, or where one meets junk,
//! nothing but junk is left. The hero destroys those that reach him. How many are they?
//!
//! **Idea.** Nobody decides anything, so it is enough to play the game, and the question is only
//! how fast. A robot lives for at most as many turns as it is steps away from the hero, since every
//! step brings it nearer: at most 999 turns, of two half-steps each. A program that looks at
//! the whole grid in each half-step looks at 2·10^9 cells. One that keeps a list of the living robots
//! moves up to 3·10^8 of them in a full grid of 10^6 cells, each to another place in memory: enough
//! for the 10^5 robots of the source tier, too slow for full grids.
//!
//! **Sixty-four cells at a time.** Here a row is a string of bits, one string each for robots, fast
//! robots and junk. All robots of a row left of the hero go right, so one shift of the bits moves
//! 64 of them. What matters is where robots meet. Above the hero's row everything
//! moves down by one row, so a cell above is only reached from one row, and in it only from one
//! cell, unless it is in the hero's column: there up to three arrive. In the hero's row three rows
//! come together. A second string of bits per row notes the cells that were reached twice: the
//! carry of an addition without its higher digits.
//!
//! It is the rules word for word: in the first half of a turn both kinds move; in the second half the
//! fast ones move and the others count as ones that are on their cells already. A robot next to the
//! hero is counted and taken away before the others move, so nobody ever meets on the hero's cell.
//! The proof is in `lesson.en.md`.
//!
//! **Complexity.** A grid of `r` rows and `c ≥ r` columns (else it is laid on its side; a king
//! walks alike both ways) takes at most `c` turns of `O(r c / 64)`. What is farther away from the hero
//! than the robots' first distance less the turns played is empty and left out. Of all files with
//! 2·10^6 cells the worst are two full squares and two thousand single rows: fewer than 6·10^7
//! words.
//!
//! **Source.** Document 004, Bài 4; from an ICPC contest in Tehran (BOJ 9395, *Killbots*).

use std::fmt;

use inpout::{BadInput, Field, Place, Problem, Source, word};

mod board;
pub mod brute;
pub mod cases;

use board::Board;

/// Most rows of a grid, and most columns.
pub const LONGEST: usize = 1000;

/// Most cells of all grids together.
pub const MOST_CELLS: usize = 2_000_000;

/// The problem KILLBOTS.
#[derive(Debug)]
pub struct Killbots;

/// One grid with exactly one hero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// Cells of a row, from 1 to [`LONGEST`].
    pub columns: usize,
    /// Row by row: `@` hero, `+` robot, `#` fast robot, `*` junk, `.` nothing.
    pub cells: Vec<u8>,
}

/// The grids of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_CELLS`] cells together.
    pub grids: Vec<Grid>,
}

/// For each grid how many robots the hero destroys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// One number a grid.
    pub destroyed: Vec<u32>,
}

impl Problem for Killbots {
    const ID: &'static str = "killbots";
    const FILE: &'static str = "KILLBOTS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut grids = Vec::new();
        let mut cells = 0;
        while !source.at_end() {
            let grid = read_grid(source)?;
            cells += grid.cells.len();
            if cells > MOST_CELLS {
                return Err(source.bad(format_args!(
                    "the grids up to this one have more than {MOST_CELLS} cells"
                )));
            }
            grids.push(grid);
        }
        Ok(Input { grids })
    }

    fn solve(input: &Input) -> Output {
        let destroyed = input.grids.iter().map(|grid| {
            let mut board = Board::new(grid);
            let mut destroyed = 0;
            while board.has_robots() {
                destroyed += board.play_turn();
            }
            destroyed
        });
        Output {
            destroyed: destroyed.collect(),
        }
    }
}

/// The rows up to the line `$`.
fn read_grid(source: &mut Source<'_>) -> Result<Grid, BadInput> {
    let row = word("", 1..=LONGEST, ".+#*@$");
    let (mut columns, mut cells) = (0, Vec::new());
    let mut heroes = 0;
    for number in 1.. {
        let row = row.read_at(source, Place::In("row", number));
        if row == b"$" {
            break;
        }
        if number > LONGEST {
            return Err(source.bad(format_args!("the grid has more than {LONGEST} rows")));
        }
        if number == 1 {
            columns = row.len();
        }
        if row.len() != columns {
            return Err(source.bad(format_args!(
                "row {number}: a length of {} is not that of row 1, {columns}",
                row.len()
            )));
        }
        if row.contains(&b'$') {
            return Err(source.bad(format_args!("row {number}: '$' does not stand alone")));
        }
        for &cell in &row {
            heroes += u32::from(cell == b'@');
        }
        cells.extend(row);
    }
    if heroes != 1 {
        return Err(source.bad(format_args!(
            "the grid that ends here has {heroes} heroes, not 1"
        )));
    }
    Ok(Grid { columns, cells })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.destroyed
            .iter()
            .try_for_each(|count| writeln!(f, "{count}"))
    }
}
