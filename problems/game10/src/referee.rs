//! GAME10: the program has to win; how is its own affair.
//!
//! The *greedy* opponent takes a win and gives none away if it need not. The *best* one also
//! leaves the program as few answers as it can that give nothing away. The *spoiler* goes for
//! fresh rows and fills columns from the edge with small and large numbers, so that a program
//! that pairs numbers within a row runs into the columns. Three numbers of a column he likes to
//! bring to 5 or to 10, just out of reach of a fourth. When his dice say so he leaves a column to
//! be completed: one who looks only at rows does not see it, and he takes it himself.

use std::fmt::Write;

use crate::play::TAKEN;
use crate::{Board, Game10, Move};
use bilingual::{Lang, Say};
use checker::interactor::{Game, Opponent, Turn};
use checker::{Checked, Reader};
use contract::{Rng, RngExt};
use inpout::{BadInput, read_bytes};

mod say {
    bilingual::sentences! {
        ROW: "hàng", "row";
        COLUMN: "cột", "column";
        NUMBER: "số", "number";
        OPPONENT_WON: "đối thủ đã thắng", "the opponent has won";
        DRAWN: "ván chơi hòa", "the game is drawn";
        WIN_MISSING: "{0} là nước thắng, nhưng thiếu WIN", "{0} wins, but WIN is missing";
        WORD_AFTER: "từ sau nước đi", "the word after the move";
        DOES_NOT_WIN: "{0} không phải là nước thắng", "{0} does not win";
        CELL_AND_NUMBER: "hàng, cột và số, mỗi thứ từ 1 đến 4", "row, column and number, each from 1 to 4";
        PROGRAM_HAS_TEN: "chương trình có một hàng hoặc cột với tổng 10: chương trình thắng", "the program has completed a line to 10: it wins";
        YOU_HAVE_TEN: "bạn có một hàng hoặc cột với tổng 10: bạn thắng", "you have completed a line to 10: you win";
        FULL: "bảng đã đầy: hòa", "the board is full: a draw";
    }
}

#[derive(Default)]
struct Play {
    board: Board,
    is_program: bool,
    /// Whether the program has made the last move of the game.
    won_by_program: Option<bool>,
}

pub(crate) fn game(opening: &[u8]) -> Result<Box<dyn Game>, BadInput> {
    read_bytes::<Game10>("GAME10.INP", opening)?;
    Ok(Box::new(Play::default()))
}

/// Whether somebody can complete a line to 10 at once.
fn is_ripe(board: Board) -> bool {
    board.moves().any(|it| board.wins(it))
}

/// Whether somebody can complete a column to 10 at once, but nobody a row.
fn is_bait(board: Board) -> bool {
    let is_ripe = |(count, sum)| count == 3 && (6..=9).contains(&sum);
    (0..4).any(|column| is_ripe(board.column(column))) && !(0..4).any(|row| is_ripe(board.row(row)))
}

/// How many moves leave the next player without a win at once.
fn harmless(board: Board) -> usize {
    board.moves().filter(|&it| !is_ripe(board.with(it))).count()
}

impl Play {
    fn read(&self, line: &mut Reader<'_>) -> Result<Move, Checked> {
        let row = line.int(say::ROW, 1..=4_usize)?;
        let column = line.int(say::COLUMN, 1..=4_usize)?;
        let number = line.int(say::NUMBER, 1..=4)?;
        let cell = (row - 1, column - 1);
        if self.board.is_empty(cell) {
            return Ok(Move { cell, number });
        }
        Err(line.wrong(TAKEN.with(&[&row, &column])))
    }

    fn write(&mut self, it: Move) {
        if self.board.wins(it) {
            self.won_by_program = Some(self.is_program);
        }
        self.board = self.board.with(it);
        self.is_program = !self.is_program;
    }
}

