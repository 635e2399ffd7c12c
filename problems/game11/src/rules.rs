//! The rules of GAME11.

use arena::scene::{Piece, Row, Scene};
use arena::{Game, Match, Outcome, Side};
use contract::Offer;
use inpout::{Message, sentences};

use crate::{Game11, Input, Output};

sentences! {
    WRITE: "viết chữ số {0}", "write the digit {0}";
    GOAL: "Ai làm cho số đã viết lớn hơn hoặc bằng {0} trước thì thắng.", "Whoever first makes the number greater than or equal to {0} wins.";
}

/// The players write one digit after the other, the first of them not 0. Whoever is the first to
/// make the number greater than or equal to `n` wins, for then the other player cannot move.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `n`.
    pub n: u64,
}

impl Game for Rules {
    /// The number written, 0 on the empty sheet.
    type Position = u64;
    /// The digit.
    type Move = u64;

    fn moves(&self, &written: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        let is_over = written >= self.n;
        let digits = if written == 0 { 1..=9 } else { 0..=9 };
        digits
            .filter(move |_| !is_over)
            .map(move |digit| (digit, 10 * written + digit))
    }

    /// Who writes the last digit that `n` has wants the digits large, and the other one wants them small.
    fn outcome(&self, &written: &u64) -> Option<Outcome> {
        let length = |number: u64| number.checked_ilog10().map_or(0, |it| it + 1);
        let (from, to) = (length(written), length(self.n));
        let highest = (from..to).fold(written, |number, place| {
            let digit = if (to - place) % 2 == 1 {
                9
            } else {
                u64::from(place == 0)
            };
            10 * number + digit
        });
        let closer_wins = highest >= self.n;
        let is_closer = to.saturating_sub(from) % 2 == 1;
        Some(Outcome::of(written < self.n && closer_wins == is_closer))
    }

    fn number(&self, &written: &u64) -> Option<usize> {
        usize::try_from(written).ok()
    }

    fn words(&self, _: &u64, digit: &u64) -> Option<Message> {
        Some(WRITE.with(&[digit]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.n]).into())
    }

    fn show(&self, written: &u64) -> String {
        format!("{written} (n = {})", self.n)
    }

    fn scene(&self, &written: &u64, _: Side) -> Option<Scene> {
        let row = |label: &str, number: u64| {
            let digits = number.to_string();
            let digits = digits.chars().filter(|_| number > 0).map(Piece::card);
            digits.fold(Row::new().labelled(label), |row, it| row.thing("", it))
        };
        let (limit, written) = (row("n", self.n), row("…", written));
        let choice = (0..=9).fold(Row::new(), |row, digit| {
            row.thing(format!("digit{digit}"), Piece::card(digit))
        });
        Some(Scene::from(limit).and(written).and(choice))
    }

    fn touches(&self, _: &u64, digit: &u64) -> Vec<String> {
        vec![format!("digit{digit}")]
    }
}

/// The rules, unless `n` has more than eighteen digits.
pub fn rules(input: &Input) -> Option<Rules> {
    let digits = (input.digits.len() <= 18).then_some(&input.digits)?;
    let n = std::str::from_utf8(digits).ok()?.parse().ok()?;
    Some(Rules { n })
}

/// What can be changed: which digits may follow upon which.
pub const OFFER: Offer<Game11> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let near = values.number("near", 9);
        let games = rules(input).into_iter().map(|rules| {
            let values = values.clone();
            let allows = move |&written: &u64, &digit: &u64| {
                let follows = written == 0 || digit.abs_diff(written % 10) <= near;
                follows && values.allows("digits", digit)
            };
            arena::play(arena::only(rules, allows), 0)
        });
        games.collect()
    },
    answer: |_, games| Ok(Output(games[0].ahead()? > 0)),
};

/// The digits of the numbers that are drawn.
pub(crate) const MOST: usize = 4;

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = rules(input).into_iter();
    rules.map(|rules| arena::play(rules, 0)).collect()
}
