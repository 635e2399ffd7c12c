//! A program on its way: watched until it has ended or must, and what is left of it.

use std::io;
use std::sync::{Arc, Mutex, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::folder;
use super::numbers::{self, Sight, Silence};
use super::start::{Launched, launch};
use super::sys::{JobObject, Process};
use super::talk::{Ear, Mouth};
use crate::job::Job;
use crate::outcome::{Ended, RunError, RunOutcome, Stop, micros_of};
use crate::scratch::held;

/// How often it is looked at what was written.
const WRITTEN: Duration = Duration::from_millis(20);
/// What is ended takes some time to be gone.
const GONE: Duration = Duration::from_secs(5);

/// What the parent has said since it was asked last.
#[derive(Debug, Default, Clone, Copy)]
struct Orders {
    /// The program has spoken, or is on turn.
    heard: bool,
    /// Somebody else is on turn.
    rests: bool,
    dismissed: bool,
}

/// A program that has been started.
#[derive(Debug)]
pub struct Running {
    orders: Arc<Mutex<Orders>>,
    watcher: Option<JoinHandle<io::Result<RunOutcome>>>,
}

impl Running {
    /// Tells that the program has spoken, or is on turn: its silence is counted from now on.
    pub fn heard(&mut self) {
        let mut orders = held(&self.orders);
        (orders.heard, orders.rests) = (true, false);
    }

    /// Tells that somebody else is on turn: until the program is [heard](Running::heard) again, its
    /// silence does not count.
    pub fn rest(&mut self) {
        held(&self.orders).rests = true;
    }

    /// Stops the program; [`Ended::stopped`](crate::Ended::stopped) says so, unless it had ended
    /// before.
    pub fn dismiss(&mut self) {
        held(&self.orders).dismissed = true;
    }

    /// Waits until the program has said something, or has ended, or until a mouth that is given takes
    /// more, or that time is over; returns whether the program has ended.
    ///
    /// # Errors
    /// If the system cannot wait.
    pub fn wait(
        &self,
        ear: &Ear,
        mouth: Option<&Mouth>,
        most: Option<Duration>,
    ) -> io::Result<bool> {
        let has_ended = || self.watcher.as_ref().is_none_or(JoinHandle::is_finished);
        ear.wait(has_ended, mouth, most)
    }

    /// Waits for the end of the program.
    ///
    /// # Errors
    /// If the program could not be run at all.
    pub fn finish(mut self) -> Result<RunOutcome, RunError> {
        let silent = || RunError::Silent("-".to_owned());
        let watcher = self.watcher.take().ok_or_else(silent)?;
        Ok(watcher.join().map_err(|_| silent())??)
    }
}

impl Drop for Running {
    /// Who does not wait for its end wants it ended.
    fn drop(&mut self) {
        self.dismiss();
    }
}

/// The jobs that run now.
static LIVING: Mutex<Vec<Weak<JobObject>>> = Mutex::new(Vec::new());

/// Ends all that runs now. From now on none begins, and to those who wait for one it does not end: nobody goes on
/// to make anything, until this process ends.
pub(super) fn end_all() {
    let living = held(&LIVING);
    for job in living.iter().filter_map(Weak::upgrade) {
        job.end();
    }
    std::mem::forget(living);
}

/// Waits for ever where all was ended.
fn go_on() {
    drop(held(&LIVING));
}

/// Starts a program.
///
/// # Errors
/// If it cannot be started.
pub(super) fn start(job: &Job) -> Result<Running, RunError> {
    go_on();
    crate::folder::must_be_empty(&job.folder).map_err(RunError::NotRun)?;
    let orders = Arc::<Mutex<Orders>>::default();
    let launched = launch(job).map_err(RunError::NotRun)?;
    let (job, given) = (job.clone(), Arc::clone(&orders));
    let watcher = thread::Builder::new().spawn(move || match launched {
        Launched::NotStarted(number) => Ok(RunOutcome::of_none(number)),
        Launched::Runs(object, process) => Run::new(&job, object, process).finish(&given),
    })?;
    Ok(Running {
        orders,
        watcher: Some(watcher),
    })
}

struct Run<'a> {
    job: &'a Job,
    object: Arc<JobObject>,
    process: Process,
    started: Instant,
    silence: Silence,
    /// What lay in its folder at first.
    given: u64,
    /// What is seen of its files, and when.
    written: (u64, u64),
    looked: Instant,
    working_set: usize,
}

