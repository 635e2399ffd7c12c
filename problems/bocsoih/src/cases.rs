//! The tests of BOCSOIH: recipes, validator, small random inputs.
//!
//! A random heap is nearly always won, so most recipes go down from one to the nearest lost heap.

use std::fmt;
use std::ops::RangeInclusive;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Bocsoih, Game, Good, Input, LARGEST_MOVE, brute, good_moves, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.games.len())?;
        self.games
            .iter()
            .try_for_each(|game| writeln!(f, "{} {}", game.stones, game.most))
    }
}

/// `t` games with heaps up to `largest`, of any size.
fn magnitudes(rng: &mut Rng, t: usize, moves: RangeInclusive<usize>, largest: u64) -> Input {
    let games = (0..t).map(|_| Game {
        stones: any_magnitude(largest, rng),
        most: rng.random_range(moves.clone()),
    });
    Input {
        games: games.collect(),
    }
}

/// `t` games with heaps up to `largest`: half of them lost, a quarter next to a lost one.
pub fn near_lost(rng: &mut Rng, t: usize, moves: &[usize], largest: u64) -> Input {
    let mut tables = vec![None; LARGEST_MOVE + 1];
    let games = (0..t).map(|_| {
        let most = moves[rng.random_range(0..moves.len())];
        let start = rng.random_range(0..=largest);
        let table = tables[most].get_or_insert_with(|| good_moves(most));
        // With M = 1 no heap is lost but 0.
        let lost = (0..=start)
            .rev()
            .take(most + 2)
            .find(|&n| *table.at(n) == Good::None)
            .unwrap_or(0);
        let stones = match rng.random_range(0..8) {
            0..=3 => lost,
            4 => lost.saturating_sub(1),
            5 => (lost + 1).min(largest),
            _ => start,
        };
        Game { stones, most }
    });
    Input {
        games: games.collect(),
    }
}

/// One game for each heap.
fn heaps(most: usize, heaps: impl IntoIterator<Item = u64>) -> Input {
    let games = heaps.into_iter().map(|stones| Game { stones, most });
    Input {
        games: games.collect(),
    }
}

/// A thousand large multiples of `M + 1` and `M + 2`: the lost heaps if M is even, and what some
/// take for the lost heaps if it is odd.
fn multiples(rng: &mut Rng, moves: RangeInclusive<usize>, largest: u64) -> Input {
    let games = (0..1000).map(|_| {
        let most = rng.random_range(moves.clone());
        let step = most as u64 + rng.random_range(1..=2);
        let stones = largest / step - rng.random_range(0..=(largest / step).min(1000));
        Game {
            stones: stones * step,
            most,
        }
    });
    Input {
        games: games.collect(),
    }
}

/// A thousand heaps up to `largest`: those that a program may take for multiples of a period of
/// its own, such as the size of its table, or one less or more.
fn one_by_one(largest: u64) -> Vec<u64> {
    let tens = (2..=18).flat_map(|digits| (1..=9).map(move |digit| digit * 10_u64.pow(digits)));
    let round: Vec<u64> = tens.chain((6..60).map(|bit| 1 << bit)).collect();
    let mut heaps = vec![largest];
    for heap in round {
        heaps.extend([heap - 1, heap, heap + 1, 2 * heap + 2].map(|near| near.min(largest)));
    }
    // Multiples of all small numbers, and then all numbers.
    heaps.extend(
        (1..)
            .map_while(|times| Some(times * 5040).filter(|&heap| heap <= largest))
            .take(100),
    );
    heaps.sort_unstable();
    heaps.dedup();
    let missing = 1000 - heaps.len() as u64;
    heaps.extend(21..21 + missing);
    heaps
}

const MILLION: u64 = 1_000_000;
const HUGE: u64 = MILLION * MILLION * MILLION;

pub static PROBLEM: &dyn AnyProblem = erased::<Bocsoih>();

