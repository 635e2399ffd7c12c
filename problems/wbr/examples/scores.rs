//! `cargo run --release -p wbr --example scores -- BOARDS`: writes what `scores.md` holds. The
//! reference plays the sample board and forty random boards, beside the greedy player; the engine
//! plays the standard boards, which are not part of this repository: a file as `samegame` reads it.
//! All that takes two hours on two cores.

use std::error::Error;
use std::{env, fs};

use inpout::Problem;
use samegame::{Effort, Rule, boards};
use testkit::{recipe, seeded};
use wbr::brute::{greedy, replay};
use wbr::cases::random;
use wbr::{COLOURS, Input, Wbr};

/// CPU time for each of the standard boards, in seconds: a minute on two cores, then five.
const SECONDS: [u64; 2] = [120, 600];

/// The best that is known of each of the standard boards, from js-games.de.
const RECORDS: [i32; 20] = [
    3413, 4023, 4019, 4215, 4379, 4869, 3435, 4771, 5041, 3937, 3783, 3921, 3821, 3263, 4161, 5517,
    5227, 5503, 5343, 5217,
];

/// Totals of the greedy player and of the reference, and the cells that the latter leaves.
fn totals(input: &Input) -> (u32, u32, usize) {
    let output = Wbr::solve(input);
    assert!(replay(input, &output), "the record is not right");
    (greedy(input), output.total, output.left)
}

/// What the reference earns.
fn reference() {
    let (plain, best, left) = totals(&recipe::<Wbr>("sample").expect("there is a sample"));
    println!("The sample board: greedy {plain}, reference {best} with {left} cells left (the");
    println!("proved optimum).");
    for size in [15, 20] {
        println!("\n## Twenty random boards of {size} × {size}\n");
        println!("| board | greedy | reference | cells left |\n|---|---|---|---|");
        let mut sums = (0, 0);
        for number in 1..=20 {
            let name = format!("{size} x {size}, number {number}");
            let input = random(&mut seeded(&["wbr", "scores", &name]), size, size, COLOURS);
            let (plain, best, left) = totals(&input);
            println!("| {number} | {plain} | {best} | {left} |");
            sums = (sums.0 + plain, sums.1 + best);
        }
        println!("| together | {} | {} | |", sums.0, sums.1);
    }
}

/// What the engine earns on the boards of a text, beside the records.
fn standard(text: &str) -> Result<(), Box<dyn Error>> {
    let boards = boards(text)?;
    if boards.len() != RECORDS.len() {
        return Err("the standard boards are twenty".into());
    }
    println!("\n## The twenty standard boards of 15 × 15, five colours\n");
    println!("The boards on which programs for the Same Game are compared (js-games.de; M. P. D.");
    println!(
        "Schadd and others, 2008), with the same points as here: (n − 2)² for n marbles, 1000"
    );
    println!("for a cleared board. The engine (`engine/`, not the judge's program) does as much");
    let [short, long] = SECONDS;
    println!("as {short} or {long} seconds of CPU time a board are worth, a minute or five on two");
    println!("cores. The record is the best play that js-games.de lists, by anyone in any time.\n");
    println!("| board | a minute | cells left | five minutes | cells left | record |");
    println!("|---|---|---|---|---|---|");
    let mut sums = SECONDS.map(|_| 0);
    for ((name, board), record) in boards.into_iter().zip(RECORDS) {
        print!("| {name} |");
        for (sum, seconds) in sums.iter_mut().zip(SECONDS) {
            let play = board.play(Rule::PLAIN, Effort::seconds(seconds, board.cells(), 1));
            print!(" {} | {} |", play.total, play.left);
            *sum += play.total;
        }
        println!(" {record} |");
    }
    print!("| together |");
    for sum in sums {
        print!(" {sum} | |");
    }
    let records: i32 = RECORDS.iter().sum();
    println!(" {records} |\n");
    println!("Published totals: single-player Monte-Carlo tree search 78012 (Schadd and others,");
    println!("2012), selective nested rollout policy adaptation 80030 (T. Cazenave, 2016).");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args()
        .nth(1)
        .ok_or("name the file of the standard boards")?;
    let text = fs::read_to_string(file)?;
    println!("# What the reference earns, and the engine\n");
    println!(
        "Written by `cargo run --release -p wbr --example scores -- BOARDS`, where BOARDS is a"
    );
    println!("file of the standard boards (below).\n");
    reference();
    standard(&text)
}
