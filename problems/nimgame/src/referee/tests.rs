//! The interactor of NIMGAME against the reference and against programs that err.

use checker::interactor::{Interactor, rehearse};
use contract::seeded;
use contract::trial::heard;

use super::*;
use crate::cases::PROBLEM;
use crate::game::{MOST_HEAPS, Play};
use crate::host::Host;

fn interactor(opening: &str, opponent: Opponent, seed: &str) -> Interactor {
    PROBLEM
        .interactor(opening.as_bytes(), opponent, seed)
        .unwrap()
}

#[test]
fn the_reference_wins_what_is_won_against_every_opponent() {
    let mut said = 0;
    let mut rng = seeded(&["nimgame", "openings"]);
    for play in [Play::Misere, Play::Normal] {
        for n in 1..=MOST_HEAPS {
            for opponent in Opponent::ALL {
                for round in 0..25 {
                    let most = [1, 3, MOST_STONES][round % 3];
                    let opening = Input {
                        play,
                        heaps: (0..n).map(|_| rng.random_range(1..=most)).collect(),
                        first: Player::BOTH[round % 2],
                    };
                    let mut interactor =
                        interactor(&opening.to_string(), opponent, &round.to_string());
                    let rehearsal = rehearse(&mut Host::default(), &mut interactor);
                    assert_eq!(rehearsal.outcome, Checked::Accepted, "{rehearsal}");
                    said += rehearsal.said.len();
                }
            }
        }
    }
    assert!(said > 50_000, "{said} lines are many whole games");
}

#[test]
fn the_spoilers_lines_are_refused_by_interactor_and_reference_alike() {
    let mut again = 0;
    for round in 0..50 {
        let opening = "normal\n4\n9 25 30 4\nYOU\n";
        let mut interactor = interactor(opening, Opponent::Spoiler, &round.to_string());
        let rehearsal = rehearse(&mut Host::default(), &mut interactor);
        assert_eq!(rehearsal.outcome, Checked::Accepted, "{rehearsal}");
        let said = rehearsal.said.iter();
        again += said.filter(|said| said.line.starts_with("AGAIN")).count();
    }
    assert!(again > 500, "{again} illegal lines");
}

/// What is said of a program that says these lines, whatever it hears, against greedy play of
/// misère with these heaps.
fn judged(heaps: &str, first: &str, said: &str) -> Option<String> {
    let n = heaps.split(' ').count();
    let opening = format!("misere\n{n}\n{heaps}\n{first}\n");
    let outcome = heard(PROBLEM, &opening, Opponent::Greedy, said.split('/'));
    outcome.map(|outcome| outcome.to_string())
}

#[test]
fn a_whole_game_in_keywords_is_accepted_with_lines_for_people() {
    let game = "# hello/ASK RULE/ASK HEAPS/the coin is tossed/ASK FIRST/HEAPS 1 4 6/1 4 6 | table/\
                TAKE 3 1/HEAPS 1 4 5//ASK MOVE/HEAPS 1 4 0/TAKE 2 4/HEAPS 1 0 0/ASK MOVE/\
                HEAPS 0 0 0/bravo/WINNER MACHINE";
    assert_eq!(judged("1 4 6", "MACHINE", game).as_deref(), Some("ok"));
}

#[test]
fn questions_come_in_order() {
    for (said, message) in [
        (
            "ASK HEAPS",
            "wrong output format line 1: ASK: expected RULE, found 'HEAPS'",
        ),
        (
            "HEAPS 1 2 3",
            "wrong answer line 1: expected ASK now, found HEAPS",
        ),
        (
            "ASK RULE/HEAPS 1 1 1",
            "wrong answer line 2: expected ASK now, found HEAPS",
        ),
        (
            "ASK RULE/ASK HEAPS/HEAPS 1 2 3",
            "wrong answer line 3: expected ASK now, found HEAPS",
        ),
    ] {
        assert_eq!(judged("1 2 3", "YOU", said).as_deref(), Some(message));
    }
}

