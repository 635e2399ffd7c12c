//! # STEP: beads that jump to the nearest empty cell
//!
//! Some of the cells 1 to `N` of a strip hold a bead each; cell `N` is empty. A move puts a bead
//! on the nearest empty cell to its right. Who fills cell `N` wins. How many first moves win?
//!
//! **Idea.** If there is a bead on cell `N − 1`, the answer is the length of the unbroken block
//! that ends there. Else who fills `N − 1` loses, and the game is normal play within the cells 1
//! to `N − 2`. Let heap `i` be the beads that have `i` holes there to their right. A move takes
//! beads from a heap `i ≥ 1` to heap `i − 1`: a staircase, lost exactly if the nim-sum `g` of the
//! odd heaps is 0. A move wins if it makes an odd heap of `s` beads one of `s ^ g`: by taking
//! from it, if `s ^ g < s`, or by taking `(s ^ g) − s` beads from the even heap above it, if
//! there are so many. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(M log M)` for sorting the beads; the length of the strip does not matter.
//! All numbers fit in 32 bits.
//!
//! **Source.** Document 004, Bài 48. The game is *Gra* of the Polish olympiad, POI XI.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

/// The largest number of beads.
const MOST_BEADS: u32 = limit!("M", most);

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

sentences! {
    BEAD: "viên bi", "bead";
    SAME_CELL: "hai viên bi nằm ở ô {0}", "two beads lie on cell {0}";
}

impl Problem for Step {
    const ID: &'static str = "step";
    const FILE: &'static str = "STEP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            cells: with int('N', limit!("N")),
            m: with int('M', 1..=MOST_BEADS.min(cells - 1)),
        }
        let beads = source.ints(BEAD, m as usize, 1..=cells - 1);

        if let Some([cell, ..]) = sorted(&beads).windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(source.bad(SAME_CELL.with(&[cell])));
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
    let odd = heaps.iter().filter(|heap| is_odd(heap.0));
    let g = nim_sum(odd.map(|heap| heap.1));
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
