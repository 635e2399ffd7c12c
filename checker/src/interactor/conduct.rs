//! Conducting a game: lines of the program in, lines for the program out.

use bilingual::Message;
use chance::{Rng, RngExt};

use super::{Game, Opponent, Turn};
use crate::catalogue::dialogue as say;
use crate::{Checked, Reader};

/// The judge's side of one dialogue. It is fed with lines and never waits for anything.
pub struct Interactor {
    game: Box<dyn Game>,
    /// What the program is told first, if it is told.
    opening: Option<String>,
    opponent: Opponent,
    rng: Rng,
    /// Lines heard, blank ones too.
    heard: usize,
    /// What was decided.
    outcome: Option<Checked>,
}

impl Interactor {
    /// The dialogue of this game, whose opponent throws its dice by `rng`; `told` is the opening if
    /// the program is told it.
    pub fn new(
        game: Box<dyn Game>,
        told: Option<&[u8]>,
        opponent: Opponent,
        rng: Rng,
    ) -> Interactor {
        Interactor {
            game,
            opening: told.map(|opening| String::from_utf8_lossy(opening).trim_end().to_owned()),
            opponent,
            rng,
            heard: 0,
            outcome: None,
        }
    }

    /// What the program is told before it has said anything; may be nothing.
    pub fn open(&mut self) -> String {
        let opening = self.opening.clone();
        let opening = opening.map_or_else(String::new, |opening| self.dressed(&opening));
        opening + &self.answer()
    }

    /// Whether the first line that the program is told is the opening.
    pub fn tells_the_opening(&self) -> bool {
        self.opening.is_some()
    }

    /// What the program is told when it has said this line; may be nothing. Lines that come
    /// after the end of the game, and blank ones, have no effect.
    pub fn hear(&mut self, line: &[u8]) -> String {
        self.heard += 1;
        if self.outcome.is_some() || line.trim_ascii().is_empty() {
            return String::new();
        }
        let mut line = Reader::of_line(line, self.heard);
        if let Err(outcome) = self.game.hear(&mut line).and_then(|()| line.end()) {
            self.outcome = Some(outcome);
            return String::new();
        }
        self.answer()
    }

    /// Lets the opponent speak until it is the program's turn or the game is over.
    fn answer(&mut self) -> String {
        let mut text = String::new();
        loop {
            match self.game.turn() {
                Turn::Program => return text,
                Turn::Opponent => {}
                Turn::Over(outcome) => {
                    self.outcome = Some(outcome);
                    return text;
                }
            }
            let line = self.game.choose(self.opponent, &mut self.rng);
            let mut reader = Reader::of_person(line.as_bytes());
            let played = self.game.play(&mut reader).and_then(|()| reader.end());
            if let Err(outcome) = played {
                let reason = Message::in_each(|lang| {
                    let fault = outcome.message(lang);
                    say::OPPONENT_WRONG.fill(lang, &[&self.opponent, &line, &fault])
                });
                self.outcome = Some(Checked::JudgeError(reason));
                return text;
            }
            text += &self.dressed(&line);
        }
    }

    /// The line with its end. The spoiler's has blanks that nobody would type and ends in every
    /// way there is: tokens are separated by any white space, say the statements.
    fn dressed(&mut self, line: &str) -> String {
        const BLANKS: [&str; 4] = [" ", "  ", "\t", " \t "];
        if self.opponent != Opponent::Spoiler {
            return format!("{line}\n");
        }
        let mut text = String::new();
        for word in line.split_ascii_whitespace() {
            if !text.is_empty() || self.rng.random() {
                text += BLANKS[self.rng.random_range(0..BLANKS.len())];
            }
            text += word;
        }
        text + ["\r\n", " \n", "\n", "\t\r\n"][self.rng.random_range(0..4)]
    }

    /// What the dialogue came to, once that is decided; until then it is the program's turn.
    pub fn outcome(&self) -> Option<&Checked> {
        self.outcome.as_ref()
    }

    /// What a program earns that ends while the game goes on.
    pub fn left_early() -> Checked {
        Checked::Wrong(say::LEFT_EARLY.into())
    }

    /// Judges `NAME.OUT` after a game in which all was right; `None` if there is no such file.
    pub fn record(&self, text: Option<&[u8]>) -> Checked {
        self.game.record(text)
    }
}
