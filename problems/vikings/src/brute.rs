//! VIKINGS straight from the rules, with all places of the Vikings as one set, and a second method
//! by distances for large maps.

use std::collections::HashSet;

use crate::Input;

/// Cells that the search takes on.
const MOST_CELLS: usize = 64;

/// Whether a route exists, by search over pairs of your cell and the set of cells where the Vikings
/// can be, or `None` if the map is too large.
pub fn solve(input: &Input) -> Option<bool> {
    let (n, m) = (input.rows.len(), input.rows[0].len());
    if n * m > MOST_CELLS {
        return None;
    }
    let at = |cell: usize| input.rows[cell / m][cell % m];
    let find = |letter: u8| {
        (0..n * m)
            .find(|&cell| at(cell) == letter)
            .expect("one each")
    };
    let walk = |cell: usize, (down, across): (isize, isize)| {
        let row = (cell / m).checked_add_signed(down)?;
        let column = (cell % m).checked_add_signed(across)?;
        let is_sea = row < n && column < m && input.rows[row][column] != b'I';
        is_sea.then(|| row * m + column)
    };
    let directions = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    let sunk_by = |yours: usize, viking: usize| {
        yours == viking
            || directions.iter().any(|&way| {
                let mut line = std::iter::successors(Some(viking), |&cell| walk(cell, way));
                line.any(|cell| cell == yours)
            })
    };

    let start = (find(b'Y'), 1_u64 << find(b'V'));
    let mut seen = HashSet::from([start]);
    let mut list = vec![start];
    while let Some((yours, vikings)) = list.pop() {
        let mut after = vikings;
        for cell in (0..n * m).filter(|cell| vikings >> cell & 1 == 1) {
            for to in directions.iter().filter_map(|&way| walk(cell, way)) {
                after |= 1 << to;
            }
        }
        for to in directions.iter().filter_map(|&way| walk(yours, way)) {
            if (0..n * m).any(|viking| after >> viking & 1 == 1 && sunk_by(to, viking)) {
                continue;
            }
            if at(to) == b'T' {
                return Some(true);
            }
            if seen.insert((to, after)) {
                list.push((to, after));
            }
        }
    }
    Some(false)
}

/// Words of 64 cells that the simulation goes over, and cells that it looks at.
const MOST_WORK: usize = 4_000_000_000;

