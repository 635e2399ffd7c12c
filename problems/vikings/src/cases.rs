//! The tests of VIKINGS: recipes, validator, small random inputs.

use std::collections::VecDeque;
use std::fmt;

use contract::scene::{Grid, Piece, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, sentences};

use crate::{Input, Vikings, brute, second, theorem};

sentences! {
    YOURS: "tàu của bạn", "your ship";
    VIKINGS: "tàu Viking", "Viking ship";
    TREASURE: "kho báu", "treasure";
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.rows.len(), self.rows[0].len())?;
        self.rows
            .iter()
            .try_for_each(|row| writeln!(f, "{}", String::from_utf8_lossy(row)))
    }
}

/// The map whose rows are joined by `/`.
pub fn chart(rows: &str) -> Input {
    Input {
        rows: rows.split('/').map(|row| row.as_bytes().to_vec()).collect(),
    }
}

/// A cell: row and column from 0.
type Cell = (usize, usize);

/// The map of these rows with the ships and the treasure on it.
fn with_ships(mut rows: Vec<Vec<u8>>, [yours, vikings, treasure]: [Cell; 3]) -> Input {
    for ((row, column), letter) in [(yours, b'Y'), (vikings, b'V'), (treasure, b'T')] {
        rows[row][column] = letter;
    }
    Input { rows }
}

/// Three different random cells.
fn three_cells(rng: &mut Rng, n: usize, m: usize) -> [Cell; 3] {
    loop {
        let cells = [(); 3].map(|()| (rng.random_range(0..n), rng.random_range(0..m)));
        if cells[0] != cells[1] && cells[1] != cells[2] && cells[2] != cells[0] {
            return cells;
        }
    }
}

/// Sea with islands on so many percent of the cells.
fn strewn(rng: &mut Rng, n: usize, m: usize, percent: u32) -> Vec<Vec<u8>> {
    let mut cell = || {
        let is_island = rng.random_range(0..100) < percent;
        if is_island { b'I' } else { b'.' }
    };
    (0..n).map(|_| (0..m).map(|_| cell()).collect()).collect()
}

/// A random map; `n · m` is at least 3.
pub fn random(rng: &mut Rng, n: usize, m: usize, percent: u32) -> Input {
    let rows = strewn(rng, n, m, percent);
    with_ships(rows, three_cells(rng, n, m))
}

/// Of random maps that `make` makes, the first with this answer whose treasure is at least `far`
/// rows and columns away from you.
fn answered(rng: &mut Rng, exists: bool, far: usize, make: impl Fn(&mut Rng) -> Input) -> Input {
    loop {
        let input = make(rng);
        let find = |letter: u8| {
            let mut rows = input.rows.iter().enumerate();
            rows.find_map(|(row, cells)| {
                let column = cells.iter().position(|&cell| cell == letter)?;
                Some((row, column))
            })
            .expect("one each")
        };
        let (you, treasure) = (find(b'Y'), find(b'T'));
        let away = you.0.abs_diff(treasure.0) + you.1.abs_diff(treasure.1);
        if away >= far && Vikings::solve(&input).exists == exists {
            return input;
        }
    }
}

/// A map on which every other row is sea, and a door at alternate ends leads to the next one: the
/// way from the first cell to the last has about `nm / 2` steps.
fn winding(n: usize, m: usize) -> Vec<Vec<u8>> {
    (0..n)
        .map(|row| {
            let mut cells = vec![if row % 2 == 0 { b'.' } else { b'I' }; m];
            match row % 4 {
                1 => cells[m - 1] = b'.',
                3 => cells[0] = b'.',
                _ => {}
            }
            cells
        })
        .collect()
}

/// The map with rows and columns exchanged.
fn turned(input: &Input) -> Input {
    let column = |j: usize| input.rows.iter().map(|row| row[j]).collect();
    Input {
        rows: (0..input.rows[0].len()).map(column).collect(),
    }
}

/// The map after so many quarter turns.
fn quarters(input: Input, turns: usize) -> Input {
    (0..turns).fold(input, |input, _| {
        let mut input = turned(&input);
        input.rows.reverse();
        input
    })
}

