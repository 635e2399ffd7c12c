//! The tests of QUEEN: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Cell, Ending, Input, Queen49, Test, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for test in &self.tests {
            writeln!(f, "{} {}", test.columns, test.walls.len())?;
            for ((x1, y1), (x2, y2)) in &test.walls {
                writeln!(f, "{x1} {y1} {x2} {y2}")?;
            }
        }
        Ok(())
    }
}

/// The wall between the rows at a column.
fn level(y: usize) -> (Cell, Cell) {
    ((1, y), (2, y))
}

/// The wall on the right of a cell.
fn upright(x: usize, y: usize) -> (Cell, Cell) {
    ((x, y), (x, y + 1))
}

fn board(columns: usize, walls: &[(Cell, Cell)]) -> Test {
    Test {
        columns,
        walls: walls.to_vec(),
    }
}

/// Walls at random places: of each a hundred places between the rows `levels`, and `uprights` of
/// those in a row. At least one wall, some of them told twice, their ends in any order.
pub(crate) fn random(rng: &mut Rng, columns: usize, levels: u32, uprights: u32) -> Test {
    let mut walls = Vec::new();
    for y in 1..=columns {
        if rng.random_range(0..100) < levels {
            walls.push(level(y));
        }
        for x in 1..=2 {
            if y < columns && rng.random_range(0..100) < uprights {
                walls.push(upright(x, y));
            }
        }
    }
    if walls.is_empty() {
        walls.push(level(rng.random_range(1..=columns)));
    }
    for place in 0..walls.len() {
        if rng.random() {
            let (a, b) = walls[place];
            walls[place] = (b, a);
        }
        if rng.random_range(0..20) == 0 {
            walls.push(walls[place]);
        }
    }
    Test { columns, walls }
}

/// The ending of one test.
fn ending(test: &Test) -> Ending {
    let tests = vec![test.clone()];
    Queen49::solve(&Input { tests }).endings[0]
}

/// Who wins: 0 for the queen, 1 for the king, 2 for nobody; and the number of moves.
fn kind(ending: Ending) -> (usize, u32) {
    match ending {
        Ending::Queen(moves) => (0, moves),
        Ending::King(moves) => (1, moves),
        Ending::Draw => (2, 0),
    }
}

/// `count` random boards of the lengths in `columns`, as many of each winner as come within
/// `tries` per board; of the decided ones the longest games are kept.
fn mixed(
    rng: &mut Rng,
    count: usize,
    columns: (usize, usize),
    walls: (u32, u32),
    tries: usize,
) -> Input {
    let mut found: [Vec<(u32, Test)>; 3] = Default::default();
    for _ in 0..count * tries {
        let n = rng.random_range(columns.0..=columns.1);
        let test = random(rng, n, walls.0, walls.1);
        let (winner, moves) = kind(ending(&test));
        found[winner].push((moves, test));
    }
    for tests in &mut found {
        tests.sort_by_key(|(moves, _)| std::cmp::Reverse(*moves));
    }
    let mut found = found.map(Vec::into_iter);
    let mut tests = Vec::new();
    for winner in (0..3).cycle() {
        if tests.len() == count {
            break;
        }
        tests.extend(found[winner].next().map(|(_, test)| test));
    }
    Input { tests }
}

/// The boards among these that are won by the king.
fn won_by_the_king(mut input: Input) -> Input {
    input.tests.retain(|test| kind(ending(test)).0 == 1);
    input
}

/// Every board with its walls told again and again, up to `m` of them.
fn repeated(rng: &mut Rng, mut input: Input, m: usize) -> Input {
    for test in &mut input.tests {
        let distinct = test.walls.len();
        while test.walls.len() < m {
            let (a, b) = test.walls[rng.random_range(0..distinct)];
            test.walls.push((b, a));
        }
    }
    input
}

/// Boards with one wall each, between the rows, at these columns.
fn open(columns: usize, walls: impl Iterator<Item = usize>) -> Input {
    let tests = walls.map(|y| board(columns, &[level(y)]));
    Input {
        tests: tests.collect(),
    }
}

/// A board whose rows are apart, except at these columns.
fn apart(columns: usize, doors: &[usize]) -> Test {
    let walls = (1..=columns).filter(|y| !doors.contains(y)).map(level);
    Test {
        columns,
        walls: walls.collect(),
    }
}

/// A board with an upright wall at every column, by turns in the one row and the other: from 4 columns on
/// the game lasts for nearly four moves a column, which no search by hill climbing found longer; an even
/// number of columns is the queen's, an odd one the king's.
fn zigzag(columns: usize) -> Test {
    let walls = (1..columns).map(|y| upright(1 + (columns - y) % 2, y));
    board(columns, &walls.collect::<Vec<_>>())
}

