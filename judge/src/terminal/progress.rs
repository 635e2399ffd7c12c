//! How far long work is.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over so many steps, with what is being done behind it; drawn on standard error, and only
/// if that is a terminal.
pub fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}
