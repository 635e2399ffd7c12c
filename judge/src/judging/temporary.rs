//! The judge's temporary folders.

use std::io;
use std::sync::Once;

use sandbox::Scratch;

use crate::set::user::SCRATCH;

/// What judges that were killed have left is swept once, for all folders.
static SWEEP: Once = Once::new();

/// A temporary folder, removed with all that is in it when it is dropped.
pub fn temporary() -> io::Result<Scratch> {
    SWEEP.call_once(|| sandbox::sweep(SCRATCH));
    Scratch::new(SCRATCH)
}
