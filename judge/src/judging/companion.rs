//! A program that talks with a person: as sealed as any, and within the limits of its problem.
//!
//! Only the clock on the wall waits for the person. On its own turn the program may be silent no
//! longer than in a dialogue with the judge.

use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::AsFd;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use checker::interactor::Interactor;
use inpout::Opening;
use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use registry::spec::Limits;
use registry::{AnyProblem, Dialogue, Spec, Tier, Verdict};
use sandbox::{Quota, Running, Stop};
use words::{Fault, Message};

use super::dialogue::{name_of, never_block};
use super::prepared::{limits_for, output_cap, quota};
use super::program::Program;
use super::settings::{Pace, Settings};
use super::verdict::{judge_outcome, judge_process};
use super::workdir::Workdir;
use crate::catalogue::{errors::of_system, joined, judging as say};

/// No person thinks for longer.
const PATIENCE: Duration = Duration::from_hours(12);

/// A line is no longer than this.
const LONGEST_LINE: usize = 1 << 16;

/// What the program does on its turn.
pub enum Turn {
    /// It says this line.
    Says(String),
    /// It says no more, for this reason.
    Ended(Message),
}

/// The reason for a game that its program has left.
pub fn left_early() -> Message {
    judge_outcome(&Interactor::left_early()).reason
}

/// A program that has been started to talk with a person.
pub struct Companion {
    running: Option<Running>,
    /// What the program says.
    ear: PipeReader,
    /// What is said to it.
    mouth: PipeWriter,
    /// Its own ends: held open, so that nothing it has said is lost.
    _its_ends: (PipeReader, PipeWriter),
    /// Heard, but no whole line yet.
    heard: Vec<u8>,
    lines: usize,
    limits: Limits,
    _workdir: Workdir,
    program: Program,
}

impl Companion {
    /// Compiles and starts a program for a game with this opening.
    ///
    /// # Errors
    /// If the program cannot be compiled or started.
    pub fn start(
        path: &Path,
        problem: &dyn AnyProblem,
        spec: &Spec,
        dialogue: Dialogue,
        opening: &str,
    ) -> Result<Companion> {
        let settings = Settings::default();
        let program = Program::prepare(path, &settings).map_err(|why| Fault(why.told()))?;
        let input = program.folder().join("opening");
        let input = (dialogue.opening == Opening::File).then_some(input);
        if let Some(input) = &input {
            std::fs::write(input, opening)?;
        }
        let workdir = Workdir::new(&program, problem.file(), input.as_deref())
            .map_err(|error| Fault::new(&say::NO_RUN.with(&[&of_system(&error)])))?;
        let tier = if spec.limits.beyond.is_some() {
            Tier::Beyond
        } else {
            Tier::Source
        };
        let limits = limits_for(&program, spec, tier);
        let quota = Quota {
            wall_ms: u64::try_from(PATIENCE.as_millis())?,
            ..quota(limits, output_cap(0), Pace::Unknown)
        };
        let mut job = workdir.job(&program, quota);
        let (stdin, mouth) = io::pipe()?;
        let (ear, stdout) = io::pipe()?;
        never_block(&mouth)?;
        never_block(&ear)?;
        (job.stdin, job.stdout) = (name_of(&stdin), name_of(&stdout));
        let running = sandbox::start(&settings.helper, &job)?;
        let mut companion = Companion {
            running: Some(running),
            ear,
            mouth,
            _its_ends: (stdin, stdout),
            heard: Vec::new(),
            lines: 0,
            limits,
            _workdir: workdir,
            program,
        };
        companion.let_think(false);
        if dialogue.opening == Opening::FirstLine {
            companion.tell(opening)?;
        }
        Ok(companion)
    }

    /// What was started.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Tells it these lines. If it does not listen any more, that shows on its own turn.
    pub fn tell(&mut self, lines: &str) -> io::Result<()> {
        match self.mouth.write_all(lines.as_bytes()) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => Err(error),
            _ => Ok(()),
        }
    }

    /// How many lines it has said, blank ones too.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Its next line that is not blank.
    pub fn turn(&mut self) -> Result<Turn> {
        self.let_think(true);
        loop {
            while let Some(line) = self.whole_line() {
                if !line.trim().is_empty() {
                    self.let_think(false);
                    return Ok(Turn::Says(line));
                }
            }
            if self.heard.len() > LONGEST_LINE {
                let reason = say::TOO_LARGE.with(&[&say::STDOUT]).into();
                return Ok(Turn::Ended(self.dismissed()?.unwrap_or(reason)));
            }
            let has_ended = self.wait()?;
            if self.listen()? || !has_ended {
                continue;
            }
            if let Some(reason) = self.ended()? {
                return Ok(Turn::Ended(reason));
            }
            // A last line without its end is a line.
            if self.heard.trim_ascii().is_empty() {
                return Ok(Turn::Ended(left_early()));
            }
            self.heard.push(b'\n');
        }
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
        let end = self.heard.iter().position(|&byte| byte == b'\n')?;
        let line: Vec<u8> = self.heard.drain(..=end).collect();
        self.lines += 1;
        Some(String::from_utf8_lossy(&line).into_owned())
    }

    /// Waits until there is something to hear; returns whether the program has ended.
    fn wait(&self) -> Result<bool> {
        let Some(running) = &self.running else {
            return Ok(true);
        };
        let mut pipes = [
            PollFd::new(running.as_fd(), PollFlags::POLLIN),
            PollFd::new(self.ear.as_fd(), PollFlags::POLLIN),
        ];
        match poll(&mut pipes, PollTimeout::NONE) {
            Err(Errno::EINTR) => Ok(false),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(pipes[0].any().unwrap_or(false)),
        }
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
    fn dismissed(&mut self) -> Result<Option<Message>> {
        if let Some(running) = &mut self.running {
            running.dismiss();
        }
        self.ended()
    }

    /// Waits for its end; a reason if it went over a limit or crashed.
    fn ended(&mut self) -> Result<Option<Message>> {
        let Some(running) = self.running.take() else {
            return Ok(None);
        };
        let ended = running.finish()?.ended;
        if ended.stopped == Some(Stop::Dismissed) {
            return Ok(None);
        }
        let finding = judge_process(&ended, self.limits, None);
        Ok(finding.map(|finding| match finding.verdict {
            Verdict::IdleLimit => say::SILENT.into(),
            verdict => joined(&[verdict.long().into(), finding.reason], ": "),
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
