//! A league of eight programs at three games: perfect, nearly perfect, greedy, random, and four that do
//! not play.
//!
//! `cargo build --release --package judge-program --bins --examples`, then
//! `target/release/examples/league [--write]`; with `--write` the result goes into `bench/LEAGUE.md`.
//! The class is made in a temporary folder.

#[path = "../tests/all/common/eight.rs"]
mod eight;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// Openings that each pair plays.
const OPENINGS: &str = "4";

/// What stands for the columns of `league.csv` behind the game.
const HEADS: [&str; 11] = [
    "#",
    "program",
    "points",
    "won moving first",
    "won moving second",
    "drawn",
    "slips",
    "illegal",
    "too slow",
    "failed",
    "most ms",
];

fn main() -> ExitCode {
    let home = tempfile::tempdir().expect("a temporary folder");
    let class = home.path().join("class");
    fs::create_dir(&class).expect("a folder");
    eight::class(&class);
    let judge = std::env::current_exe()
        .expect("a running program has a name")
        .with_file_name("../judge");
    let started = Instant::now();
    let output = Command::new(judge)
        .args(["league", "--lang", "en", "--openings", OPENINGS])
        .arg(&class)
        .env("XDG_CACHE_HOME", home.path().join("cache"))
        .output()
        .expect("the judge runs");
    let took = started.elapsed().as_secs();
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        return ExitCode::FAILURE;
    }
    let csv = fs::read_to_string(class.join("league.csv")).expect("the table");
    let told = told(&csv, took);
    print!("{told}");
    if std::env::args().any(|it| it == "--write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/LEAGUE.md");
        fs::write(path, told).expect("bench/LEAGUE.md can be written");
    }
    ExitCode::SUCCESS
}

/// The page, from the judge's own table.
fn told(csv: &str, took: u64) -> String {
    let cpus = std::thread::available_parallelism().map_or(1, usize::from);
    let mut text = format!(
        "# A league of eight\n\n\
         Written by `target/release/examples/league --write`. Eight programs play each other with `judge league --openings {OPENINGS}`:\n\
         *perfect* searches to the end, *nearly* looks three moves ahead, *greedy* takes as much as it can, *random* makes any\n\
         move; *illegal* says that it has won, *slow* computes for ever, *silent* says half a line, *crashing* aborts. Their\n\
         sources are in `programs/judge/tests/league/`. Every pair plays {OPENINGS} openings from either side, so each has 56 games; a win\n\
         is a point. Who does not play wins where another one of these is on turn first. A slip gives a won position away. It took\n\
         {took} s on a machine with {cpus} CPUs.\n"
    );
    let rows = csv.trim_start_matches('\u{feff}').lines().skip(1);
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(',').collect()).collect();
    let mut game = "";
    for row in rows {
        if row[0] != game {
            game = row[0];
            let marks = ["--:", "---"].into_iter().chain(["--:"; 9]);
            let marks: Vec<&str> = marks.collect();
            let heads = HEADS.join(" | ");
            let _ = write!(text, "\n## {game}\n\n| {heads} |\n|{}|\n", marks.join("|"));
        }
        let _ = writeln!(text, "| {} |", row[1..].join(" | "));
    }
    text
}
