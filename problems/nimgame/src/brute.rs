//! Who wins a game of Nim, straight from the rules.

use theory::hashing::MixedMap;

use crate::game::{Play, Player};
use crate::{Input, Output};

/// Positions that a search may meet before the opening is called too large.
const MOST_POSITIONS: usize = 1_500_000;

/// The game searched from its end, position by position.
#[derive(Debug)]
pub struct Search {
    play: Play,
    /// By the heaps that hold a stone, in ascending order.
    lost: MixedMap<Vec<u8>, bool>,
}

impl Search {
    /// A search that knows nothing yet.
    pub fn new(play: Play) -> Self {
        Search {
            play,
            lost: MixedMap::default(),
        }
    }

    /// Whether the player to move loses; `None` if there are too many positions.
    pub fn is_lost(&mut self, heaps: &[u64]) -> Option<bool> {
        let heaps = heaps.iter().map(|&heap| u8::try_from(heap).ok());
        self.loses(heaps.collect::<Option<_>>()?)
    }

    fn loses(&mut self, mut heaps: Vec<u8>) -> Option<bool> {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        if heaps.is_empty() {
            // The opponent has taken the last stone.
            return Some(self.play == Play::Normal);
        }
        if let Some(&lost) = self.lost.get(&heaps) {
            return Some(lost);
        }
        let mut lost = true;
        'moves: for place in 0..heaps.len() {
            for left in 0..heaps[place] {
                let mut next = heaps.clone();
                next[place] = left;
                if self.loses(next)? {
                    lost = false;
                    break 'moves;
                }
            }
        }
        self.lost.insert(heaps, lost);
        (self.lost.len() <= MOST_POSITIONS).then_some(lost)
    }
}

/// Who wins, by search, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let lost = Search::new(input.play).is_lost(&input.heaps)?;
    Some(Output {
        winner: if lost {
            input.first.other()
        } else {
            input.first
        },
    })
}

/// Who wins by Bouton's theorem, which the reference stands on too: the heaps are summed in
/// pairs of equal digits, and the ones are counted apart in misère play.
pub fn by_theorem(input: &Input) -> Output {
    let is_odd = |digit: u32| {
        let with_digit = input.heaps.iter().filter(|&&heap| heap >> digit & 1 == 1);
        with_digit.count() % 2 == 1
    };
    let balanced = !(0..5).any(is_odd);
    let large = input.heaps.iter().any(|&heap| heap > 1);
    let lost = balanced == (input.play == Play::Normal || large);
    let [you, machine] = Player::pair(false);
    Output {
        winner: if lost == (input.first == you) {
            machine
        } else {
            you
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimgame;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_small_openings() {
        cross_check::<Nimgame>(1000);
    }

    #[test]
    fn all_methods_agree_on_up_to_three_heaps_of_up_to_nine_stones() {
        for play in [Play::Normal, Play::Misere] {
            for code in 1..1000 {
                let heaps = [code / 100, code / 10 % 10, code % 10];
                let input = Input {
                    play,
                    heaps: heaps.into_iter().filter(|&heap| heap > 0).collect(),
                    first: Player::pair(false)[usize::from(code % 2 == 0)],
                };
                confirm_by_brute::<Nimgame>(&input);
                assert_eq!(by_theorem(&input), Nimgame::solve(&input), "{input}");
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
            assert_eq!(Search::new(play).is_lost(&[stones]), Some(lost));
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
