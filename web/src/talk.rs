//! A dialogue with the program of an interactive problem, line by line.
//!
//! What the judge decides of a run, by the table of its own dialogues, is left to whoever runs the program; here is
//! decided what can be heard: wrong lines, an end that comes too early, and words after the end of the game.

use bilingual::{Message, text};
use checker::Checked;
use checker::interactor::{Interactor, Opponent};
use contract::AnyProblem;
use serde_json::{Value, json};

use crate::judged::judged;
use crate::manifest;
use crate::question::Question;
use crate::refused::Refused;
use crate::say;

/// Lines of a dialogue that are kept to be shown.
const MOST_SHOWN: usize = 2000;

/// A dialogue, as far as it has come.
pub(crate) struct Talk {
    interactor: Interactor,
    /// What was said, `>` before lines of the program and `<` before those that it was told.
    transcript: Vec<String>,
    /// What the program said when the game was over.
    afterwards: Option<String>,
}

impl Talk {
    /// Begins the dialogue of the test that is named, or on this input with the opponent that is named.
    ///
    /// # Errors
    /// If there is no such test, or the input is bad.
    pub(crate) fn begin(
        problem: &dyn AnyProblem,
        question: &Question<'_>,
    ) -> Result<(Talk, Value), Refused> {
        let unknown = |name: &str| Refused::asked(&say::NO_TEST.with(&[&name]));
        let (made, opponent, seed) = if let Some(name) = question.word("name") {
            let mut tests = manifest::tests(problem.manifest()).into_iter();
            let test = tests.find(|test| test.name == name);
            let test = test.ok_or_else(|| unknown(name))?;
            let made = problem.recipe(name).ok_or_else(|| unknown(name))?;
            (made.into_bytes(), test.opponent, name)
        } else {
            // Who asks between two lines of a program has its input in the question itself.
            let input = question.word("input").map(str::as_bytes);
            let input = input.unwrap_or(question.input()).to_owned();
            (input, question.word("opponent").unwrap_or("best"), "own")
        };
        let opponent: Opponent = opponent.parse().map_err(|_| unknown(opponent))?;
        let interactor = problem.interactor(&made, opponent, seed);
        let mut interactor = interactor.map_err(|checked| {
            let message = Message::in_each(|lang| checked.message(lang).to_owned());
            Refused::new("input", &message)
        })?;
        let opening = interactor.open();
        let is_told = interactor.tells_the_opening();
        let mut talk = Talk {
            interactor,
            transcript: Vec::new(),
            afterwards: None,
        };
        let mut told = talk.told(&opening);
        told["file"] = json!((!is_told).then(|| String::from_utf8_lossy(&made).into_owned()));
        Ok((talk, told))
    }

    /// The program said this line.
    pub(crate) fn hear(&mut self, said: &str) -> Value {
        self.note('>', said);
        let is_blank = said.trim_ascii().is_empty();
        if self.interactor.outcome().is_some() && !is_blank && self.afterwards.is_none() {
            self.afterwards = Some(text::printable(said.trim()));
        }
        let answer = self.interactor.hear(said.as_bytes());
        self.told(&answer)
    }

    /// The program has ended by itself, and has left this file.
    pub(crate) fn end(&self, record: Option<&[u8]>) -> Value {
        let decided = match self.interactor.outcome() {
            None => Interactor::left_early(),
            Some(Checked::Accepted) => match &self.afterwards {
                Some(said) => Checked::Format(say::GOES_ON.with(&[said]).into()),
                None => self.interactor.record(record),
            },
            Some(wrong) => wrong.clone(),
        };
        let mut told = judged(&decided);
        told["transcript"] = self.transcript.clone().into();
        told
    }

    /// What the program is told, and what is decided so far.
    fn told(&mut self, text: &str) -> Value {
        let lines: Vec<&str> = text.split_terminator('\n').collect();
        for line in &lines {
            self.note('<', line);
        }
        let outcome = self.interactor.outcome();
        let mut told = outcome.map_or_else(|| json!({}), judged);
        told["lines"] = json!(lines);
        told["over"] = outcome.is_some().into();
        told
    }

    fn note(&mut self, by: char, line: &str) {
        if self.transcript.len() < MOST_SHOWN {
            let line = text::printable(line.trim_ascii_end());
            self.transcript.push(format!("{by} {line}"));
        }
    }
}
