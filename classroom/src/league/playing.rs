//! Every pair of a league is a job of its own: pairs play beside each other, what they have played is
//! kept at once, and whatever becomes of one pair is nothing to the others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bilingual::{Fault, Message, Result, Told, text};
use indicatif::ProgressBar;
use judge::duel::{Board, Drawn, Entrant, Opening, Played, Score, drawn};
use judge::program::{Program, Unprepared};
use judge::runner::side_by_side;
use judge::settings::Settings;
use judge::temporary::temporary;
use problem_set::AnyProblem;

use super::super::cache::Cache;
use super::super::hand_in::{Barred, Class, Source, of_file};
use super::super::marking::stamp;
use crate::catalogue::{class as of_class, league as say};

/// A side that was too slow so often is not waited for again in this pair.
pub(super) const PATIENCE: usize = 2;

/// Everything that a league is played with.
pub struct Field<'a> {
    /// How many openings each pair plays.
    pub openings: usize,
    /// Where games are kept.
    pub cache: &'a Cache,
    /// Whether what is kept is played anew.
    pub again: bool,
    /// Whether no game is to begin any more.
    pub rests: &'a (dyn Fn() -> bool + Sync),
}

/// One who plays.
pub struct Player {
    /// The pupil, fit to be shown.
    pub name: String,
    /// His file.
    pub file: String,
    program: Arc<Program>,
    /// All that his play rests on.
    rests_on: Vec<Vec<u8>>,
}

/// Two who have played: by their places, and their games, opening by opening, in each of which first
/// the one and then the other moved first; or why there are none.
pub struct Pair {
    /// Their places among the players.
    pub who: [usize; 2],
    /// Their games, or why there are none.
    pub games: Result<Vec<Played>, Message>,
}

impl Pair {
    /// The side of this one of the two in the game at this place.
    pub fn side(one: usize, place: usize) -> usize {
        (one + place) % 2
    }

    /// What this one of the two has from the games.
    pub fn score(&self, one: usize) -> Score {
        let mut score = Score::default();
        for (place, game) in self.games.iter().flatten().enumerate() {
            score += Score::of(game, Pair::side(one, place));
        }
        score
    }
}

/// The league of one problem.
pub struct League {
    /// What its problem is called.
    pub name: &'static str,
    /// From where every pair plays.
    pub openings: Vec<Opening>,
    /// Who plays.
    pub players: Vec<Player>,
    /// All pairs of them.
    pub pairs: Vec<Pair>,
    /// Who does not play, and why.
    pub absent: Vec<Message>,
    /// Whether somebody does not play who perhaps could.
    has_open: bool,
}

impl League {
    /// Whether something could not be played that should have been.
    pub fn is_open(&self) -> bool {
        self.has_open || self.pairs.iter().any(|pair| pair.games.is_err())
    }

    /// The pairs of a player, each with which of the two he is.
    pub fn pairs_of(&self, player: usize) -> impl Iterator<Item = (&Pair, usize)> {
        let pairs = self.pairs.iter();
        pairs.filter_map(move |pair| {
            let one = pair.who.iter().position(|&it| it == player)?;
            Some((pair, one))
        })
    }

    /// What a player has from all his games.
    pub fn score(&self, player: usize) -> Score {
        let mut score = Score::default();
        for (pair, one) in self.pairs_of(player) {
            score += pair.score(one);
        }
        score
    }

    /// Whether some of a player's games could not be played.
    pub fn is_provisional(&self, player: usize) -> bool {
        self.pairs_of(player).any(|(pair, _)| pair.games.is_err())
    }
}

impl Field<'_> {
    /// The league of a problem, which is called so, so many pairs at a time; the bar shows how far it is.
    pub fn play(
        &self,
        problem: &'static dyn AnyProblem,
        name: &'static str,
        class: &Class,
        jobs: usize,
        bar: &ProgressBar,
    ) -> League {
        let Drawn { openings, .. } = drawn(problem, self.openings);
        let sources = class.pupils.iter().flat_map(|pupil| {
            let sources = pupil.sources.iter();
            let sources = sources.filter(|it| it.problem.id() == problem.id());
            sources.map(|source| (text::printable(&pupil.name), source))
        });
        let sources: Vec<(String, &Source)> = sources.collect();
        let entered = side_by_side(jobs, sources, |(name, source)| {
            if (self.rests)() {
                return Err(Absent {
                    why: say::BROKEN_OFF.into(),
                    is_open: true,
                });
            }
            Player::of(name, source)
        });
        let (mut players, mut absent, mut has_open) = (Vec::new(), Vec::new(), false);
        for entered in entered {
            match entered {
                Ok(player) => players.push(player),
                Err(Absent { why, is_open }) => {
                    absent.push(why);
                    has_open |= is_open;
                }
            }
        }
        let count = players.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| [one, other]));
        let pairs: Vec<[usize; 2]> = pairs.collect();
        bar.set_length(pairs.len() as u64);
        let table = Table {
            field: self,
            problem,
            openings: &openings,
        };
        let pairs = side_by_side(jobs, pairs, |who: [usize; 2]| {
            let two = who.map(|it| &players[it]);
            bar.set_message(format!("{name}: {} – {}", two[0].name, two[1].name));
            let games = table.played_or_kept(two);
            bar.inc(1);
            Pair { who, games }
        });
        bar.finish_and_clear();
        League {
            name,
            openings,
            players,
            pairs,
            absent,
            has_open,
        }
    }
}

