//! LGAME straight from the rules, on boards of characters: every board and every move of it.

use std::collections::HashMap;

use crate::{Input, Output};

/// Sixteen characters: `#` and `*` for the two L, `x` and `.`; `#` is to move.
type Board = [u8; 16];

/// All boards, and which of them are won and lost for the player to move.
pub struct Everything {
    numbers: HashMap<Board, usize>,
    moves: Vec<Vec<usize>>,
    boards: Vec<Board>,
    /// `Some(true)` for a won board, `Some(false)` for a lost one, `None` for a draw.
    won: Vec<Option<bool>>,
}

/// The cells of an L in each of its ways: turned, mirrored and shifted.
fn layings() -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut shape = [(0, 0), (1, 0), (2, 0), (2, 1)];
    for turn in 0..8 {
        shape = shape.map(|(r, c): (i32, i32)| if turn == 4 { (c, r) } else { (c, -r) });
        for (down, right) in (-4..4).flat_map(|down| (-4..4).map(move |right| (down, right))) {
            let cells = shape.map(|(r, c)| (r + down, c + right));
            if cells
                .iter()
                .all(|(r, c)| (0..4).contains(r) && (0..4).contains(c))
            {
                let number =
                    |(r, c): &(i32, i32)| usize::try_from(4 * r + c).expect("on the board");
                let mut cells: Vec<usize> = cells.iter().map(number).collect();
                cells.sort_unstable();
                found.push(cells);
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The board with these cells made into `piece`, if they are all empty.
fn with(board: &Board, cells: &[usize], piece: u8) -> Option<Board> {
    let mut board = *board;
    for &cell in cells {
        if board[cell] != b'.' {
            return None;
        }
        board[cell] = piece;
    }
    Some(board)
}

/// The boards after every move, `#` still being who has moved.
fn after(board: &Board, layings: &[Vec<usize>]) -> Vec<Board> {
    let lifted = board.map(|cell| if cell == b'#' { b'.' } else { cell });
    let mut found = Vec::new();
    for cells in layings {
        let Some(laid) = with(&lifted, cells, b'#') else {
            continue;
        };
        if laid == *board {
            continue;
        }
        found.push(laid);
        for from in (0..16).filter(|&from| laid[from] == b'x') {
            for to in (0..16).filter(|&to| laid[to] == b'.') {
                let mut moved = laid;
                moved.swap(from, to);
                found.push(moved);
            }
        }
    }
    found
}

/// The board with the two L exchanged: the other player is to move.
fn exchanged(board: Board) -> Board {
    board.map(|cell| match cell {
        b'#' => b'*',
        b'*' => b'#',
        other => other,
    })
}

impl Everything {
    /// Makes all boards and passes over them until nothing changes: a board is won if some move
    /// leads to a lost one, and lost if all moves lead to won ones.
    #[expect(
        clippy::new_without_default,
        reason = "far too much work for a default"
    )]
    pub fn new() -> Self {
        let layings = layings();
        let mut boards = Vec::new();
        for own in &layings {
            for other in &layings {
                for round in 0..256 {
                    let (a, b) = (round / 16, round % 16);
                    let board = with(&[b'.'; 16], own, b'#');
                    let board = board.and_then(|board| with(&board, other, b'*'));
                    let board = board.filter(|_| a < b);
                    boards.extend(board.and_then(|board| with(&board, &[a, b], b'x')));
                }
            }
        }
        let numbers: HashMap<Board, usize> = boards.iter().copied().zip(0..).collect();
        let moves: Vec<Vec<usize>> = boards
            .iter()
            .map(|board| {
                let next = after(board, &layings).into_iter();
                next.map(|board| numbers[&exchanged(board)]).collect()
            })
            .collect();

        let mut won = vec![None; boards.len()];
        loop {
            let open = won.iter().filter(|won| won.is_none()).count();
            for (board, next) in moves.iter().enumerate() {
                if next.iter().any(|&next| won[next] == Some(false)) {
                    won[board] = Some(true);
                } else if next.iter().all(|&next| won[next] == Some(true)) {
                    won[board] = Some(false);
                }
            }
            if won.iter().filter(|won| won.is_none()).count() == open {
                break;
            }
        }
        Everything {
            numbers,
            moves,
            boards,
            won,
        }
    }

    /// Whether `output` is right: the smallest of the winning boards, or the right words.
    pub fn confirms(&self, input: &Input, output: &Output) -> bool {
        let text = input.to_string();
        let cells: Vec<u8> = text.bytes().filter(|&byte| byte != b'\n').collect();
        let board: Board = std::array::from_fn(|place| match cells[place] {
            own @ (b'.' | b'x' | b'#') => own,
            _ => b'*',
        });
        let number = self.numbers[&board];
        let lost = |&&next: &&usize| self.won[next] == Some(false);
        let winning = self.moves[number].iter().filter(lost);
        let boards = winning.map(|&next| {
            exchanged(self.boards[next])
                .map(|cell| if cell == b'*' { input.opponent } else { cell })
        });
        let expected = match self.won[number] {
            None => Output::Draw,
            Some(false) => Output::Losing,
            Some(true) => Output::Winning(boards.min().expect("a won board has a winning move")),
        };
        expected == *output
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lgame, Outcome, Position, Table, answer};
    use casebook::cross_check;

    #[test]
    fn an_l_can_be_laid_in_48_ways() {
        let cells = layings().into_iter();
        let mut sets: Vec<u16> = cells
            .map(|cells| cells.iter().map(|&cell| 1 << cell).sum())
            .collect();
        sets.sort_unstable();
        assert_eq!(sets, crate::LAYINGS);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_18368_positions() {
        let table = Table::new();
        let everything = Everything::new();
        assert_eq!(table.positions().len(), 18_368);
        assert_eq!(everything.boards.len(), 18_368);
        for &position in table.positions() {
            for opponent in [b'*', b'!'] {
                let input = Input { position, opponent };
                let output = answer(&table, &input);
                assert!(everything.confirms(&input, &output), "{input}{output}");
            }
        }
    }

    #[test]
    fn inputs_are_read_back_as_they_were_written() {
        cross_check::<Lgame>(2);
    }

    #[test]
    fn the_game_has_232_lost_positions_and_no_win_longer_than_9_moves() {
        let table = Table::new();
        let count = |wanted| {
            let all = table.positions().iter();
            all.filter(|&&position| table.outcome(position) == wanted)
                .count()
        };
        assert_eq!(count(Outcome::Lost), 232);
        assert_eq!(count(Outcome::Won), 8048);
        assert_eq!(count(Outcome::Drawn), 10_088);
        let times = || table.positions().iter().map(|&at| table.remoteness(at));
        assert_eq!(times().filter(|&time| time == Some(0)).count(), 120);
        assert_eq!(times().flatten().max(), Some(9));
        let moves = |position: &Position| position.moves().count();
        assert_eq!(
            table.positions().iter().map(moves).sum::<usize>(),
            1_632_800
        );
        assert_eq!(table.positions().iter().map(moves).max(), Some(221));
    }
}
