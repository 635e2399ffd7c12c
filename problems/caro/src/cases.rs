//! The tests of CARO: recipes, validator, small random inputs.

use std::collections::{HashMap, HashSet};
use std::fmt;

use contract::scene::{Graph, Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::sentences;

use crate::{Caro, Cell, Input, Output, brute};

sentences! {
    CROSS: "dấu chéo", "cross";
    NOUGHT: "chữ o", "nought";
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.moves.len())?;
        self.moves
            .iter()
            .try_for_each(|(x, y)| writeln!(f, "{x} {y}"))
    }
}

/// The ends of the board.
const FAR: i32 = 1_000_000_000;

/// The game in which the players make these moves by turns, as long as both have some.
fn turns(first: &[Cell], second: &[Cell]) -> Vec<Cell> {
    let mut moves = Vec::new();
    for (number, &cell) in first.iter().enumerate() {
        moves.push(cell);
        match second.get(number) {
            Some(&answer) => moves.push(answer),
            None => break,
        }
    }
    moves
}

/// `count` cells of a line.
fn line((x, y): Cell, (dx, dy): (i32, i32), count: i32) -> Vec<Cell> {
    (0..count)
        .map(|step| (x + step * dx, y + step * dy))
        .collect()
}

/// Around (0, 0), which is taken last: five in a row and in the rising diagonal, four in the column
/// and the falling one; with `turn` 1 the other way round.
fn star(turn: usize) -> Vec<Cell> {
    let lines = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let mut cells = Vec::new();
    for (number, (dx, dy)) in lines.into_iter().enumerate() {
        let steps: &[i32] = if number % 2 == turn {
            &[-3, -2, -1, 1]
        } else {
            &[-1, 1, 2]
        };
        cells.extend(steps.iter().map(|step| (step * dx, step * dy)));
    }
    cells.push((0, 0));
    cells
}

/// Cells that are far from each other.
fn scattered(count: i32) -> Vec<Cell> {
    (0..count).map(|step| (30 * step - 500, 77_777)).collect()
}

/// A full square of `side` columns and rows with its lower left cell at `(x, y)`, taken in random
/// order, on which neither has more than two in a row: its pattern is that of two and two cells,
/// moved by two from row to row. `side` is a multiple of 4.
fn drawn_square(rng: &mut Rng, side: i32, (x, y): Cell) -> Vec<Cell> {
    let mut cells = [Vec::new(), Vec::new()];
    for i in 0..side {
        for j in 0..side {
            let player = usize::from((i + 2 * j) % 4 >= 2);
            cells[player].push((x + i, y + j));
        }
    }
    let [first, second] = cells.map(|cells| {
        let order = permutation(cells.len(), rng);
        order
            .into_iter()
            .map(|place| cells[place])
            .collect::<Vec<_>>()
    });
    turns(&first, &second)
}

/// Random moves in a square of `side` columns and rows, at most `most`, up to the one that decides
/// the game and `after` more.
fn random(rng: &mut Rng, side: i32, most: usize, after: usize) -> Vec<Cell> {
    let mut taken = HashSet::new();
    let mut moves = Vec::new();
    let most = most.min(side.unsigned_abs().pow(2) as usize);
    while moves.len() < most {
        let cell = (rng.random_range(0..side), rng.random_range(0..side));
        if taken.insert(cell) {
            moves.push(cell);
        }
    }
    let mut players = HashMap::new();
    let decided = (1..=moves.len()).find(|&count| {
        let (x, y) = moves[count - 1];
        players.insert((x, y), count % 2);
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(dx, dy)| {
            let mut run = 0;
            (-4..=4).any(|step| {
                let is_his = players.get(&(x + step * dx, y + step * dy)) == Some(&(count % 2));
                run = if is_his { run + 1 } else { 0 };
                run >= 5
            })
        })
    });
    if let Some(decided) = decided {
        moves.truncate(decided + after);
    }
    moves
}

/// The game with these moves after it.
fn then(mut game: Vec<Cell>, moves: &[Cell]) -> Vec<Cell> {
    game.extend(moves);
    game
}

/// The game with these moves, two by two, spread over it: the first two begin it, the last ones
/// end it.
fn spread(game: &[Cell], moves: &[Cell]) -> Vec<Cell> {
    let pairs = moves.len().div_ceil(2);
    let part = game.len().div_ceil(2 * (pairs - 1)) * 2;
    let parts = game.chunks(part).chain([&[][..]]);
    let spread = moves.chunks(2).zip(parts);
    spread
        .flat_map(|(pair, part)| [pair, part].concat())
        .collect()
}

