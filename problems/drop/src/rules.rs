//! The rules of DROP, a puzzle for one.

use arena::scene::{Grid, Piece, Row, Scene};
use arena::{End, Game, Match, Side};

use crate::Input;
use crate::brute::{self, count, dropped};

/// Discs fall into a case of 7 × 7 cells, one after the other; a move chooses the column of the next
/// one. Discs vanish whose number is the size of their group. Few should be left.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The discs in the order in which they come.
    pub discs: Vec<u32>,
}

impl Game for Rules {
    /// The case, and how many discs have come.
    type Position = (brute::Grid, usize);
    /// The column, from 1.
    type Move = usize;

    fn moves(
        &self,
        &(case, gone): &Self::Position,
    ) -> impl IntoIterator<Item = (usize, Self::Position)> {
        let next = self.discs.get(gone).copied().into_iter();
        next.flat_map(move |disc| {
            let fits = move |column| Some((column + 1, (dropped(case, column, disc)?, gone + 1)));
            (0..7).filter_map(fits)
        })
    }

    /// The fewer discs are left the better; while some are still to come, all is lost.
    fn end(&self, (case, gone): &Self::Position) -> End {
        if *gone < self.discs.len() {
            return End::Lost;
        }
        End::Points(-i64::from(count(case)))
    }

    fn say(&self, column: &usize) -> String {
        column.to_string()
    }

    fn show(&self, (case, gone): &Self::Position) -> String {
        let digit = |disc: &u32| {
            if *disc == 0 {
                ".".into()
            } else {
                disc.to_string()
            }
        };
        let rows = case
            .iter()
            .map(|row| row.iter().map(digit).collect::<String>());
        let discs: String = self.discs[*gone..].iter().map(u32::to_string).collect();
        format!("{}\n{discs}", rows.collect::<Vec<_>>().join("\n"))
    }

    fn scene(&self, (case, gone): &Self::Position, _: Side) -> Option<Scene> {
        let disc = |disc: &u32| (*disc > 0).then(|| Piece::stone().with(disc));
        let case = Grid::by_rows(7, 7, case.iter().flatten().map(disc));
        let coming = self.discs[*gone..].iter().map(|it| Piece::stone().with(it));
        Some(Scene::from(Row::of("disc", coming.take(14))).and(case))
    }

    /// The top of the column.
    fn touches(&self, _: &Self::Position, column: &usize) -> Vec<String> {
        vec![arena::scene::cell(1, column)]
    }
}

/// The puzzle that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let discs = input.discs.clone();
    vec![arena::play_for_points(Rules { discs }, ([[0; 7]; 7], 0))]
}
