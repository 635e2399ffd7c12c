//! `cargo run --release -p rubic --example bounds > problems/rubic/bounds.md`: how far any board
//! can be from the solved one at most, proved anew in three minutes and 250 MB.

use std::io;

use rubic::Input;
use rubic::bounds::{far_everywhere, layers, second};
use rubic::table::Table;

/// The cells, counted from 0, whose numbers are brought home first.
const CELLS: [u8; 4] = [0, 1, 4, 5];

/// Operations of the first stage that nearly all boards can do with.
const FIRST: u8 = 6;

/// The boards that are put together in pairs for the second stage.
const RADIUS: u32 = 5;

fn main() -> io::Result<()> {
    let table = Table::open()?;
    let operations = |cells| table.solve(&Input { cells }).operations.len();

    println!("# How far any board can be\n");
    println!("Written by `cargo run --release -p rubic --example bounds`.\n");
    println!("Of a board, its mirror images, its views from another cell and its inverse all are");
    println!("equally far away. So the first stage may choose among them.\n");
    println!("**First stage.** The numbers 1, 2, 5 and 6 are brought home. By the operations that");
    println!("this takes, there are so many placements of them:\n");
    println!("| operations | placements |\n|---|---|");
    for (distance, count) in layers(&CELLS).into_iter().enumerate() {
        println!("| {distance} | {count} |");
    }
    let far: Vec<usize> = far_everywhere(&CELLS, FIRST)
        .into_iter()
        .map(|places| operations(places.map(|cell| cell + 1)))
        .collect();
    println!(
        "\nSeen from each of the 16 cells, and in the inverse too, more than {FIRST} operations are"
    );
    println!("needed for {} boards alone.", far.len());
    let exceptions = far.into_iter().max().unwrap_or(0);
    if exceptions > 0 {
        println!("These have been solved: at most {exceptions} operations.");
    }

    let known = second(&CELLS, RADIUS);
    let marked = 2 * RADIUS as usize;
    println!(
        "\n**Second stage.** The boards with these numbers at home: products of two boards within"
    );
    println!(
        "{RADIUS} operations, so at most {marked} away; those one operation from one of these; and so on.\n"
    );
    println!("| at most | boards |\n|---|---|");
    for (distance, count) in (marked..).zip(known.within) {
        println!("| {distance} | {count} |");
    }
    println!("\nThat leaves {}.", known.left.len());
    let left = known.left.into_iter().map(operations).max().unwrap_or(0);
    if left > 0 {
        println!("These have been solved: at most {left} operations.");
    }
    let second = left.max(marked + 3);
    let bound = exceptions.max(usize::from(FIRST) + second);
    println!("\nSo no board is farther away than {FIRST} + {second} = {bound} operations.");
    Ok(())
}
