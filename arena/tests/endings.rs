//! Outcomes and endings against play of bounded length, on graphs with and without cycles.

mod common;

use arena::{Book, End, Ending, Game, Outcome, Trouble, can_reach};
use common::{Dice, Paths};

/// The endings of all vertices if play is broken off, as a draw, after more and more moves, until
/// more of them change nothing.
fn by_length(game: &Paths) -> Vec<Ending> {
    let mut endings = vec![Ending::Drawn; game.arcs.len()];
    loop {
        let longer: Vec<Ending> = game
            .arcs
            .iter()
            .zip(&game.ends)
            .map(|(arcs, end)| {
                let after = arcs.iter().map(|&(to, _)| match endings[to] {
                    Ending::Won(moves) => Ending::Lost(moves + 1),
                    Ending::Lost(moves) => Ending::Won(moves + 1),
                    Ending::Drawn => Ending::Drawn,
                });
                after.max().unwrap_or(match end {
                    End::Lost => Ending::Lost(0),
                    End::Won => Ending::Won(0),
                    _ => Ending::Drawn,
                })
            })
            .collect();
        if longer == endings {
            return endings;
        }
        endings = longer;
    }
}

fn random_graph(dice: &mut Dice, vertices: usize, has_cycles: bool, ends: &[End]) -> Paths {
    let arcs = |at: usize, dice: &mut Dice| {
        let targets = if has_cycles { vertices } else { at };
        let count = if targets == 0 { 0 } else { dice.roll(4) };
        (0..count).map(|_| (dice.roll(targets), 0)).collect()
    };
    Paths {
        arcs: (0..vertices).map(|at| arcs(at, dice)).collect(),
        ends: (0..vertices).map(|_| ends[dice.roll(ends.len())]).collect(),
    }
}

#[test]
fn endings_are_those_of_bounded_play_whatever_is_asked_first() {
    let mut dice = Dice(1);
    let mut met = [0; 3];
    for round in 0..3000 {
        let vertices = 1 + dice.roll(12);
        let ends: &[End] = match round % 3 {
            0 => &[End::Lost],
            1 => &[End::Won],
            _ => &[
                End::Lost,
                End::Won,
                End::Drawn,
                End::Points(3),
                End::Points(-3),
            ],
        };
        let mut game = random_graph(&mut dice, vertices, round % 4 > 0, ends);
        let mut book = Book::new(game.clone());
        for end in &mut game.ends {
            *end = match *end {
                End::Points(3) => End::Won,
                End::Points(_) => End::Lost,
                end => end,
            };
        }
        let expected = by_length(&game);
        for _ in 0..2 * vertices {
            let at = dice.roll(vertices);
            if dice.roll(2) == 0 {
                assert_eq!(book.ending(&at), Ok(expected[at]), "{at} {game:?}");
            } else {
                assert_eq!(
                    book.outcome(&at),
                    Ok(expected[at].outcome()),
                    "{at} {game:?}"
                );
            }
            met[expected[at].outcome() as usize] += 1;
        }
    }
    assert!(met.iter().all(|&times| times > 2000), "{met:?}");
}

#[test]
fn the_moves_of_a_position_are_judged_by_what_is_after_them() {
    let mut dice = Dice(2);
    for _ in 0..500 {
        let vertices = 2 + dice.roll(8);
        let game = random_graph(&mut dice, vertices, true, &[End::Lost, End::Drawn]);
        let expected = by_length(&game);
        let mut book = Book::new(game.clone());
        for at in 0..vertices {
            let judged = book.endings_of_moves(&at).unwrap();
            let targets: Vec<usize> = game.arcs[at].iter().map(|&(to, _)| to).collect();
            assert!(judged.iter().map(|&(_, to, _)| to).eq(targets));
            assert!(
                judged
                    .iter()
                    .all(|&(_, to, ending)| ending == expected[to].before())
            );
            let winning = judged.iter().filter(|judged| judged.2 > Ending::Drawn);
            let winning: Vec<(usize, usize)> = winning.map(|&(name, to, _)| (name, to)).collect();
            assert_eq!(book.winning(&at), Ok(winning));
        }
    }
}

/// One heap; a move takes up to three stones.
struct Heap {
    end: End,
}

impl Game for Heap {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &stones: &u32) -> impl IntoIterator<Item = (u32, u32)> {
        (1..=3.min(stones)).map(move |take| (take, stones - take))
    }

    fn end(&self, _: &u32) -> End {
        self.end
    }

    fn say(&self, take: &u32) -> String {
        take.to_string()
    }

    fn show(&self, stones: &u32) -> String {
        stones.to_string()
    }
}

#[test]
fn a_million_moves_deep_the_search_does_not_fall() {
    // One stone a time is the first move, so the path goes through all heaps.
    let mut book = Book::new(Heap { end: End::Lost });
    assert_eq!(book.ending(&1_000_000), Ok(Ending::Lost(500_000)));
    assert_eq!(book.outcome(&1_000_001), Ok(Outcome::Won));
}

#[test]
fn in_misere_play_the_last_stone_is_the_losers() {
    let mut book = Book::new(Heap { end: End::Won });
    assert_eq!(book.outcome(&1001), Ok(Outcome::Lost));
    assert_eq!(book.ending(&5), Ok(Ending::Lost(3)));
    assert_eq!(book.winning(&1000), Ok(vec![(3, 997)]));
}

