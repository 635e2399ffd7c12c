//! All rounds, 64 cells in a word.

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
    let cells: Vec<(usize, usize)> = (0..input.rows.len())
        .flat_map(|row| (0..input.rows[0].len()).map(move |column| (row, column)))
        .collect();
    let is_sea = |&(row, column): &(usize, usize)| input.rows[row][column] != b'I';
    let find = |letter: u8| {
        let mut with_letter = cells.iter().filter(|&&(i, j)| input.rows[i][j] == letter);
        *with_letter.next().expect("one each")
    };

    let mut open = Places::none(input);
    for &cell in cells.iter().filter(|cell| is_sea(cell)) {
        open.insert(cell);
    }
    let treasure = find(b'T');
    let mut yours = Places::none(input);
    yours.insert(find(b'Y'));
    let mut before = Places::none(input);
    let mut vikings = Places::none(input);
    let mut news = vec![find(b'V')];
    vikings.insert(news[0]);
    let mut work = look_from(input, news[0], &mut open);
    while work < MOST_WORK {
        let known = news.len();
        for place in std::mem::take(&mut news) {
            for to in WAYS.iter().filter_map(|&way| walk(input, place, way)) {
                if vikings.insert(to) {
                    work += look_from(input, to, &mut open);
                    news.push(to);
                }
            }
        }
        let next = yours.stepped(&open);
        work += next.words.len();
        if next.contains(treasure) {
            return Some(Output { exists: true });
        }
        if known + news.len() == 0 && next.words == before.words || next.is_empty() {
            return Some(Output { exists: false });
        }
        before = std::mem::replace(&mut yours, next);
    }
    None
}

/// Up, down, left and right.
const WAYS: [(isize, isize); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// The sea cell one step on, if there is one.
fn walk(
    input: &Input,
    (row, column): (usize, usize),
    (down, across): (isize, isize),
) -> Option<(usize, usize)> {
    let to = (
        row.checked_add_signed(down)?,
        column.checked_add_signed(across)?,
    );
    let letter = input.rows.get(to.0)?.get(to.1)?;
    (*letter != b'I').then_some(to)
}

/// Takes out of `open` what is seen from a cell; the number of cells looked at.
fn look_from(input: &Input, cell: (usize, usize), open: &mut Places) -> usize {
    let mut looked = 0;
    for way in WAYS {
        for seen in std::iter::successors(Some(cell), |&cell| walk(input, cell, way)) {
            open.remove(seen);
            looked += 1;
        }
    }
    looked
}

/// A set of cells, row by row, with a row of zeros above and one below.
struct Places {
    words: Vec<u64>,
    /// Words of a row.
    width: usize,
}

impl Places {
    fn none(input: &Input) -> Self {
        let width = input.rows[0].len().div_ceil(64);
        Places {
            words: vec![0; (input.rows.len() + 2) * width],
            width,
        }
    }

    fn word(&self, (row, column): (usize, usize)) -> usize {
        (row + 1) * self.width + column / 64
    }

    fn contains(&self, cell: (usize, usize)) -> bool {
        self.words[self.word(cell)] >> (cell.1 % 64) & 1 == 1
    }

    /// Whether the cell is new.
    fn insert(&mut self, cell: (usize, usize)) -> bool {
        let is_new = !self.contains(cell);
        let word = self.word(cell);
        self.words[word] |= 1 << (cell.1 % 64);
        is_new
    }

    fn remove(&mut self, cell: (usize, usize)) {
        let word = self.word(cell);
        self.words[word] &= !(1 << (cell.1 % 64));
    }

    fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The cells beside these that are open.
    fn stepped(&self, open: &Places) -> Places {
        let width = self.width;
        let mut next = vec![0; self.words.len()];
        for start in (width..self.words.len() - width).step_by(width) {
            let row = &self.words[start..start + width];
            for (at, word) in row.iter().enumerate() {
                let from_left = if at > 0 { row[at - 1] >> 63 } else { 0 };
                let from_right = row.get(at + 1).map_or(0, |word| word << 63);
                let place = start + at;
                let beside = word << 1 | from_left | word >> 1 | from_right;
                let above_and_below = self.words[place - width] | self.words[place + width];
                next[place] = (beside | above_and_below) & open.words[place];
            }
        }
        Places { words: next, width }
    }
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
