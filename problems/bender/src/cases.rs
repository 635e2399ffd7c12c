//! The tests of BENDER: recipes, validator, small random inputs.
//!
//! Most tricks are done with `a` = 0 or 1, so the recipes are tricks found by search: those that
//! need a large triple, and impossible ones.

use std::fmt;

use contract::scene::{Piece, Row, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::Problem;

use crate::{Bender, Input, brute, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Input {
            steps,
            cups,
            from,
            to,
        } = self;
        writeln!(f, "{steps} {cups} {from} {to}")
    }
}

/// A random trick with up to `most_cups` cups and `most_steps` steps.
pub fn random(rng: &mut Rng, most_cups: usize, most_steps: u64) -> Input {
    let cups = rng.random_range(2..=most_cups);
    Input {
        steps: any_magnitude(most_steps, rng),
        cups,
        from: rng.random_range(1..=cups),
        to: rng.random_range(1..=cups),
    }
}

const HUGE: u64 = 10_u64.pow(18);

pub static PROBLEM: &dyn AnyProblem = erased::<Bender>();

impl Room for Bender {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::JudgesSmall(second::is_right);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn recipe(name: &str, _rng: &mut Rng) -> Option<Input> {
        let trick = |steps, cups, from, to| Input {
            steps,
            cups,
            from,
            to,
        };
        Some(match name {
            "sample" => trick(3, 4, 2, 4),
            "sample-impossible" => trick(4, 2, 1, 2),
            "one-step-round-the-end" => trick(1, 10, 10, 1),
            "one-step-aside" => trick(1, 6, 1, 1),
            "one-step-back" => trick(1, 9, 1, 9),
            "one-step-too-far" => trick(1, 10, 2, 5),
            "two-cups" => trick(99_999, 2, 2, 1),
            "two-cups-impossible" => trick(99_999, 2, 2, 2),
            "stays" => trick(50, 7, 3, 3),
            "constant-numbers" => trick(100_000, 3, 3, 2),
            "fast-growth" => trick(33, 10, 10, 2),
            "even-cups" => trick(33, 6, 1, 5),
            "reduced-too-late" => trick(200, 9, 1, 4),
            "carried-round" => trick(1000, 9, 1, 4),
            "by-any-power-of-two" => trick(65, 8, 1, 5),
            "a-is-six" => trick(49, 10, 10, 2),
            "a-is-six-again" => trick(99_049, 10, 9, 1),
            "a-is-six-between" => trick(2_833, 10, 2, 4),
            "a-is-two" => trick(99_999, 4, 1, 3),
            "a-is-two-again" => trick(99_991, 10, 10, 8),
            "a-is-three" => trick(99_993, 10, 10, 2),
            "a-is-four" => trick(99_992, 9, 9, 3),
            "a-is-five" => trick(100_000, 8, 4, 8),
            "just-impossible" => trick(99_995, 10, 1, 8),
            "impossible-with-nine" => trick(99_996, 9, 9, 5),
            "source-limits" => trick(99_994, 10, 10, 7),
            "many-steps-few-cups" => trick(HUGE, 4, 2, 4),
            "many-cups-few-steps" => trick(20, 30, 1, 11),
            "too-few-steps" => trick(29, 30, 30, 24),
            "prime-cups" => trick(HUGE - 1, 29, 2, 12),
            "past-32-bits" => trick((1 << 32) + 3, 20, 9, 11),
            "a-is-thirteen" => trick(HUGE - 3, 24, 22, 12),
            "a-is-thirteen-again" => trick(HUGE - 1, 24, 14, 4),
            "a-is-ten" => trick(HUGE, 27, 27, 9),
            "a-is-nine" => trick(HUGE - 1, 16, 9, 5),
            "a-is-six-beyond" => trick(HUGE - 1, 25, 25, 15),
            "impossible-with-prime-power" => trick(HUGE - 2, 25, 25, 13),
            "beyond-possible" => trick(HUGE - 3, 30, 1, 24),
            "beyond-limits" => trick(HUGE, 30, 30, 23),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let cups = (1..=input.cups).map(|cup| {
            let is_target = cup == input.to;
            Piece::card(if cup == input.from { "●" } else { "" }).toned(if is_target {
                Tone::Mark
            } else {
                Tone::Neutral
            })
        });
        Some(Row::of("cup", cups).counted().into())
    }

    fn small(rng: &mut Rng) -> Input {
        let most_cups = rng.random_range(2..=8);
        random(rng, most_cups, 100)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.steps)
            .with("k", input.cups)
    }

    fn quantities(input: &Input) -> Sizes {
        let [a, b, c] = Bender::solve(input).0.unwrap_or_default();
        Sizes::default().with("a", a).with("b_or_c", b.max(c))
    }

    fn ladder() -> Vec<(u64, Input)> {
        // Impossible, so every triple is tried.
        [30, 60, 120, 240]
            .map(|steps| {
                (
                    steps,
                    Input {
                        steps,
                        cups: 6,
                        from: 6,
                        to: 3,
                    },
                )
            })
            .into()
    }
}
