//! From where two machines play.

use crate::catalogue::seats as say;
use bilingual::{Fault, Lang, Result, text};
use std::cmp::Reverse;
use std::collections::BTreeSet;

use arena::{Match, Worth};
use contract::{Tier, seeded};
use lessons::game::game_of;
use problem_set::{AnyProblem, Spec};

/// Small inputs that are drawn at most.
const DRAWN: usize = 200;

/// How many openings for each that is wanted are looked at, if there are enough.
const CHOICE: usize = 12;

/// Games of one input that are looked at.
const OF_ONE: usize = 10;

/// Positions of a game that are searched to find out who wins it.
const POSITIONS: usize = 5_000;

/// An opening of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The text of the input file.
    pub text: String,
    /// Which of the games that it tells of, from 1.
    pub number: usize,
}

impl Opening {
    /// On one line.
    pub fn told(&self, lang: Lang) -> String {
        let lines: Vec<&str> = self.text.lines().map(str::trim).collect();
        let text = text::printable(&lines.join(" / "));
        if self.number == 1 {
            say::THE_INPUT.fill(lang, &[&text])
        } else {
            say::GAME_OF_INPUT.fill(lang, &[&text, &self.number])
        }
    }

    /// The game, at its opening.
    ///
    /// # Errors
    /// If there is none.
    pub fn game(&self, problem: &dyn AnyProblem) -> Result<Box<dyn Match>> {
        let games = problem.games(self.text.as_bytes())?;
        game_of(games, self.number).ok_or_else(|| Fault::new(&"no game"))
    }
}

/// How much better off the player to move is than the other one, in all: more, as much, or less.
/// `None` where the search does not come to an end.
pub(super) fn prospect(game: &mut dyn Match) -> Option<i8> {
    i8::try_from(game.ahead().ok()?.signum()).ok()
}

/// An opening that was looked at.
struct Looked {
    opening: Opening,
    prospect: Option<i8>,
    /// The longer, the better.
    length: (u32, usize),
}

/// So many openings of a game, the longest among small ones; half of them are won for the side that
/// moves first and half for the other one, where there are such. The same every time.
pub fn drawn(problem: &dyn AnyProblem, spec: &Spec, count: usize) -> Vec<Opening> {
    let mut found = look(problem, spec, count);
    found.sort_by_key(|it| Reverse(it.length));
    let mut kinds =
        [Some(1), Some(-1)].map(|kind| found.iter().filter(move |it| it.prospect == kind));
    let mut chosen: Vec<&Looked> = Vec::new();
    while chosen.len() < count {
        let before = chosen.len();
        for kind in &mut kinds {
            chosen.extend(kind.next().filter(|_| chosen.len() < count));
        }
        if chosen.len() == before {
            break;
        }
    }
    // Drawn games, and those of which nobody knows, are better than none.
    let others = found
        .iter()
        .filter(|it| it.prospect.is_none_or(|it| it == 0));
    let missing = count - chosen.len();
    chosen.extend(others.take(missing));
    chosen.into_iter().map(|it| it.opening.clone()).collect()
}

/// Different openings with a move: of the samples, and of small inputs, until there is a choice.
fn look(problem: &dyn AnyProblem, spec: &Spec, count: usize) -> Vec<Looked> {
    let mut rng = seeded(&[problem.id(), "duel"]);
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples: Vec<String> = samples
        .filter_map(|test| problem.recipe(&test.name))
        .collect();
    let small = (0..DRAWN).map(|_| problem.small(&mut rng));
    let (mut seen, mut found) = (BTreeSet::new(), Vec::<Looked>::new());
    let mut kinds = [0; 2];
    for text in samples.into_iter().chain(small) {
        if kinds.iter().all(|&it| it >= CHOICE * count.div_ceil(2)) {
            break;
        }
        let games = problem.games(text.as_bytes()).unwrap_or_default();
        for (number, mut game) in (1..).zip(games).take(OF_ONE) {
            if game.moves().is_empty() || !seen.insert(game.board()) {
                continue;
            }
            game.remember(POSITIONS);
            let moves = match game.worth() {
                Ok(Worth::Ending(ending)) => ending.moves().unwrap_or_default(),
                _ => 0,
            };
            let prospect = prospect(&mut *game);
            for (kind, number) in [Some(1), Some(-1)].into_iter().zip(&mut kinds) {
                *number += usize::from(prospect == kind);
            }
            found.push(Looked {
                prospect,
                length: (moves, game.board().len()),
                opening: Opening {
                    text: text.clone(),
                    number,
                },
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of whose small openings all are won by the same side, or too few by the other, or are too
    /// large to be searched.
    const UNEVEN: [&str; 9] = [
        "fish", "game", "game10", "game29", "guess41", "guess52", "ioigame", "lgame", "pebbles",
    ];

    #[test]
    fn every_game_has_openings_and_nearly_all_are_won_for_either_side() {
        let mut uneven = Vec::new();
        for problem in all_problems::problems() {
            let spec = Spec::of(*problem);
            if !spec.is_playable() {
                continue;
            }
            let openings = drawn(*problem, spec, 4);
            assert!(!openings.is_empty(), "{problem:?}");
            let prospects: Vec<Option<i8>> = openings
                .iter()
                .map(|it| {
                    let mut game = it.game(*problem).unwrap();
                    game.remember(POSITIONS);
                    prospect(&mut *game)
                })
                .collect();
            if prospects != [Some(1), Some(-1), Some(1), Some(-1)] {
                uneven.push((problem.id(), prospects));
            }
        }
        let ids: Vec<&str> = uneven.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, UNEVEN, "{uneven:?}");
    }
}
