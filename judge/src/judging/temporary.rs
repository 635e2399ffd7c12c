//! The judge's temporary folders.

use std::io;

use sandbox::Scratch;

use crate::set::user::SCRATCH;

/// A temporary folder, removed with all that is in it when it is dropped.
pub fn temporary() -> io::Result<Scratch> {
    Scratch::new(SCRATCH)
}

/// Removes those that judges of this user have left that were killed; to be called by `main`.
pub fn sweep() {
    sandbox::sweep(SCRATCH);
}
