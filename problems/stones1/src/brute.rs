//! The strip straight from the rules, and two methods for longer ones.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 3_000_000;

/// The number of winning first moves by search over the rules, or `None` if there are too many
/// positions.
pub fn solve(input: &Input) -> Option<Output> {
    let (rules, start) = start(input)?;
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let count = book.winning(&start).ok()?.len();
    Some(Output { count })
}

/// With so many stones at most, the second method looks remainders up in a table.
const MOST_IN_TABLE: usize = 12;

/// The number of winning first moves by the article's table of remainders, which knows nothing of
/// a staircase; `None` if there are too many stones for it.
pub fn second(input: &Input) -> Option<Output> {
    let gaps = gaps(input);
    (gaps.len() <= MOST_IN_TABLE).then(|| Output {
        count: by_table(&gaps),
    })
}

/// The number of winning first moves by the staircase, which the reference stands on too: every
/// move is tried between the sums of what lies left and right of it.
pub fn by_theorem(input: &Input) -> Output {
    Output {
        count: by_every_move(&gaps(input)),
    }
}

/// The empty cells before each stone, from left to right.
fn gaps(input: &Input) -> Vec<usize> {
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

/// Tries every move: it changes two neighbouring gaps, and the rest of the sum is what lies left
/// and right of them.
fn by_every_move(gaps: &[usize]) -> usize {
    let stones = gaps.len();
    // Every other gap counts, the last one first.
    let counts = |stone: usize, gap: usize| {
        if (stones - stone) % 2 == 1 {
            gap % 3
        } else {
            0
        }
    };
    let mut right_of = vec![0; stones + 2];
    for stone in (0..stones).rev() {
        right_of[stone] = right_of[stone + 1] ^ counts(stone, gaps[stone]);
    }
    let mut left = 0;
    let mut count = 0;
    for stone in 0..stones {
        for far in 1..=gaps[stone].min(2) {
            let own = counts(stone, gaps[stone] - far);
            let neighbour = gaps
                .get(stone + 1)
                .map_or(0, |gap| counts(stone + 1, gap + far));
            count += usize::from(left ^ own ^ neighbour ^ right_of[stone + 2] == 0);
        }
        left ^= counts(stone, gaps[stone]);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stones1, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Stones1>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_strips_of_up_to_ten_cells() {
        for length in 1..=10 {
            for stones in 0..1_u32 << length {
                let strip = (0..length)
                    .map(|cell| if stones >> cell & 1 == 1 { b'X' } else { b'.' })
                    .collect();
                confirm_by_brute::<Stones1>(&Input { strip });
            }
        }
    }

    #[test]
    fn the_methods_for_large_strips_agree_with_the_brute_force() {
        let mut rng = casebook::seeded(&["stones1", "second"]);
        for _ in 0..1000 {
            let input = cases::random(&mut rng, 14, 6);
            let expected = solve(&input);
            assert_eq!(second(&input), expected, "{input}");
            assert_eq!(Some(by_theorem(&input)), expected, "{input}");
        }
    }

    #[test]
    fn the_table_agrees_with_the_reference_on_the_article_s_largest_strips() {
        let mut rng = casebook::seeded(&["stones1", "table"]);
        for _ in 0..5 {
            let input = cases::random(&mut rng, 50, 9);
            assert_eq!(second(&input), Some(Stones1::solve(&input)), "{input}");
        }
    }
}
