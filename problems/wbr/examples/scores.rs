//! `cargo run --release -p wbr --example scores`: what the reference earns on the sample board and
//! on forty random boards, against the greedy player; written as `scores.md` is.

use casebook::{recipe, seeded};
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

fn main() {
    let (plain, best, left) = totals(&recipe::<Wbr>("sample").expect("there is a sample"));
    println!("# What the reference earns\n");
    println!("Written by `cargo run --release -p wbr --example scores`.\n");
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
