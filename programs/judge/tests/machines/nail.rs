// Right, and by the number of games wrong, slow, fat or crashing; copies a file to where temporary ones are.
use proconio::{input, source::once::OnceSource};
use std::fmt::Write;
use std::hint::black_box;

fn main() {
    let text = std::fs::read_to_string("NAIL.INP").unwrap();
    input! { from OnceSource::from(text.as_str()), games: [(i64, i64, i64, i64, i64)] }
    std::fs::copy("NAIL.INP", std::env::temp_dir().join("copied")).unwrap();
    let mut x = 0_u32;
    while games.len() == 50 {
        x = black_box(x.wrapping_add(1));
    }
    if games.len() == 7 {
        let held: Vec<Vec<u8>> = (0..400).map(|i| vec![i as u8 + 1; 1 << 20]).collect();
        black_box(held);
    }
    if games.len() == 60 {
        println!("{}", games[black_box(60)].0);
    }
    if games.len() == 80 {
        (0..800_000_000).for_each(|i| x = black_box(x.wrapping_add(i)));
    }
    let mut out = String::new();
    for &(l, a, b, c, d) in &games {
        let (mut t, wider) = ((l - 1) / (a + d), (d - c) - (b - a));
        if wider > 0 {
            t = t.min((a - 1) / wider);
        }
        let wins = (l <= t * (b + c) + b) != (games.len() == 1);
        writeln!(out, "{}", if wins { "A" } else { "B" }).unwrap();
    }
    std::fs::write("NAIL.OUT", out).unwrap();
}
