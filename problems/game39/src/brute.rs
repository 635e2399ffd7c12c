//! GAME39 straight from the rules, by search of the whole game.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// Vertices that the search takes on.
const MOST_VERTICES: usize = 18;

/// The winners by search over the rules, or `None` if there are too many vertices.
pub fn solve(input: &Input) -> Option<Output> {
    if input.left + input.right > MOST_VERTICES {
        return None;
    }
    let mut book = Book::new(Rules::new(input));
    let mut winner = |pawn| {
        let start = book.game().start(pawn);
        let is_lost = book.is_lost(&start).expect("few positions");
        if is_lost { 'R' } else { 'H' }
    };
    let left = (0..input.left).map(&mut winner).collect();
    let right = (input.left..input.left + input.right).map(winner);
    Some(Output {
        left,
        right: right.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game39;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_graphs() {
        cross_check::<Game39>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_graphs_of_three_and_four_vertices() {
        for bits in 0..1 << 12 {
            confirm_by_brute::<Game39>(&Input {
                left: 3,
                right: 4,
                edges: (0..12)
                    .filter(|place| bits >> place & 1 == 1)
                    .map(|place| (place / 4 + 1, place % 4 + 1))
                    .collect(),
            });
        }
    }
}
