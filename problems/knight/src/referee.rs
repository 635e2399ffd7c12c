//! KNIGHT: every move of the program must be the best one, or on a large board a winning one.
//!
//! The *greedy* opponent goes down as fast as it can; the *spoiler* as slowly as it can, along
//! the edges. On a large board the opponent gives up after [`PATIENCE`] moves.

use std::fmt::Write;

use crate::play::NO_MOVE;
use crate::{Cell, Knight};
use bilingual::{Lang, Message, Say};
use checker::interactor::{Game, Opponent, Turn};
use checker::{Checked, Reader};
use contract::{Rng, RngExt};
use inpout::{BadInput, read_bytes};

mod say {
    bilingual::sentences! {
        ROW: "hàng", "row";
        COLUMN: "cột", "column";
        GIVES_AWAY: "{0} đánh mất thế thắng", "{0} gives the win away";
        KNIGHT_MOVE: "nước đi từ ô {0} {1} đến ô {2} {3}", "the move from {0} {1} to {2} {3}";
        WINS_LATE: "{0} thắng sau {1} nước của cả hai bên; có thể thắng sau {2} nước", "{0} wins after {1} moves of both; it can be done in {2}";
        LOSES_EARLY: "{0} thua sau {1} nước của cả hai bên; có thể kéo dài đến {2} nước", "{0} loses after {1} moves of both; it can be put off to {2}";
        ROW_AND_COLUMN: "hàng và cột ({0})", "row and column ({0})";
        BROKEN_OFF: "ván chơi dừng ở đây", "the game is broken off";
        PROGRAM_STUCK: "chương trình không đi được nữa: bạn thắng", "the program cannot move: you win";
        YOU_STUCK: "bạn không đi được nữa: chương trình thắng", "you cannot move: the program wins";
    }
}

/// Moves of the program after which the opponent gives up on a large board.
const PATIENCE: u32 = 1000;

/// Rows and columns that are drawn for a person.
const DRAWN: u32 = 20;

struct Play {
    game: crate::Play,
    is_program: bool,
    /// Moves that the program has made.
    moves: u32,
}

pub(crate) fn game(opening: &[u8]) -> Result<Box<dyn Game>, BadInput> {
    let input = read_bytes::<Knight>("KNIGHT.INP", opening)?;
    Ok(Box::new(Play {
        game: crate::Play::new(&input),
        is_program: true,
        moves: 0,
    }))
}

impl Play {
    /// The cell that a line names, if the knight can go there.
    fn cell(&self, line: &mut Reader<'_>) -> Result<Cell, Checked> {
        let row = line.int(say::ROW, 1..=self.game.board.rows)?;
        let to = (row, line.int(say::COLUMN, 1..=self.game.board.columns)?);
        let from = self.game.knight;
        if self.game.board.moves(from).any(|legal| legal == to) {
            return Ok(to);
        }
        Err(line.wrong(NO_MOVE.with(&[&from.0, &from.1, &to.0, &to.1])))
    }

    fn go(&mut self, to: Cell) {
        self.game.knight = to;
        self.is_program = !self.is_program;
    }

    fn is_stuck(&self) -> bool {
        self.game.board.moves(self.game.knight).next().is_none()
    }

    /// What is wrong with a legal move to this cell, if anything is.
    fn fault(&self, to: Cell) -> Option<Message> {
        let from = self.game.knight;
        let cells: [&dyn Say; 4] = [&from.0, &from.1, &to.0, &to.1];
        let step = say::KNIGHT_MOVE.with(&cells);
        let Some(table) = &self.game.remoteness else {
            let gives_away = !self.game.board.is_lost(from) && !self.game.board.is_lost(to);
            return gives_away.then(|| say::GIVES_AWAY.with(&[&step]).into());
        };
        let (best, played) = (table.at(from), table.at(to) + 1);
        match (best % 2 == 1, played % 2 == 1) {
            _ if played == best => None,
            (true, false) => Some(say::GIVES_AWAY.with(&[&step]).into()),
            (true, true) => Some(say::WINS_LATE.with(&[&step, &played, &best]).into()),
            (false, _) => Some(say::LOSES_EARLY.with(&[&step, &played, &best]).into()),
        }
    }

    /// How far this cell is from the upper edges.
    fn to_edge(&self, to: Cell) -> u32 {
        (self.game.board.rows - to.0).min(self.game.board.columns - to.1)
    }
}

