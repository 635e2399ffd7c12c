//! GAME10 by search over the play of both, straight from the rules.

use std::collections::HashMap;

use crate::Output;

/// Row by row, 0 for an empty cell.
type Cells = [u8; 16];

/// Positions with the first player to move: in how many rounds the second may have to win, and
/// whether he can.
type Known = HashMap<(Cells, u32), bool>;

/// The least number of rounds in which the second player can force a win; `None` if he cannot.
pub fn rounds() -> Option<Output> {
    let mut known = Known::new();
    let rounds = (1..=8).find(|&rounds| second_wins(&[0; 16], rounds, &mut known))?;
    Some(Output { rounds })
}

/// Whether the second player wins in `rounds` rounds at most, whatever the first one does. No
/// line can be completed to 10 at once.
fn second_wins(cells: &Cells, rounds: u32, known: &mut Known) -> bool {
    if is_full(cells) {
        return false;
    }
    let key = (sorted(cells), rounds);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let wins = moves(cells).all(|(cell, number)| {
        let mut cells = *cells;
        cells[cell] = number;
        has_answer(&cells, cell, rounds, known)
    });
    known.insert(key, wins);
    wins
}

/// Whether the second player, who is to move, wins in this round or has a move after which he
/// wins in one of the rounds that are left.
fn has_answer(cells: &Cells, last: usize, rounds: u32, known: &mut Known) -> bool {
    if can_complete(cells) {
        return true;
    }
    if rounds == 1 || is_full(cells) {
        return false;
    }
    // The order decides only how long the search takes.
    let in_last_row =
        |&(cell, number): &(usize, u8)| cell / 4 == last / 4 && number + cells[last] == 5;
    let (likely, others): (Vec<_>, Vec<_>) = moves(cells).partition(in_last_row);
    likely.into_iter().chain(others).any(|(cell, number)| {
        let mut cells = *cells;
        cells[cell] = number;
        !can_complete(&cells) && second_wins(&cells, rounds - 1, known)
    })
}

fn moves(cells: &Cells) -> impl Iterator<Item = (usize, u8)> {
    (0..16)
        .filter(|&cell| cells[cell] == 0)
        .flat_map(|cell| (1..=4).map(move |number| (cell, number)))
}

fn is_full(cells: &Cells) -> bool {
    !cells.contains(&0)
}

/// Whether some move completes a line with the sum 10.
fn can_complete(cells: &Cells) -> bool {
    (0..4).any(|line| {
        let row = [0, 1, 2, 3].map(|place| cells[4 * line + place]);
        let column = [0, 1, 2, 3].map(|place| cells[4 * place + line]);
        [row, column].iter().any(|line| {
            let written = line.iter().filter(|&&number| number > 0).count();
            written == 3 && (1..=4).contains(&(10 - line.iter().sum::<u8>().min(10)))
        })
    })
}

/// The same position with its rows, its columns, its rows and its columns in ascending order:
/// rows may change places, and so may columns, so many positions become one.
fn sorted(cells: &Cells) -> Cells {
    let mut cells = *cells;
    for _ in 0..4 {
        let mut rows = [0, 1, 2, 3].map(|row| [0, 1, 2, 3].map(|place| cells[4 * row + place]));
        rows.sort_unstable();
        for (row, numbers) in rows.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate() {
                cells[4 * column + row] = number;
            }
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Board, Game10, Input, Play};
    use casebook::confirm_by_brute;
    use inpout::{Interactive, Player, Problem, Step, hear};

    #[test]
    fn the_second_player_wins_in_five_rounds_and_not_in_four() {
        assert_eq!(rounds(), Some(Output { rounds: 5 }));
        assert!(!second_wins(&[0; 16], 4, &mut Known::new()));
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
        assert_eq!(Game10::solve(&Input), Output { rounds: 5 });
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
