use super::*;

/// Games of every kind: all pairs of digits, long takes, and splits without a take.
fn games() -> Vec<Octal> {
    let mut codes: Vec<String> = (0..64).map(|pair| format!("0.{pair:02o}")).collect();
    codes.extend((0..64).map(|pair| format!("4.{pair:02o}")));
    let more = [
        "0.127",
        "0.106",
        "0.356",
        "0.007",
        "0.0137",
        "0.7777",
        "0.000004",
        "0.000010002",
        "4.",
    ];
    codes.extend(more.map(str::to_owned));
    let octal = codes.iter().map(|code| Octal::new(code));
    let unequal = codes.iter().map(|code| Octal {
        pairs: Pairs::Unequal,
        ..Octal::new(code)
    });
    octal.chain(unequal).collect()
}

impl Octal {
    /// What a stage makes of no values but `g(0)`.
    fn of_stage(&self, stage: Stage<InTurn>, last: usize) -> Vec<u32> {
        stage(self, &[0], last, &InTurn)
    }
}

#[test]
fn every_game_has_its_naive_values() {
    for game in games() {
        assert_eq!(game.values(1000), game.naive_values(1000), "{game:?}");
        let from_zero = game.of_stage(Octal::stage::<u8, 256, _>, 500);
        assert_eq!(from_zero, game.naive_values(500), "{game:?}");
    }
}

#[test]
fn games_of_any_code_have_their_naive_values() {
    // Codes of one to nine digits, drawn by a generator of their own.
    let mut state = 1_u32;
    for length in (1..=9).cycle().take(90) {
        let mut code = String::from("0.");
        for _ in 0..length {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            code.extend(char::from_digit(state >> 29, 8));
        }
        let game = Octal::new(&code);
        assert_eq!(game.values(700), game.naive_values(700), "{code}");
    }
}

#[test]
fn values_do_not_depend_on_how_many_are_asked_for() {
    for game in [Octal::grundy(), Octal::new("0.137"), Octal::new("4.6")] {
        let all = game.naive_values(300);
        for last in 0..=300 {
            assert_eq!(game.values(last), all[..=last], "{game:?}");
        }
    }
}

#[test]
fn games_with_many_rare_values_have_their_naive_values() {
    for code in ["0.06", "0.6", "0.07", "0.14"] {
        let game = Octal::new(code);
        assert_eq!(game.values(5000), game.naive_values(5000), "{code}");
    }
    assert_eq!(
        Octal::grundy().values(5000),
        Octal::grundy().naive_values(5000)
    );
}

#[test]
fn far_values_are_those_of_the_definition() {
    let game = Octal::grundy();
    let values = game.values(150_000);
    for heap in (80_000_usize..=150_000).step_by(9973) {
        let mut seen = [false; 256];
        for smaller in 1..heap.div_ceil(2) {
            seen[(values[smaller] ^ values[heap - smaller]) as usize] = true;
        }
        let least = seen.iter().position(|seen| !seen);
        assert_eq!(least, Some(values[heap] as usize), "{heap}");
    }
}

#[test]
fn values_too_wide_for_a_stage_are_left_to_the_next() {
    let stages: [Stage<InTurn>; 2] = [Octal::stage::<u8, 64, _>, Octal::stage::<u16, 128, _>];
    for code in ["0.04", "0.6"] {
        let game = Octal::new(code);
        let all = game.naive_values(5000);
        assert!(all.iter().any(|&value| value >= 128), "{code}");
        assert!(game.of_stage(stages[0], 5000).len() < game.of_stage(stages[1], 5000).len());
        let values = |stages| game.values_in_stages(5000, &InTurn, stages);
        assert_eq!(values(&stages), all, "{code}");
        assert_eq!(values(&stages[..1]), all, "{code}");
    }
}

#[test]
fn a_few_wide_values_do_not_end_a_stage() {
    // Games whose first values from 64 on come late and seldom.
    let mut longest = 0;
    let mut of_any_kind = [false; 4];
    for game in games() {
        let all = game.naive_values(2500);
        let values = game.of_stage(Octal::stage::<u8, 64, _>, 2500);
        assert_eq!(values, all[..values.len()], "{game:?}");
        let wide: Vec<usize> = (0..values.len()).filter(|&n| values[n] >= 64).collect();
        if let Some(first) = wide.first() {
            longest = longest.max(values.len() - first);
            let leaves = usize::from(!game.leaves.is_empty());
            of_any_kind[2 * leaves + usize::from(game.pairs == Pairs::Any)] = true;
        }
    }
    assert!(longest > 500, "{longest}");
    assert_eq!(of_any_kind, [true; 4]);
}

