//! `judge bundle`: a reference as one file.

use std::path::{Path, PathBuf};

use crate::help::{self, both};
use anyhow::Result;
use clap::Args;
use export::bundle::one_file;
use judge::root::Root;

/// What `judge bundle` is told on the command line.
#[derive(Debug, Args)]
pub(crate) struct BundleArguments {
    #[arg(help = help::problem())]
    pub(crate) id: String,
    #[arg(help = both(
        "Đọc thiết bị vào chuẩn và ghi thiết bị ra chuẩn, thay cho NAME.INP và NAME.OUT",
        "Read standard input and write standard output, instead of NAME.INP and NAME.OUT",
    ))]
    #[arg(long)]
    pub(crate) streams: bool,
    #[arg(help = both(
        "Ghi vào file này thay vì in ra màn hình",
        "Write to this file instead of standard output",
    ))]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// Prints or writes the reference of a problem as a single file.
///
/// # Errors
/// If it cannot be made or written.
pub(crate) fn bundle(arguments: &BundleArguments, root: Option<&Path>) -> Result<()> {
    let text = one_file(&Root::find(root)?, &arguments.id, arguments.streams)?;
    match &arguments.output {
        Some(file) => inpout::write_atomically(file, &text)?,
        None => crate::out::print(text),
    }
    Ok(())
}
