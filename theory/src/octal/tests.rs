use super::*;

/// Games of all pairs of digits, and of more of them.
fn games() -> Vec<Vec<u8>> {
    let mut games: Vec<Vec<u8>> = (0..64).map(|pair| vec![pair / 8, pair % 8]).collect();
    let more = [[1, 2, 7], [1, 0, 6], [3, 5, 6], [0, 0, 7], [7, 7, 7]];
    games.extend(more.map(Vec::from));
    games
}

#[test]
fn known_periods_are_found() {
    let known: [(&[u8], usize, usize); 8] = [
        (&[7, 7], 71, 12),
        (&[0, 7], 53, 34),
        (&[1, 3, 7], 52, 34),
        (&[0, 7, 7], 142, 24),
        (&[0, 5, 5], 259, 148),
        (&[3], 0, 2),
        (&[0], 0, 1),
        (&[1], 2, 1),
    ];
    for (digits, preperiod, period) in known {
        let values = Repeating::of(digits, 1 << 10).unwrap();
        let found = (values.preperiod, values.period);
        assert_eq!(found, (preperiod, period), "{digits:?}");
    }
}

#[test]
fn periods_continue_far_beyond_their_proof() {
    let mut periodic = 0;
    for digits in games() {
        let Some(all) = Repeating::of(&digits, 300) else {
            continue;
        };
        periodic += 1;
        for (heap, value) in (0..).zip(values(&digits, 1000)) {
            assert_eq!(all.at(heap), value, "{digits:?} at {heap}");
        }
    }
    assert!(periodic > 40, "{periodic}");
}

#[test]
fn a_period_is_least_and_its_proof_needs_all_its_values() {
    for (digits, needed) in [([7, 7], 2 * 71 + 2 * 12 + 2), ([0, 7], 2 * 53 + 2 * 34 + 2)] {
        assert!(Repeating::of(&digits, needed - 1).is_none());
        assert!(Repeating::of(&digits, needed).is_some());
    }
}

#[test]
fn no_period_is_told_where_none_is_proved() {
    assert!(Repeating::of(&[0, 0, 7], 1000).is_none());
    assert!(Repeating::of(&[7, 7], 0).is_none());
}

#[test]
fn a_game_of_long_takes_has_large_values() {
    // Take up to a hundred, leave one heap: g(n) = n mod 101. A digit 3 lets all be taken.
    let values = values(&[3; 100], 500);
    assert!((0..).zip(values).all(|(heap, value)| value == heap % 101));
}

#[test]
fn pairs_are_counted_as_they_are_one_by_one() {
    let games: [&[u8]; 7] = [&[7, 7], &[0, 7], &[0, 7, 7], &[3], &[0], &[1], &[1, 5]];
    for digits in games {
        let all = Repeating::of(digits, 1 << 10).unwrap();
        let end = 2 * all.preperiod + 5 * all.period + 3;
        for total in 0..end as u64 {
            for value in 0..20 {
                let pairs: Vec<u64> = (0..=total)
                    .filter(|&a| all.at(a) ^ all.at(total - a) == value)
                    .collect();
                assert_eq!(all.pairs(total, value), pairs.len() as u64);
                assert_eq!(all.first_pair(total, value), pairs.first().copied());
            }
        }
    }
}