impl Room for Bocsoih {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let largest = usize::try_from(most.of("M")).expect("few stones");
        let games = (0..most.of("T")).map(|_| Game {
            stones: rng.random_range(0..=most.of("n")),
            most: rng.random_range(8..=largest),
        });
        Input {
            games: games.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |games: &[(u64, usize)]| Input {
            games: games
                .iter()
                .map(|&(stones, most)| Game { stones, most })
                .collect(),
        };
        let up_to = |most: usize| (1..=most).collect::<Vec<_>>();
        let odd: Vec<usize> = (3..50).step_by(2).collect();
        Some(match name {
            "sample" => listed(&[(6, 4), (10, 4), (5, 4), (4, 3), (7, 5), (6, 5)]),
            "no-stones" => listed(&[(0, 1)]),
            "one-stone" => listed(&[(1, 1), (0, 50), (1, 50), (0, 2), (1, 2)]),
            "only-one-by-one" => heaps(1, 0..=20),
            "one-by-one-far" => heaps(1, one_by_one(MILLION)),
            "heaps-below-m" => heaps(50, 0..=49),
            "three" => heaps(3, 0..=200),
            "five" => heaps(5, 0..=200),
            "twenty-three" => heaps(23, 0..=999),
            "preperiods" => {
                let moves = [5, 13, 17, 21, 25];
                let heaps = moves.map(|most| heaps(most, 0..=199).games);
                Input {
                    games: heaps.concat(),
                }
            }
            "even-all" => {
                let moves = [2, 4, 6, 8, 46];
                let heaps = moves.map(|most| heaps(most, 0..=187).games);
                Input {
                    games: heaps.concat(),
                }
            }
            "small-lost" => near_lost(rng, 1000, &up_to(20), 300),
            "multiples" => multiples(rng, 1..=50, MILLION),
            "magnitudes" => magnitudes(rng, 1000, 1..=50, MILLION),
            "highest-heaps" => heaps(49, MILLION - 999..=MILLION),
            "random-lost" => near_lost(rng, 1000, &up_to(50), MILLION),
            "odd-lost" => near_lost(rng, 1000, &odd, MILLION),
            "source-limits" => near_lost(rng, 1000, &[45, 46, 47, 48, 49, 50], MILLION),
            "beyond-one-by-one" => heaps(1, one_by_one(HUGE)),
            "fifty-five" => heaps(55, 0..=999),
            "ninety-five" => near_lost(rng, 1000, &[95], 50_000),
            "fifty-five-far" => near_lost(rng, 1000, &[55], HUGE),
            "past-32-bits" => near_lost(rng, 1000, &up_to(100), 1 << 33),
            "past-53-bits" => heaps(99, (1 << 53) + 1..=(1 << 53) + 1000),
            "beyond-multiples" => multiples(rng, 1..=100, HUGE),
            "longest-preperiod" => near_lost(rng, 1000, &[93], 5000),
            "longest-even-periods" => near_lost(rng, 1000, &[86, 88, 94], HUGE),
            "beyond-magnitudes" => magnitudes(rng, 1000, 1..=100, HUGE),
            "highest-beyond" => heaps(91, HUGE - 999..=HUGE),
            "beyond-limits" => near_lost(rng, 1000, &up_to(100), HUGE),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let t = rng.random_range(1..=8);
        let most = if rng.random() { 9 } else { 30 };
        let largest = if rng.random() { 40 } else { 300 };
        if rng.random() {
            near_lost(rng, t, &(1..=most).collect::<Vec<_>>(), largest)
        } else {
            let mut input = magnitudes(rng, t, 1..=most, largest);
            input.games[0].stones -= 1;
            input
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("T", input.games.len())
            .with_all("n", input.games.iter().map(|game| game.stones))
            .with_all("M", input.games.iter().map(|game| game.most))
    }

    fn quantities(input: &Input) -> Sizes {
        let wins = Bocsoih::solve(input).0;
        let lost = input
            .games
            .iter()
            .zip(wins)
            .filter(|(game, wins)| !wins && game.most % 2 == 1);
        let lost = lost.map(|(game, _)| game.stones);
        let mut most: Vec<usize> = input.games.iter().map(|game| game.most).collect();
        most.sort_unstable();
        most.dedup();
        let tables = most
            .into_iter()
            .filter(|most| most % 2 == 1)
            .map(good_moves);
        let lengths = tables.map(|table| (table.preperiod(), table.period()));
        let (before, periods): (Vec<usize>, Vec<usize>) = lengths.unzip();
        Sizes::default()
            .with_all("lost", lost)
            .with_all("preperiod", before)
            .with_all("period", periods)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 1000, 10_000, 100_000]
            .map(|stones| (stones, heaps(9, [stones])))
            .into()
    }
}
