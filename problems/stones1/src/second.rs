//! The article's table of remainders.

use crate::{Input, Output};

/// With so many stones at most, the second method looks remainders up in a table.
const MOST_IN_TABLE: usize = 12;

/// The number of winning first moves by the article's table of remainders, which knows nothing of
/// a staircase; `None` if there are too many stones for it.
pub fn solve(input: &Input) -> Option<Output> {
    let gaps = gaps(input);
    (gaps.len() <= MOST_IN_TABLE).then(|| Output {
        count: by_table(&gaps),
    })
}

/// The empty cells before each stone, from left to right.
pub(crate) fn gaps(input: &Input) -> Vec<usize> {
    let mut gaps = Vec::new();
    let mut free = 0;
    for cell in &input.strip {
        if *cell == b'X' {
            gaps.push(free);
            free = 0;
        } else {
            free += 1;
        }
    }
    gaps
}

/// The gaps from left to right after this stone has gone `far`.
fn moved(gaps: &[usize], stone: usize, far: usize) -> Vec<usize> {
    let mut gaps = gaps.to_vec();
    gaps[stone] -= far;
    if let Some(right) = gaps.get_mut(stone + 1) {
        *right += far;
    }
    gaps
}

/// A position is as good as the one with every gap modulo 3. Of those there is a table; they are
/// numbers to the base 3, and with the leftmost digit as the highest every move leads to a
/// smaller number.
fn by_table(gaps: &[usize]) -> usize {
    let number = |gaps: &[usize]| gaps.iter().fold(0, |number, gap| 3 * number + gap % 3);
    let moves = |gaps: &[usize]| -> Vec<Vec<usize>> {
        (0..gaps.len())
            .flat_map(|stone| (1..=gaps[stone].min(2)).map(move |far| (stone, far)))
            .map(|(stone, far)| moved(gaps, stone, far))
            .collect()
    };
    let digits = |mut number: usize| -> Vec<usize> {
        let mut digits = vec![0; gaps.len()];
        for digit in digits.iter_mut().rev() {
            *digit = number % 3;
            number /= 3;
        }
        digits
    };
    let all = 3_usize.pow(u32::try_from(gaps.len()).expect("few stones"));
    let mut is_lost: Vec<bool> = Vec::with_capacity(all);
    for code in 0..all {
        let lost = moves(&digits(code))
            .iter()
            .all(|after| !is_lost[number(after)]);
        is_lost.push(lost);
    }
    // The first move is made with the gaps as they are: one of three cells allows two steps.
    moves(gaps)
        .iter()
        .filter(|after| is_lost[number(after)])
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stones1, cases};
    use inpout::Problem;

    #[test]
    fn the_table_agrees_with_the_reference_on_the_article_s_largest_strips() {
        let mut rng = contract::seeded(&["stones1", "table"]);
        for _ in 0..5 {
            let input = cases::random(&mut rng, 50, 9);
            assert_eq!(solve(&input), Some(Stones1::solve(&input)), "{input}");
        }
    }
}
