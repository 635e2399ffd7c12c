//! The program `judge-export`, which `judge export` and `judge bundle` call.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use export::bundle::{BundleArguments, bundle};
use export::command::{ExportArguments, export};
use export::system::Workshop;

/// Packs problems for other judging systems.
#[derive(Debug, Parser)]
#[command(name = "judge", version, arg_required_else_help = true)]
struct Cli {
    /// The folder that holds problems/ and testdata/ (found by itself from within the workspace)
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ
    Export(ExportArguments),
    /// Write a reference as one file that needs only the standard library
    Bundle(BundleArguments),
}

fn main() -> ExitCode {
    roster::install();
    let cli = Cli::parse();
    let root = cli.root.as_deref();
    let result = match &cli.command {
        Command::Export(arguments) => export(arguments, root, &Workshop::equipped()),
        Command::Bundle(arguments) => bundle(arguments, root).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|error| {
        eprintln!("judge: {error:#}");
        ExitCode::from(2)
    })
}
