//! The rules of DELCOL.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Game, Match, Side};
use contract::Offer;
use inpout::{Message, Problem, Text, sentences};

use crate::{Delcol, Input, Output};

sentences! {
    CROSS: "xóa cột {0} (+{1})", "cross out column {0} (+{1})";
    GOAL: "Ai có tổng lớn hơn thì thắng. Xóa một cột thì được cộng số ở hàng của mình: người thứ nhất hàng 1, người thứ hai hàng 2.", "Whoever has the larger sum wins. A column gives its upper number to the first player, its lower one to the second.";
}

/// A table of two rows; a move crosses out a column, and adds its upper number to the sum of the
/// first player, if he moves, or its lower one to that of the second. Each wants his sum larger
/// than the other one.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The columns, at most 64.
    pub columns: Vec<(u16, u16)>,
}

impl Game for Rules {
    /// The columns that are crossed out, one bit each; whose turn it is follows from their number.
    type Position = u64;
    /// The number of the column, from 1.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &crossed: &u64) -> impl IntoIterator<Item = (usize, u64)> {
        let columns = 0..self.columns.len();
        let left = columns.filter(move |column| crossed >> column & 1 == 0);
        left.map(move |column| (column + 1, crossed | 1 << column))
    }

    fn gain(&self, crossed: &u64, column: &usize) -> i64 {
        let (a, b) = self.columns[column - 1];
        let is_firsts = crossed.count_ones().is_multiple_of(2);
        if is_firsts { a.into() } else { b.into() }
    }

    /// To the second player the rows change places.
    fn theorem_points(&self, &crossed: &u64) -> Option<i64> {
        let is_firsts = crossed.count_ones().is_multiple_of(2);
        let left = (0..self.columns.len()).filter(|column| crossed >> column & 1 == 0);
        let own = left.map(|column| match self.columns[column] {
            (a, b) if is_firsts => (a, b),
            (a, b) => (b, a),
        });
        let columns = own.collect();
        Some(Delcol::solve(&Input { columns }).0)
    }

    fn number(&self, &crossed: &u64) -> Option<usize> {
        usize::try_from(crossed).ok()
    }

    fn words(&self, crossed: &u64, column: &usize) -> Option<Message> {
        Some(CROSS.with(&[column, &self.gain(crossed, column)]).into())
    }

    fn show(&self, crossed: &u64) -> String {
        let left = (0..self.columns.len()).filter(|column| crossed >> column & 1 == 0);
        let left = left.map(|column| {
            let (a, b) = self.columns[column];
            format!("{}: {a} {b}", column + 1)
        });
        left.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, crossed: &u64, mover: Side) -> Option<Scene> {
        let mut table = Grid::new(2, self.columns.len());
        for (column, (a, b)) in (1..).zip(&self.columns) {
            for (row, number) in [(1, a), (2, b)] {
                table = table.piece(row, column, Piece::plain(number));
                if crossed >> (column - 1) & 1 == 1 {
                    table = table.fill(row, column, Tone::Quiet);
                }
            }
        }
        Some(Scene::from(table).turn(mover.is_first()))
    }

    fn touches(&self, crossed: &u64, column: &usize) -> Vec<String> {
        let is_firsts = crossed.count_ones().is_multiple_of(2);
        vec![cell(if is_firsts { 1 } else { 2 }, column)]
    }
}

/// The rules for the columns of the input, unless they are too many.
pub fn rules(input: &Input) -> Option<Rules> {
    let columns = input.columns.clone();
    (columns.len() <= 64).then_some(Rules { columns })
}

/// What can be changed: which columns a move may delete, and how many are left in the end.
#[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
pub const OFFER: Offer<Delcol> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let ends = values.has("ends");
        let (first, left) = (values.number("first", 64), values.number("left", 0));
        let game = rules(input).map(|rules| {
            let columns = rules.columns.len() as u32;
            let allows = move |&crossed: &u64, &column: &usize| {
                let count = columns - crossed.count_ones();
                let before = !crossed & ((1 << (column - 1)) - 1);
                let place = before.count_ones() + 1;
                let is_end = place == 1 || place == count;
                u64::from(count) > left && u64::from(place) <= first && (is_end || !ends)
            };
            arena::play_for_points(arena::only(rules, allows), 0)
        });
        game.into_iter().collect()
    },
    answer: |_, games| Ok(Output(games[0].ahead()?)),
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = rules(input).map(|rules| arena::play_for_points(rules, 0));
    game.into_iter().collect()
}
