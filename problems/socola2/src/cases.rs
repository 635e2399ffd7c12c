//! The tests of SOCOLA2: recipes, validator, small random inputs.
//!
//! A file holds one bar, so there are many files; bars stand and lie, and both players win.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{Input, Socola2, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.rows, self.columns)
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Socola2>();

impl Room for Socola2 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let most = most.of("squares") as i32;
        let rows = rng.random_range(1..=most.min(7));
        let columns = rng.random_range((most / rows * 2 / 3).max(1)..=most / rows);
        Input { rows, columns }
    }

    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        let (rows, columns) = match name {
            "sample" => (2, 3),
            "sample-second-wins" => (3, 3),
            "single-square" => (1, 1),
            "two-squares" => (1, 2),
            "three-squares" => (3, 1),
            "four-in-a-row" => (1, 4),
            "longest-even-strip" => (1, 40),
            "longest-odd-strip" => (39, 1),
            "draw" => (2, 2),
            "first-hard-bar" => (2, 6),
            "hidden-threat" => (3, 5),
            "standing" => (6, 5),
            "small-square" => (4, 4),
            "odd-square" => (5, 5),
            "even-square" => (6, 6),
            "two-rows" => (2, 19),
            "three-rows" => (3, 13),
            "three-columns" => (12, 3),
            "five-rows" => (5, 7),
            "five-columns" => (8, 5),
            "four-rows" => (4, 10),
            "source-limits" => (2, 20),
            "just-past-the-source" => (6, 7),
            "odd-five" => (9, 5),
            "standing-beyond" => (8, 6),
            "lying-beyond" => (4, 11),
            "three-rows-odd" => (3, 15),
            "two-rows-even" => (2, 22),
            "standing-twenty-three" => (23, 2),
            "standing-twenty-one" => (21, 2),
            "prime-strip" => (1, 47),
            "strip-beyond" => (48, 1),
            "odd-strip-beyond" => (1, 45),
            "twelve-columns" => (4, 12),
            "two-rows-beyond" => (2, 24),
            "beyond-limits" => (3, 16),
            _ => return None,
        };
        Some(Input { rows, columns })
    }

    fn small(rng: &mut Rng) -> Input {
        let rows = rng.random_range(1..=16);
        let columns = rng.random_range(1..=16 / rows);
        if rng.random() {
            Input { rows, columns }
        } else {
            Input {
                rows: columns,
                columns: rows,
            }
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("squares", input.rows * input.columns)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("squares", input.rows * input.columns)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [(9, 3, 3), (12, 3, 4), (16, 4, 4), (20, 4, 5), (25, 5, 5)]
            .map(|(squares, rows, columns)| (squares, Input { rows, columns }))
            .into()
    }
}
