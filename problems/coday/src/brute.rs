//! The strip straight from the rules, cell by cell for longer ones, and a second method that works
//! forward from lost positions.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Input, Output};

/// How many pushes the search looks at.
const MOST_SEARCHED: usize = 100_000;

/// The answer by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let longest = input.longest;
    if input.cell * longest * longest > MOST_SEARCHED {
        return None;
    }
    let mut book = Book::new(Rules { longest });
    let start = (input.cell, 0);
    let ending = book.ending(&start).ok()?;
    let moves = book.endings_of_moves(&start).ok()?.into_iter();
    let winning = moves.filter(|&(_, _, ending)| ending.outcome() == Outcome::Won);
    Some(Output {
        pushes: ending.moves().expect("the piece only comes nearer"),
        winning: winning.map(|(push, _, _)| push).collect(),
    })
}

/// How many pushes the table may look at.
const MOST_PUSHES: usize = 3_000_000_000;

/// A position: whether the player to move wins, and after how many pushes.
type Value = (bool, u32);

/// The answer by looking at every push from every position, or `None` if there are too many. No
/// push goes further than `M` cells, so the table holds the last `M + 1`: a search would have to
/// remember them all.
pub fn by_cells(input: &Input) -> Option<Output> {
    let (m, x) = (input.longest, input.cell);
    if x * (m + 1) * m > MOST_PUSHES {
        return None;
    }
    // table[i % (m + 1)][d]: on cell i after a push of d; 0 is none.
    let mut table: Vec<Vec<Value>> = vec![vec![(false, 0); m + 1]; m + 1];
    for cell in 1..=x {
        for barred in 0..=m {
            table[cell % (m + 1)][barred] = value(&table, cell, barred);
        }
    }
    let (wins, pushes) = table[x % (m + 1)][0];
    let winning = (1..=m).filter(|&push| push < x && !table[(x - push) % (m + 1)][push].0);
    let winning: Vec<usize> = winning.collect();
    assert_eq!(wins, pushes % 2 == 1, "the last push is the winner's");
    assert_eq!(wins, !winning.is_empty(), "who wins has a push that does");
    Some(Output { pushes, winning })
}

fn value(table: &[Vec<Value>], cell: usize, barred: usize) -> Value {
    let mut quickest_win = None;
    let mut slowest_loss = None;
    // There are as many cells in the table as pushes, and one more.
    let longest = table.len() - 1;
    // Cells cell − 1, cell − 2, … of the table.
    let before = (0..cell % table.len()).rev().chain((0..=longest).rev());
    for (push, place) in (1..=longest.min(cell - 1)).zip(before) {
        if push == barred {
            continue;
        }
        let (wins, pushes) = table[place][push];
        if !wins && quickest_win.is_none_or(|quickest| pushes < quickest) {
            quickest_win = Some(pushes);
        }
        slowest_loss = slowest_loss.max(Some(pushes));
    }
    match (quickest_win, slowest_loss) {
        (Some(pushes), _) => (true, pushes + 1),
        (None, Some(pushes)) => (false, pushes + 1),
        (None, None) => (false, 0),
    }
}

/// The answer by looking ahead instead of back: cell by cell, a position that no lost one has
/// reached is lost, and it tells all positions from which a push leads to it that they are won.
/// Only for the few lost ones the pushes are looked at, to see how long the loser holds out.
pub fn second(input: &Input) -> Output {
    let (m, x) = (input.longest, input.cell);
    // Pushes to the end by cell and last push (0: none), from cell i − m to cell i + m; `None` as
    // long as no lost position has been found one push away.
    let span = 2 * m + 1;
    let mut ring: Vec<Vec<Option<u32>>> = vec![vec![None; m + 1]; span];
    for cell in 1..=x {
        // Cell `cell + m` comes into view in the place of one that no push reaches any more.
        ring[(cell + m) % span].fill(None);
        for last in 0..=m {
            if ring[cell % span][last].is_some() {
                continue;
            }
            let pushes = (1..=m).filter(|&push| push != last && push < cell);
            let longest = pushes.filter_map(|push| ring[(cell - push) % span][push]);
            let lost_after = longest.max().map_or(0, |most| most + 1);
            ring[cell % span][last] = Some(lost_after);
            // A push of `last` cells leads here, unless the push before it was the same.
            if last == 0 {
                continue;
            }
            for (before, won) in ring[(cell + last) % span].iter_mut().enumerate() {
                if before != last && won.is_none_or(|sooner| lost_after + 1 < sooner) {
                    *won = Some(lost_after + 1);
                }
            }
        }
    }
    let after = |cell: usize, last: usize| ring[cell % span][last].expect("the cell has been left");
    Output {
        pushes: after(x, 0),
        winning: (1..=m.min(x - 1))
            .filter(|&push| after(x - push, push).is_multiple_of(2))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coday;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn all_agree(longest: usize, cell: usize) {
        let input = Input {
            cells: cell,
            longest,
            cell,
        };
        confirm_by_brute::<Coday>(&input);
        assert_eq!(Coday::solve(&input), second(&input), "{input}");
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Coday>(3000);
    }

    #[test]
    fn all_three_methods_agree_on_short_strips() {
        for longest in 1..=12 {
            for cell in 1..=80 {
                all_agree(longest, cell);
                let input = Input {
                    cells: cell,
                    longest,
                    cell,
                };
                assert_eq!(by_cells(&input), solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn all_three_methods_agree_with_every_longest_push() {
        for longest in 1..=100 {
            for cell in [longest + 1, longest + 2, 4 * longest + 5] {
                all_agree(longest, cell);
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_up() {
        for longest in [2, 3, 7, 22, 49, 55, 100] {
            for cell in 19_996..20_000 {
                let input = Input {
                    cells: cell,
                    longest,
                    cell,
                };
                assert_eq!(Coday::solve(&input), second(&input), "{input}");
            }
        }
    }

    #[test]
    fn lengths_known_from_elsewhere_are_found() {
        // Stones n = x − 1, M, length (even: lost), winning first takes.
        let known: [(usize, usize, u32, &[usize]); 9] = [
            (6, 4, 3, &[1, 3]),
            (10, 4, 4, &[]),
            (7, 5, 4, &[]),
            (13, 5, 6, &[]),
            (12, 3, 6, &[]),
            (20, 7, 7, &[3]),
            (1, 1, 1, &[1]),
            (5, 1, 1, &[1]),
            (100, 9, 31, &[4]),
        ];
        for (stones, longest, pushes, winning) in known {
            let output = Coday::solve(&Input {
                cells: stones + 1,
                longest,
                cell: stones + 1,
            });
            assert_eq!((output.pushes, &output.winning[..]), (pushes, winning));
        }
    }
}
