//! What a page is answered.

use std::collections::VecDeque;

use serde_json::{Value, json};
use web::Desk;

fn desk(id: &str) -> Desk {
    Desk::new(all_problems::find(id).unwrap())
}

/// The answer to a question with these texts below its line.
fn ask(desk: &mut Desk, mut question: Value, below: &[(&str, &str)]) -> Value {
    let mut texts = String::new();
    for (name, text) in below {
        question[*name] = json!(text.len());
        texts += text;
    }
    let answer = desk.answer(format!("{question}\n{texts}").as_bytes());
    serde_json::from_slice(&answer).unwrap()
}

#[test]
fn a_test_has_the_sums_that_its_lock_has() {
    let answer = ask(
        &mut desk("nim"),
        json!({ "do": "test", "name": "sample" }),
        &[],
    );
    assert_eq!(answer["input"], "4\n12\n8\n5\n14\n");
    let sums = &answer["sha256"];
    assert_eq!(
        sums["input"],
        "66861016cd5546cf6ffa9088a3da6fefea7c97a68d353d98cf7152efa7a377a1"
    );
    assert_eq!(
        sums["answer"],
        "824458384cc2923a21f3ee48adcb6b86c575c0422ae230d55dcc5a688ab4c96a"
    );
}

#[test]
fn outputs_are_judged_by_the_checker_of_the_problem() {
    let mut nim = desk("nim");
    for (output, verdict) in [("1\n1 1\n", "AC"), ("0\n", "WA"), ("", "PE")] {
        let below = [("input", "1\n1\n"), ("output", output)];
        let answer = ask(&mut nim, json!({ "do": "judge" }), &below);
        assert_eq!(answer["verdict"], verdict, "{answer}");
    }
    let below = [("input", "2 2\nWW\nBB\n"), ("output", "W 2 1 2 0\n0 2\n")];
    let answer = ask(&mut desk("wbr"), json!({ "do": "judge" }), &below);
    assert_eq!(
        (&answer["verdict"], &answer["points"]),
        (&json!("PA"), &json!(0.0))
    );
    let answer = ask(
        &mut desk("knight"),
        json!({ "do": "judge", "name": "x" }),
        &[],
    );
    assert_eq!(answer["kind"], "asked");
}

#[test]
fn what_is_wrong_with_an_input_is_said_in_both_languages() {
    let answer = ask(
        &mut desk("nim"),
        json!({ "do": "answer" }),
        &[("input", "2\n1 x\n")],
    );
    let error = &answer["error"];
    assert_eq!(
        error["vi"],
        "NIM.INP:2: đống 2: 'x' không phải là số nguyên"
    );
    assert_eq!(error["en"], "NIM.INP:2: heap 2: 'x' is not a whole number");
    assert_eq!(answer["kind"], "input");
}

#[test]
fn a_game_is_played_forth_and_back() {
    let mut nim = desk("nim");
    let mut at = |what: &str, moves: &[&str]| {
        let question = json!({ "do": what, "moves": moves });
        ask(&mut nim, question, &[("input", "2\n1 2\n")])
    };
    let opening = at("position", &[]);
    assert_eq!(
        (&opening["turn"], &opening["count"]),
        (&json!(0), &json!(3))
    );
    assert_eq!(opening["moves"][0]["touches"], json!(["heap1/1"]));
    let worths = at("worths", &[]);
    assert_eq!(
        worths["value"],
        json!({ "outcome": "won", "remoteness": 3 })
    );
    assert_eq!(worths["best"], "2 1");
    let over = at("position", &["2 1", "1 1", "2 1"]);
    assert_eq!((&over["end"], &over["winner"]), (&json!("lost"), &json!(0)));
    assert_eq!(at("position", &["2 1", "2 1"])["turn"], 0);
    assert_eq!(at("position", &["2 1", "9 9"])["kind"], "asked");
    assert_eq!(at("line", &[])["line"], json!(["2 1", "1 1", "2 1"]));
}

