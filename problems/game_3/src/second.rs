//! Many cards by a search with both sums.

use std::collections::HashMap;

use crate::{Input, Output};

/// The outcome by search with memory, over what is left of each remainder and both sums.
pub fn solve(input: &Input) -> Output {
    let is_alike = |remainder| move |card: &&u64| **card % 3 == remainder;
    let left = [0, 1, 2].map(|it| input.cards.iter().filter(is_alike(it)).count());
    match search((left, 0, 0), &mut HashMap::new()) {
        1 => Output::First,
        0 => Output::Draw,
        _ => Output::Second,
    }
}

/// Cards left by remainder, and the remainders of the sums of the player to move and the other.
type Position = ([usize; 3], usize, usize);

fn search(position: Position, known: &mut HashMap<Position, i8>) -> i8 {
    if let Some(&gets) = known.get(&position) {
        return gets;
    }
    let (left, mine, yours) = position;
    let there = (0..3).filter(|&remainder| left[remainder] > 0);
    let after = there.map(|remainder| {
        let mut fewer = left;
        fewer[remainder] -= 1;
        -search((fewer, yours, (mine + remainder) % 3), known)
    });
    let at_the_end = i8::from(mine == 0) - i8::from(yours == 0);
    let gets = after.max().unwrap_or(at_the_end);
    known.insert(position, gets);
    gets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game3;
    use crate::brute::tests::all_counts;
    use crate::cases::of_counts;
    use contract::seeded;
    use inpout::Problem;

    #[test]
    fn reference_and_search_with_both_sums_agree_on_all_numbers_of_cards_up_to_thirty() {
        let mut rng = seeded(&["game_3", "second"]);
        let mut seen = HashMap::new();
        for counts in all_counts(30) {
            let input = of_counts(&mut rng, counts, 1_000_000);
            let outcome = Game3::solve(&input);
            assert_eq!(outcome, solve(&input), "{counts:?}");
            *seen.entry(outcome).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 3);
    }
}
