//! The rules of NUMCOINS.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{Game, Match, Side};
use inpout::{Message, Text, sentences};

use crate::Input;

sentences! {
    TAKE: "lấy {0} cọc bên trái", "take {0} from the left";
    GOAL: "Ai lấy được nhiều xu hơn thì thắng.", "Whoever takes more coins wins.";
}

/// Heaps of coins in a row; a move takes one or more from the left, at most as many as the move
/// before, and the first at most `K`. Each player wants as many coins as he can get.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The coins of each heap.
    pub heaps: Vec<i64>,
}

impl Game for Rules {
    /// The number of heaps gone, and how many may be taken.
    type Position = (usize, usize);
    /// The number of heaps to take.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        &(gone, limit): &(usize, usize),
    ) -> impl IntoIterator<Item = (usize, (usize, usize))> {
        let most = limit.min(self.heaps.len() - gone);
        (1..=most).map(move |take| (take, (gone + take, take)))
    }

    /// The coins in the heaps.
    fn gain(&self, &(gone, _): &(usize, usize), &take: &usize) -> i64 {
        self.heaps[gone..gone + take].iter().sum()
    }

    /// Nobody can take more heaps than there are.
    fn same(&self, (gone, limit): (usize, usize)) -> (usize, usize) {
        (gone, limit.min(self.heaps.len() - gone))
    }

    fn words(&self, _: &(usize, usize), take: &usize) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    fn show(&self, &(gone, limit): &(usize, usize)) -> String {
        let heaps = self.heaps[gone..].iter().map(i64::to_string);
        format!("{} (≤ {limit})", heaps.collect::<Vec<_>>().join(" "))
    }

    fn scene(&self, &(gone, limit): &(usize, usize), _: Side) -> Option<Scene> {
        let heaps = self.heaps.iter().enumerate().map(|(place, coins)| {
            let is_gone = place < gone;
            Piece::card(coins).toned(if is_gone { Tone::Quiet } else { Tone::Neutral })
        });
        Some(Scene::from(Row::of("heap", heaps)).at_most(limit))
    }

    fn touches(&self, &(gone, _): &(usize, usize), take: &usize) -> Vec<String> {
        vec![format!("heap{}", gone + take)]
    }
}

/// The rules for the heaps of the input.
pub fn rules(input: &Input) -> Rules {
    let heaps = input.heaps.clone();
    Rules { heaps }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play_for_points(rules(input), (0, input.limit))]
}
