//! Many heaps by a table of all positions.

use theory::rows::NimTable;

use crate::brute::winner;
use crate::{Input, Output};

/// Heaps of all positions that the table may hold: ten heaps of thirty stones have 848 million
/// positions.
const MOST_HEAPS: u64 = 10_000_000_000;

/// Who wins, by a table of one bit for each position, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let table = NimTable::under(input.play, &input.heaps, MOST_HEAPS)?;
    Some(winner(input, table.is_lost(&input.heaps)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimgame;
    use crate::brute;
    use crate::game::{Play, Player};
    use contract::confirm_by_brute;

    #[test]
    fn a_single_heap_is_lost_only_if_it_is_one_stone_in_misere_play() {
        for (play, stones, lost) in [
            (Play::Normal, 1, false),
            (Play::Normal, 30, false),
            (Play::Misere, 1, true),
            (Play::Misere, 2, false),
            (Play::Misere, 30, false),
        ] {
            let table = NimTable::under(play, &[stones], 10_000).unwrap();
            assert_eq!(table.is_lost(&[stones]), lost);
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_up_to_three_heaps_of_up_to_nine_stones() {
        for play in [Play::Normal, Play::Misere] {
            for code in 1..1000 {
                let heaps = [code / 100, code / 10 % 10, code % 10];
                let input = Input {
                    play,
                    heaps: heaps.into_iter().filter(|&heap| heap > 0).collect(),
                    first: Player::BOTH[usize::from(code % 2 == 0)],
                };
                confirm_by_brute::<Nimgame>(&input);
                assert_eq!(solve(&input), brute::solve(&input));
            }
        }
    }
}
