//! The rules of SWEET.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Side};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Input, Output, Sweet};

sentences! {
    TAKE: "lấy viên kẹo {0}", "take sweet {0}";
    GOAL: "Ai được nhiều kẹo hơn thì thắng; khi một người không lấy được viên nào nữa, người kia được hết số kẹo còn lại.", "Whoever gets more sweets wins; when one can take none, the other one gets all that are left.";
}

/// Sweets with the numbers from 1 to `n`; Hermione, who begins, takes one whose number is prime,
/// and Ron one whose number is a palindrome. A player who finds none leaves all sweets to the other
/// one.
#[derive(Debug, Clone)]
pub struct Rules {
    /// For each number from 1: 2 if it is prime, and 1 more if it is a palindrome.
    kinds: Vec<usize>,
    /// Whether the player who finds none gets all that are left.
    stuck_gets_all: bool,
}

impl Rules {
    /// The rules for `n` sweets.
    pub fn new(n: u64) -> Self {
        Rules::with(n, is_palindrome)
    }

    /// The same where Ron takes other sweets.
    fn with(n: u64, is_for_ron: impl Fn(u64) -> bool) -> Self {
        Rules {
            kinds: (1..=n)
                .map(|sweet| 2 * usize::from(is_prime(sweet)) + usize::from(is_for_ron(sweet)))
                .collect(),
            stuck_gets_all: false,
        }
    }

    /// Whether a player may take a sweet.
    fn may_take(&self, sweet: usize, side: Side) -> bool {
        let kind = self.kinds[sweet - 1];
        if side.is_first() {
            kind / 2 == 1
        } else {
            kind % 2 == 1
        }
    }

    /// All sweets, and Hermione to move.
    pub fn start(&self) -> (Vec<usize>, Side) {
        ((1..=self.kinds.len()).collect(), Side::First)
    }
}

/// Whether the digits read the same from both ends.
pub fn is_palindrome(number: u64) -> bool {
    let digits = number.to_string();
    digits.bytes().eq(digits.bytes().rev())
}

/// Whether there is no divisor but 1 and the number itself.
pub fn is_prime(number: u64) -> bool {
    let mut divisors = (2..).take_while(|divisor| divisor * divisor <= number);
    number > 1 && divisors.all(|divisor| !number.is_multiple_of(divisor))
}

impl Game for Rules {
    /// The sweets that are left, ascending, and whose turn it is.
    type Position = (Vec<usize>, Side);
    /// The sweet that is taken.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        (sweets, side): &(Vec<usize>, Side),
    ) -> impl IntoIterator<Item = (usize, (Vec<usize>, Side))> {
        let is_free = move |&place: &usize| self.may_take(sweets[place], *side);
        let places = (0..sweets.len()).filter(is_free);
        places.map(move |place| {
            let mut left = sweets.clone();
            let taken = left.remove(place);
            (taken, (left, side.other()))
        })
    }

    /// One sweet.
    fn gain(&self, _: &Self::Position, _: &usize) -> i64 {
        1
    }

    /// The other player gets all that are left, unless the rules are changed.
    fn end(&self, (sweets, _): &Self::Position) -> End {
        let left = i64::try_from(sweets.len()).expect("few sweets");
        End::Points(if self.stuck_gets_all { left } else { -left })
    }

    /// It matters only who may take a sweet, not which one it is: the first ones of each kind stand
    /// for all of them.
    fn same(&self, (sweets, side): Self::Position) -> Self::Position {
        let mut counts = [0; 4];
        for sweet in sweets {
            counts[self.kinds[sweet - 1]] += 1;
        }
        let mut first = Vec::new();
        for (sweet, &kind) in (1..).zip(&self.kinds) {
            if counts[kind] > 0 {
                counts[kind] -= 1;
                first.push(sweet);
            }
        }
        (first, side)
    }

    fn words(&self, _: &Self::Position, sweet: &usize) -> Option<Message> {
        Some(TAKE.with(&[sweet]).into())
    }

    fn show(&self, (sweets, _): &Self::Position) -> String {
        let sweets = sweets.iter().map(usize::to_string);
        sweets.collect::<Vec<_>>().join(" ")
    }

    fn scene(&self, (sweets, side): &Self::Position, _: Side) -> Option<Scene> {
        let sweets = sweets.iter().fold(Row::new(), |row, &sweet| {
            let tone = if self.may_take(sweet, *side) {
                Tone::Mark
            } else {
                Tone::Neutral
            };
            row.thing(format!("sweet{sweet}"), Piece::card(sweet).toned(tone))
        });
        Some(Scene::from(sweets).turn(side.is_first()))
    }

    fn touches(&self, _: &Self::Position, sweet: &usize) -> Vec<String> {
        vec![format!("sweet{sweet}")]
    }
}

/// What can be changed: which sweets Ron takes, and who gets those that are left. Of the sweets of one kind the
/// first is taken: which one it is matters to nobody.
pub const OFFER: Offer<Sweet> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let divisor = values.number("multiple", 0);
        let mut rules = match divisor {
            0 => Rules::new(input.n),
            _ => Rules::with(input.n, |sweet| sweet.is_multiple_of(divisor)),
        };
        rules.stuck_gets_all = values.has("rest");
        let (start, kinds) = (rules.start(), rules.kinds.clone());
        let is_first = move |(sweets, _): &(Vec<usize>, Side), sweet: &usize| {
            let is_alike = |other: &&usize| kinds[**other - 1] == kinds[*sweet - 1];
            sweets.iter().find(is_alike) == Some(sweet)
        };
        vec![arena::play_for_points(arena::only(rules, is_first), start)]
    },
    answer: |input, games| {
        let sweets = input.n.strict_add_signed(games[0].ahead()?) / 2;
        Ok(Output { sweets })
    },
};

/// The game that the input tells of, unless it has so many sweets that nobody could look at them.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    if input.n > 10_000 {
        return Vec::new();
    }
    let rules = Rules::new(input.n);
    let start = rules.start();
    vec![arena::play_for_points(rules, start)]
}
