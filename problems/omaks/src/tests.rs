//! What OMAKS stands on, beside what confirms its answers.

use super::*;

#[test]
fn the_period_is_34_from_53_on() {
    let values = values();
    assert_eq!((values.preperiod, values.period), (53, 34));
}

#[test]
fn lost_circles_are_those_of_value_zero() {
    let values = values();
    for n in 0..2000 {
        assert_eq!(winning_chords(n, &values) == 0, values.at(n) == 0, "{n}");
        let by_residue = [5, 9, 21, 25, 29].contains(&(n % 34));
        let lost = by_residue || [0, 1, 15, 35].contains(&n);
        assert_eq!(values.at(n) == 0, lost, "{n}");
    }
}
