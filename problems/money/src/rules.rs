//! The rules of MONEY.

use std::iter::successors;

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Input, Money};

sentences! {
    STOP: "dừng lại, giữ {0} đồng", "stop and keep {0} dong";
    EXCHANGE: "trao đổi để có {0} đồng", "exchange, to have {0} dong";
    GOAL: "Dừng lại đúng lúc có nhiều tiền nhất.", "Stop when you have the most money that you can get.";
}

/// A sum of money; at each exchange the player hands back half of it if it is even, else he is
/// given twice as much and one more. He may stop whenever he likes; with one dong the game is over.
///
/// It is a game for one, who chooses nothing but when to stop.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

/// What the player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Purse {
    /// The sum.
    pub sum: u128,
    /// Whether he has stopped.
    pub is_kept: bool,
}

impl Purse {
    /// A sum with which the game goes on.
    pub fn of(sum: u128) -> Purse {
        let is_kept = false;
        Purse { sum, is_kept }
    }
}

impl Game for Rules {
    type Position = Purse;
    /// The sum that the player then has: the same one if he stops.
    type Move = u128;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &Purse { sum, is_kept }: &Purse) -> impl IntoIterator<Item = (u128, Purse)> {
        let stopped = Purse { sum, is_kept: true };
        let exchanged = if sum.is_multiple_of(2) {
            sum - sum / 2
        } else {
            sum + 2 * sum + 1
        };
        let count = if is_kept || sum == 1 { 0 } else { 2 };
        let moves = [(sum, stopped), (exchanged, Purse::of(exchanged))];
        moves.into_iter().take(count)
    }

    fn end(&self, purse: &Purse) -> End {
        End::Points(purse.sum.try_into().unwrap_or(i64::MAX))
    }

    fn words(&self, purse: &Purse, sum: &u128) -> Option<Message> {
        let stops = *sum == purse.sum;
        Some(if stops { STOP } else { EXCHANGE }.with(&[sum]).into())
    }

    fn show(&self, purse: &Purse) -> String {
        purse.sum.to_string()
    }

    /// The sum, and below it the one after an exchange.
    fn scene(&self, purse: &Purse, _: Side) -> Option<Scene> {
        let sum = Piece::card(purse.sum);
        let exchanged = self.moves(purse).into_iter().nth(1);
        Some(match exchanged {
            Some((sum_after, _)) => {
                let after = Row::new().thing("exchanged", Piece::card(sum_after));
                Scene::from(Row::new().thing("sum", sum)).and(after.labelled('→'))
            }
            None => Row::new().thing("sum", sum.toned(Tone::Mark)).into(),
        })
    }

    fn touches(&self, purse: &Purse, &sum: &u128) -> Vec<String> {
        let touched = if sum == purse.sum { "sum" } else { "exchanged" };
        vec![touched.to_owned()]
    }
}

/// As many games of a file as anybody plays.
const MOST_PLAYED: usize = 1000;

/// The puzzles that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let sums = input.sums.iter().copied().take(MOST_PLAYED);
    let alone = |sum: u32| {
        let start = Purse::of(sum.into());
        arena::play_alone(Rules, start, Aim::ManyPoints, move || best(sum))
    };
    sums.map(alone).collect()
}

/// The largest sum, and the exchanges after which the player stops.
fn best(sum: u32) -> Option<Best> {
    let largest = *Money::solve(&Input { sums: vec![sum] }).largest.first()?;
    let exchange = |&sum: &u128| {
        let purse = Purse::of(sum);
        let exchanged = Rules.moves(&purse).into_iter().nth(1)?;
        Some(exchanged.0)
    };
    let sums = successors(Some(sum.into()), exchange);
    let before = sums.take_while(|&sum| sum != largest.into());
    let exchanges = before.filter_map(|sum| exchange(&sum));
    // With one dong there is nothing to decide.
    let stop = (largest > 1).then(|| largest.into());
    Some(Best {
        number: largest.try_into().ok()?,
        line: exchanges.chain(stop).map(|sum| sum.to_string()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_line_stops_at_the_largest_sum() {
        for (sum, line) in [
            (11, "34 17 52 52"),
            (3, "10 5 16 16"),
            (4, "4"),
            (2, "2"),
            (1, ""),
        ] {
            let input = Input { sums: vec![sum] };
            let mut game = puzzles(&input).swap_remove(0);
            let best = game.best_known().unwrap().clone();
            assert_eq!(best.line.join(" "), line);
            for text in &best.line {
                let place = game.find(text).unwrap();
                assert!(game.make(place));
            }
            assert!(game.moves().is_empty());
            assert_eq!(game.ahead(), Ok(best.number));
        }
    }

    #[test]
    fn who_never_stops_goes_home_with_one_dong() {
        let input = Input { sums: vec![27] };
        let mut game = puzzles(&input).swap_remove(0);
        while game.make(1) {}
        assert_eq!((game.made(), game.ahead()), (111, Ok(1)));
    }
}
