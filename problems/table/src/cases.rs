//! The tests of TABLE: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};

use inpout::spaced;

use crate::sides::{Lines, by_columns};
use crate::{Input, Table, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.n, self.m)?;
        self.cells
            .chunks(self.m)
            .try_for_each(|row| writeln!(f, "{}", spaced(row)))
    }
}

/// These rows.
pub fn table(rows: &[&[i32]]) -> Input {
    Input {
        n: rows.len(),
        m: rows[0].len(),
        cells: rows.concat(),
    }
}

/// The table whose cell in row `i`, column `j`, both from 0, is `cell(i, j)`.
fn filled(n: usize, m: usize, mut cell: impl FnMut(usize, usize) -> i32) -> Input {
    Input {
        n,
        m,
        cells: (0..n * m).map(|place| cell(place / m, place % m)).collect(),
    }
}

/// 1 or −1.
fn sign(rng: &mut Rng) -> i32 {
    if rng.random() { 1 } else { -1 }
}

/// Cells from `-most` to `most`, all equally likely.
fn uniform(rng: &mut Rng, n: usize, m: usize, most: i32) -> Input {
    filled(n, m, |_, _| rng.random_range(-most..=most))
}

/// Cells of all magnitudes up to `most`, of both signs.
fn magnitudes(rng: &mut Rng, n: usize, m: usize, most: u64) -> Input {
    filled(n, m, |_, _| {
        let size = i32::try_from(any_magnitude(most, rng)).expect("cells fit 32 bits");
        sign(rng) * size
    })
}

/// Products of a number of the row and one of the column, disturbed by a tenth of `most`.
fn near_rank_one(rng: &mut Rng, n: usize, m: usize, most: i32) -> Input {
    let mut factors =
        |count| -> Vec<i64> { (0..count).map(|_| rng.random_range(-1000..=1000)).collect() };
    let (rows, columns) = (factors(n), factors(m));
    let tenth = most / 10;
    filled(n, m, |i, j| {
        let product = rows[i] * columns[j] * i64::from(most - tenth) / 1_000_000;
        i32::try_from(product).expect("at most the limit") + rng.random_range(-tenth..=tenth)
    })
}

/// `±most · ratio^k` percent, with the heaviest cells last: a negation of a late line upsets the
/// earlier ones, so programs that always take the first negative line start over and over.
fn geometric(rng: &mut Rng, size: usize, most: i64, percent: i64) -> Input {
    let weights: Vec<i32> =
        std::iter::successors(Some(most), |&weight| Some((weight * percent / 100).max(1)))
            .map(|weight| i32::try_from(weight).expect("at most the limit"))
            .take(size)
            .collect();
    filled(size, size, |i, j| sign(rng) * weights[size - 1 - i.min(j)])
}

/// As many copies of a square block as fit, each with lines of its own, zeros elsewhere. The
/// copies are interleaved but keep the order of their lines, which decides between equal sums.
fn blocks<const K: usize>(block: &[[i32; K]; K], size: usize) -> Input {
    let copies = size / K;
    filled(size, size, |i, j| {
        if i % copies == j % copies && i.max(j) < copies * K {
            block[i / copies][j / copies]
        } else {
            0
        }
    })
}

/// Takes 114 steps of a program that always negates the most negative line; found by simulated annealing over cells up to 100.
#[rustfmt::skip]
const SLOW_BLOCK: [[i32; 10]; 10] = [
    [1, 1, 0, 0, 0, -95, 98, 0, 2, 0],
    [0, 0, 0, 0, 0, 0, -96, 0, 99, 0],
    [0, -49, -1, 0, -10, 86, 0, -2, 2, 2],
    [-1, 2, -1, 0, 1, 1, 0, -1, 0, 0],
    [0, -2, 8, 0, 6, -1, 0, 1, 0, 1],
    [1, 1, 0, -15, 9, -1, 0, 1, 0, -3],
    [1, -49, -20, -26, 0, -4, 0, 0, 0, 1],
    [0, 4, -13, 0, -1, -1, 0, -3, 0, 5],
    [1, 0, 0, 0, 0, -14, -14, 0, 0, 0],
    [-4, 8, -2, -8, 4, 0, 0, 1, 0, -2],
];

