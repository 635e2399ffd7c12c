//! Grundy values and points, against what is known and against search without memory.

mod common;

use arena::{Book, End, Game, Outcome, Worth, play, play_for_points};
use bilingual::{Lang, Message};
use common::{Dice, Paths};

/// Heaps of stones; a move takes any number from one of them.
struct Nim;

impl Game for Nim {
    type Position = Vec<u32>;
    type Move = (usize, u32);

    fn moves(&self, heaps: &Vec<u32>) -> impl IntoIterator<Item = (Self::Move, Vec<u32>)> {
        let mut moves = Vec::new();
        for (heap, &stones) in heaps.iter().enumerate() {
            for left in 0..stones {
                let mut after = heaps.clone();
                after[heap] = left;
                moves.push(((heap + 1, stones - left), after));
            }
        }
        moves
    }

    fn same(&self, mut heaps: Vec<u32>) -> Vec<u32> {
        heaps.retain(|&stones| stones > 0);
        heaps.sort_unstable();
        heaps
    }

    fn say(&self, (heap, take): &Self::Move) -> String {
        format!("{heap} {take}")
    }

    fn show(&self, heaps: &Vec<u32>) -> String {
        format!("{heaps:?}")
    }
}

#[test]
fn nim_heaps_are_worth_their_nim_sum() {
    let mut book = Book::new(Nim);
    for code in 0..8 * 8 * 8 {
        let heaps = vec![code / 64, code / 8 % 8, code % 8];
        let nim_sum = heaps[0] ^ heaps[1] ^ heaps[2];
        assert_eq!(book.grundy(&heaps), Ok(nim_sum), "{heaps:?}");
        assert_eq!(book.is_lost(&heaps), Ok(nim_sum == 0), "{heaps:?}");
        let judged = book.grundy_of_moves(&heaps).unwrap().into_iter();
        let lost = judged.filter(|&(_, _, value)| value == 0);
        let lost: Vec<_> = lost.map(|(a_move, after, _)| (a_move, after)).collect();
        assert_eq!(book.winning(&heaps), Ok(lost), "{heaps:?}");
    }
    // Positions that are the same are remembered once: 120 of each kind.
    assert_eq!(book.positions(), 240);
    assert_eq!(book.grundy(&vec![0, 200]), Ok(200));
}

#[test]
fn all_winning_moves_are_found_though_heaps_are_sorted() {
    let winning = Book::new(Nim).winning(&vec![7, 1, 4]).unwrap();
    assert_eq!(winning, [((1, 2), vec![5, 1, 4])]);
    let winning = Book::new(Nim).winning(&vec![3, 2, 3, 3, 2]).unwrap();
    let moves: Vec<(usize, u32)> = winning.into_iter().map(|(a_move, _)| a_move).collect();
    assert_eq!(moves, [(1, 3), (2, 1), (3, 3), (4, 3), (5, 1)]);
}

/// Points by every line of play.
fn every_line(game: &Paths, at: usize) -> i64 {
    let after = game.arcs[at]
        .iter()
        .map(|&(to, gain)| gain - every_line(game, to));
    after.max().unwrap_or(match game.ends[at] {
        End::Points(points) => points,
        _ => 0,
    })
}

fn random_game(dice: &mut Dice, vertices: usize) -> Paths {
    let number = |dice: &mut Dice| i64::try_from(dice.roll(20)).unwrap() - 9;
    let arcs = |at: usize, dice: &mut Dice| {
        let count = dice.roll(4).min(at);
        (0..count).map(|_| (dice.roll(at), number(dice))).collect()
    };
    Paths {
        arcs: (0..vertices).map(|at| arcs(at, dice)).collect(),
        ends: (0..vertices).map(|_| End::Points(number(dice))).collect(),
    }
}

#[test]
fn points_are_those_of_every_line_of_play() {
    let mut dice = Dice(3);
    for _ in 0..1000 {
        let vertices = 1 + dice.roll(12);
        let game = random_game(&mut dice, vertices);
        let mut book = Book::new(game.clone());
        for _ in 0..5 {
            let at = dice.roll(vertices);
            assert_eq!(book.points(&at), Ok(every_line(&game, at)), "{at} {game:?}");
            for (number, to, points) in book.points_of_moves(&at).unwrap() {
                assert_eq!(points, game.arcs[at][number].1 - every_line(&game, to));
            }
        }
    }
}

