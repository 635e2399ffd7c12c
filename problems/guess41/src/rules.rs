//! The rules of GUESS.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Side, Step};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Guess41, Input, Output};

sentences! {
    ASK: "hỏi số đó có trong {0} không", "ask whether it is among {0}";
    YES: "trả lời có, nhận 2 cái kẹo", "say yes, for 2 sweets";
    NO: "trả lời không, nhận 1 cái kẹo", "say no, for 1 sweet";
    GOAL: "Ron hỏi đến khi biết chắc số đó, và muốn trả ít kẹo nhất; Hermione muốn nhận nhiều nhất.", "Ron asks until he knows the number, for as few sweets as he can; Hermione wants as many as she can.";
}

/// Hermione thinks of a number; Ron asks whether it is in some set, until he knows it. He pays 2
/// sweets for each *yes* and 1 for each *no*.
///
/// Since Ron wants to be safe whatever the number is, Hermione may as well choose it as late as she
/// likes.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

/// The numbers that are still possible, bit `i` for `i + 1`; and if it is Hermione's turn, those of
/// them that Ron has asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// At most 64 numbers.
    pub possible: u64,
    /// Some of them, but not all: else the answer is known.
    pub asked: Option<u64>,
}

/// What a player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// Ron asks whether the number is in this set.
    Ask(u64),
    /// Hermione says yes.
    Yes,
    /// She says no.
    No,
}

impl Game for Rules {
    type Position = Position;
    type Move = Words;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        &Position { possible, asked }: &Position,
    ) -> impl IntoIterator<Item = Step<Self>> {
        let after = |possible, asked| Position { possible, asked };
        // The subsets of a set of bits, in descending order.
        let next = move |set: &u64| Some((set - 1) & possible).filter(|&set| set > 0);
        let questions = std::iter::successors(next(&possible).filter(|_| asked.is_none()), next);
        let questions = questions.map(move |set| (Words::Ask(set), after(possible, Some(set))));
        let answers = asked.into_iter().flat_map(move |set| {
            let no = after(possible & !set, None);
            [(Words::Yes, after(set, None)), (Words::No, no)]
        });
        questions.chain(answers)
    }

    /// Hermione's sweets.
    fn gain(&self, _: &Position, words: &Words) -> i64 {
        match words {
            Words::Ask(_) => 0,
            Words::Yes => 2,
            Words::No => 1,
        }
    }

    fn end(&self, _: &Position) -> End {
        End::Points(0)
    }

    fn words(&self, _: &Position, words: &Words) -> Option<Message> {
        Some(match words {
            Words::Ask(set) => ASK.with(&[&listed(*set)]).into(),
            Words::Yes => YES.into(),
            Words::No => NO.into(),
        })
    }

    fn say(&self, words: &Words) -> String {
        match words {
            Words::Ask(set) => listed(*set),
            Words::Yes => "yes".into(),
            Words::No => "no".into(),
        }
    }

    fn show(&self, at: &Position) -> String {
        let asked = at.asked.map(|set| format!(" ({}?)", listed(set)));
        listed(at.possible) + &asked.unwrap_or_default()
    }

    fn scene(&self, at: &Position, _: Side) -> Option<Scene> {
        let numbers = members(at.possible).fold(Row::new(), |row, number| {
            let is_asked = members(at.asked.unwrap_or(0)).any(|it| it == number);
            let tone = if is_asked { Tone::Mark } else { Tone::Neutral };
            row.thing(format!("number{number}"), Piece::card(number).toned(tone))
        });
        let answers = Row::new().thing("yes", Piece::card("✓"));
        let answers = answers.thing("no", Piece::card("✗"));
        Some(match at.asked {
            Some(_) => Scene::from(numbers).and(answers),
            None => numbers.into(),
        })
    }

    fn touches(&self, _: &Position, words: &Words) -> Vec<String> {
        match words {
            Words::Ask(set) => members(*set).map(|it| format!("number{it}")).collect(),
            Words::Yes => vec!["yes".into()],
            Words::No => vec!["no".into()],
        }
    }
}

/// The numbers in a set.
fn members(set: u64) -> impl Iterator<Item = u32> {
    (1..=64).filter(move |number| set >> (number - 1) & 1 == 1)
}

fn listed(set: u64) -> String {
    let numbers: Vec<String> = members(set).map(|number| number.to_string()).collect();
    numbers.join(" ")
}

/// All numbers are possible, and Ron begins; `None` if they are too many.
pub fn start(input: &Input) -> Option<Position> {
    (input.numbers <= 64).then(|| Position {
        possible: u64::MAX >> (64 - input.numbers),
        asked: None,
    })
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = start(input).map(|start| arena::play_for_points(Rules, start));
    Vec::from_iter(game)
}

/// GUESS with other prices and sets that are not too large. Which numbers are possible does not matter then, but
/// how many.
#[derive(Debug, Clone, Copy)]
struct Priced {
    yes: u64,
    no: u64,
    /// The most numbers in a set.
    size: u64,
}

impl Game for Priced {
    /// How many numbers are possible; and if it is Hermione's turn, about how many of them Ron has asked.
    type Position = (u64, Option<u64>);
    type Move = Words;

    fn moves(
        &self,
        &(possible, asked): &(u64, Option<u64>),
    ) -> impl IntoIterator<Item = Step<Self>> {
        let most = if asked.is_none() {
            self.size.min(possible - 1)
        } else {
            0
        };
        let questions = (1..=most).map(move |set| (Words::Ask(set), (possible, Some(set))));
        let answers = asked.into_iter().flat_map(move |set| {
            [
                (Words::Yes, (set, None)),
                (Words::No, (possible - set, None)),
            ]
        });
        questions.chain(answers)
    }

    fn gain(&self, _: &(u64, Option<u64>), words: &Words) -> i64 {
        let sweets = match words {
            Words::Ask(_) => 0,
            Words::Yes => self.yes,
            Words::No => self.no,
        };
        sweets.cast_signed()
    }

    fn end(&self, _: &(u64, Option<u64>)) -> End {
        End::Points(0)
    }

    fn say(&self, words: &Words) -> String {
        match words {
            Words::Ask(count) => format!("{count}?"),
            _ => Rules.say(words),
        }
    }
}

/// What can be changed: what answers cost, and how large a set may be.
#[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
pub const OFFER: Offer<Guess41> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = Priced {
            yes: values.number("yes", 2),
            no: values.number("no", 1),
            size: values.number("size", u64::MAX),
        };
        vec![arena::play_for_points(rules, (input.numbers, None))]
    },
    answer: |_, games| Ok(Output(games[0].ahead()?.unsigned_abs() as u32)),
};
