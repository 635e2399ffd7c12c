//! The tests of LINE2010: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Tier, Way, at_most, erased};
use inpout::Problem;

use crate::{Costs, Input, LONGEST, Line2010, MOST_OPERATIONS, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.first.len() / self.columns, self.columns)?;
        let Costs { add, remove, slide } = self.costs;
        writeln!(f, "{add} {remove} {slide}")?;
        for row in self.first.chunks(self.columns) {
            writeln!(f, "{}", String::from_utf8_lossy(row))?;
        }
        writeln!(f)?;
        self.second
            .chunks(self.columns)
            .try_for_each(|row| writeln!(f, "{}", String::from_utf8_lossy(row)))
    }
}

/// The costs `A`, `B` and `C`.
type Prices = (u64, u64, u64);

fn costs((add, remove, slide): Prices) -> Costs {
    Costs { add, remove, slide }
}

/// These rows.
pub fn boards(prices: Prices, first: &[&str], second: &[&str]) -> Input {
    Input {
        costs: costs(prices),
        columns: first[0].len(),
        first: first.concat().into_bytes(),
        second: second.concat().into_bytes(),
    }
}

/// Both boards by a rule on row and column, from 0.
fn filled(
    prices: Prices,
    (m, n): (usize, usize),
    mut rule: impl FnMut(usize, usize) -> (u8, u8),
) -> Input {
    let (first, second) = (0..m * n).map(|place| rule(place / n, place % n)).unzip();
    Input {
        costs: costs(prices),
        columns: n,
        first,
        second,
    }
}

/// Random boards: `forbidden` of a hundred cells, and of the others `beads.0` and `beads.1` of a
/// hundred with a bead; prices up to `most.0` for beads and `most.1` for slides.
pub fn random(
    rng: &mut Rng,
    size: (usize, usize),
    beads: (u32, u32),
    forbidden: u32,
    most: (u64, u64),
) -> Input {
    let prices = (
        rng.random_range(1..=most.0),
        rng.random_range(1..=most.0),
        rng.random_range(1..=most.1),
    );
    scattered(rng, prices, size, beads, forbidden)
}

/// As [`random`], with given prices.
fn scattered(
    rng: &mut Rng,
    prices: Prices,
    size: (usize, usize),
    beads: (u32, u32),
    forbidden: u32,
) -> Input {
    filled(prices, size, |_, _| {
        if rng.random_range(0..100) < forbidden {
            return (b'#', b'#');
        }
        let mut bead = |beads| {
            if rng.random_range(0..100) < beads {
                b'*'
            } else {
                b'.'
            }
        };
        (bead(beads.0), bead(beads.1))
    })
}

/// A corridor one cell wide that winds through the board, row after row with walls between them;
/// the rule is told the number of the cell along the corridor.
fn corridor(
    prices: Prices,
    (m, n): (usize, usize),
    mut rule: impl FnMut(usize) -> (u8, u8),
) -> Input {
    filled(prices, (m, n), |row, column| {
        let is_eastward = row / 2 % 2 == 0;
        if row % 2 == 0 {
            let along = if is_eastward { column } else { n - 1 - column };
            rule(row / 2 * (n + 1) + along)
        } else if column == if is_eastward { n - 1 } else { 0 } {
            rule(row / 2 * (n + 1) + n)
        } else {
            (b'#', b'#')
        }
    })
}

