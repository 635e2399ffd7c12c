//! # Same Game: a good play of a board that has too many plays
//!
//! The engine does not look at boards but at whole plays:
//!
//! * A play is a list of marbles; the region of each is removed in turn. A marble keeps its number
//!   however it falls, so when an early move is taken out, moved or put in, most of the later ones
//!   still say what they said. What is still there after the last one is swept off.
//! * Plays are **annealed** (S. Kirkpatrick and others, *Science* 220, 1983): a small change is kept
//!   if it earns more, and at first often if it earns less, later ever more seldom.
//! * The largest regions come from a colour that is **spared** until the others are gone, the "tabu
//!   colour" of the literature. Which one is not known beforehand: each gets its chains, and so has
//!   a play that spares none; the better half goes on to longer chains, until one is left. The best
//!   play is then warmed up again, eight times.
//! * Most changes are bad, and that shows **early**. If all marbles of each colour that are left came
//!   together, they would earn so much; each move makes that less, and a change after which it is
//!   too little is not played to its end.
//! * Clearing the board is worth much, and one marble left is as bad as twenty. In the annealing the
//!   bonus is therefore lost little by little, marble by marble.
//!
//! **The same play everywhere.** The work is a number of changes tried, shared out beforehand; no
//! clock is read. Each chain has its own dice, seeded by its number,
//! and the first of the best counts, so the number of threads changes nothing. Numbers with a
//! fraction are only added, multiplied and divided, which every machine does alike.

#![deny(missing_docs)]

use std::cmp::Reverse;
use std::{fmt, iter};

use contract::seeded;
use rayon::prelude::*;

mod anneal;
mod chain;
mod grid;
mod kinds;
#[cfg(test)]
mod tests;
mod walk;
mod wall;

use anneal::{Plan, anneal};
use grid::Grid;
use wall::{Game, Marble, Wall};

/// How plays are counted: a region of `n` marbles earns `(n − 2)²`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// What clearing the board earns.
    pub bonus: u32,
    /// Whether `(n − 2)²` is deducted for the `n` marbles of each colour that are left.
    pub deducts: bool,
}

impl Rule {
    /// The rule of the problem WBR and of the tables of the standard boards: clearing the board earns
    /// 1000.
    pub const PLAIN: Rule = Rule {
        bonus: 1000,
        deducts: false,
    };

    /// What `n` marbles of a colour are worth.
    fn square(n: usize) -> i32 {
        let n = i32::try_from(n).expect("a board has at most 1024 cells");
        (n - 2) * (n - 2)
    }

    /// What is earned at the end, from the number of marbles of each colour that are left.
    fn ending(self, left: &[usize]) -> i32 {
        let mut left = left.iter().filter(|&&n| n > 0).peekable();
        if left.peek().is_none() {
            self.bonus.try_into().unwrap_or(i32::MAX / 2)
        } else if self.deducts {
            -left.map(|&n| Rule::square(n)).sum::<i32>()
        } else {
            0
        }
    }
}

/// How much work is done, and by which dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// Changes of plays that are tried, by all chains together.
    pub changes: u64,
    /// The dice.
    pub seed: u64,
}

/// A board of any colours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The rows from the top; a byte is a colour, 0 is none.
    rows: Vec<Vec<u8>>,
}

/// What is no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadBoard {
    /// The rows are not equally long.
    Ragged,
    /// There is no cell, or a row or column of more than 32.
    Size,
    /// A cell has the colour 0.
    Empty,
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadBoard::Ragged => "the rows of the board are not equally long",
            BadBoard::Size => "a board has 1 to 32 rows and columns",
            BadBoard::Empty => "a cell of the board has no colour",
        })
    }
}

impl std::error::Error for BadBoard {}

impl Board {
    /// Rows and columns that a board may have.
    pub const MOST: usize = 32;

    /// The board with these rows from the top; each byte but 0 is a colour.
    pub fn new(rows: Vec<Vec<u8>>) -> Result<Self, BadBoard> {
        let width = rows.first().map_or(0, Vec::len);
        if rows.iter().any(|row| row.len() != width) {
            Err(BadBoard::Ragged)
        } else if width == 0 || width.max(rows.len()) > Self::MOST {
            Err(BadBoard::Size)
        } else if rows.iter().any(|row| row.contains(&0)) {
            Err(BadBoard::Empty)
        } else {
            Ok(Board { rows })
        }
    }