/// The random game that ends like this.
fn ending(rng: &mut Rng, side: i32, most: usize, after: usize, wanted: Output) -> Vec<Cell> {
    loop {
        let input = Input::new(random(rng, side, most, after));
        if brute::solve(&input) == wanted {
            return input.moves;
        }
    }
}

/// Random cells from all over the board.
fn afar(rng: &mut Rng, count: usize) -> Vec<Cell> {
    let mut taken = HashSet::new();
    let mut moves = Vec::new();
    while moves.len() < count {
        let cell = (rng.random_range(-FAR..=FAR), rng.random_range(-FAR..=FAR));
        if taken.insert(cell) {
            moves.push(cell);
        }
    }
    moves
}

/// Cells that look like five in a line to a program that keeps `x·M + y` instead of the cell, for
/// many a factor `M` that is too small, and for numbers that lose their upper 32 bits: of each
/// five cells the second and the fourth are others with the same number. `turn` exchanges the
/// coordinates. Nobody has even two in a row.
fn look_alikes(rng: &mut Rng, turn: bool) -> Vec<Cell> {
    const FACTORS: [i64; 15] = [
        31,
        131,
        1000,
        10_007,
        100_000,
        1_000_000,
        1_000_003,
        1_048_576,
        16_777_216,
        1_000_000_000,
        1_000_000_007,
        1_073_741_824,
        2_000_000_000,
        2_000_000_001,
        4_294_967_296,
    ];
    const WORD: i64 = 1 << 32;
    let far = i64::from(FAR);
    let fit = |cell: i64| i32::try_from(cell).expect("cells are on the board");
    let mut cells = Vec::new();
    for factor in FACTORS {
        // The same number belongs to the cell `k` further in x and `shift` in y.
        let full = (1_i64, -factor);
        let cut = (1..=100).find_map(|k| {
            let shift = (WORD / 2 - factor * k).rem_euclid(WORD) - WORD / 2;
            (20..=far).contains(&shift.abs()).then_some((k, shift))
        });
        for (k, shift) in [Some(full), cut].into_iter().flatten() {
            let least = (-far).max(-far - shift) + 9;
            let most = far.min(far - shift) - 9;
            if least > most {
                continue;
            }
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let x = rng.random_range(-far + 200..=far - 200);
                let y = rng.random_range(least..=most);
                for step in 0..5 {
                    let (x, y) = (x + step * dx, y + step * dy);
                    let (x, y) = if step % 2 == 1 {
                        (x + k, y + shift)
                    } else {
                        (x, y)
                    };
                    let cell = (fit(x), fit(y));
                    cells.push(if turn { (cell.1, cell.0) } else { cell });
                }
            }
        }
    }
    // Each five of one player, the next of the other one.
    let fives: Vec<&[Cell]> = cells.chunks(5).collect();
    let of_player = |player| {
        let own = fives.iter().skip(player).step_by(2);
        own.copied().flatten().copied().collect::<Vec<_>>()
    };
    turns(&of_player(0), &of_player(1))
}

/// Numbers past [`EVERY`] that programs take for the height of the board, for a factor or for the
/// size of a table, but for those [`beside_round`].
const USUAL: [i32; 21] = [
    8_388_608,
    9_999_991,
    10_000_019,
    15_485_863,
    16_777_619,
    19_260_817,
    33_554_432,
    67_108_864,
    99_999_989,
    123_456_789,
    134_217_728,
    179_424_673,
    268_435_456,
    433_494_437,
    536_870_912,
    987_654_321,
    998_244_353,
    1_000_000_021,
    1_073_741_824,
    1_999_999_943,
    1_999_999_973,
];

/// Numbers past [`EVERY`] of one digit and noughts, or powers of two, and what lies around them.
fn beside_round() -> impl Iterator<Item = i32> {
    let tens = (6..=9).flat_map(|zeros| (1..=9).map(move |digit| digit * 10_i64.pow(zeros)));
    let round = tens.chain((20..31).map(|bits| 1 << bits));
    round
        .flat_map(|it| it - 9..=it + 9)
        .filter(|it| (i64::from(EVERY)..=2 * i64::from(FAR)).contains(it))
        .filter_map(|it| i32::try_from(it).ok())
}

/// Up to this number, [`alike`] holds two cells for every number.
const EVERY: i32 = 1_300_000;

