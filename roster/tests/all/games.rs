//! The rules of the games, played as whoever sits at a terminal plays them.

use std::collections::BTreeSet;
use std::path::Path;

use arena::{Match, Worth};
use casebook::{RngExt, Tier, seeded};
use registry::spec::Spec;

/// Games of two players who know everything: each has rules, and matches for its inputs.
const GAMES: &str = "
    bocsoi2 bocsoia bocsoih cards01 chuyensoi cobang codam coday coins delcol delnum dice euler
    fish game game10 game11 game12 game21 game29 game30 game39 game_3 goodies grundy guess41
    guess52 hau ioigame knight lgame nail nim nim2 nimgame nimsqrt numcoins omaks pebbles queen49
    socola socola2 step stone40 stone47 stones1 stones2 strgame sweet tomau";

/// Games for one: rules, but nobody to play against.
const ALONE: &str = "collect money pawns zuma";

/// Rooms that are games and have no rules, with the reason.
const WITHOUT: &[(&str, &str)] = &[
    (
        "game33",
        "three players, each of whom has wishes of three kinds",
    ),
    (
        "matgame",
        "both pick at the same time, and may leave it to chance",
    ),
    ("mean", "play never ends, and its mean decides"),
    (
        "caro",
        "the board has no end; a record is judged, nobody is to move",
    ),
    (
        "game25",
        "the board is full; it is judged, nobody is to move",
    ),
];

/// Puzzles for one whose moves are part of a method of their own.
const PUZZLES: &str = "drop killbots line2010 move puzzle rubic wbr";

/// No games.
const OTHERS: &str = "
    alliance bender bishop cards15 filtr grid mable mahjong neighbor queen36 set shooting table
    vikings";

fn names(list: &str) -> BTreeSet<&str> {
    list.split_whitespace().collect()
}

/// The games that the samples of a room and a few small inputs tell of.
fn matches(id: &str) -> Vec<Box<dyn Match>> {
    let problem = roster::find(id).expect("a room");
    let spec = Spec::parse(id, problem.manifest()).expect("a good manifest");
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples = samples.filter_map(|test| problem.recipe(&test.name));
    let games = samples.flat_map(|input| problem.games(input.as_bytes()).expect("a good input"));
    games.take(20).chain(small(id)).collect()
}

/// The games that a few small inputs tell of.
fn small(id: &str) -> Vec<Box<dyn Match>> {
    let problem = roster::find(id).expect("a room");
    let mut rng = seeded(&[id, "games"]);
    let inputs = (0..5).map(|_| problem.small(&mut rng));
    let games = inputs.flat_map(|input| problem.games(input.as_bytes()).expect("a good input"));
    games.take(10).collect()
}

#[test]
fn every_room_is_told_to_be_a_game_or_not() {
    let without: Vec<&str> = WITHOUT.iter().map(|&(id, _)| id).collect();
    let lists = [GAMES, ALONE, PUZZLES, OTHERS].map(|list| list.split_whitespace());
    let told: Vec<&str> = lists.into_iter().flatten().chain(without).collect();
    for problem in roster::problems() {
        let times = told.iter().filter(|&&id| id == problem.id()).count();
        let id = problem.id();
        assert_eq!(
            times, 1,
            "say once at the head of this file whether {id} is a game"
        );
    }
    assert_eq!(
        told.len(),
        roster::problems().len(),
        "a list names a room that is not there"
    );
}

#[test]
fn rooms_with_rules_are_the_games_and_games_for_one() {
    let rooms = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems");
    let has_rules = |id: &&str| rooms.join(id).join("src/rules.rs").exists();
    let with_rules: BTreeSet<&str> = roster::problems()
        .iter()
        .map(|problem| problem.id())
        .filter(has_rules)
        .collect();
    let expected: BTreeSet<&str> = names(GAMES).union(&names(ALONE)).copied().collect();
    assert_eq!(with_rules, expected);
}

#[test]
fn every_game_has_matches_and_no_other_room() {
    let playable = |id: &&str| !matches(id).is_empty();
    let found: BTreeSet<&str> = roster::problems()
        .iter()
        .map(|problem| problem.id())
        .filter(playable)
        .collect();
    assert_eq!(found, names(GAMES));
}

/// Plays a match at random and looks at everything that a player sees.
fn play(id: &str, game: &mut dyn Match, rng: &mut casebook::Rng) {
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
    for id in names(GAMES) {
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
    for id in names(GAMES) {
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
