//! The plain form: lines that begin with a keyword, for programs at the other side of a pipe.
//!
//! | line | says |
//! |---|---|
//! | `ASK RULE`, `ASK HEAPS`, `ASK FIRST`, `ASK MOVE` | the next line is the answer to this question |
//! | `AGAIN …` | the line was no answer; the question follows again |
//! | `HEAPS 3 0 5` | the heaps now, empty ones too |
//! | `TAKE 2 5` | the machine takes 5 stones from heap 2 |
//! | `WINNER YOU`, `WINNER MACHINE` | the game is over, and so is the session |
//!
//! Lines that begin with `#` are for people. Keywords are the same in both languages. When two
//! persons play, they are called `A` and `B`, and it is `ASK MOVE A` or `ASK MOVE B`.

use std::fmt::{Display, Write};

use bilingual::Lang;
use inpout::{BadInput, Source, Step, spaced};
use proconio::source::Source as _;

use crate::game::Player;
use crate::session::{Event, Note, Question, Session};
use crate::texts;

/// The lines that tell of these events.
pub fn lines(events: &[Event], lang: Lang) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let mut line = |line: &dyn Display| {
        let _ = writeln!(text, "{line}");
    };
    for event in events {
        match event {
            Event::Ask(question) => {
                line(&format_args!("# {}", texts::question(*question).of(lang)));
                match question {
                    Question::Rule { .. } => line(&"ASK RULE"),
                    Question::Heaps | Question::Sizes => line(&"ASK HEAPS"),
                    Question::First => line(&"ASK FIRST"),
                    Question::Move(player @ (Player::A | Player::B)) => {
                        line(&format_args!("ASK MOVE {}", player.keyword()));
                    }
                    Question::Move(_) => line(&"ASK MOVE"),
                    Question::Again => line(&"ASK AGAIN"),
                }
            }
            Event::Again(note @ Note::Refused(_)) => {
                for reason in texts::note(note).of(lang).lines() {
                    line(&format_args!("AGAIN {reason}"));
                }
            }
            Event::Again(note) => {
                for comment in texts::note(note).of(lang).lines() {
                    line(&format_args!("# {comment}"));
                }
                line(&"AGAIN");
            }
            Event::Toss(first) => line(&format_args!("# {}", texts::toss(*first).of(lang))),
            Event::Heaps(game) => line(&format_args!("HEAPS {}", spaced(game.heaps()))),
            Event::Takes(taken) => {
                line(&format_args!("# {}", texts::took(*taken).of(lang)));
                line(&format_args!("TAKE {} {}", taken.heap, taken.stones));
            }
            Event::Wins(winner, play) => {
                line(&format_args!("# {}", texts::won(*winner, *play).of(lang)));
                line(&format_args!("WINNER {}", winner.keyword()));
            }
            Event::Bye => line(&format_args!("# {}", texts::BYE.of(lang))),
        }
    }
    text
}

/// A session that is led in the plain form, without the lines for people.
#[derive(Debug, Clone)]
pub struct Host(pub Session);

impl Host {
    fn step(&self, events: &[Event]) -> Step {
        let text = lines(events, self.0.lang())
            .split_inclusive('\n')
            .filter(|line| !line.starts_with('#'))
            .collect();
        if self.0.is_over() {
            Step::SayAndEnd(text)
        } else {
            Step::Say(text)
        }
    }
}

impl inpout::Player for Host {
    fn open(&mut self) -> Step {
        let events = self.0.open();
        self.step(&events)
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        let mut words = Vec::new();
        while let Some(word) = line.next_token() {
            words.push(word.to_owned());
        }
        let events = self.0.hear(&words.join(" "));
        Ok(self.step(&events))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Setup;

    fn session(two_persons: bool) -> Session {
        Session::new(Setup {
            rng: testkit::seeded(&["nimgame", "plain", "1"]),
            lang: Lang::En,
            two_persons,
            one_game: true,
        })
    }

    /// What is said without the lines for people.
    fn keywords(events: &[Event]) -> Vec<String> {
        let text = lines(events, Lang::En);
        assert!(text.ends_with('\n'));
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn a_game_is_told_in_keywords() {
        let mut session = session(false);
        assert_eq!(keywords(&session.open()), ["ASK RULE"]);
        assert_eq!(
            keywords(&session.hear("red")),
            [
                "AGAIN Type one of the choices, such as misere or normal.",
                "ASK RULE"
            ]
        );
        assert_eq!(keywords(&session.hear("misere")), ["ASK HEAPS"]);
        assert_eq!(keywords(&session.hear("13")), ["ASK FIRST"]);
        assert_eq!(keywords(&session.hear("YOU")), ["HEAPS 13", "ASK MOVE"]);
        assert_eq!(keywords(&session.hear("hint")), ["AGAIN", "ASK MOVE"]);
        assert_eq!(
            keywords(&session.hear("1 1")),
            ["HEAPS 12", "TAKE 1 11", "HEAPS 1", "ASK MOVE"]
        );
        assert_eq!(
            keywords(&session.hear("1 1")),
            ["HEAPS 0", "WINNER MACHINE"]
        );
        assert!(session.is_over());
    }

    #[test]
    fn two_persons_are_told_apart() {
        let mut session = session(true);
        session.hear("normal");
        session.hear("13");
        assert_eq!(
            keywords(&session.hear("YOU")),
            [
                "AGAIN Type YOU or MACHINE (two persons: A or B).",
                "ASK FIRST"
            ]
        );
        assert_eq!(keywords(&session.hear("B")), ["HEAPS 13", "ASK MOVE B"]);
        assert_eq!(keywords(&session.hear("1 12")), ["HEAPS 1", "ASK MOVE A"]);
        assert_eq!(keywords(&session.hear("1 1")), ["HEAPS 0", "WINNER A"]);
    }

    #[test]
    fn a_host_ends_with_the_game_and_reads_whole_lines() {
        let mut host = Host(session(false));
        inpout::Player::open(&mut host);
        for line in ["\tnormal\r\n", " 13 ", "YOU"] {
            let step = inpout::hear(&mut host, 1, line.as_bytes()).unwrap();
            assert!(!step.is_end());
        }
        let step = inpout::hear(&mut host, 4, b"1 13\n").unwrap();
        assert!(step.is_end());
        assert_eq!(step.text(), "HEAPS 0\nWINNER YOU\n");
    }
}
