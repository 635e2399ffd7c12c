//! From where two machines play.

use crate::catalogue::seats as say;
use bilingual::{Fault, Lang, Result, text};
use std::cmp::Reverse;
use std::collections::BTreeSet;

use arena::{Match, Worth};
use contract::{Tier, seeded};
use inpout::Player;
use lessons::game::game_of;
use problem_set::{AnyProblem, Spec};
use serde::{Deserialize, Serialize};

/// Small inputs that are drawn at most.
const DRAWN: usize = 200;

/// How many openings for each that is wanted are looked at, if there are enough.
const CHOICE: usize = 12;

/// Moves of a game in which something should be given away if it can.
const SOON: usize = 2;

/// Games of one input that are looked at.
const OF_ONE: usize = 10;

/// Positions that are remembered when an opening is searched before it is drawn, if there are enough openings:
/// far fewer than in a game, so that there the search knows every position that can come up.
const POSITIONS: usize = 5_000;

/// Moves that are searched in a game, if all positions had as many as the first one, and positions that are
/// remembered.
const MOST_SEARCHED: usize = 200_000_000;
const MOST_POSITIONS: usize = 1_000_000;

/// An opening of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
        if text.is_empty() {
            say::NO_INPUT.of(lang).to_owned()
        } else if self.number == 1 {
            say::THE_INPUT.fill(lang, &[&text])
        } else {
            say::GAME_OF_INPUT.fill(lang, &[&text, &self.number])
        }
    }

    /// The game, at its opening, of which no more is searched than takes some seconds.
    ///
    /// # Errors
    /// If there is none.
    pub fn game(&self, problem: &dyn AnyProblem) -> Result<Box<dyn Match>> {
        let games = problem.games(self.text.as_bytes())?;
        let mut game = game_of(games, self.number).ok_or_else(|| Fault::new(&"no game"))?;
        game.remember((MOST_SEARCHED / game.moves().len().max(1)).min(MOST_POSITIONS));
        Ok(game)
    }

    /// By how much the side that moves first is better off than the other one if nobody makes a mistake, and whether
    /// that are points; nothing where the search does not come to an end.
    pub fn prospect(&self, problem: &dyn AnyProblem) -> Option<(i64, bool)> {
        let known = Prospect::of(&mut *self.game(problem).ok()?)?;
        Some((known.ahead, known.is_for_points))
    }

    /// The reference's player of the problem's dialogue, if it has one.
    ///
    /// # Errors
    /// If the opening is none of the problem.
    pub(super) fn reference(&self, problem: &dyn AnyProblem) -> Result<Option<Box<dyn Player>>> {
        let dialogue = problem.dialogue();
        let player = dialogue.map(|it| (it.player)(self.text.as_bytes()));
        Ok(player.transpose()?)
    }

    /// The side that the dialogue gives to the reference, if that plays move by move.
    pub(super) fn reference_side(&self, problem: &dyn AnyProblem) -> Option<usize> {
        match self.reference(problem).ok()??.open().text() {
            "" => Some(1),
            said => find(&*self.game(problem).ok()?, said).map(|_| 0),
        }
    }
}