/// A corridor of `length` cells, whose one end you have to cross on the way to the treasure: you
/// are there after `walk` rounds. The Vikings are `late` rounds away from its other end. Whether
/// you get past depends only on who is sooner, if the corridor is long.
fn crossing(length: usize, walk: usize, late: usize) -> Input {
    let m = walk + 1 + late.max(2);
    let mut rows = vec![vec![b'I'; m]; length];
    for row in &mut rows {
        row[walk] = b'.';
    }
    rows[0][..walk + 3].fill(b'.');
    rows[length - 1][walk..=walk + late].fill(b'.');
    let ships = [(0, 0), (length - 1, walk + late), (0, walk + 2)];
    with_ships(rows, ships)
}

/// The tests `seen-across-K`, where both reach the corridor at the same time, and
/// `slips-past-K`, mirrored, where you are one round ahead; both after `K` quarter turns.
fn crossings(name: &str) -> Option<Input> {
    let (name, lengths, walk) = match name.strip_prefix("beyond-") {
        Some(name) => (name, 2990, 40),
        None => (name, 20, 6),
    };
    let (family, turns) = name.rsplit_once('-')?;
    let turns = turns.parse().ok()?;
    let (length, walk) = (lengths + turns, walk + turns);
    let input = match family {
        "seen-across" => crossing(length, walk, walk),
        "slips-past" => {
            let mut input = crossing(length, walk, walk + 1);
            input.rows.iter_mut().for_each(|row| row.reverse());
            input
        }
        _ => return None,
    };
    Some(quarters(input, turns))
}

/// Lanes of one row each, apart from a column on the left that joins them. The lanes have bays:
/// in every one of them a ship cannot be seen from outside.
fn combs(n: usize, m: usize, ships: [Cell; 3]) -> Input {
    let rows = (0..n)
        .map(|row| {
            (0..m)
                .map(|column| {
                    let is_sea = column == 0 || row % 3 == 0 || (row % 3 == 1 && column % 2 == 0);
                    if is_sea { b'.' } else { b'I' }
                })
                .collect()
        })
        .collect();
    with_ships(rows, ships)
}

/// The steps of the shortest way to the treasure, whatever the Vikings do, if there is one.
fn steps_to_the_treasure(input: &Input) -> Option<u32> {
    let (rows, columns) = (input.rows.len(), input.rows[0].len());
    let cells = input.rows.concat();
    let mut steps = vec![None; cells.len()];
    let start = cells.iter().position(|&cell| cell == b'Y')?;
    steps[start] = Some(0_u32);
    let mut waiting = VecDeque::from([start]);
    while let Some(cell) = waiting.pop_front() {
        if cells[cell] == b'T' {
            return steps[cell];
        }
        let (row, column) = (cell / columns, cell % columns);
        let beside = [
            (row > 0).then(|| cell - columns),
            (row + 1 < rows).then(|| cell + columns),
            (column > 0).then(|| cell - 1),
            (column + 1 < columns).then(|| cell + 1),
        ];
        for next in beside.into_iter().flatten() {
            if cells[next] != b'I' && steps[next].is_none() {
                steps[next] = steps[cell].map(|steps| steps + 1);
                waiting.push_back(next);
            }
        }
    }
    None
}

pub static PROBLEM: &dyn AnyProblem = erased::<Vikings>();

