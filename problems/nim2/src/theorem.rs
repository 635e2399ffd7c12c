//! The winning moves by the rule on lost positions.

use std::collections::BTreeSet;

use crate::{Input, Output, Play};

/// The winning moves by Bouton's rule on lost positions, which the reference stands on too: with many
/// large heaps there are too many positions for any search.
/// Whatever the form of play, a lost position has in each heap no stone, one stone, or what the
/// other heaps sum to. So these three are tried, and the rule judges the position that each leaves.
pub fn solve(input: &Input) -> Output {
    let moves = input.tests.iter().map(|test| {
        let heaps = &test.heaps;
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        let large = heaps.iter().filter(|&&heap| heap > 1).count();
        let winning = (1..).zip(heaps).flat_map(|(number, &stones)| {
            // What the other heaps come to.
            let others = sum ^ stones;
            let ones = ones - usize::from(stones == 1);
            let all_small = large == usize::from(stones > 1);
            let is_lost = |left: u64| match test.play {
                Play::Misere if all_small && left <= 1 => (ones + usize::from(left == 1)) % 2 == 1,
                _ => others == left,
            };
            let lefts = BTreeSet::from([0, 1, others]).into_iter().rev();
            let wins = lefts.filter(|&left| left < stones && is_lost(left));
            wins.map(|left| (number, stones - left)).collect::<Vec<_>>()
        });
        winning.collect()
    });
    let moves = moves.collect();
    Output { moves }
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
