//! The engine by the rules alone, which know nothing of it.

use std::collections::{BTreeMap, BTreeSet};

use contract::RngExt;

use super::*;

/// A board of random colours.
pub(super) fn random(name: &str, height: usize, width: usize, colours: u8) -> Vec<Vec<u8>> {
    let mut dice = seeded(&["wbr", "engine", name]);
    let mut row = || {
        (0..width)
            .map(|_| b'a' + dice.random_range(0..colours))
            .collect()
    };
    (0..height).map(|_| row()).collect()
}

fn played(rows: &[Vec<u8>], rule: Rule, changes: u64) -> Play {
    let effort = Effort { changes, seed: 7 };
    Board::new(rows.to_vec()).unwrap().play(rule, effort)
}

/// A board by the rules alone: its columns from the left, the marbles of each from the bottom up.
#[derive(Clone)]
struct Drawn(Vec<Vec<u8>>);

impl Drawn {
    fn new(rows: &[Vec<u8>]) -> Self {
        let column = |column: usize| rows.iter().rev().map(|row| row[column]).collect();
        Drawn((0..rows[0].len()).map(column).collect())
    }

    fn marbles(&self) -> impl Iterator<Item = (usize, usize)> {
        let columns = self.0.iter().enumerate();
        columns.flat_map(|(column, marbles)| (0..marbles.len()).map(move |row| (column, row)))
    }

    /// How many marbles of each colour there are.
    fn counts(&self) -> BTreeMap<u8, i32> {
        let mut counts = BTreeMap::new();
        for marble in self.0.iter().flatten() {
            *counts.entry(*marble).or_default() += 1;
        }
        counts
    }

    /// Removes the region of a marble; how many there were in it.
    fn remove(&mut self, marble: (usize, usize)) -> i32 {
        let colour = self.0[marble.0][marble.1];
        let mut region = BTreeSet::from([marble]);
        let mut list = vec![marble];
        while let Some((x, y)) = list.pop() {
            let next = [
                (x + 1, y),
                (x.wrapping_sub(1), y),
                (x, y + 1),
                (x, y.wrapping_sub(1)),
            ];
            for (x, y) in next {
                let found = self.0.get(x).and_then(|column| column.get(y));
                if found == Some(&colour) && region.insert((x, y)) {
                    list.push((x, y));
                }
            }
        }
        for &(x, y) in region.iter().rev() {
            self.0[x].remove(y);
        }
        self.0.retain(|column| !column.is_empty());
        i32::try_from(region.len()).unwrap()
    }

    /// The most points that can be earned.
    fn most(&self) -> i32 {
        let after = self.marbles().filter_map(|marble| {
            let mut next = self.clone();
            let size = next.remove(marble);
            (size >= 2).then(|| (size - 2).pow(2) + next.most())
        });
        let bonus = i32::try_from(Rule::PLAIN.bonus).unwrap();
        after
            .max()
            .unwrap_or(if self.0.is_empty() { bonus } else { 0 })
    }
}

/// Replays a play on the drawn board, and counts its points anew.
fn counted(rows: &[Vec<u8>], rule: Rule, play: &Play) -> (i32, usize) {
    let mut board = Drawn::new(rows);
    let mut total = 0;
    for &(row, column) in &play.moves {
        let size = board.remove((column - 1, row - 1));
        assert!(size >= 2, "{row} {column} is no move");
        total += (size - 2).pow(2);
    }
    let left = board.counts();
    if left.is_empty() {
        total += i32::try_from(rule.bonus).unwrap();
    } else if rule.deducts {
        total -= left.values().map(|left| (left - 2).pow(2)).sum::<i32>();
    }
    (total, board.marbles().count())
}

#[test]
fn plays_of_any_shape_number_of_colours_and_rule_can_be_replayed() {
    let shapes = [
        (1, 1, 1),
        (1, 9, 2),
        (9, 1, 2),
        (7, 5, 3),
        (15, 15, 5),
        (16, 16, 9),
        (17, 3, 4),
        (20, 20, 3),
        (32, 32, 100),
    ];
    for (height, width, colours) in shapes {
        for deducts in [false, true] {
            for bonus in [0, 1000] {
                let rule = Rule { bonus, deducts };
                let rows = random("shapes", height, width, colours);
                let play = played(&rows, rule, 2000);
                assert_eq!(counted(&rows, rule, &play), (play.total, play.left));
            }
        }
    }
}

