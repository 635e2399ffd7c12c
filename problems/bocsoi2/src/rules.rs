//! The rules of BOCSOI2.

use arena::scene::{self, Scene, taken};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Bocsoi2, Heaps, Input};

/// Two heaps of pebbles; a move takes 1, 2, 3 or 4 pebbles from one of them, or 1, 2 or 3 from
/// each. A player who cannot move, because both are empty, loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The pebbles of both heaps.
    type Position = Heaps;
    /// The heaps that the move leaves.
    type Move = Heaps;

    fn moves(&self, &(x, y): &Heaps) -> impl IntoIterator<Item = (Heaps, Heaps)> {
        let from_x = (1..=4).map(|take| (take, 0));
        let from_y = (1..=4).map(|take| (0, take));
        let from_each = (1..=3).map(|take| (take, take));
        let takes = from_x.chain(from_y).chain(from_each);
        let possible = takes.filter(move |take| take.0 <= x && take.1 <= y);
        let left = possible.map(move |take| (x - take.0, y - take.1));
        left.map(|left| (left, left))
    }

    fn number(&self, &(x, y): &Heaps) -> Option<usize> {
        Some(arena::pair_number(x, y))
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

/// Changed rules.
pub fn variants() -> Vec<Variant<Bocsoi2>> {
    vec![
        Variant::new(
            "one-heap",
            "mỗi nước chỉ bốc ở một đống",
            "a move takes from one heap only",
            |input: &Input| only(input, |at, left| at.0 == left.0 || at.1 == left.1),
        ),
        Variant::new(
            "one-each",
            "ở cả hai đống thì mỗi đống chỉ một viên",
            "from both heaps only one pebble each",
            |input: &Input| only(input, |at, left| at.0 <= left.0 + 1 || at.1 == left.1),
        ),
    ]
}

/// The games with those moves only that are allowed.
fn only(input: &Input, allows: fn(&Heaps, &Heaps) -> bool) -> Vec<Box<dyn Match>> {
    let positions = input.positions.iter();
    positions
        .map(|&heaps| arena::play(arena::only(Rules, allows), heaps))
        .collect()
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let positions = input.positions.iter();
    positions.map(|&heaps| arena::play(Rules, heaps)).collect()
}
