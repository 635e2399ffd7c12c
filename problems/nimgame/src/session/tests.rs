//! Sessions in memory.

use super::*;

fn session(seed: &str, two_persons: bool, one_game: bool) -> Session {
    Session::new(Setup {
        rng: testkit::seeded(&["nimgame", seed]),
        lang: Lang::En,
        two_persons,
        one_game,
    })
}

fn asked(events: &[Event]) -> Option<Question> {
    match events.last() {
        Some(Event::Ask(question)) => Some(*question),
        _ => None,
    }
}

fn refused(events: &[Event]) -> Option<Refusal> {
    match events {
        [Event::Again(Note::Refused(refusal)), Event::Ask(_)] => Some(*refusal),
        _ => None,
    }
}

fn heaps(events: &[Event]) -> Vec<u64> {
    let shown = events.iter().rev().find_map(|event| match event {
        Event::Heaps(game) => Some(game.heaps().to_vec()),
        _ => None,
    });
    shown.expect("the heaps are shown")
}

/// Plays to the end with a stone of the first heap that holds one; who wins?
fn play_on(session: &mut Session, mut events: Vec<Event>) -> (Player, Vec<Event>) {
    loop {
        let won = events.iter().find_map(|event| match event {
            Event::Wins(winner, _) => Some(*winner),
            _ => None,
        });
        if let Some(winner) = won {
            return (winner, events);
        }
        assert!(matches!(asked(&events), Some(Question::Move(_))));
        let heap = 1 + heaps(&events).iter().position(|&heap| heap > 0).unwrap();
        events = session.hear(&format!("{heap} 1"));
    }
}

#[test]
fn a_game_goes_from_the_menu_to_the_winner_and_may_be_repeated() {
    let mut session = session("whole", false, false);
    assert_eq!(
        asked(&session.open()),
        Some(Question::Rule { two_persons: false })
    );
    assert_eq!(asked(&session.hear("misere")), Some(Question::Heaps));
    let events = session.hear(" 3\r\n");
    assert!(matches!(events[0], Event::Toss(_)));
    assert_eq!(heaps(&events).len(), 3);
    let (_, events) = play_on(&mut session, events);
    assert_eq!(asked(&events), Some(Question::Again));
    assert_eq!(heaps(&session.hear("")).len(), 3);
    assert_eq!(
        asked(&session.hear("menu")),
        Some(Question::Rule { two_persons: false })
    );
    assert_eq!(session.hear("0"), [Event::Bye]);
    assert!(session.is_over() && session.hear("1").is_empty());
}

#[test]
fn one_game_is_the_end_where_no_more_are_wanted() {
    let mut session = session("one", false, true);
    session.hear("normal");
    assert_eq!(refused(&session.hear("menu")), Some(Refusal::NotNow));
    session.hear("12 5");
    let events = session.hear("MACHINE");
    assert!(matches!(events[1], Event::Takes(_)));
    let (_, events) = play_on(&mut session, events);
    assert!(matches!(events.last(), Some(Event::Wins(..))));
    assert!(session.is_over());
}

#[test]
fn a_single_game_takes_answers_to_the_letter() {
    let mut session = session("strict", false, true);
    for line in ["1", "2", "0", "3", "Misere", "misère", "two"] {
        assert!(refused(&session.hear(line)).is_some(), "{line}");
    }
    assert_eq!(asked(&session.hear("misere")), Some(Question::Sizes));
    for line in ["0", "31", "5 0", "5 x", "1 1 1 1 1 1 1 1 1 1 1"] {
        assert_eq!(
            refused(&session.hear(line)),
            Some(Refusal::NoSizes),
            "{line}"
        );
    }
    assert_eq!(asked(&session.hear("30 1 17")), Some(Question::First));
    for line in ["A", "you", "YOU MACHINE"] {
        assert_eq!(
            refused(&session.hear(line)),
            Some(Refusal::NoFirst),
            "{line}"
        );
    }
    let events = session.hear("YOU");
    assert_eq!(heaps(&events), [30, 1, 17]);
    assert_eq!(asked(&events), Some(Question::Move(Player::You)));
}

#[test]
fn the_heaps_hold_1_to_30_stones_and_the_coin_falls_on_both_sides() {
    let mut seen = [0; 31];
    let mut firsts = [0, 0];
    for seed in 0..300 {
        let mut session = session(&seed.to_string(), true, false);
        session.hear("misere");
        let events = session.hear("10");
        for heap in heaps(&events) {
            seen[usize::try_from(heap).unwrap()] += 1;
        }
        firsts[usize::from(events[0] == Event::Toss(Player::B))] += 1;
    }
    assert_eq!(seen[0], 0);
    assert!(seen[1..].iter().all(|&times| times > 50), "{seen:?}");
    assert!(firsts.iter().all(|&times| times > 100), "{firsts:?}");
}