#[test]
fn tiny_boards_get_their_optimum() {
    for number in 0..120_u8 {
        let (height, width) =
            [(3, 4), (4, 3), (2, 6), (6, 2), (1, 12), (3, 3)][number as usize % 6];
        let rows = random(&format!("tiny {number}"), height, width, 2 + number % 4);
        let play = played(&rows, Rule::PLAIN, 4000);
        assert_eq!(play.total, Drawn::new(&rows).most(), "{rows:?}");
    }
}

#[test]
fn stripes_get_their_optimum() {
    let rows: Vec<Vec<u8>> = (0..10).map(|row| vec![b"RWBRW"[row / 2]; 15]).collect();
    assert_eq!(played(&rows, Rule::PLAIN, 4000).total, 6716);
}

#[test]
fn the_play_depends_on_the_seed_alone() {
    let rows = random("threads", 12, 12, 5);
    let board = Board::new(rows).unwrap();
    let plays = |threads: usize, seed| {
        let changes = 20_000;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.build().unwrap().install(|| {
            let effort = Effort { changes, seed };
            board.play(Rule::PLAIN, effort)
        })
    };
    let first = plays(1, 3);
    assert_eq!(first, plays(2, 3));
    assert_eq!(first, plays(5, 3));
    let other = plays(2, 4);
    assert_ne!(first, other);
}

#[test]
fn spared_colours_are_swept_off_after_the_others() {
    let rows = random("spared", 12, 12, 5);
    let game = Game::<Grid<256, 16>>::new(&rows, Rule::PLAIN);
    let room = &mut grid::Room::default();
    let mut waited = 0;
    for (spared, last) in [(0, 0), (0, 3), (3, 3), (2, 3), (2, 0)] {
        let (mut wall, mut moves) = (*game.start(), Vec::new());
        assert!(game.finish(&mut wall, (spared, last), 0, &mut moves, room));
        assert!(!{ wall }.sweep(12, [0, 0], &mut Vec::new(), room));
        let first = |of| moves.iter().position(|&marble| wall::colour(marble) == of);
        let mut wall = *game.start();
        for (at, &marble) in moves.iter().enumerate() {
            // Before the first move of a colour, all that is to go before it is gone.
            for (colour, waiting) in [(spared, [spared, last]), (last, [0, last])] {
                if first(colour) == Some(at) {
                    assert!(!{ wall }.sweep(12, waiting, &mut Vec::new(), room));
                    waited += 1;
                }
            }
            assert!(wall.play(marble, room));
        }
    }
    assert_eq!(waited, 6);
}

#[test]
fn more_work_earns_more() {
    let rows = random("more", 15, 15, 5);
    let totals = [0, 2000, 200_000].map(|changes| played(&rows, Rule::PLAIN, changes).total);
    assert!(totals.is_sorted_by(|a, b| a < b), "{totals:?}");
}

#[test]
fn what_is_left_is_deducted_by_colour() {
    let rule = Rule {
        bonus: 1000,
        deducts: true,
    };
    let total = |row: &str| played(&[row.into()], rule, 100).total;
    assert_eq!(total("ab"), -2);
    assert_eq!(total("aba"), -1);
    assert_eq!(total("ababa"), -1);
    assert_eq!(total("aab"), -1);
    assert_eq!(total("aaa"), 1001);
}

#[test]
fn what_is_no_board_is_refused() {
    let bad = |rows: &[&str]| Board::new(rows.iter().map(|row| row.bytes().collect()).collect());
    assert_eq!(bad(&["ab", "a"]), Err(BadBoard::Ragged));
    assert_eq!(bad(&[]), Err(BadBoard::Size));
    assert_eq!(bad(&[""]), Err(BadBoard::Size));
    assert_eq!(bad(&[&"a".repeat(33)]), Err(BadBoard::Size));
    assert_eq!(bad(&["a\0"]), Err(BadBoard::Empty));
}