impl Player {
    /// A source made ready.
    fn of(name: String, source: &Source) -> Result<Player, Absent> {
        let absent = |why: &Message, is_open| {
            let file = format!("{name}: {}", text::printable(&source.shown));
            Absent {
                why: say::ABSENT.with(&[&of_file(&file, why)]).into(),
                is_open,
            }
        };
        if let Some(barred) = &source.barred {
            let is_open = matches!(barred, Barred::Unreadable(_));
            return Err(absent(barred.reason(), is_open));
        }
        let settings = Settings {
            language: source.language,
            ..Settings::default()
        };
        let prepared = || -> Result<_, Unprepared> {
            let home = temporary()?;
            Program::prepare(&source.laid_into(home.path())?, &settings)
        };
        let program = match catch_unwind(AssertUnwindSafe(prepared)) {
            Ok(Ok(program)) => Arc::new(program),
            Ok(Err(Unprepared::Compile { .. })) => {
                return Err(absent(&say::REFUSED.into(), false));
            }
            Ok(Err(other)) => return Err(absent(&other.message(), true)),
            Err(_) => return Err(absent(&of_class::PANICKED.into(), true)),
        };
        let language = program.language();
        let stamp = stamp(language).unwrap_or_default();
        let parts = source.parts(language, &stamp);
        Ok(Player {
            name,
            file: text::printable(&source.shown),
            rests_on: parts.map(<[u8]>::to_vec).collect(),
            program,
        })
    }
}

/// One who does not play.
struct Absent {
    why: Message,
    /// Whether that may have been the machine's fault.
    is_open: bool,
}

/// What a pair plays on.
struct Table<'a> {
    field: &'a Field<'a>,
    problem: &'static dyn AnyProblem,
    openings: &'a [Opening],
}

impl Table<'_> {
    /// The kept games of two, or new ones that are kept now.
    fn played_or_kept(&self, two: [&Player; 2]) -> Result<Vec<Played>, Message> {
        let field = self.field;
        let played = || {
            let (read, form) = (|it| self.if_meant(it), |games: &Vec<_>| Some(games.clone()));
            let parts = self.rests_on(two);
            let entrants = two.map(|it| Entrant::Program(Arc::clone(&it.program)));
            field
                .cache
                .or_made(&parts, field.again, read, form, || self.games(&entrants))
        };
        match catch_unwind(AssertUnwindSafe(played)) {
            Ok(games) => games.map_err(|error| error.0),
            Err(_) => Err(of_class::PANICKED.into()),
        }
    }

    /// All that the games of two rest on.
    fn rests_on<'a>(&'a self, two: [&'a Player; 2]) -> Vec<&'a [u8]> {
        let mut parts: Vec<&[u8]> = vec![
            b"league",
            self.problem.id().as_bytes(),
            self.problem.manifest().as_bytes(),
        ];
        parts.extend(self.openings.iter().map(|it| it.text.as_bytes()));
        for player in two {
            parts.push(b"player");
            parts.extend(player.rests_on.iter().map(Vec::as_slice));
        }
        parts
    }

    /// These, if they can be the games of two from the openings.
    fn if_meant(&self, kept: Vec<Played>) -> Option<Vec<Played>> {
        let are_all = kept.len() == 2 * self.openings.len();
        (are_all && kept.iter().all(Played::is_possible)).then_some(kept)
    }

    /// All games of two. Who is too slow again and again is not waited for any more.
    fn games(&self, entrants: &[Entrant; 2]) -> Result<Vec<Played>> {
        let settings = Settings::default();
        let mut late = [0; 2];
        let mut games = Vec::new();
        for opening in self.openings {
            let board = Board {
                problem: self.problem,
                opening,
            };
            for first in [0, 1] {
                if (self.field.rests)() {
                    return Err(Fault::new(&say::BROKEN_OFF));
                }
                let who = [first, 1 - first];
                let given_up = who.iter().position(|&one| late[one] >= PATIENCE);
                let played = match given_up {
                    Some(side) => board.given_up_by(side)?,
                    None => board.play(who.map(|one| &entrants[one]), &settings)?,
                };
                for (side, &one) in who.iter().enumerate() {
                    late[one] += Score::of(&played, side).late;
                }
                games.push(played);
            }
        }
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use super::*;

    #[test]
    fn a_pair_that_is_broken_off_has_no_games() {
        let problem = all_problems::find("nim").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let Drawn { openings, .. } = drawn(problem, 2);
        let played = |begun: usize| {
            let asked = AtomicUsize::new(0);
            let field = Field {
                openings: 2,
                cache: &Cache::within(folder.path(), Vec::new()).unwrap(),
                again: false,
                rests: &|| asked.fetch_add(1, Relaxed) >= begun,
            };
            let table = Table {
                field: &field,
                problem,
                openings: &openings,
            };
            let games = table.games(&[Entrant::Random, Entrant::Perfect]);
            (games.ok().map(|it| it.len()), asked.into_inner())
        };
        assert_eq!(played(3), (None, 4));
        assert_eq!(played(4), (Some(4), 4));
    }
}
