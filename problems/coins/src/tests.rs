//! What COINS stands on, beside what confirms its answers.

use super::*;

#[test]
fn longest_period_and_preperiod_are_as_told() {
    let pairs = || (3..=60).flat_map(|long| (2..long).map(move |short| (short, long)));
    let longest = |length: fn(&Periodic<bool>) -> usize| {
        pairs()
            .map(|(short, long)| (length(&won_towers(short, long)), short, long))
            .max()
    };
    assert_eq!(longest(Periodic::period), Some((119, 59, 60)));
    assert_eq!(longest(Periodic::preperiod), Some((289, 14, 60)));
    assert_eq!(
        longest(|won| won.preperiod() + won.period()),
        Some((363, 14, 60))
    );
    let late = pairs()
        .filter(|&(short, long)| long < 10 && won_towers(short, long).preperiod() > 0)
        .collect::<Vec<_>>();
    assert_eq!(late, [(6, 9)]);
}

#[test]
fn six_and_nine_have_a_preperiod() {
    let won = won_towers(6, 9);
    assert_eq!((won.preperiod(), won.period()), (10, 5));
    let lost: Vec<u64> = (0..25).filter(|&coins| !won.at(coins)).collect();
    assert_eq!(lost, [0, 2, 4, 7, 12, 14, 17, 19, 22, 24]);
}
