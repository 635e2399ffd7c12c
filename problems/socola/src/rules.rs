//! The rules of SOCOLA.

use arena::scene::{Bars, Scene};
use arena::{Altered, Game, Match, Outcome, Side, Step, Trouble, numbers};
use contract::Offer;
use contract::offer::wins;
use inpout::{Message, sentences};

use crate::{Input, Output, Socola};

sentences! {
    BREAK: "bẻ thanh {0} thành {1} × {2} và {3} × {4}", "break piece {0} into {1} × {2} and {3} × {4}";
}

/// Pieces of chocolate; a move breaks one of them in two along one of its lines. A player who
/// cannot break any more, because all pieces are single squares, loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The rows and columns of each piece.
    type Position = Vec<(u64, u64)>;
    /// The number of a piece, from 1, and the rows (`-`) or columns (`|`) of its first part.
    type Move = (usize, char, u64);

    fn moves(
        &self,
        pieces: &Self::Position,
    ) -> impl IntoIterator<Item = (Self::Move, Self::Position)> {
        (0..pieces.len()).flat_map(move |place| {
            let (m, n) = pieces[place];
            let across = (1..m).map(move |k| ('-', k, [(k, n), (m - k, n)]));
            let along = (1..n).map(move |k| ('|', k, [(m, k), (m, n - k)]));
            across.chain(along).map(move |(line, k, parts)| {
                let mut after = pieces.clone();
                after.splice(place..=place, parts);
                ((place + 1, line, k), after)
            })
        })
    }

    /// Pieces may change places and be turned round, and single squares may go.
    fn same(&self, mut pieces: Self::Position) -> Self::Position {
        pieces.retain(|&piece| piece != (1, 1));
        for (m, n) in &mut pieces {
            (*m, *n) = (*m.min(n), *m.max(n));
        }
        pieces.sort_unstable();
        pieces
    }

    fn hear(&self, pieces: &Self::Position, text: &str) -> Option<(Self::Move, Self::Position)> {
        let [piece, k] = numbers(text).try_into().ok()?;
        let piece = usize::try_from(piece).ok()?;
        let place = piece.checked_sub(1)?;
        let &(m, n) = pieces.get(place)?;
        let (line, parts) = if text.contains('-') {
            ('-', [(k, n), (m.checked_sub(k)?, n)])
        } else {
            ('|', [(m, k), (m, n.checked_sub(k)?)])
        };
        let mut after = pieces.clone();
        after.splice(place..=place, parts);
        let can = parts.iter().all(|&(m, n)| m > 0 && n > 0);
        can.then_some(((piece, line, k), after))
    }

    /// A piece is broken once less than it has squares, however that is done.
    fn outcome(&self, pieces: &Self::Position) -> Option<Outcome> {
        let odd = pieces.iter().filter(|(m, n)| m % 2 == 0 || n % 2 == 0);
        Some(Outcome::of(odd.count() % 2 == 1))
    }

    fn words(&self, pieces: &Self::Position, (piece, line, k): &Self::Move) -> Option<Message> {
        let (m, n) = pieces[piece - 1];
        let [a, b, c, d] = if *line == '-' {
            [*k, n, m - k, n]
        } else {
            [m, *k, m, n - k]
        };
        Some(BREAK.with(&[piece, &a, &b, &c, &d]).into())
    }

    fn show(&self, pieces: &Self::Position) -> String {
        let pieces = (1..).zip(pieces);
        let pieces = pieces.map(|(number, (m, n))| format!("{number}: {m} × {n}"));
        pieces.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, pieces: &Self::Position, _: Side) -> Option<Scene> {
        Some(Bars::new(pieces.iter().copied()).into())
    }

    fn touches(&self, _: &Self::Position, (piece, line, k): &Self::Move) -> Vec<String> {
        vec![format!("bar{piece}/{line}{k}")]
    }
}

/// The same with one piece, of which only the first part stays: the other one is eaten.
struct Eating;

impl Altered for Eating {
    type Of = Rules;

    fn original(&self) -> &Rules {
        &Rules
    }

    fn moves_now(&self, pieces: &Vec<(u64, u64)>) -> impl IntoIterator<Item = Step<Rules>> {
        let moves = Rules.moves(pieces).into_iter();
        moves.map(|(a_move, mut parts)| {
            parts.truncate(1);
            (a_move, parts)
        })
    }
}

/// Squares of a bar that is searched where nothing is eaten: of more, there are soon too many positions.
const MOST_SQUARES: u64 = 16;

/// What can be changed: whether a part is eaten, and how large it may be.
pub const OFFER: Offer<Socola> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let eats = ["eat", "bite", "smaller"]
            .iter()
            .any(|rule| values.has(rule));
        let (bite, is_smaller) = (values.number("bite", u64::MAX), values.has("smaller"));
        let allows = move |pieces: &Vec<(u64, u64)>, &(_, line, kept): &(usize, char, u64)| {
            let (m, n) = pieces[0];
            let eaten = if line == '-' { m } else { n } - kept;
            eaten <= bite && (!is_smaller || eaten <= kept)
        };
        let game = |&bar: &(u64, u64)| {
            if eats {
                arena::play(arena::only(Eating, allows), vec![bar])
            } else {
                arena::play(Rules, vec![bar])
            }
        };
        input.bars.iter().map(game).collect()
    },
    answer: |input, games| {
        for (game, (m, n)) in games.iter_mut().zip(&input.bars) {
            let is_large = m.saturating_mul(*n) > MOST_SQUARES && game.make(0);
            let stays = is_large && game.board().lines().count() > 1;
            if is_large {
                game.take_back();
            }
            if stays {
                return Err(Trouble::TooLarge);
            }
        }
        let wins = wins(games)?;
        Ok(Output { wins })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let bars = input.bars.iter();
    bars.map(|&bar| arena::play(Rules, vec![bar])).collect()
}
