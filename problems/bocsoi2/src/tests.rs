//! What BOCSOI2 stands on, beside what confirms its answers.

use super::*;

fn up_to(largest: u64) -> impl Iterator<Item = Heaps> {
    (0..=largest).flat_map(move |x| (0..=largest).map(move |y| (x, y)))
}

#[test]
fn the_theorem_holds_on_the_169_positions_that_prove_it() {
    let positions: Vec<Heaps> = up_to(12).collect();
    assert_eq!(positions.len(), 169);
    for heaps in positions {
        assert_eq!(is_lost(heaps), winning(heaps).is_empty(), "{heaps:?}");
    }
}

#[test]
fn lost_positions_repeat_with_period_5_in_each_heap_from_4_on() {
    for (x, y) in up_to(60).filter(|heaps| heaps.0 >= 4) {
        assert_eq!(is_lost((x, y)), is_lost((x + 5, y)));
        assert_eq!(is_lost((y, x)), is_lost((y, x + 5)));
    }
}

#[test]
fn there_are_never_more_than_three_winning_moves() {
    assert_eq!(up_to(12).map(|heaps| winning(heaps).len()).max(), Some(3));
}

#[test]
fn every_allowed_take_is_listed_once() {
    let mut takes: Vec<Heaps> = up_to(4)
        .filter(|&(a, b)| a + b > 0 && (a == 0 || b == 0 || (a == b && a <= 3)))
        .collect();
    takes.sort_unstable();
    let mut listed = TAKES.to_vec();
    listed.sort_unstable();
    assert_eq!(listed, takes);
}
