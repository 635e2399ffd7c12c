//! All plays, straight from the rules.

use std::collections::HashMap;

use crate::{Input, Output};

/// Tiles that [`solve`] takes on: it looks at all sets of colours.
const MOST_TILES: usize = 20;

/// The best play by search, or `None` if there are too many tiles.
pub fn solve(input: &Input) -> Option<Output> {
    if input.tiles.len() > MOST_TILES {
        return None;
    }
    let mut known = HashMap::new();
    let taken = best(input, 0, &mut known);
    Some(Output { taken })
}

/// The longest play, of several the smallest, after the colours in the set of bits `gone` have gone.
fn best(input: &Input, gone: u32, known: &mut HashMap<u32, Vec<u32>>) -> Vec<u32> {
    if let Some(play) = known.get(&gone) {
        return play.clone();
    }
    let mut play: Vec<u32> = Vec::new();
    for colour in 1..=u32::try_from(input.tiles.len() / 2).expect("few tiles") {
        if gone >> colour & 1 == 0 && may_go(input, gone, colour) {
            let mut other = vec![colour];
            other.extend(best(input, gone | 1 << colour, known));
            let is_better = other.len() > play.len() || other.len() == play.len() && other < play;
            if is_better {
                play = other;
            }
        }
    }
    known.insert(gone, play.clone());
    play
}

/// Whether both tiles of the colour are the first ones left from one and the same direction.
fn may_go(input: &Input, gone: u32, colour: u32) -> bool {
    let n = input.columns;
    let is_left = |tile: usize| gone >> input.tiles[tile] & 1 == 0;
    let pair: Vec<usize> = (0..input.tiles.len())
        .filter(|&tile| input.tiles[tile] == colour)
        .collect();
    let same_row = |a: usize, b: usize| a / n == b / n;
    let same_column = |a: usize, b: usize| a % n == b % n;
    let first = |hides: &dyn Fn(usize, usize) -> bool| {
        pair.iter()
            .all(|&tile| (0..input.tiles.len()).all(|other| !is_left(other) || !hides(other, tile)))
    };
    first(&|other, tile| same_row(other, tile) && other < tile)
        || first(&|other, tile| same_row(other, tile) && other > tile)
        || first(&|other, tile| same_column(other, tile) && other < tile)
        || first(&|other, tile| same_column(other, tile) && other > tile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mahjong;
    use crate::cases::board;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, solve_bytes};

    #[test]
    fn reference_and_search_agree_on_random_boards() {
        cross_check::<Mahjong>(3000);
    }

    /// All boards of this width with the colours in order of their first tiles.
    fn every_board(tiles: usize, columns: usize, begun: &mut Vec<u32>, boards: &mut Vec<Input>) {
        if begun.len() == tiles {
            boards.push(Input {
                columns,
                tiles: begun.clone(),
            });
            return;
        }
        let colours = begun.iter().copied().max().unwrap_or(0);
        for colour in 1..=(colours + 1).min(u32::try_from(tiles / 2).unwrap()) {
            if begun.iter().filter(|&&other| other == colour).count() < 2 {
                begun.push(colour);
                every_board(tiles, columns, begun, boards);
                begun.pop();
            }
        }
    }

    #[test]
    fn reference_and_search_agree_on_every_board_of_eight_tiles() {
        for columns in [1, 2, 4, 8] {
            let mut boards = Vec::new();
            every_board(8, columns, &mut Vec::new(), &mut boards);
            assert_eq!(boards.len(), 105);
            boards.iter().for_each(confirm_by_brute::<Mahjong>);
        }
    }

    #[test]
    fn all_goes_in_order_from_a_single_row_or_column() {
        // Every tile is the only one of its column, or of its row.
        let tiles = vec![3, 1, 2, 2, 1, 3];
        for columns in [1, 6] {
            let tiles = tiles.clone();
            let output = Mahjong::solve(&Input { columns, tiles });
            assert_eq!(output.to_string(), "3\n1 2 3\n");
        }
    }

    #[test]
    fn nothing_may_go_if_every_pair_is_seen_from_different_sides_only() {
        let crossed = board(&[&[1, 2], &[2, 1]]);
        assert_eq!(Mahjong::solve(&crossed).to_string(), "0\n\n");
        let mixed = board(&[&[1, 2], &[3, 1], &[2, 3]]);
        assert_eq!(Mahjong::solve(&mixed).to_string(), "0\n\n");
    }

    #[test]
    fn both_pairs_named_in_the_document_may_go_first() {
        let input = board(&[&[1, 2, 3, 4], &[1, 2, 3, 4], &[5, 5, 6, 6]]);
        let first: Vec<u32> = (1..=6).filter(|&c| may_go(&input, 0, c)).collect();
        assert_eq!(first, [1, 4, 5, 6]);
    }

    #[test]
    fn what_is_wrong_with_a_board_is_told() {
        for (text, message) in [
            ("3 3\n", "MAHJONG.INP:1: 3 × 3 tiles are no pairs"),
            (
                "1 2\n1 2\n",
                "MAHJONG.INP:2: row 1: tile: 2 is not in 1..=1",
            ),
            (
                "2 2\n1 2\n1 1\n",
                "MAHJONG.INP:3: row 2: colour 1 stands on a third tile",
            ),
        ] {
            let error = solve_bytes::<Mahjong>("MAHJONG.INP", text.as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }
}