/// All boards of `columns` columns with a wall at each of the places in a set, by the numbers of
/// the sets.
fn by_sets(columns: usize, sets: impl Iterator<Item = u32>) -> Input {
    let levels = (1..=columns).map(level);
    let uprights = (1..=2).flat_map(|x| (1..columns).map(move |y| upright(x, y)));
    let places: Vec<_> = levels.chain(uprights).collect();
    let tests = sets.map(|set| {
        let chosen = (0..places.len()).filter(|place| set >> place & 1 == 1);
        let walls: Vec<_> = chosen.map(|place| places[place]).collect();
        board(columns, &walls)
    });
    Input {
        tests: tests.collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Queen49>();

impl Room for Queen49 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let tests = (0..most.of("tests")).map(|_| {
            let columns = rng.random_range(most.of("N").div_ceil(2)..=most.of("N"));
            let [levels, uprights] = [70, 25].map(|it| rng.random_range(0..=it));
            random(
                rng,
                usize::try_from(columns).expect("small"),
                levels,
                uprights,
            )
        });
        let tests = tests.collect();
        Input { tests }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 50;
        const MANY: usize = 400;
        let boards = |tests: &[Test]| Input {
            tests: tests.to_vec(),
        };
        Some(match name {
            "sample" => boards(&[
                board(2, &[level(2)]),
                board(2, &[level(2), ((2, 2), (2, 1))]),
                board(2, &[level(2), level(1)]),
            ]),

            "two-columns" => by_sets(2, 1..16),
            "three-columns" => by_sets(3, (1..128).filter(|set| set % 4 != 2)),
            "no-first-move" => boards(&[
                board(2, &[level(1), upright(1, 1)]),
                board(5, &[level(1), upright(1, 1), upright(2, 4)]),
                board(N, &[upright(1, 1), level(1)]),
                board(N, &[upright(1, 2), upright(2, N - 1)]),
                board(3, &[upright(1, 1), upright(2, 1)]),
            ]),
            "queen-shut-in" => boards(&[
                board(3, &[level(3), upright(2, 2)]),
                board(N, &[level(N), upright(2, N - 1)]),
                board(N, &[level(N), upright(2, N - 2)]),
                board(N, &[level(N), level(N - 1), upright(2, N - 2)]),
                board(6, &[upright(2, 5), upright(1, 4)]),
            ]),
            "longer-examples" => boards(&[
                board(5, &[((2, 5), (2, 4))]),
                board(3, &[upright(1, 2), level(1)]),
            ]),
            "stops-between" => boards(&[
                board(
                    5,
                    &[
                        ((2, 2), (2, 1)),
                        ((2, 2), (1, 2)),
                        ((1, 4), (1, 3)),
                        ((2, 4), (1, 4)),
                    ],
                ),
                board(
                    5,
                    &[
                        ((2, 2), (2, 1)),
                        ((1, 2), (2, 2)),
                        ((1, 4), (2, 4)),
                        ((2, 5), (1, 5)),
                    ],
                ),
            ]),
            "repeated-walls" => {
                let input = mixed(rng, 20, (3, 9), (20, 20), 10);
                repeated(rng, input, 60)
            }
            "short-boards" => mixed(rng, 90, (3, 8), (30, 20), 10),
            "few-walls" => mixed(rng, 90, (4, 12), (10, 5), 10),
            "upright-walls" => mixed(rng, 90, (6, 16), (0, 15), 10),
            "king-wins-late" => {
                let input = mixed(rng, 90, (5, 12), (0, 40), 40);
                won_by_the_king(input)
            }
            "rows-apart" => boards(&[
                apart(N, &[]),
                apart(N, &[N]),
                apart(N, &[1]),
                apart(N, &[25]),
                apart(N, &[24, 25]),
                apart(N, &[1, N]),
                apart(N, &[1, 2, 3]),
                apart(N, &[48, 49, 50]),
            ]),
            "zigzags" => boards(&(2..=N).map(zigzag).collect::<Vec<_>>()),
            "level-walls" => mixed(rng, 60, (20, N), (80, 10), 5),
            "long-games" => mixed(rng, 60, (40, N), (0, 5), 5),
            "open-boards" => open(N, (1..=N).chain(1..=N)),
            "source-limits" => {
                let input = mixed(rng, 100, (N, N), (3, 3), 3);
                repeated(rng, input, 300)
            }

            "beyond-open-boards" => open(MANY, [1, 100, 200, 300, MANY].into_iter()),
            "beyond-rows-apart" => boards(&[
                apart(MANY, &[]),
                apart(MANY, &[1]),
                apart(MANY, &[MANY]),
                apart(MANY, &[200]),
                apart(MANY, &[200, 201]),
            ]),
            "beyond-long-games" => mixed(rng, 5, (MANY - 20, MANY), (0, 1), 3),
            "beyond-zigzags" => boards(&[MANY, MANY - 1, 150, 70, 41].map(zigzag)),
            "beyond-dense" => mixed(rng, 5, (MANY, MANY), (40, 30), 5),
            "beyond-limits" => {
                let input = mixed(rng, 5, (MANY, MANY), (1, 1), 2);
                repeated(rng, input, 2400)
            }
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=3);
        let tests = (0..count).map(|_| {
            let columns = rng.random_range(2..=5);
            let (levels, uprights) = (rng.random_range(0..=70), rng.random_range(0..=40));
            random(rng, columns, levels, uprights)
        });
        Input {
            tests: tests.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with_all("N", input.tests.iter().map(|test| test.columns))
            .with_all("M", input.tests.iter().map(|test| test.walls.len()))
            .with("tests", input.tests.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let endings = Queen49::solve(input).endings.into_iter();
        let moves = endings.filter_map(|ending| match ending {
            Ending::Queen(moves) | Ending::King(moves) => Some(moves),
            Ending::Draw => None,
        });
        Sizes::default().with_all("moves", moves)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 5, 6, 7, 40, 120, 400]
            .map(|columns| (columns as u64, open(columns, std::iter::once(1))))
            .into()
    }
}
