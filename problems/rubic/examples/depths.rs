//! `cargo run --release -p rubic --example depths 10000 > problems/rubic/depths.md`: how far boards
//! are from the solved one, counted exactly near it and on so many random boards. How long these
//! took is told beside.

use std::time::{Duration, Instant};
use std::{env, io};

use rubic::boards_at_distances;
use rubic::brute::replay;
use rubic::cases::random;
use rubic::table::Table;
use testkit::seeded;

/// Distances up to which all boards are counted.
const COUNTED: u32 = 7;

/// 16!
const BOARDS: u64 = 20_922_789_888_000;

fn main() -> io::Result<()> {
    let asked = env::args().nth(1).and_then(|number| number.parse().ok());
    let boards: usize =
        asked.ok_or_else(|| io::Error::other("say how many random boards to solve"))?;

    println!("# How far boards are from the solved one\n");
    println!("Written by `cargo run --release -p rubic --example depths {boards}`.\n");
    println!("## All boards up to {COUNTED} operations away\n");
    println!("Of {BOARDS} boards in all:\n");
    println!("| operations | boards |\n|---|---|");
    for (distance, count) in boards_at_distances(COUNTED).into_iter().enumerate() {
        println!("| {distance} | {count} |");
    }

    let table = Table::open()?;
    let mut rng = seeded(&["rubic", "depths"]);
    let mut counts = Vec::new();
    let mut times = Vec::new();
    let mut farthest = random(&mut rng.clone());
    for _ in 0..boards {
        let input = random(&mut rng);
        let start = Instant::now();
        let output = table.solve(&input);
        times.push(start.elapsed());
        if !replay(&input, &output) {
            return Err(io::Error::other("a list does not solve its board"));
        }
        let distance = output.operations.len();
        if distance >= counts.len() {
            counts.resize(distance + 1, 0);
            farthest = input;
        }
        counts[distance] += 1;
    }
    println!("\n## {boards} random boards\n");
    println!("| operations | boards |\n|---|---|");
    for (distance, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        println!("| {distance} | {count} |");
    }
    println!("\n## The largest distance\n");
    println!(
        "At least {}: no list shorter than this solves the board\n",
        counts.len() - 1
    );
    println!("```text\n{farthest}```\n");
    println!("At most as many as `bounds.md` proves.");
    times.sort_unstable();
    for percent in [50, 90, 99, 100] {
        let within = times.get((times.len() * percent).div_ceil(100).saturating_sub(1));
        eprintln!(
            "{percent} in 100 boards within {:?}",
            within.unwrap_or(&Duration::ZERO)
        );
    }
    Ok(())
}
