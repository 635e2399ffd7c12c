//! A program that talks with a person or another program: as sealed as any, and within the limits
//! of its problem.
//!
//! Only the clock on the wall waits for the other side. On its own turn the program may be silent no
//! longer than in a dialogue with the judge, and where it has a clock, its turns together may take no
//! longer than that.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bilingual::{Fault, Message, Result, ensure, of_system};
use checker::interactor::Interactor;
use inpout::Player;
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use sandbox::{Ear, Mouth, Quota, Running, Stop};
use tempfile::NamedTempFile;

use super::prepared::{limits_for, output_cap, quota};
use super::program::Program;
use super::settings::{Pace, Settings};
use super::verdict::{Finding, judge_outcome, judge_process};
use super::workdir::Workdir;
use crate::catalogue::judging as say;

/// No person thinks for longer.
const PATIENCE: Duration = Duration::from_hours(12);

/// A line is no longer than this.
const LONGEST_LINE: usize = 1 << 16;

/// Blank lines of a turn that are passed over.
const MOST_BLANK: usize = 10_000;

/// What the program does on its turn.
#[derive(Debug)]
pub enum Turn {
    /// It says this line.
    Says(String),
    /// It says no more; the reason is a whole sentence.
    Ended(Finding),
}

/// What a program is started for.
#[derive(Debug, Clone, Copy)]
pub struct Occasion<'a> {
    /// The problem.
    pub problem: &'a dyn AnyProblem,
    /// What it finds as its input file, if it finds one.
    pub file: Option<&'a str>,
    /// What it is told at once.
    pub greeting: &'a str,
    /// How long all its turns may take; as long as they like if not given.
    pub clock: Option<Duration>,
}

/// The limits for a program: those of the problem's largest tier.
pub(super) fn limits_in(problem: &dyn AnyProblem, program: &Program) -> Limits {
    let spec = Spec::of(problem);
    let has_beyond = spec.limits.beyond.is_some();
    let tier = if has_beyond {
        Tier::Beyond
    } else {
        Tier::Source
    };
    limits_for(program, spec, tier)
}

/// A program that has been started to talk.
#[derive(Debug)]
pub struct Companion {
    running: Option<Running>,
    /// What the program says.
    ear: Ear,
    /// What is said to it.
    mouth: Mouth,
    /// What has been heard, of which so much has been taken as lines.
    heard: Vec<u8>,
    taken: usize,
    /// How many lines it has said, blank ones too.
    lines: usize,
    /// What is left of its clock.
    clock: Option<Duration>,
    /// CPU time, once it has ended.
    cpu_ms: u64,
    limits: Limits,
    _workdir: Workdir,
    _input: Option<NamedTempFile>,
    program: Arc<Program>,
    settings: Settings,
}