/// Takes 268 steps of a program that always negates the most negative line; found by simulated annealing over cells up to 10^9.
#[rustfmt::skip]
const SLOWER_BLOCK: [[i32; 12]; 12] = [
    [1, 6_851_306, -6_730_428, -615_366, 176_216, -21_561, 1, -444_390, -555_297, 616_105, 281, 0],
    [-21_908_334, 12_895_671, 3_775_572, -394, -16_358_283, -30_265, 2_918_105, 3_637, -17_659_138, 0, 0, 0],
    [1, 0, 90, 1, -17, 621_857, -1_445_682, -259_887, 598_119, 29_798, -955_420_942, 956_911_499],
    [-81, 0, -5, 0, 1_086, 918_913_088, 2, -934, -17_386_111, -2, 148_396, -812_693_363],
    [143_151_308, 0, 1, -1_185, 9, 26_725_514, -27_098_395, -187_287_006, -1_053_881, 1_452, 1_000_000_000, 330_164_939],
    [0, 1_716_827, 0, -21, 50_705_372, 0, -13_983, 0, -51_983_780, 0, 8, 53],
    [3_180_734, 4_297_476, 0, 2_277_669, -1, 0, 2, -1_465_999, -1_628_773, -5_207_105, 0, 0],
    [259, -224_881, 0, 1_594_666, 288_173, 2, 9_152, 3, 0, 1_032_091, 0, 268],
    [-133_854_147, 854, -10_733_664, -89, 1, 0, 47_366_118, 0, 52, -2, 75_729_064, 1],
    [206_436_092, 0, 0, -2, 268_159, -25, -8_402, 1_117_185, -203_620_017, 30_995, 1, 6],
    [-45_932, -31, -5_201_459, 33, -2_948, -15, -16_070_817, -15_295, 16_132_894, -5_006_283, 24_049, 4_475],
    [-224_360_362, -89_495, 8_135_433, -3, 35_044_275, 0, 0, 186_945_388, 5_834_916, 0, 1, 0],
];

/// Takes 149 steps of a program that always negates the first negative line, rows before columns;
/// found by simulated annealing over cells up to 100.
#[rustfmt::skip]
const FIRST_LINE_BLOCK: [[i32; 10]; 10] = [
    [4, 3, -2, -51, -11, -26, 28, 26, 37, -1],
    [39, 6, 1, 6, -52, -5, -61, -17, -24, 86],
    [-1, -7, -1, 31, -1, -31, -7, -1, 1, 0],
    [6, -31, -8, -9, -1, 15, -25, -7, -3, 0],
    [-10, -15, -6, -3, 28, 7, 94, -1, -19, -94],
    [22, 0, -4, -3, 10, -15, -8, -9, -9, 1],
    [-3, 2, 2, -1, -2, -1, 4, 1, 3, 0],
    [-5, -5, 1, 0, 44, -3, 35, 3, 1, -80],
    [-54, 59, -49, 8, -39, 10, -91, 14, 52, 1],
    [25, -89, -33, 3, 0, -2, 87, 0, 0, -3],
];

/// The table with rows and columns exchanged.
fn turned(input: &Input) -> Input {
    filled(input.m, input.n, |i, j| input.cells[j * input.m + i])
}

/// Two chains of lines: each line is linked to the next one, a row to a column and so on, by a
/// cell that is lighter than the one before by `step`. Only the first link is negative. In the one
/// chain the second line is a row, in the other one a column; if it is negated before the first
/// one, the next line turns negative, and so on to the end. A pass through all rows and then all
/// columns goes two lines further.
fn chains(size: usize, most: i32, step: i32) -> Input {
    let mut input = filled(size, size, |_, _| 0);
    let half = size / 2;
    let mut weight = most;
    for link in 0..2 * half - 1 {
        // Line `k` of the chain that begins with a column is column `k / 2` or row `k / 2`.
        let (column, row) = (link.div_ceil(2), link / 2);
        let cell = if link == 0 { -weight } else { weight };
        input.cells[row * size + column] = cell;
        input.cells[(half + column) * size + half + row] = cell;
        weight -= step;
    }
    input
}

/// A relay. A light chain, `half` rows and `half` columns, runs through all its lines whenever its
/// first row turns negative, since each link is lighter than the one before by `step`. Its end and
/// the trigger before tip the next gate over, a row, and the gate the next trigger, a column, which
/// sets off the light chain again: so each of the `waves` begins when the one before has ended, and
/// takes `half` passes through all rows and all columns. What is left of the lines holds the
/// triggers in balance; their cells are of the largest size, and these lines are never negated.
fn relay(size: usize, most: i32, step: i32, half: usize, waves: usize) -> Input {
    let mut input = filled(size, size, |_, _| 0);
    let mut set = |row: usize, column: usize, cell: i32| input.cells[row * size + column] = cell;
    let lines = i32::try_from(2 * half).expect("a chain is short");
    let trigger = (lines + 1) * step;
    let mut weight = trigger;
    for k in 0..2 * half - 1 {
        weight -= step;
        set(k.div_ceil(2), k / 2, weight);
    }
    let still = half + waves;
    for row in still..size {
        for column in still..size {
            set(row, column, most);
        }
    }
    // What holds the first gate, which has no trigger before it.
    set(half, still, -most);
    for wave in 0..waves {
        let line = half + wave;
        let turn = if wave % 2 == 0 { 1 } else { -1 };
        set(line, line, most);
        set(line, half - 1, turn * step);
        set(0, line, -turn * trigger);
        if wave > 0 {
            set(line, line - 1, most);
        }
        if wave + 1 < waves {
            let row = still + wave % (size - still);
            set(row, line, -trigger - 1);
        }
    }
    input
}

