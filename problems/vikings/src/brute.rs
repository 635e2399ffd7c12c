//! VIKINGS straight from the rules, with all places of the Vikings as one set.

use std::collections::HashSet;

use crate::{Input, Output};

/// Cells that the search takes on.
const MOST_CELLS: usize = 64;

/// Whether a route exists, by search over pairs of your cell and the set of cells where the Vikings
/// can be, or `None` if the map is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let (n, m) = (input.rows.len(), input.rows[0].len());
    if n * m > MOST_CELLS {
        return None;
    }
    let at = |cell: usize| input.rows[cell / m][cell % m];
    let find = |letter: u8| (0..n * m).find(|&cell| at(cell) == letter);
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

    let start = (find(b'Y')?, 1_u64 << find(b'V')?);
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
                return Some(Output { exists: true });
            }
            if seen.insert((to, after)) {
                list.push((to, after));
            }
        }
    }
    Some(Output { exists: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vikings;
    use crate::cases::chart;
    use contract::{Room, confirm_by_brute, cross_check, seeded};
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