#[test]
fn values_do_not_depend_on_what_is_done_first() {
    struct LastFirst;

    impl Both for LastFirst {
        fn both(&self, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
            other();
            one();
        }
    }

    for game in games() {
        let values = game.values_by(1000, &LastFirst);
        assert_eq!(values, game.values(1000), "{game:?}");
    }
}

#[test]
fn a_game_of_long_takes_has_large_values() {
    // Take up to a thousand, leave one heap: g(n) = n mod 1001.
    let game = Octal::new(&format!("0.{}", "3".repeat(1000)));
    let values = game.values(5000);
    assert!((0..).zip(values).all(|(heap, value)| value == heap % 1001));
}

#[test]
fn grundys_game_has_the_known_zeros() {
    let values = Octal::grundy().values(20_000);
    let zeros: Vec<usize> = (1..values.len()).filter(|&n| values[n] == 0).collect();
    assert_eq!(zeros.len(), 41);
    assert_eq!((zeros[0], zeros[1], zeros[2], zeros[40]), (1, 2, 4, 1222));
}

#[test]
fn codes_are_read_and_strangers_refused() {
    assert_eq!(Octal::new(".77"), Octal::new("0.77"));
    assert_eq!(Octal::new("0.770"), Octal::new("0.77"));
    assert_eq!(Octal::new("0.").values(3), [0; 4]);
    for text in ["", "77", "0.8", "1.7", "0.7.7", "0.-7", "0.٣", "4"] {
        let error = text.parse::<Octal>().unwrap_err();
        assert!(error.to_string().contains("is no octal code"), "{error}");
    }
}

#[test]
fn known_periods_are_found() {
    let known = [
        ("0.77", 71, 12),
        ("0.07", 53, 34),
        ("0.137", 52, 34),
        ("0.077", 142, 24),
        ("0.156", 3479, 349),
        ("0.055", 259, 148),
        ("0.3", 0, 2),
        ("0.0", 0, 1),
        ("0.1", 2, 1),
    ];
    for (code, preperiod, period) in known {
        let values = Octal::new(code).repeating(1 << 14).expect(code);
        assert_eq!(
            (values.preperiod(), values.period()),
            (preperiod, period),
            "{code}"
        );
    }
}

#[test]
fn periods_continue_far_beyond_their_proof() {
    let mut periodic = 0;
    for game in games() {
        let Some(values) = game.repeating(400) else {
            continue;
        };
        periodic += 1;
        for (heap, value) in (0..).zip(game.values(1500)) {
            assert_eq!(values.at(heap), value, "{game:?} at {heap}");
        }
    }
    assert!(periodic > 100, "{periodic}");
}

#[test]
fn a_period_is_least_and_its_proof_needs_all_its_values() {
    for (code, needed) in [("0.77", 2 * 71 + 2 * 12 + 2), ("0.07", 2 * 53 + 2 * 34 + 2)] {
        let game = Octal::new(code);
        assert!(game.prove(game.values(needed - 2)).is_none());
        assert!(game.prove(game.values(needed - 1)).is_some());
    }
}

#[test]
fn no_period_is_told_where_none_is_proved() {
    assert!(Octal::grundy().repeating(5000).is_none());
    assert!(Octal::new("0.007").repeating(5000).is_none());
    assert!(Octal::new("0.77").repeating(0).is_none());
}

#[test]
fn splits_are_counted_as_they_are_one_by_one() {
    for code in ["0.77", "0.07", "0.077", "0.3", "0.0", "0.1", "0.15"] {
        let values = Octal::new(code).repeating(1 << 12).expect(code);
        let splits = values.splits();
        let end = 2 * values.preperiod() + 5 * values.period() + 3;
        for total in 0..end as u64 {
            for value in 0..20 {
                let all: Vec<u64> = (0..=total)
                    .filter(|&a| values.at(a) ^ values.at(total - a) == value)
                    .collect();
                assert_eq!(splits.count(total, value), all.len() as u64);
                assert_eq!(values.first_split(total, value), all.first().copied());
            }
        }
    }
}
