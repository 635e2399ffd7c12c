//! The rules of DROP, a puzzle for one.

use arena::scene::{Grid, Piece, Row, Scene};
use arena::{Aim, End, Game, Match, Side, Step};
use inpout::{Message, Problem, Text, sentences};

use crate::{Drop, Input};

use crate::brute::{self, count, dropped};

sentences! {
    LET_FALL: "thả bi {0} vào cột {1}", "drop disc {0} into column {1}";
    GOAL: "Thả hết bi sao cho còn lại càng ít càng tốt. Bi có số bằng số bi trong nhóm cột hay nhóm hàng của nó thì biến mất.", "Drop all discs so that few are left. A disc vanishes whose number is the size of its group in the column or the row.";
    DISC: "bi", "disc";
}

/// Discs fall into a case of 7 × 7 cells, one after the other; a move chooses the column of the next
/// one. Discs vanish whose number is the size of their group. Few should be left.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The discs in the order in which they come.
    pub discs: Vec<u32>,
}

impl Game for Rules {
    /// The case, and how many discs have come.
    type Position = (brute::Grid, usize);
    /// The column, from 1.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(case, gone): &Self::Position) -> impl IntoIterator<Item = Step<Self>> {
        let next = self.discs.get(gone).copied().into_iter();
        next.flat_map(move |disc| {
            let fits = move |column| Some((column + 1, (dropped(case, column, disc)?, gone + 1)));
            (0..7).filter_map(fits)
        })
    }

    /// While discs are still to come, all is lost.
    fn end(&self, (_, gone): &Self::Position) -> End {
        let is_over = *gone == self.discs.len();
        if is_over { End::Won } else { End::Lost }
    }

    /// The discs that are there after it less those before.
    fn gain(&self, &(case, gone): &Self::Position, column: &usize) -> i64 {
        let after = dropped(case, column - 1, self.discs[gone]).unwrap_or(case);
        i64::from(count(&after)) - i64::from(count(&case))
    }

    fn words(&self, (_, gone): &Self::Position, column: &usize) -> Option<Message> {
        Some(LET_FALL.with(&[&self.discs[*gone], column]).into())
    }

    fn show(&self, (case, gone): &Self::Position) -> String {
        let text = |discs: &[u32]| discs.iter().map(u32::to_string).collect::<String>();
        let rows = case.map(|row| text(&row).replace('0', "."));
        format!("{}\n{}", rows.join("\n"), text(&self.discs[*gone..]))
    }

    fn scene(&self, (case, gone): &Self::Position, _: Side) -> Option<Scene> {
        let disc = |disc: &u32| (*disc > 0).then(|| Piece::stone().called(DISC).with(disc));
        let case = Grid::by_rows(7, 7, case.iter().flatten().map(disc));
        let coming = self.discs[*gone..].iter().filter_map(disc);
        Some(Scene::from(Row::of("disc", coming.take(14))).and(case))
    }

    /// The top of the column.
    fn touches(&self, _: &Self::Position, column: &usize) -> Vec<String> {
        vec![arena::scene::cell(1, column)]
    }
}

/// The puzzle that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let discs = input.discs.clone();
    let input = input.clone();
    let best = move || Some(i64::from(Drop::solve(&input).0?).into());
    let (rules, start) = (Rules { discs }, ([[0; 7]; 7], 0));
    vec![arena::play_alone(rules, start, Aim::LittleLeft(0), best)]
}
