//! What time it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock with two hands.
pub trait Clock: Send + Sync {
    /// The time on the wall, in milliseconds since 1970; it may jump.
    fn wall_ms(&self) -> i64;

    /// Milliseconds that have passed since some moment; they only grow.
    fn steady_ms(&self) -> i64;
}

/// The clock of this machine.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// The clock, whose steady hand begins now.
    pub fn new() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn wall_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // A clock before 1970 is no clock.
        since.map_or(0, |it| i64::try_from(it.as_millis()).unwrap_or(i64::MAX))
    }

    fn steady_ms(&self) -> i64 {
        i64::try_from(self.0.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}