impl Game for Play {
    fn turn(&self) -> Turn {
        match self.won_by_program {
            Some(true) => Turn::Over(Checked::Accepted),
            Some(false) => Turn::Over(Checked::Wrong(say::OPPONENT_WON.into())),
            None if self.board.is_full() => Turn::Over(Checked::Wrong(say::DRAWN.into())),
            None if self.is_program => Turn::Program,
            None => Turn::Opponent,
        }
    }

    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let it = self.read(line)?;
        let wins = self.board.wins(it);
        if wins && line.at_end() {
            return Err(line.format(say::WIN_MISSING.with(&[&it])));
        }
        if !line.at_end() {
            line.choice(say::WORD_AFTER, &["WIN"])?;
            if !wins {
                return Err(line.wrong(say::DOES_NOT_WIN.with(&[&it])));
            }
        }
        self.write(it);
        Ok(())
    }

    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String {
        let board = self.board;
        let mut moves: Vec<Move> = board.moves().collect();
        if opponent != Opponent::Random {
            let is_baiting = opponent == Opponent::Spoiler && rng.random();
            let winning = board.moves().filter(|&it| board.wins(it));
            let baits = board
                .moves()
                .filter(|&it| is_baiting && is_bait(board.with(it)));
            let safe = board.moves().filter(|&it| !is_ripe(board.with(it)));
            let lists = [winning.collect(), baits.collect(), safe.collect(), moves];
            let wanted = lists.into_iter().find(|moves| !moves.is_empty());
            moves = wanted.unwrap_or_default();
        }
        let rank = |it: &Move| match opponent {
            Opponent::Random | Opponent::Greedy => 0,
            Opponent::Best => harmless(board.with(*it)),
            Opponent::Spoiler => {
                let (row, column) = it.cell;
                let middle = usize::from(matches!(it.number, 2 | 3));
                let misses_the_edge =
                    matches!(board.with(*it).column(column), (3, sum) if !matches!(sum, 5 | 10));
                100 * board.row(row).0
                    + 10 * (4 - board.column(column).0)
                    + 5 * usize::from(misses_the_edge)
                    + 4 * middle
                    + column
            }
        };
        if let Some(least) = moves.iter().map(rank).min() {
            moves.retain(|it| rank(it) == least);
        }
        moves[rng.random_range(0..moves.len())].to_string()
    }

    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let it = self.read(line)?;
        line.end()?;
        self.write(it);
        Ok(())
    }

    fn board(&self, _: Lang) -> String {
        let mut text = String::from("     1  2  3  4\n");
        for row in 0..4 {
            let sign = |column| match self.board.at((row, column)) {
                0 => ".".to_owned(),
                number => number.to_string(),
            };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {}  {}", row + 1, [0, 1, 2, 3].map(sign).join("  "));
        }
        text
    }

    fn asks_for(&self, lang: Lang) -> String {
        say::CELL_AND_NUMBER.say(lang)
    }

    fn ending(&self, lang: Lang) -> String {
        match self.won_by_program {
            Some(true) => say::PROGRAM_HAS_TEN,
            Some(false) => say::YOU_HAVE_TEN,
            None => say::FULL,
        }
        .say(lang)
    }
}

#[cfg(test)]
mod tests {
    use checker::interactor::rehearse;
    use contract::trial::against_all;

    use super::*;
    use crate::cases::PROBLEM;

    #[test]
    fn the_reference_is_accepted_against_every_opponent() {
        against_all(PROBLEM, "");
    }

    #[test]
    fn greedy_and_best_hold_out_until_the_fifth_round_and_the_spoiler_baits_now_and_then() {
        let mut baited = 0;
        for opponent in [Opponent::Greedy, Opponent::Best, Opponent::Spoiler] {
            for seed in 0..20 {
                let begun = PROBLEM.interactor(b"", opponent, &seed.to_string());
                let mut interactor = begun.unwrap();
                let mut player = (PROBLEM.dialogue().unwrap().player)(b"").unwrap();
                let game = rehearse(&mut *player, &mut interactor);
                let is_baited = opponent == Opponent::Spoiler && matches!(game.said.len(), 6 | 8);
                assert!(is_baited || game.said.len() == 10, "{opponent}\n{game}");
                baited += usize::from(is_baited);
            }
        }
        assert!((5..=15).contains(&baited), "{baited} of 20");
    }

