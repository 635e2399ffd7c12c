//! Cells in a line.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use bilingual::Lang;

use crate::canvas::{Canvas, int};
use crate::catalogue as say;
use crate::{Part, Piece, Tone};

/// The longest strip of which each cell is drawn.
const LONGEST: u64 = 120;

/// The most cells that are drawn of a longer one.
const MOST: usize = 120;

/// Cells in a line of the picture.
const LINE: usize = 20;

/// A cell's side.
const SIDE: i64 = 32;

/// The height of a line with its numbers.
const HIGH: i64 = 54;

/// Cells in a line, with numbers. Of a long strip only the ends are drawn, and what something stands on.
#[derive(Debug, Clone)]
pub struct Strip {
    cells: RangeInclusive<u64>,
    prefix: String,
    label: String,
    pieces: BTreeMap<u64, Piece>,
    filled: Vec<(RangeInclusive<u64>, Tone)>,
    open: BTreeSet<u64>,
}

/// What is drawn of a strip: a cell, or dots for many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    Cell(u64),
    Dots,
}

impl Strip {
    /// The cells with these numbers.
    pub fn new(cells: RangeInclusive<u64>) -> Strip {
        Strip {
            cells,
            prefix: String::new(),
            label: String::new(),
            pieces: BTreeMap::new(),
            filled: Vec::new(),
            open: BTreeSet::new(),
        }
    }

    /// Its cells are called `prefix/cell1` and so on, and the strip has a label.
    pub fn called(mut self, prefix: &str, label: impl ToString) -> Strip {
        self.prefix = format!("{prefix}/");
        self.label = label.to_string();
        self
    }

    /// With this on a cell.
    pub fn piece(mut self, cell: u64, piece: Piece) -> Strip {
        self.pieces.insert(cell, piece);
        self
    }

    /// With cells of this tone.
    pub fn fill(mut self, cells: RangeInclusive<u64>, tone: Tone) -> Strip {
        self.filled.push((cells, tone));
        self
    }

    /// With these cells drawn however long the strip is: a move may lead to them.
    pub fn open(mut self, cells: impl IntoIterator<Item = u64>) -> Strip {
        self.open.extend(cells.into_iter().take(MOST));
        self
    }

    fn name(&self, cell: u64) -> String {
        format!("{}cell{cell}", self.prefix)
    }

    fn shown(&self) -> Vec<Shown> {
        let (&first, &last) = (self.cells.start(), self.cells.end());
        if last - first.min(last) < LONGEST {
            return self.cells.clone().map(Shown::Cell).collect();
        }
        let pieces = self.pieces.keys().copied();
        let near = pieces.flat_map(|cell| [cell.saturating_sub(1), cell, cell.saturating_add(1)]);
        let fills = self.filled.iter();
        let fills = fills.flat_map(|(cells, _)| [*cells.start(), *cells.end()]);
        let wanted = [first, first + 1, last - 1, last].into_iter();
        let wanted = wanted
            .chain(near)
            .chain(fills)
            .chain(self.open.iter().copied());
        let cells: BTreeSet<u64> = wanted.filter(|cell| self.cells.contains(cell)).collect();
        let mut shown = Vec::new();
        let mut before = None;
        for cell in cells.into_iter().take(MOST) {
            if before.is_some_and(|before: u64| before + 1 < cell) {
                shown.push(Shown::Dots);
            }
            shown.push(Shown::Cell(cell));
            before = Some(cell);
        }
        shown
    }
}

impl Part for Strip {
    fn names(&self) -> Vec<String> {
        let shown = self.shown().into_iter();
        let names = shown.filter_map(|it| match it {
            Shown::Cell(cell) => Some(self.name(cell)),
            Shown::Dots => None,
        });
        names.collect()
    }

    fn tell(&self, lang: Lang) -> String {
        let length = (self.cells.end() + 1).saturating_sub(*self.cells.start());
        let mut told = vec![say::STRIP.fill(lang, &[&length])];
        if !self.label.is_empty() {
            told[0] = format!("{}: {}", self.label, told[0]);
        }
        for (cell, piece) in self.pieces.iter().take(MOST) {
            told.push(format!("{cell}: {}", piece.tell(lang)));
        }
        for (cells, tone) in self.filled.iter().take(MOST) {
            let (first, last) = (cells.start(), cells.end());
            let cells = if first == last {
                first.to_string()
            } else {
                format!("{first}–{last}")
            };
            told.push(format!("{cells}: {}", tone.tell(lang)));
        }
        told.join("; ")
    }

    fn size(&self) -> (i64, i64) {
        let shown = self.shown().len();
        let label = if self.label.is_empty() { 0 } else { 34 };
        let lines = int(shown.div_ceil(LINE).max(1));
        (label + int(shown.min(LINE)) * SIDE, lines * HIGH - 6)
    }

    fn is_line(&self) -> bool {
        !self.label.is_empty()
    }

    fn draw(&self, canvas: &mut Canvas) {
        let left = if self.label.is_empty() { 0 } else { 34 };
        if left > 0 {
            canvas.text("label", 12, SIDE / 2, 14, &self.label);
        }
        for (place, shown) in self.shown().into_iter().enumerate() {
            let (x, y) = (left + int(place % LINE) * SIDE, int(place / LINE) * HIGH);
            let middle = (x + SIDE / 2, y + SIDE / 2);
            let Shown::Cell(cell) = shown else {
                canvas.text("label", middle.0, middle.1, 18, "…");
                continue;
            };
            let tone = self.filled.iter().rev();
            let tone = tone.into_iter().find(|(cells, _)| cells.contains(&cell));
            let looks = match tone {
                Some((_, tone)) => format!("{} stroke=\"#8b98a5\"", tone.filled()),
                None => "class=\"cell\" fill=\"#f7f3ea\" stroke=\"#b9b09a\"".to_owned(),
            };
            canvas.named(&self.name(cell), |canvas| {
                canvas.rect((x, y), (SIDE, SIDE), &looks);
                if let Some(piece) = self.pieces.get(&cell) {
                    piece.draw(canvas, middle.0, middle.1, SIDE - 4);
                }
                let number = cell.to_string();
                let size = (30 * 10 / 6 / int(number.len())).clamp(5, 11);
                canvas.text("label", middle.0, y + SIDE + 9, size, &number);
            });
        }
    }
}
