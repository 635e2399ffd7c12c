//! What is shown while long work goes on, and how.

pub mod out;
pub mod progress;