/// Waves on a chain of `length` lines, each linked to the next one by a lighter cell. Whenever
/// the first line turns negative, so do all others, one after the other, whatever line is chosen
/// first. It is linked to `waves` columns, half of the links positive, one more than half; they
/// are the odd lines of a second, heavier chain, which turn negative one by one and tip it over.
/// So there are more than `length · waves` negations.
fn waves(size: usize, length: usize, waves: usize) -> Input {
    const TIP: i32 = 1_400_000;
    let mut input = filled(size, size, |_, _| 0);
    let mut link = |row: usize, column: usize, cell: i32| input.cells[row * size + column] = cell;
    for k in 0..length - 1 {
        let lighter = i32::try_from(k + 1).expect("a chain is short");
        link(k.div_ceil(2), k / 2, TIP - 1000 * lighter);
    }
    let base = length / 2;
    let mut weight = 100_000_000;
    for k in 0..2 * waves - 1 {
        // Row `base + i` is line 2i of the second chain, column `base + i` is line 2i + 1.
        link(
            base + k.div_ceil(2),
            base + k / 2,
            if k == 0 { -weight } else { weight },
        );
        weight -= if k % 2 == 0 { TIP + 1 } else { 1 };
    }
    // What keeps the first line of the second chain as it is.
    link(base, size - 1, BILLION);
    for wave in 0..waves {
        link(0, base + wave, if wave % 2 == 0 { TIP } else { -TIP });
    }
    input
}

const BILLION: i32 = 1_000_000_000;

/// Passes of a program that goes through all rows and all columns, again and again; the last one
/// changes nothing.
fn passes(input: &Input) -> usize {
    let by_columns = by_columns(input);
    let mut rows = Lines::new(&input.cells, input.m);
    let mut columns = Lines::new(&by_columns, input.n);
    let mut passes = 1;
    while rows.negate_negatives(&mut columns) + columns.negate_negatives(&mut rows) > 0 {
        passes += 1;
    }
    passes
}

pub static PROBLEM: &dyn AnyProblem = erased::<Table>();

