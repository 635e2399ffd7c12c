//! The openings of NIMGAME straight from the rules, and a closed form.

use std::collections::HashMap;

use crate::game::{MOST_STONES, Play};
use crate::{Input, Output};

/// The most heaps for which every opening is searched.
const MOST: usize = 3;

/// The game searched from its end, position by position.
#[derive(Debug)]
pub struct Search {
    play: Play,
    /// By the heaps that hold a stone, in ascending order.
    lost: HashMap<Vec<u64>, bool>,
}

impl Search {
    /// A search that knows nothing yet.
    pub fn new(play: Play) -> Self {
        Search {
            play,
            lost: HashMap::new(),
        }
    }

    /// Whether the player to move loses.
    pub fn is_lost(&mut self, heaps: &[u64]) -> bool {
        let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        heaps.sort_unstable();
        if heaps.is_empty() {
            // The opponent has taken the last stone.
            return self.play == Play::Normal;
        }
        if let Some(&lost) = self.lost.get(&heaps) {
            return lost;
        }
        let mut lost = true;
        for place in 0..heaps.len() {
            for left in 0..heaps[place] {
                let mut next = heaps.clone();
                next[place] = left;
                lost &= !self.is_lost(&next);
            }
        }
        self.lost.insert(heaps, lost);
        lost
    }
}

/// Who wins how many openings, by search, or `None` if there are too many of them.
pub fn solve(input: &Input) -> Option<Output> {
    if input.heaps > MOST {
        return None;
    }
    let mut search = Search::new(input.play);
    let mut heaps = vec![1; input.heaps];
    let mut output = Output {
        first: 0,
        second: 0,
    };
    loop {
        if search.is_lost(&heaps) {
            output.second += 1;
        } else {
            output.first += 1;
        }
        // The next opening, as an odometer counts.
        let Some(place) = heaps.iter().rposition(|&heap| heap < MOST_STONES) else {
            return Some(output);
        };
        heaps[place] += 1;
        heaps[place + 1..].fill(1);
    }
}

/// The same by a formula. The Walsh transform of "1 to 30" is 30 at 0, and elsewhere −2 or 0,
/// since over all of 0 to 31 it would be 0: at the 15 places with an even number of digits 1, both
/// 0 and 31 are missing with the sign plus; at the 16 others their signs differ. So the number of
/// openings with nim-sum 0 is `(30^n + 15·(−2)^n) / 32`.
pub fn second(input: &Input) -> Output {
    let n = u32::try_from(input.heaps).expect("there are at most ten heaps");
    let all = 30_i64.pow(n);
    let normal = (all + 15 * (-2_i64).pow(n)) / 32;
    let second = match (input.play, n % 2) {
        (Play::Normal, _) => normal,
        (Play::Misere, 0) => normal - 1,
        (Play::Misere, _) => normal + 1,
    };
    Output {
        first: (all - second).unsigned_abs(),
        second: second.unsigned_abs(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimgame;
    use crate::game::MOST_HEAPS;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_up_to_three_heaps() {
        for play in [Play::Normal, Play::Misere] {
            for heaps in 1..=MOST {
                confirm_by_brute::<Nimgame>(&Input { play, heaps });
            }
        }
        cross_check::<Nimgame>(10);
    }

    #[test]
    fn the_closed_form_counts_as_the_reference_does() {
        for play in [Play::Normal, Play::Misere] {
            for heaps in 1..=MOST_HEAPS {
                let input = Input { play, heaps };
                assert_eq!(second(&input), Nimgame::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn a_single_heap_is_lost_only_if_it_is_one_stone_in_misere_play() {
        let solve = |play| Nimgame::solve(&Input { play, heaps: 1 }).to_string();
        assert_eq!(solve(Play::Normal), "30 0\n");
        assert_eq!(solve(Play::Misere), "29 1\n");
    }

    #[test]
    fn bad_openings_are_refused() {
        let reason = |text: &str| {
            inpout::read_bytes::<Nimgame>("NIMGAME.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            reason("maxi\n3\n"),
            "NIMGAME.INP:1: rule: expected misere or normal"
        );
        assert_eq!(
            reason("misere\n11\n"),
            "NIMGAME.INP:2: heaps: 11 is not in 1..=10"
        );
    }
}
