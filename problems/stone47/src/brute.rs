//! The heaps straight from the rules, and a second method that cancels pairs for any number.

use crate::{Input, Output};

/// The most heaps that are searched: as many as the source tier has.
const MOST_HEAPS: u64 = 200;

/// How many heaps of one, two and three stones there are.
type Heaps = [usize; 3];

/// The winning first moves by search over all positions, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.twos.checked_add(input.threes)? > MOST_HEAPS {
        return None;
    }
    let start = [
        0,
        usize::try_from(input.twos).ok()?,
        usize::try_from(input.threes).ok()?,
    ];
    let table = Table::new(start);
    let moves = moves(start)
        .filter(|&(_, _, after)| table.lost[table.place(after)])
        .map(|(size, take, _)| (size as u64, take as u64))
        .collect();
    Some(Output { moves })
}

/// All moves: size of the heap, stones to take, and what is left.
fn moves(heaps: Heaps) -> impl Iterator<Item = (usize, usize, Heaps)> {
    (1..=3)
        .filter(move |&size| heaps[size - 1] > 0)
        .flat_map(move |size| {
            (1..=size).map(move |take| {
                let mut after = heaps;
                after[size - 1] -= 1;
                if take < size {
                    after[size - take - 1] += 1;
                }
                (size, take, after)
            })
        })
}

/// For every position that can come up, whether the player to move loses.
struct Table {
    /// No kind of heap is there more often than all heaps together at the start.
    side: usize,
    lost: Vec<bool>,
}

impl Table {
    fn new(start: Heaps) -> Self {
        let all: usize = start.iter().sum();
        let side = all + 1;
        let mut table = Table {
            side,
            lost: vec![false; side * side * (start[2] + 1)],
        };
        // Each move lowers the number of the largest heaps that it changes: ascending order of
        // (threes, twos, ones) meets every position after all that can follow it.
        for threes in 0..=start[2] {
            for twos in 0..=all - threes {
                for ones in 0..=all - threes - twos {
                    let heaps = [ones, twos, threes];
                    let wins = moves(heaps).any(|(_, _, after)| table.lost[table.place(after)]);
                    let place = table.place(heaps);
                    table.lost[place] = !wins;
                }
            }
        }
        table
    }

    fn place(&self, [ones, twos, threes]: Heaps) -> usize {
        (threes * self.side + twos) * self.side + ones
    }
}

/// The winning first moves for any numbers of heaps, by search among very few of them.
///
/// Two equal heaps may be left away or put in: whoever wins without them wins with them too, by
/// answering each move in one of them with the same move in the other. So as many pairs are taken
/// away as can be without losing a kind of heap, and the winning moves stay the same.
pub fn second(input: &Input) -> Output {
    let few = |heaps: u64| if heaps.is_multiple_of(2) { 2 } else { 1 };
    solve(&Input {
        twos: few(input.twos),
        threes: few(input.threes),
    })
    .expect("four heaps are few")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stone47;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Stone47>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_small_numbers_of_heaps() {
        for twos in 1..=14 {
            for threes in 1..=14 {
                let input = Input { twos, threes };
                confirm_by_brute::<Stone47>(&input);
                assert_eq!(second(&input), Stone47::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_the_ends_of_the_source_tier() {
        for (twos, threes) in [(1, 100), (100, 1), (99, 100), (100, 99)] {
            confirm_by_brute::<Stone47>(&Input { twos, threes });
        }
    }

    #[test]
    fn the_table_of_the_module_doc_is_right() {
        let moves = |twos, threes| solve(&Input { twos, threes }).unwrap().moves;
        assert_eq!(moves(2, 2), []);
        assert_eq!(moves(1, 2), [(2, 2), (3, 2)]);
        assert_eq!(moves(2, 1), [(2, 1), (3, 3)]);
        assert_eq!(moves(1, 1), [(3, 1)]);
    }

    #[test]
    fn too_many_heaps_are_declined() {
        let twos = 200;
        assert_eq!(solve(&Input { twos, threes: 1 }), None);
        let (twos, threes) = (u64::MAX, u64::MAX);
        assert_eq!(solve(&Input { twos, threes }), None);
    }
}
