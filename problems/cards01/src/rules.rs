//! The rules of CARDS.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Outcome, Side, Step};
use contract::Offer;
use contract::offer::{numbers, winning};
use inpout::{Message, Text, sentences};

use crate::{Cards, Cards01, Input, Output, Test, good_cards};

sentences! {
    TURN: "úp quân {0}", "turn card {0} down";
    GOAL: "Ai làm cho tổng vượt quá giới hạn thì thua. Quân đang úp thì không úp lại ngay được.", "Whoever makes the sum larger than the limit loses. The card that is down cannot be turned down again at once.";
}

/// Cards with the numbers from 1 to `cards`. A move turns one that lies face up face down, adds its
/// number to the sum, and turns the one that was down before up again. Whoever makes the sum larger
/// than `n` loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `k`.
    pub cards: usize,
}

impl Game for Rules {
    /// What may still be added, `n − s`, negative if it has been too much; and the card that is
    /// down, 0 for none.
    type Position = (i64, usize);
    /// The card that is turned down.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(left, down): &(i64, usize)) -> impl IntoIterator<Item = Step<Self>> {
        (1..=self.cards)
            .zip(1..)
            .filter(move |&(card, _)| left >= 0 && card != down)
            .map(move |(card, number)| (card, (left - number, card)))
    }

    /// The other player has just made the sum too large.
    fn end(&self, _: &(i64, usize)) -> End {
        End::Won
    }

    fn outcome(&self, &(left, down): &(i64, usize)) -> Option<Outcome> {
        let good = |left| good_cards(self.cards).at(left) & !(1 << down) != 0;
        Some(Outcome::of(
            u64::try_from(left).is_err() || good(left.unsigned_abs()),
        ))
    }

    fn number(&self, &(left, down): &(i64, usize)) -> Option<usize> {
        let left = usize::try_from(left + 10).ok()?;
        left.checked_mul(11)?.checked_add(down)
    }

    fn words(&self, _: &(i64, usize), card: &usize) -> Option<Message> {
        Some(TURN.with(&[card]).into())
    }

    fn show(&self, &(left, down): &(i64, usize)) -> String {
        let cards = (1..=self.cards).map(|card| match card {
            _ if card == down => format!("[{card}]"),
            _ => card.to_string(),
        });
        format!("{} ({left})", cards.collect::<Vec<_>>().join(" "))
    }

    fn scene(&self, &(left, down): &(i64, usize), _: Side) -> Option<Scene> {
        let cards = (1..=self.cards).map(|card| {
            let is_down = card == down;
            Piece::card(card).toned(if is_down { Tone::Quiet } else { Tone::Neutral })
        });
        Some(Scene::from(Row::of("card", cards)).left(left))
    }

    fn touches(&self, _: &(i64, usize), card: &usize) -> Vec<String> {
        vec![format!("card{card}")]
    }
}

/// What can be changed: which cards the one that is down bars.
pub const OFFER: Offer<Cards01> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (gap, is_by_parity) = (values.number("gap", 1), values.has("parity"));
        let allows = move |&(_, down): &(i64, usize), &card: &usize| {
            let has_other_parity = (card + down) % 2 == 1;
            down == 0 || card.abs_diff(down) as u64 >= gap && (!is_by_parity || has_other_parity)
        };
        let game = |&Test { limit, cards }: &Test| {
            arena::play(arena::only(Rules { cards }, allows), start(limit))
        };
        input.tests.iter().map(game).collect()
    },
    answer: |_, games| {
        let cards = games.iter_mut().map(|game| {
            let cards = winning(&mut **game)?.into_iter();
            Ok(cards.map(|card| 1 << numbers(&card)[0]).sum::<Cards>())
        });
        cards.collect::<Result<_, _>>().map(Output)
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&Test { limit, cards }: &Test| arena::play(Rules { cards }, start(limit));
    input.tests.iter().map(game).collect()
}

/// The position in which nothing has been added to the sum.
pub fn start(limit: u64) -> (i64, usize) {
    (i64::try_from(limit).expect("at most 10^18"), 0)
}
