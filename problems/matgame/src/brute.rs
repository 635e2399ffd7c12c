//! The rounds straight from the rules: lists of lines left, and matrix games by their kernels.
//!
//! Shapley and Snow: every matrix game has optimal strategies that are the only solution of
//! `pM = v·1`, `sum of p = 1` and `Mq = v·1`, `sum of q = 1` for a square part `M` of the matrix.
//! So all square parts are tried, and the one whose strategies prove the value best is taken.

use std::collections::HashMap;

use crate::{Input, Output};

/// The value of open play, and bounds of the value of simultaneous play.
#[derive(Debug, Clone, Copy, Default)]
pub struct Values {
    /// If the row player picks openly.
    pub open: i32,
    /// At most the value if both pick at the same time.
    pub lower: f64,
    /// At least that value.
    pub upper: f64,
}

/// Whether the values of the output are those of the game. The bounds must be as near to each other as
/// elimination with sixteen digits allows where lines of large entries are nearly equal; there the
/// reference's own strategies say more.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let Values { open, lower, upper } = solve(input);
    let entries = input.rows.iter().flatten();
    let largest = f64::from(entries.map(|entry| entry.abs()).max().unwrap_or(0));
    open == output.open
        && (lower - 1e-7..=upper + 1e-7).contains(&output.hidden)
        && upper - lower <= 1e-9 * largest.max(1e3)
}

/// The values of a game, with what is known of positions met before.
pub fn solve(input: &Input) -> Values {
    let rows = (0..input.rows.len()).collect();
    let columns = (0..input.rows[0].len()).collect();
    search(input, rows, columns, input.rounds, &mut HashMap::new())
}

/// Values by the rows and the columns left.
type Known = HashMap<(Vec<usize>, Vec<usize>), Values>;

fn search(
    input: &Input,
    rows: Vec<usize>,
    columns: Vec<usize>,
    rounds: usize,
    known: &mut Known,
) -> Values {
    if rounds == 0 {
        return Values::default();
    }
    let lines = (rows, columns);
    if let Some(&values) = known.get(&lines) {
        return values;
    }
    let (rows, columns) = &lines;
    let without = |lines: &[usize], line: usize| -> Vec<usize> {
        let lines = lines.iter().copied();
        lines.filter(|&other| other != line).collect()
    };
    let mut worth = |row: usize, column: usize| {
        let (rows, columns) = (without(rows, row), without(columns, column));
        let after = search(input, rows, columns, rounds - 1, known);
        let entry = input.rows[row][column];
        Values {
            open: entry + after.open,
            lower: f64::from(entry) + after.lower,
            upper: f64::from(entry) + after.upper,
        }
    };
    let mut matrix: Vec<Vec<Values>> = Vec::new();
    for &row in rows {
        matrix.push(columns.iter().map(|&column| worth(row, column)).collect());
    }
    let answers = matrix.iter().map(|row| row.iter().map(|it| it.open).min());
    let open = answers.max().flatten().expect("lines are left");
    // What the row player guarantees himself if all is worth little, and the column player, who is the
    // row player of the turned game, if all is worth much.
    let (m, n) = (rows.len(), columns.len());
    let lower = guaranteed(m, n, |row, column| matrix[row][column].lower);
    let upper = -guaranteed(n, m, |row, column| -matrix[column][row].upper);
    let values = Values { open, lower, upper };
    known.insert(lines, values);
    values
}

/// The most that a strategy for the rows of some square part guarantees in the whole matrix of `m` rows and
/// `n` columns.
fn guaranteed(m: usize, n: usize, matrix: impl Fn(usize, usize) -> f64) -> f64 {
    let members = |set: usize| -> Vec<usize> {
        (0..m.max(n))
            .filter(|place| set >> place & 1 == 1)
            .collect()
    };
    let mut best = f64::NEG_INFINITY;
    for rows in 1_usize..1 << m {
        for columns in 1_usize..1 << n {
            if rows.count_ones() != columns.count_ones() {
                continue;
            }
            let (rows, columns) = (members(rows), members(columns));
            let Some(p) = equalizer(rows.len(), |i, j| matrix(rows[j], columns[i])) else {
                continue;
            };
            let against = |column: usize| -> f64 {
                let worths = rows.iter().zip(&p);
                worths.map(|(&row, p)| p * matrix(row, column)).sum()
            };
            let worst = (0..n).map(against).fold(f64::INFINITY, f64::min);
            best = best.max(worst);
        }
    }
    best
}

