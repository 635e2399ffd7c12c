//! The tests of SHOOTING: recipes, validator, small random inputs.

use std::fmt;
use std::ops::RangeInclusive;

use contract::scene::{Piece, Row, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, spaced};

use crate::{Input, MOST_SHOOTERS, Shooting, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.scores.len())?;
        writeln!(f, "{}", spaced(&self.scores))
    }
}

/// `n` random scores.
pub fn random(rng: &mut Rng, n: usize, scores: RangeInclusive<u16>) -> Input {
    Input {
        scores: (0..n).map(|_| rng.random_range(scores.clone())).collect(),
    }
}

/// `n` scores up to 95, of which every other one ends in 5.
fn fathers(rng: &mut Rng, n: usize) -> Input {
    let mut input = random(rng, n, 1..=95);
    for score in &mut input.scores {
        if rng.random() {
            *score = *score / 10 * 10 + 5;
        }
    }
    input
}

/// `n` random scores, from the highest to the lowest.
fn descending(rng: &mut Rng, n: usize) -> Input {
    let mut input = random(rng, n, 1..=1000);
    input.scores.sort_unstable_by(|a, b| b.cmp(a));
    input
}

/// `n` scores: a winner, then rising ones, so that nobody is followed by a lower score, and at
/// the end these last ones.
fn rising(n: usize, last: &[u16]) -> Input {
    let mut scores = vec![1000];
    let rising = n - 1 - last.len();
    let score =
        |place: usize| u16::try_from(1 + 998 * place as u64 / rising as u64).expect("below 1000");
    scores.extend((0..rising).map(score));
    scores.extend(last);
    Input { scores }
}

/// A winner, and then only possible fathers, each with a bad shooter behind him; the scores of
/// the fathers rise to `best`.
fn only_fathers(n: usize, best: u16) -> Input {
    let steps = usize::from(best / 10 + 1);
    let pairs = (n - 1) / 2;
    let mut scores = vec![1000];
    for pair in 0..pairs {
        let tens = u16::try_from(steps * pair / pairs).expect("below a hundred");
        scores.extend([10 * tens + 5, 1 + tens % 4]);
    }
    scores.resize(n, 1);
    Input { scores }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Shooting>();

impl Room for Shooting {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let listed = |scores: &[u16]| Input {
            scores: scores.to_vec(),
        };
        Some(match name {
            "sample" => listed(&[10, 20, 15, 10, 30, 5, 1]),
            "sample-winner" => listed(&[15, 15, 10]),
            "sample-impossible" => listed(&[10, 15, 20]),
            "three-shooters" => listed(&[1000, 995, 994]),
            "first-winner" => listed(&[45, 44, 20, 15, 3]),
            "first-winner-again" => listed(&[10, 85, 3, 75, 80, 65, 60]),
            "second-winner" => listed(&[95, 3, 4, 95, 94, 96, 95, 96, 85, 7]),
            "between-two-winners" => listed(&[10, 50, 25, 7, 50]),
            "better-before-the-winner" => listed(&[85, 3, 80, 90, 81, 75, 2, 65, 1]),
            "higher-successor" => listed(&[80, 55, 56, 80, 45, 70, 80, 35, 20]),
            "equal-successor" => listed(&[40, 35, 35, 36, 15, 3, 35]),
            "last-shooter" => listed(&[300, 299, 298, 105, 100, 250, 205]),
            "no-successor" => listed(&[300, 1, 295]),
            "shared-places" => listed(&[60, 60, 60, 50, 50, 45, 1, 50, 60]),
            "multiples-of-ten" => listed(&[1000, 990, 500, 250, 120, 100, 45, 44]),
            "five" => listed(&[9, 8, 9, 8, 9, 5, 4]),
            "all-equal" => listed(&[5; 100]),
            "last-place-but-one" => {
                let mut scores = vec![6; 1000];
                scores.extend([5, 4]);
                Input { scores }
            }
            "best-comes-later" => listed(&[90, 15, 10, 25, 20, 35, 30, 5, 1, 25, 2]),
            "many-fives" => fathers(rng, 40),
            "many-fives-again" => fathers(rng, 60),
            "few-of-many" => fathers(rng, 700),
            "random-low" => random(rng, 300, 1..=20),
            "random-thousand" => random(rng, 1000, 1..=1000),
            "descending" => descending(rng, 5000),
            "late-father" => rising(20_000, &[765, 764]),
            "no-father" => rising(20_000, &[]),
            "late-winner" => {
                let mut input = random(rng, 99_990, 1..=999);
                input.scores.extend([1000, 15, 7]);
                input
            }
            "only-fathers" => only_fathers(100_000, 575),
            "far-behind" => {
                let mut scores = vec![46; 99_998];
                scores.extend([45, 44]);
                Input { scores }
            }
            "source-limits" => random(rng, 100_000, 1..=1000),
            "past-the-source" => rising(100_002, &[605, 604]),
            "beyond-descending" => descending(rng, 1_000_000),
            "beyond-late-father" => {
                let before = (0..=3).cycle().map(|more| 996 + more);
                let before = before.take(MOST_SHOOTERS - 3);
                Input {
                    scores: before.chain([1000, 995, 1]).collect(),
                }
            }
            "beyond-only-fathers" => only_fathers(MOST_SHOOTERS, 845),
            "beyond-limits" => random(rng, MOST_SHOOTERS, 100..=1000),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let best = input.scores.iter().max();
        let scores = input.scores.iter().map(|score| {
            let is_best = Some(score) == best;
            Piece::card(score).toned(if is_best { Tone::Mark } else { Tone::Neutral })
        });
        Some(Row::of("archer", scores).counted().into())
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(3..=12);
        let mut input = random(rng, n, 1..=30);
        // Every other score ends in 5 or is a winner's.
        for score in &mut input.scores {
            match rng.random_range(0..4) {
                0 => *score = *score / 10 * 10 + 5,
                1 => *score = if rng.random() { 35 } else { 30 },
                _ => {}
            }
        }
        input
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.scores.len())
            .with_all("score", input.scores.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let winner = input.scores.iter().max();
        let winner = input.scores.iter().position(|score| Some(score) == winner);
        let place = Shooting::solve(input).place;
        Sizes::default()
            .with("place", place)
            .with_all("winner", winner.filter(|_| place > 0))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [125, 250, 500, 1000]
            .map(|n| (n as u64, only_fathers(n, 995)))
            .into()
    }
}
