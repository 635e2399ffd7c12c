//! The rules of IOIGAME.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{Game, Match, Side, Step};
use inpout::{Message, Text, sentences};

use crate::Input;

sentences! {
    LEFT: "lấy số {0} ở đầu trái", "take {0} at the left end";
    RIGHT: "lấy số {0} ở đầu phải", "take {0} at the right end";
    GOAL: "Ai lấy được tổng lớn hơn thì thắng.", "Whoever takes the larger sum wins.";
}

/// A row of numbers; a move takes the number at the left or at the right end, and it counts for the
/// player who takes it.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The whole row.
    pub numbers: Vec<i64>,
}

impl Game for Rules {
    /// Where what is left of the row begins, and where it has ended.
    type Position = (usize, usize);
    /// `L` or `R`.
    type Move = char;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(left, right): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        let ends = if left < right { &['L', 'R'][..] } else { &[] };
        ends.iter().map(move |&end| match end {
            'L' => (end, (left + 1, right)),
            _ => (end, (left, right - 1)),
        })
    }

    /// The number at the end.
    fn gain(&self, &(left, right): &(usize, usize), end: &char) -> i64 {
        match end {
            'L' => self.numbers[left],
            _ => self.numbers[right - 1],
        }
    }

    fn number(&self, &(left, right): &(usize, usize)) -> Option<usize> {
        Some(left * (self.numbers.len() + 1) + right)
    }

    fn words(&self, at: &(usize, usize), end: &char) -> Option<Message> {
        let said = if *end == 'L' { LEFT } else { RIGHT };
        Some(said.with(&[&self.gain(at, end)]).into())
    }

    fn show(&self, &(left, right): &(usize, usize)) -> String {
        let numbers = self.numbers[left..right].iter().map(i64::to_string);
        numbers.collect::<Vec<_>>().join(" ")
    }

    fn scene(&self, &(left, right): &(usize, usize), _: Side) -> Option<Scene> {
        let numbers = self.numbers.iter().enumerate().map(|(place, number)| {
            let is_left = (left..right).contains(&place);
            Piece::card(number).toned(if is_left { Tone::Neutral } else { Tone::Quiet })
        });
        Some(Row::of("number", numbers).into())
    }

    fn touches(&self, &(left, right): &(usize, usize), end: &char) -> Vec<String> {
        let place = if *end == 'L' { left + 1 } else { right };
        vec![format!("number{place}")]
    }
}

/// The rules and the whole row.
pub fn start(input: &Input) -> (Rules, (usize, usize)) {
    let numbers = input.numbers.clone();
    let row = (0, numbers.len());
    (Rules { numbers }, row)
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play_for_points(rules, start)]
}
