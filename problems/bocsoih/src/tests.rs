//! What BOCSOIH stands on, beside what confirms its answers.

use super::*;

fn odd_moves() -> impl Iterator<Item = (usize, Periodic<Good>)> {
    (1..LARGEST_MOVE)
        .step_by(2)
        .map(|most| (most, good_moves(most)))
}

/// The lost heaps of the pre-period and of two periods.
fn lost_heaps(good: &Periodic<Good>) -> Vec<u64> {
    let end = (good.preperiod() + 2 * good.period()) as u64;
    (0..end).filter(|&n| *good.at(n) == Good::None).collect()
}

#[test]
fn longest_period_and_preperiod_are_as_told() {
    let period = odd_moves().map(|(most, good)| (good.period(), most));
    assert_eq!(period.max(), Some((5152, 91)));
    let preperiod = odd_moves().map(|(most, good)| (good.preperiod(), most));
    assert_eq!(preperiod.max(), Some((729, 93)));
    assert_eq!(good_moves(86).period(), 227_766);
}

#[test]
fn lost_heaps_of_odd_moves_lie_m_plus_1_or_m_plus_2_apart() {
    for (most, good) in odd_moves().filter(|&(most, _)| most > 1) {
        let lost = lost_heaps(&good);
        assert!(lost.len() >= 2);
        for pair in lost.windows(2) {
            let step = pair[1] - pair[0];
            assert!([most + 1, most + 2].contains(&usize::try_from(step).unwrap()));
        }
    }
}

#[test]
fn only_one_fifty_five_and_ninety_five_do_not_repeat_from_the_first_lost_heap_on() {
    let late = odd_moves().filter(|(_, good)| {
        let end = (good.preperiod() + 2 * good.period()) as u64;
        let lost = |n| *good.at(n) == Good::None;
        // Any period of the tail that is no longer than the one of the values will do.
        let repeats_from_0 = |p: u64| (0..end).all(|n| lost(n) == lost(n + p));
        !(1..=good.period() as u64).any(repeats_from_0)
    });
    let late: Vec<usize> = late.map(|(most, _)| most).collect();
    assert_eq!(late, [1, 55, 95]);
}

#[test]
fn the_lost_heaps_of_fifty_five_begin_as_told() {
    let lost = lost_heaps(&good_moves(55));
    assert_eq!(lost[..5], [0, 57, 114, 170, 227]);
    let steps: Vec<u64> = lost[3..].windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.chunks_exact(3).all(|chunk| chunk == [57, 56, 56]));
}
