//! Distances from the Vikings, by sweeps.

use crate::{Input, Output};

/// Whether a route exists, from the distances of all cells from the Vikings: the first round after
/// which a cell can be shot at is the least distance in its stretches, found by four sweeps.
pub fn solve(input: &Input) -> Output {
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
    let yours = rounds(find(b'Y'), &|cell, round| round < shot[cell]);
    Output {
        exists: yours[find(b'T')] != NEVER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vikings;
    use crate::cases::random;
    use contract::{Rng, RngExt, seeded};
    use inpout::Problem;

    /// Compares both on random maps whose sides and share of islands `pick` chooses.
    fn check(name: &str, mut pick: impl FnMut(&mut Rng) -> (usize, usize, u32)) {
        let mut rng = seeded(&["vikings", name]);
        let mut count = [0, 0];
        for _ in 0..3000 {
            let (n, m, islands) = pick(&mut rng);
            let input = random(&mut rng, n, m, islands);
            let output = Vikings::solve(&input);
            assert_eq!(output, solve(&input), "{input}");
            count[usize::from(output.exists)] += 1;
        }
        assert!(count[0].min(count[1]) > 300, "{count:?}");
    }

    #[test]
    fn reference_and_distances_agree_on_middling_maps() {
        check("distances", |rng| {
            let mut side = || rng.random_range(3..=25);
            let (n, m) = (side(), side());
            (n, m, rng.random_range(10..=45))
        });
    }

    #[test]
    fn reference_and_distances_agree_where_squares_of_eight_end() {
        check("squares", |rng| {
            let mut side = || 8 * rng.random_range(1..=9) + rng.random_range(0..=2) - 1;
            let (n, m) = (side(), side());
            (n, m, rng.random_range(1..=40))
        });
    }
}
