//! The values straight from their definition.

use crate::{Input, Output, Row};

/// The number 1 of the second method, which counts in units of `2^−64`.
const ONE: i128 = 1 << 64;

/// The answer by another road that stands large inputs: the value of every prefix is found as
/// the simplest number between the options that its stones give, not by Berlekamp's rule.
pub fn solve(input: &Input) -> Output {
    let values: Vec<Vec<i128>> = input.rows.iter().map(|&row| prefixes(row)).collect();
    let sum: i128 = values.iter().map(|row| row[row.len() - 1]).sum();
    if sum <= 0 {
        return Output::Ron;
    }
    for (i, row) in input.rows.iter().enumerate() {
        let lost_by_moving = |j: usize| values[i][row.len()] - values[i][j];
        if let Some(j) = (0..row.len()).find(|&j| row.is_blue(j) && lost_by_moving(j) <= sum) {
            return Output::Hermione {
                row: i + 1,
                stone: j + 1,
            };
        }
    }
    unreachable!("the second method finds no winning move in a won game")
}

/// The values of all prefixes of a row.
fn prefixes(row: Row) -> Vec<i128> {
    let mut values = vec![0];
    let (mut low, mut high) = (None, None);
    for letter in row.letters() {
        let option = values[values.len() - 1];
        if letter == b'B' {
            low = Some(low.map_or(option, |best: i128| best.max(option)));
        } else {
            high = Some(high.map_or(option, |best: i128| best.min(option)));
        }
        values.push(match (low, high) {
            (Some(low), None) => next_integer(low).max(0),
            (None, Some(high)) => -next_integer(-high).max(0),
            (Some(low), Some(high)) if low < 0 && high > 0 => 0,
            (Some(low), Some(high)) if low >= 0 => simplest(low, high),
            (Some(low), Some(high)) => -simplest(-high, -low),
            (None, None) => unreachable!("a stone gives an option"),
        });
    }
    values
}

/// The least integer above `low`.
fn next_integer(low: i128) -> i128 {
    (low.div_euclid(ONE) + 1) * ONE
}

/// The simplest number strictly between `low` and `high`, where `0 <= low < high`.
fn simplest(low: i128, high: i128) -> i128 {
    let mut unit = ONE;
    loop {
        let candidate = (low / unit + 1) * unit;
        if candidate < high {
            return candidate;
        }
        unit /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stone40;
    use crate::cases::lettered;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_of_short_rows() {
        let short: Vec<Vec<u8>> = (1..=4)
            .flat_map(|length| {
                (0..1 << length).map(move |bits: u32| {
                    (0..length)
                        .map(|j| if bits >> j & 1 == 1 { b'B' } else { b'R' })
                        .collect()
                })
            })
            .collect();
        for a in &short {
            confirm_by_brute::<Stone40>(&lettered([a.clone()]));
            for b in &short {
                let input = lettered([a.clone(), b.clone()]);
                confirm_by_brute::<Stone40>(&input);
                assert_eq!(solve(&input), Stone40::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn the_second_method_agrees_on_rows_of_every_length() {
        let mut rng = contract::seeded(&["stone40", "second"]);
        for _ in 0..2000 {
            let input = crate::cases::narrow(&mut rng, 9, 60, 1);
            assert_eq!(solve(&input), Stone40::solve(&input), "{input}");
        }
    }
}
