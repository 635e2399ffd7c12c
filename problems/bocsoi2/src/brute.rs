//! The two heaps straight from the rules: a position is lost if no move leaves a lost one.

use crate::{Heaps, Input, Output};

/// The largest heap of a table that is filled in whole.
const LARGEST: u64 = 1000;

/// All winning first moves by a table of every position, or `None` if it is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let largest = input.positions.iter().map(|&(x, y)| x.max(y)).max()?;
    if largest > LARGEST {
        return None;
    }
    let table = Table::new(usize::try_from(largest).ok()?);
    Some(Output {
        left: input
            .positions
            .iter()
            .map(|&heaps| {
                let (x, y) = narrowed(heaps);
                table.winning(x, y).map(widened).collect()
            })
            .collect(),
    })
}

fn narrowed((x, y): Heaps) -> (usize, usize) {
    let narrow = |heap| usize::try_from(heap).expect("a heap in the table");
    (narrow(x), narrow(y))
}

fn widened((x, y): (usize, usize)) -> Heaps {
    (x as u64, y as u64)
}

/// Which positions are lost for the player to move.
struct Table {
    lost: Vec<Vec<bool>>,
}

impl Table {
    fn new(largest: usize) -> Self {
        let mut table = Table {
            lost: vec![vec![false; largest + 1]; largest + 1],
        };
        for x in 0..=largest {
            for y in 0..=largest {
                let is_lost = table.winning(x, y).next().is_none();
                table.lost[x][y] = is_lost;
            }
        }
        table
    }

    /// What winning moves leave, in ascending order: the first heap is the smaller, the more is
    /// taken from it, and then the second.
    fn winning(&self, x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> {
        let from_first = (1..=x.min(4)).rev().flat_map(move |take| {
            let from_both = (take <= 3 && take <= y).then(|| (x - take, y - take));
            from_both.into_iter().chain([(x - take, y)])
        });
        let from_second = (1..=y.min(4)).rev().map(move |take| (x, y - take));
        from_first
            .chain(from_second)
            .filter(|&(x, y)| self.lost[x][y])
    }
}

/// The heap that the table is searched up to, and the height of the step in which larger heaps
/// are brought down into it.
const TABLE: u64 = 60;
const PERIOD: u64 = 5;

/// The winning moves for heaps of any size without the formula: the lost positions repeat, so a
/// heap above a searched table stands for one inside it. That the searched table repeats as the
/// module doc proves it is looked at first.
pub fn second(input: &Input) -> Output {
    let table = Table::new(usize::try_from(TABLE).expect("a small number"));
    let is_lost = |heaps| {
        let (x, y) = narrowed(heaps);
        table.lost[x][y]
    };
    for x in 4..=TABLE - PERIOD {
        for y in 0..=TABLE {
            assert_eq!(is_lost((x, y)), is_lost((x + PERIOD, y)), "no period");
        }
    }
    // How far a heap is brought down: it keeps enough stones for every move.
    let drop = |heap: u64| heap.saturating_sub(TABLE).next_multiple_of(PERIOD);
    let left = input.positions.iter().map(|&(x, y)| {
        let (down_x, down_y) = (drop(x), drop(y));
        let (low_x, low_y) = narrowed((x - down_x, y - down_y));
        table
            .winning(low_x, low_y)
            .map(|left| {
                let (x, y) = widened(left);
                (x + down_x, y + down_y)
            })
            .collect()
    });
    Output {
        left: left.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bocsoi2;
    use casebook::{confirm_by_brute, cross_check};

    fn all(least: u64, largest: u64) -> Input {
        Input {
            positions: (least..=largest)
                .flat_map(|x| (least..=largest).map(move |y| (x, y)))
                .collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_pairs() {
        cross_check::<Bocsoi2>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_up_to_250() {
        confirm_by_brute::<Bocsoi2>(&all(0, 250));
    }

    #[test]
    fn reference_and_brute_force_agree_at_the_end_of_the_table() {
        confirm_by_brute::<Bocsoi2>(&all(LARGEST - 50, LARGEST));
        let thin = (0..=LARGEST).flat_map(|x| (0..=5).flat_map(move |y| [(x, y), (y, x)]));
        confirm_by_brute::<Bocsoi2>(&Input {
            positions: thin.collect(),
        });
    }

    #[test]
    fn heaps_brought_down_agree_with_the_brute_force() {
        let input = all(0, 130);
        assert_eq!(Some(second(&input)), solve(&input));
    }
}
