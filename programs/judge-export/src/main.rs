//! The program `judge-export`, which `judge export` and `judge bundle` call.

use std::process::ExitCode;

use clap::Subcommand;
use export::bundle::{BundleArguments, bundle};
use export::command::{ExportArguments, export};
use export::system::Workshop;
use judge::command_line::obey;

const ABOUT: &str = "Packs problems for other judging systems";

#[derive(Debug, Subcommand)]
enum Command {
    /// Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ
    Export(ExportArguments),
    /// Write a reference as one file that needs only the standard library
    Bundle(BundleArguments),
}

fn main() -> ExitCode {
    roster::install();
    obey(ABOUT, |command: &Command, root| match command {
        Command::Export(arguments) => export(arguments, root, &Workshop::equipped()),
        Command::Bundle(arguments) => bundle(arguments, root).map(|()| ExitCode::SUCCESS),
    })
}
