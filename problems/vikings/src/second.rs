//! All rounds, 64 cells in a word.

use std::{iter, mem};

use crate::{Input, Output};

/// Words of 64 cells that the simulation goes over, and cells that it looks at.
const MOST_WORK: usize = 4_000_000_000;

/// Whether a route exists, by all the rounds: where the Vikings can be, and where you can be on a
/// route that was safe so far, 64 cells in a word. `None` if that takes too long.
///
/// Since the Vikings may stay, their places only grow in number, and so do the cells in sight.
/// Once they do not, yours depend on those of the round before only; so when they are the same as
/// two rounds ago, they go on like that for ever.
pub fn solve(input: &Input) -> Option<Output> {
    let (letters, width) = with_rim(input, 64);
    let find = |letter: u8| letters.iter().position(|&it| it == letter);
    let is_sea = |&cell: &usize| letters[cell] != b'I';
    let ways = [1, width].into_iter();
    let ways = ways.flat_map(|step| [step, step.wrapping_neg()]);
    let mut open = vec![0; letters.len() / 64];
    (0..letters.len()).filter(is_sea).for_each(|cell| {
        add(&mut open, cell);
    });
    // Takes out of `open` what is seen from a cell; the number of cells looked at.
    let look_from = |cell: usize, open: &mut [u64]| {
        let mut looked = 0;
        for way in ways.clone() {
            let line = iter::successors(Some(cell), |at| Some(at.wrapping_add(way)));
            for seen in line.take_while(is_sea) {
                open[seen / 64] &= !(1 << (seen % 64));
                looked += 1;
            }
        }
        looked
    };

    let treasure = find(b'T')?;
    let none = vec![0; open.len()];
    let (mut yours, mut before, mut vikings) = (none.clone(), none.clone(), none.clone());
    add(&mut yours, find(b'Y')?);
    let mut news = vec![find(b'V')?];
    add(&mut vikings, news[0]);
    let mut work = look_from(news[0], &mut open);
    while work < MOST_WORK {
        let known = news.len();
        for place in mem::take(&mut news) {
            let beside = ways.clone().map(|way| place.wrapping_add(way));
            for to in beside.filter(is_sea) {
                if add(&mut vikings, to) {
                    work += look_from(to, &mut open);
                    news.push(to);
                }
            }
        }
        let next = stepped(&yours, &open, width / 64);
        work += next.len();
        if next[treasure / 64] >> (treasure % 64) & 1 == 1 {
            return Some(Output { exists: true });
        }
        if known + news.len() == 0 && next == before || next == none {
            return Some(Output { exists: false });
        }
        before = mem::replace(&mut yours, next);
    }
    None
}

/// The letters row by row, each filled up with at least one island to a multiple of `block`, between two
/// rows of islands; and the length of a row.
pub(crate) fn with_rim(input: &Input, block: usize) -> (Vec<u8>, usize) {
    let width = (input.rows[0].len() + 1).next_multiple_of(block);
    let mut letters = vec![b'I'; width];
    for row in &input.rows {
        letters.extend(row);
        letters.resize(letters.len().next_multiple_of(width), b'I');
    }
    letters.resize(letters.len() + width, b'I');
    (letters, width)
}

/// Adds a cell to a set; whether it is new.
fn add(words: &mut [u64], cell: usize) -> bool {
    let (word, bit) = (&mut words[cell / 64], 1 << (cell % 64));
    let is_new = *word & bit == 0;
    *word |= bit;
    is_new
}

/// The open cells beside these; a row has `width` words.
fn stepped(cells: &[u64], open: &[u64], width: usize) -> Vec<u64> {
    let mut next = vec![0; cells.len()];
    for at in width..cells.len() - width {
        let left_and_right =
            cells[at] << 1 | cells[at - 1] >> 63 | cells[at] >> 1 | cells[at + 1] << 63;
        next[at] = (left_and_right | cells[at - width] | cells[at + width]) & open[at];
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vikings;
    use crate::cases::random;
    use contract::{RngExt, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_simulation_agree_on_small_and_middling_maps() {
        let mut rng = seeded(&["vikings", "rounds"]);
        for _ in 0..300 {
            let (n, m) = (rng.random_range(2..=16), rng.random_range(2..=16));
            let input = random(&mut rng, n, m, 35);
            assert_eq!(solve(&input), Some(Vikings::solve(&input)), "{input}");
        }
    }
}
