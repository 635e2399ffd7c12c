//! The proxy between a program that talks and the interactor.
//!
//! # No deadlock
//!
//! The judge's ends of both pipes never block ([`sandbox::pipes`]). What the program says is taken from its pipe at
//! once, whether the interactor wants to hear it or not; what is said to it waits in a queue for
//! as long as it does not read. So neither side can hold up the other, and a program that never
//! reads, or never stops talking, only hurts itself. A program is never killed for a pipe that
//! nobody reads, and what it said before its end is never lost.
//!
//! # Who ended first
//!
//! Several things may go wrong at the same time, and it must not be chance which of them is told.
//! The first row that applies decides, whatever happens later:
//!
//! | what happened | verdict |
//! |---|---|
//! | the program said a wrong line | WA or PE, at once; the program is stopped |
//! | it said, or made the opponent say, far too much | OLE |
//! | it used more CPU time or memory than its limit, even after a good end of the game | TLE, MLE |
//! | it was silent for too long when it had to speak | ILE |
//! | it was silent, but did not end, after the game was over and its input had ended | ILE |
//! | it crashed or ended with another exit code than 0, before the end of the game or after it | RTE |
//! | it ended before the game was over | WA |
//! | it said something after the game was over | PE |
//! | its `NAME.OUT`, where the problem wants one, is not right | WA or PE |
//! | nothing of all this | AC |
//!
//! What was said before the program's end counts, even if the judge comes to hear it after that;
//! a last line without its end is a line. That the program leaves without reading what was said
//! to it last is no fault.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::time::{Duration, Instant};

use checker::Checked;
use checker::interactor::{Interactor, Speaker};
use problem_set::spec::Limits;

use super::settings::Settings;
use super::transcript::Transcript;
use super::verdict::{Finding, judge_outcome, judge_process};
use crate::catalogue::judging as say;
use bilingual::{Message, Say, Text, text};
use problem_set::Verdict;
use sandbox::{Ear, Ended, Job, Mouth, RunError, RunOutcome, Running};

/// The most lines of the program that are heard, blank ones too.
const MOST_LINES: u64 = 1_000_000;

/// How often the helper is told that the program speaks.
const NOTICE: Duration = Duration::from_millis(200);

/// A dialogue, as far as it has come.
#[derive(Debug, Default)]
pub(crate) struct Talk {
    /// What was said.
    pub(crate) transcript: Transcript,
    /// How it went.
    pub(crate) course: Course,
}

/// What a verdict needs to know of a dialogue.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Course {
    /// What the interactor decided.
    outcome: Option<Checked>,
    /// What was too much, if something was.
    too_much: Option<Text>,
    /// The first line after the end of the game.
    afterwards: Option<String>,
    /// A last line without its end.
    unfinished: Option<String>,
    /// The longest that a game may be, if this one was longer.
    endless: Option<Duration>,
}

impl Course {
    /// The verdict, by the table in the module's documentation; `None` if everything was right,
    /// so that only the record remains to be judged. `too_large` is a file that reached its cap.
    pub(crate) fn verdict(
        &self,
        ended: &Ended,
        limits: Limits,
        too_large: Option<&dyn Say>,
    ) -> Option<Finding> {
        if let Some(outcome) = &self.outcome
            && *outcome != Checked::Accepted
        {
            return Some(judge_outcome(outcome));
        }
        if let Some(longest) = self.endless {
            let seconds = longest.as_secs();
            let reason: Message = say::ENDLESS.with(&[&seconds]).into();
            return Some(Finding::new(Verdict::IdleLimit, reason));
        }
        let too_much = self.too_much.as_ref().map(|it| it as &dyn Say);
        let too_large = too_much.or(too_large);
        if let Some(mut finding) = judge_process(ended, limits, too_large) {
            if finding.verdict == Verdict::IdleLimit {
                finding.reason = self.silence();
            }
            return Some(finding);
        }
        if self.outcome.is_none() {
            return Some(judge_outcome(&Interactor::left_early()));
        }
        let said = self.afterwards.as_ref()?;
        let reason: Message = say::GOES_ON.with(&[said]).into();
        Some(Finding::new(Verdict::Presentation, reason))
    }

    /// What a program that is silent should have done.
    fn silence(&self) -> Message {
        match (&self.outcome, &self.unfinished) {
            (Some(_), _) => say::DOES_NOT_END.into(),
            (None, Some(said)) => say::HALF_A_LINE.with(&[said]).into(),
            (None, None) => say::SILENT.into(),
        }
    }
}

/// Lets the program of this job talk with the interactor; neither side may say more than `cap`
/// bytes. The job's standard input and output are replaced by pipes.
///
/// # Errors
/// If the program could not be run at all.
pub(crate) fn hold(
    settings: &Settings,
    mut job: Job,
    interactor: &mut Interactor,
    cap: u64,
) -> Result<(RunOutcome, Talk), RunError> {
    let (ear, mouth) = sandbox::pipes(&mut job)?;
    let mut proxy = Proxy {
        interactor,
        cap,
        longest: settings.longest_game,
        ear,
        mouth: Some(mouth),
        queue: VecDeque::new(),
        line: Vec::new(),
        heard: 0,
        is_news: false,
        lines: 0,
        told: 0,
        started: Instant::now(),
        talk: Talk::default(),
    };
    let opening = proxy.interactor.open();
    proxy.tell(opening);
    let mut running = sandbox::start(&settings.helper, &job)?;
    proxy.talk(&mut running)?;
    let outcome = running.finish()?;
    proxy.hear_the_rest(&outcome.ended)?;
    Ok((outcome, proxy.talk))
}

