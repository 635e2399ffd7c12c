//! The rules of Nim in both forms of play, of NIM2 and of NIMGAME.

use arena::scene::{Heaps, Scene, taken};
use arena::{End, Game, Match, Outcome, Side, numbers};

use contract::Offer;
use contract::offer::{size, winning_numbers};
use inpout::{Message, sentences};
use theory::nim::{is_lost, winning_moves};

use crate::{Input, Nim2, Output, Play, Test};

sentences! {
    TAKE: "bốc {0} viên ở đống {1}", "take {0} from heap {1}";
}

/// Heaps of stones; a move takes any positive number of them from one heap. In normal play the
/// player who took the last stone wins, in misère play he loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The form of play.
    pub play: Play,
}

impl Game for Rules {
    /// The stones of each heap.
    type Position = Vec<u64>;
    /// The number of a heap, from 1, and the stones to take from it.
    type Move = (usize, u64);

    fn moves(&self, heaps: &Vec<u64>) -> impl IntoIterator<Item = (Self::Move, Vec<u64>)> {
        (0..heaps.len()).flat_map(move |heap| {
            (1..=heaps[heap]).map(move |take| {
                let mut left = heaps.clone();
                left[heap] -= take;
                ((heap + 1, take), left)
            })
        })
    }

    /// The other player has taken the last stone.
    fn end(&self, _: &Vec<u64>) -> End {
        match self.play {
            Play::Normal => End::Lost,
            Play::Misere => End::Won,
        }
    }

    /// Heaps may change places, and empty ones may go.
    fn same(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&stones| stones > 0);
        heaps.sort_unstable();
        heaps
    }

    fn hear(&self, heaps: &Vec<u64>, text: &str) -> Option<(Self::Move, Vec<u64>)> {
        let [heap, take] = numbers(text).try_into().ok()?;
        let heap = usize::try_from(heap).ok()?;
        let mut left = heaps.clone();
        let stones = left.get_mut(heap.checked_sub(1)?)?;
        *stones = stones.checked_sub(take).filter(|_| take > 0)?;
        Some(((heap, take), left))
    }

    fn outcome(&self, heaps: &Vec<u64>) -> Option<Outcome> {
        Some(Outcome::of(!is_lost(self.play, heaps)))
    }

    fn winning(&self, heaps: &Vec<u64>) -> Option<Self::Move> {
        winning_moves(self.play, heaps).first().copied()
    }

    fn words(&self, _: &Vec<u64>, (heap, take): &Self::Move) -> Option<Message> {
        Some(TAKE.with(&[take, heap]).into())
    }

    fn show(&self, heaps: &Vec<u64>) -> String {
        let lines = (1..).zip(heaps);
        let lines = lines.map(|(heap, stones)| format!("{heap}: {stones}"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, heaps: &Vec<u64>, _: Side) -> Option<Scene> {
        Some(Heaps::new(heaps.iter().copied()).into())
    }

    fn touches(&self, heaps: &Vec<u64>, &(heap, take): &Self::Move) -> Vec<String> {
        vec![taken(heap, heaps[heap - 1], take)]
    }
}

/// What can be changed: how many stones a move takes, and from which heap.
pub const OFFER: Offer<Nim2> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let most = values.number("max", u64::MAX);
        let (is_odd, from_highest) = (values.has("odd"), values.has("highest"));
        let allows = move |heaps: &Vec<u64>, &(heap, take): &(usize, u64)| {
            let is_highest = heaps.iter().all(|&it| it <= heaps[heap - 1]);
            take <= most && !(is_odd && take % 2 == 0) && (is_highest || !from_highest)
        };
        let game = |test: &Test| {
            let rules = arena::only(Rules { play: test.play }, allows);
            arena::play(rules, test.heaps.clone())
        };
        input.tests.iter().map(game).collect()
    },
    answer: |_, games| {
        let moves = games.iter_mut().map(|game| {
            let moves = winning_numbers(&mut **game)?.into_iter();
            Ok(moves.map(|it| (size(it[0]), it[1])).collect())
        });
        let moves = moves.collect::<Result<_, _>>()?;
        Ok(Output { moves })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |test: &Test| arena::play(Rules { play: test.play }, test.heaps.clone());
    input.tests.iter().map(game).collect()
}