impl<'a> Run<'a> {
    fn new(job: &'a Job, object: JobObject, process: Process) -> Run<'a> {
        let object = Arc::new(object);
        let mut living = held(&LIVING);
        living.retain(|it| it.strong_count() > 0);
        living.push(Arc::downgrade(&object));
        Run {
            job,
            object,
            process,
            started: Instant::now(),
            silence: Silence::default(),
            given: folder::size_of(&job.folder, u64::MAX),
            written: (0, 0),
            looked: Instant::now(),
            working_set: 0,
        }
    }

    /// Watches the program to its end, ends what is left, and sums up.
    fn finish(mut self, orders: &Mutex<Orders>) -> io::Result<RunOutcome> {
        let stopped = self.watch(orders);
        let wall = self.started.elapsed();
        self.end_all()?;
        go_on();
        let seen = self.look(false);
        let code = self.process.exit_code()?;
        for file in [&self.job.stdout, &self.job.stderr] {
            cut(file, self.job.quota.output_bytes)?;
        }
        let ended = Ended {
            exit: numbers::exit(code),
            stopped,
            cpu_us: micros_of(seen.cpu),
            wall_us: micros_of(wall),
            peak_kib: seen.peak_kib,
            stack_kib: 0,
            filled: false,
        };
        let left = folder::take(self.job)?;
        Ok(RunOutcome { ended, left })
    }

    /// Until the program has ended, or must.
    fn watch(&mut self, orders: &Mutex<Orders>) -> Option<Stop> {
        let mut pause = Duration::from_millis(1);
        loop {
            if self.process.has_ended_within(pause) {
                return None;
            }
            let said = {
                let mut orders = held(orders);
                let said = *orders;
                orders.heard = false;
                said
            };
            if said.dismissed {
                return Some(Stop::Dismissed);
            }
            if self.looked.elapsed() > WRITTEN {
                self.look_at_files();
            }
            let seen = self.look(said.heard || said.rests);
            if let Some(stop) = numbers::too_much(&self.job.quota, &seen) {
                return Some(stop);
            }
            pause = (pause * 5 / 4).min(Duration::from_millis(4));
        }
    }

    fn look(&mut self, begins_anew: bool) -> Sight {
        let cpu = numbers::cpu(self.object.accounting(), self.process.first_thread());
        self.working_set = self.working_set.max(self.process.working_set());
        self.silence.look(self.started.elapsed(), cpu, begins_anew);
        Sight {
            cpu,
            peak_kib: numbers::peak_kib(self.object.peak_bytes(), self.working_set),
            silence: self.silence,
            printed: self.written.0,
            folder: self.written.1,
        }
    }

    fn look_at_files(&mut self) {
        let printed = [&self.job.stdout, &self.job.stderr].map(|it| folder::length(it));
        let most = self.job.quota.disk_bytes.saturating_add(self.given);
        let folder = folder::size_of(&self.job.folder, most).saturating_sub(self.given);
        self.written = (printed.into_iter().max().unwrap_or_default(), folder);
        self.looked = Instant::now();
    }

    /// Ends everything that is left of it, and waits until it is gone.
    fn end_all(&self) -> io::Result<()> {
        let began = Instant::now();
        self.object.end();
        while self.object.accounting().living > 0 {
            if began.elapsed() > GONE {
                return Err(io::Error::other("it left processes that cannot be ended"));
            }
            thread::sleep(Duration::from_millis(1));
        }
        // The job may be empty a moment before the process has an end.
        self.process.has_ended_within(GONE);
        Ok(())
    }
}

/// Cuts what was printed to what may be.
fn cut(file: &std::path::Path, most: u64) -> io::Result<()> {
    if folder::length(file) > most {
        let open = || {
            std::fs::File::options()
                .write(true)
                .open(file)?
                .set_len(most)
        };
        super::patience::patiently(open)?;
    }
    Ok(())
}
