//! The rules of STONE of Bài 47.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Outcome, Side, only};
use contract::offer::winning_numbers;
use contract::{Offer, Values};
use inpout::{Message, Text, sentences};
use theory::nimber::nim_sum;

use crate::{Input, Output, Stone47};

sentences! {
    TAKE: "bốc {1} viên từ một đống {0} viên", "take {1} from a heap of {0}";
    GOAL: "Ai bốc viên cuối cùng của đống cuối cùng thì thắng.", "Whoever takes the last stone of the last heap wins.";
}

/// Heaps of at most three stones; a move takes any positive number of stones from one heap. The
/// player who takes the last stone of the last heap wins, for then the other player cannot move.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The number of heaps at the start.
    pub heaps: usize,
}

impl Game for Rules {
    /// How many heaps there are of one, two and three stones.
    type Position = [usize; 3];
    /// The size of the heap, and the stones to take from it.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &heaps: &[usize; 3]) -> impl IntoIterator<Item = (Self::Move, [usize; 3])> {
        (1..=3)
            .filter(move |&size| heaps[size - 1] > 0)
            .flat_map(move |size| {
                (1..=size).map(move |take| {
                    let mut after = heaps;
                    after[size - 1] -= 1;
                    if take < size {
                        after[size - take - 1] += 1;
                    }
                    ((size, take), after)
                })
            })
    }

    fn outcome(&self, heaps: &[usize; 3]) -> Option<Outcome> {
        let odd = (1..).zip(heaps).filter(|(_, count)| **count % 2 == 1);
        Some(Outcome::of(nim_sum(odd.map(|it| it.0)) > 0))
    }

    fn number(&self, &[ones, twos, threes]: &[usize; 3]) -> Option<usize> {
        let side = self.heaps.checked_add(1)?;
        let number = threes.checked_mul(side)?.checked_add(twos)?;
        number.checked_mul(side)?.checked_add(ones)
    }

    fn words(&self, _: &[usize; 3], (size, take): &Self::Move) -> Option<Message> {
        Some(TAKE.with(&[size, take]).into())
    }

    fn show(&self, [ones, twos, threes]: &[usize; 3]) -> String {
        format!("1 × {ones}\n2 × {twos}\n3 × {threes}")
    }

    fn scene(&self, heaps: &[usize; 3], _: Side) -> Option<Scene> {
        let sizes = (1..)
            .zip(heaps)
            .map(|(size, &count)| if count > 0 { size } else { 0 });
        let counts = heaps.iter().map(|count| format!("× {count}"));
        Some(Heaps::new(sizes).labelled(counts).into())
    }

    fn touches(&self, _: &[usize; 3], &(size, take): &Self::Move) -> Vec<String> {
        vec![taken(size, size as u64, take as u64)]
    }
}

/// The rules and the heaps at the start, unless they are too many to be counted.
pub fn start(input: &Input) -> Option<(Rules, [usize; 3])> {
    let twos = usize::try_from(input.twos).ok()?;
    let threes = usize::try_from(input.threes).ok()?;
    let heaps = twos.checked_add(threes)?;
    Some((Rules { heaps }, [0, twos, threes]))
}

/// What can be changed: how many stones a move takes, and from which heaps.
pub const OFFER: Offer<Stone47> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let games = start(input).into_iter().map(|(rules, start)| {
            let values = values.clone();
            let allows = move |heaps: &_, a_move: &_| allows(&values, heaps, *a_move);
            arena::play(only(rules, allows), start)
        });
        games.collect()
    },
    answer: |_, games| {
        let moves = winning_numbers(&mut *games[0])?.into_iter();
        let moves = moves.map(|it| (it[0], it[1])).collect();
        Ok(Output { moves })
    },
};

/// Whether changed rules allow to take so many stones from a heap of this size.
fn allows(values: &Values, heaps: &[usize; 3], (size, take): (usize, usize)) -> bool {
    let is_largest = heaps[size..].iter().all(|&count| count == 0);
    values.allows("take", take as u64) && (is_largest || !values.has("largest"))
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let start = start(input).into_iter();
    start
        .map(|(rules, start)| arena::play(rules, start))
        .collect()
}
