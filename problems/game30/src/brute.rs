//! GAME30 straight from the rules.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Board, Input, Output};

/// Pairs of free cells that the search takes on for each board.
const MOST_SEARCHED: usize = 20_000;

/// The winners by search over the rules; `None` if a board is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let winners = input.boards.iter().map(|board| {
        let rules = Rules::new(board).filter(|_| is_within(board, MOST_SEARCHED))?;
        let start = rules.start();
        Some(letter(Book::new(rules).outcome(&start).ok()?))
    });
    Some(Output(winners.collect::<Option<_>>()?))
}

/// Who wins if the first player comes to this; no answer is a draw.
pub(crate) fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::Won => 'A',
        Outcome::Lost => 'B',
        Outcome::Drawn => '=',
    }
}

pub(crate) fn is_within(board: &Board, pairs: usize) -> bool {
    let free = board.cells.iter().filter(|&&cell| cell != b'#');
    free.count().pow(2) <= pairs
}

#[cfg(test)]
mod tests {
    use crate::Game30;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    fn winners(text: &str) -> String {
        let input = read_bytes::<Game30>("G.INP", text.as_bytes()).unwrap();
        confirm_by_brute::<Game30>(&input);
        Game30::solve(&input).0.into_iter().collect()
    }

    #[test]
    fn reference_and_retrograde_analysis_agree_on_random_boards() {
        cross_check::<Game30>(700);
    }

    #[test]
    fn at_an_odd_distance_the_first_player_wins() {
        assert_eq!(winners("3 2 AB .. 2 A. B. 3 A.. #.. .B."), "AAA");
    }

    #[test]
    fn in_a_corridor_of_even_length_the_second_player_wins() {
        assert_eq!(winners("1 3 A.B ### ###"), "B");
        assert_eq!(winners("1 5 A.... ####. ####. ####. ####B"), "B");
        assert_eq!(winners("1 5 A...# ###.# ###B# ##### #####"), "A");
    }

    #[test]
    fn on_a_ring_the_second_player_follows() {
        assert_eq!(winners("1 3 A.. .#. ..B"), "B");
        assert_eq!(winners("1 4 A... .##. .##. ...B"), "B");
    }

    #[test]
    fn a_single_wall_can_decide() {
        assert_eq!(
            winners("3 4 A... .... .... ...B 4 A... .#.. .... ...B 4 A... .... ..#. ...B"),
            "BBA"
        );
    }

    #[test]
    fn a_start_that_is_missing_or_repeated_is_refused() {
        let message = |text: &str| {
            let error = read_bytes::<Game30>("G.INP", text.as_bytes()).unwrap_err();
            error.to_string()
        };
        assert_eq!(
            message("2\n2\nAB\n..\n2\nA.\n..\n"),
            "G.INP:7: board 2: 'B' stands on 0 cells, not on one"
        );
        assert_eq!(
            message("1\n2\nAB\n.A\n"),
            "G.INP:4: board 1: 'A' stands on 2 cells, not on one"
        );
        assert_eq!(message("1\n601\n"), "G.INP:2: n: 601 is not in 2..=600");
    }
}
