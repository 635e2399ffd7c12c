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
            let after = |game: &mut dyn Match, made: bool| {
                assert!(made, "{id}: {text}");
                let board = game.board();
                game.take_back();
                board
            };
            let made = game.make(place);
            let by_place = after(game, made);
            let made = game.hear(text);
            assert_eq!(after(game, made), by_place, "{id}: {text}");
            assert!(!text.is_empty() && text.trim() == text, "{id}: '{text}'");
        }
        assert_eq!(game.find("no such move"), None);
        for text in ["no such move", "0", "1 0", "0 1", "007", "999999999999 1"] {
            let is_listed = moves.iter().any(|it| it == text);
            assert_eq!(game.hear(text), is_listed, "{id}: {text}");
            if is_listed {
                game.take_back();
            }
        }
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
        other => other,
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
                    Worth::Outcome(outcome) => Worth::Outcome(outcome.before()),
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

/// What theorem and search can both say of the worth of a position or a move.
fn told(worth: Worth) -> String {
    match worth {
        Worth::Ending(ending) => format!("{:?}", ending.outcome()),
        other => other.to_string(),
    }
}

/// Positions of a room in which its theorem is held against the search.
const COMPARED: usize = 2000;

/// Plays a match at random and holds what a theorem says of each position against the search; the number of
/// positions of which both say something.
fn compare(id: &str, game: &mut dyn Match, rng: &mut contract::Rng) -> usize {
    let mut compared = 0;
    game.remember(50_000);
    // Played at random, some games never end.
    while game.made() < 60 {
        let moves = game.moves();
        if moves.is_empty() {
            break;
        }
        if let Some(known) = game.by_theorem(moves.len())
            && let Ok(worths) = game.worths()
        {
            let board = game.board();
            let value = *worths.iter().max().expect("there are moves");
            assert_eq!(told(known.worth), told(value), "{id}: {board}");
            for ((text, by_theorem), worth) in known.moves.iter().zip(&worths) {
                let by_theorem = by_theorem.map(told);
                assert!(
                    by_theorem.is_none_or(|it| it == told(*worth)),
                    "{id}: {text} from {board}"
                );
            }
            let best = known.best.and_then(|it| game.find(&it));
            let best = worths[best.expect("a move")];
            assert_eq!(told(best), told(value), "{id}: {board}");
            compared += 1;
        }
        game.make(rng.random_range(0..moves.len()));
    }
    compared
}

#[test]
fn a_theorem_says_what_the_search_finds_and_names_a_move_that_keeps_it() {
    let mut rooms = 0;
    for id in games() {
        let problem = all_problems::find(id).expect("a room");
        let mut rng = seeded(&[id, "theorem"]);
        let mut compared = 0;
        for round in 0..2000 {
            let input = problem.small(&mut rng);
            let games = problem.games(input.as_bytes()).expect("a good input");
            for mut game in games.into_iter().take(5) {
                compared += compare(id, &mut *game, &mut rng);
            }
            if compared >= COMPARED || compared == 0 && round == 20 {
                break;
            }
        }
        rooms += usize::from(compared >= COMPARED / 4);
    }
    assert!(rooms >= 15, "{rooms}");
}

#[test]
fn after_the_best_move_by_a_theorem_the_other_player_has_lost_on_large_boards_too() {
    for id in games() {
        let problem = all_problems::find(id).expect("a room");
        let mut rng = seeded(&[id, "large"]);
        for test in &spec(problem).tests {
            let input = problem.recipe(&test.name).unwrap_or_default();
            if test.tier == Tier::Beyond || input.len() > 4096 {
                continue;
            }
            let games = problem.games(input.as_bytes()).expect("a good input");
            for mut game in games.into_iter().take(3) {
                while game.made() < 10
                    && let Some(known) = game.by_theorem(0)
                {
                    let best = known.best.expect("a move");
                    assert!(game.hear(&best), "{id}: {best} from {}", game.board());
                    if let Some(after) = game.by_theorem(0) {
                        let worth = match known.worth {
                            Worth::Outcome(outcome) => Worth::Outcome(outcome.before()),
                            other => other,
                        };
                        let is_points = matches!(worth, Worth::Points(_));
                        assert!(is_points || after.worth == worth, "{id}: {best}");
                    }
                    let moves = game.list(1000);
                    if moves.is_empty() {
                        break;
                    }
                    let any = &moves[rng.random_range(0..moves.len())].say;
                    assert!(game.hear(any), "{id}: {any}");
                }
            }
        }
    }
}

#[test]
fn a_position_that_is_an_input_is_there_what_it_is_in_the_game() {
    let mut resumed = BTreeSet::new();
    for id in games() {
        let problem = all_problems::find(id).expect("a room");
        let mut rng = seeded(&[id, "resumed"]);
        for input in (0..20).map(|_| problem.small(&mut rng)).collect::<Vec<_>>() {
            let games = problem.games(input.as_bytes()).expect("a good input");
            for (number, mut game) in games.into_iter().enumerate().take(5) {
                // Some games never end.
                for _ in 0..40 {
                    let written = problem.resumed(input.as_bytes(), number, &*game);
                    if let Some(text) = written.expect("a good input") {
                        resumed.insert(id);
                        let games = problem.games(text.as_bytes());
                        let mut games = games.unwrap_or_else(|bad| panic!("{id}: {text}: {bad:?}"));
                        assert_eq!(games.len(), 1, "{id}: {text}");
                        let (here, there) = (game.worth(), games[0].worth());
                        assert_eq!(here, there, "{id}: {} {text}", game.board());
                        assert_eq!(game.count(), games[0].count(), "{id}: {text}");
                    }
                    let count = game.moves().len();
                    if count == 0 {
                        break;
                    }
                    game.make(rng.random_range(0..count));
                }
            }
        }
    }
    let rooms = "bocsoi2 bocsoia cobang coins dice euler hau nail nim nim2 nimsqrt step stones1 stones2 tomau";
    assert_eq!(resumed, rooms.split(' ').collect());
}
