//! Rules as somebody misreads them: what the tests of a problem have to show wrong.
//!
//! Within [`misread`] every new [`Book`](crate::Book), [`can_reach`](crate::can_reach) and whatever else asks
//! rules that are [`as_read`] reads them in another way. So whoever answers a problem by a search over its
//! rules gives the answer of that misreading, and nothing is written or compiled anew for it. As rules say nothing but their moves and ends, a move is known by the numbers with
//! which it is written, and a longer one is made of two.
//!
//! To turn the ends round is misère play too: who wants that asks a book for it ([`Book::turn_ends`]).
//!
//! [`Book::turn_ends`]: crate::Book::turn_ends

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;

use crate::altered::Altered;
use crate::{End, Game};

/// A way to misread any rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misreading {
    /// Having no move is not this, but that.
    End(End, End),
    /// Who has lost without a move, by points or not, has won, and the other way round.
    EndsTurned,
    /// A move gains so many times what it gains.
    Gains(i64),
    /// These moves are not allowed.
    Without(Moves),
    /// A move may be longer by the shortest one: it is followed by another that differs from it in its last
    /// number only, such as that of the stones to take from a heap.
    OneLonger,
    /// Any two moves of one player may be made as one.
    TwoAtOnce,
}

/// Some of the moves of a position. A number is one of those with which a move is written, from 0;
/// the largest and the least one are sought among moves that differ in nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moves {
    /// The first one.
    First,
    /// The last one.
    Last,
    /// The last one, if there are others.
    LastOfMany,
    /// Those in which this number is largest.
    Largest(usize),
    /// Those in which this number is least.
    Least(usize),
    /// Those in which this number is least or largest is what is left.
    Between(usize),
    /// Those in which this number is odd.
    Odd(usize),
    /// Those in which this number is even.
    Even(usize),
}

/// Numbers of a move that are looked at.
const NUMBERS: usize = 3;

/// A position with more moves does not get those of two in one.
const MOST_MOVES: usize = 64;

thread_local! {
    static READ_AS: Cell<Option<Misreading>> = const { Cell::new(None) };
}

/// What `ask` says if it reads rules in this way.
pub fn misread<T>(how: Misreading, ask: impl FnOnce() -> T) -> T {
    struct Back(Option<Misreading>);
    impl Drop for Back {
        fn drop(&mut self) {
            READ_AS.set(self.0);
        }
    }
    let _back = Back(READ_AS.replace(Some(how)));
    ask()
}

/// The rules as they are read at present: what asks them without a [`Book`](crate::Book) asks these.
pub fn as_read<G: Game>(game: G) -> impl Game<Position = G::Position, Move = G::Move> {
    Read::new(game)
}

impl Misreading {
    /// All of them.
    pub fn all() -> Vec<Misreading> {
        let ends = [End::Lost, End::Won, End::Drawn];
        let ends = ends
            .into_iter()
            .flat_map(|end| ends.map(|other| (end, other)));
        let ends = ends.filter(|(end, other)| end != other);
        let of_number = |number| {
            [
                Moves::Largest(number),
                Moves::Least(number),
                Moves::Between(number),
                Moves::Odd(number),
                Moves::Even(number),
            ]
        };
        let missing = [Moves::First, Moves::Last, Moves::LastOfMany];
        let missing = missing.into_iter().chain((0..NUMBERS).flat_map(of_number));
        let ends = ends.map(|(end, other)| Misreading::End(end, other));
        let mut all: Vec<Misreading> = ends.collect();
        all.extend([Misreading::EndsTurned, Misreading::Gains(0)]);
        all.extend([Misreading::Gains(-1), Misreading::Gains(2)]);
        all.extend(missing.map(Misreading::Without));
        all.extend([Misreading::OneLonger, Misreading::TwoAtOnce]);
        all
    }
}

impl fmt::Display for Misreading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nth = |number: &usize| ["first", "second", "third"][*number];
        match self {
            Misreading::End(end, other) => write!(f, "without a move {end:?} is {other:?}"),
            Misreading::EndsTurned => write!(f, "the ends turned round"),
            Misreading::Gains(times) => write!(f, "a move gains {times} times as much"),
            Misreading::OneLonger => write!(f, "moves may be longer"),
            Misreading::TwoAtOnce => write!(f, "two moves at once"),
            Misreading::Without(moves) => match moves {
                Moves::First => write!(f, "without the first move"),
                Moves::Last => write!(f, "without the last move"),
                Moves::LastOfMany => write!(f, "without the last move of several"),
                Moves::Largest(it) => write!(f, "without the largest {} number", nth(it)),
                Moves::Least(it) => write!(f, "without the least {} number", nth(it)),
                Moves::Between(it) => {
                    write!(f, "only with the least or largest {} number", nth(it))
                }
                Moves::Odd(it) => write!(f, "without an odd {} number", nth(it)),
                Moves::Even(it) => write!(f, "without an even {} number", nth(it)),
            },
        }
    }
}

/// A game as it is read: as its rules say, or as they are misread.
#[derive(Debug)]
pub(crate) struct Read<G> {
    pub(crate) game: G,
    how: Option<Misreading>,
}