/// Fours in column 0 from row `low` to `high`, two in each `step` of rows, and every second cell of
/// as many rows from `lowest` on in column `beside`: each number up to `high - lowest` is the
/// difference between the cell above a four and one of those.
fn fours(low: i32, high: i32, step: i32, (beside, lowest): Cell) -> Vec<Cell> {
    let bases = (low..=high).step_by(step.unsigned_abs() as usize);
    // The cells above these two have an even and an odd number.
    let fours = bases.flat_map(|base| [base, base + 7].map(|y| line((0, y), (0, 1), 4)));
    let mut cells = fours.flatten().collect::<Vec<_>>();
    cells.extend((0..step / 2).map(|k| (beside, lowest + 2 * k)));
    cells
}

/// The cells with coordinates exchanged.
fn exchanged(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|&(x, y)| (y, x)).collect()
}

/// Cells that look like five in a column, if the cell `number` above and `beside` columns to the
/// left of a cell counts as the same one, for every number up to [`EVERY`]: with `beside` 1 to a
/// program that keeps `x · number + y` or `x · number ^ y` instead of a cell, with 0 to one whose
/// board is that high or that counts modulo the number. Nobody has five in a line. The second
/// player has the same with x and y exchanged, and no coordinate is negative: a remainder of
/// less than 0 is another one.
fn alike(beside: i32) -> Vec<Cell> {
    const STEP: i32 = 4096;
    let first = fours(STEP - STEP * beside, EVERY, STEP, (beside, 0));
    let second = fours(STEP, EVERY, STEP, (beside, 2 * beside));
    let second: Vec<Cell> = second.iter().map(|&(x, y)| (y, x + 1 - beside)).collect();
    turns(&first, &second)
}

/// As [`alike`], for usual numbers past [`EVERY`].
fn alike_far(beside: i32) -> Vec<Cell> {
    let numbers = USUAL.into_iter().chain(beside_round());
    let cells = (10..).step_by(10).zip(numbers).flat_map(|(x, number)| {
        let top = FAR.min(number + 4);
        let mut cells = vec![(x + beside, top - number)];
        cells.extend(line((x, top - 4), (0, 1), 4));
        cells
    });
    let cells: Vec<Cell> = cells.collect();
    turns(&cells, &exchanged(&cells))
}

/// Cells both of whose coordinates are multiples of a number, so that whatever sums and multiples
/// of them a program makes, a table of that many slots puts all into one. Up to as many cells as
/// are told with the number, it is that one.
fn multiples(rng: &mut Rng, sizes: &[(i32, usize)]) -> Vec<Cell> {
    let mut taken = HashSet::new();
    let mut moves = Vec::new();
    for &(size, until) in sizes {
        let most = (FAR - 9) / size;
        while moves.len() < until {
            let mut coordinate = || rng.random_range(0..=most) * size;
            let cell = (coordinate(), coordinate());
            if taken.insert(cell) {
                moves.push(cell);
            }
        }
    }
    moves
}

