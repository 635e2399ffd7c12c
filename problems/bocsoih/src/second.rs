//! Larger heaps by a table; huge ones by jumps without a period for odd M, and by a period instead
//! of the pairing of moves for even M.

use std::collections::HashMap;

use contract::jump::Jump;
use theory::periodic::Periodic;

use crate::{Game, Good, Input, Output, good_moves};

/// The winners by a table where it is small enough, or else by what repeats.
pub fn solve(input: &Input) -> Output {
    by_table(input).unwrap_or_else(|| by_repetition(input))
}

/// How many moves the table may look at, in all games together.
const MOST_MOVES: u128 = 20_000_000_000;

/// The winners by a table of all positions, filled from below, where a search would jump about in
/// memory; or `None` if there are too many. Games with the same M share a table.
pub fn by_table(input: &Input) -> Option<Output> {
    let mut largest = HashMap::new();
    for game in &input.games {
        let stones = largest.entry(game.most).or_insert(0);
        *stones = game.stones.max(*stones);
    }
    let moves =
        |(&most, &stones): (&usize, &u64)| u128::from(stones + 1) * ((most + 1) * most) as u128;
    if largest.iter().map(moves).sum::<u128>() > MOST_MOVES {
        return None;
    }
    let size = |stones| usize::try_from(stones).expect("not too many moves");
    let tables = largest.into_iter();
    let won: HashMap<usize, Vec<bool>> = tables
        .map(|(most, stones)| (most, won_at_the_start(size(stones), most)))
        .collect();
    let games = input.games.iter();
    Some(Output(
        games.map(|it| won[&it.most][size(it.stones)]).collect(),
    ))
}

/// For each heap of at most `stones` whether the player to move wins if no move is barred.
fn won_at_the_start(stones: usize, most: usize) -> Vec<bool> {
    // Does the player to move win with n stones after a move of d? 0 is no move.
    let place = |n: usize, d: usize| n * (most + 1) + d;
    let mut won: Vec<bool> = Vec::with_capacity(place(stones + 1, 0));
    for n in 0..=stones {
        for barred in 0..=most {
            let wins = (1..=most.min(n)).any(|take| take != barred && !won[place(n - take, take)]);
            won.push(wins);
        }
    }
    (0..=stones).map(|n| won[place(n, 0)]).collect()
}

/// The winners for heaps of any size, by a method that the reference does not use for their M.
pub fn by_repetition(input: &Input) -> Output {
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
    Output(wins.collect())
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
    use crate::Bocsoih;
    use crate::brute;
    use inpout::Problem;

    #[test]
    fn the_table_says_what_the_search_says() {
        for most in 1..=20 {
            let games = (0..300).map(|stones| Game { stones, most }).collect();
            let input = Input { games };
            assert_eq!(by_table(&input), brute::solve(&input), "{most}");
        }
    }

    #[test]
    fn reference_and_second_methods_agree_far_away() {
        let mut rng = contract::seeded(&["bocsoih", "far away"]);
        for most in [1, 2, 23, 40, 55, 64, 91, 95, 99] {
            let input = crate::cases::near_lost(&mut rng, 200, &[most], 10_u64.pow(18));
            assert_eq!(Bocsoih::solve(&input), by_repetition(&input));
        }
    }
}
