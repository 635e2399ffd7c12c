//! What each problem looks like, and what the moves of its games touch.

use std::collections::{HashMap, HashSet};

use arena::scene::Scene;
use arena::{Listed, Match};
use bilingual::Lang;
use contract::{RngExt, Tier, seeded};
use problem_set::{AnyProblem, Spec};

/// The most moves of a position that are held against each other.
const MOST_MOVES: usize = 3000;

/// Games in which several moves of a position touch the same, and which a person is asked for: why.
const ASKED: [(&str, &str); 2] = [
    ("ioigame", "the last number stands at both ends"),
    (
        "strgame",
        "a shift to the right may lead to the cell of one to the left",
    ),
];

/// The inputs of the samples.
fn samples(problem: &dyn AnyProblem) -> Vec<String> {
    let spec = Spec::of(problem);
    let tests = spec.numbered_tests();
    let samples = tests.filter(|(_, test)| test.tier == Tier::Sample);
    samples
        .map(|(_, test)| problem.recipe(&test.name).unwrap())
        .collect()
}

/// A scene is told and drawn, and no name stands in it twice.
fn assert_stands(id: &str, scene: &Scene) {
    let names = scene.names();
    let different: HashSet<&String> = names.iter().collect();
    assert_eq!(
        different.len(),
        names.len(),
        "{id}: a name twice: {names:?}"
    );
    for lang in Lang::ALL {
        assert!(scene.text(lang).len() > 1, "{id}");
        let size = scene.svg(lang).len();
        assert!((100..300_000).contains(&size), "{id}: {size} bytes");
    }
}

fn assert_touched(id: &str, game: &dyn Match) {
    let scene = game.scene().unwrap_or_else(|| panic!("{id} has no scene"));
    assert_stands(id, &scene);
    let names: HashSet<String> = scene.names().into_iter().collect();
    let moves = game.list(usize::MAX);
    let mut seen: HashMap<&Vec<String>, &String> = HashMap::new();
    for Listed {
        say: said,
        touches: touched,
        ..
    } in moves.iter().take(MOST_MOVES)
    {
        let is_forced = moves.len() == 1;
        assert!(
            is_forced || !touched.is_empty(),
            "{id}: {said} touches nothing"
        );
        assert!(
            touched
                .iter()
                .flat_map(|it| it.split('+'))
                .all(|it| names.contains(it)),
            "{id}: {said}: {touched:?}"
        );
        let other = seen.insert(touched, said);
        // Of a large heap no stones are drawn: a person says how many.
        let is_block =
            |name: &String| name.starts_with("heap") && !names.contains(&format!("{name}/1"));
        let is_asked = ASKED.iter().any(|(asked, _)| *asked == id) || touched.iter().any(is_block);
        assert!(
            other.is_none() || is_asked,
            "{id}: {said} and {other:?} touch {touched:?}"
        );
    }
}

#[test]
fn every_game_has_a_scene_and_its_moves_touch_what_is_in_it() {
    for problem in all_problems::listed() {
        let mut rng = seeded(&["scenes", problem.id()]);
        for input in samples(problem) {
            let games = problem.games(input.as_bytes()).unwrap().into_iter();
            let puzzles = problem.puzzles(input.as_bytes()).unwrap();
            for mut game in games.chain(puzzles).take(3) {
                assert_touched(problem.id(), &*game);
                for _ in 0..6 {
                    let moves = game.moves().len();
                    if moves == 0 {
                        break;
                    }
                    game.make(rng.random_range(0..moves));
                    assert_touched(problem.id(), &*game);
                }
            }
        }
    }
}

#[test]
fn every_problem_has_a_picture() {
    for problem in all_problems::listed() {
        for input in samples(problem) {
            let picture = problem.picture(input.as_bytes()).unwrap();
            if let Some(picture) = &picture {
                assert_stands(problem.id(), picture);
            }
            let is_empty = input.trim().is_empty();
            assert!(picture.is_some() || is_empty, "{}\n{input}", problem.id());
        }
    }
}
