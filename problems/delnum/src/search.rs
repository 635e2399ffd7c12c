//! The search for winning moves, with what it knows.

use crate::MOST_NUMBERS;
use crate::known::Known;

/// What the rest of a game depends on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Position {
    /// What is left to `m`.
    pub(crate) rest: usize,
    /// How often the number `v` still stands in the table, at `v − 1`.
    pub(crate) counts: [u8; MOST_NUMBERS],
}

impl Position {
    /// The position after `number`, which stands in the table and fits, is deleted.
    pub(crate) fn after(mut self, number: usize) -> Self {
        self.rest -= number;
        self.counts[number - 1] -= 1;
        self
    }
}

/// The search for winning moves, with what it knows.
pub(crate) struct Search {
    n: usize,
    /// What one more number `v` adds to a description, at `v − 1`; the rest counts as it is.
    weights: [u64; MOST_NUMBERS],
    /// By what is left, how often each number can be deleted at most.
    most: Vec<[u8; MOST_NUMBERS]>,
    known: Known,
}

impl Search {
    pub(crate) fn new(n: usize, m: usize, counts: [u8; MOST_NUMBERS]) -> Self {
        // Mixed radix: at most (m + 1) · (n + 1)^n descriptions, less than 2^42.
        let mut weight = m as u64 + 1;
        let weights = counts.map(|count| {
            let this = weight;
            weight *= u64::from(count) + 1;
            this
        });
        let times = |rest: usize, number: usize| u8::try_from(rest / number).unwrap_or(u8::MAX);
        let most = (0..=m)
            .map(|rest| std::array::from_fn(|place| times(rest, place + 1)))
            .collect();
        Search {
            n,
            weights,
            most,
            known: Known::new(),
        }
    }

    /// The number that describes a position and all others with the same lines of play.
    fn description(&self, position: &Position) -> u64 {
        let most = &self.most[position.rest];
        let numbers = position.counts.iter().zip(most).zip(&self.weights);
        let weighted = numbers.map(|((&count, &most), weight)| u64::from(count.min(most)) * weight);
        position.rest as u64 + weighted.sum::<u64>()
    }

    /// Whether the player to move wins.
    pub(crate) fn is_won(&mut self, position: Position) -> bool {
        let description = self.description(&position);
        if let Some(is_won) = self.known.get(description) {
            return is_won;
        }
        let is_won = (1..=self.n.min(position.rest))
            .rev()
            .any(|number| position.counts[number - 1] > 0 && !self.is_won(position.after(number)));
        self.known.insert(description, is_won);
        is_won
    }
}
