//! One game, move by move.

use std::sync::Arc;
use std::time::Duration;

use arena::{Match, best_of};
use bilingual::{Fault, Result};
use contract::seeded;
use problem_set::AnyProblem;

use super::opening::{Opening, Prospect};
use super::played::{Close, MOST_MOVES, Played, slips};
use super::seat::{Choice, Entrant, Seat};
use crate::catalogue::seats as say;
use crate::judging::companion::{Companion, Occasion, Partner, limits_in};
use crate::judging::settings::Settings;

/// A position with so many moves is not played: a [`Match`] lists no more, and what is
/// not listed would be called illegal.
const MOST_LEGAL: usize = 100_000;

/// How often the time limit all turns of a side may take on the clock, and what they may take at least:
/// another program computes beside it.
const CLOCK: (u64, u64) = (10, 10_000);

/// What two play on.
#[derive(Debug, Clone, Copy)]
pub struct Board<'a> {
    /// The problem.
    pub problem: &'a dyn AnyProblem,
    /// From where they play.
    pub opening: &'a Opening,
}

impl Board<'_> {
    /// A game that is not played, since nobody waits for this side any more.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn given_up_by(&self, side: usize) -> Result<Played> {
        let mut game = self.opening.game(self.problem)?;
        let forfeited = forfeited(&mut *game, side).filter(|it| it.is_for_points);
        Ok(Played {
            margin: forfeited.map(|it| signed(it.ahead, side)),
            ..Played::given_up_by(side)
        })
    }

    /// The game after these moves.
    fn after(&self, moves: &[String]) -> Result<Box<dyn Match>> {
        let mut game = self.opening.game(self.problem)?;
        for said in moves {
            let place = game.find(said).ok_or_else(|| Fault::new(&"no move"))?;
            game.make(place);
        }
        Ok(game)
    }

    /// Seats one side.
    ///
    /// # Errors
    /// If it cannot be started, or does not play this side.
    pub fn seat(&self, entrant: &Entrant, side: usize, settings: &Settings) -> Result<Seat> {
        let (problem, opening) = (self.problem, self.opening);
        Ok(match entrant {
            Entrant::Perfect | Entrant::Random => {
                let names = [problem.id(), &opening.text, &side.to_string(), "seat"];
                Seat::Judge {
                    is_perfect: matches!(entrant, Entrant::Perfect),
                    rng: Box::new(seeded(&names)),
                }
            }
            Entrant::Reference => {
                let player = opening.reference(problem)?;
                let player = player.filter(|_| entrant.plays(problem, opening, side));
                let none = || Fault::new(&say::NO_REFERENCE.with(&[&problem.id()]));
                Seat::Talks(Partner::reference(player.ok_or_else(none)?))
            }
            Entrant::Program(program) => {
                let (times, least) = CLOCK;
                let clock = (times * limits_in(problem, program).time_ms).max(least);
                let occasion = Occasion {
                    problem,
                    file: Some(&opening.text),
                    // Which game of the file, and whether it moves first or second.
                    greeting: &format!("{} {}\n", opening.number, side + 1),
                    clock: Some(Duration::from_millis(clock)),
                };
                let companion = Companion::start(Arc::clone(program), &occasion, settings)?;
                Seat::Talks(Partner::Program(Box::new(companion)))
            }
        })
    }

    /// Lets two play, the first of whom moves first.
    ///
    /// # Errors
    /// If the judge fails: nobody has won.
    pub fn play(&self, entrants: [&Entrant; 2], settings: &Settings) -> Result<Played> {
        let mut game = self.opening.game(self.problem)?;
        let is_perfect = |it: &&Entrant| matches!(it, Entrant::Perfect);
        let is_large = entrants.iter().any(is_perfect) && game.worth().is_err();
        // What the search does not reach is won by the reference on its side.
        let by_theorem = is_large.then(|| self.opening.reference_side(self.problem));
        let by_theorem = by_theorem.flatten();
        let seat = |side: usize| match entrants[side] {
            Entrant::Perfect if by_theorem == Some(side) => {
                self.seat(&Entrant::Reference, side, settings)
            }
            entrant => self.seat(entrant, side, settings),
        };
        let mut seats = [seat(0)?, seat(1)?];
        let mut moves: Vec<String> = Vec::new();
        let close = loop {
            if is_large && !moves.is_empty() {
                // What has been searched in vain would leave no room for the smaller positions.
                game = self.after(&moves)?;
            }
            let mut legal = game.moves();
            if legal.is_empty() {
                break Close::Rules;
            }
            if legal.len() >= MOST_LEGAL {
                return Err(Fault::new(&say::TOO_MANY_MOVES.with(&[&MOST_LEGAL])));
            }
            if moves.len() >= MOST_MOVES {
                break Close::BrokenOff;
            }
            let last = moves.last().map(String::as_str);
            match seats[moves.len() % 2].choose(&mut *game, last)? {
                Choice::Move(place) => {
                    game.make(place);
                    moves.push(legal.swap_remove(place));
                }
                Choice::Illegal(said) => break Close::Illegal(said),
                Choice::Failed(finding) => {
                    break Close::Failed {
                        verdict: finding.verdict.short().to_owned(),
                        reason: finding.reason,
                    };
                }
            }
        };
        let [first, second] = seats;
        let cpu_ms = [first.leave()?, second.leave()?];
        // A new one: the memory of the other may be full of what a player has searched.
        let mut game = self.after(&moves)?;
        let (mover, other) = (moves.len() % 2, 1 - moves.len() % 2);
        let is_fault = close.letters().is_some();
        let end = if is_fault {
            forfeited(&mut *game, mover)
        } else {
            Prospect::of(&mut *game)
        };
        let winner = match end.map_or(0, |it| it.ahead) {
            _ if is_fault => Some(other),
            1.. => Some(mover),
            0 => None,
            _ => Some(other),
        };
        let margin = end.filter(|it| it.is_for_points);
        let (slips, is_known) = slips(&mut *game, &moves);
        Ok(Played {
            winner,
            margin: margin.map(|it| signed(it.ahead, mover)),
            close,
            moves,
            slips,
            is_known,
            cpu_ms,
        })
    }
}

