//! The rules of KILLBOTS, a game for one in which nothing is chosen: it is watched.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Aim, End, Game, Match, Side, Step};
use inpout::{Message, Problem, Text, sentences};

use crate::brute::{self, Cell, Table};
use crate::{Input, Killbots};

/// The robots walk towards the hero; a move is half a turn, and earns a point for every robot that it
/// brings to him.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules {
    /// Row and column of the hero, from 0.
    hero: (usize, usize),
}

sentences! {
    WATCH: "xem nửa {1} của lượt {0}", "watch half {1} of turn {0}";
    GOAL: "Không phải chọn gì: hãy đoán xem bao nhiêu rô bốt tới được chỗ siêu nhân.", "There is nothing to choose: guess how many robots get to the hero.";
    NEXT: "tiếp theo: lượt {0}, nửa {1}", "next: turn {0}, half {1}";
    HERO: "siêu nhân", "hero";
    ROBOT: "rô bốt", "robot";
    FAST_ROBOT: "rô bốt nhanh", "fast robot";
    JUNK: "sắt vụn", "junk";
}

impl Rules {
    /// What the statement writes for a cell.
    fn sign(&self, at: (usize, usize), there: &Cell) -> char {
        match there {
            _ if at == self.hero => '@',
            Cell { is_junk: true, .. } => '*',
            Cell { fast: 1.., .. } => '#',
            Cell { slow: 1.., .. } => '+',
            _ => '.',
        }
    }
}

impl Game for Rules {
    /// All cells, and how many halves of turns are over.
    type Position = (Table, usize);
    /// The turn from 1, and its half, 1 or 2.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, (table, over): &Self::Position) -> impl IntoIterator<Item = Step<Self>> {
        let (turn, half) = (over / 2 + 1, over % 2 + 1);
        let after = || (brute::half_turn(table, self.hero, half == 1).0, over + 1);
        brute::has_robots(table).then(|| ((turn, half), after()))
    }

    /// Nobody is left to come.
    fn end(&self, _: &Self::Position) -> End {
        End::Points(0)
    }

    fn gain(&self, (table, _): &Self::Position, &(_, half): &Self::Move) -> i64 {
        brute::half_turn(table, self.hero, half == 1).1.into()
    }

    fn words(&self, _: &Self::Position, (turn, half): &Self::Move) -> Option<Message> {
        Some(WATCH.with(&[turn, half]).into())
    }

    fn show(&self, (table, _): &Self::Position) -> String {
        let rows = table.iter().enumerate().map(|(y, row)| {
            let cells = row.iter().enumerate();
            cells.map(|(x, there)| self.sign((y, x), there)).collect()
        });
        rows.collect::<Vec<String>>().join("\n")
    }

    fn scene(&self, at: &Self::Position, _: Side) -> Option<Scene> {
        let (shown, (turn, half)) = (self.show(at), (at.1 / 2 + 1, at.1 % 2 + 1));
        let rows = shown.lines().map(str::as_bytes);
        let scene = Scene::from(Grid::of_text(rows, |cell| match cell {
            b'@' => Some(Piece::of(Tone::First).called(HERO)),
            b'+' => Some(Piece::of(Tone::Second).called(ROBOT)),
            b'#' => Some(Piece::of(Tone::Second).with("2").called(FAST_ROBOT)),
            b'*' => Some(Piece::of(Tone::Wall).called(JUNK)),
            _ => None,
        }));
        if brute::has_robots(&at.0) {
            return Some(scene.note(&NEXT.with(&[&turn, &half])));
        }
        Some(scene)
    }

    /// The hero, who waits.
    fn touches(&self, _: &Self::Position, _: &Self::Move) -> Vec<String> {
        vec![cell(self.hero.0 + 1, self.hero.1 + 1)]
    }
}

/// The puzzles that the input tells of.
pub(crate) fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let grids = input.grids.iter().map(|grid| {
        let (table, hero) = brute::laid(grid);
        let grids = vec![grid.clone()];
        let input = Input { grids };
        let best = move || Some(i64::from(Killbots::solve(&input).0[0]).into());
        arena::play_alone(Rules { hero }, (table, 0), Aim::ManyPoints, best)
    });
    grids.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_to_the_end_has_destroyed_what_the_reference_says() {
        let input = contract::recipe::<Killbots>("sample").unwrap();
        let destroyed = puzzles(&input).into_iter().map(|mut puzzle| {
            while puzzle.make(0) {}
            assert_eq!(puzzle.best_known().unwrap().number, puzzle.score());
            puzzle.score()
        });
        assert_eq!(destroyed.collect::<Vec<_>>(), [4, 1]);
    }
}
