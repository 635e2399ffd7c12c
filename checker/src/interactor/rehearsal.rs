//! A game in memory: a player against an interactor.

use bilingual::Told;
use std::fmt;

use inpout::{Player, Step};

use super::Interactor;
use crate::Checked;
use crate::catalogue::dialogue as say;

/// Lines of one game that are let pass; no honest game is so long.
const MOST_LINES: usize = 1_000_000;

/// Who said a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Speaker {
    /// The program.
    Program,
    /// The judge, or a person in its place.
    Judge,
}

/// A line of a dialogue: `> 3 4` was said by the program, `< 2 2` was said to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub by: Speaker,
    /// The line, without its end.
    pub line: String,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.by {
            Speaker::Program => '>',
            Speaker::Judge => '<',
        };
        write!(f, "{mark} {}", self.line)
    }
}

/// What came of a game in memory.
#[derive(Debug, Clone, PartialEq)]
pub struct Rehearsal {
    /// All that was said.
    pub said: Vec<Said>,
    /// What the player earned.
    pub outcome: Checked,
}

impl fmt::Display for Rehearsal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said.iter().try_for_each(|said| writeln!(f, "{said}"))
    }
}

/// Plays the whole game of a player, usually the reference's, against an interactor. What the
/// judge would tell of a program is told here too: an early end, words after the end, a record
/// that is wrong.
pub fn rehearse(player: &mut dyn Player, interactor: &mut Interactor) -> Rehearsal {
    let mut said = Vec::new();
    let outcome = dialogue(player, interactor, &mut said);
    Rehearsal { said, outcome }
}

fn dialogue(player: &mut dyn Player, interactor: &mut Interactor, said: &mut Vec<Said>) -> Checked {
    // Lines of the judge that the player has not heard; those after the opening are numbered on.
    let mut number = 0;
    let mut waiting = lines(&interactor.open());
    waiting.reverse();
    if interactor.tells_the_opening() {
        number += 1;
        said.extend(waiting.pop().map(|line| by(Speaker::Judge, line)));
    }
    let mut step = player.open();
    loop {
        for line in lines(step.text()) {
            let over = interactor.outcome().is_some();
            said.push(by(Speaker::Program, line.clone()));
            let answer = lines(&interactor.hear(line.as_bytes()));
            if over && !line.trim().is_empty() {
                return Checked::Format(say::SPEAKS_AFTERWARDS.into());
            }
            waiting.splice(0..0, answer.into_iter().rev());
        }
        if let Some(outcome @ (Checked::Wrong(_) | Checked::Format(_) | Checked::JudgeError(_))) =
            interactor.outcome()
        {
            return outcome.clone();
        }
        if step.is_end() {
            break;
        }
        // Nothing to hear any more: the input ends.
        let Some(line) = waiting.pop() else { break };
        number += 1;
        said.push(by(Speaker::Judge, line.clone()));
        step = match inpout::hear(player, number, line.as_bytes()) {
            Ok(step) => step,
            Err(error) => {
                return Checked::Wrong(say::LEGAL_REFUSED.with(&[&error.message()]).into());
            }
        };
        if said.len() > MOST_LINES {
            return Checked::judge_error(&say::ENDLESS);
        }
    }
    match interactor.outcome() {
        None => Interactor::left_early(),
        Some(Checked::Accepted) => {
            let is_over = matches!(step, Step::End | Step::SayAndEnd(_));
            let record = player.record().filter(|_| is_over);
            interactor.record(record.as_deref().map(str::as_bytes))
        }
        Some(outcome) => outcome.clone(),
    }
}

fn by(by: Speaker, line: String) -> Said {
    Said { by, line }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}
