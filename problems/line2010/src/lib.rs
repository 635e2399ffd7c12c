//! # LINE10: from one board of beads to another
//!
//! A bead may be put on an empty cell for `A`, taken away for `B`, and slid to a neighbouring
//! empty cell for `C`. How does the first board become the second one at the least cost?
//!
//! **Idea.** No plan is cheaper than the best choice of pairs (bead of the first board, cell of
//! the second), where a pair `d` steps apart costs `d C`, a bead without a cell `B` and a cell
//! without a bead `A`. That much is enough: beads in the way cost nothing, because beads are
//! alike (the order of moves is that of [`plan`]). The best choice is a min-cost flow through the
//! cells ([`transport`]), to which units are added as long as one pays: as long as its `L` steps
//! cost less than `A + B`, or as much but with fewer than two operations. The proofs are in
//! `lesson.en.md`.
//!
//! **Complexity.** Every phase of the flow takes `O(N)` time for `N = mn` cells, and what the ways
//! that it finds are long. Measured: one to three phases for each value of `L`, of which there are at most
//! 2500, in a corridor that winds through the whole board. `O(1)` a move as a rule. Memory: `O(N)`, and
//! five bytes a move.
//!
//! **Source.** Document 004, Bài 25.

use std::fmt;

use inpout::{BadInput, Field, Name, Place, Problem, Source, int, limit, names, sentences, word};
use proconio::input;

use lines::{AT_A_TIME, Lines};

pub mod brute;
pub mod cases;
mod lines;
pub mod plan;
mod referee;
mod rules;
pub mod second;
pub mod transport;

/// The largest number of rows, and of columns.
pub const LONGEST: usize = limit!("m", most);

/// The longest plan that counts in the source tier. Beyond it there is no such limit, and the tests
/// there need more.
pub const MOST_OPERATIONS: usize = 65_535;

#[derive(Debug)]
pub struct Line2010;

/// The costs, and both boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Of putting a bead on the board, of taking one away and of a slide, each from 1 to 10^5.
    pub costs: Costs,
    /// Number of columns, from 1 to [`LONGEST`].
    pub columns: usize,
    /// The first board row by row: `*` a bead, `.` an empty cell, `#` a forbidden one.
    pub first: Vec<u8>,
    /// The second board, with the same forbidden cells.
    pub second: Vec<u8>,
}

/// What an operation costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costs {
    /// `A`, of putting a bead on a cell.
    pub add: u64,
    /// `B`, of taking one away.
    pub remove: u64,
    /// `C`, of a slide.
    pub slide: u64,
}

/// Row and column, from 1.
pub type Cell = (u8, u8);

/// One operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// A bead appears on a cell.
    Add(Cell),
    /// A bead disappears from a cell.
    Remove(Cell),
    /// A bead goes from a cell to its neighbour.
    Slide(Cell, Cell),
}

/// A cheapest plan, and of all cheapest plans one with the fewest operations, in the order in which
/// they are carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Operation>);

sentences! {
    SECOND_ROW: "bảng thứ hai: hàng", "second board: row";
    FORBIDDEN_ONCE:
        "bảng thứ hai: hàng {0}: cột {1} chỉ bị cấm ở một trong hai bảng",
        "second board: row {0}: column {1} is forbidden on one board only";
}

impl Problem for Line2010 {
    const ID: &'static str = "line2010";
    const FILE: &'static str = "LINE10";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            m: with int('m', limit!("m")),
            columns: with int('n', limit!("n")),
            add: with int('A', limit!("A")),
            remove: with int('B', limit!("B")),
            slide: with int('C', limit!("C")),
        }
        let costs = Costs { add, remove, slide };
        let row = word(Name::Item, columns..=columns, "*.#");
        let mut first = Vec::new();
        for number in 1..=m {
            first.extend(row.read_at(source, Place::In(&names::ROW, number)));
        }
        let mut second = Vec::new();
        for (number, above) in (1..).zip(first.chunks(columns)) {
            let below = row.read_at(source, Place::In(&SECOND_ROW, number));
            let mut pairs = above.iter().zip(&below);
            if let Some(column) = pairs.position(|(&a, &b)| (a == b'#') != (b == b'#')) {
                return Err(source.bad(FORBIDDEN_ONCE.with(&[&number, &(column + 1)])));
            }
            second.extend(below);
        }
        Ok(Input {
            costs,
            columns,
            first,
            second,
        })
    }

    fn solve(input: &Input) -> Output {
        Output(plan::in_order(input, transport::cheapest(input)))
    }
}

impl Costs {
    /// Of one operation.
    pub fn of(self, operation: Operation) -> u64 {
        match operation {
            Operation::Add(_) => self.add,
            Operation::Remove(_) => self.remove,
            Operation::Slide(..) => self.slide,
        }
    }

    /// Whether so many slides are better than to take a bead away and to put one on the board.
    fn slides_pay(self, slides: u16) -> bool {
        let slides = u64::from(slides);
        (slides * self.slide, slides) < (self.add + self.remove, 2)
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Add((x, y)) => write!(f, "1 {x} {y}"),
            Operation::Remove((x, y)) => write!(f, "2 {x} {y}"),
            Operation::Slide((x, y), (u, v)) => write!(f, "3 {x} {y} {u} {v}"),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0.len())?;
        let mut lines = Lines::new();
        for operations in self.0.chunks(AT_A_TIME) {
            f.write_str(lines.of(operations))?;
        }
        Ok(())
    }
}
