//! Distances from the Vikings, by sweeps.

use std::collections::VecDeque;

use crate::second::with_rim;
use crate::{Input, Output};

/// Whether a route exists, from the distances of all cells from the Vikings: the first round after
/// which a cell can be shot at is the least distance in its stretches, found by four sweeps.
pub fn solve(input: &Input) -> Output {
    const NEVER: u32 = u32::MAX;
    let (cells, width) = with_rim(input, 1);
    let is_letter = |letter: u8| cells.iter().position(|&cell| cell == letter);
    let find = |letter: u8| is_letter(letter).expect("one each");
    // Rounds to every cell; a cell may be entered in a round only if `is_open` says so.
    let rounds = |start: usize, is_open: &dyn Fn(usize, u32) -> bool| {
        let mut time = vec![NEVER; cells.len()];
        time[start] = 0;
        let mut queue = VecDeque::from([start]);
        while let Some(cell) = queue.pop_front() {
            let round = time[cell] + 1;
            for to in [cell - width, cell - 1, cell + 1, cell + width] {
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
    // All rows follow one another; an island is between them.
    sweep(&mut (0..cells.len()));
    sweep(&mut (0..cells.len()).rev());
    for column in 0..width {
        sweep(&mut (column..cells.len()).step_by(width));
        sweep(&mut (column..cells.len()).step_by(width).rev());
    }
    let yours = rounds(find(b'Y'), &|cell, round| round < shot[cell]);
    let exists = yours[find(b'T')] != NEVER;
    Output { exists }
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
    fn reference_and_distances_agree_on_sides_near_multiples_of_eight() {
        check("squares", |rng| {
            let mut side = || 8 * rng.random_range(1..=9) + rng.random_range(0..=2) - 1;
            let (n, m) = (side(), side());
            (n, m, rng.random_range(1..=40))
        });
    }
}
