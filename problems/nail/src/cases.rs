//! The tests of NAIL: recipes, validator, small random inputs.
//!
//! The winner changes at the ends of the intervals of the module doc, so most recipes put the
//! length there: on the first or the last length of an interval, or next to it.

use std::any::Any;
use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Game, Hits, Input, Nail, brute, rules, second, theorem};
use arena::Side;

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.games.len())?;
        self.games.iter().try_for_each(|Game { length, a, b }| {
            writeln!(f, "{length} {} {} {} {}", a.least, a.most, b.least, b.most)
        })
    }
}

const POWER: u64 = 1 << 30;
const HUGE: u64 = 10_u64.pow(18);

/// How much choice the players have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Freer {
    /// Both have as many hits to choose from.
    Neither,
    /// A has a few more.
    A,
    /// B has a few more, so A's intervals end some day.
    B,
    /// Anything.
    Random,
}

/// The hits from one to another bound, in any order.
fn hits(one: u64, other: u64) -> Hits {
    Hits {
        least: one.min(other),
        most: one.max(other),
    }
}

/// `length`, A's least and hardest hit, B's least and hardest hit.
fn game([length, a, a_most, b, b_most]: [u64; 5]) -> Game {
    Game {
        length,
        a: hits(a, a_most),
        b: hits(b, b_most),
    }
}

/// A random game with numbers up to `most`, at least 16.
fn random(rng: &mut Rng, most: u64, freer: Freer) -> Game {
    let mut draw = || any_magnitude(most, rng);
    let [length, a, mut b] = [draw(), draw(), draw()];
    let (mut a_most, mut b_most) = (draw(), draw());
    if freer != Freer::Random {
        // The same width, or a little more for one of the two.
        let width = draw() / 4;
        let more = any_magnitude(a.min(most / 4), rng);
        let (a_more, b_more) = match freer {
            Freer::A => (more, 0),
            Freer::B => (0, any_magnitude(more, rng)),
            _ => (0, 0),
        };
        let (a, b_least) = (a.min(most / 2), b.min(most / 2));
        a_most = a + width + a_more;
        b_most = b_least + width + b_more;
        b = b_least;
        return game([length, a, a_most, b, b_most]);
    }
    game([length, a, a_most, b, b_most])
}

/// The game with its length moved to an end of one of A's intervals, where there is one within
/// `1..=most`.
fn to_an_end(rng: &mut Rng, game: Game, most: u64) -> Game {
    let Game { a, b, .. } = game;
    let mut rounds = any_magnitude(most / (a.least + b.most) + 1, rng) - 1;
    // The last good interval and the one behind it are as frequent as all the others.
    if let Some(last_good) = (a.least - 1).checked_div(b.freedom().saturating_sub(a.freedom()))
        && (last_good < rounds || rng.random())
    {
        rounds = last_good + rng.random_range(0..=1);
    }
    let [rounds, a_least, a_most, b_least, b_most] =
        [rounds, a.least, a.most, b.least, b.most].map(u128::from);
    let ends = [
        rounds * (a_least + b_most),
        rounds * (a_least + b_most) + 1,
        rounds * (a_most + b_least) + a_most,
        rounds * (a_most + b_least) + a_most + 1,
    ];
    match u64::try_from(ends[rng.random_range(0..4)]) {
        Ok(length) if (1..=most).contains(&length) => Game { length, ..game },
        _ => game,
    }
}

/// `count` games of one kind, numbers up to `most`, nearly all with a length at an end.
fn ends(rng: &mut Rng, count: usize, most: u64, freer: Freer) -> Input {
    let games = (0..count).map(|_| {
        let game = random(rng, most, freer);
        to_an_end(rng, game, most)
    });
    Input {
        games: games.collect(),
    }
}

/// `count` games of all kinds, numbers up to `most`.
pub fn mixed(rng: &mut Rng, count: usize, most: u64) -> Input {
    let games = (0..count).map(|_| {
        let kinds = [Freer::Neither, Freer::A, Freer::B, Freer::Random];
        let freer = kinds[rng.random_range(0..4)];
        let game = random(rng, most, freer);
        if rng.random_range(0..8) == 0 {
            game
        } else {
            to_an_end(rng, game, most)
        }
    });
    Input {
        games: games.collect(),
    }
}

/// Every game with hits up to `hit` and lengths up to `length`.
pub fn all_small(hit: u64, length: u64) -> Input {
    let choices = || (1..=hit).flat_map(move |least| (least..=hit).map(move |most| (least, most)));
    let mut games = Vec::new();
    for (a, a_most) in choices() {
        for (b, b_most) in choices() {
            games.extend((1..=length).map(|length| game([length, a, a_most, b, b_most])));
        }
    }
    Input { games }
}

/// Games with hits up to `hit` and the greatest lengths up to `most`: nearly `most / hit` rounds.
fn long_games(rng: &mut Rng, count: usize, hit: u64, most: u64) -> Input {
    let games = (0..count).map(|_| {
        let mut draw = || rng.random_range(1..=hit);
        let [a, a_most, b] = [draw(), draw(), draw()];
        let a = hits(a, a_most);
        // With the same freedom A wins from a part of the lengths, however long the nail.
        let b = hits(b, b + a.freedom());
        let length = most - rng.random_range(0..4 * hit);
        Game { length, a, b }
    });
    Input {
        games: games.collect(),
    }
}

