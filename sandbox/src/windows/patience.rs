//! What another process hinders for a moment is tried again: a scanner that looks at each new file, an
//! indexer, a program that is still ending.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

/// No scanner looks at a file for longer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Access denied, a sharing violation, a lock, a folder that is not yet empty.
const PASSING: [i32; 4] = [5, 32, 33, 145];

/// Does it, again and again as long as somebody else is in the way.
///
/// # Errors
/// What is wrong at last.
pub fn patiently<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let began = Instant::now();
    let mut pause = Duration::from_millis(5);
    loop {
        match act() {
            Err(error) if is_passing(&error) && began.elapsed() < PATIENCE => {
                thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(200));
            }
            other => return other,
        }
    }
}

fn is_passing(error: &io::Error) -> bool {
    error.raw_os_error().is_some_and(|it| PASSING.contains(&it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_the_way_for_a_moment_is_waited_for_and_nothing_else() {
        let mut left = 3;
        let done = patiently(|| {
            left -= 1;
            if left == 0 {
                Ok(left)
            } else {
                Err(io::Error::from_raw_os_error(32))
            }
        });
        assert_eq!(done.unwrap(), 0);
        let mut tried = 0;
        let missing = patiently(|| {
            tried += 1;
            io::Result::<()>::Err(io::Error::from_raw_os_error(2))
        });
        assert_eq!(missing.unwrap_err().kind(), io::ErrorKind::NotFound);
        assert_eq!(tried, 1);
    }
}
