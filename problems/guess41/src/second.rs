//! Every size of the set that a question names; and all courses of answers, for large `n`.

use crate::{Input, Output};

/// The sweets by every size where there are few enough numbers, or else by courses of answers.
pub fn solve(input: &Input) -> Output {
    by_sizes(input).unwrap_or_else(|| by_courses(input))
}

/// The largest range that is looked at by sizes.
const LARGEST: u64 = 3000;

/// The sweets by trying every size of the set that a question names, or `None` if there are too
/// many numbers.
///
/// That only the number of candidates matters is checked against the search.
pub fn by_sizes(input: &Input) -> Option<Output> {
    if input.numbers > LARGEST {
        return None;
    }
    let numbers = usize::try_from(input.numbers).ok()?;
    // sweets[c] for c candidates; 0 and 1 need no question.
    let mut sweets = vec![0_u32; 2];
    for candidates in 2..=numbers {
        let best = (1..candidates)
            .map(|yes| (2 + sweets[yes]).max(1 + sweets[candidates - yes]))
            .min();
        sweets.push(best?);
    }
    Some(Output(sweets[numbers]))
}

/// The sweets by counting courses of answers, for any `n`.
///
/// Let a strategy need at most `k` sweets. Each candidate has its course of answers, a word of
/// yes and no, and none of these words begins with another. Let no be added to each until its
/// cost is just `k`: they stay different, since of two words that became equal one would have
/// begun with the other. So there are at most as many candidates as words of cost `k`. There are
/// `C(k − j, j)` such words with `j` times yes, for they have `k − 2j` times no.
///
/// Conversely, ask on as long as two sweets are left. Then all words of cost `k` are courses, but
/// for a last no that the one sweet left over would have paid. So the answer is the least `k` for
/// which the sum of `C(k − j, j)` over all `j` is at least `n`.
pub fn by_courses(input: &Input) -> Output {
    // Row m of Pascal's triangle, one after the other; they are needed from 0 to k.
    let mut rows: Vec<Vec<u128>> = vec![vec![1]];
    for sweets in 0.. {
        let courses: u128 = (0..=sweets / 2).map(|yes| rows[sweets - yes][yes]).sum();
        if courses >= u128::from(input.numbers) {
            let sweets = u32::try_from(sweets).expect("at most 87");
            return Output(sweets);
        }
        let last = &rows[sweets];
        let inner = last.windows(2).map(|pair| pair[0] + pair[1]);
        let next = [1].into_iter().chain(inner).chain([1]).collect();
        rows.push(next);
    }
    unreachable!("the courses grow without bound")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Guess41;
    use crate::rules::{Rules, start};
    use arena::Book;
    use inpout::Problem;

    #[test]
    fn only_the_number_of_candidates_matters() {
        let mut book = Book::new(Rules);
        for numbers in 1..=11 {
            let input = Input { numbers };
            let sweets = by_sizes(&input).map(|output| -i64::from(output.0));
            let start = start(&input).unwrap();
            assert_eq!(book.points(&start).ok(), sweets, "{numbers}");
        }
    }

    #[test]
    fn reference_and_all_sizes_agree_around_fibonacci_numbers() {
        for numbers in [10, 1596, 1597, 1598, 2583, 2584, 2585, LARGEST] {
            let input = Input { numbers };
            assert_eq!(by_sizes(&input), Some(Guess41::solve(&input)), "{numbers}");
        }
    }

    #[test]
    fn reference_and_second_method_agree_around_all_fibonacci_numbers() {
        let (mut fibonacci, mut next) = (1_u64, 2);
        while fibonacci <= 10_u64.pow(18) {
            for numbers in [fibonacci - 1, fibonacci, fibonacci + 1] {
                let input = Input { numbers };
                assert_eq!(by_courses(&input), Guess41::solve(&input), "{numbers}");
            }
            (fibonacci, next) = (next, fibonacci + next);
        }
    }
}
