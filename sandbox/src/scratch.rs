//! Where a temporary folder is made, whichever system it is made on.

use std::error::Error;
use std::io;

use crate::Scratch;
use crate::places::{NoPlace, first};

impl Scratch {
    /// A new folder whose name begins like this, in the first place that is good for programs (see
    /// [`temporary_place`](crate::temporary_place)).
    ///
    /// # Errors
    /// If there is no such place, a [`NoPlace`].
    pub fn new(prefix: &str) -> io::Result<Scratch> {
        let made = first(|place| Scratch::within(place, prefix));
        made.map(|(_, scratch, _)| scratch)
            .map_err(|passed| io::Error::other(NoPlace(passed)))
    }
}

/// The error without the name of a folder that nobody knows.
pub(crate) fn plain(error: &io::Error) -> io::Error {
    let system = error.source().and_then(|it| it.downcast_ref::<io::Error>());
    match system.unwrap_or(error).raw_os_error() {
        Some(number) => io::Error::from_raw_os_error(number),
        None => io::Error::from(error.kind()),
    }
}