/// The distribution `q` for which all rows of the square matrix `part` earn the same, if there is
/// just one: Gaussian elimination on `part · q − v = 0`, `sum of q = 1`, with `part` shrunk to
/// entries of size 1, where 10^-14 stands clear of rounding.
fn equalizer(size: usize, part: impl Fn(usize, usize) -> f64) -> Option<Vec<f64>> {
    let cells = (0..size * size).map(|cell| part(cell / size, cell % size).abs());
    let largest = cells.fold(f64::MIN_POSITIVE, f64::max);
    let equation = |row: usize| -> Vec<f64> {
        let cells = (0..size).map(|column| part(row, column) / largest);
        cells.chain([-1.0, 0.0]).collect()
    };
    let mut system: Vec<Vec<f64>> = (0..size).map(equation).collect();
    system.push([&vec![1.0; size][..], &[0.0, 1.0]].concat());
    for column in 0..=size {
        let size_of = |row: &usize| system[*row][column].abs();
        let pivot = (column..=size).max_by(|a, b| size_of(a).total_cmp(&size_of(b)))?;
        if system[pivot][column].abs() < 1e-14 {
            return None;
        }
        system.swap(column, pivot);
        for row in (0..=size).filter(|&row| row != column) {
            let factor = system[row][column] / system[column][column];
            let equation = system[column].clone();
            for (cell, pivot) in system[row].iter_mut().zip(equation).skip(column) {
                *cell -= factor * pivot;
            }
        }
    }
    let solution = (0..size).map(|place| system[place][size + 1] / system[place][place]);
    let solution: Vec<f64> = solution.collect();
    if !solution.iter().all(|&often| often > -1e-9) {
        return None;
    }
    let q = solution.iter().map(|often| often.max(0.0));
    let sum: f64 = q.clone().sum();
    Some(q.map(|often| often / sum).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LARGEST, Matgame};
    use contract::{RngExt, Room, confirm_by_brute, cross_check, recipe, seeded};
    use inpout::Problem;

    fn input(rounds: usize, rows: &[&[i32]]) -> Input {
        Input {
            rows: rows.iter().map(|row| row.to_vec()).collect(),
            rounds,
        }
    }

    fn printed(rounds: usize, rows: &[&[i32]]) -> String {
        let input = input(rounds, rows);
        confirm_by_brute::<Matgame>(&input);
        Matgame::solve(&input).to_string()
    }

    const THREE: [&[i32]; 3] = [&[3, -1, 2], &[0, 4, 1], &[2, 2, -3]];

    #[test]
    fn reference_and_brute_force_agree_on_random_matrices() {
        cross_check::<Matgame>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_two_by_three_matrices_of_three_numbers() {
        for code in 0..3_i32.pow(6) {
            let entries: Vec<i32> = (0..6)
                .map(|place| code / 3_i32.pow(place) % 3 - 1)
                .collect();
            for rounds in 1..=2 {
                confirm_by_brute::<Matgame>(&input(rounds, &[&entries[..3], &entries[3..]]));
            }
        }
    }

    #[test]
    fn small_games_have_the_values_found_by_hand() {
        assert_eq!(printed(1, &[&[1, 0], &[0, 1]]), "0\n0.500000\n");
        assert_eq!(printed(1, &THREE), "0\n1.500000\n");
        // 2770/1081.
        assert_eq!(printed(2, &THREE), "-1\n2.562442\n");
        assert_eq!(printed(1, &[&[-7]]), "-7\n-7.000000\n");
    }

    #[test]
    fn zero_has_no_sign() {
        let printed_hidden = |hidden| {
            let (open, error) = (0, 0.0);
            let output = Output {
                open,
                hidden,
                error,
            };
            output.to_string()
        };
        for hidden in [-0.0, -1e-9, -4.999e-7] {
            assert_eq!(printed_hidden(hidden), "0\n0.000000\n");
        }
        assert_eq!(printed_hidden(-6e-7), "0\n-0.000001\n");
        assert_eq!(printed(2, &[&[1, -1], &[-1, 1]]), "-2\n0.000000\n");
    }

    /// The value, if hardly anything of it is uncertain.
    fn certified(input: &Input) -> f64 {
        let Output { hidden, error, .. } = Matgame::solve(input);
        let size = input.rows.iter().flatten().map(|entry| entry.abs()).max();
        let size = f64::from(size.unwrap_or(0).max(1));
        assert!(error <= 0.5e-12 * size, "{input}{hidden} {error}");
        hidden
    }

    #[test]
    fn strategies_of_all_positions_meet() {
        let mut rng = seeded(&["matgame", "intervals"]);
        for name in [
            "beyond-identity",
            "beyond-many-ties",
            "beyond-nearly-equal",
            "beyond-magnitudes",
            "beyond-limits",
        ] {
            certified(&recipe::<Matgame>(name).unwrap());
        }
        for round in 0..60 {
            let (m, n) = (rng.random_range(1..=8), rng.random_range(1..=8));
            let most = [1, 2, 10, 1000, LARGEST][round % 5];
            let input = crate::cases::random(&mut rng, (m, n), m.min(n), most);
            certified(&input);
        }
    }

    #[test]
    fn a_square_matrix_played_to_the_end_is_worth_its_mean_row() {
        let mut rng = seeded(&["matgame", "to the end"]);
        for n in 1..=8_u8 {
            let input = crate::cases::random(&mut rng, (n.into(), n.into()), n.into(), 1000);
            let sum: i32 = input.rows.iter().flatten().sum();
            assert!(
                (certified(&input) - f64::from(sum) / f64::from(n)).abs() < 1e-8,
                "{input}"
            );
        }
    }

    #[test]
    fn a_constant_on_all_entries_adds_itself_in_every_round() {
        let mut rng = seeded(&["matgame", "constant"]);
        for _ in 0..300 {
            let mut input = Matgame::small(&mut rng);
            let before = Matgame::solve(&input);
            for entry in input.rows.iter_mut().flatten() {
                *entry += 1000;
            }
            let after = Matgame::solve(&input);
            let rounds = i32::try_from(input.rounds).unwrap();
            assert_eq!(after.open, before.open + 1000 * rounds);
            let more = after.hidden - before.hidden;
            assert!((more - 1000.0 * f64::from(rounds)).abs() < 1e-6, "{input}");
        }
    }

    #[test]
    fn changing_sides_changes_the_sign() {
        let mut rng = seeded(&["matgame", "sides"]);
        for _ in 0..300 {
            let input = Matgame::small(&mut rng);
            let column = |j: usize| input.rows.iter().map(|row| -row[j]).collect();
            let turned = Input {
                rows: (0..input.rows[0].len()).map(column).collect(),
                rounds: input.rounds,
            };
            let sum = Matgame::solve(&turned).hidden + Matgame::solve(&input).hidden;
            assert!(sum.abs() < 1e-6, "{input}");
        }
    }
}
