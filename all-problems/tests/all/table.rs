//! What a person finds at the board on the page of a problem: moves and goals in words, and openings that are
//! worth playing.

use std::collections::BTreeSet;

use arena::{Match, Worth};
use bilingual::Lang;
use contract::{Rng, RngExt, Tier, seeded};
use problem_set::offered::Offered;
use problem_set::play::Play;
use problem_set::spec::Kind;
use problem_set::{AnyProblem, Spec};

/// Moves of a position that are looked at.
const MOST_MOVES: usize = 300;

/// Positions within which the machine has to see the end of a game of the largest sizes: a page has three times as
/// many, and a telephone a few seconds.
const MOST_POSITIONS: usize = 1_000_000;

/// Moves of the first game, of both players. In fewer there is nothing to find; in more than ten of one's own a pupil
/// who plays it for the first time does not see where he slipped.
const LENGTHS: std::ops::RangeInclusive<usize> = 5..=19;

/// The problems on whose pages something is played.
fn played() -> impl Iterator<Item = (&'static dyn AnyProblem, &'static Spec)> {
    let all = all_problems::listed().into_iter();
    let all = all.map(|problem| (problem, Spec::of(problem)));
    all.filter(|(_, spec)| spec.is_playable() || spec.kind == Kind::Puzzle)
}

/// The games or puzzles of an input.
fn games(problem: &dyn AnyProblem, input: &str) -> Vec<Box<dyn Match>> {
    let games = problem.games(input.as_bytes()).unwrap();
    let puzzles = problem.puzzles(input.as_bytes()).unwrap();
    games.into_iter().chain(puzzles).collect()
}

/// What is played before anything is chosen.
fn first_game(problem: &dyn AnyProblem, play: &Play) -> Option<Box<dyn Match>> {
    let games = match &play.rules {
        None => games(problem, &play.first),
        Some(rules) => {
            let offered = Offered::of(problem).expect("rules that can be changed");
            let values = offered.values(problem.id(), rules).expect("such rules");
            let games = problem.games_with(&values, play.first.as_bytes());
            games.unwrap().expect("games by these rules")
        }
    };
    games.into_iter().next()
}

fn assert_said(id: &str, game: &dyn Match) {
    let moves = game.list(MOST_MOVES);
    for lang in Lang::ALL {
        let words: BTreeSet<&str> = moves.iter().map(|it| it.words.of(lang)).collect();
        assert_eq!(
            words.len(),
            moves.len(),
            "{id}: two moves are said alike: {words:?}"
        );
        for words in words {
            // A verb begins with a small letter; where a room has no words, the move is what is typed.
            let is_verb = words.starts_with(char::is_lowercase) && words.len() > 2;
            assert!(is_verb, "{id}: '{words}' is no move in words");
        }
        let goal = game.goal().of(lang).to_owned();
        assert!(goal.ends_with('.'), "{id}: '{goal}' is no sentence");
    }
}

#[test]
fn every_move_is_said_in_words_and_no_two_alike() {
    for (problem, spec) in played() {
        let mut rng = seeded(&["words", problem.id()]);
        let samples = spec.tests.iter().filter(|it| it.tier == Tier::Sample);
        let samples = samples.map(|it| problem.recipe(&it.name).unwrap());
        let small: Vec<String> = (0..5).map(|_| problem.small(&mut rng)).collect();
        for input in samples.chain(small) {
            for mut game in games(problem, &input).into_iter().take(3) {
                for _ in 0..10 {
                    assert_said(problem.id(), &*game);
                    let moves = game.moves().len();
                    if moves == 0 {
                        break;
                    }
                    game.make(rng.random_range(0..moves));
                }
            }
        }
    }
}

