//! A Game: every move of the program is judged by its guarantee, the total that it can be sure of.
//!
//! Within the document's limits at least half of the whole row must stay sure, on longer rows or
//! with larger numbers all that has been sure before the move.
//!
//! The best ends of every row are known from the start. Where both are best, the *best* opponent
//! lets the dice decide: between best players that is the rule, not the exception. The *spoiler*
//! takes the end that is worse for it: a program that settled on a plan at the start does not
//! profit from that.

use std::fmt::Write;

use crate::{End, First, Input, Ioigame, Output};
use bilingual::{Lang, Say, Text};
use checker::interactor::{Game, Opponent, Turn};
use checker::{Checked, Reader};
use contract::{Rng, RngExt};
use inpout::{BadInput, Problem, read_bytes};

mod say {
    bilingual::sentences! {
        MOVE: "nước đi", "move";
        BELOW_HALF: "{0} làm mức bảo đảm giảm còn {1}, một nửa của dãy là {2}", "{0} lets the guarantee fall to {1}, half of the row is {2}";
        GUARANTEE_FALLS: "{0} làm mức bảo đảm giảm từ {1} còn {2}", "{0} lets the guarantee fall from {1} to {2}";
        TOTALS: "chương trình {0}, bạn {1}, còn {2} số:", "program {0}, you {1}, {2} numbers left:";
        L_OR_R: "L hoặc R", "L or R";
        FINAL_TOTALS: "chương trình được {0}, bạn được {1}", "the program has {0}, you have {1}";
        NO_RECORD: "ván chơi đã xong mà không có IOIGAME.OUT", "there is no IOIGAME.OUT after the end of the game";
        OWN_TOTAL: "tổng của bạn", "your total";
        OTHER_TOTAL: "tổng của đối thủ", "the other total";
        WRONG_TOTAL: "{0}: các nước đi cộng lại được {1}, nhưng gặp {2}", "{0}: the moves sum up to {1}, found {2}";
    }
}

/// So many numbers are shown to a person at either end.
const SHOWN: usize = 10;

struct Play {
    game: First,
    /// What the program must be sure of whatever has happened: half of the whole row, rounded
    /// up, or nothing but its guarantee before the move.
    half: Option<i64>,
}

pub(crate) fn game(opening: &[u8]) -> Result<Box<dyn Game>, BadInput> {
    let input = read_bytes::<Ioigame>("IOIGAME.INP", opening)?;
    let sum: i64 = input.numbers.iter().sum();
    let asks_for_half = input.is_within_the_documents_limits();
    Ok(Box::new(Play {
        half: asks_for_half.then_some((sum + 1) / 2),
        game: First::new(&input),
    }))
}

impl Play {
    /// What the program is sure of: its total at the end if from now on both play best.
    fn guarantee(&self) -> i64 {
        let numbers = self.game.numbers[self.game.row.clone()].to_vec();
        let Output { first, second } = Ioigame::solve(&Input { numbers });
        // The program moves when the number of numbers left is even.
        let is_programs = self.game.row.len().is_multiple_of(2);
        self.game.totals.first + if is_programs { first } else { second }
    }
}

fn end(line: &mut Reader<'_>) -> Result<End, Checked> {
    Ok(End::BOTH[line.choice(say::MOVE, &["L", "R"])?])
}

