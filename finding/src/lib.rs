//! Inputs by their size: the smallest ones first, and larger ones made smaller.
//!
//! Nothing is known of an input but that it is text, and nothing is run here: whoever asks tells whether an
//! input is legal and whether a program fails on it, and when to stop. So a search on a machine and a page in a
//! browser, which has no clock of its own, stand on the same.

#![deny(missing_docs)]
// Nothing is printed here: that is for the commands.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod ascent;
mod changes;
mod shrink;

pub use ascent::Ascent;
pub use changes::{Part, Place, Words};
pub use shrink::{shrink, squeeze};