/// 10^5 long nails, 2^30 and a tenth less, with the same hits, which differ by one in freedom: some
/// 2^15 intervals before they grow together or end.
fn many_runs(rng: &mut Rng, hits: [u64; 4]) -> Input {
    let [a, a_most, b, b_most] = hits;
    let games = (0..100_000).map(|_| {
        let length = POWER - rng.random_range(0..POWER / 10);
        game([length, a, a_most, b, b_most])
    });
    Input {
        games: games.collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Nail>();

impl Room for Nail {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut hits = |most: u64| {
            let least = rng.random_range(1..=most / 2);
            let most = rng.random_range(least + 1..=most.min(least + 6));
            Hits { least, most }
        };
        let mut all = Vec::new();
        for _ in 0..most.of("T") {
            let (a, b) = (hits(most.of("Amax")), hits(most.of("Bmax")));
            all.push((a, b));
        }
        let games = all.into_iter().map(|(a, b)| {
            let length = rng.random_range(most.of("L") / 2..=most.of("L"));
            Game { length, a, b }
        });
        Input {
            games: games.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |games: &[[u64; 5]]| Input {
            games: games.iter().copied().map(game).collect(),
        };
        let lengths = |lengths: std::ops::RangeInclusive<u64>, [a, a_most, b, b_most]: [u64; 4]| {
            let games = lengths.map(|length| game([length, a, a_most, b, b_most]));
            Input {
                games: games.collect(),
            }
        };
        Some(match name {
            "sample" => listed(&[
                [4, 5, 7, 1, 20],
                [5, 1, 3, 1, 3],
                [5, 2, 2, 1, 3],
                [1000, 1, 3, 1, 3],
            ]),
            "one-game" => listed(&[[8, 7, 7, 7, 7]]),
            "single-hits" => lengths(1..=50, [1, 1, 1, 1]),
            "at-once" => listed(&[
                [7, 5, 7, 1, 20],
                [8, 5, 7, 1, 20],
                [POWER, 1, POWER, 1, 1],
                [POWER, 1, POWER - 1, 1, 1],
                [1, 1, 1, POWER, POWER],
                [POWER, POWER, POWER, POWER, POWER],
                [POWER, 1, 1, POWER, POWER],
            ]),
            "b-finishes-soon" => lengths(1..=60, [3, 8, 1, 20]),
            "runs-grow-together" => lengths(1..=80, [4, 6, 5, 6]),
            "runs-die-out" => lengths(1..=80, [7, 9, 1, 5]),
            "runs-repeat" => lengths(1..=80, [5, 8, 3, 6]),
            "no-second-run" => lengths(1..=60, [1, 4, 2, 6]),
            "all-tiny" => all_small(4, 20),
            "equal-freedom" => ends(rng, 2000, 10_000, Freer::Neither),
            "a-freer" => ends(rng, 2000, 10_000, Freer::A),
            "b-freer" => ends(rng, 2000, 10_000, Freer::B),
            "random-hits" => ends(rng, 2000, POWER, Freer::Random),
            "mixed" => mixed(rng, 2000, POWER),
            "past-32-bits" => Input {
                games: [
                    [2, POWER / 2, 3, 50],
                    [1, 5, 2, POWER / 2],
                    [POWER / 5, POWER / 4, POWER / 8 - 40, POWER / 4],
                ]
                .into_iter()
                .flat_map(|hits| lengths(POWER - 150..=POWER, hits).games)
                .collect(),
            },
            "many-rounds" => long_games(rng, 1000, 5, POWER),
            "source-long-games" => long_games(rng, 100_000, 3, POWER),
            "late-merger" => many_runs(rng, [1, 2, 32_767, 32_767]),
            "late-end" => many_runs(rng, [32_767, 32_767, 1, 2]),
            "source-limits" => mixed(rng, 100_000, POWER),
            "just-past-the-source" => mixed(rng, 2000, 4 * POWER),
            "past-64-bits" => ends(rng, 2000, HUGE, Freer::Random),
            "past-53-bits" => lengths((1 << 53)..=(1 << 53) + 300, [2, 5, 4, 7]),
            "runs-die-out-far" => ends(rng, 2000, HUGE, Freer::B),
            "runs-grow-far" => ends(rng, 2000, HUGE, Freer::A),
            "beyond-long-games" => long_games(rng, 100_000, 3, HUGE),
            "beyond-limits" => mixed(rng, 100_000, HUGE),
            _ => return None,
        })
    }

    fn resumed(input: &Input, number: usize, at: &dyn Any) -> Option<Input> {
        let &(length, side) = at.downcast_ref::<(u64, Side)>()?;
        let &Game { a, b, .. } = input.games.get(number)?;
        let (a, b) = if side == Side::First { (a, b) } else { (b, a) };
        (length > 0).then(|| Input {
            games: vec![Game { length, a, b }],
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=5);
        let most = rng.random_range(16..=120);
        mixed(rng, count, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("T", input.games.len())
            .with_all("L", input.games.iter().map(|game| game.length))
            .with_all("Amax", input.games.iter().map(|game| game.a.most))
            .with_all("Bmax", input.games.iter().map(|game| game.b.most))
    }

    fn quantities(input: &Input) -> Sizes {
        let rounds = input
            .games
            .iter()
            .map(|game| game.length / (game.a.least + game.b.least));
        Sizes::default().with_all("rounds", rounds)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [250, 500, 1000, 2000, 4000]
            .map(|length| {
                let games = vec![game([length, length / 10, length / 5, 1, length / 5])];
                (length, Input { games })
            })
            .into()
    }
}
