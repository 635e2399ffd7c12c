//! The rules of DROP, a puzzle for one.

use arena::scene::{Grid, Piece, Row, Scene};
use arena::{Aim, End, Game, Match, Side};
use inpout::{Problem, sentences};

use crate::{Drop, Input, Output};

use crate::brute::{self, count, dropped};

sentences! {
    DISC: "bi", "disc";
}

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

    /// While discs are still to come, all is lost.
    fn end(&self, (_, gone): &Self::Position) -> End {
        if *gone == self.discs.len() {
            End::Won
        } else {
            End::Lost
        }
    }

    /// The discs that are there after it less those before.
    fn gain(&self, &(case, gone): &Self::Position, column: &usize) -> i64 {
        let after = dropped(case, column - 1, self.discs[gone]);
        after.map_or(0, |after| {
            i64::from(count(&after)) - i64::from(count(&case))
        })
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
        let disc = |disc: &u32| (*disc > 0).then(|| Piece::stone().called(DISC).with(disc));
        let case = Grid::by_rows(7, 7, case.iter().flatten().map(disc));
        let coming = self.discs[*gone..]
            .iter()
            .map(|it| Piece::stone().called(DISC).with(it));
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
    let input = input.clone();
    let best = move || match Drop::solve(&input) {
        Output::Left(left) => Some(i64::from(left).into()),
        Output::GameOver => None,
    };
    let start = ([[0; 7]; 7], 0);
    vec![arena::play_alone(
        Rules { discs },
        start,
        Aim::LittleLeft(0),
        best,
    )]
}