#[test]
fn a_board_of_any_size_is_played_by_the_theorem_and_a_move_is_checked_by_the_rules() {
    let mut nim = desk("nim");
    let mut at = |what: &str, moves: &[&str]| {
        let question = json!({ "do": what, "moves": moves, "lang": "en" });
        ask(
            &mut nim,
            question,
            &[("input", "2\n999999999 1000000000000000000\n")],
        )
    };
    let opening = at("position", &[]);
    assert_eq!(opening["count"], Value::Null);
    assert_eq!(opening["moves"].as_array().map(Vec::len), Some(2000));
    let worths = at("worths", &[]);
    assert_eq!(
        (&worths["by"], &worths["value"]),
        (&json!("theorem"), &json!({ "outcome": "won" }))
    );
    assert_eq!(worths["best"], "2 999999999000000001");
    let later = at("position", &["2 999999999000000001", "1 999999999"]);
    assert_eq!((&later["turn"], &later["repeats"]), (&json!(0), &json!(0)));
    assert_eq!(later["made"].as_array().map(Vec::len), Some(2));
    let worths = at("worths", &["2 999999999000000001", "1 999999999"]);
    assert_eq!(worths["best"], "2 999999999");
    let over = at(
        "position",
        &["2 999999999000000001", "1 999999999", "2 999999999"],
    );
    assert_eq!(
        (&over["end"], &over["winner"], &over["count"]),
        (&json!("lost"), &json!(0), &json!(0))
    );
    for wrong in ["2 1000000000000000001", "3 1", "1 0", "01 1", "1"] {
        assert_eq!(at("position", &[wrong])["kind"], "asked", "{wrong}");
    }
}

#[test]
fn small_boards_are_searched_and_large_ones_without_a_theorem_are_refused() {
    let small = ask(
        &mut desk("nim"),
        json!({ "do": "worths" }),
        &[("input", "2\n1 2\n")],
    );
    assert_eq!(
        (&small["by"], &small["value"]["remoteness"]),
        (&json!("search"), &json!(3))
    );
    let question = json!({ "do": "worths", "rules": "misere" });
    let large = ask(
        &mut desk("nim"),
        question,
        &[("input", "2\n999999999 1000000000\n")],
    );
    assert_eq!(large["kind"], "large");
}

#[test]
fn an_opening_is_found_that_is_lost_or_won() {
    for id in ["nim", "hau", "step", "stone40"] {
        for outcome in ["lost", "won"] {
            let mut desk = desk(id);
            let question = json!({ "do": "random", "outcome": outcome, "seed": 7 });
            let found = ask(&mut desk, question, &[]);
            let input = found["input"].as_str().unwrap().to_owned();
            let question = json!({ "do": "worths", "game": found["game"] });
            let worths = ask(&mut desk, question, &[("input", &input)]);
            assert_eq!(worths["value"]["outcome"], outcome, "{id} {worths}");
        }
    }
}

#[test]
fn a_puzzle_has_an_aim_and_knows_the_best() {
    let mut rubic = desk("rubic");
    let input = [("input", "1 2 3 4\n5 6 7 8\n9 10 11 12\n14 15 16 13\n")];
    let best = ask(&mut rubic, json!({ "do": "best" }), &input);
    assert_eq!(best["best"], 1);
    let solved = json!({ "do": "position", "moves": ["1 4 1"] });
    let solved = ask(&mut rubic, solved, &input);
    assert_eq!(
        (&solved["aim"], &solved["end"]),
        (&json!("moves"), &json!("won"))
    );
    let mut wbr = desk("wbr");
    let input = [("input", "2 2\nWW\nBB\n")];
    let cleared = json!({ "do": "position", "moves": ["2 1", "1 2"] });
    let cleared = ask(&mut wbr, cleared, &input);
    assert_eq!(
        (&cleared["aim"], &cleared["points"]),
        (&json!("points"), &json!(1000))
    );
    assert_eq!(ask(&mut wbr, json!({ "do": "best" }), &input)["best"], 1000);
}

#[test]
fn changed_rules_are_listed_and_played() {
    let mut nim = desk("nim");
    let below = [("input", "1\n4\n")];
    let answer = ask(&mut nim, json!({ "do": "rules" }), &below);
    let rules = answer["rules"].as_array().unwrap();
    for name in ["max=3", "chomp", "misere"] {
        assert!(rules.iter().any(|it| it["name"] == name), "{answer}");
    }
    for (rules, won, count) in [
        (json!(null), "won", 4),
        (json!("max=3"), "lost", 3),
        (json!("misere"), "won", 4),
    ] {
        let asked = json!({ "do": "worths", "game": 0, "moves": [], "rules": rules });
        let answer = ask(&mut nim, asked, &below);
        assert_eq!(answer["value"]["outcome"], won, "{answer}");
        assert_eq!(answer["moves"].as_array().map(Vec::len), Some(count));
    }
    let asked = json!({ "do": "position", "game": 0, "moves": [], "rules": "chess" });
    assert_eq!(ask(&mut nim, asked, &below)["kind"], "asked");
}

