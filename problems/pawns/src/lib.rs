//! # PAWNS: pawns that capture everything
//!
//! White pawns stand on row 1 and move alone: one step straight up to an empty cell, or one step
//! diagonally up onto a black piece, which they capture. Can all black pieces be captured?
//!
//! **Idea.** They can exactly if every black piece can be given a *predecessor* of its own: a
//! pawn or a black piece in a smaller row of a neighbouring column. So the question is a
//! matching, which is found column by column. Going upwards through a column, each piece gets the
//! lowest piece left in the column before, if that is below it; else it waits. Going upwards
//! through those that wait, each gets the highest piece below it in the column after; if there is
//! none, not all can be captured. The proof is in `lesson.en.md`.
//!
//! **Complexity.** Rows are sorted in every column: `O((p + k) log (p + k) + m)` time, `O(p + k +
//! m)` memory. A matching on the graph itself has up to `k²/4 + 2k` edges.
//!
//! **Source.** Document 004, Bài 13.

use std::collections::HashSet;
use std::fmt;

use inpout::{BadInput, Field, Name, Place, Problem, Source, int, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

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
    /// 1 to 10^6 black pieces, each `(row, column)`, all on different cells and on no pawn's.
    pub black: Vec<(usize, usize)>,
}

/// Whether all black pieces can be captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// They can.
    pub wins: bool,
}

sentences! {
    PAWN: "quân tốt", "pawn";
    BLACK_PIECE: "quân đen", "black piece";
    COLUMN_TAKEN:
        "quân tốt {0}: cột {1} đã có một quân tốt",
        "pawn {0}: there is a pawn in column {1} already";
    CELL_TAKEN: "quân đen {0}: ô {1} {2} đã bị chiếm", "black piece {0}: the cell {1} {2} is taken";
}

impl Problem for Pawns {
    const ID: &'static str = "pawns";
    const FILE: &'static str = "PAWNS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            rows: with int('n', 1..=100_000),
            columns: with int('m', 1..=100_000),
            p: with int('p', 0..=columns),
            k: with int('k', 1..=1_000_000),
        }
        let mut taken = HashSet::with_capacity(p + k);
        let mut pawns = Vec::with_capacity(p);
        for number in 1..=p {
            let column = int(Name::Item, 1..=columns).read_at(source, Place::In(&PAWN, number));
            if !taken.insert((1, column)) {
                return Err(source.bad(COLUMN_TAKEN.with(&[&number, &column])));
            }
            pawns.push(column);
        }
        let cell = (int(names::ROW, 1..=rows), int(names::COLUMN, 1..=columns));
        let mut black = Vec::with_capacity(k);
        for number in 1..=k {
            let (row, column) = cell.read_at(source, Place::In(&BLACK_PIECE, number));
            if !taken.insert((row, column)) {
                return Err(source.bad(CELL_TAKEN.with(&[&number, &row, &column])));
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
        // By columns, with an empty one beside the first and the last.
        let mut pieces = vec![Vec::new(); input.columns + 2];
        for &(row, column) in &input.black {
            pieces[column].push(row);
        }
        let mut free = pieces.clone();
        for &column in &input.pawns {
            free[column].push(1);
        }
        for rows in pieces.iter_mut().chain(&mut free) {
            rows.sort_unstable();
        }
        let wins = (1..=input.columns).all(|column| {
            let waiting = not_served(&pieces[column], &free[column - 1]);
            let right = std::mem::take(&mut free[column + 1]);
            match serve_from_right(&waiting, right) {
                Some(left_over) => {
                    free[column + 1] = left_over;
                    true
                }
                None => false,
            }
        });
        Output { wins }
    }
}

/// The rows of the pieces that wait when as many as possible are served from `predecessors`; all
/// rows ascend.
fn not_served(pieces: &[usize], predecessors: &[usize]) -> Vec<usize> {
    let mut predecessors = predecessors.iter().peekable();
    let waits = |&row: &usize| predecessors.next_if(|&&lower| lower < row).is_none();
    pieces.iter().copied().filter(waits).collect()
}

/// What is left of `predecessors` when every piece has taken the highest one below it, or `None`
/// if there are too few; all rows ascend.
fn serve_from_right(pieces: &[usize], predecessors: Vec<usize>) -> Option<Vec<usize>> {
    let mut left = Vec::with_capacity(predecessors.len());
    let mut predecessors = predecessors.into_iter().peekable();
    for &row in pieces {
        while let Some(lower) = predecessors.next_if(|&lower| lower < row) {
            left.push(lower);
        }
        left.pop()?;
    }
    left.extend(predecessors);
    Some(left)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.wins { "YES" } else { "NO" })
    }
}
