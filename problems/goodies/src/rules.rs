//! The rules of GOODIES.

use arena::scene::{Piece, Row, Scene};
use arena::{Game, Match, Side, Step};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Child, Goodies, Input, Output, Test};

sentences! {
    TAKE: "lấy chiếc bánh {0} : {1}", "take the sweet {0} : {1}";
    GOAL: "Jan muốn tổng của mình (số sau) lớn nhất; Petra luôn lấy chiếc theo ý thích, không có gì để chọn.", "Jan wants his total, of the second numbers, as large as can be; Petra takes what she likes and has no choice.";
}

/// A box of sweets; Petra and Jan take one each in turn until the box is empty. Petra always takes
/// the sweet dearest to her, and of several the one that is worth least to Jan. Jan wants his total
/// as large as possible, and of several ways to it the one best for Petra's total.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// What a point of Jan's counts in points of Petra's: more than all her points together.
    pub jans: i64,
    /// What a point of Petra's counts for Jan: 1, or -1 if he wants her to have few.
    petras: i64,
    /// Petra takes the sweet of which this is the least, by what it is worth to her and to Jan.
    taste: fn(i64, i64) -> (i64, i64),
}

/// What a sweet is worth to Petra and to Jan.
pub type Sweet = (u32, u32);

impl Game for Rules {
    /// The sweets in the box, and whose turn it is.
    type Position = (Vec<Sweet>, Child);
    /// The sweet that is taken.
    type Move = (Child, Sweet);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, (sweets, child): &(Vec<Sweet>, Child)) -> impl IntoIterator<Item = Step<Self>> {
        // Of sweets that are alike the first one.
        let is_new = |&place: &usize| !sweets[..place].contains(&sweets[place]);
        let mut takes: Vec<usize> = (0..sweets.len()).filter(is_new).collect();
        let mut next = Child::Petra;
        if *child == Child::Petra {
            takes.sort_by_key(|&sweet| {
                let (petra, jan) = sweets[sweet];
                (self.taste)(petra.into(), jan.into())
            });
            takes.truncate(1);
            next = Child::Jan;
        }
        takes.into_iter().map(move |sweet| {
            let mut left = sweets.clone();
            let taken = left.remove(sweet);
            ((*child, taken), (left, next))
        })
    }

    /// Jan plays for both totals, his own first; Petra, who has no choice, plays against them.
    fn gain(&self, _: &Self::Position, &(child, (petra, jan)): &Self::Move) -> i64 {
        match child {
            Child::Petra => -i64::from(petra) * self.petras,
            Child::Jan => i64::from(jan) * self.jans,
        }
    }

    /// It does not matter how the sweets lie in the box.
    fn same(&self, (mut sweets, child): Self::Position) -> Self::Position {
        sweets.sort_unstable();
        (sweets, child)
    }

    fn say(&self, (_, (petra, jan)): &Self::Move) -> String {
        format!("{petra} {jan}")
    }

    fn words(&self, _: &Self::Position, (_, (petra, jan)): &Self::Move) -> Option<Message> {
        Some(TAKE.with(&[petra, jan]).into())
    }

    fn show(&self, (sweets, child): &Self::Position) -> String {
        let sweets = sweets.iter().map(|(petra, jan)| format!("{petra} {jan}"));
        format!("{child:?}:\n{}", sweets.collect::<Vec<_>>().join("\n"))
    }

    fn scene(&self, (sweets, child): &Self::Position, _: Side) -> Option<Scene> {
        let card = |(petra, jan): &Sweet| Piece::card(format!("{petra} : {jan}"));
        let row = Row::of("sweet", sweets.iter().map(card));
        Some(row.labelled(format!("{child:?}")).into())
    }

    fn touches(&self, (sweets, _): &Self::Position, (_, sweet): &Self::Move) -> Vec<String> {
        let place = sweets.iter().position(|it| it == sweet);
        Vec::from_iter(place.map(|place| format!("sweet{}", place + 1)))
    }
}

/// The rules for a box, and the whole box before the first turn; `None` if the totals are too large
/// to be one number.
pub fn start(test: &Test) -> Option<(Rules, (Vec<Sweet>, Child))> {
    let total = |of: fn(&Sweet) -> u32| test.sweets.iter().map(|it| i64::from(of(it))).sum::<i64>();
    let jans = total(|sweet| sweet.0) + 1;
    (total(|sweet| sweet.1) + 1).checked_mul(jans)?;
    let rules = Rules {
        jans,
        petras: 1,
        taste: |petra, jan| (-petra, jan),
    };
    Some((rules, (test.sweets.clone(), test.first)))
}

/// What can be changed: what Petra takes, and what Jan wishes her.
pub const OFFER: Offer<Goodies> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let game = |(mut rules, start): (Rules, _)| {
            // Of which the totals can be read, whatever the sign of hers.
            rules.jans *= 2;
            rules.petras = if values.has("mean") { -1 } else { 1 };
            if values.has("spite") {
                rules.taste = |petra, jan| (-jan, -petra);
            } else if values.has("shy") {
                rules.taste = |petra, jan| (petra, jan);
            }
            arena::play_for_points(rules, start)
        };
        input.tests.iter().filter_map(start).map(game).collect()
    },
    answer: |input, games| {
        let tests = input.tests.iter().zip(games);
        let totals = tests.map(|(test, game)| {
            let jans = 2 + 2 * test.sweets.iter().map(|it| i64::from(it.0)).sum::<i64>();
            let points = game.ahead()? * if test.first == Child::Jan { 1 } else { -1 };
            let jan = (points + jans / 2).div_euclid(jans);
            Ok(((points - jan * jans).unsigned_abs(), jan.unsigned_abs()))
        });
        Ok(Output(totals.collect::<Result<_, _>>()?))
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |(rules, start)| arena::play_for_points(rules, start);
    input.tests.iter().filter_map(start).map(game).collect()
}
