//! The list, the referees of its rooms, and how a problem is found in it.

use checker::CheckerMode;
use problem_set::{Spec, find_problem};

#[test]
fn a_problem_has_a_referee_exactly_if_its_manifest_says_so() {
    for problem in all_problems::problems() {
        let id = problem.id();
        let spec = Spec::parse(id, problem.manifest()).unwrap();
        let needs = |mode: CheckerMode| spec.checker == mode;
        let special = needs(CheckerMode::Special);
        assert_eq!(problem.special().is_some(), special, "{id}: Room::SPECIAL");
        let talks = needs(CheckerMode::Interactive);
        assert_eq!(problem.game().is_some(), talks, "{id}: Room::GAME");
        assert_eq!(problem.dialogue().is_some(), talks, "{id}: Interactive");
        let judges = problem.checker_cpp().is_some();
        assert!(!judges || special || talks, "{id}: Room::CHECKER_CPP");
    }
}

#[test]
fn a_known_id_is_found_in_any_case_and_an_unknown_one_is_told() {
    all_problems::install();
    assert_eq!(find_problem("Nim").unwrap().id(), "nim");
    let error = find_problem("nimm\n").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("there is no problem 'nimm\\n'; ")
    );
    assert!(error.near.contains(&"nim"));
}