    /// The number of its cells.
    pub fn cells(&self) -> usize {
        self.rows.len() * self.rows[0].len()
    }

    /// The best play found.
    pub fn play(&self, rule: Rule, effort: Effort) -> Play {
        // Smaller walls are copied faster.
        match self.rows.len().max(self.rows[0].len()) {
            ..=15 => self.best_of::<Grid<256, 16>>(rule, effort),
            16..=20 => self.best_of::<Grid<512, 21>>(rule, effort),
            _ => self.best_of::<Grid<2048, 33>>(rule, effort),
        }
    }

    fn best_of<W: Wall>(&self, rule: Rule, effort: Effort) -> Play {
        let game = Game::<W>::new(&self.rows, rule);
        game.tell(&self.annealed(&game, effort))
    }

    /// What one more marble of a colour is worth grows with their number; 45 is what the
    /// temperatures were chosen with.
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    fn scale(&self) -> f64 {
        self.cells() as f64 / (45 * self.colours().len()) as f64
    }

    /// Its colours, in order.
    fn colours(&self) -> Vec<u8> {
        wall::colours(&self.rows)
    }

    /// Chains for every colour to spare; those of the better half again, and longer; in the end the
    /// best play is warmed up several times.
    fn annealed<W: Wall>(&self, game: &Game<W>, effort: Effort) -> Vec<Marble> {
        let colours = self.colours();
        let scale = self.scale();
        let mut spared: Vec<u8> = iter::once(0).chain(colours).collect();
        let heats = u64::from(usize::BITS - (spared.len() - 1).leading_zeros()) + 1;
        let rounds = heats + REHEATS;
        let mut best = End::default();
        for round in 0..rounds {
            let begins = round < heats;
            if !begins {
                spared = vec![best.spared];
            }
            let chains: Vec<(u8, usize)> = spared
                .iter()
                .flat_map(|&spared| (0..CHAINS).map(move |chain| (spared, chain)))
                .collect();
            let plan = Plan {
                changes: effort.changes / rounds / chains.len() as u64,
                hot: scale * if begins { HOT } else { WARM },
                cold: scale * COLD,
            };
            let first = if begins { &[] } else { &best.marbles[..] };
            let ends: Vec<End> = chains
                .into_par_iter()
                .map(|(spared, chain)| {
                    let name = format!("{} {round} {spared} {chain}", effort.seed);
                    let dice = seeded(&["wbr", "engine", &name]);
                    let (total, marbles) = anneal(game, spared, plan, first, dice);
                    End {
                        total: Some(total),
                        marbles,
                        spared,
                    }
                })
                .collect();
            // The better half of the colours, by the best of their chains.
            let mut ranked: Vec<&End> = ends
                .chunks(CHAINS)
                .filter_map(|chains| chains.iter().max_by_key(|end| end.total))
                .collect();
            ranked.sort_by_key(|end| Reverse(end.total));
            ranked.truncate(ranked.len().div_ceil(2));
            spared = ranked.iter().map(|end| end.spared).collect();
            if ranked[0].total > best.total {
                best = ranked[0].clone();
            }
        }
        best.marbles
    }
}

/// Where a chain ended.
#[derive(Debug, Clone, Default)]
struct End {
    /// The points of its best play.
    total: Option<i32>,
    /// The marbles whose regions that play removes.
    marbles: Vec<Marble>,
    /// The colour that was spared.
    spared: u8,
}

/// Chains for each colour to spare: as many as small machines have cores.
const CHAINS: usize = 2;

/// How often the best play is warmed up in the end.
const REHEATS: u64 = 8;

/// Points that a change may lose when a chain begins with no play, when it begins with a good one,
/// and at the end.
const HOT: f64 = 100.0;
const WARM: f64 = 45.0;
const COLD: f64 = 15.0;

/// A play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// Row from the bottom and column from the left, from 1, of a cell of each region removed, on
    /// the board as it is then.
    pub moves: Vec<(usize, usize)>,
    /// All points.
    pub total: i32,
    /// Marbles left.
    pub left: usize,
}