impl Game for Play {
    fn turn(&self) -> Turn {
        let gives_up = self.game.remoteness.is_none() && self.moves == PATIENCE && !self.is_program;
        if self.is_stuck() || gives_up {
            Turn::Over(Checked::Accepted)
        } else if self.is_program {
            Turn::Program
        } else {
            Turn::Opponent
        }
    }

    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let to = self.cell(line)?;
        if let Some(fault) = self.fault(to) {
            return Err(line.wrong(fault));
        }
        self.moves += 1;
        self.go(to);
        Ok(())
    }

    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String {
        let mut moves: Vec<Cell> = self.game.board.moves(self.game.knight).collect();
        match opponent {
            Opponent::Random => {}
            Opponent::Greedy => moves.sort_by_key(|to| to.0 + to.1),
            Opponent::Best => moves.retain(|&to| self.game.is_best(to)),
            Opponent::Spoiler => {
                moves.sort_by_key(|&to| (u64::MAX - u64::from(to.0 + to.1), self.to_edge(to)));
            }
        }
        let place = match opponent {
            Opponent::Random | Opponent::Best => rng.random_range(0..moves.len()),
            Opponent::Greedy | Opponent::Spoiler => 0,
        };
        format!("{} {}", moves[place].0, moves[place].1)
    }

    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let to = self.cell(line)?;
        line.end()?;
        self.go(to);
        Ok(())
    }

    /// The part of the board around the knight: `N` is the knight, `*` where it can go.
    fn board(&self, _: Lang) -> String {
        let part = |at: u32, most: u32| {
            let last = most.min((at + 2).max(DRAWN));
            (last.saturating_sub(DRAWN - 1).max(1), last)
        };
        let rows = part(self.game.knight.0, self.game.board.rows);
        let columns = part(self.game.knight.1, self.game.board.columns);
        let width = rows.1.max(columns.1).to_string().len();
        let mut text = String::new();
        for row in (rows.0..=rows.1).rev() {
            // Writing to a string cannot fail.
            let _ = write!(text, "{row:>width$} ");
            for column in columns.0..=columns.1 {
                let mut moves = self.game.board.moves(self.game.knight);
                let sign = match (row, column) {
                    cell if cell == self.game.knight => 'N',
                    cell if moves.any(|to| to == cell) => '*',
                    _ => '.',
                };
                let _ = write!(text, " {sign:>width$}");
            }
            text.push('\n');
        }
        text += &" ".repeat(width + 1);
        for column in columns.0..=columns.1 {
            let _ = write!(text, " {column:>width$}");
        }
        text.push('\n');
        text
    }

    fn asks_for(&self, lang: Lang) -> String {
        let moves = self.game.board.moves(self.game.knight);
        let shown: Vec<String> = moves.map(|to| format!("{} {}", to.0, to.1)).collect();
        say::ROW_AND_COLUMN.fill(lang, &[&shown.join(", ")])
    }

    fn ending(&self, lang: Lang) -> String {
        if !self.is_stuck() {
            say::BROKEN_OFF
        } else if self.is_program {
            say::PROGRAM_STUCK
        } else {
            say::YOU_STUCK
        }
        .say(lang)
    }
}

#[cfg(test)]
mod tests {
    use contract::trial::{against_all, heard};

    use super::*;
    use crate::cases::PROBLEM;

    #[test]
    fn the_reference_is_accepted_against_every_opponent() {
        for opening in [
            "8 9 8 8",
            "8 9 8 9",
            "2 2 1 2",
            "5 5 3 1",
            "40 40 38 38",
            "9 9 9 8",
        ] {
            against_all(PROBLEM, opening);
        }
        against_all(PROBLEM, "1000000000 1000000000 1000000000 1000000000");
        against_all(PROBLEM, "2 1000000000 1 999999999");
    }

    #[test]
    fn each_kind_of_fault_is_told() {
        for (opening, said, words) in [
            (
                "8 9 8 8",
                "5 6",
                "line 1: the knight cannot go from 8 8 to 5 6",
            ),
            (
                "8 9 8 8",
                "9 9",
                "line 1: row: expected a number in 1..=8, found 9",
            ),
            (
                "8 9 8 8",
                "6 x",
                "line 1: column: expected a number in 1..=9, found 'x'",
            ),
            (
                "8 9 8 8",
                "6",
                "line 1 is too short: column: expected a number in 1..=9",
            ),
            (
                "8 9 8 8",
                "6 9 WIN",
                "line 1: 'WIN' stands after the end of the move",
            ),
            (
                "8 9 8 8",
                "6 7",
                "line 1: the move from 8 8 to 6 7 gives the win away",
            ),
            (
                "8 9 3 4",
                "1 5",
                "line 1: the move from 3 4 to 1 5 wins after 3 moves of both; it can be done in 1",
            ),
            (
                "6 6 5 5",
                "3 4",
                "line 1: the move from 5 5 to 3 4 loses after 2 moves of both; it can be put off to 4",
            ),
            ("1000000000 1000000000 3 4", "1 5", ""),
            (
                "1000000000 1000000000 999 997",
                "998 995",
                "line 1: the move from 999 997 to 998 995 gives the win away",
            ),
        ] {
            let outcome = heard(PROBLEM, opening, Opponent::Best, [said]);
            let told = outcome.as_ref().map_or("", |it| it.message(Lang::En));
            assert_eq!(told, words, "{opening}: {said}");
        }
    }

    #[test]
    fn the_board_is_drawn_around_the_knight() {
        let game = game(b"4 5 3 4\n").unwrap();
        assert_eq!(
            game.board(Lang::Vi),
            "4  . . . . .\n3  . . . N .\n2  . * . . .\n1  . . * . *\n   1 2 3 4 5\n"
                .replace("4  . . . . .", "4  . * . . .")
        );
        assert_eq!(game.asks_for(Lang::Vi), "hàng và cột (1 3, 1 5, 2 2, 4 2)");
    }
}
