//! FISH straight from the rules, move by move, with every detail of a position written down.

use std::collections::HashMap;

use crate::{Input, Output};

/// The longest row that counts as small.
const LONGEST: usize = 8;

/// The value by search, or `None` if the row is too long.
pub fn solve(input: &Input) -> Option<Output> {
    (input.fish.len() <= LONGEST).then(|| search(input))
}

/// The value by search for rows of any length.
pub fn search(input: &Input) -> Output {
    let start = State {
        cells: [Cell::Gap; 13],
        turn: 0,
        is_out: [false; 2],
    };
    let mut state = start;
    for cell in &mut state.cells[..input.fish.len()] {
        *cell = Cell::Free;
    }
    Output {
        difference: place(state, 4, &input.fish, &mut HashMap::new()),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Cell {
    Gap,
    Free,
    /// A penguin of this player.
    Penguin(u8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    cells: [Cell; 13],
    turn: u8,
    /// Who has taken his penguins back.
    is_out: [bool; 2],
}

/// The better of two values for a player.
fn better(player: u8, a: i32, b: i32) -> i32 {
    if player == 0 { a.max(b) } else { a.min(b) }
}

/// The value when so many penguins are still to be placed.
fn place(state: State, penguins: usize, fish: &[i32], known: &mut HashMap<State, i32>) -> i32 {
    if penguins == 0 {
        return play(state, fish, known);
    }
    let mut best = None;
    for cell in 0..fish.len() {
        if state.cells[cell] == Cell::Free {
            let mut next = state;
            next.cells[cell] = Cell::Penguin(state.turn);
            next.turn = 1 - state.turn;
            let value = place(next, penguins - 1, fish, known);
            best = Some(best.map_or(value, |best| better(state.turn, best, value)));
        }
    }
    best.expect("there are at least four floes")
}

/// The value of what is still collected.
fn play(state: State, fish: &[i32], known: &mut HashMap<State, i32>) -> i32 {
    if state.is_out == [true; 2] {
        return 0;
    }
    if let Some(&value) = known.get(&state) {
        return value;
    }
    let player = state.turn;
    let sign = if player == 0 { 1 } else { -1 };
    let mut next_turn = state;
    next_turn.turn = 1 - player;

    let value = if state.is_out[usize::from(player)] {
        play(next_turn, fish, known)
    } else {
        let mut best = None;
        for from in 0..fish.len() {
            if state.cells[from] != Cell::Penguin(player) {
                continue;
            }
            for to in 0..fish.len() {
                if state.cells[to] != Cell::Free {
                    continue;
                }
                let between = if from < to {
                    from + 1..to
                } else {
                    to + 1..from
                };
                if state.cells[between].iter().all(|&cell| cell == Cell::Free) {
                    let mut next = next_turn;
                    next.cells[from] = Cell::Gap;
                    next.cells[to] = Cell::Penguin(player);
                    let value = sign * fish[from] + play(next, fish, known);
                    best = Some(best.map_or(value, |best| better(player, best, value)));
                }
            }
        }
        best.unwrap_or_else(|| {
            // Stuck: the penguins go, with the fish below them and the floes.
            let mut next = next_turn;
            next.is_out[usize::from(player)] = true;
            let mut collected = 0;
            for (cell, &fish) in next.cells.iter_mut().zip(fish) {
                if *cell == Cell::Penguin(player) {
                    *cell = Cell::Gap;
                    collected += fish;
                }
            }
            sign * collected + play(next, fish, known)
        })
    };
    known.insert(state, value);
    value
}

#[cfg(test)]
mod tests {
    use crate::Fish;
    use crate::cases::row;
    use casebook::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn difference(fish: &[i32]) -> i32 {
        Fish::solve(&row(fish)).difference
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_rows() {
        cross_check::<Fish>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_rows_of_ones_and_twos() {
        for n in 4..=7 {
            for bits in 0..1 << n {
                let fish: Vec<i32> = (0..n).map(|floe| 1 + (bits >> floe & 1)).collect();
                confirm_by_brute::<Fish>(&row(&fish));
            }
        }
    }

    #[test]
    fn four_floes_are_taken_by_size() {
        assert_eq!(difference(&[1, 2, 3, 4]), 4 - 3 + 2 - 1);
        assert_eq!(difference(&[7, 1, 1, 7]), 0);
        assert_eq!(difference(&[1, 1_000_000, 1, 1]), 999_999);
    }

    #[test]
    fn equal_floes_favour_the_first_player_by_one_if_they_are_odd_but_not_if_they_are_thirteen() {
        for n in 4..=12 {
            let expected = 5 * i32::try_from(n % 2).unwrap();
            assert_eq!(difference(&vec![5; n]), expected, "{n}");
        }
        assert_eq!(difference(&[5; 13]), 0);
    }

    #[test]
    fn a_mirrored_row_has_the_same_value() {
        let mut rng = casebook::seeded(&["fish", "mirror"]);
        for _ in 0..20 {
            let mut fish: Vec<i32> = (0..9).map(|_| rng.random_range(1..=20)).collect();
            let there = difference(&fish);
            fish.reverse();
            assert_eq!(difference(&fish), there);
        }
    }
}
