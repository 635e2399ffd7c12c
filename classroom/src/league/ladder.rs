//! Programs that are measured, not rated: each plays whoever makes no mistake, from openings that are the same
//! for all; and a tournament, which is a league of some games.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bilingual::{Fault, Message, Result, Told};
use indicatif::ProgressBar;
use judge::duel::{Board, Entrant, Opening, Played, Score, drawn};
use judge::program::{Program, Unprepared};
use judge::settings::Settings;
use judge::temporary::temporary;
use problem_set::AnyProblem;
use serde::{Deserialize, Serialize};

use super::super::cache::Cache;
use super::super::hand_in::{Class, Pupil, Source};
use super::playing::{Field, PATIENCE, Pair};

/// Openings from which a program is measured, and of each pair of a tournament, at most.
const OPENINGS: usize = 20;
const OF_PAIR: usize = 4;

/// After so long a program that is measured begins no game any more.
const LONGEST: Duration = Duration::from_secs(25);

/// Games of a tournament, unless there are more pairs.
const MOST_GAMES: usize = 600;

/// A game as one of the two saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// From where.
    pub opening: Opening,
    /// His side.
    pub side: usize,
    /// Whether perfect play wins it for that side.
    pub is_won: bool,
    /// How it went.
    pub played: Played,
}

impl Game {
    /// How many moves were his.
    pub fn own_moves(&self) -> usize {
        (self.played.moves.len() + 1 - self.side) / 2
    }
}

/// What a program has shown against perfect play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measured {
    /// Its games.
    pub games: Vec<Game>,
    /// Why there are none, if it does not compile.
    #[serde(with = "sandbox::both")]
    pub refused: Message,
}

impl Measured {
    /// How many of the won openings it still won, and how many there were.
    pub fn kept(&self) -> (usize, usize) {
        let won = || self.games.iter().filter(|it| it.is_won);
        let is_kept = |it: &&Game| it.played.winner == Some(it.side);
        (won().filter(is_kept).count(), won().count())
    }

    /// How much it gave away with a move, on the average: from a win to a draw and from a draw to a loss it is 1,
    /// and in a game for points those. Nothing where it made none, or where some position is too large.
    #[allow(clippy::cast_precision_loss, reason = "a mean of small numbers")]
    pub fn regret(&self) -> Option<f64> {
        let own = |it: &Game| {
            let slips = it.played.slips.iter().filter(|slip| slip.side() == it.side);
            slips.map(judge::duel::Slip::lost).sum::<i64>()
        };
        let (lost, moves) = (self.games.iter().map(own).sum::<i64>(), self.moves());
        let is_known = moves > 0 && self.games.iter().all(|it| it.played.is_known);
        is_known.then(|| lost as f64 / moves as f64)
    }

    /// Milliseconds of CPU time for a move, on the average.
    #[allow(clippy::cast_precision_loss, reason = "a mean of small numbers")]
    pub fn speed(&self) -> Option<f64> {
        let spent: u64 = self.games.iter().map(|it| it.played.cpu_ms[it.side]).sum();
        let moves = self.moves();
        (moves > 0).then(|| spent as f64 / moves as f64)
    }

    fn moves(&self) -> usize {
        self.games.iter().map(Game::own_moves).sum()
    }
}

/// Measures a program: it plays from each opening the sides on which it has something to lose. Half a minute at
/// most; who is slow is measured by fewer games, and who is too slow twice has lost the rest. While it rests no
/// game begins.
///
/// # Errors
/// If it can neither be compiled nor be told why, or no game can be played.
pub fn measured(source: &Source, rests: &dyn Fn() -> bool) -> Result<Measured> {
    let settings = Settings {
        language: source.language,
        ..Settings::default()
    };
    let home = temporary()?;
    let program = match Program::prepare(&source.laid_into(home.path())?, &settings) {
        Ok(program) => Entrant::Program(Arc::new(program)),
        Err(why @ Unprepared::Compile { .. }) => {
            return Ok(Measured {
                refused: why.message(),
                ..Measured::default()
            });
        }
        Err(other) => return Err(Fault(other.message())),
    };
    let problem = source.problem;
    // Of a few games they are found by searches of seconds.
    let openings = Cache::open().or_made(
        &[
            b"ladder",
            problem.id().as_bytes(),
            problem.manifest().as_bytes(),
        ],
        false,
        Some,
        |it: &Vec<Opening>| Some(it.clone()),
        || Ok(drawn(problem, OPENINGS).openings),
    )?;
    Ok(Measured {
        games: against_perfect(problem, &openings, &program, rests)?,
        ..Measured::default()
    })
}

