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
//! **Complexity.** `O(p + k + n + m)` time and memory: pieces are sorted by counting, by rows and then
//! by columns ([`theory::graph`]). A matching on the graph itself has up to `k²/4 + 2k`
//! edges.
//!
//! **Source.** Document 004, Bài 13.

use std::collections::HashSet;
use std::fmt;
use std::mem;

use inpout::{BadInput, Name, Problem, Source, int, limit, names, sentences};
use proconio::input;
use theory::graph::Grouped;

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
    black: Vec<(u32, u32)>,
    /// The rows of the black pieces of each column, ascending; an empty column is beside the first and the last.
    by_column: Grouped<u32>,
}

impl Input {
    /// A board with these pieces.
    pub fn new(rows: usize, columns: usize, pawns: Vec<usize>, black: Vec<(u32, u32)>) -> Self {
        // Sorted twice by counting: pieces of one column come in the order of their rows.
        let columns_of_rows = black.iter().map(|&(row, column)| (row as usize, column));
        let by_row = Grouped::new(rows + 1, columns_of_rows);
        let rows_of_columns = (0..).zip(0..=rows).flat_map(|(name, row)| {
            let columns = by_row.of(row).iter();
            columns.map(move |&column| (column as usize, name))
        });
        Input {
            by_column: Grouped::new(columns + 2, rows_of_columns),
            rows,
            columns,
            pawns,
            black,
        }
    }

    /// The black pieces, each `(row, column)`.
    pub fn black(&self) -> impl ExactSizeIterator<Item = (usize, usize)> + Clone + '_ {
        let black = self.black.iter();
        black.map(|&(row, column)| (row as usize, column as usize))
    }

    /// The number, from 1, of the first black piece on a cell that is taken.
    fn doubled(&self) -> Option<usize> {
        let rows = |column| self.by_column.of(column);
        let mut pawns = self.pawns.iter();
        let on_pawn = pawns.any(|&column| rows(column).first() == Some(&1));
        let is_double = |column| rows(column).windows(2).any(|pair| pair[0] == pair[1]);
        if !on_pawn && !(1..=self.columns).any(is_double) {
            return None;
        }
        // Which one it is, is looked for where there is one.
        let pawns = self.pawns.iter().map(|&column| (1, column));
        let mut taken: HashSet<_> = pawns.collect();
        let first = self.black().position(|cell| !taken.insert(cell));
        first.map(|place| place + 1)
    }
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
            rows: with int('n', limit!("n")),
            columns: with int('m', limit!("m")),
            p: with int('p', 0..=columns),
            k: with int('k', limit!("k")),
        }
        let mut has_pawn = vec![false; columns + 1];
        let column = int(Name::Item, 1..=columns);
        let pawns = source.checked_rows(PAWN, p, column, |number, column| {
            if mem::replace(&mut has_pawn[column], true) {
                return Err(COLUMN_TAKEN.with(&[&number, &column]).into());
            }
            Ok(column)
        })?;
        let row = int(names::ROW, 1..=narrow(rows));
        let cell = (row, int(names::COLUMN, 1..=narrow(columns)));
        let black = source.rows(BLACK_PIECE, k, cell);
        let input = Input::new(rows, columns, pawns, black);
        if let Some(number) = input.doubled() {
            let (row, column) = input.black[number - 1];
            return Err(source.bad(CELL_TAKEN.with(&[&number, &row, &column])));
        }
        Ok(input)
    }

    fn solve(input: &Input) -> Output {
        let mut has_pawn = vec![false; input.columns + 2];
        for &column in &input.pawns {
            has_pawn[column] = true;
        }
        let mut lists = [const { Vec::new() }; 3];
        let [before, here, after] = &mut lists;
        here.extend(has_pawn[1].then_some(1));
        here.extend(input.by_column.of(1));
        let wins = (1..=input.columns).all(|column| {
            let rows = |column: usize| input.by_column.of(column);
            after.clear();
            after.extend(has_pawn[column + 1].then_some(1));
            let served = serve(rows(column), before, rows(column + 1), after);
            mem::swap(before, here);
            mem::swap(here, after);
            served
        });
        Output { wins }
    }
}

/// Gives each of the pieces its predecessor: from the column before, of whose pieces only those of
/// the rows `before` are left, or else from the column after, whose black pieces have the rows
/// `black`. Puts what is left of that column into `after`, where its pawn is already. All rows
/// ascend. Whether there are enough.
fn serve(pieces: &[u32], before: &[u32], black: &[u32], after: &mut Vec<u32>) -> bool {
    let mut before = before.iter().peekable();
    let mut black = black.iter().peekable();
    for &row in pieces {
        if before.next_if(|&&lower| lower < row).is_some() {
            continue;
        }
        while let Some(&lower) = black.next_if(|&&lower| lower < row) {
            after.push(lower);
        }
        if after.pop_if(|lower| *lower < row).is_none() {
            return false;
        }
    }
    after.extend(black);
    true
}

/// A row or a column.
fn narrow(number: usize) -> u32 {
    u32::try_from(number).expect("rows and columns are at most 10^5")
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.wins { "YES" } else { "NO" })
    }
}
