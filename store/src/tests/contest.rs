//! Contests: who can hand in when, whatever the clock does.

use super::*;

const MINUTE: i64 = 60_000;

pub(super) fn written(begins: i64, ends: i64) -> Written {
    Written {
        text: "title = 'a'".to_owned(),
        problems: vec!["nim".to_owned(), "hau".to_owned()],
        begins,
        ends,
        is_silent: true,
        freeze: 2 * MINUTE,
    }
}

impl Class {
    fn contest(&self) -> Contest {
        self.store.contests().unwrap().remove(0)
    }

    fn phase(&self) -> Phase {
        self.contest().phase(self.store.wall_ms())
    }

    fn turn(&self, turn: &Turn) -> bool {
        self.store.turn_contest(1, turn, Some(1)).unwrap()
    }

    /// Whether something of a person is received for the contest.
    fn is_received(&self, person: PersonId) -> bool {
        let sent = self.store.hand_in(&HandIn {
            person,
            problem: "nim",
            file: "nim.cpp",
            language: "c++17",
            bytes: b"x",
            nonce: &nonce(),
            contest: Some(1),
            lane: Lane::Contest,
            is_bot: false,
        });
        match sent {
            Ok(_) => true,
            Err(Error::Closed) => false,
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn a_contest_takes_what_comes_between_begin_and_end_and_longer_of_those_who_have_longer() {
    let class = Class::of(3);
    class.pass(MINUTE);
    let id = class
        .store
        .add_contest(&written(2 * MINUTE, 10 * MINUTE), Some(1));
    assert_eq!(id.unwrap(), 1);
    assert_eq!(
        (class.phase(), class.is_received(1)),
        (Phase::Before, false)
    );
    // It is written anew as long as it has not begun.
    assert!(class.turn(&Turn::Write(written(3 * MINUTE, 11 * MINUTE))));
    class.pass(2 * MINUTE);
    assert_eq!((class.phase(), class.is_received(1)), (Phase::During, true));
    assert!(!class.turn(&Turn::Write(written(0, 1))));
    assert!(class.turn(&Turn::Extra(2, 3 * MINUTE)));
    // The ranking stands still for the last two minutes.
    class.pass(6 * MINUTE - 1);
    assert!(!class.contest().is_frozen(class.store.wall_ms()));
    class.pass(1);
    assert!(class.contest().is_frozen(class.store.wall_ms()));
    class.pass(2 * MINUTE);
    assert_eq!(
        [1, 2, 3].map(|it| class.is_received(it)),
        [false, true, false]
    );
    assert_eq!(class.phase(), Phase::During);
    assert!(class.turn(&Turn::Prolong(MINUTE)));
    assert!(class.is_received(1));
    class.pass(4 * MINUTE);
    assert_eq!((class.phase(), class.is_received(2)), (Phase::After, false));
    assert!(class.contest().is_frozen(class.store.wall_ms()));
    assert!(class.turn(&Turn::Open));
    assert!(!class.contest().is_frozen(class.store.wall_ms()));
    let entered = class.store.entered(1).unwrap();
    let entered: Vec<PersonId> = entered.into_iter().map(|it| it.person).collect();
    assert_eq!(entered, [1, 2, 1]);
    // Each of these is in the log, with who did it.
    let log = class.store.log(100).unwrap();
    let log = log
        .iter()
        .filter(|it| it.what == "contest" && it.who == Some(1));
    assert_eq!(log.count(), 5);
}

#[test]
fn what_is_stopped_ends_so_much_later_and_what_is_over_stays_so_whatever_the_clock_says() {
    let class = Class::of(1);
    class
        .store
        .add_contest(&written(0, 10 * MINUTE), None)
        .unwrap();
    class.pass(9 * MINUTE);
    assert!(class.turn(&Turn::Stop) && !class.turn(&Turn::Stop));
    class.pass(30 * MINUTE);
    assert_eq!(
        (class.phase(), class.is_received(1)),
        (Phase::During, false)
    );
    // While it stands still, nobody notes that it is over.
    assert_eq!(class.store.note_contests_over().unwrap(), 0);
    assert!(class.turn(&Turn::Continue) && !class.turn(&Turn::Continue));
    assert_eq!(class.contest().written.ends, 40 * MINUTE);
    assert!(class.is_received(1));
    class.pass(MINUTE);
    assert_eq!(class.store.note_contests_over().unwrap(), 1);
    class.hands.wall.fetch_sub(20 * MINUTE, Relaxed);
    assert_eq!((class.phase(), class.is_received(1)), (Phase::After, false));
    // By hand it can be opened again.
    assert!(class.turn(&Turn::Prolong(MINUTE)) && class.is_received(1));
    assert!(class.turn(&Turn::End) && !class.is_received(1));
    assert!(!class.turn(&Turn::End) && !class.turn(&Turn::Stop));
}

#[test]
fn a_question_is_its_own_and_the_teachers_and_is_gone_with_whoever_asked() {
    let class = Class::of(2);
    class.store.add_contest(&written(0, MINUTE), None).unwrap();
    class.store.add_word(1, None, "announced").unwrap();
    class.store.add_word(1, Some(1), "asked-by-one").unwrap();
    class.store.add_word(1, Some(2), "asked-by-two").unwrap();
    class.store.answer(1, 2, "yes").unwrap();
    // An announcement has no answer, and another contest no word of this one.
    class.store.answer(1, 1, "no").unwrap();
    class.store.answer(2, 3, "no").unwrap();
    let told = |person| {
        let words = class.store.words(1, person).unwrap().into_iter();
        let words = words.map(|it| format!("{} {}", it.text, it.answer.unwrap_or_default()));
        words.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(told(Some(1)), "announced , asked-by-one yes");
    assert_eq!(told(None), "announced , asked-by-one yes, asked-by-two ");
    class.store.forget(1, None).unwrap();
    assert_eq!(told(None), "announced , asked-by-two ");
}

#[test]
fn who_judges_is_told_of_the_contest() {
    let class = Class::of(1);
    class.store.add_contest(&written(0, MINUTE), None).unwrap();
    class.hand_in(1, Lane::Class);
    assert!(class.is_received(1));
    let told: Vec<_> = drained(&class.store)
        .into_iter()
        .map(|it| it.contest)
        .collect();
    // The contest's lane comes first.
    let text = Some("title = 'a'".to_owned());
    assert_eq!(told, [text.clone(), text, None, None]);
}
