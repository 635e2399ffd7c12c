//! The rules of HAU.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Game, Match, Outcome, Side, numbers};

use contract::Offer;
use contract::offer::winning_numbers;
use inpout::{Message, Text, sentences};

use crate::{Hau, Input, Output, Square, targets};

sentences! {
    MOVE: "đi Hậu từ ({0}, {1}) đến ({2}, {3})", "move the queen from ({0}, {1}) to ({2}, {3})";
    GOAL: "Ai đưa Hậu vào ô (0, 0) thì thắng.", "Whoever takes the queen to (0, 0) wins.";
}

/// A queen goes any number of squares to the left, down, or diagonally left and down. A player
/// who cannot move, because she stands on (0, 0), loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// By how much a move left and down may miss the diagonal, in changed rules.
    pub bent: u64,
}

/// The rules of the statement.
pub const QUEEN: Rules = Rules { bent: 0 };

impl Game for Rules {
    /// The queen's square.
    type Position = Square;
    /// The square that she goes to.
    type Move = Square;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(p, q): &Square) -> impl IntoIterator<Item = (Square, Square)> {
        let left = (1..=p).map(move |far| (p - far, q));
        let down = (1..=q).map(move |far| (p, q - far));
        let both = (1..=p).flat_map(move |left| {
            let down = left.saturating_sub(self.bent).max(1)..=q.min(left + self.bent);
            down.map(move |down| (p - left, q - down))
        });
        left.chain(down).chain(both).map(|to| (to, to))
    }

    fn hear(&self, &(p, q): &Square, text: &str) -> Option<(Square, Square)> {
        let [to_p, to_q] = numbers(text).try_into().ok()?;
        let (left, down) = (p.checked_sub(to_p)?, q.checked_sub(to_q)?);
        let is_bent = left > 0 && down > 0 && left.abs_diff(down) > self.bent;
        (left + down > 0 && !is_bent).then_some(((to_p, to_q), (to_p, to_q)))
    }

    fn outcome(&self, &queen: &Square) -> Option<Outcome> {
        (self.bent == 0).then(|| Outcome::of(!targets(queen).is_empty()))
    }

    fn winning(&self, &queen: &Square) -> Option<Square> {
        targets(queen).first().copied()
    }

    fn number(&self, &(p, q): &Square) -> Option<usize> {
        Some(arena::pair_number(p, q))
    }

    fn words(&self, (p, q): &Square, (to_p, to_q): &Square) -> Option<Message> {
        Some(MOVE.with(&[p, q, to_p, to_q]).into())
    }

    fn show(&self, (p, q): &Square) -> String {
        format!("({p}, {q})")
    }

    fn scene(&self, at: &Square, _: Side) -> Option<Scene> {
        let &(p, q) = at;
        let side = usize::try_from(p.max(q)).ok()?.checked_add(8)? / 8 * 8;
        let place = |(p, q): Square| Some((usize::try_from(q).ok()?, usize::try_from(p).ok()?));
        let board = Grid::new(side, side).from(0, 0).across(0, 0);
        let goes = self.moves(at).into_iter().take(600);
        let goes = goes.filter_map(|(to, _)| place(to));
        let board = board.upwards().checkered().open(goes);
        let (row, column) = place((p, q))?;
        Some(board.piece(row, column, Piece::queen()).into())
    }

    fn touches(&self, &(p, q): &Square, &(to_p, to_q): &Square) -> Vec<String> {
        vec![cell(q, p), cell(to_q, to_p)]
    }
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&queen: &Square| arena::play(QUEEN, queen);
    input.queens.iter().map(game).collect()
}

/// What can be changed: how far the piece goes, and its diagonal moves.
pub const OFFER: Offer<Hau> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (far, bent) = (values.number("far", u64::MAX), values.number("bent", 0));
        let is_straight = values.has("straight");
        let allows = move |&(p, q): &Square, &(to_p, to_q): &Square| {
            let (left, down) = (p - to_p, q - to_q);
            left.max(down) <= far && !(is_straight && left.min(down) > 0)
        };
        let game = |&queen: &Square| arena::play(arena::only(Rules { bent }, allows), queen);
        input.queens.iter().map(game).collect()
    },
    answer: |_, games| {
        let targets = games.iter_mut().map(|game| {
            let moves = winning_numbers(&mut **game)?.into_iter();
            let targets = moves.map(|it| (it[0], it[1]));
            let mut targets: Vec<Square> = targets.collect();
            targets.sort_unstable();
            Ok(targets)
        });
        targets.collect::<Result<_, _>>().map(Output)
    },
};
