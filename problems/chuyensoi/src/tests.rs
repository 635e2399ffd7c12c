//! What CHUYENSOI stands on, beside what confirms its answers.

use super::*;

fn solved(longest: u64, gaps: &[u64]) -> (u64, Vec<(usize, u64)>) {
    let strips = gaps.iter().map(|gap| (5, 6 + gap)).collect();
    let Output { sum, moves } = Chuyensoi::solve(&Input { longest, strips });
    (sum, moves)
}

#[test]
fn a_value_larger_than_the_longest_step_cannot_be_wanted() {
    // Values 1, 4 and 0, and no gap has a value above 4: the third strip wants 5. The first
    // wants 4, but its gap is too small to wrap round.
    assert_eq!(solved(4, &[1, 4, 5]), (5, vec![(2, 3)]));
    assert_eq!(solved(4, &[6, 4, 5]), (5, vec![(1, 2), (2, 3)]));
}

#[test]
fn a_winning_move_may_raise_a_value_by_wrapping_round() {
    // Values 1 and 2: the first gap may go from 4 to 2, but not from 1.
    assert_eq!(solved(2, &[4, 2]), (3, vec![(1, 2), (2, 1)]));
    assert_eq!(solved(2, &[1, 2]), (3, vec![(2, 1)]));
}

#[test]
fn a_balanced_position_has_no_winning_move() {
    assert_eq!(solved(3, &[4, 8]), (0, vec![]));
    assert_eq!(solved(3, &[7, 3]), (0, vec![]));
}
