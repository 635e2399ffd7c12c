//! # ALLIANCE: triples of knights within one move of each other
//!
//! `n` knights stand on a board; a move takes up to `k` steps of a chess king. How many triples are
//! there in which everybody reaches both others in one move?
//!
//! **Idea.** Three knights are allies exactly if both their rows and their columns spread over at
//! most `k`. Sweep over the knights by ascending `x`, and keep *present* those that are at most `k`
//! behind the newcomer: he forms an alliance with each pair of them that is close enough by `y`.
//! Cut the board into bands of `k + 1` rows. Within a band all are close enough, and besides only
//! those of neighbouring bands may be. In a line of the knights of two such bands, by their heights
//! within the bands, the higher band's knight of a close pair stands before the lower band's one: a
//! tree of 16 branches counts these pairs up to a place. To sort by digits takes an eighth off. The
//! proof of the sweep is in `lesson.en.md`.
//!
//! **Complexity.** `O(n · log n)` time, `O(n)` memory. There are up to `C(2·10^5, 3) < 1.4·10^15`
//! triples, and fewer than `n²` pairs: 64 bits. Coordinates, and sums of two, fit into 32.
//!
//! **Source.** Document 004, Bài 9.

use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::digits::sort;

mod bands;
mod border;
pub mod brute;
pub mod cases;
pub mod second;

use bands::Bands;

/// The largest side of the board, and the longest move.
pub const LARGEST: u32 = limit!("m", most);

#[derive(Debug)]
pub struct Alliance;

/// The knights on their board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Side of the board, from 1 to [`LARGEST`].
    pub m: u32,
    /// Steps of one move, from 1 to [`LARGEST`].
    pub k: u32,
    /// Where the knights stand, both coordinates from 1 to `m`; several may share a cell.
    pub knights: Vec<(u32, u32)>,
}

/// The number of alliances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub u64);

sentences! {
    KNIGHT: "quân mã", "knight";
}

impl Problem for Alliance {
    const ID: &'static str = "alliance";
    const FILE: &'static str = "ALLIANCE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('n', limit!("n")),
            m: with int('m', limit!("m")),
            k: with int('k', limit!("k")),
        }
        let knights = source.rows(KNIGHT, n, (int('x', 1..=m), int('y', 1..=m)));

        Ok(Input { m, k, knights })
    }

    fn solve(input: &Input) -> Output {
        let knights = input.knights.iter();
        let mut by_x: Vec<u64> = knights.map(|&(x, y)| key(x, y)).collect();
        let mut spare = vec![0; by_x.len()];
        sort(&mut by_x, &mut spare, BITS);
        let knights = (0..).zip(&by_x);
        let by_y = knights.map(|(knight, &it)| key(parts(it).1, knight));
        let mut by_y: Vec<u64> = by_y.collect();
        sort(&mut by_y, &mut spare, BITS);
        let mut bands = Bands::new(&by_y, input.k);
        let mut oldest = 0;
        let mut alliances = 0;
        for (newcomer, &it) in by_x.iter().enumerate() {
            while parts(by_x[oldest]).0 + input.k < parts(it).0 {
                bands.leave(oldest);
                oldest += 1;
            }
            alliances += bands.enter(newcomer);
        }
        Output(alliances)
    }
}

/// Where the number to sort by stands in a key; it is less than 2^30.
const BITS: Range<u32> = 32..62;

/// A number to sort by, and another one that goes with it.
fn key(number: u32, other: u32) -> u64 {
    u64::from(number) << 32 | u64::from(other)
}

/// The two numbers of a key.
#[expect(clippy::cast_possible_truncation, reason = "half the bits each")]
fn parts(key: u64) -> (u32, u32) {
    ((key >> 32) as u32, key as u32)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