impl Companion {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        program: Arc<Program>,
        occasion: &Occasion<'_>,
        settings: &Settings,
    ) -> Result<Companion> {
        let no_run = |error: io::Error| Fault::new(&say::NO_RUN.with(&[&of_system(&error)]));
        let input = occasion.file.map(|text| -> io::Result<_> {
            // Its own: the same program may sit at several boards.
            let mut file = NamedTempFile::new_in(program.folder())?;
            file.write_all(text.as_bytes())?;
            Ok(file)
        });
        let input = input.transpose().map_err(no_run)?;
        let path = input.as_ref().map(NamedTempFile::path);
        let workdir = Workdir::new(&program, occasion.problem.file(), path).map_err(no_run)?;
        let limits = limits_in(occasion.problem, &program);
        let quota = Quota {
            wall_ms: PATIENCE.as_secs() * 1000,
            ..quota(limits, output_cap(0), Pace::Unknown)
        };
        let mut job = workdir.job(&program, quota);
        let (ear, mouth) = sandbox::pipes(&mut job)?;
        let running = sandbox::start(&settings.helper, &job)?;
        let mut companion = Companion {
            running: Some(running),
            ear,
            mouth,
            heard: Vec::new(),
            taken: 0,
            lines: 0,
            clock: occasion.clock,
            cpu_ms: 0,
            limits,
            _workdir: workdir,
            _input: input,
            program,
            settings: settings.clone(),
        };
        companion.let_think(false);
        companion.tell(occasion.greeting)?;
        Ok(companion)
    }

    /// Tells it these lines. If it does not listen any more, that shows on its own turn.
    ///
    /// # Errors
    /// If the pipe fails.
    fn tell(&mut self, lines: &str) -> io::Result<()> {
        match self.mouth.write_all(lines.as_bytes()) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => Err(error),
            _ => Ok(()),
        }
    }

    /// Its next line that is not blank.
    ///
    /// # Errors
    /// If the judge fails.
    fn turn(&mut self) -> Result<Turn> {
        self.let_think(true);
        let began = Instant::now();
        let turn = self.line_or_end(began)?;
        self.let_think(false);
        self.clock = self.left_since(began);
        Ok(turn)
    }

    /// What is left of its clock, if its turn began then.
    fn left_since(&self, began: Instant) -> Option<Duration> {
        self.clock
            .map(|clock| clock.saturating_sub(began.elapsed()))
    }

    fn line_or_end(&mut self, began: Instant) -> Result<Turn> {
        let mut blank = 0;
        loop {
            while let Some(line) = self.whole_line() {
                if !line.trim().is_empty() {
                    return Ok(Turn::Says(line));
                }
                blank += 1;
            }
            if self.heard.len() > LONGEST_LINE || blank > MOST_BLANK {
                let reason = say::TOO_LARGE.with(&[&say::STDOUT]);
                let too_much = Finding::new(Verdict::OutputLimit, reason);
                return Ok(Turn::Ended(self.dismissed()?.unwrap_or(too_much)));
            }
            let left = self.left_since(began);
            if left.is_some_and(|left| left.is_zero()) {
                let too_slow = Finding::new(Verdict::IdleLimit, say::CLOCK);
                return Ok(Turn::Ended(self.dismissed()?.unwrap_or(too_slow)));
            }
            let has_ended = self.wait(left)?;
            if self.listen()? || !has_ended {
                continue;
            }
            if let Some(reason) = self.ended()? {
                return Ok(Turn::Ended(reason));
            }
            // A last line without its end is a line.
            if self.heard.trim_ascii().is_empty() {
                return Ok(Turn::Ended(judge_outcome(&Interactor::left_early())));
            }
            self.heard.push(b'\n');
        }
    }

    /// Stops it, if it has not ended; returns its CPU time in milliseconds.
    ///
    /// # Errors
    /// If the judge fails.
    pub fn close(mut self) -> Result<u64> {
        self.dismissed()?;
        Ok(self.cpu_ms)
    }

    /// Whether it is on its turn, where it may not be silent for long.
    fn let_think(&mut self, on_turn: bool) {
        match &mut self.running {
            Some(running) if on_turn => running.heard(),
            Some(running) => running.rest(),
            None => {}
        }
    }

    fn whole_line(&mut self) -> Option<String> {
        let rest = &self.heard[self.taken..];
        let Some(end) = rest.iter().position(|&byte| byte == b'\n') else {
            self.heard.drain(..self.taken);
            self.taken = 0;
            return None;
        };
        let line = String::from_utf8_lossy(&rest[..=end]).into_owned();
        self.taken += end + 1;
        self.lines += 1;
        Some(line)
    }

    /// Waits until there is something to hear, or until that time is over; returns whether the
    /// program has ended.
    fn wait(&self, most: Option<Duration>) -> Result<bool> {
        let Some(running) = &self.running else {
            return Ok(true);
        };
        Ok(running.wait(&self.ear, None, most)?)
    }

    /// Hears what it has said since; returns whether it has said anything.
    fn listen(&mut self) -> io::Result<bool> {
        let mut buffer = [0; 1 << 14];
        match self.ear.read(&mut buffer) {
            Ok(length) => {
                self.heard.extend_from_slice(&buffer[..length]);
                Ok(length > 0)
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(false),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// Stops it; a reason if it had been stopped before, or had crashed.
    fn dismissed(&mut self) -> Result<Option<Finding>> {
        if let Some(running) = &mut self.running {
            running.dismiss();
        }
        self.ended()
    }

    /// Waits for its end; a reason if it went over a limit or crashed.
    fn ended(&mut self) -> Result<Option<Finding>> {
        let Some(running) = self.running.take() else {
            return Ok(None);
        };
        let ended = running.finish()?.ended;
        self.cpu_ms = ended.cpu_ms();
        if ended.stopped == Some(Stop::Dismissed) {
            return Ok(None);
        }
        let finding = judge_process(&ended, self.limits, None);
        let verdict = finding.as_ref().map_or(Verdict::Accepted, |it| it.verdict);
        let blamed = self.program.is_to_blame(&ended, verdict, &self.settings);
        blamed.map_err(Fault)?;
        Ok(finding.map(|finding| {
            let reason = match finding.verdict {
                Verdict::IdleLimit => say::SILENT.into(),
                verdict => Message::joined(&[verdict.long().into(), finding.reason], ": "),
            };
            Finding::new(finding.verdict, reason)
        }))
    }
}

impl Drop for Companion {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.dismiss();
            // Whatever it did after the game does not matter.
            let _ = running.finish();
        }
    }
}

/// One side of a dialogue.
pub enum Partner {
    /// The reference, in memory.
    Reference {
        /// Who plays.
        player: Box<dyn Player>,
        /// Lines that it has said and nobody has taken yet.
        said: VecDeque<String>,
        /// How many lines it has heard.
        heard: usize,
    },
    /// A program of its own.
    Program(Box<Companion>),
}

impl Partner {
    /// The reference, which has begun.
    pub fn reference(mut player: Box<dyn Player>) -> Partner {
        let step = player.open();
        Partner::Reference {
            said: step.text().lines().map(str::to_owned).collect(),
            player,
            heard: 0,
        }
    }

    /// What it does on its turn.
    ///
    /// # Errors
    /// If the judge fails.
    pub fn turn(&mut self) -> Result<Turn> {
        let said = match self {
            Partner::Reference { said, .. } => said.pop_front(),
            Partner::Program(program) => return program.turn(),
        };
        let left_early = || Turn::Ended(judge_outcome(&Interactor::left_early()));
        Ok(said.map_or_else(left_early, Turn::Says))
    }

    /// How many lines it has said, for messages.
    pub fn lines(&self) -> usize {
        match self {
            Partner::Reference { heard, .. } => heard + 1,
            Partner::Program(program) => program.lines,
        }
    }

    /// Tells it a line.
    ///
    /// # Errors
    /// If the judge fails, or if the reference finds something wrong with it.
    pub fn tell(&mut self, line: &str) -> Result<()> {
        let (player, said, heard) = match self {
            Partner::Reference {
                player,
                said,
                heard,
            } => (player, said, heard),
            Partner::Program(program) => return Ok(program.tell(&format!("{line}\n"))?),
        };
        *heard += 1;
        let step = inpout::hear(&mut **player, *heard, line.as_bytes())?;
        ensure(said.is_empty(), || {
            "the reference has said too much".to_owned()
        })?;
        said.extend(step.text().lines().map(str::to_owned));
        Ok(())
    }
}
