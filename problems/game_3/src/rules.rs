//! The rules of `GAME_3`.

use arena::scene::{Piece, Row, Scene};
use arena::{End, Game, Match, Side};
use contract::Offer;
use inpout::{Message, sentences};

use crate::{Game3, Input, Output};

sentences! {
    TAKE: "lấy quân {0}", "take card {0}";
    TAKE_LAST: "lấy quân {0} ở cuối hàng", "take card {0} at the end";
    GOAL: "Hết bài, nếu chỉ một người có tổng chia hết cho {0} thì người đó thắng, còn không thì hòa.", "If only one player has a sum that is divisible by {0} in the end, he wins; else it is a draw.";
}

/// Cards with numbers; the players take one each in turn until none is left. If only one of them
/// has a sum that is divisible by 3, he wins; else it is a draw.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The 3.
    by: u64,
    /// Whether a card is taken from an end of the row only.
    ends: bool,
}

/// The rules of the statement.
pub const RULES: Rules = Rules { by: 3, ends: false };

/// The cards on the table, and the sums of the player to move and of the other one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Table {
    /// The numbers of the cards.
    pub cards: Vec<u64>,
    /// The sum of the player to move.
    pub mine: u128,
    /// The sum of the other player.
    pub yours: u128,
}

impl Game for Rules {
    type Position = Table;
    /// The card that is taken, and if it is the last one of a row, that it is.
    type Move = (u64, &'static str);

    fn moves(&self, table: &Table) -> impl IntoIterator<Item = (Self::Move, Table)> {
        let ends = self.ends;
        let last = table.cards.len().saturating_sub(1);
        // Of equal cards the first one.
        let is_new = |place: usize| !table.cards[..place].contains(&table.cards[place]);
        let can = move |&place: &usize| {
            if ends {
                place == 0 || place == last
            } else {
                is_new(place)
            }
        };
        let places = (0..table.cards.len()).filter(can);
        places.map(move |place| {
            let side = if ends && place > 0 { " $" } else { "" };
            let mut cards = table.cards.clone();
            let taken = cards.remove(place);
            let (mine, yours) = (table.yours, table.mine + u128::from(taken));
            ((taken, side), Table { cards, mine, yours })
        })
    }

    fn end(&self, &Table { mine, yours, .. }: &Table) -> End {
        let by = u128::from(self.by);
        match (mine.is_multiple_of(by), yours.is_multiple_of(by)) {
            (true, false) => End::Won,
            (false, true) => End::Lost,
            _ => End::Drawn,
        }
    }

    /// A number may be replaced by its remainder, and cards may change places unless they lie in a row.
    fn same(&self, table: Table) -> Table {
        let mut cards: Vec<u64> = table.cards.iter().map(|card| card % self.by).collect();
        if !self.ends {
            cards.sort_unstable();
        }
        let [mine, yours] = [table.mine, table.yours].map(|sum| sum % u128::from(self.by));
        Table { cards, mine, yours }
    }

    fn say(&self, (card, side): &Self::Move) -> String {
        format!("{card}{side}")
    }

    fn words(&self, _: &Table, (card, side): &Self::Move) -> Option<Message> {
        let take = if side.is_empty() { TAKE } else { TAKE_LAST };
        Some(take.with(&[card]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.by]).into())
    }

    fn show(&self, table: &Table) -> String {
        let cards = table.cards.iter().map(u64::to_string);
        let cards: Vec<String> = cards.collect();
        format!("{}\n{} : {}", cards.join(" "), table.mine, table.yours)
    }

    fn scene(&self, table: &Table, _: Side) -> Option<Scene> {
        let cards = Row::of("card", table.cards.iter().map(Piece::card));
        Some(Scene::from(cards).totals(table.mine, table.yours))
    }

    fn touches(&self, table: &Table, (card, side): &Self::Move) -> Vec<String> {
        let mut cards = table.cards.iter();
        let place = if side.is_empty() {
            cards.position(|it| it == card)
        } else {
            cards.rposition(|it| it == card)
        };
        Vec::from_iter(place.map(|place| format!("card{}", place + 1)))
    }
}

/// The cards on the table, nothing taken.
pub fn start(input: &Input) -> Table {
    let (cards, mine, yours) = (input.cards.clone(), 0, 0);
    Table { cards, mine, yours }
}

/// What can be changed: by what a sum is to be divisible, and which cards may be taken.
pub const OFFER: Offer<Game3> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (by, ends) = (values.number("by", 3), values.has("ends"));
        vec![arena::play(Rules { by, ends }, start(input))]
    },
    answer: |_, games| {
        Ok(match games[0].ahead()? {
            ..0 => Output::Second,
            0 => Output::Draw,
            1.. => Output::First,
        })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(RULES, start(input))]
}
