//! The list, the referees of its rooms, and how a problem is found in it.

use bilingual::Lang;
use checker::CheckerMode;
use problem_set::names::label;
use std::path::Path;

use problem_set::{Spec, find_beside, find_problem};

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
    // As files are called.
    for (word, id) in [
        ("nim (1)", "nim"),
        ("bài 1 nim.cpp", "nim"),
        ("LINE10", "line2010"),
        ("game 3", "game_3"),
    ] {
        assert_eq!(find_problem(word).unwrap().id(), id);
    }
    let error = find_problem("nimm\n").unwrap_err();
    let told = "there is no problem 'nimm\\n'; did you mean nim";
    assert!(error.to_string().starts_with(told), "{error}");
}

#[test]
fn a_name_means_a_problem_as_its_id_does_unless_two_have_it() {
    all_problems::install();
    for (word, files, found) in [
        ("LINE10", &[][..], Some("line2010")),
        ("line2010", &[], Some("line2010")),
        ("cards15", &["cards01/CARDS.cpp"], Some("cards15")),
        ("Cards", &["cards15.cpp"], Some("cards15")),
        ("CARDS", &["/home/an/cards15/CARDS.cpp"], Some("cards15")),
        ("CARDS", &["cards01/bài cards15/x.cpp"], Some("cards15")),
        ("CARDS", &["CARDS.cpp"], None),
        ("QUEEN", &["queen36/a.cpp", "b.cpp"], Some("queen36")),
        ("QUEEN", &["queen36/a.cpp", "queen49/b.cpp"], None),
    ] {
        let files: Vec<&Path> = files.iter().map(Path::new).collect();
        match (find_beside(word, &files), found) {
            (Ok(problem), Some(id)) => assert_eq!(problem.id(), id, "{word} {files:?}"),
            (Err(error), None) => {
                assert!(error.to_string().contains(" is the name of "), "{error}");
            }
            (other, _) => panic!("{word} {files:?}: {other:?}"),
        }
    }
    let told = find_problem("QUEEN").unwrap_err().0;
    for (lang, expected) in [
        (
            Lang::Vi,
            "QUEEN là tên chung của queen36 (Quân hậu) và queen49 (Vua và hậu); hãy ghi queen36 hay queen49",
        ),
        (
            Lang::En,
            "QUEEN is the name of queen36 (Queen and pawns) and queen49 (King and queen); write queen36 or queen49",
        ),
    ] {
        assert_eq!(told.of(lang), expected);
    }
}

#[test]
fn tables_tell_problems_of_one_name_apart_and_only_those() {
    let all = ["cards01", "cards15", "nim"].map(|id| all_problems::find(id).unwrap());
    assert_eq!(all.map(|it| label(it, &all)), ["cards01", "cards15", "NIM"]);
    assert_eq!(label(all[1], &all[1..]), "CARDS");
}
