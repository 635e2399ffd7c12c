//! # GRUNDY: Grundy's game: the values of all heaps up to `n`
//!
//! A move splits a heap into two unequal ones; who cannot move loses.
//!
//! **Idea.** Heaps do not disturb each other, so by Sprague and Grundy ([`theory::nimber`]) a
//! position is as good as the nim-sum of its heaps' values, and
//!
//! > `g(n)` = the least number that is no `g(a) ^ g(n − a)` with `1 ≤ a < n − a`.
//!
//! All pairs would cost `n²/4` steps. Call a value *rare* if it has an even number of ones besides
//! the lowest bit, else *common*. Of two values just one of which is rare the exclusive or is common,
//! and all others are rare. So the pairs with a rare heap, 1273 of a million, tell the least common
//! value that is missing, and only the rare ones below it are still to be found among other pairs:
//! soon as a rule. The proofs are in `lesson.en.md`.
//!
//! **Complexity.** `O(n · r)` with `r` rare heaps, whose number nobody can bound. Blocks of 64 heaps,
//! which meet their pairs in one loop, are three times as fast as heap by heap.
//!
//! **Source.** Document 004, 4.1.2 c. P. M. Grundy, *Mathematics and games*, Eureka 2 (1939).

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, limit};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

#[derive(Debug)]
pub struct Grundy;

/// The largest heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^6.
    pub n: usize,
}

/// The values of the heaps: `g(1)`, …, `g(n)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<u32>);

impl Problem for Grundy {
    const ID: &'static str = "grundy";
    const FILE: &'static str = "GRUNDY";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            n: with int('n', limit!("n")),
        }
        Ok(Input { n })
    }

    fn solve(input: &Input) -> Output {
        let n = input.n;
        // The values, and those that each heap of a block is known to reach.
        let mut g = vec![0_u8; n + BLOCK];
        let mut met = vec![[false; 256]; BLOCK];
        // All rare heaps, and the first few of every other value.
        let mut chosen = Vec::new();
        let mut times = [0; 256];
        for start in (1..=n).step_by(BLOCK) {
            met.fill([false; 256]);
            // Where the other heap is known, and another one, all heaps of the block at once.
            let (early, mut alone): (Vec<usize>, Vec<usize>) =
                (chosen.iter()).partition(|&&part| part >= BLOCK && 2 * part < start);
            for part in early {
                for (met, other) in met.iter_mut().zip(&g[start - part..]) {
                    met[usize::from(g[part] ^ other)] = true;
                }
            }
            for (heap, met) in (start..=n).zip(&mut met) {
                for &part in alone.iter().filter(|&part| 2 * part != heap) {
                    met[usize::from(g[part] ^ g[heap - part])] = true;
                }
                let value = least_missing(met, &g[1..heap]);
                g[heap] = value;
                let times = &mut times[usize::from(value)];
                *times += 1;
                if is_rare(value) || *times <= SAMPLES {
                    chosen.push(heap);
                    alone.push(heap);
                }
            }
        }
        Output(g[1..=n].iter().map(|&value| value.into()).collect())
    }
}

/// Heaps that are treated together.
const BLOCK: usize = 64;

/// Heaps of each common value that are taken along, since their pairs soon meet the rare values.
const SAMPLES: usize = 16;

fn is_rare(value: u8) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

/// The least value of no pair of a heap, when all pairs with a rare one have been met, given the
/// values of the smaller heaps.
fn least_missing(met: &mut [bool; 256], smaller: &[u8]) -> u8 {
    let mut missing = 0;
    let mut common = 0;
    while is_rare(common) || met[usize::from(common)] {
        missing += usize::from(!met[usize::from(common)]);
        common += 1;
    }
    let pairs = smaller.iter().zip(smaller.iter().rev());
    for (one, other) in pairs.take(smaller.len() / 2) {
        if missing == 0 {
            break;
        }
        let value = one ^ other;
        missing -= usize::from(value < common && !met[usize::from(value)]);
        met[usize::from(value)] = true;
    }
    (0..common)
        .find(|&value| !met[usize::from(value)])
        .unwrap_or(common)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.row(self.0.iter().map(|&value| value.into()))?;
        lines.end()
    }
}