#[test]
fn a_dialogue_is_heard_line_by_line_and_judged() {
    let mut knight = desk("knight");
    let begin = json!({ "do": "talk", "opponent": "best" });
    let begun = ask(&mut knight, begin.clone(), &[("input", "8 9 8 8\n")]);
    assert_eq!(begun["over"], false, "{begun}");
    let wrong = ask(&mut knight, json!({ "do": "talk", "said": "6 7" }), &[]);
    assert_eq!(wrong["verdict"], "WA", "{wrong}");
    assert_eq!(wrong["over"], true);
    assert_eq!(
        wrong["message"]["en"],
        "line 1: the move from 8 8 to 6 7 gives the win away"
    );
    ask(&mut knight, begin, &[("input", "8 9 8 8\n")]);
    let early = ask(&mut knight, json!({ "do": "talk", "ended": true }), &[]);
    assert_eq!(early["verdict"], "WA");
    assert_eq!(
        early["message"]["en"],
        "the program ended before the game was over"
    );
    // Every room that talks has a test that the reference plays to its end.
    for problem in all_problems::problems() {
        let Some(dialogue) = problem.dialogue() else {
            continue;
        };
        let mut desk = desk(problem.id());
        let test = &problem_set::Spec::of(*problem).tests[0].name;
        let begin = json!({ "do": "talk", "name": test });
        let mut told = ask(&mut desk, begin, &[]);
        let opening = problem.recipe(test).unwrap();
        let is_told = told["file"] == json!(null);
        assert!(is_told || told["file"] == *opening);
        let mut player = (dialogue.player)(opening.as_bytes()).unwrap();
        let mut waiting = VecDeque::new();
        let hear = |told: &Value, waiting: &mut VecDeque<String>| {
            let lines = told["lines"].as_array().unwrap().iter();
            waiting.extend(lines.map(|line| line.as_str().unwrap().to_owned()));
        };
        hear(&told, &mut waiting);
        if is_told {
            waiting.pop_front();
        }
        let mut step = player.open();
        let mut number = 0;
        loop {
            for line in step.text().lines() {
                told = ask(&mut desk, json!({ "do": "talk", "said": line }), &[]);
                hear(&told, &mut waiting);
            }
            let Some(line) = waiting.pop_front().filter(|_| !step.is_end()) else {
                break;
            };
            number += 1;
            step = inpout::hear(&mut *player, number, line.as_bytes()).unwrap();
        }
        let record = player.record();
        let record: Vec<(&str, &str)> = record.iter().map(|it| ("output", it.as_str())).collect();
        let end = ask(&mut desk, json!({ "do": "talk", "ended": true }), &record);
        assert_eq!(end["verdict"], "AC", "{problem:?} {end}");
        assert!(!end["transcript"].as_array().unwrap().is_empty());
        ask(&mut desk, json!({ "do": "talk", "said": "hm" }), &[]);
        let end = ask(&mut desk, json!({ "do": "talk", "ended": true }), &[]);
        assert_eq!(end["verdict"], "PE", "{problem:?}");
    }
}

#[test]
fn the_limits_of_the_source_are_those_of_the_real_reader() {
    for problem in all_problems::problems() {
        let spec = problem_set::Spec::of(*problem);
        let mut rng = contract::seeded(&[problem.id(), "tiers"]);
        let small = (0..30).map(|_| problem.small(&mut rng));
        let tests = spec.tests.iter().take(8);
        let tests = tests.filter_map(|test| problem.recipe(&test.name));
        for input in small.chain(tests).filter(|input| input.len() < 4096) {
            let bytes = input.as_bytes();
            let real = spec.validate(*problem, "x", bytes, problem_set::Tier::Source);
            let asked = json!({ "do": "answer", "tier": "source" });
            let answer = ask(&mut desk(problem.id()), asked, &[("input", &input)]);
            let is_of_source = answer["output"].is_string();
            assert_eq!(is_of_source, real.is_ok(), "{problem:?} {real:?}\n{input}");
        }
    }
}

#[test]
fn small_inputs_are_legal_and_smaller_ones_smaller() {
    let mut nim = desk("nim");
    let small = ask(
        &mut nim,
        json!({ "do": "small", "seed": 1, "count": 50 }),
        &[],
    );
    let inputs = small["inputs"].as_array().unwrap().clone();
    assert!(inputs.len() > 20, "{inputs:?}");
    for input in &inputs {
        let below = [("input", input.as_str().unwrap())];
        let answer = ask(&mut nim, json!({ "do": "answer" }), &below);
        assert!(answer["output"].is_string(), "{answer}");
    }
    let below = [("input", "2\n3\n8\n")];
    let smaller = ask(&mut nim, json!({ "do": "smaller" }), &below);
    let smaller = smaller["inputs"].as_array().unwrap();
    for wanted in ["1\n8\n", "1\n3\n", "2\n3\n4\n"] {
        assert!(smaller.contains(&json!(wanted)), "{smaller:?}");
    }
}
