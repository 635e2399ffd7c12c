//! Every board that can be left, and the replay of a play.

use std::collections::HashSet;

use crate::brute::{Grid, count, dropped};
use crate::search::Search;
use crate::{Input, Output};

/// Boards beyond which keeping all of them is called too much.
const MOST_BOARDS: usize = 1_500_000;

/// The answer by every board, or `None` if there are too many.
fn by_boards(discs: &[u32]) -> Option<Output> {
    let mut boards = HashSet::from([[[0; 7]; 7]]);
    let mut met = 0;
    let (&last, before) = discs.split_last()?;
    let after = |grid: Grid, disc| (0..7).filter_map(move |column| dropped(grid, column, disc));
    for &disc in before {
        let grids = boards.into_iter();
        boards = grids.flat_map(|grid| after(grid, disc)).collect();
        met += boards.len();
        if met > MOST_BOARDS {
            return None;
        }
    }
    let ends = boards.into_iter().flat_map(|grid| after(grid, last));
    Some(Output(ends.map(|grid| count(&grid)).min()))
}

/// The discs left by a play with these columns, if it is possible.
pub fn replay(discs: &[u32], columns: &[usize]) -> Option<u32> {
    let mut grid = [[0; 7]; 7];
    for (&disc, &column) in discs.iter().zip(columns) {
        grid = dropped(grid, column, disc)?;
    }
    Some(count(&grid))
}

/// Whether the answer is right: by every board; or if there are too many and the answer is 0, by
/// a play that leaves nothing, for which the reference's search is asked.
pub fn is_right(input: &Input, answer: &Output) -> Option<bool> {
    if *answer == Output(Some(0)) {
        let columns = Search::deciding(&input.discs).play(&input.discs)?;
        let is_whole = columns.len() == input.discs.len();
        return Some(is_whole && replay(&input.discs, &columns) == Some(0));
    }
    Some(by_boards(&input.discs)? == *answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Drop;
    use crate::brute::tests::discs;
    use contract::{RngExt, seeded};
    use inpout::Problem;

    fn answer(text: &str) -> Output {
        Drop::solve(&Input { discs: discs(text) })
    }

    #[test]
    fn known_answers_come_out_by_both_methods() {
        for (text, left) in [
            ("236416", 2),
            ("22", 0),
            ("333", 0),
            ("2364", 2),
            ("1", 0),
            ("7777777", 0),
            ("33333333", 2),
            ("66666666", 2),
            ("77777777", 1),
            ("25523546", 1),
        ] {
            assert_eq!(answer(text), Output(Some(left)), "{text}");
            assert_eq!(by_boards(&discs(text)), Some(Output(Some(left))), "{text}");
        }
        assert_eq!(answer("515174352"), Output(Some(1)));
    }

    #[test]
    fn plays_leave_what_the_search_says() {
        let mut rng = seeded(&["drop", "witness"]);
        for _ in 0..20 {
            let discs: Vec<u32> = (0..7).map(|_| rng.random_range(1..=7)).collect();
            let search = Search::deciding(&discs);
            let columns = search.play(&discs).unwrap();
            assert_eq!(replay(&discs, &columns), search.fewest(), "{discs:?}");
        }
    }
}
