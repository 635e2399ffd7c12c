//! # PUZZLE: all counters home at once
//!
//! On each of several diagrams a counter stands on cell 1. A step moves every counter, also one
//! that is home, along a link. After how many steps can all of them be home, each on the last
//! cell of its own diagram, for the first time?
//!
//! **Idea.** A walk of `T` links gives one of `T + 2`, so a diagram is told by the lengths of its
//! shortest even and its shortest odd walk from cell 1 home. The answer is the largest of the even
//! ones or the largest of the odd ones, whichever is smaller. The proof is in `lesson.en.md`.
//!
//! **Both lengths at once.** Two copies of every cell, one for each parity; every link leads from
//! either copy of one end to the *other* copy of the other end. One breadth-first search from the
//! even copy of cell 1 gives both lengths. A loop joins the two copies of its cell; a link that is
//! repeated changes nothing.
//!
//! **Complexity.** `O(n + m)` time and memory for each diagram. A shortest walk visits no copy
//! twice, so the answer is less than `2n ≤ 2·10^6`: 32 bits.
//!
//! **Source.** Document 004, Bài 44.

use std::fmt;
use std::mem;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::graph::Grouped;

pub mod brute;
pub mod cases;
mod rules;
pub mod second;

/// Diagrams in a file.
pub const MOST_DIAGRAMS: usize = limit!("k", most);

/// Cells of all diagrams together, and links of all of them together.
pub const MOST_IN_ALL: usize = limit!("all_n", most);

#[derive(Debug)]
pub struct Puzzle;

/// One diagram; its cells are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// Number of cells, at least 2; the counter goes from cell 1 to the last one.
    pub cells: usize,
    /// There may be loops and repetitions.
    pub links: Vec<Link>,
}

/// The two ends of a link.
pub type Link = (u32, u32);

impl Diagram {
    /// The two ends of each link.
    pub fn ends(&self) -> impl Iterator<Item = (usize, usize)> + Clone + '_ {
        self.links.iter().map(|&(a, b)| (a as usize, b as usize))
    }
}

/// The diagrams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_DIAGRAMS`], each connected, and at most [`MOST_IN_ALL`] cells and as many
    /// links in all of them together.
    pub diagrams: Vec<Diagram>,
}

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The least number of steps, or `None` if the counters are never home at once.
    pub steps: Option<u32>,
}

sentences! {
    LINK: "cung nối", "link";
    MORE_CELLS:
        "sơ đồ {0}: các sơ đồ có tất cả quá 10^6 ô",
        "diagram {0}: the diagrams have more than 10^6 cells in all";
    MORE_LINKS:
        "sơ đồ {0}: các sơ đồ có tất cả quá 10^6 cung",
        "diagram {0}: the diagrams have more than 10^6 links in all";
}

impl Problem for Puzzle {
    const ID: &'static str = "puzzle";
    const FILE: &'static str = "PUZZLE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, k: with int('k', limit!("k")) }
        let mut diagrams = Vec::with_capacity(k);
        let (mut cells_left, mut links_left) = (MOST_IN_ALL, limit!("all_m", most));
        for number in 1..=k {
            input! { from &mut *source, cells: with int('n', 2..=MOST_IN_ALL) }
            if cells > cells_left {
                return Err(source.bad(MORE_CELLS.with(&[&number])));
            }
            input! { from &mut *source, m: with int('m', 1..=limit!("all_m", most)) }
            if m > links_left {
                return Err(source.bad(MORE_LINKS.with(&[&number])));
            }
            cells_left -= cells;
            links_left -= m;
            let last = u32::try_from(cells).expect("at most 10^6");
            let links = source.rows(LINK, m, (int('a', 1..=last), int('b', 1..=last)));

            diagrams.push(Diagram { cells, links });
        }
        Ok(Input { diagrams })
    }

    fn solve(input: &Input) -> Output {
        let mut all_home = [Some(0); 2];
        for diagram in &input.diagrams {
            let shortest = shortest_walks(diagram);
            for (latest, home) in all_home.iter_mut().zip(shortest) {
                *latest = latest.zip(home).map(|(latest, home)| latest.max(home));
            }
        }
        let steps = all_home.into_iter().flatten().min();
        Output { steps }
    }
}

/// The lengths of the shortest walk of even length and of the shortest one of odd length from the
/// first cell of a diagram to the last one.
fn shortest_walks(diagram: &Diagram) -> [Option<u32>; 2] {
    let from_zero = diagram.links.iter().map(|&(a, b)| (a - 1, b - 1));
    let both_ways = from_zero.flat_map(|(a, b)| [(a as usize, b), (b as usize, a)]);
    let beside = Grouped::new(diagram.cells, both_ways);
    let home = diagram.cells - 1;
    let mut walks = vec![[UNKNOWN; 2]; diagram.cells];
    walks[0][0] = 0;
    let (mut reached, mut reached_next) = (vec![0], Vec::new());
    let mut length = 0;
    while !reached.is_empty() && walks[home].contains(&UNKNOWN) {
        length += 1;
        for cell in reached.drain(..) {
            for &next in beside.of(cell as usize) {
                let walk = &mut walks[next as usize][length as usize % 2];
                if *walk == UNKNOWN {
                    *walk = length;
                    reached_next.push(next);
                }
            }
        }
        mem::swap(&mut reached, &mut reached_next);
    }
    walks[home].map(|length| (length != UNKNOWN).then_some(length))
}

/// In place of the length of a walk.
const UNKNOWN: u32 = u32::MAX;

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.steps {
            Some(steps) => writeln!(f, "{steps}"),
            None => writeln!(f, "-1"),
        }
    }
}
