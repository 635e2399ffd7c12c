//! The rules of the games, played as whoever sits at a terminal plays them.

use std::collections::BTreeSet;
use std::path::Path;

use arena::{Match, Worth};
use contract::{RngExt, Tier, seeded};
use problem_set::AnyProblem;
use problem_set::spec::{Kind, Spec};

/// What the manifest of a room says.
fn spec(problem: &dyn AnyProblem) -> Spec {
    Spec::parse(problem.id(), problem.manifest()).expect("a good manifest")
}

/// The games of two players that can be played: each has rules, and matches for its inputs.
fn games() -> impl Iterator<Item = &'static str> {
    let playable = all_problems::problems()
        .iter()
        .filter(|it| spec(**it).is_playable());
    playable.map(|problem| problem.id())
}

/// The games that the samples of a room and a few small inputs tell of.
fn matches(id: &str) -> Vec<Box<dyn Match>> {
    let problem = all_problems::find(id).expect("a room");
    let spec = spec(problem);
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples = samples.filter_map(|test| problem.recipe(&test.name));
    let games = samples.flat_map(|input| problem.games(input.as_bytes()).expect("a good input"));
    games.take(20).chain(small(id)).collect()
}

/// The games that a few small inputs tell of.
fn small(id: &str) -> Vec<Box<dyn Match>> {
    let problem = all_problems::find(id).expect("a room");
    let mut rng = seeded(&[id, "games"]);
    let inputs = (0..5).map(|_| problem.small(&mut rng));
    let games = inputs.flat_map(|input| problem.games(input.as_bytes()).expect("a good input"));
    games.take(10).collect()
}

#[test]
fn who_can_be_played_has_rules_and_matches_and_of_the_others_only_puzzles_have_rules() {
    let rooms = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems");
    for problem in all_problems::problems() {
        let (id, spec) = (problem.id(), spec(*problem));
        let has_rules = rooms.join(id).join("src/rules.rs").exists();
        if spec.is_playable() {
            assert!(has_rules, "{id}: kind and src/rules.rs");
        } else if has_rules {
            assert_eq!(spec.kind, Kind::Puzzle, "{id}: kind and src/rules.rs");
        }
        let has_matches = !matches(id).is_empty();
        assert_eq!(
            has_matches,
            spec.is_playable(),
            "{id}: kind and Room::games"
        );
    }
}

/// Plays a match at random and looks at everything that a player sees.
fn play(id: &str, game: &mut dyn Match, rng: &mut contract::Rng) {
    let before = game.board();
    while game.made() < 60 {
        let moves = game.moves();
        let all: BTreeSet<&String> = moves.iter().collect();
        assert_eq!(
            all.len(),
            moves.len(),
            "{id}: two moves are written alike: {moves:?}"
        );
        for (place, text) in moves.iter().enumerate().take(20) {
            assert_eq!(game.find(text), Some(place), "{id}: {text}");
            assert!(!text.is_empty() && text.trim() == text, "{id}: '{text}'");
        }
        assert_eq!(game.find("no such move"), None);
        assert!(!game.make(moves.len()), "{id}: a move that is not listed");
        if moves.is_empty() {
            break;
        }
        assert!(game.make(rng.random_range(0..moves.len())));
    }
    while game.take_back() {}
    assert_eq!(game.board(), before, "{id}");
    assert_eq!((game.made(), game.score()), (0, 0), "{id}");
}

#[test]
fn matches_can_be_played_and_their_moves_are_told_apart() {
    let mut rng = seeded(&["registry", "matches"]);
    for id in games() {
        for mut game in matches(id) {
            for _ in 0..3 {
                play(id, &mut *game, &mut rng);
            }
        }
    }
}

/// For the player to move, what he has and what he will get.
fn prospect(game: &mut dyn Match) -> Option<Worth> {
    Some(match game.worth().ok()? {
        Worth::Points(points) => Worth::Points(game.score() + points),
        ending @ Worth::Ending(_) => ending,
    })
}

#[test]
fn a_position_is_worth_as_much_as_its_best_move_and_a_move_as_what_is_after_it() {
    for id in games() {
        let mut judged = 0;
        for mut game in small(id) {
            game.remember(100_000);
            let (Some(worth), Ok(worths)) = (prospect(&mut *game), game.worths()) else {
                continue;
            };
            if let Some(best) = game.best().expect("all are known") {
                assert_eq!(worth, worths[best], "{id}: {}", game.board());
            }
            for (place, &worth) in worths.iter().enumerate().take(8) {
                game.make(place);
                let after = match prospect(&mut *game).expect("it is known") {
                    Worth::Points(points) => Worth::Points(-points),
                    Worth::Ending(ending) => Worth::Ending(ending.before()),
                };
                assert_eq!(worth, after, "{id}: {}", game.board());
                game.take_back();
                judged += 1;
            }
            let line = game.line().expect("all are known");
            if let Worth::Ending(ending) = worth {
                let moves = ending.moves().map(|moves| moves as usize);
                assert_eq!(line.len(), moves.unwrap_or(0), "{id}: {line:?}");
            }
        }
        // Too many boards can be written on for a search without a plan.
        assert_eq!(judged > 0, id != "game10", "{id}");
    }
}
