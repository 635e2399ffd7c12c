//! How often somebody may do something: a bucket that fills again, for each person and each address. All of
//! it is in memory and forgotten within a day; a class behind one router shares an address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use store::PersonId;

/// Buckets that are kept; full ones are dropped first.
const MOST: usize = 10_000;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Limit {
    /// Codes typed for a person: five a minute.
    Code(PersonId),
    /// Codes typed at an address: sixty a minute.
    Door(IpAddr),
    /// Programs of a person: sixty at once, then one a second. How soon they are judged is the queue's.
    HandIn(PersonId),
    /// Searches that a person asks for: three an hour.
    Search(PersonId),
}

impl Limit {
    /// How many at once, and how many come back in a second.
    fn size(self) -> (f64, f64) {
        match self {
            Limit::Code(_) => (5.0, 5.0 / 60.0),
            Limit::Search(_) => (3.0, 3.0 / 3600.0),
            Limit::Door(_) | Limit::HandIn(_) => (60.0, 1.0),
        }
    }
}

/// All buckets: what was left in each, and when.
#[derive(Default)]
pub(crate) struct Limits(Mutex<HashMap<Limit, (f64, Instant)>>);

impl Limits {
    /// Takes one out, if one is left.
    pub(crate) fn take(&self, limit: Limit) -> bool {
        let now = Instant::now();
        let left = |limit: Limit, (left, then): (f64, Instant)| {
            let (most, a_second) = limit.size();
            (left + (now - then).as_secs_f64() * a_second).min(most)
        };
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > MOST {
            all.retain(|&limit, &mut it| left(limit, it) < limit.size().0);
        }
        let now_left = all
            .get(&limit)
            .map_or(limit.size().0, |&it| left(limit, it));
        let is_left = now_left >= 1.0;
        all.insert(limit, (now_left - f64::from(u8::from(is_left)), now));
        is_left
    }
}

/// Sockets that are open, in all and of an address.
#[derive(Default)]
pub(crate) struct Sockets(Mutex<HashMap<IpAddr, usize>>);

/// As many as a process may have open by default, but for files; and a class behind one router.
const SOCKETS: usize = 900;
const OF_ADDRESS: usize = 700;

impl Sockets {
    /// Counts one more, if there may be one.
    pub(crate) fn open(&self, from: IpAddr) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = all.get(&from).copied().unwrap_or(0);
        let is_room = of_address < OF_ADDRESS && all.values().sum::<usize>() < SOCKETS;
        if is_room {
            all.insert(from, of_address + 1);
        }
        is_room
    }

    /// Counts one less.
    pub(crate) fn close(&self, from: IpAddr) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                all.remove(&from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_codes_of_a_person_are_tried_and_those_of_others_as_before() {
        let limits = Limits::default();
        let tried = (0..9).filter(|_| limits.take(Limit::Code(1))).count();
        assert_eq!(tried, 5);
        assert!(limits.take(Limit::Code(2)));
    }

    #[test]
    fn sixty_codes_are_tried_at_an_address_and_those_at_others_as_before() {
        let limits = Limits::default();
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let tried = (0..99).filter(|_| limits.take(Limit::Door(one))).count();
        assert_eq!(tried, 60);
        assert!(limits.take(Limit::Door(other)));
    }

    #[test]
    fn sockets_of_one_address_leave_room_for_others() {
        let sockets = Sockets::default();
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        assert_eq!((0..2000).filter(|_| sockets.open(one)).count(), OF_ADDRESS);
        assert!(sockets.open(other));
        sockets.close(one);
        assert!(sockets.open(one) && !sockets.open(one));
    }
}