#[test]
fn a_match_forgets_the_types_and_keeps_the_rules() {
    let mut game = play(Nim, vec![2, 3]);
    assert_eq!(game.board(), "[2, 3]");
    assert_eq!(game.moves(), ["1 2", "1 1", "2 3", "2 2", "2 1"]);
    assert_eq!(game.worth().unwrap().to_string(), "won in 5");
    assert_eq!(game.grundy(), Ok(1));
    let worths = game.worths().unwrap();
    let worths: Vec<String> = worths.iter().map(ToString::to_string).collect();
    assert_eq!(
        worths,
        [
            "lost in 2",
            "lost in 4",
            "lost in 2",
            "lost in 4",
            "won in 5"
        ]
    );
    assert_eq!(game.best(), Ok(Some(4)));
    assert_eq!(game.line().unwrap(), ["2 1", "1 1", "2 1", "1 1", "2 1"]);
    assert_eq!((game.find("2 2"), game.find("2 4")), (Some(3), None));
    assert!(!game.make(5) && game.made() == 0);
    assert!(game.make(4) && game.made() == 1);
    assert_eq!(game.board(), "[2, 2]");
    assert!(game.take_back() && !game.take_back());
    assert_eq!(game.board(), "[2, 3]");
}

#[test]
fn a_match_for_points_keeps_the_score() {
    // From 2: 5 points and on to 1, or 1 point and on to 0. From 1: 7 points and on to 0.
    let game = Paths {
        arcs: vec![vec![], vec![(0, 7)], vec![(1, 5), (0, 1)]],
        ends: vec![End::Points(0); 3],
    };
    let mut game = play_for_points(game, 2);
    assert_eq!(game.worth().unwrap().to_string(), "+1");
    assert_eq!(game.line().unwrap(), ["arc 1"]);
    assert!(game.make(0));
    assert_eq!(
        (game.score(), game.worth().unwrap().to_string()),
        (-5, "+7".into())
    );
    assert!(game.make(0));
    assert_eq!((game.score(), game.best()), (-2, Ok(None)));
}

/// One heap of stones of which a move takes any number, told by its theorem: it is won unless it is empty.
struct Heap;

impl Game for Heap {
    type Position = u64;
    type Move = u64;

    fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        (1..=stones).map(move |take| (take, stones - take))
    }

    fn words(&self, stones: &u64, take: &u64) -> Option<Message> {
        Some(Message::in_each(|lang| {
            lang.pick("bốc", "take").to_owned() + &format!(" {take}/{stones}")
        }))
    }

    fn hear(&self, &stones: &u64, text: &str) -> Option<(u64, u64)> {
        let take = text.parse().ok()?;
        (1..=stones).contains(&take).then(|| (take, stones - take))
    }

    fn outcome(&self, &stones: &u64) -> Option<Outcome> {
        Some(Outcome::of(stones > 0))
    }

    fn winning(&self, &stones: &u64) -> Option<u64> {
        Some(stones)
    }
}

#[test]
fn what_no_list_holds_is_heard_told_in_words_and_known_by_a_theorem() {
    let stones = 1_000_000_000_000_000_000;
    let mut game = play(Heap, stones);
    assert_eq!((game.count(), game.list(3).len()), (None, 3));
    assert_eq!(
        game.list(1)[0].words.of(Lang::Vi),
        format!("bốc 1/{stones}")
    );
    let known = game.known(2).unwrap();
    assert!(known.by_theorem);
    assert_eq!(known.worth, Worth::Outcome(Outcome::Won));
    assert_eq!(known.best, Some(stones.to_string()));
    let lost = Some(Worth::Outcome(Outcome::Lost));
    assert_eq!(
        known.moves,
        [("1".to_owned(), lost), ("2".to_owned(), lost)]
    );
    for wrong in ["0", "+5", "05", "1000000000000000001", "-1", ""] {
        assert!(!game.hear(wrong), "{wrong}");
    }
    assert!(game.hear("999999999999999998"));
    assert_eq!((game.count(), game.made()), (Some(2), 1));
    // A small one is searched, which tells more.
    let known = game.known(9).unwrap();
    assert_eq!(
        (known.by_theorem, known.worth.to_string()),
        (false, "won in 1".to_owned())
    );
    assert_eq!(known.best.as_deref(), Some("2"));
    let told = game.told();
    assert_eq!(
        told[0].of(Lang::En),
        "take 999999999999999998/1000000000000000000"
    );
    assert!(game.take_back() && game.told().is_empty());
    // By misère rules the theorem says nothing, and too many positions are left for the search.
    assert!(game.goal().of(Lang::En).ends_with("cannot loses."));
    assert!(game.turn_ends());
    assert!(game.goal().of(Lang::En).ends_with("cannot wins."));
    assert_eq!(game.by_theorem(1), None);
    assert!(game.known(1).is_err());
    assert!(game.hear("999999999999999999"));
    assert_eq!(game.known(1).unwrap().worth.to_string(), "lost in 1");
}
