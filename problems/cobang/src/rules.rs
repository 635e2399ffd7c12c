//! The rules of COBANG.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Ending, Game, Match, Side};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Cobang, Input, Output};

sentences! {
    UP: "đưa quân lên {0} hàng, vào cột {0}", "go up by {0}, into column {0}";
    GOAL: "Ai đến lượt mà không đi được thì thua. Mỗi nước đưa quân lên k hàng và vào cột k, khác cột đang đứng.", "Whoever is to move and cannot loses. A move goes up by k rows, into column k, which is another one.";
}

/// A piece on a board; a move takes it `k` rows up and into column `k`, which must not be the
/// column where it stands, or near it. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `N`.
    pub rows: usize,
    /// `M`.
    pub columns: usize,
    /// How far from the column of the piece that of its next cell is at least: 1 by the statement.
    pub apart: usize,
}

impl Rules {
    /// The rules on the board of the input.
    pub fn new(input: &Input) -> Self {
        let &Input { rows, columns, .. } = input;
        let apart = 1;
        Rules {
            rows,
            columns,
            apart,
        }
    }
}

impl Game for Rules {
    /// The row and the column of the piece, from 1; row 1 is the topmost.
    type Position = (usize, usize);
    /// `k`.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(i, j): &(usize, usize)) -> impl IntoIterator<Item = (usize, (usize, usize))> {
        (1..=self.columns.min(i - 1))
            .filter(move |k| k.abs_diff(j) >= self.apart)
            .map(move |k| (k, (i - k, k)))
    }

    fn number(&self, &(i, j): &(usize, usize)) -> Option<usize> {
        Some((i - 1) * self.columns + j - 1)
    }

    fn words(&self, _: &(usize, usize), k: &usize) -> Option<Message> {
        Some(UP.with(&[k]).into())
    }

    fn show(&self, (i, j): &(usize, usize)) -> String {
        format!("({i}, {j})")
    }

    fn scene(&self, &(i, j): &(usize, usize), _: Side) -> Option<Scene> {
        let board = Grid::new(self.rows, self.columns).piece(i, j, Piece::of(Tone::Neutral));
        let targets = (1..=self.columns.min(i - 1)).map(|k| (i - k, k));
        Some(board.open(targets).into())
    }

    fn touches(&self, &(i, j): &(usize, usize), &k: &usize) -> Vec<String> {
        vec![cell(i, j), cell(i - k, k)]
    }
}

/// What can be changed: which columns are barred, and by how many rows the piece goes up.
pub const OFFER: Offer<Cobang> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let least = u64::from(!values.has("again"));
        let apart = usize::try_from(values.number("apart", least)).expect("small");
        let rules = Rules {
            apart,
            ..Rules::new(input)
        };
        let values = values.clone();
        let allows = move |_: &(usize, usize), &k: &usize| values.allows("up", k as u64);
        let start = (input.row, input.column);
        vec![arena::play(arena::only(rules, allows), start)]
    },
    answer: |_, games| {
        let moves = games[0].worth()?.ending().and_then(Ending::moves);
        Ok(Output(moves.expect("the piece only goes up")))
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::new(input), (input.row, input.column))]
}
