//! `judge bundle`: a reference as one file.

use std::path::{Path, PathBuf};

use crate::help;
use anyhow::Result;
use command_line::{arguments, flag, option};
use export::bundle::one_file;
use judge::root::Root;

arguments! {
    /// What `judge bundle` is told on the command line.
    pub(crate) struct BundleArguments {
        id: String = help::problem();
        streams: bool = flag(),
            "Đọc thiết bị vào chuẩn và ghi thiết bị ra chuẩn, thay cho NAME.INP và NAME.OUT",
            "Read standard input and write standard output, instead of NAME.INP and NAME.OUT";
        output: Option<PathBuf> = option("FILE").short('o'),
            "Ghi vào file này thay vì in ra màn hình",
            "Write to this file instead of standard output";
    }
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