#[test]
fn the_machine_wins_exactly_the_games_whose_opening_suits_it() {
    // The person here errs all the time, so the machine wins nearly always; where it begins
    // in a won position or answers in a lost one, it wins without fail.
    for seed in 0..400 {
        for rule in ["misere", "normal"] {
            let mut session = session(&format!("{rule} {seed}"), false, false);
            session.hear(rule);
            let events = session.hear(&(1 + seed % 10).to_string());
            let Some(Event::Heaps(opening)) = events.get(1).cloned() else {
                panic!("the heaps are shown after the toss")
            };
            let is_lost = theory::nim::is_lost(opening.play(), opening.heaps());
            let (winner, _) = play_on(&mut session, events);
            if is_lost == (opening.turn() == Player::You) {
                assert_eq!(winner, Player::Machine);
            }
        }
    }
}

#[test]
fn what_is_no_answer_is_asked_again_with_the_reason() {
    let mut session = session("refusals", true, false);
    for line in ["3x", "misere normal", "-1", "hello", "6"] {
        assert_eq!(
            refused(&session.hear(line)),
            Some(Refusal::NoRule),
            "{line}"
        );
    }
    session.hear("MISERE");
    for line in [
        "0",
        "11",
        "-2",
        "2.5",
        "3 3",
        "ten",
        "99999999999999999999999",
    ] {
        assert_eq!(
            refused(&session.hear(line)),
            Some(Refusal::NoCount),
            "{line}"
        );
    }
    let left = heaps(&session.hear("2"))[0];
    for (line, refusal) in [
        ("1", Refusal::NoMove),
        ("1 1 1", Refusal::NoMove),
        ("1 -1", Refusal::NoMove),
        ("x y", Refusal::NoMove),
        ("0 1", Refusal::Illegal(Illegal::NoSuchHeap { count: 2 })),
        ("3 1", Refusal::Illegal(Illegal::NoSuchHeap { count: 2 })),
        ("1 0", Refusal::Illegal(Illegal::TakesNothing)),
        (
            "1 99999999999999999999999",
            Refusal::Illegal(Illegal::TakesTooMany { heap: 1, left }),
        ),
        ("two", Refusal::NotNow),
    ] {
        assert_eq!(refused(&session.hear(line)), Some(refusal), "{line}");
    }
    let events = session.hear(&format!("1 {left}"));
    assert_eq!(asked(&events), Some(Question::Move(events_turn(&events))));
    assert_eq!(
        refused(&session.hear("1 1")),
        Some(Refusal::Illegal(Illegal::EmptyHeap { heap: 1 }))
    );
}

fn events_turn(events: &[Event]) -> Player {
    match events.first() {
        Some(Event::Heaps(game)) => game.turn(),
        _ => panic!("the heaps are shown after a move"),
    }
}

#[test]
fn the_first_hint_makes_think_and_the_second_names_a_move() {
    let mut session = session("hints", true, false);
    assert_eq!(refused(&session.hear("hint")), Some(Refusal::NotNow));
    session.hear("1");
    let table = heaps(&session.hear("4"));
    let Event::Again(Note::Think(game)) = &session.hear("hint")[0] else {
        panic!("the first hint makes think")
    };
    assert_eq!(game.heaps(), table);
    let Event::Again(Note::Try((heap, stones), wins)) = session.hear("gợi ý")[0] else {
        panic!("the second hint names a move")
    };
    let events = session.hear(&format!("{heap} {stones}"));
    assert_eq!(
        wins,
        theory::nim::is_lost(Play::Misere, &heaps(&events)),
        "a move that is said to win leaves a lost position"
    );
    assert!(matches!(
        session.hear("hint")[0],
        Event::Again(Note::Think(_))
    ));
}

#[test]
fn language_and_number_of_persons_can_be_changed() {
    let mut session = session("settings", false, false);
    session.hear("5");
    assert_eq!(session.lang(), Lang::Vi);
    session.hear("en");
    assert_eq!(session.lang(), Lang::En);
    let events = session.hear("3");
    assert_eq!(asked(&events), Some(Question::Rule { two_persons: true }));
    session.hear("normal");
    assert!(matches!(
        session.hear("3")[0],
        Event::Toss(Player::A | Player::B)
    ));
}
