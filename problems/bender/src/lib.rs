//! # BENDER: where the ball has to be in the end
//!
//! The ball lies under one of `k` cups in a row. With `x_1 = c` and `x_i = a x_(i−1) + b`, step
//! `i` swaps the cups at the positions `x_i mod k + 1` and `(x_i + 1) mod k + 1`. Which `a`, `b`
//! and `c` up to 1000, the lexicographically smallest, bring the ball from `p` to `q` in `n`
//! steps?
//!
//! **Idea.** The smallest right triple consists of numbers below `k`, so there are `k³` to try.
//! The remainder `x_i` and the position of the ball determine the next ones, and there are `k²` such
//! pairs: the ball is followed until a pair comes again. From then on the steps repeat, and the rest
//! of them matters only modulo the length of this *period*. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(k²)` steps for each triple at worst, `O(k⁵)` for all; measured, some ten
//! milliseconds if `k = 30` and it is impossible. Only `n` needs 64 bits.
//!
//! **Source.** Document 004, Bài 10. It is the Romanian task *wb*, which asks for the smallest
//! triple too; the robot and `Impossible` came later.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;
pub mod theorem;

/// The largest number of cups.
const MOST_CUPS: usize = limit!("k", most);

#[derive(Debug)]
pub struct Bender;

/// The trick that Bender wants to perform.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// `n`, from 1 to 10^18.
    pub steps: u64,
    /// `k`, from 2 to 30.
    pub cups: usize,
    /// `p`, the position of the ball at first, counted from 1.
    pub from: usize,
    /// `q`, its position in the end, counted from 1.
    pub to: usize,
}

/// `a`, `b` and `c`.
pub type Triple = [usize; 3];

/// The smallest triple that does it, if there is one: numbers below the number of cups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub Option<Triple>);

impl Problem for Bender {
    const ID: &'static str = "bender";
    const FILE: &'static str = "BENDER";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            steps: with int('n', limit!("n")),
            cups: with int('k', limit!("k")),
            from: with int('p', 1..=cups),
            to: with int('q', 1..=cups),
        }
        Ok(Input {
            steps,
            cups,
            from,
            to,
        })
    }

    fn solve(input: &Input) -> Output {
        let triple =
            triples(input.cups).find(|&triple| final_position(input, triple) + 1 == input.to);
        Output(triple)
    }
}

/// All triples of remainders, in lexicographic order.
fn triples(cups: usize) -> impl Iterator<Item = Triple> {
    (0..cups).flat_map(move |a| (0..cups).flat_map(move |b| (0..cups).map(move |c| [a, b, c])))
}

/// Where the ball is after all steps, counted from 0.
fn final_position(input: &Input, [a, b, c]: Triple) -> usize {
    let cups = input.cups;
    let (mut x, mut ball) = (c, input.from - 1);
    // Where the ball is after 0, 1, 2, … steps; and by remainder and position, after how many.
    let mut places = Vec::with_capacity(cups * cups);
    let mut met = [[u16::MAX; MOST_CUPS]; MOST_CUPS];
    while met[x][ball] == u16::MAX {
        met[x][ball] = u16::try_from(places.len()).expect("at most 900 pairs");
        places.push(ball);
        let right = (x + 1) % cups;
        ball = match ball {
            _ if ball == x => right,
            _ if ball == right => x,
            _ => ball,
        };
        x = (a * x + b) % cups;
    }
    let head = u64::from(met[x][ball]);
    let period = places.len() as u64 - head;
    let last = match input.steps.checked_sub(head) {
        Some(rest) => head + rest % period,
        None => input.steps,
    };
    places[usize::try_from(last).expect("one of the steps made")]
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some([a, b, c]) => writeln!(f, "{a} {b} {c}"),
            None => f.write_str("Impossible\n"),
        }
    }
}