/// The recipes of the beyond tier.
fn beyond(name: &str, rng: &mut Rng) -> Option<Vec<Cell>> {
    const MOST: usize = 1_000_000;
    Some(match name {
        "beyond-afar" => afar(rng, MOST),
        "beyond-multiples" => {
            // A table that doubles grows through these sizes; each is in use while the cells are
            // at most as many.
            let sizes = [
                (42_043, 42_043),
                (85_229, 85_229),
                (172_933, 172_933),
                (351_061, 351_061),
                (712_697, 712_697),
                (1_447_153, MOST - 9),
            ];
            let moves = multiples(rng, &sizes);
            let end = turns(&line((-9, -9), (-1, 0), 5), &line((9, 9), (7, 0), 4));
            then(moves[1..].to_vec(), &end)
        }
        "beyond-multiples-of-sizes" => {
            let sizes = [
                (1_056_323, 200_000),
                (1 << 20, 400_000),
                (1_000_003, 600_000),
                (999_983, 700_000),
                (2_144_977, 800_000),
                (1 << 21, 900_000),
                (1_000_007, MOST - 10),
            ];
            let moves = multiples(rng, &sizes);
            let end = turns(&line((9, 9), (7, 0), 5), &line((-9, -9), (-1, 1), 5));
            then(moves, &end)
        }
        "beyond-dense-draw" => drawn_square(rng, 1000, (-500, -500)),
        "beyond-first" => {
            let square = drawn_square(rng, 996, (FAR - 995, -FAR));
            let end = turns(&line((9, 9), (0, -1), 5), &scattered(4));
            then(square, &end)
        }
        "beyond-inconsistent" => {
            let square = drawn_square(rng, 996, (0, 0));
            let end = turns(&line((-9, -9), (1, 1), 6), &scattered(6));
            then(square, &end)
        }
        "beyond-rows" => {
            // Long rows of both, cut after every fourth cell.
            let cells = |y: i32| {
                let row = (0..625_000).filter(|x| x % 5 < 4);
                row.map(move |x| (x, y)).collect::<Vec<_>>()
            };
            turns(&cells(0), &cells(1))
        }
        "beyond-every-factor" => {
            // As `alike`, for every number that the board has room for.
            const LOWEST: i32 = 3 - FAR;
            let cells = fours(LOWEST, FAR - 20, 1 << 18, (1, LOWEST));
            let moved = exchanged(&cells).into_iter().map(|(x, y)| (x, y - 100));
            let cells: Vec<Cell> = cells.iter().copied().chain(moved).collect();
            let others = scattered(i32::try_from(cells.len()).expect("at most a million cells"));
            turns(&cells, &others)
        }
        "beyond-limits" => {
            let square = drawn_square(rng, 996, (-FAR, -FAR));
            let five = turns(&scattered(5), &line((70, 70), (1, -1), 5));
            spread(&square, &five)
        }
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Caro>();

impl Room for Caro {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::Finds(brute::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let (first, second) = (Output::First, Output::Second);
        let moves = match name {
            "sample" => turns(&line((1, 1), (1, 1), 5), &line((1, 2), (1, 1), 4)),

            "no-move" => Vec::new(),
            "one-move" => vec![(-FAR, FAR)],
            "two-lines-at-once" => turns(&star(0), &scattered(14)),
            "two-others-at-once" => turns(&scattered(15), &star(1)),
            "column" => turns(&scattered(5), &line((-3, -2), (0, 1), 5)),
            "falling-diagonal" => {
                let cells = [(0, 4), (1, 3), (3, 1), (4, 0), (2, 2)];
                turns(&cells, &scattered(4))
            }
            "gap-closed" => {
                let cells = [(0, 0), (1, 1), (3, 3), (4, 4), (2, 2)];
                turns(&scattered(5), &cells)
            }
            "nine-at-once" => {
                let beside = |way: (i32, i32)| line(way, way, 4);
                let ways = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
                let mut cells: Vec<Cell> =
                    ways.filter(|way| *way != (0, 0)).flat_map(beside).collect();
                cells.push((0, 0));
                turns(&cells, &scattered(32))
            }
            "four-and-four" => turns(&line((0, 0), (1, 0), 4), &line((0, 1), (1, 0), 4)),
            "five-of-both-colours" => line((0, 0), (1, 0), 9),
            "one-move-too-many" => {
                let won = turns(&line((1, 1), (1, 1), 5), &line((1, 2), (1, 1), 4));
                then(won, &[(100, 100)])
            }
            "both-have-five" => turns(&line((0, 0), (1, 0), 5), &line((0, 9), (1, 0), 5)),
            "second-has-five-first" => {
                let mut cells = scattered(1);
                cells.extend(line((0, 0), (1, 0), 5));
                turns(&cells, &line((0, 9), (1, 0), 5))
            }
            "over-the-edge" => {
                // Neighbours for whoever numbers the cells row by row, and then column by column;
                // with 2·10^9 numbers for each, the last cell and the first of the next are one.
                let mut cells = line((FAR - 2, 0), (1, 0), 3);
                cells.extend(line((-FAR, 1), (1, 0), 3));
                let turned: Vec<Cell> = cells.iter().map(|&(x, y)| (y, x)).collect();
                cells.extend(turned);
                turns(&cells, &scattered(12))
            }
            "corners" => {
                let cells = line((FAR, -FAR), (-1, 1), 5);
                turns(&scattered(5), &cells)
            }
            "past-32-bits" => {
                let cells = [
                    (0, 0),
                    (65_536, 0),
                    (65_537, 65_536),
                    (2, 0),
                    (3, 1),
                    (1, 1),
                ];
                turns(&cells, &scattered(6))
            }
            "look-alikes" => look_alikes(rng, false),
            "look-alikes-turned" => look_alikes(rng, true),
            "every-factor" => alike(1),
            "usual-factors" => alike_far(1),
            "every-size" => alike(0),
            "usual-sizes" => alike_far(0),
            "small-first" => ending(rng, 10, 100, 0, first),
            "small-second" => ending(rng, 12, 144, 0, second),
            "small-inconsistent" => ending(rng, 12, 144, 3, Output::Inconsistent),
            "dense-draw" => drawn_square(rng, 40, (-20, -20)),
            "afar-draw" => afar(rng, 10_000),
            "early-end" => {
                let won = ending(rng, 30, 900, 0, first);
                let square = drawn_square(rng, 96, (1000, 1000));
                then(won, &square[..9000])
            }
            "dense-second" => {
                let square = drawn_square(rng, 96, (0, 0));
                let fifth = [(-9, 9), (-9, 10), (-9, 11), (-9, 13), (-9, 12)];
                spread(&square, &turns(&scattered(5), &fifth))
            }
            "source-limits" => {
                let square = drawn_square(rng, 96, (-FAR, FAR - 95));
                let start = afar(rng, 775);
                let fifth = line((500, 500), (1, -1), 5);
                let answers = scattered(4);
                let moves = [(12_345, 0)].into_iter().chain(start).collect();
                let opened = then(moves, &square);
                then(opened, &turns(&fifth, &answers)[..8])
            }

            _ => beyond(name, rng)?,
        };
        Some(Input::new(moves))
    }

    fn picture(input: &Input) -> Option<Scene> {
        let least = |of: fn(&Cell) -> i32| input.moves.iter().map(of).min();
        let most = |of: fn(&Cell) -> i32| input.moves.iter().map(of).max();
        let (left, top) = (least(|it| it.0)?, least(|it| it.1)?);
        let place = |it: i32, first: i32| it.abs_diff(first) as usize + 1;
        let (wide, high) = (place(most(|it| it.0)?, left), place(most(|it| it.1)?, top));
        if wide.max(high) > 40 {
            let cells = input.moves.iter().take(100);
            return Some(Graph::plane(cells.map(|&(x, y)| (x.into(), y.into()))).into());
        }
        let board = Grid::new(high, wide)
            .across(left.into(), top.into())
            .bare()
            .upwards();
        let moves = (1..).zip(&input.moves).take(1000);
        let board = moves.fold(board, |board, (number, &(x, y))| {
            let is_firsts = number % 2 == 1;
            let name = if is_firsts { CROSS } else { NOUGHT };
            let mark = Piece::owned(is_firsts).called(name).with(number);
            board.piece(place(y, top), place(x, left), mark)
        });
        Some(board.into())
    }

    fn small(rng: &mut Rng) -> Input {
        let side = rng.random_range(5..=9);
        let most = rng.random_range(10..=80);
        let after = rng.random_range(0..=2);
        let moves = random(rng, side, most, after);
        let (x, y) = [(0, 0), (-3, -4), (FAR - 8, -FAR), (-FAR, FAR - 8)][rng.random_range(0..4)];
        let moved = moves.iter().map(|cell| (cell.0 + x, cell.1 + y));
        Input::new(moved.collect())
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.moves.len())
            .with_all("x", input.moves.iter().map(|&(x, _)| x))
            .with_all("y", input.moves.iter().map(|&(_, y)| y))
    }

    fn quantities(input: &Input) -> Sizes {
        let mut near: Vec<usize> = input.near.iter().map(|stone| stone.time).collect();
        near.sort_unstable();
        let times = near.iter().map(|&time| (input.moves[time], time));
        let times: HashMap<Cell, usize> = times.collect();
        let fives = |time: usize, (dx, dy): (i32, i32)| {
            let (x, y) = input.moves[time];
            let own = |step: i32| {
                let cell = times.get(&(x + step * dx, y + step * dy));
                cell.copied()
                    .filter(|other| other % 2 == time % 2 && *other <= time)
            };
            let windows =
                (-4..=0).filter_map(move |first| (first..first + 5).map(own).min().flatten());
            windows.max().map(|begins| time - begins)
        };
        let of_move = |time| {
            let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
            ways.into_iter()
                .filter_map(|way| fives(time, way))
                .collect::<Vec<_>>()
        };
        let decided = near.into_iter().map(of_move).find(|it| !it.is_empty());
        let spans = decided.unwrap_or_default();
        Sizes::default()
            .with("lines", spans.len())
            .with("span", spans.into_iter().min().unwrap_or(0))
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["caro", "ladder"]);
        [8, 32, 100, 316]
            .map(|side: i32| {
                let side = side / 4 * 4;
                let count = u64::from(side.unsigned_abs()).pow(2);
                (count, Input::new(drawn_square(&mut rng, side, (0, 0))))
            })
            .into()
    }
}