impl Game for Play {
    fn turn(&self) -> Turn {
        if self.game.row.is_empty() {
            Turn::Over(Checked::Accepted)
        } else if self.game.row.len().is_multiple_of(2) {
            Turn::Program
        } else {
            Turn::Opponent
        }
    }

    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let end = end(line)?;
        if self.game.table.is_best(&self.game.row, end) {
            self.game.take(end);
            return Ok(());
        }
        let before = self.guarantee();
        self.game.take(end);
        let (letter, after) = (end.letter(), self.guarantee());
        match self.half {
            Some(half) if after >= half => Ok(()),
            Some(half) => Err(line.wrong(say::BELOW_HALF.with(&[&letter, &after, &half]))),
            None => Err(line.wrong(say::GUARANTEE_FALLS.with(&[&letter, &before, &after]))),
        }
    }

    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String {
        let is_best = |end| self.game.table.is_best(&self.game.row, end);
        let row = &self.game.numbers[self.game.row.clone()];
        let left = match opponent {
            Opponent::Random => rng.random(),
            Opponent::Greedy => row.first() >= row.last(),
            Opponent::Best if is_best(End::Left) && is_best(End::Right) => rng.random(),
            Opponent::Best => is_best(End::Left),
            Opponent::Spoiler => !is_best(End::Left),
        };
        let end = if left { End::Left } else { End::Right };
        end.letter().to_string()
    }

    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let end = end(line)?;
        line.end()?;
        self.game.take(end);
        Ok(())
    }

    fn board(&self, lang: Lang) -> String {
        let row = &self.game.numbers[self.game.row.clone()];
        let Output { first, second } = self.game.totals;
        let mut text = say::TOTALS.fill(lang, &[&first, &second, &row.len()]);
        for (place, number) in row.iter().enumerate() {
            // Writing to a String cannot fail.
            if place < SHOWN || place + SHOWN >= row.len() {
                let _ = write!(text, " {number}");
            } else if place == SHOWN {
                text += " …";
            }
        }
        text + "\n"
    }

    fn asks_for(&self, lang: Lang) -> String {
        say::L_OR_R.say(lang)
    }

    fn ending(&self, lang: Lang) -> String {
        let Output { first, second } = self.game.totals;
        say::FINAL_TOTALS.fill(lang, &[&first, &second])
    }

    fn record(&self, text: Option<&[u8]>) -> Checked {
        let Some(text) = text else {
            return Checked::Format(say::NO_RECORD.into());
        };
        let mut output = Reader::of_output(text);
        let Output { first, second } = self.game.totals;
        let mut total = |name: Text, expected| {
            let found = output.int(name, 0..=i64::MAX)?;
            if found == expected {
                return Ok(());
            }
            Err(output.wrong(say::WRONG_TOTAL.with(&[&name, &expected, &found])))
        };
        let totals = total(say::OWN_TOTAL, first).and_then(|()| total(say::OTHER_TOTAL, second));
        Checked::from(totals.and_then(|()| output.end()))
    }
}

#[cfg(test)]
mod tests {
    use checker::interactor::rehearse;
    use contract::trial::heard;
    use contract::{RngExt, Room, recipe, seeded};
    use inpout::Interactive;

    use super::*;
    use crate::cases::PROBLEM;

    /// What becomes of a program that says these lines, whatever it hears, against best play.
    fn judged(input: &Input, said: &[&str]) -> Option<String> {
        let outcome = heard(PROBLEM, &input.to_string(), Opponent::Best, said);
        outcome.map(|outcome| outcome.to_string())
    }

    #[test]
    fn the_reference_wins_against_every_opponent() {
        let mut rng = seeded(&["ioigame", "rehearsal"]);
        for round in 0..500 {
            let input = Ioigame::small(&mut rng);
            for opponent in Opponent::ALL {
                let mut player = Ioigame::player(&input);
                let opening = input.to_string();
                let begun = PROBLEM.interactor(opening.as_bytes(), opponent, &round.to_string());
                let rehearsal = rehearse(&mut player, &mut begun.unwrap());
                assert_eq!(rehearsal.outcome, Checked::Accepted, "{input}{rehearsal}");
            }
        }
    }

    #[test]
    fn against_best_play_the_reference_gets_what_the_opening_is_worth() {
        let mut rng = seeded(&["ioigame", "best"]);
        for _ in 0..500 {
            let input = Ioigame::small(&mut rng);
            let mut play = game(input.to_string().as_bytes()).unwrap();
            loop {
                match play.turn() {
                    Turn::Over(_) => break,
                    // The opponent's best move is the program's as well.
                    Turn::Program | Turn::Opponent => {
                        let line = play.choose(Opponent::Best, &mut rng);
                        play.play(&mut Reader::of_person(line.as_bytes())).unwrap();
                    }
                }
            }
            let worth = Ioigame::solve(&input).to_string();
            assert_eq!(play.record(Some(worth.as_bytes())), Checked::Accepted);
        }
    }

