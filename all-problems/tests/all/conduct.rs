//! How an interactor conducts a game, by the example of KNIGHT.

use bilingual::Lang;
use checker::Checked;
use checker::interactor::{Interactor, Opponent, Said, Speaker, rehearse};
use contract::AnyProblem;

fn knight(opening: &str, opponent: Opponent) -> Interactor {
    let problem = ::knight::cases::PROBLEM;
    let begun = problem.interactor(opening.as_bytes(), opponent, "seed");
    begun.unwrap()
}

fn told(interactor: &Interactor) -> String {
    interactor
        .outcome()
        .map_or_else(String::new, Checked::to_string)
}

#[test]
fn a_line_is_judged_once_and_blank_lines_do_not_count() {
    let mut interactor = knight("8 9 8 8\n", Opponent::Best);
    assert_eq!(interactor.open(), "8 9 8 8\n");
    assert_eq!(interactor.hear(b" \r\n"), "");
    assert_eq!(interactor.outcome(), None);
    assert_eq!(interactor.hear(b"6 9\r\n").lines().count(), 1);
    assert_eq!(interactor.hear(b"9 9"), "");
    let wrong = "wrong answer line 3: row: expected a number in 1..=8, found 9";
    assert_eq!(told(&interactor), wrong);
    assert_eq!(interactor.hear(b"1 1"), "");
    assert_eq!(told(&interactor), wrong);
}

#[test]
fn a_game_that_is_over_at_once_has_its_outcome_after_the_opening() {
    let mut interactor = knight("2 2 1 1\n", Opponent::Best);
    assert_eq!(interactor.open(), "2 2 1 1\n");
    assert_eq!(interactor.outcome(), Some(&Checked::Accepted));
}

#[test]
fn the_spoiler_says_the_same_words_in_other_clothes() {
    let problem = ::knight::cases::PROBLEM;
    let opening = "300 300 299 298\n";
    let mut interactor = knight(opening, Opponent::Spoiler);
    let mut player = (problem.dialogue().unwrap().player)(opening.as_bytes()).unwrap();
    let game = rehearse(&mut *player, &mut interactor);
    assert_eq!(game.outcome, Checked::Accepted);
    let told: Vec<&Said> = game
        .said
        .iter()
        .filter(|said| said.by == Speaker::Judge)
        .collect();
    assert_eq!(
        told[0].line.split_whitespace().collect::<Vec<_>>(),
        ["300", "300", "299", "298"]
    );
    assert!(told.iter().any(|said| said.line.contains('\t')));
    assert!(told.iter().any(|said| said.line.starts_with([' ', '\t'])));
    assert!(told.iter().all(|said| !said.line.trim().is_empty()));
}

#[test]
fn what_is_no_dialogue_is_the_judges_error() {
    let error = |problem: &dyn AnyProblem, opening: &[u8]| match problem.begun(opening) {
        Err(Checked::JudgeError(reason)) => reason.of(Lang::En).to_owned(),
        _ => panic!("{problem:?} is played"),
    };
    assert_eq!(
        error(lgame::cases::PROBLEM, b""),
        "the problem lgame has no interactor"
    );
    assert_eq!(
        error(::knight::cases::PROBLEM, b"8 9 8\n"),
        "KNIGHT.INP:1: q: the input ends where a number in 1..=9 is expected"
    );
}
