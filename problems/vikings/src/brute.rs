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

/// Cells times rounds that the simulation takes on.
const MOST_WORK: usize = 100_000_000;

/// Whether a route exists, by all the rounds: where the Vikings can be, and where you can be on a
/// route that was safe so far. `None` if that takes too long.
///
/// Once the Vikings' places do not change any more, yours depend on those of the round before only; so
/// when they are the same as two rounds ago, they go on like that for ever.
pub fn round_by_round(input: &Input) -> Option<bool> {
    let (n, m) = (input.rows.len(), input.rows[0].len());
    let cells = input.rows.concat();
    let is_at = |letter: u8| cells.iter().map(|&cell| cell == letter).collect::<Vec<_>>();
    let (mut vikings, mut yours) = (is_at(b'V'), is_at(b'Y'));
    let mut before = vec![false; n * m];
    for _ in 0..MOST_WORK / (n * m) {
        let mut vikings_next = stepped(&vikings, &cells, m);
        for (next, &stays) in vikings_next.iter_mut().zip(&vikings) {
            *next |= stays;
        }
        let sunk = in_sight(&vikings_next, &cells, m);
        let mut yours_next = stepped(&yours, &cells, m);
        for (next, &sunk) in yours_next.iter_mut().zip(&sunk) {
            *next &= !sunk;
        }
        if (0..n * m).any(|cell| yours_next[cell] && cells[cell] == b'T') {
            return Some(true);
        }
        if vikings_next == vikings && yours_next == before || !yours_next.contains(&true) {
            return Some(false);
        }
        vikings = vikings_next;
        before = std::mem::replace(&mut yours, yours_next);
    }
    None
}

/// The sea cells beside those of a set, on a map of `m` columns.
fn stepped(set: &[bool], cells: &[u8], m: usize) -> Vec<bool> {
    let is_in = |cell: Option<usize>| cell.and_then(|cell| set.get(cell)).is_some_and(|&is| is);
    (0..cells.len())
        .map(|cell| {
            let left = (cell % m > 0).then(|| cell - 1);
            let right = (cell % m + 1 < m).then_some(cell + 1);
            let beside = [cell.checked_sub(m), cell.checked_add(m), left, right];
            cells[cell] != b'I' && beside.into_iter().any(is_in)
        })
        .collect()
}

/// The cells that lie in a row or a column with one of a set, no island between.
fn in_sight(set: &[bool], cells: &[u8], m: usize) -> Vec<bool> {
    let mut seen = vec![false; cells.len()];
    for (number, line) in cells.chunks(m).enumerate() {
        let row: Vec<usize> = (0..line.len()).map(|column| number * m + column).collect();
        look_along(&row, set, cells, &mut seen);
    }
    for column in 0..m {
        let column: Vec<usize> = (column..cells.len()).step_by(m).collect();
        look_along(&column, set, cells, &mut seen);
    }
    seen
}

/// Marks what is seen along one line, stretch by stretch.
fn look_along(line: &[usize], set: &[bool], cells: &[u8], seen: &mut [bool]) {
    for stretch in line.split(|&cell| cells[cell] == b'I') {
        if stretch.iter().any(|&cell| set[cell]) {
            for &cell in stretch {
                seen[cell] = true;
            }
        }
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
