//! What TOMAU stands on, beside what confirms its answers.

use super::*;

#[test]
fn the_period_is_24_from_142_on() {
    let values = values();
    assert_eq!((values.preperiod, values.period), (142, 24));
}

#[test]
fn the_values_of_the_exercise_are_1_1_2_4_2_2() {
    let value = |n| Tomau::solve(&Input { strips: vec![n] }).nim_sum;
    assert_eq!([2, 3, 5, 11, 20, 100].map(value), [1, 1, 2, 4, 2, 2]);
}
