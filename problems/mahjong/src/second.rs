//! A proof that a given play is the right one.

use std::collections::BTreeSet;

use crate::{Input, Output};

/// When something is never taken or never uncovered.
const NEVER: usize = usize::MAX;

/// Whether the output is the right play, by the times at which its moves happen.
///
/// Colour `c` is taken at the time `taken[c]`, counted from 1, or never. A tile is uncovered from a
/// side after the latest time at which a tile before it goes, which is a running maximum along
/// its line; so one pass in each direction gives the time `open[c]` since which the pair may go. The
/// play is legal if `open[c] < taken[c]` for all it takes, it cannot be continued if no other
/// colour ever opens, and it is the smallest if each of its colours is the smallest one open.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let colours = input.tiles.len() / 2;
    let mut taken = vec![NEVER; colours + 1];
    for (time, &colour) in (1..).zip(&output.taken) {
        match taken.get_mut(colour as usize) {
            Some(at) if colour > 0 && *at == NEVER => *at = time,
            _ => return false,
        }
    }
    let n = input.columns;
    let m = input.tiles.len() / n;
    let mut open = vec![NEVER; colours + 1];
    let rows = (0..m).map(|row| (row * n..(row + 1) * n).collect());
    let columns = (0..n).map(|column| (column..m * n).step_by(n).collect());
    for mut lines in [rows.collect::<Vec<Vec<usize>>>(), columns.collect()] {
        for _ in 0..2 {
            let mut both = vec![0; colours + 1];
            for line in &mut lines {
                let mut latest = 0;
                for &tile in &*line {
                    let colour = input.tiles[tile] as usize;
                    both[colour] = latest.max(both[colour]);
                    latest = latest.max(taken[colour]);
                }
                line.reverse();
            }
            for (open, both) in open.iter_mut().zip(both) {
                *open = both.min(*open);
            }
        }
    }
    let mut opening = vec![Vec::new(); output.taken.len() + 1];
    for colour in 1..=colours {
        match (open[colour], taken[colour]) {
            (NEVER, NEVER) => {}
            (open, taken) if open < taken && taken != NEVER => opening[open].push(colour),
            _ => return false,
        }
    }
    let mut are_open = BTreeSet::new();
    opening.iter().zip(&output.taken).all(|(new, &colour)| {
        are_open.extend(new);
        are_open.pop_first() == Some(colour as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mahjong;
    use crate::brute;
    use inpout::Problem;

    #[test]
    fn the_proof_by_times_accepts_the_best_play_and_no_other() {
        let mut rng = contract::seeded(&["mahjong", "times"]);
        let mut refused = 0;
        for _ in 0..300 {
            let input = <Mahjong as contract::Room>::small(&mut rng);
            let best = brute::solve(&input).unwrap();
            assert!(is_right(&input, &best), "{input}");
            for place in 1..best.taken.len() {
                let mut other = best.clone();
                other.taken.swap(place - 1, place);
                assert!(!is_right(&input, &other), "{input}{other}");
                refused += 1;
            }
            let mut other = best.clone();
            if other.taken.pop().is_some() {
                assert!(!is_right(&input, &other), "{input}{other}");
            }
        }
        assert!(refused > 300);
    }

    #[test]
    fn the_reference_is_right_on_boards_that_are_played_almost_to_the_end() {
        let mut rng = contract::seeded(&["mahjong", "peeled"]);
        for name in [
            "two-rows",
            "two-columns",
            "left-and-top",
            "in-order",
            "unlocks-smaller",
            "stuck-late",
            "source-left",
        ] {
            let input = <Mahjong as contract::Room>::recipe(name, &mut rng).unwrap();
            let output = Mahjong::solve(&input);
            assert!(3 * output.taken.len() > input.tiles.len(), "{name}");
            assert!(is_right(&input, &output), "{name}");
        }
    }

    #[test]
    fn the_reference_is_right_on_boards_of_thousands_of_colours() {
        let mut rng = contract::seeded(&["mahjong", "colours"]);
        // Around 64 and 64² colours the tree of colours gets a level more.
        for (m, columns) in [
            (1, 126),
            (2, 63),
            (16, 8),
            (13, 10),
            (13, 630),
            (64, 128),
            (90, 1000),
        ] {
            let order = contract::permutation(m * columns, &mut rng);
            let colour = |tile: usize| u32::try_from(tile / 2 + 1).unwrap();
            let tiles = order.into_iter().map(colour).collect();
            let input = Input { columns, tiles };
            let output = Mahjong::solve(&input);
            assert!(!output.taken.is_empty());
            assert!(is_right(&input, &output));
        }
    }
}
