//! The program's side of the dialogue, as the statement has it.

use inpout::{BadInput, Source, Step, spaced};
use proconio::source::Source as _;

use crate::game::{Game, MOST_HEAPS, MOST_STONES, Play, Player, move_of, number};
use crate::play_of;

/// What the person is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    Rule,
    Heaps,
    First,
    Move,
}

impl Question {
    pub(crate) fn name(self) -> &'static str {
        ["RULE", "HEAPS", "FIRST", "MOVE"][self as usize]
    }
}

/// Leads a game: hears lines, and says what is shown and asked.
#[derive(Debug, Clone)]
pub struct Host {
    pub(crate) asked: Question,
    /// As far as it is answered.
    pub(crate) game: Game,
}

impl Default for Host {
    fn default() -> Self {
        Host {
            asked: Question::Rule,
            game: Game {
                play: Play::Normal,
                heaps: Vec::new(),
                turn: Player::You,
            },
        }
    }
}

impl Host {
    /// Takes these words for the answer to what was asked, and asks the next; or `None`, and
    /// nothing happens, if they are none.
    pub(crate) fn answer(&mut self, words: &[&str]) -> Option<()> {
        self.asked = match (self.asked, words) {
            (Question::Rule, [rule]) => {
                self.game.play = play_of(rule)?;
                Question::Heaps
            }
            (Question::Heaps, sizes) if sizes.len() <= MOST_HEAPS => {
                let size = |word: &&str| number(word).filter(|it| (1..=MOST_STONES).contains(it));
                self.game.heaps = sizes.iter().map(size).collect::<Option<_>>()?;
                Question::First
            }
            (Question::First, [name]) => {
                self.game.turn = Player::of_keyword(name)?;
                Question::Move
            }
            (Question::Move, words) => {
                self.game.take(move_of(words)?)?;
                Question::Move
            }
            _ => return None,
        };
        Some(())
    }

    fn ask(&self) -> String {
        format!("ASK {}\n", self.asked.name())
    }

    /// What follows an answer: the heaps and the machine's moves, and a question or the winner.
    fn go_on(&mut self) -> Step {
        let shown = |heaps: &[u64]| format!("HEAPS {}\n", spaced(heaps));
        let mut text = String::new();
        if self.asked == Question::Move {
            text += &shown(&self.game.heaps);
            while self.game.turn == Player::Machine && self.game.winner().is_none() {
                let (heap, stones) = self.game.best_move();
                // The machine's moves are legal, as the tests show.
                let _ = self.game.take((heap, stones));
                text = format!("{text}TAKE {heap} {stones}\n{}", shown(&self.game.heaps));
            }
        }
        match self.game.winner().filter(|_| self.asked == Question::Move) {
            Some(winner) => Step::SayAndEnd(format!("{text}WINNER {}\n", winner.keyword())),
            None => Step::Say(text + &self.ask()),
        }
    }
}

impl inpout::Player for Host {
    fn open(&mut self) -> Step {
        Step::Say(self.ask())
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        let mut words = Vec::new();
        while let Some(word) = line.next_token() {
            words.push(word.to_owned());
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        Ok(if words.is_empty() {
            Step::Wait
        } else if self.answer(&words).is_some() {
            self.go_on()
        } else {
            Step::Say(format!("AGAIN\n{}", self.ask()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use inpout::Player as _;

    /// What is said to this line.
    fn said(host: &mut Host, line: &str) -> String {
        inpout::hear(host, 1, line.as_bytes())
            .unwrap()
            .text()
            .to_owned()
    }

    #[test]
    fn a_game_is_told_in_keywords() {
        let mut host = Host::default();
        assert_eq!(host.open().text(), "ASK RULE\n");
        assert_eq!(said(&mut host, "misere"), "ASK HEAPS\n");
        assert_eq!(said(&mut host, " 13\t\r\n"), "ASK FIRST\n");
        assert_eq!(said(&mut host, "YOU"), "HEAPS 13\nASK MOVE\n");
        let answer = "HEAPS 12\nTAKE 1 11\nHEAPS 1\nASK MOVE\n";
        assert_eq!(said(&mut host, "1 1"), answer);
        let last = inpout::hear(&mut host, 1, b"1 1").unwrap();
        assert!(last.is_end());
        assert_eq!(last.text(), "HEAPS 0\nWINNER MACHINE\n");
    }

    #[test]
    fn what_is_no_answer_is_asked_again_and_a_blank_line_is_not() {
        let mut host = Host::default();
        let ten = "1 1 1 1 1 1 1 1 1 1";
        for (lines, answer, question) in [
            (&["1", "Misere", "misere normal"][..], "misere", "ASK RULE"),
            (
                &["0", "31", "5 x", "1 1 1 1 1 1 1 1 1 1 1"],
                ten,
                "ASK HEAPS",
            ),
            (&["A", "you", "YOU MACHINE"], "YOU", "ASK FIRST"),
            (
                &["1", "1 1 1", "1 2", "11 1", "0 1", "1 0", "x 1"],
                "1 1",
                "ASK MOVE",
            ),
        ] {
            assert_eq!(said(&mut host, "  "), "");
            for line in lines {
                assert_eq!(said(&mut host, line), format!("AGAIN\n{question}\n"));
            }
            assert!(!said(&mut host, answer).contains("AGAIN"));
        }
    }
}
