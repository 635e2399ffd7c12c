//! `cargo run --release -p wbr --example scores > problems/wbr/scores.md`: what the reference earns on the
//! sample board and on forty random boards, beside the greedy player.

use contract::{recipe, seeded};
use inpout::Problem;
use wbr::brute::{greedy, replay};
use wbr::cases::random;
use wbr::{COLOURS, Input, Wbr};

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

fn main() {
    println!("# What the reference earns\n");
    println!(
        "Written by `cargo run --release -p wbr --example scores > problems/wbr/scores.md`.\n"
    );
    reference();
    println!("\n## The twenty standard boards\n");
    println!("With populations of such plays, and five minutes on two cores for each,");
    println!(
        "the twenty boards of 15 × 15 and five colours on which programs are compared (js-games.de)"
    );
    println!(
        "earned 88022 points; the best plays listed there, by anyone in any time, earned 87858. That"
    );
    println!("program is in the history of this repository, up to commit 6ed2ad3a.");
}
