//! # PAWNS: pawns that capture everything
//!
//! White pawns stand on row 1 and move alone: one step straight up to an empty cell, or one step
//! slantwise up onto a black piece, which they capture. Can all black pieces be captured?
//!
//! **Idea.** A capture is the only way into another column. So whoever captures the piece on
//! `(r, c)` has come up column `c − 1` or `c + 1` from the place where he entered that column: his
//! first cell, or the cell of his last capture. Call the pawn or the black piece that stood there
//! at the beginning the *predecessor* of the piece; its row is smaller than `r`. Nothing is the
//! predecessor of two pieces, since after a capture the column is left. Hence, if all can be
//! captured, then *every black piece has a predecessor of its own*: a pawn or a black piece in a
//! smaller row of a neighbouring column.
//!
//! **That is enough.** Give every black piece its own predecessor. Following predecessors leads
//! down to row 1, and not to a black piece there, which could have none; so the pieces fall into
//! chains, one behind a pawn each, and the chain is what the pawn has to capture. Capture row after
//! row from below. When all rows below `r` are empty of black pieces, no pawn is above row `r − 1`
//! except those that have already captured in row `r`. Let the next piece of row `r` be due to a
//! pawn in column `c`. If another one stands above him in that column, not above row `r − 1`, the
//! two exchange what is left of their chains: both may, since all of it lies in rows from `r` on.
//! The uppermost of them then walks up to `(r − 1, c)`, past nobody, and captures. ∎
//!
//! So the question is whether a bipartite graph, black pieces on the left and everything on the
//! right, has a matching that covers its left side; [`theory::matching`] finds the largest one.
//!
//! **Complexity.** `E ≤ k (p + k)` edges, at most 2.25 million of them between black pieces at
//! `k = 3000`, and `O(E √k)` time by Hopcroft and Karp. (`brute.rs` has a sweep over the columns
//! that needs no graph.)
//!
//! **Source.** Document 004, Bài 13.

use std::collections::HashSet;
use std::fmt;

use inpout::{BadInput, Field, Place, Problem, Source, int};
use proconio::input;
use theory::matching::{Bipartite, Matching};

pub mod brute;
pub mod cases;

/// The problem PAWNS.
#[derive(Debug)]
pub struct Pawns;

/// A board; rows and columns are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of rows, from 1 to 10^5.
    pub rows: usize,
    /// Number of columns, from 1 to 10^5.
    pub columns: usize,
    /// The columns of the pawns on row 1, all different.
    pub pawns: Vec<usize>,
    /// 1 to 3000 black pieces, each `(row, column)`, all on different cells and on no pawn's.
    pub black: Vec<(usize, usize)>,
}

/// Whether all black pieces can be captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// They can.
    pub wins: bool,
}

impl Problem for Pawns {
    const ID: &'static str = "pawns";
    const FILE: &'static str = "PAWNS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            rows: with int("n", 1..=100_000),
            columns: with int("m", 1..=100_000),
            p: with int("p", 0..=columns),
            k: with int("k", 1..=3000),
        }
        let mut taken = HashSet::with_capacity(p + k);
        let mut pawns = Vec::with_capacity(p);
        for number in 1..=p {
            let column = int("", 1..=columns).read_at(source, Place::In("pawn", number));
            if !taken.insert((1, column)) {
                let reason = format!("pawn {number}: there is a pawn in column {column} already");
                return Err(source.bad(reason));
            }
            pawns.push(column);
        }
        let cell = (int("row", 1..=rows), int("column", 1..=columns));
        let mut black = Vec::with_capacity(k);
        for number in 1..=k {
            let (row, column) = cell.read_at(source, Place::In("black piece", number));
            if !taken.insert((row, column)) {
                let reason = format!("black piece {number}: the cell {row} {column} is taken");
                return Err(source.bad(reason));
            }
            black.push((row, column));
        }
        Ok(Input {
            rows,
            columns,
            pawns,
            black,
        })
    }

    fn solve(input: &Input) -> Output {
        // By columns, with an empty one beside the first and the last: the rows of the pieces, and
        // the pieces' places on the right side of the graph.
        let mut standing = vec![Vec::new(); input.columns + 2];
        let pawns = input.pawns.iter().map(|&column| (1, column));
        for (place, (row, column)) in pawns.chain(input.black.iter().copied()).enumerate() {
            standing[column].push((row, place));
        }

        let mut edges = Vec::new();
        for (piece, &(row, column)) in input.black.iter().enumerate() {
            for beside in [column - 1, column + 1] {
                let below = standing[beside].iter().filter(|&&(from, _)| from < row);
                edges.extend(below.map(|&(_, predecessor)| (piece, predecessor)));
            }
        }
        let k = input.black.len();
        let graph = Bipartite::new(k, input.pawns.len() + k, edges.iter().copied());
        Output {
            wins: Matching::maximum(&graph).size() == k,
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.wins { "YES" } else { "NO" })
    }
}