/// What the first side has, if this one has so much more than the other; and the other way round.
pub(super) fn signed(ahead: i64, side: usize) -> i64 {
    if side == 0 { ahead } else { -ahead }
}

/// What this side has if it plays no more. In a game for points that is as if it made its worst moves from here
/// on, and the other side its best ones, but less than nothing: to break off must never pay.
fn forfeited(game: &mut dyn Match, side: usize) -> Option<Prospect> {
    let made = game.made();
    let mut end = Prospect::of(game)?;
    while end.is_for_points {
        let worths = game.worths().ok()?;
        let place = if game.made() % 2 == side {
            (0..worths.len()).min_by_key(|&place| worths[place])
        } else {
            best_of(&worths)
        };
        let Some(place) = place else { break };
        game.make(place);
        end = Prospect::of(game)?;
    }
    end.ahead = signed(end.ahead, (game.made() + side) % 2).min(-1);
    while game.made() > made {
        game.take_back();
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judging::duel::{Drawn, drawn};

    /// The games of two from drawn openings, each with what the opening is worth to the first player.
    fn games(id: &str, entrants: [&Entrant; 2]) -> Vec<(i64, Played)> {
        let problem = all_problems::find(id).unwrap();
        let Drawn { openings, .. } = drawn(problem, 4);
        let play = |opening| {
            let board = Board { problem, opening };
            let mut game = opening.game(problem).unwrap();
            let worth = game.ahead().unwrap().signum();
            (worth, board.play(entrants, &Settings::default()).unwrap())
        };
        openings.iter().map(play).collect()
    }

    #[test]
    fn who_makes_no_mistake_wins_what_is_won_and_slips_are_the_others() {
        for id in ["hau", "step", "euler", "ioigame", "nim2"] {
            for perfect in [0, 1] {
                let mut entrants = [&Entrant::Random; 2];
                entrants[perfect] = &Entrant::Perfect;
                let games = games(id, entrants);
                for (worth, game) in games {
                    assert!(game.is_known, "{id}");
                    let own: Vec<_> = game
                        .slips
                        .iter()
                        .filter(|it| it.side() == perfect)
                        .collect();
                    assert!(own.is_empty(), "{id}: {own:?}");
                    if worth == [1, -1][perfect] {
                        assert_eq!(game.winner, Some(perfect), "{id}: {game:?}");
                    } else {
                        let has_slipped = !game.slips.is_empty();
                        assert_eq!(game.winner == Some(perfect), has_slipped, "{id}: {game:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn who_has_won_is_known_even_where_the_search_knew_nothing() {
        let problem = all_problems::find("game10").unwrap();
        let opening = drawn(problem, 1).openings.swap_remove(0);
        let board = Board {
            problem,
            opening: &opening,
        };
        let entrants = [&Entrant::Perfect, &Entrant::Random];
        let settings = Settings::default();
        let game = board.play(entrants, &settings).unwrap();
        assert!(!game.is_known);
        // A game that is over before the board is full has been won by the last move.
        assert!(game.moves.len() < 16, "{game:?}");
        assert_eq!(game.winner, Some((game.moves.len() - 1) % 2), "{game:?}");
    }

    #[test]
    fn a_reference_plays_the_side_of_its_dialogue() {
        for (id, side) in [("knight", 0), ("ioigame", 0), ("game10", 1)] {
            let problem = all_problems::find(id).unwrap();
            let opening = drawn(problem, 1).openings.swap_remove(0);
            assert!(Entrant::Reference.plays(problem, &opening, side), "{id}");
            assert!(
                !Entrant::Reference.plays(problem, &opening, 1 - side),
                "{id}"
            );
            let mut entrants = [&Entrant::Random; 2];
            entrants[side] = &Entrant::Reference;
            let board = Board {
                problem,
                opening: &opening,
            };
            let game = board.play(entrants, &Settings::default()).unwrap();
            assert_eq!(game.winner, Some(side), "{id}: {game:?}");
            assert_eq!(game.close, Close::Rules);
        }
        let nim = all_problems::find("nim").unwrap();
        let opening = drawn(nim, 1).openings.swap_remove(0);
        assert!(!Entrant::Reference.plays(nim, &opening, 0));
    }
}
