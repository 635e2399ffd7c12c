//! The list, its referees, and how a problem is found in it.

use checker::{CheckerMode, find_problem};
use referees::REFEREES;
use registry::Spec;

#[test]
fn a_problem_has_a_referee_exactly_if_its_manifest_says_so() {
    let ids = |mode: CheckerMode| -> Vec<&str> {
        let all = roster::problems().iter();
        all.filter(|problem| {
            let spec = Spec::parse(problem.id(), problem.manifest()).unwrap();
            spec.checker == mode
        })
        .map(|problem| problem.id())
        .collect()
    };
    let specials: Vec<&str> = REFEREES.specials.iter().map(|(id, _)| *id).collect();
    assert_eq!(
        specials,
        ids(CheckerMode::Special),
        "problem.toml and referees/src/special/mod.rs disagree"
    );
    let games: Vec<&str> = REFEREES.games.iter().map(|(id, _)| *id).collect();
    assert_eq!(
        games,
        ids(CheckerMode::Interactive),
        "problem.toml and referees/src/interactor/mod.rs disagree"
    );
}

#[test]
fn a_known_id_is_found_in_any_case_and_an_unknown_one_is_told() {
    roster::install();
    assert_eq!(find_problem("Nim").unwrap().id(), "nim");
    let error = find_problem("nimm\n").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("there is no problem 'nimm\\n'; ")
    );
    assert!(error.near.contains(&"nim"));
}
