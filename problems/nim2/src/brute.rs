//! Nim straight from the rules, in both forms of play, by a table of all positions, and the theorem
//! once more for large heaps.

use std::collections::BTreeSet;

use arena::Book;
use theory::rows::NimTable;

use crate::rules::Rules;
use crate::{Input, Output, Play};

/// Heaps that are not empty beyond which no search is begun, and the most positions that it
/// remembers.
const MOST_SEARCHED: usize = 10;
const MOST_POSITIONS: usize = 20_000;

/// All winning first moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let moves = input.tests.iter().map(|test| {
        let heaps = test.heaps.iter().filter(|&&heap| heap > 0);
        if heaps.count() > MOST_SEARCHED {
            return None;
        }
        let mut book = Book::with_limit(Rules { play: test.play }, MOST_POSITIONS);
        let winning = book.winning(&test.heaps).ok()?.into_iter();
        Some(winning.map(|(a_move, _)| a_move).collect())
    });
    Some(Output {
        moves: moves.collect::<Option<_>>()?,
    })
}

/// Heaps of all positions that the table may hold for one test, and for all tests.
const MOST_HEAPS: [u64; 2] = [100_000_000, 2_000_000_000];

/// All winning first moves by a table of one bit for each position, or `None` if there are too
/// many.
pub fn by_table(input: &Input) -> Option<Output> {
    let mut left = MOST_HEAPS[1];
    let moves = input.tests.iter().map(|test| {
        let table = NimTable::under(test.play, &test.heaps, MOST_HEAPS[0])?;
        left = left.checked_sub(table.size())?;
        let mut heaps = test.heaps.clone();
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            let stones = heaps[heap];
            for take in 1..=stones {
                heaps[heap] = stones - take;
                if table.is_lost(&heaps) {
                    moves.push((heap + 1, take));
                }
            }
            heaps[heap] = stones;
        }
        Some(moves)
    });
    Some(Output {
        moves: moves.collect::<Option<_>>()?,
    })
}

/// All winning first moves where no test has more than one heap of two stones or more, or `None`.
///
/// With ones only, every move takes one of them, so their number decides. With one larger heap the
/// player to move can take all of it or leave one stone; what is left are ones, an even number
/// in one case and an odd number in the other, so exactly one of the two wins. Leaving more
/// leaves such a position to the other player, and so does taking a single stone elsewhere.
pub fn with_one_large(input: &Input) -> Option<Output> {
    let moves = input.tests.iter().map(|test| {
        let ones = test.heaps.iter().filter(|&&heap| heap == 1).count();
        // How many ones, even or odd, are lost to the player to move.
        let lost = usize::from(test.play == Play::Misere);
        let mut large = (1..).zip(&test.heaps).filter(|&(_, &heap)| heap > 1);
        match (large.next(), large.next()) {
            (None, _) if ones % 2 == lost => Some(Vec::new()),
            (None, _) => {
                let takes = (1..).zip(&test.heaps).filter(|&(_, &heap)| heap == 1);
                Some(takes.map(|(number, _)| (number, 1)).collect())
            }
            (Some((number, &heap)), None) => {
                let left = u64::from(ones % 2 != lost);
                Some(vec![(number, heap - left)])
            }
            _ => None,
        }
    });
    Some(Output {
        moves: moves.collect::<Option<_>>()?,
    })
}

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
pub fn by_theorem(input: &Input) -> Output {
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
    use crate::{Nim2, Test};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    const BOTH: [Play; 2] = [Play::Normal, Play::Misere];

    fn both(heaps: &[u64]) -> Input {
        Input {
            tests: BOTH
                .map(|play| Test {
                    play,
                    heaps: heaps.to_vec(),
                })
                .into(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Nim2>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_quadruples_of_small_heaps() {
        for code in 0..5_u64.pow(4) {
            let heaps = [1, 5, 25, 125].map(|place| code / place % 5);
            confirm_by_brute::<Nim2>(&both(&heaps));
            assert_eq!(by_table(&both(&heaps)), solve(&both(&heaps)));
            assert_eq!(by_theorem(&both(&heaps)), Nim2::solve(&both(&heaps)));
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        for heaps in [
            &[0][..],
            &[1],
            &[2],
            &[400],
            &[0; 100],
            &[0, 0, 1, 0],
            &[1; 9],
            &[1; 10],
            &[1, 1, 30, 1, 1],
            &[1, 1, 30, 1],
            &[0, 17, 0],
            &[40, 40],
            &[40, 41],
            &[2, 2, 1, 1, 1],
        ] {
            confirm_by_brute::<Nim2>(&both(heaps));
        }
    }

    #[test]
    fn one_large_heap_is_played_as_the_search_says() {
        for code in 0..6_u64.pow(4) {
            let heaps = [1, 6, 36, 216].map(|place| code / place % 6);
            if let Some(output) = with_one_large(&both(&heaps)) {
                assert_eq!(Some(output), solve(&both(&heaps)), "{heaps:?}");
            }
        }
    }

    #[test]
    fn misere_play_differs_from_normal_play_only_with_at_most_one_large_heap() {
        let mut rng = casebook::seeded(&["nim2", "both"]);
        for _ in 0..2000 {
            let heaps = crate::cases::heaps(&mut rng, 5, 0..=3);
            let moves = Nim2::solve(&both(&heaps)).moves;
            let large = heaps.iter().filter(|&&heap| heap > 1).count();
            let empty = heaps.iter().all(|&heap| heap == 0);
            assert_eq!(moves[0] == moves[1], large > 1 || empty, "{heaps:?}");
        }
    }

    #[test]
    fn no_heap_has_two_winning_moves() {
        for input in [both(&[3, 4, 5, 1]), both(&[1, 1, 1, 1]), both(&[7, 1, 1])] {
            for moves in solve(&input).unwrap().moves {
                assert!(moves.is_sorted_by(|a, b| a.0 < b.0), "{input}");
            }
        }
    }

    #[test]
    fn the_heaps_of_all_tests_count_together() {
        let ones = "1 ".repeat(crate::MOST_HEAPS - 1);
        let text = format!("2\n0 {}\n{ones}\n1 1\n1\n", crate::MOST_HEAPS - 1);
        assert!(read_bytes::<Nim2>("NIM2.INP", text.as_bytes()).is_ok());
        let text = text.replace("\n1 1\n1\n", "\n1 2\n1 1\n");
        let error = read_bytes::<Nim2>("NIM2.INP", text.as_bytes()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "NIM2.INP:4: n: more than 10^6 heaps in all tests"
        );
    }

    #[test]
    fn too_many_positions_are_declined() {
        assert_eq!(solve(&both(&[10_u64.pow(18), 5])), None);
        assert_eq!(solve(&both(&vec![1; 10_000])), None);
    }
}
