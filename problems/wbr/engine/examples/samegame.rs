//! `cargo run --release -p samegame --example samegame -- BOARDS`: what the engine earns on boards of any
//! colours. `--help` tells how the boards are written, and what else can be said.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use samegame::{Effort, Rule, boards};

/// Plays the Same Game on boards of any colours.
#[derive(Debug, Parser)]
struct Arguments {
    /// The boards, parted by blank lines: a name in the first line, then the rows from the top, a
    /// letter or digit a marble; lines that begin with # are passed over
    boards: PathBuf,
    /// Work for each board: what so many seconds of CPU time are worth
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Work for each board: so many changes of a play, instead
    #[arg(long)]
    changes: Option<u64>,
    /// The dice; the same seed and work give the same plays
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What clearing the board earns
    #[arg(long, default_value_t = Rule::PLAIN.bonus)]
    bonus: u32,
    /// Deduct (n - 2)^2 for the n marbles of each colour that are left
    #[arg(long)]
    deducts: bool,
    /// List the moves too: row from the bottom and column from the left, from 1
    #[arg(long)]
    moves: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let rule = Rule {
        bonus: arguments.bonus,
        deducts: arguments.deducts,
    };
    let seed = arguments.seed;
    let mut together = 0;
    for (name, board) in boards(&fs::read_to_string(&arguments.boards)?)? {
        let effort = arguments.changes.map_or_else(
            || Effort::seconds(arguments.seconds, board.cells(), seed),
            |changes| Effort { changes, seed },
        );
        let play = board.play(rule, effort);
        println!("{name}: {} points, {} left", play.total, play.left);
        if arguments.moves {
            for (row, column) in play.moves {
                println!("  {row} {column}");
            }
        }
        together += play.total;
    }
    println!("together: {together}");
    Ok(())
}