/// The place of a move that was said: blanks do not count.
pub(super) fn find(game: &dyn Match, said: &str) -> Option<usize> {
    game.find(&said.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What the player to move gets if nobody makes a mistake any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Prospect {
    /// By how much he is better off than the other one, in all: see `ahead` of a [`Match`].
    pub(super) ahead: i64,
    /// Whether that are points.
    pub(super) is_for_points: bool,
}

impl Prospect {
    /// `None` where the search does not come to an end.
    pub(super) fn of(game: &mut dyn Match) -> Option<Prospect> {
        Some(Prospect {
            is_for_points: matches!(game.worth().ok()?, Worth::Points(_)),
            ahead: game.ahead().ok()?,
        })
    }
}

/// From where two play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The openings.
    pub openings: Vec<Opening>,
    /// How many others were looked at that are too large: no player would be perfect there.
    pub left_aside: usize,
}

/// An opening that was looked at.
struct Looked {
    opening: Opening,
    /// More than 0 if it is won for the side that moves first, less if for the other one.
    ahead: i64,
    /// The greater, the better: whether one move does not win, whether a mistake can be made soon, how long it is.
    interest: (bool, bool, u32, usize),
}

/// So many openings of a game, the longest among small ones, in which something can be given away; half of
/// them are won for the side that moves first and half for the other one, where there are such. The same every
/// time.
///
/// In all of them the perfect player is perfect: the search reaches, or, in a game that has no such opening, the
/// reference wins on its side, and the other side has nothing to lose.
pub fn drawn(problem: &dyn AnyProblem, count: usize) -> Drawn {
    let (mut found, mut too_large) = look(problem, count);
    found.sort_by_key(|it| Reverse(it.interest));
    let mut kinds = [1, -1].map(|kind| found.iter().filter(move |it| it.ahead.signum() == kind));
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
    // Drawn games are better than none.
    let others = found.iter().filter(|it| it.ahead == 0);
    let missing = count - chosen.len();
    chosen.extend(others.take(missing));
    let mut openings: Vec<Opening> = chosen.into_iter().map(|it| it.opening.clone()).collect();
    if openings.is_empty() {
        openings = too_large
            .extract_if(.., |it| it.reference_side(problem).is_some())
            .collect();
        openings.truncate(count);
    }
    // Where there are too few, larger ones that are searched as a game is.
    let mut tries = 2 * count;
    let mut missing = count - openings.len();
    let larger = too_large.extract_if(.., |it| {
        let is_tried = missing > 0 && tries > 0;
        tries -= usize::from(is_tried);
        let is_known = is_tried && it.game(problem).is_ok_and(|mut it| it.worth().is_ok());
        missing -= usize::from(is_known);
        is_known
    });
    openings.extend(larger);
    Drawn {
        openings,
        left_aside: too_large.len(),
    }
}

/// Whether one of the next so many moves can give something away.
fn can_slip(game: &mut dyn Match, moves: usize) -> bool {
    let worths = game.worths().unwrap_or_default();
    let is_better = |it: &Worth| match (it, worths[0]) {
        (Worth::Ending(one), Worth::Ending(other)) => one.outcome() != other.outcome(),
        (one, other) => *one != other,
    };
    let mut can_later = |place| {
        game.make(place);
        let can = can_slip(game, moves - 1);
        game.take_back();
        can
    };
    worths.iter().any(is_better) || moves > 1 && (0..worths.len()).any(&mut can_later)
}

/// Different openings with a move: of the samples, and of small inputs, until there is a choice of some that are not
/// won in one move and in which something can be given away. And those that are too large.
fn look(problem: &dyn AnyProblem, count: usize) -> (Vec<Looked>, Vec<Opening>) {
    let mut rng = seeded(&[problem.id(), "duel"]);
    let tests = Spec::of(problem).tests.iter();
    let samples = tests.filter(|test| test.tier == Tier::Sample);
    let samples: Vec<String> = samples
        .filter_map(|test| problem.recipe(&test.name))
        .collect();
    let small = (0..DRAWN).map(|_| problem.small(&mut rng));
    let (mut seen, mut found, mut too_large) = (BTreeSet::new(), Vec::new(), Vec::new());
    let mut kinds = [0; 2];
    for text in samples.into_iter().chain(small) {
        if kinds.iter().all(|&it| it >= CHOICE * count.div_ceil(2)) {
            break;
        }
        let games = problem.games(text.as_bytes()).unwrap_or_default();
        for (number, mut game) in (1..).zip(games).take(OF_ONE) {
            let opening = Opening {
                text: text.clone(),
                number,
            };
            game.remember(POSITIONS);
            let Ok(worth) = game.worth() else {
                if seen.insert((game.board(), Vec::new(), String::new())) {
                    too_large.push(opening);
                }
                continue;
            };
            // A board need not show all that is different.
            let moves = game.moves();
            if moves.is_empty() || !seen.insert((game.board(), moves, worth.to_string())) {
                continue;
            }
            let length = match worth {
                Worth::Ending(ending) => ending.moves().unwrap_or_default(),
                Worth::Points(_) | Worth::Outcome(_) => 0,
            };
            let ahead = game.ahead().unwrap_or_default();
            let is_long = length != 1;
            let can_slip = can_slip(&mut *game, SOON);
            for (kind, number) in [1, -1].into_iter().zip(&mut kinds) {
                *number += usize::from(is_long && can_slip && ahead.signum() == kind);
            }
            let interest = (is_long, can_slip, length, game.board().len());
            found.push(Looked {
                opening,
                ahead,
                interest,
            });
        }
    }
    (found, too_large)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of whose small openings all are won by the same side, or too few by the other, or are too
    /// large to be searched.
    const UNEVEN: [&str; 6] = ["fish", "game10", "guess41", "ioigame", "lgame", "pebbles"];

    /// Games that have too few others than openings that are won in one move, or in which nothing can be given
    /// away soon.
    const SOON_OVER: [&str; 8] = [
        "game", "game12", "lgame", "omaks", "pebbles", "queen49", "socola", "strgame",
    ];

    #[test]
    fn every_game_has_openings_and_nearly_all_are_won_for_either_side() {
        let (mut uneven, mut soon_over) = (Vec::new(), Vec::new());
        for problem in all_problems::problems() {
            let spec = Spec::of(*problem);
            if !spec.is_playable() {
                continue;
            }
            let Drawn { openings, .. } = drawn(*problem, 4);
            assert!(!openings.is_empty(), "{problem:?}");
            let mut games: Vec<_> = openings
                .iter()
                .map(|it| it.game(*problem).unwrap())
                .collect();
            let mut signs = Vec::new();
            for game in &mut games {
                // Too many boards can be written on: there the reference wins.
                let Ok(ahead) = game.ahead() else { break };
                signs.push(ahead.signum());
                if !can_slip(&mut **game, SOON) || game.worth().unwrap().to_string() == "won in 1" {
                    soon_over.push(problem.id());
                }
            }
            if signs != [1, -1, 1, -1] {
                uneven.push((problem.id(), signs));
            }
        }
        let ids: Vec<&str> = uneven.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, UNEVEN, "{uneven:?}");
        soon_over.dedup();
        assert_eq!(soon_over, SOON_OVER);
    }
}
