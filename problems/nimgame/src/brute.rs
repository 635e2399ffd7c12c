//! Who wins a game of Nim, straight from the rules, and by a table for many heaps.

use arena::Book;
use theory::rows::NimTable;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 20_000;

/// Who wins, by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules { play: input.play }, MOST_POSITIONS);
    Some(winner(input, book.is_lost(&input.heaps).ok()?))
}

/// Heaps of all positions that the table may hold: ten heaps of thirty stones have 848 million
/// positions.
const MOST_HEAPS: u64 = 10_000_000_000;

/// Who wins, by a table of one bit for each position, or `None` if there are too many.
pub fn by_table(input: &Input) -> Option<Output> {
    let table = NimTable::under(input.play, &input.heaps, MOST_HEAPS)?;
    Some(winner(input, table.is_lost(&input.heaps)))
}

fn winner(input: &Input, is_lost: bool) -> Output {
    let winner = if is_lost {
        input.first.other()
    } else {
        input.first
    };
    Output { winner }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimgame;
    use crate::game::{Play, Player};
    use casebook::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_small_openings() {
        cross_check::<Nimgame>(1000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_up_to_three_heaps_of_up_to_nine_stones() {
        for play in [Play::Normal, Play::Misere] {
            for code in 1..1000 {
                let heaps = [code / 100, code / 10 % 10, code % 10];
                let input = Input {
                    play,
                    heaps: heaps.into_iter().filter(|&heap| heap > 0).collect(),
                    first: Player::pair(false)[usize::from(code % 2 == 0)],
                };
                confirm_by_brute::<Nimgame>(&input);
                assert_eq!(by_table(&input), solve(&input));
            }
        }
    }

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
    fn bad_openings_are_refused() {
        let reason = |text: &str| {
            inpout::read_bytes::<Nimgame>("NIMGAME.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        for (text, expected) in [
            (
                "maxi\n3\n",
                "NIMGAME.INP:1: rule: expected misere or normal",
            ),
            ("misere\n11\n", "NIMGAME.INP:2: n: 11 is not in 1..=10"),
            (
                "misere\n1\n31\n",
                "NIMGAME.INP:3: heap 1: 31 is not in 1..=30",
            ),
            (
                "misere\n1\n30\nME\n",
                "NIMGAME.INP:4: first: expected YOU or MACHINE",
            ),
        ] {
            assert_eq!(reason(text), expected);
        }
    }
}