/// Whether a route exists, by all the rounds: where the Vikings can be, and where you can be on a
/// route that was safe so far, 64 cells in a word. `None` if that takes too long.
///
/// Since the Vikings may stay, their places only grow in number, and so do the cells in sight.
/// Once they do not, yours depend on those of the round before only; so when they are the same as
/// two rounds ago, they go on like that for ever.
pub fn round_by_round(input: &Input) -> Option<bool> {
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
            return Some(true);
        }
        if known + news.len() == 0 && next.words == before.words || next.is_empty() {
            return Some(false);
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

/// Whether a route exists, from the distances of all cells from the Vikings: the first round after
/// which a cell can be shot at is the least distance in its stretches, found by four sweeps.
pub fn second(input: &Input) -> bool {
    const NEVER: u32 = u32::MAX;
    let (n, m) = (input.rows.len(), input.rows[0].len());
    let cells = input.rows.concat();
    let find = |letter: u8| {
        cells
            .iter()
            .position(|&cell| cell == letter)
            .expect("one each")
    };
    let neighbours = |cell: usize| {
        let (row, column) = (cell / m, cell % m);
        [
            (row > 0).then(|| cell - m),
            (row + 1 < n).then_some(cell + m),
            (column > 0).then(|| cell - 1),
            (column + 1 < m).then_some(cell + 1),
        ]
        .into_iter()
        .flatten()
    };
    // Rounds to every cell; a cell may be entered in a round only if `is_open` says so.
    let rounds = |start: usize, is_open: &dyn Fn(usize, u32) -> bool| {
        let mut time = vec![NEVER; n * m];
        time[start] = 0;
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(cell) = queue.pop_front() {
            for to in neighbours(cell) {
                let round = time[cell] + 1;
                if time[to] == NEVER && cells[to] != b'I' && is_open(to, round) {
                    time[to] = round;
                    queue.push_back(to);
                }
            }
        }
        time
    };
    let distance = rounds(find(b'V'), &|_, _| true);

    let mut shot = distance.clone();
    let mut sweep = |line: &mut dyn Iterator<Item = usize>| {
        let mut least = NEVER;
        for cell in line {
            least = least.min(distance[cell]);
            if cells[cell] == b'I' {
                least = NEVER;
            }
            shot[cell] = shot[cell].min(least);
        }
    };
    for row in 0..n {
        sweep(&mut (0..m).map(|column| row * m + column));
        sweep(&mut (0..m).rev().map(|column| row * m + column));
    }
    for column in 0..m {
        sweep(&mut (0..n).map(|row| row * m + column));
        sweep(&mut (0..n).rev().map(|row| row * m + column));
    }
    rounds(find(b'Y'), &|cell, round| round < shot[cell])[find(b'T')] != NEVER
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{chart, random};
    use crate::{Output, Vikings};
    use casebook::{RngExt, Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_maps() {
        cross_check::<Vikings>(5000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_maps_of_two_by_three() {
        let mut count = [0, 0];
        for number in 0..5_usize.pow(6) {
            let letters: Vec<u8> = (0..6)
                .map(|cell| b".IYVT"[number / 5_usize.pow(cell) % 5])
                .collect();
            let is_map = b"YVT".iter().all(|&letter| {
                let found = (0..6).filter(|&cell| letters[cell] == letter);
                found.count() == 1
            });
            if is_map {
                let rows = letters.chunks(3).map(<[u8]>::to_vec).collect();
                let input = Input { rows };
                confirm_by_brute::<Vikings>(&input);
                count[usize::from(Vikings::solve(&input).exists)] += 1;
            }
        }
        assert_eq!(count.iter().sum::<usize>(), 6 * 5 * 4 * 8);
        assert!(count[1] > 0);
    }

    #[test]
    fn reference_and_distances_agree_on_middling_maps() {
        let mut rng = seeded(&["vikings", "distances"]);
        let mut count = [0, 0];
        for _ in 0..3000 {
            let (n, m) = (rng.random_range(3..=25), rng.random_range(3..=25));
            let islands = rng.random_range(10..=45);
            let input = random(&mut rng, n, m, islands);
            let Output { exists } = Vikings::solve(&input);
            assert_eq!(exists, second(&input), "{input}");
            count[usize::from(exists)] += 1;
        }
        assert!(count[0].min(count[1]) > 300, "{count:?}");
    }

    #[test]
    fn reference_and_simulation_agree_on_small_and_middling_maps() {
        let mut rng = seeded(&["vikings", "rounds"]);
        for _ in 0..300 {
            let (n, m) = (rng.random_range(2..=16), rng.random_range(2..=16));
            let input = random(&mut rng, n, m, 35);
            let Output { exists } = Vikings::solve(&input);
            assert_eq!(Some(exists), round_by_round(&input), "{input}");
        }
    }

    #[test]
    fn the_route_is_fixed_in_advance() {
        // Whoever may look where the Vikings go gets to this treasure, but no fixed route does.
        let input = chart("I...V./I..I../II..../...Y.I/.I..II/T....I");
        assert!(!Vikings::solve(&input).exists);
        confirm_by_brute::<Vikings>(&input);
    }

    #[test]
    fn small_maps_are_of_both_kinds() {
        let mut rng = seeded(&["vikings", "kinds"]);
        let found = (0..1000).filter(|_| Vikings::solve(&Vikings::small(&mut rng)).exists);
        assert!((150..850).contains(&found.count()));
    }

    #[test]
    fn a_map_without_a_treasure_is_refused() {
        let read = read_bytes::<Vikings>("VIKINGS.INP", b"1 3\nYV.\n");
        assert_eq!(
            read.unwrap_err().to_string(),
            "VIKINGS.INP:2: the map has 0 cells 'T', not 1"
        );
    }
}
