//! STRGAME straight from the rules, and a check of a proof for large rings.

use std::collections::HashMap;

use theory::retrograde::{Outcome, Outcomes};

use crate::ring::Ring;
use crate::{Input, Output};

/// A cell, and the letters of the cells before it, the last one first, at most two.
type State = (usize, Vec<u8>);

/// Cells times reach beyond which this is called too large.
const MOST_WORK: usize = 2000;

/// What best play comes to if it is broken off, as a draw, after more and more moves; over all
/// the states that a game can come to. `None` if there may be too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.letters.len() * (input.left + input.right) > MOST_WORK {
        return None;
    }
    let mut numbers = HashMap::from([((0, Vec::new()), 0)]);
    let mut states = vec![(0, Vec::new())];
    let mut moves: Vec<Vec<usize>> = Vec::new();
    while moves.len() < states.len() {
        let next = after(input, &states[moves.len()]);
        let next = next.into_iter().map(|state| {
            *numbers.entry(state.clone()).or_insert_with(|| {
                states.push(state);
                states.len() - 1
            })
        });
        let next = next.collect();
        moves.push(next);
    }

    // For the player to move: 1 if he wins in time, −1 if he loses in time, 0 otherwise.
    let mut result = vec![0; states.len()];
    loop {
        let longer: Vec<i32> = moves
            .iter()
            .map(|next| next.iter().map(|&state| -result[state]).max().unwrap_or(-1))
            .collect();
        if longer == result {
            break;
        }
        result = longer;
    }
    Some(Output(match result[0] {
        1 => Outcome::Won,
        -1 => Outcome::Lost,
        _ => Outcome::Drawn,
    }))
}

/// All that one move can lead to.
fn after(input: &Input, (cell, history): &State) -> Vec<State> {
    let own = input.letters[*cell];
    let mut remembered = vec![own];
    remembered.extend(history);
    let forbidden = remembered.clone();
    remembered.truncate(2);
    cells(input, *cell)
        .filter(|&to| !forbidden.contains(&input.letters[to]))
        .map(|to| (to, remembered.clone()))
        .collect()
}

/// Where every shift of the piece leads, legal or not.
fn cells(input: &Input, cell: usize) -> impl Iterator<Item = usize> {
    let n = input.letters.len();
    let left = (1..=input.left).map(move |shift| (cell + n * input.left - shift) % n);
    let right = (1..=input.right).map(move |shift| (cell + shift) % n);
    left.chain(right)
}

/// Whether `output` is right, by a proof that does not care where it comes from: times to
/// the end for all cells and histories, each of which `settle`s what the moves lead to, found
/// here by looking forward. By induction on the time, won and lost positions are what they are
/// called; a drawn one leads to no lost one and to a drawn one, so that nobody has to leave these.
pub fn second(input: &Input, output: Output) -> bool {
    let ring = Ring::new(input);
    let outcomes = Outcomes::of(&ring);
    let number = |letter: u8| letter - b'a';
    let holds = (0..input.letters.len()).all(|cell| {
        let own = number(input.letters[cell]);
        let near: Vec<usize> = cells(input, cell).collect();
        let pairs = (0..64_u8).map(|pair| (pair / 8, pair % 8));
        pairs
            .filter(|&(a, b)| a != own && b != own && a != b)
            .all(|(a, b)| {
                let after = near.iter().filter_map(|&to| {
                    let letter = number(input.letters[to]);
                    let allowed = letter != own && letter != a && letter != b;
                    allowed.then(|| outcomes.remoteness(ring.position(to, own, a)))
                });
                settle(after) == outcomes.remoteness(ring.position(cell, a, b))
            })
    });

    // The first two moves, with a shorter memory.
    let first = input.letters[0];
    let replies = cells(input, 0).filter(|&cell| input.letters[cell] != first);
    let time = settle(replies.map(|cell| {
        let second = input.letters[cell];
        let ends = cells(input, cell).filter(|&end| ![first, second].contains(&input.letters[end]));
        settle(ends.map(|end| {
            let position = ring.position(end, number(second), number(first));
            outcomes.remoteness(position)
        }))
    }));
    let outcome = match time {
        None => Outcome::Drawn,
        Some(time) if time % 2 == 0 => Outcome::Lost,
        Some(_) => Outcome::Won,
    };
    holds && outcome == output.0
}

/// The time of a position from the times after its moves: even if it is lost, odd if it is won,
/// `None` if it is drawn.
pub(crate) fn settle(after: impl Iterator<Item = Option<u32>>) -> Option<u32> {
    let mut shortest_loss: Option<u32> = None;
    let mut longest_win = None;
    let mut is_any_drawn = false;
    for time in after {
        match time {
            None => is_any_drawn = true,
            Some(loss) if loss % 2 == 0 => {
                shortest_loss = Some(shortest_loss.map_or(loss, |shortest| shortest.min(loss)));
            }
            win => longest_win = longest_win.max(win),
        }
    }
    match shortest_loss {
        Some(time) => Some(time + 1),
        None if is_any_drawn => None,
        None => Some(longest_win.map_or(0, |time| time + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strgame;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_rings() {
        cross_check::<Strgame>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_rings_of_up_to_five_cells() {
        for length in 1..=5 {
            for code in 0..5_usize.pow(length) {
                let letters: Vec<u8> = (0..length)
                    .map(|place| b"abcde"[code / 5_usize.pow(place) % 5])
                    .collect();
                for (left, right) in [(1, 1), (2, 1), (1, 3), (7, 9)] {
                    confirm_by_brute::<Strgame>(&Input {
                        letters: letters.clone(),
                        left,
                        right,
                    });
                }
            }
        }
    }

    #[test]
    fn the_move_explained_in_the_document_is_the_only_one() {
        // "abadbac", L = 5, R = 1, at the fourth cell after a, b: only the last cell is left.
        let input = Input {
            letters: b"abadbac".to_vec(),
            left: 5,
            right: 1,
        };
        let state = (3, vec![b'b', b'a']);
        assert_eq!(after(&input, &state), [(6, vec![b'd', b'b'])]);
    }

    #[test]
    fn the_proof_holds_and_proves_nothing_else() {
        let mut rng = seeded(&["strgame", "proof"]);
        for _ in 0..300 {
            let input = Strgame::small(&mut rng);
            let right = Strgame::solve(&input);
            for outcome in [Outcome::Won, Outcome::Lost, Outcome::Drawn] {
                let output = Output(outcome);
                assert_eq!(second(&input, output), output == right, "{input}");
            }
        }
    }
}
