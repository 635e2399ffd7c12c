//! # WBR: the Same Game, as many points as possible
//!
//! A move removes a connected region of `k ≥ 2` cells of one colour and earns `(k − 2)²`; the
//! rest falls down, empty columns close to the left, and clearing the board earns 1000 more.
//!
//! **Idea.** First all boards that can arise are searched, each once (`search`): that is the
//! optimum. It is given up after 5000 boards, but never on 16 cells or fewer. Then whole plays
//! are *annealed* (`anneal`): a small change of a play is kept if it earns more, and at first often
//! if it earns less. It pays to spare a colour until the others are gone and its cells have come
//! together (M. P. D. Schadd and others, *Single-player Monte-Carlo tree search*, 2008); each
//! colour gets its turn. What is proved, and what is not, is told in `lesson.en.md`; `scores.md` has
//! what it earns.
//!
//! **Complexity.** `O(changes · moves · region)` time, `O(moves · cells)` memory; less than a second
//! for 20 × 20. How many changes are tried depends on the size of the board and not on a clock, and
//! the dice are seeded: the record is the same on every machine. A change that can't earn enough is
//! given up early, which saves three quarters of the time.
//!
//! **Source.** Document 004, section 4.2.3; *The Same Game*, number 758 at the Valladolid judge.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;

mod anneal;
pub mod brute;
pub mod cases;
mod referee;
mod rules;
mod search;
mod wall;

use wall::{Marble, Wall, colour_of};

#[derive(Debug)]
pub struct Wbr;

/// A colour: one of the letters `W`, `B` and `R`.
pub type Colour = u8;

/// All colours.
pub const COLOURS: &str = "WBR";

/// What clearing the board earns.
pub const BONUS: i32 = 1000;

/// The board: 2 to 20 rows of 2 to 20 cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The rows from the top.
    pub rows: Vec<Vec<Colour>>,
}

/// A region that is removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Its colour.
    pub colour: Colour,
    /// Row of one of its cells, from 1 from the bottom, on the board as it is then.
    pub row: usize,
    /// Column of that cell, from 1.
    pub column: usize,
    /// Number of its cells.
    pub size: usize,
}

/// A record of a play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The moves in order.
    pub moves: Vec<Move>,
    /// Sum of all scores, with the bonus.
    pub total: u32,
    /// Cells that are left.
    pub left: usize,
}

impl Problem for Wbr {
    const ID: &'static str = "wbr";
    const FILE: &'static str = "WBR";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, m: with int('m', limit!("m")), n: with int('n', limit!("n")) }
        let rows = source.words(names::ROW, m, n..=n, COLOURS);

        Ok(Input { rows })
    }

    fn solve(input: &Input) -> Output {
        let wall = Wall::new(input);
        let annealed = || anneal::play(&wall, (WORK / wall.left.cast_unsigned()).min(CHANGES));
        record(input, search::complete(&wall).unwrap_or_else(annealed))
    }
}

/// The work on a large board: cells times changes of a play that are tried; and the most changes,
/// which a small board comes to.
const WORK: u32 = 80_000_000;
const CHANGES: u32 = 300_000;

/// The record of a play that removes the regions of these marbles.
fn record(input: &Input, marbles: Vec<Marble>) -> Output {
    let mut wall = Wall::new(input);
    let mut moves = Vec::new();
    for marble in marbles {
        let cell = wall.find(marble).expect("it is still there");
        let open = wall.height[..=cell.0].iter().filter(|&&it| it > 0);
        moves.push(Move {
            colour: colour_of(marble),
            row: cell.1,
            column: open.count(),
            size: wall.remove(cell),
        });
    }
    Output {
        moves,
        total: wall.total().cast_unsigned(),
        left: wall.cells().count(),
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for region in &self.moves {
            let (colour, size) = (char::from(region.colour), region.size);
            let (row, column, score) = (region.row, region.column, (size - 2).pow(2));
            writeln!(f, "{colour} {row} {column} {size} {score}")?;
        }
        writeln!(f, "{} {}", self.total, self.left)
    }
}
