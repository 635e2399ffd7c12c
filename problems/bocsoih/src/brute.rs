//! The heap straight from the rules, and second methods for huge heaps: jumps without a period
//! for odd M, and a period instead of the pairing of moves for even M.

use std::collections::HashMap;

use arena::Book;
use casebook::jump::Jump;
use theory::periodic::Periodic;

use crate::rules::{Rules, start};
use crate::{Game, Good, Input, Output, good_moves};

/// The most positions, stones and moves before, that are remembered for each M.
const MOST_POSITIONS: usize = 51_100_000;

/// The winners by search over the rules, or `None` if there are too many positions. Games with the same M
/// share what has been found.
pub fn solve(input: &Input) -> Option<Output> {
    let mut order: Vec<usize> = (0..input.games.len()).collect();
    order.sort_by_key(|&place| input.games[place].most);
    let mut wins = vec![false; order.len()];
    for games in order.chunk_by(|&one, &other| input.games[one].most == input.games[other].most) {
        let most = input.games[games[0]].most;
        let mut book = Book::with_limit(Rules { most }, MOST_POSITIONS);
        for &place in games {
            let start = start(input.games[place].stones)?;
            wins[place] = !book.is_lost(&start).ok()?;
        }
    }
    Some(Output { wins })
}

/// The winners for heaps of any size, by a method that the reference does not use for their M.
pub fn second(input: &Input) -> Output {
    let mut walks = HashMap::new();
    let mut tables = HashMap::new();
    let wins = input.games.iter().map(|&Game { stones, most }| {
        if most % 2 == 0 {
            let good: &Periodic<Good> = tables.entry(most).or_insert_with(|| good_moves(most));
            *good.at(stones) != Good::None
        } else {
            let walk = walks.entry(most).or_insert_with(|| lost_after(most));
            walk.after(stones + 1)[0] != LOST
        }
    });
    Output {
        wins: wins.collect(),
    }
}

/// Code of a heap that is lost whatever was taken before. A heap that is lost after just one move
/// has that move for its code, any other is [`WON`].
const LOST: u8 = 0;
const WON: u8 = u8::MAX;

/// The walk over the codes of the last `most` heaps, nearest first. There are none below 0, and
/// who would come there counts as the winner.
fn lost_after(most: usize) -> Jump<Vec<u8>> {
    Jump::new(vec![WON; most], |codes| {
        let mut code = LOST;
        for (take, &next) in (1..).zip(codes) {
            if next == LOST || next == take {
                code = if code == LOST { take } else { WON };
            }
            if code == WON {
                break;
            }
        }
        let mut shifted = Vec::with_capacity(codes.len());
        shifted.push(code);
        shifted.extend_from_slice(&codes[..codes.len() - 1]);
        shifted
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bocsoih, LARGEST_MOVE};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Bocsoih>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_moves_and_heaps_below_five_hundred() {
        for most in 1..=LARGEST_MOVE {
            let games = (0..500).map(|stones| Game { stones, most }).collect();
            confirm_by_brute::<Bocsoih>(&Input { games });
        }
    }

    #[test]
    fn preperiods_are_confirmed_by_brute_force() {
        for most in [13, 49, 55] {
            let games = (500..2500).map(|stones| Game { stones, most });
            // A file holds at most a thousand games.
            for part in games.collect::<Vec<_>>().chunks(1000) {
                confirm_by_brute::<Bocsoih>(&Input {
                    games: part.to_vec(),
                });
            }
        }
    }

    #[test]
    fn reference_and_second_methods_agree_far_away() {
        let mut rng = casebook::seeded(&["bocsoih", "far away"]);
        for most in [1, 2, 23, 40, 55, 64, 91, 95, 99] {
            let input = crate::cases::near_lost(&mut rng, 200, &[most], 10_u64.pow(18));
            assert_eq!(Bocsoih::solve(&input), second(&input));
        }
    }
}
