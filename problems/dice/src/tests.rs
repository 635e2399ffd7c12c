//! What DICE stands on, beside what confirms its answers.

use super::*;

#[test]
fn good_faces_repeat_with_period_nine_from_eight_left_on() {
    let good = good_faces();
    assert_eq!((good.preperiod(), good.period()), (8, 9));
}

#[test]
fn opposite_faces_on_top_have_the_same_answer() {
    for left in 0..40 {
        let answer = |top| {
            Dice::solve(&Input {
                top,
                sum: 1,
                limit: 1 + left,
            })
        };
        for top in 1..=3 {
            assert_eq!(answer(top), answer(7 - top), "{top} {left}");
        }
    }
}

#[test]
fn at_most_three_faces_win() {
    let good = good_faces();
    for left in 0..17 {
        for top in 1..=6 {
            assert!((good.at(left) & reach(top)).count_ones() <= 3);
        }
    }
}