    #[test]
    fn a_move_is_right_exactly_if_the_search_finds_it_good_enough() {
        let mut rng = seeded(&["ioigame", "moves"]);
        let total = |row: &[i64]| crate::tests::best_totals(row);
        for round in 0..1000 {
            let n = 2 * rng.random_range(1..=5);
            let mut input = crate::cases::random(&mut rng, n, 9);
            let within = round % 2 == 0;
            if !within {
                input.numbers.iter_mut().for_each(|number| *number *= 201);
            }
            let row = &input.numbers[..];
            let values = [
                row[0] + total(&row[1..]).1,
                row[n - 1] + total(&row[..n - 1]).1,
            ];
            for (value, line) in values.into_iter().zip(["L", "R"]) {
                let verdict = judged(&input, &[line]);
                let is_wrong = verdict.is_some_and(|verdict| verdict.contains("fall"));
                let expected = if within {
                    2 * value < row.iter().sum()
                } else {
                    value < total(row).0
                };
                assert_eq!(is_wrong, expected, "{input}{line}");
            }
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        let sample = recipe::<Ioigame>("sample").unwrap();
        for (said, message) in [
            (
                &["R", "", "R"][..],
                "wrong answer line 3: R lets the guarantee fall to 14, half of the row is 15",
            ),
            (
                &["left"],
                "wrong output format line 1: move: expected L or R, found 'left'",
            ),
            (
                &["R R"],
                "wrong answer line 1: 'R' stands after the end of the move",
            ),
        ] {
            assert_eq!(judged(&sample, said).as_deref(), Some(message));
        }
        assert_eq!(judged(&sample, &["R", "L"]), None);
        assert_eq!(judged(&sample, &["L"]), None);
        let mut larger = sample;
        larger.numbers.iter_mut().for_each(|number| *number *= 100);
        let message = "wrong answer line 1: L lets the guarantee fall from 1800 to 1500";
        assert_eq!(judged(&larger, &["L"]).as_deref(), Some(message));
    }

    #[test]
    fn the_record_must_be_there_and_hold_the_totals_of_the_moves() {
        let mut play = game(b"2\n1\n5\n").unwrap();
        for (line, program) in [("R", true), (" L\r", false)] {
            let mut line = Reader::of_line(line.as_bytes(), 1);
            let result = if program {
                play.hear(&mut line)
            } else {
                play.play(&mut line)
            };
            result.unwrap();
        }
        assert_eq!(play.turn(), Turn::Over(Checked::Accepted));
        for (text, verdict) in [
            (Some("5 1\n"), "ok"),
            (Some("5\r\n1"), "ok"),
            (
                None,
                "wrong output format there is no IOIGAME.OUT after the end of the game",
            ),
            (
                Some("1 5\n"),
                "wrong answer token 1 (line 1): your total: the moves sum up to 5, found 1",
            ),
            (
                Some("5 0\n"),
                "wrong answer token 2 (line 1): the other total: the moves sum up to 1, found 0",
            ),
            (
                Some("5 1 6\n"),
                "wrong answer token 3 (line 1): '6' stands after the end of the expected output",
            ),
        ] {
            let outcome = play.record(text.map(str::as_bytes));
            assert_eq!(outcome.to_string(), verdict);
        }
        assert_eq!(play.ending(Lang::En), "the program has 5, you have 1");
    }

    #[test]
    fn a_long_row_is_shown_by_its_ends() {
        let input = Input {
            numbers: (1..=30).collect(),
        };
        let play = game(input.to_string().as_bytes()).unwrap();
        assert_eq!(
            play.board(Lang::En),
            "program 0, you 0, 30 numbers left: 1 2 3 4 5 6 7 8 9 10 … 21 22 23 24 25 26 27 28 29 30\n"
        );
    }
}
