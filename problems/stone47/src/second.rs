//! Any number of heaps, once pairs are cancelled.

use crate::brute;
use crate::{Input, Output};

/// The winning first moves for any numbers of heaps, by search among very few of them.
///
/// Two equal heaps may be left away or put in: whoever wins without them wins with them too, by
/// answering each move in one of them with the same move in the other. So as many pairs are taken
/// away as can be without losing a kind of heap, and the winning moves stay the same.
pub fn solve(input: &Input) -> Output {
    let few = |heaps: u64| if heaps.is_multiple_of(2) { 2 } else { 1 };
    brute::solve(&Input {
        twos: few(input.twos),
        threes: few(input.threes),
    })
    .expect("four heaps are few")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stone47;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_small_numbers_of_heaps() {
        for twos in 1..=14 {
            for threes in 1..=14 {
                let input = Input { twos, threes };
                confirm_by_brute::<Stone47>(&input);
                assert_eq!(solve(&input), Stone47::solve(&input), "{input}");
            }
        }
    }
}