impl Room for Vikings {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 700;
        const MANY: usize = 3000;
        Some(match name {
            "sample-route" => chart("Y.....V/..I..../..IIIII/......./...T..."),
            "sample-too-late" => chart("Y....V./..I..../..IIIII/......./...T..."),
            "sample-in-sight" => chart(".YT/VII"),

            "sunk-before-won" => chart("YT.V"),
            "first-row-of-sight" => chart("VY.T"),
            "start-in-sight" => chart("V...Y/IIII./.T..."),
            "shut-in-vikings" => chart("YII/..I/.TI/IIV"),
            "through-an-island" => chart("YIT/..I/I.I/IVI"),
            "one-row" => chart("T.Y.IV.."),
            "one-column" => chart("V/I/Y/./T"),
            "fixed-not-watching" => chart("I...V./I..I../II..../...Y.I/.I..II/T....I"),
            "vikings-may-stay" => chart("..I.T/.II../Y..../.II../..I.V"),
            "seen-1" => chart("..T..I./..I.I../....II./..I...I/....I.Y/II..II./I..IIV."),
            "seen-2" => chart("....II/..I..I/I....I/...I.V/..I.Y./...T.I/I...I./I.III."),
            "seen-3" => chart("II.I.T/..I.Y./IIIV.I/II...I/.III.I/IIIIII"),
            "seen-4" => chart(".II.II./VIII.II/..IIIII/Y...III/I.T...."),
            "seen-5" => chart("...T..I/..II..I/......I/II...II/.II.YII/V....II"),
            "seen-6" => chart(".III.V./.I.I.II/....Y../.II...I/..I.I../..I..I./IT....."),
            "seen-7" => chart("II./II./.IY/.IT/.V./.../..."),
            "winding-ahead" => with_ships(winding(N - 1, N), [(4, 9), (0, 0), (N - 2, N - 1)]),
            "winding-down" => turned(&with_ships(
                winding(N - 1, N - 300),
                [(8, 0), (6, 9), (N - 2, N - 301)],
            )),
            "bays" => combs(N, N, [(6, 650), (N - 1, 0), (0, 690)]),
            "source-limits-lost" => answered(rng, false, 400, |rng| random(rng, N, N, 37)),
            "source-limits" => answered(rng, true, 400, |rng| random(rng, N, N, 37)),
            "along-the-shore" => chart("Y./T./../V./../.I/.."),

            "beyond-open-sea" => {
                let rows = vec![vec![b'.'; MANY]; MANY];
                with_ships(rows, [(1500, 0), (0, MANY - 1), (1500, 1400)])
            }
            "beyond-winding" => with_ships(
                winding(MANY - 1, MANY),
                [(4, 9), (0, 0), (MANY - 2, MANY - 1)],
            ),
            "beyond-bays" => combs(MANY, MANY, [(60, 3), (MANY - 3, 2900), (0, 2990)]),
            "beyond-lost" => answered(rng, false, 2000, |rng| random(rng, MANY, MANY, 38)),
            "beyond-limits" => answered(rng, true, 2000, |rng| random(rng, MANY, MANY, 38)),
            _ => return crossings(name),
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let rows = input.rows.iter().map(Vec::as_slice);
        let sea = Grid::of_text(rows, |cell| match cell {
            b'Y' => Some(Piece::of(Tone::First).with("Y").called(YOURS)),
            b'V' => Some(Piece::of(Tone::Second).with("V").called(VIKINGS)),
            b'T' => Some(Piece::of(Tone::Mark).called(TREASURE)),
            _ => None,
        });
        let places = (1..=200).flat_map(|row| (1..=200).map(move |column| (row, column)));
        let is_island = |&(row, column): &(usize, usize)| {
            input.rows.get(row - 1).and_then(|it| it.get(column - 1)) == Some(&b'I')
        };
        let islands = places.filter(is_island);
        Some(
            islands
                .fold(sea, |sea, (row, column)| sea.fill(row, column, Tone::Wall))
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=8);
        let m = rng.random_range(if n == 1 { 3 } else { 2 }..=8);
        let percent = rng.random_range(20..=55);
        random(rng, n, m, percent)
    }

    fn sizes(input: &Input) -> Sizes {
        let (n, m) = (input.rows.len(), input.rows[0].len());
        Sizes::default()
            .with("n", n)
            .with("m", m)
            .with("cells", n * m)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("steps", steps_to_the_treasure(input))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [3, 4, 6, 8, 100, 300, 1000]
            .map(|n| {
                let rows = (0..n).map(|row| vec![if row == 1 { b'I' } else { b'.' }; n]);
                let ships = [(2, 0), (0, n - 1), (2, n - 1)];
                (n as u64, with_ships(rows.collect(), ships))
            })
            .into()
    }
}
