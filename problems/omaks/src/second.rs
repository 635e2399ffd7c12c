//! The values of all circles by their definition.

use crate::brute::by_circle;
use crate::{Input, Output};

/// Values computed one by one.
pub(crate) const TABLE: usize = 3000;

/// The counts by the definition: a table of values, and all chords from one point of each circle.
/// `None` if a circle is too large for the table.
pub fn solve(input: &Input) -> Option<Output> {
    if input.circles.iter().any(|&n| n >= TABLE as u64) {
        return None;
    }
    let g = table();
    Some(by_circle(input, |n| {
        let n = usize::try_from(n).expect("a place in the table");
        // Every chord from every point, each of them met twice.
        let splits = (2..=n).filter(|&q| g[q - 2] == g[n - q]).count();
        (n * splits / 2) as u64
    }))
}

/// The values of the first circles, by the definition.
pub(crate) fn table() -> Vec<u8> {
    let mut g: Vec<u8> = vec![0, 0];
    for n in 2..TABLE {
        let mut is_option = [false; 32];
        for i in 0..=n - 2 {
            is_option[usize::from(g[i] ^ g[n - 2 - i])] = true;
        }
        let least = (0..32).find(|&value| !is_option[usize::from(value)]);
        g.push(least.expect("the values are small"));
    }
    assert_eq!(g[53..TABLE - 34], g[53 + 34..]);
    g
}
