//! The board straight from the rules.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Input, Output};

/// How many moves the search looks at.
const MOST_SEARCHED: usize = 200_000;

/// The number of moves by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let columns = input.columns;
    if input.row * columns * columns > MOST_SEARCHED {
        return None;
    }
    let mut book = Book::new(Rules::new(input));
    let ending = book.ending(&(input.row, input.column)).ok()?;
    let moves = ending.moves().expect("the piece only goes up");
    let is_won = ending.outcome() == Outcome::Won;
    assert_eq!(is_won, moves % 2 == 1, "the last move is the winner's");
    Some(Output(moves))
}

#[cfg(test)]
mod tests {
    use crate::Cobang;
    use contract::cross_check;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Cobang>(3000);
    }
}