impl<G: Game> Read<G> {
    /// As rules are read at present.
    pub(crate) fn new(game: G) -> Self {
        let how = READ_AS.get();
        Read { game, how }
    }

    /// Reads its ends turned round from now on; as they are, if they are turned round already.
    pub(crate) fn turn_ends(&mut self) {
        self.how = match self.how {
            Some(Misreading::EndsTurned) => None,
            _ => Some(Misreading::EndsTurned),
        };
    }

    fn misread(&self, how: Misreading, at: &G::Position) -> Vec<(G::Move, G::Position)> {
        let mut moves: Vec<_> = self.game.moves(at).into_iter().collect();
        match how {
            Misreading::Without(missing) => {
                let said = moves.iter().map(|(a_move, _)| self.game.say(a_move));
                let is_missing = missing.among(&said.collect::<Vec<_>>());
                let mut is_missing = is_missing.into_iter();
                moves.retain(|_| is_missing.next() == Some(false));
            }
            Misreading::OneLonger | Misreading::TwoAtOnce if moves.len() <= MOST_MOVES => {
                let longer = self.two_at_once(&moves, how == Misreading::OneLonger);
                moves.extend(longer);
            }
            _ => {}
        }
        moves
    }

    /// Two moves made as one: any two, or only such as make one move longer by the shortest one.
    fn two_at_once(
        &self,
        moves: &[(G::Move, G::Position)],
        is_one_longer: bool,
    ) -> Vec<(G::Move, G::Position)> {
        let said: Vec<String> = moves.iter().map(|(it, _)| self.game.say(it)).collect();
        let last = said
            .first()
            .map_or(0, |it| numbers(it).len().wrapping_sub(1));
        let is_shortest = Moves::Least(last).among(&said);
        let mut both = Vec::new();
        for (place, (first, between)) in moves.iter().enumerate() {
            if is_one_longer && !is_shortest[place] {
                continue;
            }
            for (second, after) in self.game.moves(between) {
                let is_on = begins_like(&said[place], &self.game.say(&second));
                if is_on || !is_one_longer {
                    both.push((first.clone(), after));
                }
            }
        }
        both
    }
}

impl Moves {
    /// For each of the moves that are written so, whether it is one of these.
    fn among(self, said: &[String]) -> Vec<bool> {
        let last = said.len().wrapping_sub(1);
        match self {
            Moves::First => (0..said.len()).map(|place| place == 0).collect(),
            Moves::Last => (0..said.len()).map(|place| place == last).collect(),
            Moves::LastOfMany => (0..said.len())
                .map(|place| place == last && last > 0)
                .collect(),
            Moves::Odd(it) => by_number(said, it, |number, _, _| number % 2 == 1),
            Moves::Even(it) => by_number(said, it, |number, _, _| number % 2 == 0),
            Moves::Largest(it) => by_number(said, it, |number, _, largest| number == largest),
            Moves::Least(it) => by_number(said, it, |number, least, _| number == least),
            Moves::Between(it) => by_number(said, it, |number, least, largest| {
                least < number && number < largest
            }),
        }
    }
}

/// For each move what `is` says of one of its numbers and of the least and the largest one among moves that
/// differ in nothing else; `false` if it has fewer numbers.
fn by_number(said: &[String], which: usize, is: impl Fn(u64, u64, u64) -> bool) -> Vec<bool> {
    let split = |text: &String| {
        let mut all = numbers(text);
        (which < all.len()).then(|| (all.remove(which), all))
    };
    let split: Vec<_> = said.iter().map(split).collect();
    let mut ends: HashMap<&[u64], (u64, u64)> = HashMap::new();
    for (number, others) in split.iter().flatten() {
        let (least, largest) = ends.entry(others).or_insert((*number, *number));
        (*least, *largest) = ((*least).min(*number), (*largest).max(*number));
    }
    let of_move = |it: &Option<(u64, Vec<u64>)>| {
        it.as_ref().is_some_and(|(number, others)| {
            let (least, largest) = ends[others.as_slice()];
            is(*number, least, largest)
        })
    };
    split.iter().map(of_move).collect()
}

/// Whether two moves differ in their last number at most.
fn begins_like(one: &str, other: &str) -> bool {
    let (one, other) = (numbers(one), numbers(other));
    one.len() == other.len() && one.split_last().map(|it| it.1) == other.split_last().map(|it| it.1)
}

/// The numbers in a text, such as a move as it is written.
pub fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

impl<G: Game> Altered for Read<G> {
    type Of = G;

    #[inline]
    fn original(&self) -> &G {
        &self.game
    }

    fn is_same(&self) -> bool {
        self.how.is_none()
    }

    #[inline]
    fn moves_now(&self, at: &G::Position) -> impl IntoIterator<Item = (G::Move, G::Position)> {
        match self.how {
            Some(
                how @ (Misreading::Without(_) | Misreading::OneLonger | Misreading::TwoAtOnce),
            ) => Either::Wrong(self.misread(how, at).into_iter()),
            // The others leave the moves as they are, of which there may be more than memory holds.
            _ => Either::Right(self.game.moves(at).into_iter()),
        }
    }

