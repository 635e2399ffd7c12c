//! The rules of BOCSOI2.

use arena::scene::{self, Scene, taken};
use arena::{Game, Match, Outcome, Side};

use contract::Offer;
use contract::offer::winning_numbers;
use inpout::{Message, sentences};

use crate::{Bocsoi2, Heaps, Input, Output, is_lost};

sentences! {
    TAKE: "bốc {0} viên ở đống {1}", "take {0} from heap {1}";
    TAKE_EACH: "bốc {0} viên ở mỗi đống", "take {0} from each heap";
}

/// Two heaps of pebbles; a move takes some pebbles from one of them, or equally many from each. A
/// player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// How many a move takes from one heap: 1, 2, 3 or 4.
    pub one: Vec<u64>,
    /// How many at most from each: 3.
    pub each: u64,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            one: vec![1, 2, 3, 4],
            each: 3,
        }
    }
}

impl Game for Rules {
    /// The pebbles of both heaps.
    type Position = Heaps;
    /// The heaps that the move leaves.
    type Move = Heaps;

    fn moves(&self, &(x, y): &Heaps) -> impl IntoIterator<Item = (Heaps, Heaps)> {
        let from_x = self.one.iter().map(|&take| (take, 0));
        let from_y = self.one.iter().map(|&take| (0, take));
        let from_each = (1..=self.each).map(|take| (take, take));
        let takes = from_x.chain(from_y).chain(from_each);
        let possible = takes.filter(move |take| take.0 <= x && take.1 <= y);
        let left = possible.map(move |take| (x - take.0, y - take.1));
        left.map(|left| (left, left))
    }

    fn outcome(&self, &heaps: &Heaps) -> Option<Outcome> {
        let is_ordinary = self.one == [1, 2, 3, 4] && self.each == 3;
        is_ordinary.then(|| Outcome::of(!is_lost(heaps)))
    }

    fn number(&self, &(x, y): &Heaps) -> Option<usize> {
        Some(arena::pair_number(x, y))
    }

    fn words(&self, &(x, y): &Heaps, &(left, right): &Heaps) -> Option<Message> {
        Some(match (x - left, y - right) {
            (take, 0) => TAKE.with(&[&take, &1]).into(),
            (0, take) => TAKE.with(&[&take, &2]).into(),
            (take, _) => TAKE_EACH.with(&[&take]).into(),
        })
    }

    fn scene(&self, &(x, y): &Heaps, _: Side) -> Option<Scene> {
        Some(scene::Heaps::new([x, y]).into())
    }

    fn touches(&self, &(x, y): &Heaps, &(left, right): &Heaps) -> Vec<String> {
        let from_x = (x > left).then(|| taken(1, x, x - left));
        let from_y = (y > right).then(|| taken(2, y, y - right));
        from_x.into_iter().chain(from_y).collect()
    }
}

/// What can be changed: how many pebbles a move takes.
pub const OFFER: Offer<Bocsoi2> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let one = (1..=15).filter(|&take| match values.set("take") {
            Some(takes) => takes.contains(&take),
            None => take <= values.number("max", 4),
        });
        let is_single = values.has("single");
        let rules = Rules {
            one: one.collect(),
            each: if is_single {
                0
            } else {
                values.number("each", 3)
            },
        };
        all(&rules, input)
    },
    answer: |_, games| {
        let left = games.iter_mut().map(|game| {
            let moves = winning_numbers(&mut **game)?.into_iter();
            let mut left: Vec<Heaps> = moves.map(|it| (it[0], it[1])).collect();
            left.sort_unstable();
            Ok(left)
        });
        left.collect::<Result<_, _>>().map(Output)
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    all(&Rules::default(), input)
}

fn all(rules: &Rules, input: &Input) -> Vec<Box<dyn Match>> {
    let positions = input.positions.iter();
    positions
        .map(|&heaps| arena::play(rules.clone(), heaps))
        .collect()
}
