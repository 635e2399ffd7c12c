//! What STONES stands on, beside what confirms its answers.

use super::*;

#[test]
fn gaps_are_listed_from_the_right() {
    assert_eq!(gaps_from_the_right(b"...XX.X"), [1, 0, 3]);
    assert_eq!(gaps_from_the_right(b"X.."), [0]);
    assert_eq!(gaps_from_the_right(b"..."), [0_u32; 0]);
}

fn count(strip: &str) -> usize {
    Stones1::solve(&Input {
        strip: strip.into(),
    })
    .count
}

#[test]
fn a_single_stone_loses_on_every_third_cell() {
    let counts: Vec<usize> = (0..7).map(|gap| count(&(".".repeat(gap) + "X"))).collect();
    assert_eq!(counts, [0, 1, 1, 0, 1, 1, 0]);
}

#[test]
fn an_even_stone_can_win_by_widening_the_gap_before_it() {
    // Stone 1 has gap 0 and cannot move. Stone 3 wins by one step. So does stone 2: it makes
    // the gap of stone 1 a match for the gap of stone 3.
    assert_eq!(count(".X.XX"), 2);
}
