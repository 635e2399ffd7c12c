//! What STONES stands on, beside what confirms its answers.

use super::*;

#[test]
fn values_are_the_odious_numbers() {
    let odious = (1..).filter(|number: &u64| number.count_ones() % 2 == 1);
    let values: Vec<u64> = (1..=1000).map(value).collect();
    assert!(odious.take(1000).eq(values.iter().copied()));
    assert_eq!(values[..9], [1, 2, 4, 7, 8, 11, 13, 14, 16]);
}

#[test]
fn values_are_the_mex_of_what_one_stone_can_become() {
    for distance in 0..100 {
        let reached: std::collections::HashSet<u64> = (0..distance)
            .flat_map(|a| (0..=a).map(move |b| value(a) ^ value(b)))
            .collect();
        let mut below = 0..value(distance);
        assert!(below.all(|number| reached.contains(&number)), "{distance}");
        assert!(!reached.contains(&value(distance)), "{distance}");
    }
}
