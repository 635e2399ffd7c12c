//! GAME10 by search over the play of both, straight from the rules.

use arena::{Book, End, Game, Step, Trouble};

use crate::rules::{Rules, is_won};
use crate::{Board, Move, Output};

/// The least number of rounds in which the second player can force a win; `None` if he cannot.
pub fn rounds() -> Option<Output> {
    let mut book = Book::new(InTime);
    let rounds = (1..=8).find(|&rounds| second_wins(&mut book, rounds) == Ok(true))?;
    Some(Output(rounds))
}

/// Whether the second player wins in so many rounds at most, whatever the first one does.
fn second_wins(book: &mut Book<InTime>, rounds: u32) -> Result<bool, Trouble> {
    book.is_lost(&(Board::default(), 2 * rounds))
}

/// The same game, in which the first player has won too if nobody has in time.
struct InTime;

impl Game for InTime {
    /// The board, and the moves that are left.
    type Position = (Board, u32);
    type Move = Move;

    fn moves(&self, &(board, left): &(Board, u32)) -> impl IntoIterator<Item = Step<Self>> {
        let mut moves: Vec<_> = Rules.moves(&board).into_iter().collect();
        moves.truncate(if left == 0 { 0 } else { 64 });
        // The order decides only how long the search takes.
        moves.sort_by_cached_key(|&(it, after)| {
            let has_pairs = after.row(it.cell.0).1.is_multiple_of(5);
            (!is_won(after), !has_pairs)
        });
        let moves = moves.into_iter();
        moves.map(move |(it, after)| (it, (after, left.saturating_sub(1))))
    }

    /// Unless the other player has just won, it is the first one's turn.
    fn end(&self, &(board, _): &(Board, u32)) -> End {
        if is_won(board) { End::Lost } else { End::Won }
    }

    fn same(&self, (board, left): (Board, u32)) -> (Board, u32) {
        (Rules.same(board), left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Game10, Input, Play};
    use contract::confirm_by_brute;
    use inpout::{Interactive, Player, Problem, Step, hear};
    use std::collections::HashSet;

    #[test]
    fn the_second_player_wins_in_five_rounds_and_not_in_four() {
        assert_eq!(rounds(), Some(Output(5)));
        assert_eq!(second_wins(&mut Book::new(InTime), 4), Ok(false));
        confirm_by_brute::<Game10>(&Input);
    }

    /// Plays every line of play that the first player can choose from here on. Two orders of
    /// moves that lead to the same player, board and all, need not be followed twice.
    fn follow(player: Play, board: Board, round: u32, seen: &mut HashSet<Play>, wins: &mut u32) {
        if !seen.insert(player) {
            return;
        }
        for first in board.moves() {
            let mut player = player;
            assert!(!board.wins(first), "the first player wins: {board:?}");
            let board = board.with(first);
            let step = hear(&mut player, 1, format!("{first}\n").as_bytes()).unwrap();
            let mut words = step.text().split_whitespace();
            let mut number = || words.next().unwrap().parse::<u8>().unwrap();
            let (row, column, number) = (number(), number(), number());
            let answer = crate::Move {
                cell: (usize::from(row) - 1, usize::from(column) - 1),
                number,
            };
            assert!(board.is_empty(answer.cell) && (1..=4).contains(&number));
            assert_eq!(words.next(), board.wins(answer).then_some("WIN"));
            if step.is_end() {
                assert!(board.wins(answer) && round <= 5);
                *wins += 1;
            } else {
                assert!(round < 5, "no win in the fifth round: {board:?}");
                follow(player, board.with(answer), round + 1, seen, wins);
            }
        }
    }

    #[test]
    fn the_player_wins_every_line_of_play_in_five_rounds_at_most() {
        let mut player = Game10::player(&Input);
        assert_eq!(player.open(), Step::Wait);
        let (mut seen, mut wins) = (HashSet::new(), 0);
        follow(player, Board::default(), 1, &mut seen, &mut wins);
        // Positions with the first player to move, and moves there that lose at once.
        assert_eq!((seen.len(), wins), (4645, 138_688));
        assert_eq!(Game10::solve(&Input), Output(5));
    }

    #[test]
    fn the_leftmost_column_is_not_good_enough() {
        // The same strategy with the leftmost free cell of the row in place of the partner.
        let careless = |board: Board, last: crate::Move| {
            let winning = board.moves().find(|&it| board.wins(it));
            winning.unwrap_or_else(|| {
                let row = last.cell.0;
                let column = (0..4)
                    .find(|&column| board.is_empty((row, column)))
                    .unwrap();
                crate::Move {
                    cell: (row, column),
                    number: 5 - last.number,
                }
            })
        };
        let mut boards = vec![Board::default()];
        let mut is_beaten = false;
        while let Some(board) = boards.pop() {
            for first in board.moves() {
                is_beaten |= board.wins(first);
                let board = board.with(first);
                if !is_beaten && !board.wins(careless(board, first)) {
                    boards.push(board.with(careless(board, first)));
                }
            }
            if is_beaten {
                return;
            }
        }
        panic!("it wins as well");
    }

    #[test]
    fn a_bad_move_is_told_in_one_sentence() {
        for (line, words) in [
            ("2 2 3", "the cell 2 2 is taken"),
            ("2 1 3", "the cell 2 1 is taken"),
            ("5 1 3", "r: 5 is not in 1..=4"),
            ("1 0 3", "c: 0 is not in 1..=4"),
            ("1 1 5", "k: 5 is not in 1..=4"),
            (
                "1 1",
                "k: the input ends where a number in 1..=4 is expected",
            ),
            ("1 1 1 WIN", "'WIN' stands after the end of the input"),
        ] {
            let mut player = Play::default();
            assert_eq!(hear(&mut player, 1, b"2 2 2").unwrap().text(), "2 1 3\n");
            let error = hear(&mut player, 2, line.as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), format!("standard input:2: {words}"));
        }
    }
}