/// One dialogue, seen from between the two sides.
struct Proxy<'a> {
    interactor: &'a mut Interactor,
    cap: u64,
    longest: Duration,
    /// What the program says.
    ear: Ear,
    /// What is said to it; closed when the game is over and all has been said.
    mouth: Option<Mouth>,
    /// What it has still to be told.
    queue: VecDeque<u8>,
    /// The line that it is saying.
    line: Vec<u8>,
    /// Bytes heard.
    heard: u64,
    /// Whether something has been heard of which the helper has not been told. Silence ends with a
    /// whole line that says something, or with very many that say nothing: not with a byte now and
    /// then.
    is_news: bool,
    /// Lines heard.
    lines: u64,
    /// Bytes told, or in the queue.
    told: u64,
    started: Instant,
    talk: Talk,
}

impl Proxy<'_> {
    /// Carries words to and fro until the program has ended.
    fn talk(&mut self, running: &mut Running) -> io::Result<()> {
        let mut is_dismissed = false;
        let mut noticed = Instant::now();
        loop {
            self.speak()?;
            if self.is_settled() && !is_dismissed {
                running.dismiss();
                is_dismissed = true;
            }
            if self.wait(running)? {
                return Ok(());
            }
            self.listen()?;
            if self.is_news && noticed.elapsed() > NOTICE {
                running.heard();
                self.is_news = false;
                noticed = Instant::now();
            }
            if self.started.elapsed() > self.longest {
                self.talk.course.endless = Some(self.longest);
            }
        }
    }

    /// Whether nothing that the program can still do matters.
    fn is_settled(&self) -> bool {
        let course = &self.talk.course;
        let is_wrong = matches!(&course.outcome, Some(it) if *it != Checked::Accepted);
        is_wrong || course.too_much.is_some() || course.endless.is_some()
    }

    /// Waits until there is something to do; returns whether the program has ended.
    fn wait(&self, running: &Running) -> io::Result<bool> {
        let mouth = self.mouth.as_ref().filter(|_| !self.queue.is_empty());
        // Whatever takes too long is ended elsewhere; the clock is for games without an end.
        running.wait(&self.ear, mouth, Some(Duration::from_secs(1)))
    }

    /// Tells the program as much of the queue as its pipe takes.
    fn speak(&mut self) -> io::Result<()> {
        let Some(mouth) = &mut self.mouth else {
            return Ok(());
        };
        while !self.queue.is_empty() {
            match mouth.write(self.queue.as_slices().0) {
                Ok(written) => drop(self.queue.drain(..written)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        if self.talk.course.outcome.is_some() {
            self.mouth = None;
        }
        Ok(())
    }

    /// Hears what the program has said since, or a good part of it; returns whether it has said
    /// anything.
    fn listen(&mut self) -> io::Result<bool> {
        let mut buffer = [0; 1 << 14];
        let length = match self.ear.read(&mut buffer) {
            Err(error) => match error.kind() {
                io::ErrorKind::WouldBlock => return Ok(false),
                io::ErrorKind::Interrupted => return Ok(true),
                _ => return Err(error),
            },
            Ok(length) => length,
        };
        self.heard += length as u64;
        // Whoever says more than can be heard at once may have to wait until it is.
        self.is_news |= length == buffer.len();
        for line in buffer[..length].split_inclusive(|&byte| byte == b'\n') {
            self.line.extend_from_slice(line);
            if line.ends_with(b"\n") {
                self.lines += 1;
                self.hear_line();
            }
        }
        if self.heard > self.cap || self.lines > MOST_LINES {
            self.talk.course.too_much = Some(say::STDOUT);
            self.line.clear();
        }
        Ok(length > 0)
    }

    /// Hears what was said before the end. A last line without its end is one if the program
    /// ended by itself; if it was stopped, nobody knows what the line would have been.
    fn hear_the_rest(&mut self, ended: &Ended) -> io::Result<()> {
        while self.listen()? {}
        if !self.line.trim_ascii().is_empty() {
            if ended.stopped.is_none() {
                self.hear_line();
            } else {
                let line = String::from_utf8_lossy(&self.line);
                self.talk.course.unfinished = Some(text::printable(line.trim()));
            }
        }
        Ok(())
    }

    fn hear_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        self.is_news |= !line.trim_ascii().is_empty();
        if self.is_settled() {
            return;
        }
        self.note(Speaker::Program, &line);
        if self.talk.course.outcome.is_some() {
            let said = String::from_utf8_lossy(line.trim_ascii());
            if !said.is_empty() && self.talk.course.afterwards.is_none() {
                self.talk.course.afterwards = Some(text::printable(&said));
            }
            return;
        }
        let answer = self.interactor.hear(&line);
        self.tell(answer);
    }

    fn tell(&mut self, text: String) {
        self.note(Speaker::Judge, text.as_bytes());
        self.told += text.len() as u64;
        self.queue.extend(text.into_bytes());
        if self.told > self.cap {
            self.talk.course.too_much = Some(say::OPPONENT_SAYS);
        }
        self.talk.course.outcome = self.interactor.outcome().cloned();
    }

    fn note(&mut self, by: Speaker, said: &[u8]) {
        self.talk.transcript.note(by, said, self.started.elapsed());
    }
}

#[cfg(test)]
mod tests;
