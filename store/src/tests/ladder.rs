//! Programs that play, and what they play.

use super::contest::written;
use super::*;

/// A program of this person that plays.
fn enter(class: &Class, person: PersonId) -> SubmissionId {
    let nonce = nonce();
    let bot = HandIn {
        person,
        problem: "nim",
        file: "nim.cpp",
        language: "c++17",
        bytes: &nonce,
        nonce: &nonce,
        contest: None,
        lane: Lane::Play,
        is_bot: true,
    };
    class.store.hand_in(&bot).unwrap().submission
}

/// The games of one, or against another.
fn meeting(submission: SubmissionId, rival: Option<SubmissionId>, games: &str) -> Meeting {
    Meeting {
        submission,
        rival,
        games: games.to_owned(),
    }
}

/// Plays all that waits.
fn play(class: &Class, games: &str) {
    while let Some(job) = class.store.take("worker").unwrap() {
        assert_eq!((job.stage, job.lane), (Stage::Play, Lane::Play));
        let outcome = Outcome::Played(vec![meeting(job.submission, None, games)]);
        assert!(class.store.finish(&job, &outcome).unwrap());
        assert!(
            !class.store.finish(&job, &outcome).unwrap(),
            "games count once"
        );
    }
}

#[test]
fn a_program_that_plays_is_no_try_at_the_problem() {
    let class = Class::of(2);
    let bot = enter(&class, 1);
    let store = &class.store;
    assert_eq!(store.ladders().unwrap(), [("nim".to_owned(), 1)]);
    // Tests that change do not make a judging of it.
    store.set_tests("nim", "other").unwrap();
    play(&class, "first");
    store.set_tests("nim", "a third one").unwrap();
    assert_eq!(store.rejudge("nim", None).unwrap(), 0);
    assert_eq!(store.cells(None).unwrap(), []);
    assert_eq!(store.stuck(9).unwrap(), []);
    assert_eq!(store.submissions(Filter::default(), 9).unwrap(), []);
    let bots = Filter {
        is_bot: true,
        ..Filter::default()
    };
    assert_eq!(store.submissions(bots, 9).unwrap().len(), 1);
    assert!(store.submission(bot).unwrap().unwrap().is_bot);
    let solution = class.hand_in(1, Lane::Class);
    assert_eq!(store.bot(solution).unwrap(), None);
    judge_all(&class, "WA");
    assert_eq!(store.cells(None).unwrap()[0].tries, 1);
    assert_eq!(store.stuck(9).unwrap()[0].tries, 1);
}

#[test]
fn the_last_program_of_each_counts_and_its_games_go_with_who_is_forgotten() {
    let class = Class::of(3);
    enter(&class, 1);
    let (other, last) = (enter(&class, 2), enter(&class, 1));
    let store = &class.store;
    let bots = || {
        let bots = store.bots("nim").unwrap().into_iter();
        let bots = bots.map(|it| (it.submission.id, it.games));
        bots.collect::<Vec<_>>()
    };
    assert_eq!(bots(), [(last, None), (other, None)]);
    play(&class, "games");
    let games = Some("games".to_owned());
    assert_eq!(bots(), [(last, games.clone()), (other, games.clone())]);
    store.begin_tournament("nim", None).unwrap();
    // One at a time.
    store.begin_tournament("nim", None).unwrap();
    let tournaments = store.tournaments("nim").unwrap();
    assert!(tournaments.len() == 1 && tournaments[0].goes_on);
    let job = store.take("worker").unwrap().unwrap();
    let entrants: Vec<_> = job.entrants.iter().map(|it| it.submission).collect();
    assert_eq!(
        (job.stage, entrants),
        (Stage::Tournament, vec![other, last])
    );
    let met = meeting(other, Some(last), "met");
    let outcome = Outcome::Played(vec![met.clone()]);
    assert!(store.finish(&job, &outcome).unwrap());
    let tournament = &store.tournaments("nim").unwrap()[0];
    assert!(!tournament.goes_on);
    assert_eq!(store.played(tournament.id).unwrap(), [met]);
    assert_eq!(bots(), [(last, games.clone()), (other, games.clone())]);
    // There are not two any more, and of the second what it has played alone is left.
    store.forget(1, None).unwrap();
    assert_eq!(store.played(tournament.id).unwrap(), []);
    assert_eq!(bots(), [(other, games)]);
    store.begin_tournament("nim", None).unwrap();
    assert_eq!(store.tournaments("nim").unwrap().len(), 1);
}

#[test]
fn a_tournament_under_way_rests_while_a_contest_goes_on_however_often_and_is_no_worse_for_it() {
    const MINUTE: i64 = 60_000;
    let class = Class::of(2);
    let (one, other) = (enter(&class, 1), enter(&class, 2));
    let store = &class.store;
    play(&class, "games");
    store.begin_tournament("nim", None).unwrap();
    let goes_on = || store.tournaments("nim").unwrap()[0].goes_on;
    let mut job = store.take("worker").unwrap().unwrap();
    // More often than a job is tried.
    for contest in 1..=4 {
        assert!(!store.rests(Lane::Play).unwrap());
        let now = store.wall_ms();
        let written = written(now, now + MINUTE);
        assert_eq!(store.add_contest(&written, None).unwrap(), contest);
        assert!(store.rests(Lane::Play).unwrap() && !store.rests(Lane::Contest).unwrap());
        assert!(store.finish(&job, &Outcome::Rested).unwrap());
        assert!(!store.finish(&job, &Outcome::Rested).unwrap());
        class.hand_in(1, Lane::Class);
        let lanes: Vec<Lane> = drained(store).iter().map(|it| it.lane).collect();
        assert_eq!(lanes, [Lane::Class; 2]);
        // While it stands still it is not over.
        store.turn_contest(contest, &Turn::Stop, None).unwrap();
        class.pass(MINUTE);
        assert_eq!((store.take("worker").unwrap(), goes_on()), (None, true));
        store.turn_contest(contest, &Turn::End, None).unwrap();
        job = store.take("worker").unwrap().unwrap();
        assert_eq!(job.stage, Stage::Tournament);
    }
    let met = meeting(one, Some(other), "met");
    assert!(
        store
            .finish(&job, &Outcome::Played(vec![met.clone()]))
            .unwrap()
    );
    assert!(!goes_on() && store.aside().unwrap().is_empty());
    assert_eq!(store.played(1).unwrap(), [met]);
}