#[test]
fn a_book_that_is_full_says_so_and_keeps_what_it_knows() {
    let mut book = Book::with_limit(Heap { end: End::Lost }, 100);
    assert_eq!(book.is_lost(&40), Ok(true));
    assert_eq!(book.is_lost(&4_000_000_000), Err(Trouble::TooMany(100)));
    assert_eq!(book.is_lost(&44), Ok(true));
    assert!(book.positions() <= 100);
    let trouble = book.ending(&100).unwrap_err();
    assert_eq!(trouble.to_string(), "the game has more than 100 positions");
    book.remember(101);
    assert_eq!(book.ending(&100), Ok(Ending::Lost(50)));
    let mut book = Book::with_limit(Heap { end: End::Lost }, 100);
    // 0 to 99 are one hundred.
    assert_eq!(book.ending(&99), Ok(Ending::Won(49)));
}

/// Strips of cells; a move takes two neighbours out of one of them.
struct Strips;

impl Game for Strips {
    type Position = Vec<u16>;
    type Move = (usize, u16);

    fn moves(&self, strips: &Vec<u16>) -> impl IntoIterator<Item = (Self::Move, Vec<u16>)> {
        let places = strips.iter().enumerate();
        let moves = places.flat_map(|(strip, &cells)| (1..cells).map(move |cell| (strip, cell)));
        moves.map(|(strip, cell)| {
            let mut after = strips.clone();
            after.extend([cell - 1, strips[strip] - cell - 1]);
            after.swap_remove(strip);
            ((strip, cell), after)
        })
    }

    fn say(&self, a_move: &Self::Move) -> String {
        format!("{a_move:?}")
    }

    fn show(&self, strips: &Vec<u16>) -> String {
        format!("{strips:?}")
    }
}

#[test]
fn a_search_gives_up_in_seconds_however_large_its_positions_are() {
    assert_eq!(Book::new(Strips).is_lost(&vec![9]), Ok(true));
    assert_eq!(
        Book::new(Strips).is_lost(&vec![3000]),
        Err(Trouble::TooLarge)
    );
}

/// A pawn on 2 × `steps` cells in a ring; it goes on by one or two.
struct Ring(u32);

impl Game for Ring {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &cell: &u32) -> impl IntoIterator<Item = (u32, u32)> {
        [1, 2].map(|step| (step, (cell + step) % self.0))
    }

    fn say(&self, step: &u32) -> String {
        step.to_string()
    }

    fn show(&self, cell: &u32) -> String {
        cell.to_string()
    }
}

#[test]
fn where_play_never_ends_it_is_drawn_and_nothing_else_has_a_meaning() {
    let mut book = Book::new(Ring(1000));
    assert_eq!(book.ending(&0), Ok(Ending::Drawn));
    assert_eq!(book.outcome(&7), Ok(Outcome::Drawn));
    assert_eq!(book.grundy(&0), Err(Trouble::Cycle));
    assert_eq!(book.points(&0), Err(Trouble::Cycle));
    assert_eq!(
        Trouble::Cycle.to_string(),
        "the game can go round in circles"
    );
    let mut book = Book::with_limit(Ring(1000), 999);
    assert_eq!(book.ending(&0), Err(Trouble::TooMany(999)));
}

#[test]
fn a_position_that_comes_back_is_counted_with_the_same_player_to_move() {
    let mut game = arena::play(Ring(4), 0);
    let repeats = ["2", "2", "2", "2", "1", "1", "2"].map(|step| {
        assert!(game.hear(step));
        game.repeats()
    });
    assert_eq!(repeats, [0, 1, 1, 2, 0, 0, 0]);
    assert!(game.take_back() && game.take_back());
    assert_eq!(game.repeats(), 0);
    let mut odd = arena::play(Ring(3), 0);
    for step in ["1", "1", "1"] {
        assert!(odd.hear(step));
    }
    // The pawn is where it was, but the other player is to move.
    assert_eq!(odd.repeats(), 0);
}

#[test]
fn one_player_alone_is_shown_all_that_he_can_reach_until_he_stops() {
    let shown = |game: &Ring, limit: usize, wanted: u32| {
        let mut shown = Vec::new();
        let found = can_reach(game, 1, limit, |&cell| {
            shown.push(cell);
            cell == wanted
        });
        shown.sort_unstable();
        (found, shown)
    };
    let all: Vec<u32> = (0..6).collect();
    assert_eq!(shown(&Ring(6), 6, 7), (Ok(false), all));
    assert_eq!(shown(&Ring(6), 5, 7).0, Err(Trouble::TooMany(5)));
    assert_eq!(shown(&Ring(6), 6, 1), (Ok(true), vec![1]));
    let mut dice = Dice(4);
    for _ in 0..300 {
        let vertices = 1 + dice.roll(12);
        let game = random_graph(&mut dice, vertices, true, &[End::Lost]);
        let mut reached = vec![false; vertices];
        reached[0] = true;
        for _ in 0..vertices {
            for at in 0..vertices {
                for &(to, _) in &game.arcs[at] {
                    reached[to] |= reached[at];
                }
            }
        }
        for (wanted, &is_reached) in reached.iter().enumerate() {
            let found = can_reach(&game, 0, vertices, |&at| at == wanted);
            assert_eq!(found, Ok(is_reached), "{wanted} {game:?}");
        }
    }
}
