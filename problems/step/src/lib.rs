//! # STEP: beads that jump to the nearest empty cell
//!
//! Some of the cells 1 to `N` of a strip hold a bead each; cell `N` is empty. A move puts a bead on
//! the nearest empty cell to its right. Who fills cell `N` wins. How many first moves win?
//!
//! **The last two cells.** If there is a bead on cell `N − 1`, each bead of the unbroken block
//! that ends there can jump to cell `N` and win. Any other move leaves the bead on `N − 1` to the
//! opponent, who wins with it. So the length of the block is the answer.
//!
//! If cell `N − 1` is empty, whoever fills it loses, for the same reason. There is always a move,
//! but a player who has none within the cells 1 to `N − 2` must fill `N − 1`. So this is normal
//! play within these `N − 2` cells: *who cannot move there loses*.
//!
//! **Holes walk left.** Call the empty cells among 1 to `N − 2` holes and number them from the
//! right: 1, 2, 3, … Let heap `i` be the beads between hole `i + 1` and hole `i`, and heap 0 those
//! to the right of hole 1, which cannot move. The beads of heap `i ≥ 1` that may jump onto hole
//! `i` are all of them. If the one does that has `j − 1` beads of its heap to its right, its own
//! cell becomes the hole `i`, and now `j` beads that belonged to heap `i` stand to the right of
//! this hole, in heap `i − 1`. So
//!
//! > a move takes any number `j ≥ 1` of beads from a heap `i ≥ 1` to heap `i − 1`.
//!
//! **Staircase nim.** *The player to move loses exactly if the nim-sum `g` of the odd heaps is 0.*
//! Every move changes one odd heap and no other: it takes from an odd heap, or it takes from an
//! even one and adds to the odd heap below. So from `g = 0` every move leads to a nim-sum other
//! than 0, while from `g ≠ 0` some move from an odd heap makes it 0, as in nim; the game ends
//! because each bead can only come down. ∎
//!
//! **Counting.** A move wins if it leaves `g = 0`, so if it makes an odd heap of `s` beads one of
//! `s ^ g`. This is done
//!
//! * by taking from this heap, in one way, if `s ^ g < s`;
//! * by taking `(s ^ g) − s` beads from the even heap above it, in one way, if `s ^ g > s` and
//!   there are so many. Here `s` may be 0.
//!
//! The bead on cell `p` with `r` beads to its right has `N − 2 − p − r` holes to its right; that is
//! the number of its heap. Only heaps that hold a bead are ever stored, and not heap 0.
//!
//! **Complexity.** `O(M log M)` for sorting the beads; the length of the strip does not matter.
//! All numbers fit in 32 bits.
//!
//! **Source.** Document 004, Bài 48. The game is *Gra* of the Polish olympiad, POI XI.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;

/// The largest number of beads.
const MOST_BEADS: u32 = 1_000_000;

/// The problem STEP.
#[derive(Debug)]
pub struct Step;

/// A strip with its beads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `N`, from 2 to 10^9.
    pub cells: u32,
    /// The cells that hold a bead, from 1 to 10^6 of them, below `N`, different, in any order.
    pub beads: Vec<u32>,
}

/// The number of winning first moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// At most the number of beads.
    pub moves: usize,
}

impl Problem for Step {
    const ID: &'static str = "step";
    const FILE: &'static str = "STEP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            cells: with int("N", 2..=1_000_000_000_u32),
            m: with int("M", 1..=MOST_BEADS.min(cells - 1)),
        }
        let beads = source.ints("bead", m as usize, 1..=cells - 1);

        if let Some([cell, ..]) = sorted(&beads).windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(source.bad(format_args!("two beads lie on cell {cell}")));
        }
        Ok(Input { cells, beads })
    }

    fn solve(input: &Input) -> Output {
        let beads = sorted(&input.beads);
        let moves = if beads.last() == Some(&(input.cells - 1)) {
            block_at_the_end(&beads)
        } else {
            staircase_moves(&heaps(input.cells, &beads))
        };
        Output { moves }
    }
}

/// The same beads in ascending order.
fn sorted(beads: &[u32]) -> Vec<u32> {
    let mut beads = beads.to_vec();
    beads.sort_unstable();
    beads
}

/// The length of the last unbroken block of `beads`, which are in ascending order.
fn block_at_the_end(beads: &[u32]) -> usize {
    let gap = beads.windows(2).rposition(|pair| pair[0] + 1 < pair[1]);
    gap.map_or(beads.len(), |gap| beads.len() - gap - 1)
}

/// The heaps of beads that can move, each as (its number, its size), by ascending number. Cell
/// `cells − 1` must be empty.
fn heaps(cells: u32, beads: &[u32]) -> Vec<(u32, u64)> {
    let mut heaps: Vec<(u32, u64)> = Vec::new();
    for (to_the_right, &bead) in (0..).zip(beads.iter().rev()) {
        let number = cells - 2 - bead - to_the_right;
        match heaps.last_mut() {
            _ if number == 0 => {}
            Some((last, size)) if *last == number => *size += 1,
            _ => heaps.push((number, 1)),
        }
    }
    heaps
}

/// The number of moves in staircase nim that make the nim-sum of the odd heaps 0.
fn staircase_moves(heaps: &[(u32, u64)]) -> usize {
    let is_odd = |number: u32| number % 2 == 1;
    let g = nim_sum(
        heaps
            .iter()
            .filter(|heap| is_odd(heap.0))
            .map(|heap| heap.1),
    );
    let mut below = (0, 0);
    let mut moves = 0;
    for &(number, size) in heaps {
        let wins = if is_odd(number) {
            size ^ g < size
        } else {
            let odd = if below.0 + 1 == number { below.1 } else { 0 };
            odd ^ g > odd && (odd ^ g) - odd <= size
        };
        moves += usize::from(wins);
        below = (number, size);
    }
    moves
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.moves)
    }
}