    /// The reference's answers, but for completed columns, which this program does not look for.
    #[test]
    fn the_spoiler_beats_one_who_looks_only_at_rows() {
        let answer = |board: Board, last: Move| {
            let row = last.cell.0;
            let winning = board
                .moves()
                .find(|&it| it.cell.0 == row && board.with(it).row(row) == (4, 10));
            winning.unwrap_or_else(|| Move {
                cell: (row, last.cell.1 ^ 1),
                number: 5 - last.number,
            })
        };
        let mut rng = contract::seeded(&["game10", "rows only"]);
        let mut lost = 0;
        for _ in 0..20 {
            let mut play = Play {
                board: Board::default(),
                is_program: false,
                won_by_program: None,
            };
            while play.won_by_program.is_none() {
                let said = play.choose(Opponent::Spoiler, &mut rng);
                let his = play.read(&mut Reader::of_line(said.as_bytes(), 1)).unwrap();
                play.write(his);
                if play.won_by_program.is_none() {
                    play.write(answer(play.board, his));
                }
            }
            lost += u32::from(play.won_by_program == Some(false));
        }
        assert!(lost >= 5, "{lost} of 20");
    }

    /// What is decided when these lines are said on a board on which `before` was written.
    fn judged(before: &[(usize, usize, u8)], said: &str) -> Checked {
        let mut play = Play {
            board: before
                .iter()
                .fold(Board::default(), |board, &(r, c, number)| {
                    let cell = (r - 1, c - 1);
                    board.with(Move { cell, number })
                }),
            is_program: true,
            won_by_program: None,
        };
        let mut line = Reader::of_line(said.as_bytes(), 1);
        match play.hear(&mut line).and_then(|()| line.end()) {
            Err(outcome) => outcome,
            Ok(()) => match play.turn() {
                Turn::Over(outcome) => outcome,
                _ => Checked::Accepted,
            },
        }
    }

    #[test]
    fn each_kind_of_fault_is_told() {
        let before = [(1, 1, 4), (1, 2, 1), (1, 3, 2)];
        for (said, words) in [
            ("1 4 3 WIN", ""),
            ("2 1 1", ""),
            ("1 4 3", "line 1: 1 4 3 wins, but WIN is missing"),
            ("1 4 2 WIN", "line 1: 1 4 2 does not win"),
            (
                "1 4 3 win",
                "line 1: the word after the move: expected WIN, found 'win'",
            ),
            (
                "1 4 3 WIN!",
                "line 1: the word after the move: expected WIN, found 'WIN!'",
            ),
            (
                "1 4 3 WIN 1",
                "line 1: '1' stands after the end of the move",
            ),
            ("1 1 3", "line 1: the cell 1 1 is taken"),
            (
                "1 5 3",
                "line 1: column: expected a number in 1..=4, found 5",
            ),
            (
                "1 4",
                "line 1 is too short: number: expected a number in 1..=4",
            ),
        ] {
            assert_eq!(judged(&before, said).message(Lang::En), words, "{said}");
        }
    }

    #[test]
    fn a_full_board_and_a_win_of_the_opponent_are_no_success() {
        let full = (1..=4).flat_map(|r| (1..=4).map(move |c| (r, c, 1)));
        let all_but_one: Vec<_> = full.filter(|&(r, c, _)| (r, c) != (4, 4)).collect();
        assert_eq!(
            judged(&all_but_one, "4 4 1"),
            Checked::Wrong(say::DRAWN.into())
        );
        let mut play = Play {
            board: Board::default(),
            is_program: false,
            won_by_program: None,
        };
        for (column, number) in (1..=3).zip([4, 3, 2]) {
            let cell = (0, column - 1);
            play.board = play.board.with(Move { cell, number });
        }
        play.play(&mut Reader::of_person(b"1 4 1")).unwrap();
        let lost = Checked::Wrong(say::OPPONENT_WON.into());
        assert_eq!(play.turn(), Turn::Over(lost));
    }

    #[test]
    fn the_board_is_drawn() {
        let mut game = game(b"").unwrap();
        game.play(&mut Reader::of_person(b"2 3 4")).unwrap();
        assert_eq!(
            game.board(Lang::Vi),
            "     1  2  3  4\n  1  .  .  .  .\n  2  .  .  4  .\n  3  .  .  .  .\n  4  .  .  .  .\n"
        );
    }
}
