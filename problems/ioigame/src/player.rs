//! The player who moves first.

use std::ops::Range;

use inpout::{BadInput, Player, Source, Step, names, word};
use proconio::input;

use crate::{Input, Output, Table};

/// An end of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The first number.
    Left,
    /// The last number.
    Right,
}

impl End {
    /// Both ends.
    pub const BOTH: [End; 2] = [End::Left, End::Right];

    /// The letter that stands for it in a dialogue.
    pub fn letter(self) -> char {
        match self {
            End::Left => 'L',
            End::Right => 'R',
        }
    }

    /// Takes this end off a row that is not empty: the place of what is taken.
    pub fn take(self, row: &mut Range<usize>) -> usize {
        let place = match self {
            End::Left => row.next(),
            End::Right => row.next_back(),
        };
        place.expect("the row is not empty")
    }
}

/// The player who moves first and never lets his guarantee fall.
#[derive(Debug, Clone)]
pub struct First {
    pub(crate) numbers: Vec<i64>,
    pub(crate) table: Table,
    /// The places of the numbers that are left.
    pub(crate) row: Range<usize>,
    pub(crate) totals: Output,
}

impl First {
    pub(crate) fn new(opening: &Input) -> Self {
        let (first, second) = (0, 0);
        First {
            table: Table::new(&opening.numbers),
            row: 0..opening.numbers.len(),
            numbers: opening.numbers.clone(),
            totals: Output { first, second },
        }
    }

    /// The player whose turn it is takes an end; it is the first one if the number of numbers left is even.
    pub(crate) fn take(&mut self, end: End) {
        let is_firsts = self.row.len().is_multiple_of(2);
        let number = self.numbers[end.take(&mut self.row)];
        let Output { first, second } = &mut self.totals;
        *(if is_firsts { first } else { second }) += number;
    }

    /// Takes a best end and says which.
    fn answer(&mut self) -> String {
        let is_left_best = self.table.is_best(&self.row, End::Left);
        let end = if is_left_best { End::Left } else { End::Right };
        self.take(end);
        format!("{}\n", end.letter())
    }
}

impl Player for First {
    fn open(&mut self) -> Step {
        Step::Say(self.answer())
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        input! { from line, letter: with word(names::MOVE, 1..=1, "LR") }
        let is_left = letter == b"L";
        self.take(if is_left { End::Left } else { End::Right });
        if self.row.is_empty() {
            return Ok(Step::End);
        }
        Ok(Step::Say(self.answer()))
    }

    fn record(&self) -> Option<String> {
        Some(self.totals.to_string())
    }
}
