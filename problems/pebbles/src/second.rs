//! Large heaps by Schwenk's theorem.

use crate::{Input, Output};

/// The least winning first take by Schwenk's theorem on the games in which a move takes at most
/// `f` of what the other player took, `f` not decreasing; here `f(x) = 2x`.
///
/// Let `H(1) = 1` and `H(k + 1) = H(k) + H(j)` with the least `j` such that `f(H(j)) ≥ H(k)`.
/// Every number is a sum of these got by taking away the largest again and again, and the last
/// one taken away is the least winning first take. Nothing in this knows of Fibonacci.
pub fn solve(input: &Input) -> Output {
    let f = |take: u64| 2 * take;
    let mut terms = vec![1];
    loop {
        let last = terms[terms.len() - 1];
        let answer = terms.iter().find(|&&term| f(term) >= last);
        let next = last + answer.expect("f(last) is at least last");
        if next > input.pebbles {
            break;
        }
        terms.push(next);
    }
    let mut left = input.pebbles;
    let mut take = left;
    for &term in terms.iter().rev() {
        if term <= left {
            left -= term;
            take = term;
        }
    }
    Output { take }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pebbles;
    use inpout::Problem;

    #[test]
    fn reference_and_second_method_agree_on_random_large_heaps() {
        let mut rng = contract::seeded(&["pebbles", "large"]);
        for _ in 0..20_000 {
            let input = Input {
                pebbles: contract::any_magnitude(10_u64.pow(18) - 1, &mut rng) + 1,
            };
            assert_eq!(solve(&input), Pebbles::solve(&input), "{input}");
        }
    }
}