/// What the first game of a page has to be, each with what is said where it is not.
type Wanted = (&'static str, fn(&mut dyn Match) -> bool);

/// Of a game of two.
const OF_TWO: [Wanted; 3] = [
    ("is not won", is_won),
    ("cannot be lost: every move is right", can_slip),
    ("is too short or too long", is_of_length),
];

/// Of a puzzle for one.
const OF_ONE: [Wanted; 1] = [("leaves nothing to choose", |game| game.moves().len() > 1)];

fn is_won(game: &mut dyn Match) -> bool {
    game.ahead().is_ok_and(|ahead| ahead > 0)
}

fn can_slip(game: &mut dyn Match) -> bool {
    let worths = game.worths().unwrap_or_default();
    let best = worths.iter().max();
    let is_slip = |worth: &Worth| match worth {
        Worth::Points(_) => Some(worth) < best,
        _ => !worth.is_won(),
    };
    worths.iter().any(is_slip)
}

fn is_of_length(game: &mut dyn Match) -> bool {
    game.line().is_ok_and(|line| LENGTHS.contains(&line.len()))
}

/// Whether a test or one of many small inputs has a game that is like this and won, where two play; what no game of
/// a problem is, its first one need not be.
fn is_ever(problem: &dyn AnyProblem, spec: &Spec, what: fn(&mut dyn Match) -> bool) -> bool {
    let mut rng = seeded(&["ever", problem.id()]);
    let tests = spec.tests.iter().filter(|it| it.tier != Tier::Beyond);
    let tests = tests.filter_map(|it| problem.recipe(&it.name));
    let tests: Vec<String> = tests.filter(|it| it.len() <= 1000).collect();
    let small = (0..30).map(|_| problem.small(&mut rng));
    let mut all = tests.into_iter().chain(small);
    all.any(|input| {
        games(problem, &input).iter_mut().take(3).any(|game| {
            game.remember(100_000);
            what(&mut **game) && (game.aim().is_some() || is_won(&mut **game))
        })
    })
}

#[test]
fn the_first_game_of_a_page_is_worth_playing() {
    let mut faults = Vec::new();
    for (problem, spec) in played() {
        let id = problem.id();
        let Some(play) = &spec.play else {
            faults.push(format!("{id}: problem.toml has no [play]"));
            continue;
        };
        let valid = spec.validate(problem, "play.first", play.first.as_bytes(), Tier::Source);
        if let Err(why) = valid {
            faults.push(format!("{id}: {why}"));
            continue;
        }
        let Some(mut game) = first_game(problem, play) else {
            faults.push(format!("{id}: play.first has no game"));
            continue;
        };
        game.remember(MOST_POSITIONS);
        if play.second {
            let reply = game.best().ok().flatten().unwrap_or(0);
            game.make(reply);
        }
        let wanted: &[Wanted] = if game.aim().is_some() {
            &OF_ONE
        } else {
            &OF_TWO
        };
        for &(fault, what) in wanted {
            if !what(&mut *game) && is_ever(problem, spec, what) {
                faults.push(format!("{id}: the first game {fault}"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// An input by sizes.
fn made(play: &Play, rng: &mut Rng, extreme: Option<bool>) -> String {
    play.made(|least, most| match extreme {
        Some(true) => most,
        Some(false) => least,
        None => rng.random_range(least..=most),
    })
}

#[test]
fn whatever_sizes_are_chosen_the_machine_sees_to_the_end() {
    let mut faults = Vec::new();
    for (problem, spec) in played() {
        let Some(play) = spec.play.as_ref().filter(|play| !play.sizes.is_empty()) else {
            continue;
        };
        let mut rng = seeded(&["sizes", problem.id()]);
        let extremes = [Some(false), Some(true)].into_iter();
        for extreme in extremes.chain([None; 12]) {
            let input = made(play, &mut rng, extreme);
            let id = problem.id();
            let valid = spec.validate(problem, "play.input", input.as_bytes(), Tier::Source);
            if let Err(why) = valid {
                faults.push(format!("{id}: {why}\n{input}"));
                continue;
            }
            let Some(mut game) = games(problem, &input).into_iter().next() else {
                faults.push(format!("{id}: there is no game\n{input}"));
                continue;
            };
            game.remember(MOST_POSITIONS);
            let is_known = game.by_theorem(1).is_some() || game.worth().is_ok();
            if game.aim().is_none() && !is_known {
                faults.push(format!("{id}: the end is too far away\n{input}"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}
