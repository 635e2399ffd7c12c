//! What CARDS stands on, beside what confirms its answers.

use super::*;

#[test]
fn periods_and_preperiods_are_as_told() {
    let found: Vec<(usize, usize)> = (2..=MOST_CARDS)
        .map(good_cards)
        .map(|good| (good.preperiod(), good.period()))
        .collect();
    let periods = [3, 4, 10, 13, 28, 25, 27, 32, 55];
    let preperiods = [0, 3, 0, 10, 0, 7, 0, 9, 0];
    assert_eq!(
        found,
        std::iter::zip(preperiods, periods).collect::<Vec<_>>()
    );
}

#[test]
fn the_second_example_of_the_document_belongs_to_eleven() {
    let winning = |limit| {
        Cards01::solve(&Input {
            tests: vec![Test { limit, cards: 5 }],
        })
        .to_string()
    };
    assert_eq!(winning(10), "2 3 5\n");
    assert_eq!(winning(15), "3 1 2 4\n");
    assert_eq!(winning(11), "1 4\n");
}
