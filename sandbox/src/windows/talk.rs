//! The pipes between the judge and a program that talks.
//!
//! Nothing on Windows waits for a pipe and a process together, so a thread stands at each: one hears what
//! the program says, one says to it what waits. Each ends with its pipe.

use std::collections::BTreeMap;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::windows::io::OwnedHandle;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::job::Job;
use crate::scratch::held;

/// So much is heard, or waits to be said, before the other side has to wait.
const MOST: usize = 1 << 20;

/// How often it is looked whether a program has ended.
const BREATH: Duration = Duration::from_millis(4);

/// What was said by the time that a program had ended is heard soon after it.
const ECHO: Duration = Duration::from_secs(5);

/// The ends of programs that are not yet started, by the names that their jobs have for them.
static ENDS: Mutex<BTreeMap<PathBuf, File>> = Mutex::new(BTreeMap::new());

/// The end of a pipe that is called so, which from now on is the program's alone.
pub(super) fn taken(name: &Path) -> Option<File> {
    held(&ENDS).remove(name)
}

/// Bytes on their way from one thread to another.
#[derive(Debug, Default)]
struct Way {
    bytes: VecDeque<u8>,
    /// No more comes, or nobody takes any more.
    is_closed: bool,
}

/// A way, and what tells that something has changed on it.
type Shared = Arc<(Mutex<Way>, Condvar)>;

/// What a program says. Reading never waits: where there is nothing, it is an error of the kind
/// [`WouldBlock`](io::ErrorKind::WouldBlock).
#[derive(Debug)]
pub struct Ear {
    way: Shared,
    names: [PathBuf; 2],
}

/// What is said to a program; its input ends when this is dropped. Writing never waits: what the pipe
/// does not take is an error of the kind [`WouldBlock`](io::ErrorKind::WouldBlock).
#[derive(Debug)]
pub struct Mouth(Shared);

/// Pipes in the place of a job's standard input and output.
///
/// # Errors
/// If there are none left.
pub fn pipes(job: &mut Job) -> io::Result<(Ear, Mouth)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let (stdin, mouth) = io::pipe()?;
    let (ear, stdout) = io::pipe()?;
    let count = COUNT.fetch_add(1, Relaxed);
    // No file is called so.
    let names = ["in", "out"].map(|side| PathBuf::from(format!("pipe:{count}:{side}")));
    let ends = [OwnedHandle::from(stdin), OwnedHandle::from(stdout)].map(File::from);
    held(&ENDS).extend(names.iter().cloned().zip(ends));
    [job.stdin, job.stdout] = names.clone();
    let (hears, says) = (Shared::default(), Shared::default());
    let (hearer, sayer) = (Arc::clone(&hears), Arc::clone(&says));
    thread::Builder::new().spawn(move || hear(ear, &hearer))?;
    thread::Builder::new().spawn(move || say(mouth, &sayer))?;
    Ok((Ear { way: hears, names }, Mouth(says)))
}

/// Hears until the program says no more.
fn hear(mut pipe: PipeReader, (way, changed): &(Mutex<Way>, Condvar)) {
    let mut buffer = [0; 1 << 14];
    loop {
        let length = pipe.read(&mut buffer).unwrap_or(0);
        let mut way = held(way);
        while way.bytes.len() > MOST && !way.is_closed {
            way = changed.wait(way).unwrap_or_else(PoisonError::into_inner);
        }
        way.is_closed |= length == 0;
        if !way.is_closed {
            way.bytes.extend(&buffer[..length]);
        }
        changed.notify_all();
        if length == 0 {
            return;
        }
    }
}

/// Says until there is no more to be said, or nobody who hears it.
fn say(mut pipe: PipeWriter, (way, changed): &(Mutex<Way>, Condvar)) {
    loop {
        let bytes: Vec<u8> = {
            let mut way = held(way);
            while way.bytes.is_empty() && !way.is_closed {
                way = changed.wait(way).unwrap_or_else(PoisonError::into_inner);
            }
            if way.bytes.is_empty() {
                return;
            }
            let length = way.bytes.len().min(1 << 14);
            way.bytes.drain(..length).collect()
        };
        let said = pipe.write_all(&bytes);
        let mut way = held(way);
        if said.is_err() {
            // Who has left hears no more; that shows elsewhere.
            way.bytes.clear();
        }
        changed.notify_all();
    }
}

impl Read for Ear {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let (way, changed) = &*self.way;
        let mut way = held(way);
        if way.bytes.is_empty() && !way.is_closed {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let length = way.bytes.read(buffer);
        changed.notify_all();
        length
    }
}

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (way, changed) = &*self.0;
        let mut way = held(way);
        let room = MOST.saturating_sub(way.bytes.len());
        if room == 0 {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let length = room.min(bytes.len());
        way.bytes.extend(&bytes[..length]);
        changed.notify_all();
        Ok(length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn close((way, changed): &(Mutex<Way>, Condvar)) {
    held(way).is_closed = true;
    changed.notify_all();
}

impl Drop for Mouth {
    fn drop(&mut self) {
        close(&self.0);
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        // Of a program that never started nobody has taken them.
        for name in &self.names {
            drop(taken(name));
        }
        close(&self.way);
    }
}

impl Ear {
    /// As [`Running::wait`](super::Running::wait), for a program of which `has_ended` tells whether it has.
    pub(super) fn wait(
        &self,
        has_ended: impl Fn() -> bool,
        mouth: Option<&Mouth>,
        most: Option<Duration>,
    ) -> io::Result<bool> {
        let began = Instant::now();
        let (way, changed) = &*self.way;
        let mut ended: Option<Instant> = None;
        let mut way = held(way);
        loop {
            if ended.is_none() && has_ended() {
                ended = Some(Instant::now());
            }
            // All that it has said is there when it has ended.
            if let Some(at) = ended
                && (way.is_closed || at.elapsed() > ECHO)
            {
                return Ok(true);
            }
            let can_speak = mouth.is_some_and(|it| held(&it.0.0).bytes.len() < MOST);
            let is_over = most.is_some_and(|most| began.elapsed() >= most);
            let is_news = !way.bytes.is_empty() || can_speak || is_over;
            // Who hears waits for room, before and after the end.
            if (ended.is_none() && is_news) || way.bytes.len() > MOST {
                return Ok(false);
            }
            let waited = changed.wait_timeout(way, BREATH);
            way = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}