fn bead(is_there: bool) -> u8 {
    if is_there { b'*' } else { b'.' }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Line2010>();

impl Room for Line2010 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const L: usize = LONGEST;
        const DEAR: u64 = 100_000;
        const CHEAP: Prices = (DEAR, DEAR, 1);
        let whole = (L, L);
        Some(match name {
            "sample" => boards((17, 12, 2), &["*..", "###", "*#."], &["..*", "###", ".#*"]),
            "equal" => boards((5, 5, 5), &["*.#", ".**"], &["*.#", ".**"]),
            "all-forbidden" => boards((1, 2, 3), &["##", "##"], &["##", "##"]),
            "one-cell" => boards((7, 9, 1), &["."], &["*"]),
            "beads-for-nothing" => boards((1, 1, 100), &["*.*.*", "....."], &[".....", "*.*.*"]),
            "as-dear-as-slides" => boards(
                (3, 2, 1),
                &["*.....#*....", "############", "*....*......"],
                &[".....*#....*", "############", ".....*...*.."],
            ),
            "one-step-for-two" => boards((40, 60, 100), &["*.*.", ".*.*"], &[".*.*", "*.*."]),
            "one-step-each" => boards((2, 4, 2), &["....", "*.**"], &[".***", ".*.."]),
            "through-the-forbidden" => boards((1, 1, 1), &["*.*.", ".*#*"], &["*.**", "..#*"]),
            "one-slide-pays" => boards((6, 4, 1), &[".*#..", ".#..."], &["..#..", "*#**."]),
            "through-beads" => boards((99, 99, 1), &["*****....."], &[".....*****"]),
            "through-many-beads" => boards(
                (500, 500, 7),
                &["************......"],
                &[".*****************"],
            ),
            "ring" => boards(
                (900, 900, 5),
                &["*****", "*###*", "*#.#*", "*###*", "****."],
                &["*.***", "*###*", "*#*#*", "*###*", "*****"],
            ),
            "nearest-misleads" => boards(
                (50, 50, 3),
                &["..*.*....*.*....*.*...", "......................"],
                &["*..*...*..*...*..*....", "......................"],
            ),
            "islands" => scattered(rng, (300, 500, 20), (30, 30), (40, 40), 45),
            "random-small" => scattered(rng, (20, 25, 6), (5, 7), (40, 40), 15),
            "one-column" => scattered(rng, (700, 900, 40), (L, 1), (50, 50), 3),
            "sparse" => scattered(rng, CHEAP, whole, (3, 3), 10),
            "chess-board" => filled((DEAR, DEAR, 9), whole, |row, column| {
                (bead((row + column) % 2 == 0), bead((row + column) % 2 == 1))
            }),
            "more-beads-than-cells" => scattered(rng, (DEAR, 1, 300), whole, (70, 25), 10),
            "winding" => corridor(CHEAP, (60, 61), |along| {
                (
                    bead((400..600).contains(&along)),
                    bead((700..920).contains(&along)),
                )
            }),
            "winding-at-random" => {
                let mut toss = || bead(rng.random());
                corridor(CHEAP, (99, 90), |_| (toss(), toss()))
            }
            "from-side-to-side" => filled(CHEAP, whole, |_, column| {
                (bead(column < 7), bead(column >= L - 7))
            }),
            "maze" => scattered(rng, CHEAP, whole, (40, 40), 38),
            "half-pays" => scattered(rng, (3000, 1000, 900), whole, (50, 50), 20),
            "dear-ties" => filled((50, 49, 1), whole, |_, column| {
                (bead(column < 8), bead(column >= L - 8))
            }),
            "source-limits" => scattered(rng, CHEAP, whole, (50, 50), 0),

            "beyond-halves" => filled(CHEAP, whole, |_, column| {
                (bead(column < L / 2), bead(column >= L / 2))
            }),
            "beyond-corners" => filled(CHEAP, whole, |row, column| {
                (bead(row + column < 60), bead(row + column > 2 * L - 62))
            }),
            "beyond-rooms" => filled(CHEAP, whole, |row, column| {
                let is_wall = column % 20 == 19 && row % 33 != column / 20 * 7 % 33;
                if is_wall {
                    (b'#', b'#')
                } else {
                    (
                        bead(column < 40 && row % 3 > 0),
                        bead(column > 60 && row % 5 < 3),
                    )
                }
            }),
            "beyond-gradient" => filled(CHEAP, whole, |row, column| {
                let mut lot = || rng.random_range(0..L);
                (bead(lot() > row), bead(lot() < row.midpoint(column)))
            }),
            "beyond-corridor" => corridor((DEAR, DEAR, 80), (99, L), |along| {
                (
                    bead((1500..2400).contains(&along)),
                    bead((2400..3300).contains(&along)),
                )
            }),
            "beyond-limits" => corridor(CHEAP, (99, L), |along| {
                (
                    bead(along % 2 == 0 && along < 2500),
                    bead(along % 2 == 1 && along > 2500),
                )
            }),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let size = [(1, 9), (3, 3), (2, 4), (4, 2), (2, 5), (9, 1), (3, 4)];
        let size = size[rng.random_range(0..size.len())];
        let beads = (rng.random_range(0..=100), rng.random_range(0..=100));
        let forbidden = rng.random_range(0..=40);
        let most = [(1, 1), (5, 2), (9, 2), (30, 30)][rng.random_range(0..4)];
        random(rng, size, beads, forbidden, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("m", input.first.len() / input.columns)
            .with("n", input.columns)
            .with("A", input.costs.add)
            .with("B", input.costs.remove)
            .with("C", input.costs.slide)
    }

    fn quantities(input: &Input) -> Sizes {
        let operations = Line2010::solve(input).0;
        let mut cost = 0;
        for &operation in &operations {
            cost += input.costs.of(operation);
        }
        Sizes::default()
            .with("operations", operations.len())
            .with("cost", cost)
    }

    fn validate(input: &Input, tier: Tier) -> Result<(), String> {
        if tier == Tier::Beyond {
            return Ok(());
        }
        let operations = Line2010::solve(input).0.len();
        at_most("operations", operations, MOST_OPERATIONS)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["line2010", "ladder"]);
        [6, 8, 10, 12]
            .map(|cells: usize| {
                let input = scattered(&mut rng, (50, 50, 3), (2, cells / 2), (50, 50), 0);
                (cells as u64, input)
            })
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_tests_of_the_beyond_tier_need_more_operations_than_the_source_tier_allows() {
        let needed = |name: &str| {
            let input = contract::recipe::<Line2010>(name).unwrap();
            Line2010::solve(&input).0.len()
        };
        assert_eq!(needed("from-side-to-side"), 7 * 93 * 100);
        assert_eq!(needed("beyond-halves"), 50 * 50 * 100);
        for name in [
            "beyond-corners",
            "beyond-rooms",
            "beyond-gradient",
            "beyond-corridor",
        ] {
            assert!(needed(name) > MOST_OPERATIONS, "{name}");
        }
    }

    #[test]
    fn the_most_operations_are_those_of_the_source_tier() {
        let of_source = format!("k = {{ source = \"..={MOST_OPERATIONS}\"");
        assert!(Line2010::MANIFEST.contains(&of_source));
    }
}
