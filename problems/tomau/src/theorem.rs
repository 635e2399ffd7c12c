//! The count by way of Kayles.

use theory::nimber::nim_sum;

use crate::second::MOST_TRIED;
use crate::{Input, Move, Output};

/// Values of Kayles (knock down one or two adjacent skittles), by the definition.
const KAYLES: usize = 1000;

/// The values of Kayles repeat with this period from this heap on.
const PERIOD: u64 = 12;
const FIRST: u64 = 71;

/// The answer by way of Kayles. If all strips together are short enough every move is tried, else
/// the pairs are counted by the residues of their members modulo 24.
pub fn solve(input: &Input) -> Output {
    let kayles = kayles();
    // A strip of n cells is worth a row of n/2 skittles.
    let value = |n: u64| {
        let row = n / 2;
        let row = if row < FIRST {
            row
        } else {
            FIRST + (row - FIRST) % PERIOD
        };
        kayles[usize::try_from(row).expect("a place in the table")]
    };
    let nim_sum = nim_sum(input.strips.iter().map(|&n| value(n)));
    let try_all = input.strips.iter().sum::<u64>() <= MOST_TRIED;
    let mut winning = 0;
    let mut first = None;
    for (strip, &n) in (1..).zip(&input.strips) {
        let mut here = 0;
        for length in [2, 3].into_iter().filter(|&length| length <= n) {
            let rest = n - length;
            let wins = |a: &u64| nim_sum == value(n) ^ value(*a) ^ value(rest - a);
            here += if try_all {
                (0..=rest).filter(wins).count() as u64
            } else {
                count_by_residue(rest, wins)
            };
        }
        winning += here;
        if here > 0 && first.is_none() {
            first = first_move(strip, n, |left, right| {
                nim_sum == value(n) ^ value(left) ^ value(right)
            });
        }
    }
    Output {
        nim_sum,
        winning,
        first,
    }
}

/// The number of `a` in `0..=rest` that win, where beyond the pre-period of both members of the
/// pair it depends only on the residue of `a` modulo 24.
fn count_by_residue(rest: u64, wins: impl Fn(&u64) -> bool) -> u64 {
    let (first, period) = (2 * FIRST, 2 * PERIOD);
    if rest < 2 * first {
        return (0..=rest).filter(wins).count() as u64;
    }
    let last = rest - first;
    let middle: u64 = (first..(first + period).min(last + 1))
        .filter(&wins)
        .map(|a| (last - a) / period + 1)
        .sum();
    let ends = (0..first).chain(last + 1..=rest).filter(&wins).count() as u64;
    ends + middle
}

/// The first move of a strip that wins, trying one after the other.
fn first_move(strip: usize, n: u64, wins: impl Fn(u64, u64) -> bool) -> Option<Move> {
    (1..n)
        .flat_map(|start| {
            [2, 3].map(|length| Move {
                strip,
                start,
                length,
            })
        })
        .filter(|tried| tried.start - 1 + tried.length <= n)
        .find(|tried| wins(tried.start - 1, n + 1 - tried.start - tried.length))
}

fn kayles() -> Vec<usize> {
    let mut g = vec![0];
    for n in 1..KAYLES {
        let mut is_option = [false; 32];
        for hit in [1, 2].into_iter().filter(|&hit| hit <= n) {
            for left in 0..=n - hit {
                is_option[g[left] ^ g[n - hit - left]] = true;
            }
        }
        let least = (0..32).find(|&value| !is_option[value]);
        g.push(least.expect("the values are small"));
    }
    let (first, period) = (71, 12);
    assert!(
        g[first..]
            .iter()
            .zip(&g[first + period..])
            .all(|(a, b)| a == b)
    );
    g
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tomau;
    use crate::second;
    use inpout::Problem;

    #[test]
    fn values_are_those_of_kayles_twice() {
        let kayles = kayles();
        for (n, row) in (1..).zip((0..KAYLES).flat_map(|row| [row, row]).skip(1)) {
            let output = Tomau::solve(&Input { strips: vec![n] });
            assert_eq!(output.nim_sum, kayles[row], "{n}");
        }
    }

    #[test]
    fn all_methods_agree_on_long_strips() {
        let mut rng = contract::seeded(&["tomau", "long"]);
        for (strips, longest) in [(1, 600), (3, 300), (2, 5000), (5, 1 << 30), (40, 1 << 29)] {
            for _ in 0..100 {
                let input = crate::cases::random(&mut rng, strips, 1..=longest.min(1_000_000_000));
                assert_eq!(Tomau::solve(&input), solve(&input), "{input}");
                if longest <= 300 {
                    assert_eq!(Some(Tomau::solve(&input)), second::solve(&input), "{input}");
                }
            }
        }
    }
}
