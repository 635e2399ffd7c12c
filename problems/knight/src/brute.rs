//! The knight's game straight from the rules.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Input, Output};

/// The most cells that the search remembers.
const MOST_POSITIONS: usize = 10_000;

/// The document's limit for rows and columns, up to which moves are counted.
const COUNTED: u32 = 1000;

/// The value of the opening by search over the rules, or `None` if there are too many cells.
pub fn solve(input: &Input) -> Option<Output> {
    let board = input.board;
    let mut book = Book::with_limit(Rules { board }, MOST_POSITIONS);
    let ending = book.ending(&input.start).ok()?;
    let is_counted = board.rows <= COUNTED && board.columns <= COUNTED;
    Some(Output {
        is_won: ending.outcome() == Outcome::Won,
        moves: ending.moves().filter(|_| is_counted),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Cell, Knight, Play};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Interactive, Player, Problem, Step, hear};

    #[test]
    fn reference_and_brute_force_agree_on_random_openings() {
        cross_check::<Knight>(3000);
    }

    fn openings(largest: u32) -> impl Iterator<Item = Input> {
        let sides = move || 2..=largest;
        sides().flat_map(move |rows| {
            sides().flat_map(move |columns| {
                (1..=rows).flat_map(move |row| {
                    (1..=columns).map(move |column| Input {
                        board: Board { rows, columns },
                        start: (row, column),
                    })
                })
            })
        })
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_up_to_9() {
        openings(9).for_each(|input| confirm_by_brute::<Knight>(&input));
    }

    #[test]
    fn the_moves_of_the_document_board_are_these() {
        let board = Board {
            rows: 8,
            columns: 9,
        };
        let winning = |cell: Cell| -> Vec<Cell> {
            board.moves(cell).filter(|&to| board.is_lost(to)).collect()
        };
        assert_eq!(winning((7, 7)), [(5, 6), (6, 5)]);
        assert_eq!(winning((3, 4)), [(1, 5), (2, 2)]);
        assert_eq!(winning((8, 8)), [(6, 9)]);
        assert_eq!(winning((4, 8)), [(2, 9), (5, 6)]);
        assert!(board.is_lost((8, 9)) && board.is_lost((2, 2)));
    }

    /// The moves of both until the end, in every line of play that the opponent can choose, each
    /// with whether the player made the last one.
    fn endings(player: &Play, step: &Step, board: Board, moves: u32, found: &mut Vec<(u32, bool)>) {
        let mut words = step.text().split_whitespace();
        let mut number = || words.next().map(|word| word.parse::<u32>().unwrap());
        let Some((row, column)) = number().zip(number()) else {
            assert_eq!(*step, Step::End);
            return found.push((moves, false));
        };
        let mut is_stuck = true;
        for (u, v) in board.moves((row, column)) {
            is_stuck = false;
            let mut player = player.clone();
            let step = hear(&mut player, 1, format!("{u} {v}").as_bytes()).unwrap();
            endings(&player, &step, board, moves + 2, found);
        }
        assert_eq!(is_stuck, step.is_end());
        if is_stuck {
            found.push((moves + 1, true));
        }
    }

    #[test]
    fn the_player_wins_in_time_and_holds_out_in_all_lines_of_play() {
        for input in openings(8) {
            let value = Knight::solve(&input);
            let moves = value.moves.unwrap();
            let mut player = Knight::player(&input);
            let step = player.open();
            let mut found = Vec::new();
            endings(&player, &step, input.board, 0, &mut found);
            if value.is_won {
                assert!(
                    found.iter().all(|&(length, won)| won && length <= moves),
                    "{input}"
                );
            } else {
                assert!(
                    found.iter().all(|&(length, won)| won || length >= moves),
                    "{input}"
                );
            }
        }
    }

    #[test]
    fn on_a_large_board_the_player_keeps_every_win() {
        const SIDE: u32 = 1_000_000_000;
        for (rows, columns) in [
            (SIDE, SIDE),
            (SIDE - 3, SIDE - 3),
            (SIDE - 3, SIDE),
            (2, SIDE),
        ] {
            let board = Board { rows, columns };
            for (down, left) in (0..4).flat_map(|down| (0..4).map(move |left| (down, left))) {
                let start = (rows.saturating_sub(down).max(1), columns - left);
                let mut player = Knight::player(&Input { board, start });
                let mut won = !board.is_lost(start);
                let mut step = player.open();
                for _ in 0..200 {
                    let mut words = step.text().split_whitespace();
                    let mut number = || words.next().unwrap().parse::<u32>().unwrap();
                    let to = (number(), number());
                    assert!(!won || board.is_lost(to), "{board:?} {start:?}");
                    let Some((u, v)) = board.moves(to).last() else {
                        break;
                    };
                    won = !board.is_lost((u, v));
                    step = hear(&mut player, 1, format!("{u} {v}").as_bytes()).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_bad_move_is_told_in_one_sentence() {
        let told = |line: &str| {
            let mut player = Knight::player(&Input {
                board: Board {
                    rows: 8,
                    columns: 9,
                },
                start: (8, 8),
            });
            assert_eq!(player.open().text(), "6 9\n");
            hear(&mut player, 3, line.as_bytes())
                .unwrap_err()
                .to_string()
        };
        for (line, words) in [
            ("6 9", "the knight cannot go from 6 9 to 6 9"),
            ("7 8", "the knight cannot go from 6 9 to 7 8"),
            ("0 9", "u: 0 is not in 1..=8"),
            ("4 10", "v: 10 is not in 1..=9"),
            ("4", "v: the input ends where a number in 1..=9 is expected"),
            ("4 8 1", "'1' stands after the end of the input"),
            ("a b", "u: 'a' is not a whole number"),
        ] {
            assert_eq!(told(line), format!("standard input:3: {words}"));
        }
    }
}
