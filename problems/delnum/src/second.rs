//! Whole tables, searched by how often each number has been deleted.

use std::collections::HashMap;

use crate::{Input, Output};

/// The blunders for large tables, by a search over how often each number has been deleted, which
/// never takes two different tables for the same.
pub fn solve(input: &Input) -> Output {
    let mut there = vec![0_u64; input.n + 1];
    for &number in &input.table {
        there[number] += 1;
    }
    let mut search = Deletions {
        there,
        known: HashMap::new(),
    };
    let mut deleted = 0;
    let mut rest = input.m;
    let mut won = vec![search.wins(deleted, rest)];
    for &number in &input.record {
        deleted += 1 << search.shift(number);
        rest -= number;
        won.push(search.wins(deleted, rest));
    }
    let moves = 1..won.len();
    Output(moves.filter(|&i| won[i - 1] && won[i]).collect())
}

/// A search over the numbers deleted.
struct Deletions {
    there: Vec<u64>,
    known: HashMap<u64, bool>,
}

impl Deletions {
    /// Where the times that `number` has been deleted stand: six bits each, and above them all
    /// those of 1, the only number that can be deleted more than 63 times.
    fn shift(&self, number: usize) -> usize {
        6 * (self.there.len() - 1 - number)
    }

    fn wins(&mut self, deleted: u64, rest: usize) -> bool {
        if let Some(&is_won) = self.known.get(&deleted) {
            return is_won;
        }
        let mut numbers = (1..self.there.len()).rev().filter(|&number| number <= rest);
        let is_won = numbers.any(|number| {
            let shift = self.shift(number);
            let times = deleted >> shift & if number == 1 { 127 } else { 63 };
            times < self.there[number] && !self.wins(deleted + (1 << shift), rest - number)
        });
        self.known.insert(deleted, is_won);
        is_won
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Delnum;
    use inpout::Problem;

    #[test]
    fn both_searches_agree_on_larger_tables() {
        let mut rng = contract::seeded(&["delnum", "second"]);
        for n in 5..=10 {
            for _ in 0..20 {
                let input = crate::cases::random(&mut rng, n, 35);
                assert_eq!(Delnum::solve(&input), solve(&input), "{input}");
            }
        }
    }
}
