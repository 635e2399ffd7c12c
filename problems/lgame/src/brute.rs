//! LGAME straight from the rules, on boards of characters.

use arena::{Book, Outcome, Trouble};

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The answer by search over the rules.
pub fn solve(input: &Input) -> Option<Output> {
    found(&mut Book::new(Rules::default()), *input).ok()
}

/// The answer that names the smallest of the winning boards.
fn found(book: &mut Book<Rules>, input: Input) -> Result<Output, Trouble> {
    let board = start(&input);
    Ok(match book.outcome(&board)? {
        Outcome::Drawn => Output::Draw,
        Outcome::Lost => Output::Losing,
        Outcome::Won => {
            let winning = book.winning(&board)?.into_iter();
            let as_in_input = |cell| if cell == b'*' { input.opponent } else { cell };
            let boards = winning.map(|(board, _)| board.map(as_in_input));
            Output::Winning(boards.min().expect("a won board has a winning move"))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lgame, Outcome, Position, Table, answer, positions};
    use contract::cross_check;

    #[test]
    fn an_l_can_be_laid_in_48_ways() {
        let cells = Rules::default().layings.into_iter();
        let mut sets: Vec<u16> = cells
            .map(|cells| cells.iter().map(|&cell| 1 << cell).sum())
            .collect();
        sets.sort_unstable();
        assert_eq!(sets, *crate::LAYINGS);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_18368_positions() {
        let table = Table::decided();
        let mut book = Book::new(Rules::default());
        assert_eq!(positions().len(), 18_368);
        for position in positions() {
            for opponent in [b'*', b'!'] {
                let input = Input { position, opponent };
                let output = answer(&table, &input);
                assert_eq!(found(&mut book, input), Ok(output), "{input}");
            }
        }
    }

    #[test]
    fn inputs_are_read_back_as_they_were_written() {
        cross_check::<Lgame>(2);
    }

    #[test]
    fn the_game_has_232_lost_positions_and_no_win_longer_than_9_moves() {
        let table = Table::decided();
        let count = |wanted| {
            let all = positions().into_iter();
            all.filter(|&position| table.outcome(position) == wanted)
                .count()
        };
        assert_eq!(count(Outcome::Lost), 232);
        assert_eq!(count(Outcome::Won), 8048);
        assert_eq!(count(Outcome::Drawn), 10_088);
        let all = positions();
        let times = || all.iter().map(|&at| table.remoteness(at));
        assert_eq!(times().filter(|&time| time == Some(0)).count(), 120);
        assert_eq!(times().flatten().max(), Some(9));
        let moves = |position: &Position| position.moves().count();
        assert_eq!(all.iter().map(moves).sum::<usize>(), 1_632_800);
        assert_eq!(all.iter().map(moves).max(), Some(221));
    }
}
