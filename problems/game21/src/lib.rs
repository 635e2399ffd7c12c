//! # GAME21: a race to the capital
//!
//! Two cars drive to the capital in turn, one unit of road at a time or none. Whoever is in a
//! village, that is, between two cities, bars the villages of that road to the other. Who is
//! first in the capital?
//!
//! **Theorem.** The player to move wins if he is not farther from the capital than the other one,
//! by driving along a shortest way: nobody ever needs to wait or to bar a road. So the first
//! player wins exactly if his distance is at most that of the second. The proof is in
//! `lesson.en.md`.
//!
//! **One search for both** finds the distances: Dijkstra's algorithm from the capital.
//!
//! **Complexity.** `O((n + m) log n)` time, `O(n + m)` memory. Distances are at most `(10^6 − 1)·10^9
//! < 2^50`: 64 bits.
//!
//! **Source.** Document 004, Bài 21 (printed as a second Bài 20).

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;

use inpout::{BadInput, Field, Name, Place, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod theorem;

#[derive(Debug)]
pub struct Game21;

/// A road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Road {
    /// The two cities that it joins.
    pub ends: (u32, u32),
    /// Its length, from 1 to 10^9; it has one village less.
    pub length: u32,
}

/// A map and the places of all; cities are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of cities, from 1 to 10^6.
    pub cities: u32,
    /// At most 2·10^6 roads between different cities, which connect all of them; there may be
    /// several between the same two.
    pub roads: Vec<Road>,
    /// Where the two players start.
    pub starts: [u32; 2],
    /// The capital.
    pub capital: u32,
}

/// Whether the player who moves first is first in the capital.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub bool);

sentences! {
    ROAD: "con đường", "road";
    LOOP: "con đường {0}: cả hai đầu là thành phố {1}", "road {0}: both ends are city {1}";
}

impl Problem for Game21 {
    const ID: &'static str = "game21";
    const FILE: &'static str = "GAME21";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            cities: with int('n', limit!("n")),
            m: with int('m', limit!("m")),
        }
        let length = int('c', limit!("c"));
        let road = (int('a', 1..=cities), int('b', 1..=cities), length);
        let mut roads = Vec::with_capacity(m);
        for number in 1..=m {
            let (a, b, length) = road.read_at(&mut *source, Place::In(&ROAD, number));
            if a == b {
                return Err(source.bad(LOOP.with(&[&number, &a])));
            }
            let ends = (a, b);
            roads.push(Road { ends, length });
        }
        input! {
            from source,
            first: with int(Name::Symbol("s1"), 1..=cities),
            second: with int(Name::Symbol("s2"), 1..=cities),
            capital: with int('t', 1..=cities),
        }
        Ok(Input {
            cities,
            roads,
            starts: [first, second],
            capital,
        })
    }

    fn solve(input: &Input) -> Output {
        let distances = distances(input);
        let [first, second] = input.starts.map(|city| distances[city as usize]);
        Output(first <= second)
    }
}

/// The distance of every city from the capital; entry 0 means nothing.
pub(crate) fn distances(input: &Input) -> Vec<u64> {
    let mut roads = vec![Vec::new(); input.cities as usize + 1];
    for road in &input.roads {
        let (a, b) = road.ends;
        roads[a as usize].push((b, road.length));
        roads[b as usize].push((a, road.length));
    }
    let mut distances = vec![u64::MAX; roads.len()];
    distances[input.capital as usize] = 0;
    let mut open = BinaryHeap::from([Reverse((0, input.capital))]);
    while let Some(Reverse((distance, city))) = open.pop() {
        if distance > distances[city as usize] {
            continue;
        }
        for &(next, length) in &roads[city as usize] {
            let there = distance + u64::from(length);
            if there < distances[next as usize] {
                distances[next as usize] = there;
                open.push(Reverse((there, next)));
            }
        }
    }
    distances
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "First\n" } else { "Second\n" })
    }
}
