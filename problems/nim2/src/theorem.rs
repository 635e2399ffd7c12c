//! Bouton's rule on the positions that a move can leave.

use std::collections::BTreeSet;

use crate::{Input, Output, Play};

/// What the rule on lost positions needs to know of some heaps.
#[derive(Debug, Clone, Copy, Default)]
struct Facts {
    sum: u64,
    ones: usize,
    large: usize,
}

impl Facts {
    fn and(self, heap: u64) -> Facts {
        Facts {
            sum: self.sum ^ heap,
            ones: self.ones + usize::from(heap == 1),
            large: self.large + usize::from(heap > 1),
        }
    }

    fn and_all(self, other: Facts) -> Facts {
        Facts {
            sum: self.sum ^ other.sum,
            ones: self.ones + other.ones,
            large: self.large + other.large,
        }
    }

    fn is_lost(self, play: Play) -> bool {
        match play {
            Play::Misere if self.large == 0 => self.ones % 2 == 1,
            _ => self.sum == 0,
        }
    }
}

/// The winning moves by Bouton's rule on lost positions, which the reference stands on too: with many
/// large heaps there are too many positions for any search.
/// Whatever the form of play, a lost position has in each heap no stone, one stone, or what the
/// other heaps sum to. So these three are tried, and the rule judges the position that each leaves. The facts on
/// the other heaps come from those before and those after.
pub fn solve(input: &Input) -> Output {
    let moves = input.tests.iter().map(|test| {
        let heaps = &test.heaps;
        let mut after = vec![Facts::default(); heaps.len() + 1];
        for heap in (0..heaps.len()).rev() {
            after[heap] = after[heap + 1].and(heaps[heap]);
        }
        let mut before = Facts::default();
        let mut moves = Vec::new();
        for (heap, &stones) in heaps.iter().enumerate() {
            let others = before.and_all(after[heap + 1]);
            let takes: BTreeSet<u64> = [0, 1, others.sum]
                .into_iter()
                .filter(|&left| left < stones && others.and(left).is_lost(test.play))
                .map(|left| stones - left)
                .collect();
            moves.extend(takes.into_iter().map(|take| (heap + 1, take)));
            before = before.and(stones);
        }
        moves
    });
    Output {
        moves: moves.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nim2;
    use crate::brute::{self, tests::both};
    use crate::second::by_table;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_quadruples_of_small_heaps() {
        for code in 0..5_u64.pow(4) {
            let heaps = [1, 5, 25, 125].map(|place| code / place % 5);
            confirm_by_brute::<Nim2>(&both(&heaps));
            assert_eq!(by_table(&both(&heaps)), brute::solve(&both(&heaps)));
            assert_eq!(solve(&both(&heaps)), Nim2::solve(&both(&heaps)));
        }
    }
}