#[test]
fn messages_name_the_first_fault() {
    for (heaps, first, rest, message) in [
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 2",
            "wrong output format line 4 is too short: heap 3: expected a number in 0..=30",
        ),
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 1 1",
            "wrong answer line 4: heap 2: the table shows 1, but it holds 2",
        ),
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 2 3 4",
            "wrong answer line 4: '4' stands after the end of the move",
        ),
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 2 3/TAKE 1 1",
            "wrong answer line 5: expected ASK now, found TAKE",
        ),
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 2 3/ASK MOVE/HEAPS 1 2 3",
            "wrong answer line 6: heap 3: the table shows 3, but it holds 0",
        ),
        (
            "1 2 3",
            "YOU",
            "HEAPS 1 2 3/ASK MOVE/TAKE 1 1",
            "wrong answer line 6: expected HEAPS now, found TAKE",
        ),
        (
            "3 1 1",
            "MACHINE",
            "HEAPS 3 1 1/TAKE 1 4",
            "wrong answer line 5: stones: expected a number in 1..=3, found 4",
        ),
        (
            "3 1 1",
            "MACHINE",
            "HEAPS 3 1 1/TAKE 1 3",
            "wrong answer line 5: 3 from heap 1 gives the win away: [3, 1, 1] is won in misere play",
        ),
        (
            "3 1 1",
            "MACHINE",
            "HEAPS 3 1 1/TAKE 1 2/HEAPS 1 1 1/ASK MOVE/HEAPS 0 1 1/TAKE 1 1",
            "wrong answer line 9: heap 1 is empty",
        ),
        (
            "3 1 1",
            "MACHINE",
            "HEAPS 3 1 1/TAKE 1 2/HEAPS 1 1 1/ASK MOVE/HEAPS 0 1 1/TAKE 2 1/HEAPS 0 0 1/\
             ASK MOVE/HEAPS 0 0 0/WINNER YOU",
            "wrong answer line 13: the other player has won",
        ),
        (
            "3 1 1",
            "MACHINE",
            "HEAPS 3 1 1/TAKE 1 2/HEAPS 1 1 1/ASK MOVE/HEAPS 0 1 1/TAKE 2 1/HEAPS 0 0 1/\
             ASK MOVE/HEAPS 0 0 0/WINNER MACHINE",
            "ok",
        ),
    ] {
        let said = format!("ASK RULE/ASK HEAPS/ASK FIRST/{rest}");
        assert_eq!(judged(heaps, first, &said).as_deref(), Some(message));
    }
}

#[test]
fn what_is_illegal_must_be_asked_again() {
    let mut table = game(b"misere\n3\n1 2 3\nYOU\n").unwrap();
    let hear = |table: &mut Box<dyn Game>, line: &str| {
        table.hear(&mut Reader::of_line(line.as_bytes(), 1))
    };
    hear(&mut table, "ASK RULE").unwrap();
    table.play(&mut Reader::of_person(b"maximum\n")).unwrap();
    assert_eq!(
        hear(&mut table, "ASK HEAPS").unwrap_err().to_string(),
        "wrong answer line 1: expected AGAIN now, found ASK"
    );
    hear(&mut table, "AGAIN misere or normal, please").unwrap();
    assert_eq!(
        hear(&mut table, "ASK HEAPS").unwrap_err().to_string(),
        "wrong output format line 1: ASK: expected RULE, found 'HEAPS'"
    );
}

#[test]
fn a_blank_line_leaves_the_question_open() {
    let mut table = game(b"misere\n3\n1 2 3\nYOU\n").unwrap();
    table.hear(&mut Reader::of_line(b"ASK RULE", 1)).unwrap();
    table.play(&mut Reader::of_person(b" \t\n")).unwrap();
    assert!(table.turn() == Turn::Opponent);
}

#[test]
fn a_person_sees_the_heaps_and_what_is_asked() {
    let mut table = game(b"normal\n2\n4 7\nYOU\n").unwrap();
    assert_eq!(table.board(Lang::En), "");
    let lines = [
        "ASK RULE",
        "normal",
        "ASK HEAPS",
        "4 7",
        "ASK FIRST",
        "YOU",
        "HEAPS 4 7",
        "ASK MOVE",
    ];
    for line in lines {
        if table.turn() == Turn::Opponent {
            table.play(&mut Reader::of_person(line.as_bytes())).unwrap();
        } else {
            table
                .hear(&mut Reader::of_line(line.as_bytes(), 1))
                .unwrap();
        }
    }
    assert_eq!(table.board(Lang::En), "heap 1: 4   heap 2: 7\n");
    assert_eq!(table.asks_for(Lang::Vi), "đống và số viên sỏi");
}