fn against_perfect(
    problem: &dyn AnyProblem,
    openings: &[Opening],
    bot: &Entrant,
    rests: &dyn Fn() -> bool,
) -> Result<Vec<Game>> {
    let (began, settings) = (Instant::now(), Settings::default());
    let (mut late, mut games, mut failed) = (0, Vec::new(), None);
    for opening in openings {
        let Some((ahead, is_for_points)) = opening.prospect(problem) else {
            continue;
        };
        let board = Board { problem, opening };
        for (side, ahead) in [ahead, -ahead].into_iter().enumerate() {
            let has_something = ahead >= 0 || is_for_points;
            if !has_something || began.elapsed() > LONGEST || rests() {
                continue;
            }
            let mut two = [&Entrant::Perfect; 2];
            two[side] = bot;
            let played = if late < PATIENCE {
                board.play(two, &settings)
            } else {
                board.given_up_by(side)
            };
            match played {
                Ok(played) => {
                    late += Score::of(&played, side).late;
                    games.push(Game {
                        opening: opening.clone(),
                        side,
                        is_won: ahead > 0,
                        played,
                    });
                }
                // What the judge could not play is no game.
                Err(fault) => failed = Some(fault),
            }
        }
    }
    match failed {
        Some(fault) if games.is_empty() => Err(fault),
        _ => Ok(games),
    }
}

/// Two of a tournament by their numbers, and their games as the first one saw them.
pub type Meeting = ([i64; 2], Vec<Game>);

/// Lets programs of one problem, each with a number, play each other, every one against every other, by half of
/// the processors. Who does not compile does not play, and what could not be played is left out. While it rests no
/// game begins; pairs that have played are known then when it goes on.
pub fn tournament(
    problem: &'static dyn AnyProblem,
    entrants: Vec<(i64, Source)>,
    rests: &(dyn Fn() -> bool + Sync),
) -> Vec<Meeting> {
    let pairs = entrants.len() * entrants.len().saturating_sub(1) / 2;
    let pupils = entrants.into_iter().map(|(number, source)| Pupil {
        name: number.to_string(),
        sources: vec![source],
        ..Pupil::default()
    });
    let class = Class {
        pupils: pupils.collect(),
        notes: Vec::new(),
    };
    let field = Field {
        openings: (MOST_GAMES / (2 * pairs.max(1))).clamp(1, OF_PAIR),
        cache: &Cache::open(),
        again: false,
        rests,
    };
    let jobs = available_parallelism().map_or(1, NonZero::get).div_ceil(2);
    let league = field.play(problem, "", &class, jobs, &ProgressBar::hidden());
    let met = |pair: &Pair| {
        let number = |at: usize| league.players[at].name.parse::<i64>().ok();
        let [one, other] = pair.who.map(number);
        let games = pair.games.as_ref().ok()?.iter().enumerate();
        let games = games.map(|(place, played)| {
            let (opening, side) = (&league.openings[place / 2], Pair::side(0, place));
            let ahead = opening.prospect(problem).map_or(0, |it| it.0);
            Game {
                is_won: [ahead, -ahead][side] > 0,
                opening: opening.clone(),
                side,
                played: played.clone(),
            }
        });
        Some(([one?, other?], games.collect()))
    };
    league.pairs.iter().filter_map(met).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn measured(id: &str, bot: &Entrant) -> Measured {
        let problem = all_problems::find(id).unwrap();
        let openings = drawn(problem, OPENINGS).openings;
        let games = against_perfect(problem, &openings, bot, &|| false).unwrap();
        Measured {
            games,
            ..Measured::default()
        }
    }

    #[test]
    fn where_it_rests_no_game_begins() {
        let problem = all_problems::find("nim").unwrap();
        let openings = drawn(problem, OPENINGS).openings;
        let left = Cell::new(3);
        let rests = || left.replace(left.get() - 1) <= 0;
        let games = against_perfect(problem, &openings, &Entrant::Random, &rests).unwrap();
        assert_eq!(games.len(), 3);
    }

    #[test]
    fn who_never_errs_keeps_all_and_who_makes_any_move_does_not() {
        for id in ["nim", "hau", "euler", "socola2"] {
            let perfect = measured(id, &Entrant::Perfect);
            let (kept, won) = perfect.kept();
            assert!(kept == won && won > 0, "{id}: {kept} of {won}");
            assert_eq!(perfect.regret(), Some(0.0), "{id}");
            let weak = measured(id, &Entrant::Random);
            let (kept, won) = weak.kept();
            assert!(kept < won, "{id}: {kept} of {won}");
            assert!(weak.regret().unwrap() > 0.05, "{id}: {:?}", weak.regret());
            // What was lost was given away by a slip, and never by one of the other side.
            for game in &weak.games {
                let is_own = game.played.slips.iter().all(|it| it.side() == game.side);
                let is_lost = game.played.winner != Some(game.side);
                assert!(is_own && (!game.is_won || !is_lost || !game.played.slips.is_empty()));
            }
            let text = serde_json::to_string(&weak).unwrap();
            assert_eq!(serde_json::from_str::<Measured>(&text).unwrap(), weak);
        }
    }
}
