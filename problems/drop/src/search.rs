//! Search layer by layer: the boards after one disc, after two, and so on.
//!
//! The work is done in this order, and ends with the first proof:
//!
//! 1. a narrow beam: 100 boards, 1000 for the last 20 discs, before which it does not matter much
//!    what the board looks like. For long strings with low discs at the end it often finds a 0;
//!    and it is complete if the boards are few, as for strings of ones and twos: these reach 43
//!    boards and no more, in whatever order they come (with threes there are 11 788);
//! 2. the complete search, given up when it has met a million boards: from about the twelfth disc of
//!    a random string on there are too many of them;
//! 3. a wide beam, whose answer is the best known if neither of the others was proved.
//!
//! Which strings are long, random, and leave something whatever one does is an open question;
//! the tests hold none. If every board of a complete layer is full, it is `Game Over!`; no string
//! is known that forces this.

use crate::board::{Board, Boards};

/// Boards that the complete search looks at before it is given up.
const MOST_BOARDS: usize = 1_000_000;

/// The boards after 0, 1, 2, … discs; after the last one only a board with the fewest discs.
pub(crate) struct Search {
    layers: Vec<Vec<Board>>,
    /// Whether no board has been left out.
    is_complete: bool,
}

impl Search {
    /// A search that proves its answer if one of those that are made here does.
    pub(crate) fn deciding(discs: &[u32]) -> Self {
        let narrow = Search::narrow(discs);
        if narrow.is_proof() {
            return narrow;
        }
        if let Some(complete) = Search::complete(discs) {
            return complete;
        }
        let wide = Search::beam(discs, |left| if left < 20 { 10_000 } else { 200 });
        // No end at all is the worst.
        let rank = |search: &Search| search.fewest().unwrap_or(u32::MAX);
        std::cmp::min_by_key(narrow, wide, rank)
    }

    /// A beam that costs little.
    pub(crate) fn narrow(discs: &[u32]) -> Self {
        Search::beam(discs, |left| if left < 20 { 1000 } else { 100 })
    }

    /// All boards, or `None` if there are too many.
    fn complete(discs: &[u32]) -> Option<Self> {
        Search::limited(discs, |_| usize::MAX, MOST_BOARDS)
    }

    /// No more boards in a layer than `width` of the number of discs that are still to come.
    fn beam(discs: &[u32], width: impl Fn(usize) -> usize) -> Self {
        Search::limited(discs, width, usize::MAX).expect("any number of boards")
    }

    /// A beam, or `None` if it meets more than `most` boards.
    fn limited(discs: &[u32], width: impl Fn(usize) -> usize, most: usize) -> Option<Self> {
        let mut search = Search {
            layers: vec![vec![Board::default()]],
            is_complete: true,
        };
        let mut met = 0;
        for (left, &disc) in (0..discs.len()).rev().zip(discs) {
            search.add_layer(disc, left == 0);
            met += search.outer().len();
            if met > most {
                return None;
            }
            search.cut_to(width(left));
        }
        Some(search)
    }

    fn outer(&self) -> &[Board] {
        self.layers.last().expect("there always is a layer")
    }

    /// Adds the boards that the disc leads to from those of the outermost layer.
    fn add_layer(&mut self, disc: u32, is_last: bool) {
        let after = self.outer().iter().flat_map(|board| board.successors(disc));
        let next = if is_last {
            after.min_by_key(Board::discs).into_iter().collect()
        } else {
            let distinct: Boards = after.collect();
            distinct.into_iter().collect()
        };
        self.layers.push(next);
    }

    /// Keeps only the best `width` boards of the outermost layer.
    fn cut_to(&mut self, width: usize) {
        let layer = self.layers.last_mut().expect("there always is a layer");
        if layer.len() > width {
            // A total order, so that the choice depends on nothing but the boards.
            layer.select_nth_unstable_by_key(width, |board| (board.discs(), board.mixed(), *board));
            layer.truncate(width);
            self.is_complete = false;
        }
    }

    /// The fewest discs left, or `None` if no play got to the end.
    pub(crate) fn fewest(&self) -> Option<u32> {
        self.outer().first().map(Board::discs)
    }

    /// Whether no play leaves fewer.
    fn is_proof(&self) -> bool {
        self.is_complete || self.fewest() == Some(0)
    }

    /// The columns, from 0, of a play to the fewest discs.
    pub(crate) fn play(&self, discs: &[u32]) -> Option<Vec<usize>> {
        // Backwards: a board from each layer that leads to the one chosen from the next.
        let mut way = vec![*self.outer().first()?];
        for (layer, &disc) in self.layers.iter().zip(discs).rev() {
            let next = way[way.len() - 1];
            let leads = |board: &&Board| board.successors(disc).any(|after| after == next);
            way.push(*layer.iter().find(leads)?);
        }
        // Forwards: the columns on the board as it lies, which may be the mirror image.
        let mut board = way.pop()?;
        let mut columns = Vec::new();
        for &disc in discs {
            let next = way.pop()?;
            let (column, after) = (0..7)
                .filter_map(|column| Some((column, board.after(column, disc)?)))
                .find(|(_, after)| after.facing() == next)?;
            columns.push(column);
            board = after;
        }
        Some(columns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::RngExt;

    #[test]
    fn strings_of_ones_and_twos_reach_few_boards() {
        let mut rng = contract::seeded(&["drop", "ones and twos"]);
        let discs: Vec<u32> = (0..1000).map(|_| rng.random_range(1..=2)).collect();
        let search = Search::complete(&discs).unwrap();
        let most = search.layers.iter().map(Vec::len).max();
        assert_eq!(most, Some(43));
    }

    #[test]
    fn a_beam_that_cuts_nothing_is_complete() {
        let discs = [2, 3, 6, 4, 1, 6];
        let beam = Search::beam(&discs, |_| 1000);
        assert!(beam.is_complete);
        assert_eq!(beam.fewest(), Search::complete(&discs).unwrap().fewest());
        assert!(!Search::beam(&discs, |_| 10).is_complete);
    }
}
