//! The count by way of Kayles.

use theory::nimber::nim_sum;
use theory::octal;

use crate::{Input, Output};

/// Values of Kayles (knock down one or two adjacent skittles), by the definition.
const KAYLES: usize = 1000;

/// The values of Kayles repeat with this period from this heap on.
const PERIOD: usize = 12;
const FIRST: usize = 71;

/// The answer by way of Kayles, where the pairs are counted by the residues of their members modulo 24.
pub fn solve(input: &Input) -> Output {
    let kayles = kayles();
    // A strip of n cells is worth a row of n/2 skittles.
    let value = |n: u64| {
        let row = usize::try_from(n / 2).expect("a row");
        kayles[row.min(FIRST + row.saturating_sub(FIRST) % PERIOD)]
    };
    let nim_sum = nim_sum(input.strips.iter().map(|&n| value(n)));
    let mut winning = 0;
    let mut first = None;
    for (strip, &n) in (1..).zip(&input.strips) {
        let wins = |left: u64, right: u64| nim_sum == value(n) ^ value(left) ^ value(right);
        let lengths = [2, 3].into_iter().filter(|&length| length <= n);
        let counts = lengths.map(|length| count_by_residue(n - length, wins));
        let here: u64 = counts.sum();
        winning += here;
        if here > 0 && first.is_none() {
            // One after the other.
            let moves = (1..n).flat_map(|start| [2, 3].map(|length| (strip, start, length)));
            let mut moves = moves.filter(|&(_, start, length)| start - 1 + length <= n);
            first = moves.find(|&(_, start, length)| wins(start - 1, n + 1 - start - length));
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
fn count_by_residue(rest: u64, wins: impl Fn(u64, u64) -> bool) -> u64 {
    let wins = |a: &u64| wins(*a, rest - a);
    let (first, period) = (2 * FIRST as u64, 2 * PERIOD as u64);
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

fn kayles() -> Vec<usize> {
    let values = octal::values(&[7, 7], KAYLES);
    assert_eq!(values[FIRST..KAYLES - PERIOD], values[FIRST + PERIOD..]);
    values
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