    fn end_now(&self, at: &G::Position) -> End {
        let end = self.game.end(at);
        match (self.how, end) {
            (Some(Misreading::End(it, other)), _) if it == end => other,
            (Some(Misreading::EndsTurned), End::Lost) => End::Won,
            (Some(Misreading::EndsTurned), End::Won) => End::Lost,
            (Some(Misreading::EndsTurned), End::Points(points)) => End::Points(-points),
            _ => end,
        }
    }

    #[inline]
    fn gain_now(&self, at: &G::Position, a_move: &G::Move) -> i64 {
        let gain = self.game.gain(at, a_move);
        match self.how {
            Some(Misreading::Gains(times)) => times * gain,
            _ => gain,
        }
    }
}

/// The moves as the rules say, or as they are misread.
enum Either<R, W> {
    Right(R),
    Wrong(W),
}

impl<R: Iterator, W: Iterator<Item = R::Item>> Iterator for Either<R, W> {
    type Item = R::Item;

    #[inline]
    fn next(&mut self) -> Option<R::Item> {
        match self {
            Either::Right(moves) => moves.next(),
            Either::Wrong(moves) => moves.next(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Book, Outcome, can_reach};

    /// One heap; a move takes one, two or three stones; who cannot move loses.
    struct Heap;

    impl Game for Heap {
        type Position = u64;
        type Move = u64;

        fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (u64, u64)> {
            (1..=3.min(stones)).map(move |take| (take, stones - take))
        }

        fn say(&self, take: &u64) -> String {
            take.to_string()
        }

        fn show(&self, stones: &u64) -> String {
            stones.to_string()
        }
    }

    /// The lost heaps of fewer than twelve stones.
    fn lost() -> Vec<u64> {
        let mut book = Book::new(Heap);
        let is_lost = |heap: &u64| book.outcome(heap) == Ok(Outcome::Lost);
        (0..12).filter(is_lost).collect()
    }

    #[test]
    fn each_misreading_has_lost_heaps_of_its_own() {
        for (how, wanted) in [
            (Misreading::End(End::Lost, End::Won), vec![1, 5, 9]),
            (Misreading::EndsTurned, vec![1, 5, 9]),
            (Misreading::End(End::Drawn, End::Won), vec![0, 4, 8]),
            (Misreading::Without(Moves::First), vec![0, 1, 5, 6, 10, 11]),
            (Misreading::Without(Moves::Odd(0)), vec![0, 1, 4, 5, 8, 9]),
            (Misreading::Without(Moves::Largest(1)), vec![0, 4, 8]),
            (Misreading::OneLonger, vec![0, 5, 10]),
            (Misreading::TwoAtOnce, vec![0, 7]),
        ] {
            assert_eq!(misread(how, lost), wanted, "{how}");
        }
    }

    #[test]
    fn one_who_moves_alone_reaches_other_heaps() {
        let comes_to = |goal| move || can_reach(&Heap, 11, 100, |&heap| heap == goal);
        let without_odd = Misreading::Without(Moves::Odd(0));
        assert_eq!(comes_to(10)(), Ok(true));
        assert_eq!(misread(without_odd, comes_to(10)), Ok(false));
        assert_eq!(misread(without_odd, comes_to(1)), Ok(true));
        let takes = || as_read(Heap).moves(&11).into_iter().count();
        assert_eq!((takes(), misread(without_odd, takes)), (3, 1));
    }

    #[test]
    fn a_book_whose_ends_are_turned_forgets_what_it_found() {
        let mut book = Book::new(Heap);
        assert_eq!(book.outcome(&4), Ok(Outcome::Lost));
        book.turn_ends();
        assert_eq!(book.outcome(&4), Ok(Outcome::Won));
        assert_eq!(book.outcome(&5), Ok(Outcome::Lost));
        book.turn_ends();
        assert_eq!(book.outcome(&5), Ok(Outcome::Won));
        let mut game = crate::play(Heap, 1);
        assert!(game.turn_ends());
        assert_eq!(game.ahead(), Ok(-1));
        assert!(!crate::play_for_points(Heap, 1).turn_ends());
    }

    #[test]
    fn rules_are_read_as_they_are_before_and_after() {
        assert_eq!(lost(), [0, 4, 8]);
        let broken = std::panic::catch_unwind(|| {
            misread(Misreading::EndsTurned, || assert_eq!(lost(), [0]));
        });
        assert!(broken.is_err());
        assert_eq!(lost(), [0, 4, 8]);
    }

    #[test]
    fn the_largest_number_is_sought_among_moves_that_differ_in_nothing_else() {
        let said = ["1 1", "1 2", "2 1", "2 2", "2 3"].map(str::to_owned);
        let is_largest = Moves::Largest(1).among(&said);
        assert_eq!(is_largest, [false, true, false, false, true]);
        assert!(Moves::Between(1).among(&said)[3]);
    }

    #[test]
    fn every_misreading_has_a_name_of_its_own() {
        let names: Vec<String> = Misreading::all().iter().map(ToString::to_string).collect();
        let mut once = names.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), names.len());
    }
}