impl Room for Table {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SECOND: Way<Self> = Way::Judges(second::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => table(&[&[-1, -1], &[-1, -1], &[-1, -1]]),
            "already-right" => filled(6, 9, |_, _| rng.random_range(0..=100)),
            "all-zero" => filled(5, 4, |_, _| 0),
            "zero-sums" => filled(8, 8, |i, j| if (i + j) % 2 == 0 { 7 } else { -7 }),
            "one-negative-row" => table(&[&[10, 12, 9], &[-4, -9, -1], &[8, 11, 10]]),
            "one-negative-column" => table(&[&[10, 12, -9, 3], &[7, 9, -1, 8], &[8, 11, -5, 6]]),
            "both-needed" => {
                let rows: Vec<i32> = (0..20).map(|_| sign(rng)).collect();
                let columns: Vec<i32> = (0..30).map(|_| sign(rng)).collect();
                filled(20, 30, |i, j| {
                    rows[i] * columns[j] * rng.random_range(1..=100)
                })
            }
            "least-deficit" => table(&[&[-50, 49], &[49, -50]]),
            "all-negative" => filled(100, 100, |_, _| -100),
            "chess-board" => filled(99, 99, |i, j| if (i + j) % 2 == 0 { -100 } else { 100 }),
            "two-rows" => uniform(rng, 2, 100, 100),
            "two-columns" => uniform(rng, 100, 2, 100),
            "random-small" => uniform(rng, 5, 7, 10),
            "ones" => filled(100, 99, |_, _| sign(rng)),
            "magnitudes" => magnitudes(rng, 100, 100, 100),
            "near-rank-one" => near_rank_one(rng, 100, 100, 100),
            "geometric" => geometric(rng, 100, 100, 93),
            "many-steps" => blocks(&SLOW_BLOCK, 100),
            "links" => chains(100, 100, 1),
            "relay" => relay(100, 100, 1, 46, 47),
            "first-line-blocks" => blocks(&FIRST_LINE_BLOCK, 100),
            "first-column-blocks" => turned(&blocks(&FIRST_LINE_BLOCK, 100)),
            "source-limits" => uniform(rng, 100, 100, 100),
            "past-32-bits" => filled(4, 3, |_, _| BILLION),
            "beyond-two-rows" => uniform(rng, 2, 700, BILLION),
            "beyond-two-columns" => uniform(rng, 700, 2, BILLION),
            "beyond-all-negative" => filled(700, 700, |_, _| -BILLION),
            "beyond-magnitudes" => magnitudes(rng, 700, 700, 1_000_000_000),
            "beyond-near-rank-one" => near_rank_one(rng, 700, 700, BILLION),
            "beyond-geometric" => geometric(rng, 700, i64::from(BILLION), 97),
            "beyond-many-steps" => blocks(&SLOWER_BLOCK, 700),
            "beyond-relay" => relay(700, BILLION, 1000, 350, 349),
            "beyond-waves" => waves(700, 1300, 31),
            "beyond-limits" => uniform(rng, 700, 700, BILLION),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let numbers = input.cells.iter().map(|number| Some(Piece::plain(number)));
        Some(Grid::by_rows(input.n, input.m, numbers).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let (n, m) = (rng.random_range(2..=4), rng.random_range(2..=5));
        match rng.random_range(0..3) {
            0 => uniform(rng, n, m, 2),
            1 => magnitudes(rng, n, m, 1000),
            _ => uniform(rng, n, m, BILLION),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.n)
            .with("m", input.m)
            .with_all("a", input.cells.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("passes", passes(input))
    }

    fn ladder() -> Vec<(u64, Input)> {
        // The size is the number of lines: the brute force tries all sets of them.
        [2, 3, 4, 5, 6, 7, 70, 200, 700]
            .map(|size| {
                let input = filled(size, size, |i, j| if i == j { -3 } else { 1 });
                (2 * size as u64, input)
            })
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps of a program that negates the line that `pick` chooses among the negative ones, until
    /// none is left; the lines are numbered through, rows before columns, each with its sum.
    fn steps(input: &Input, pick: fn(&[(usize, i64)]) -> Option<usize>) -> usize {
        let by_columns = by_columns(input);
        let mut rows = Lines::new(&input.cells, input.m);
        let mut columns = Lines::new(&by_columns, input.n);
        let mut steps = 0;
        loop {
            let sums = rows.sums.iter().chain(&columns.sums).copied();
            let negative: Vec<(usize, i64)> =
                sums.enumerate().filter(|&(_, sum)| sum < 0).collect();
            match pick(&negative) {
                None => return steps,
                Some(row) if row < input.n => rows.negate(row, &mut columns),
                Some(column) => columns.negate(column - input.n, &mut rows),
            }
            steps += 1;
        }
    }

    fn first(negative: &[(usize, i64)]) -> Option<usize> {
        negative.first().map(|&(line, _)| line)
    }

    fn most_negative(negative: &[(usize, i64)]) -> Option<usize> {
        let most = negative.iter().min_by_key(|&&(_, sum)| sum);
        most.map(|&(line, _)| line)
    }

    fn test(name: &str) -> Input {
        contract::recipe::<Table>(name).unwrap()
    }

    #[test]
    fn the_blocks_take_the_steps_that_are_told_of_them() {
        let slow: Vec<&[i32]> = SLOW_BLOCK.iter().map(|row| &row[..]).collect();
        let slower: Vec<&[i32]> = SLOWER_BLOCK.iter().map(|row| &row[..]).collect();
        assert_eq!(steps(&table(&slow), most_negative), 114);
        assert_eq!(steps(&table(&slower), most_negative), 268);
        assert_eq!(steps(&test("many-steps"), most_negative), 10 * 114);
        assert_eq!(steps(&test("first-line-blocks"), first), 10 * 149);
    }

    #[test]
    fn a_relay_takes_a_pass_for_each_two_lines_of_each_wave_whichever_lines_come_first() {
        let least = 46 * 48;
        assert!(passes(&test("relay")) > least);
        assert!(passes(&turned(&test("relay"))) > least);
        assert_eq!(steps(&test("relay"), first), 4510);
        assert_eq!(passes(&test("beyond-relay")), 351 * 350);
    }

    #[test]
    fn the_steps_told_in_the_module_doc_are_those_of_the_reference() {
        let steps = |name| {
            let input = test(name);
            let by_columns = by_columns(&input);
            let mut rows = Lines::new(&input.cells, input.m);
            let mut columns = Lines::new(&by_columns, input.n);
            let mut steps = 0;
            loop {
                let of_columns = columns.negate_negatives(&mut rows);
                match of_columns + rows.negate_negatives(&mut columns) {
                    0 => return steps,
                    in_round => steps += in_round,
                }
            }
        };
        for name in [
            "beyond-all-negative",
            "beyond-magnitudes",
            "beyond-near-rank-one",
            "beyond-geometric",
            "beyond-limits",
        ] {
            assert!((600..=3000).contains(&steps(name)), "{name}");
        }
        assert_eq!(steps("beyond-many-steps"), 58 * 178);
        assert!(steps("beyond-waves") > 31 * 1300);
    }
}
