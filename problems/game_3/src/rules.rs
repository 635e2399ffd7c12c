//! The rules of `GAME_3`.

use arena::scene::{Piece, Row, Scene};
use arena::{End, Game, Match, Side};

use crate::Input;

/// Cards with numbers; the players take one each in turn until none is left. If only one of them
/// has a sum that is divisible by 3, he wins; else it is a draw.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

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
    /// The card that is taken.
    type Move = u64;

    fn moves(&self, table: &Table) -> impl IntoIterator<Item = (u64, Table)> {
        // Of equal cards the first one.
        let is_new = |&place: &usize| !table.cards[..place].contains(&table.cards[place]);
        let places = (0..table.cards.len()).filter(is_new);
        places.map(|place| {
            let mut cards = table.cards.clone();
            let taken = cards.remove(place);
            let (mine, yours) = (table.yours, table.mine + u128::from(taken));
            (taken, Table { cards, mine, yours })
        })
    }

    fn end(&self, &Table { mine, yours, .. }: &Table) -> End {
        match (mine.is_multiple_of(3), yours.is_multiple_of(3)) {
            (true, false) => End::Won,
            (false, true) => End::Lost,
            _ => End::Drawn,
        }
    }

    /// A number may be replaced by its remainder, and cards may change places.
    fn same(&self, table: Table) -> Table {
        let mut cards: Vec<u64> = table.cards.iter().map(|card| card % 3).collect();
        cards.sort_unstable();
        let [mine, yours] = [table.mine, table.yours].map(|sum| sum % 3);
        Table { cards, mine, yours }
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

    fn touches(&self, table: &Table, card: &u64) -> Vec<String> {
        let place = table.cards.iter().position(|it| it == card);
        Vec::from_iter(place.map(|place| format!("card{}", place + 1)))
    }
}

/// The cards on the table, nothing taken.
pub fn start(input: &Input) -> Table {
    let (cards, mine, yours) = (input.cards.clone(), 0, 0);
    Table { cards, mine, yours }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, start(input))]
}
