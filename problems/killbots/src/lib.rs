//! # KILLBOTS: how many robots reach the hero
//!
//! Robots walk towards a hero who stands still; where two of them meet, or where one meets junk,
//! nothing but junk is left. The hero destroys those that reach him. How many are they?
//!
//! **Idea.** Nobody decides anything, so the game is played, sixty-four cells at a time: a row is
//! a string of bits, one each for robots, fast robots and junk, and one shift moves all robots of
//! it that are left of the hero. A second string notes the cells that were reached twice: the
//! carry of an addition without its higher digits. In the second half of a turn the fast robots
//! move and the others count as ones that are on their cells already. The proof is in
//! `lesson.en.md`, with what a list of the living robots costs instead.
//!
//! **Complexity.** A grid of `r` rows and `c ≥ r` columns (else it is laid on its side) takes at
//! most `c` turns of `O(r)` rows, and a row is always 16 words, whatever `c` is.
//!
//! **Source.** Document 004, Bài 4; from an ICPC contest in Tehran (BOJ 9395, *Killbots*).

use std::fmt;

use inpout::{BadInput, Problem, Source, limit, sentences};

mod board;
pub mod brute;
pub mod cases;
mod grid;
mod rules;
pub mod second;

use board::Board;
use grid::read_grid;
pub use grid::{Grid, LONGEST};

/// Most cells of all grids together.
pub const MOST_CELLS: usize = limit!("cells", most);

#[derive(Debug)]
pub struct Killbots;

/// The grids of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_CELLS`] cells together.
    pub grids: Vec<Grid>,
}

/// For each grid how many robots the hero destroys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<u32>);

sentences! {
    MORE_CELLS:
        "các lưới đến lưới này có quá {0} ô",
        "the grids up to this one have more than {0} cells";
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
                return Err(source.bad(MORE_CELLS.with(&[&MOST_CELLS])));
            }
            grids.push(grid);
        }
        Ok(Input { grids })
    }

    fn solve(input: &Input) -> Output {
        let destroyed = input.grids.iter().map(|grid| {
            let mut board = Board::new(grid);
            let (mut destroyed, mut all_move) = (0, true);
            while board.has_robots {
                destroyed += board.half_step(all_move);
                all_move = !all_move;
            }
            destroyed
        });
        Output(destroyed.collect())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|count| writeln!(f, "{count}"))
    }
}
