//! A game of a room, as a page plays it.

use arena::{Aim, Ending, Match, Outcome, Worth};
use bilingual::Lang;
use contract::{AnyProblem, seeded};
use lessons::game::{game_of, played};
use serde_json::{Value, json};

use crate::question::Question;
use crate::refused::{Refused, both};
use crate::say;

/// Positions that are remembered of one of many small games that are looked through.
const FEW_POSITIONS: usize = 100_000;

/// Moves that a page is told of.
const MOST_LISTED: usize = 2000;

/// Small inputs that are looked through for an opening.
const MOST_TRIED: u64 = 300;

/// A game at some position of its play.
pub(crate) struct Board {
    /// By which rules, on which input, and which of its games.
    of: (Option<String>, Vec<u8>, usize),
    game: Box<dyn Match>,
    moves: Vec<String>,
}

impl Board {
    /// The game with this number, from 0, at its opening, by changed rules if they are named.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn new(
        problem: &dyn AnyProblem,
        rules: Option<&str>,
        input: &[u8],
        number: usize,
    ) -> Result<Board, Refused> {
        let games = played(problem, rules, input)?;
        let counted = number.saturating_add(1);
        let no_game = || Refused::asked(&say::NO_GAME.with(&[&counted]));
        let game = game_of(games, counted).ok_or_else(no_game)?;
        Ok(Board {
            of: (rules.map(str::to_owned), input.to_owned(), number),
            game,
            moves: Vec::new(),
        })
    }

    /// Whether it is that game.
    pub(crate) fn is_of(&self, rules: Option<&str>, input: &[u8], number: usize) -> bool {
        (self.of.0.as_deref(), &self.of.1[..], self.of.2) == (rules, input, number)
    }

    /// Goes to the position after these moves.
    ///
    /// # Errors
    /// At the first that is none.
    pub(crate) fn go_to(&mut self, moves: &[&str]) -> Result<(), Refused> {
        let common = self.moves.iter().zip(moves);
        let common = common.take_while(|(made, wanted)| made == wanted).count();
        while self.moves.len() > common {
            self.game.take_back();
            self.moves.pop();
        }
        for &a_move in &moves[common..] {
            if !self.game.hear(a_move) {
                return Err(Refused::asked(&say::NO_MOVE.with(&[&a_move])));
            }
            self.moves.push(a_move.to_owned());
        }
        Ok(())
    }

    /// What is on the board, and what can be done.
    pub(crate) fn position(&mut self, lang: Lang) -> Value {
        let listed = self.game.list(MOST_LISTED);
        let turn = match self.game.aim() {
            None => self.game.made() % 2,
            Some(_) => 0,
        };
        // A position without a move needs no search.
        let ahead = listed.is_empty().then(|| self.ahead()).flatten();
        let winner = ahead.filter(|&ahead| ahead != 0);
        let winner = winner.map(|ahead| if ahead > 0 { turn } else { 1 - turn });
        let scene = self.game.scene();
        let moves = listed
            .into_iter()
            .map(|it| json!({ "say": it.say, "words": it.words.of(lang), "touches": it.touches }));
        let told = self.game.told();
        json!({
            "goal": both(&self.game.goal()),
            "text": self.game.board(),
            "svg": scene.as_ref().map(|scene| scene.svg(lang)),
            "told": scene.as_ref().map(|scene| scene.text(lang)),
            "turn": turn,
            "players": if self.game.aim().is_some() { 1 } else { 2 },
            "count": self.game.count(),
            "moves": moves.collect::<Vec<_>>(),
            "made": told.iter().map(|it| it.of(lang)).collect::<Vec<_>>(),
            "repeats": self.game.repeats(),
            "score": self.game.score(),
            "aim": self.game.aim().map(aim),
            "end": ahead.map(outcome),
            "points": ahead,
            "winner": winner,
        })
    }

    /// How far ahead the player to move is where the game is over; of a puzzle for one, whether it is solved,
    /// or its points.
    fn ahead(&mut self) -> Option<i64> {
        match self.game.aim() {
            None | Some(Aim::ManyPoints) => self.game.ahead().ok(),
            Some(Aim::FewMoves | Aim::LittleLeft(_) | Aim::LittleSpent) => {
                match self.game.worth() {
                    Ok(Worth::Points(points)) => Some(points),
                    _ => None,
                }
            }
        }
    }

    /// What the position and each of its moves are worth.
    ///
    /// # Errors
    /// If the search does not come to an end, and no theorem tells it.
    pub(crate) fn worths(&mut self) -> Result<Value, Refused> {
        let score = self.game.score();
        let known = self.game.known(MOST_LISTED);
        let known = known.map_err(lessons::Refusal::from)?;
        let moves = known.moves.into_iter().map(|(said, worth)| {
            let mut told = worth.map_or(json!({}), |worth| told(worth, score));
            told["say"] = json!(said);
            told
        });
        Ok(json!({
            "value": told(known.worth, score),
            "best": known.best,
            "by": if known.by_theorem { "theorem" } else { "search" },
            "moves": moves.collect::<Vec<_>>(),
        }))
    }

    /// The best that is known of a puzzle for one.
    pub(crate) fn best(&self) -> Value {
        let best = self.game.best_known();
        let (number, line) = (best.map(|it| it.number), best.map(|it| &it.line));
        json!({ "best": number, "line": line })
    }

    /// The input of one game that begins here.
    ///
    /// # Errors
    /// None: the input was read before.
    pub(crate) fn resumed(&self, problem: &dyn AnyProblem) -> Result<Value, Refused> {
        let (rules, input, number) = &self.of;
        let resumed = match rules {
            None => problem.resumed(input, *number, &*self.game)?,
            Some(_) => None,
        };
        Ok(json!({ "input": resumed }))
    }

    /// Best play of both to the end; of a puzzle for one what is left of the best that is known.
    ///
    /// # Errors
    /// If the search does not come to an end, or if other moves were made.
    pub(crate) fn line(&mut self) -> Result<Value, Refused> {
        if self.game.aim().is_some() {
            let best = self.game.best_known();
            let rest = best.and_then(|it| it.line.strip_prefix(&self.moves[..]));
            let rest = rest.ok_or_else(|| Refused::asked(&say::NO_LINE))?;
            return Ok(json!({ "line": rest }));
        }
        let line = self.game.line().map_err(lessons::Refusal::from)?;
        Ok(json!({ "line": line }))
    }

    /// A small opening that is won, lost or drawn for the player to move, as is asked for.
    ///
    /// # Errors
    /// If none is found.
    pub(crate) fn random(problem: &dyn AnyProblem, asked: &Question<'_>) -> Result<Value, Refused> {
        let mut rng = seeded(&[problem.id(), "opening", &asked.number("seed").to_string()]);
        for _ in 0..MOST_TRIED {
            let input = problem.small(&mut rng);
            let games = played(problem, asked.word("rules"), input.as_bytes())?;
            for (number, mut game) in games.into_iter().enumerate() {
                game.remember(FEW_POSITIONS);
                if game.moves().is_empty() {
                    continue;
                }
                let found = match game.aim() {
                    Some(_) => "any",
                    None => match game.theorem().map_or_else(|| game.worth(), Ok) {
                        Ok(worth) => outcome(game.ahead_by(worth)),
                        Err(_) => continue,
                    },
                };
                if asked.word("outcome").is_none_or(|wanted| wanted == found) {
                    return Ok(json!({ "input": input, "game": number, "outcome": found }));
                }
            }
        }
        Err(Refused::asked(&say::NO_OPENING))
    }
}

/// The name of what is wanted of a puzzle.
fn aim(aim: Aim) -> &'static str {
    match aim {
        Aim::FewMoves => "moves",
        Aim::ManyPoints => "points",
        Aim::LittleLeft(_) => "left",
        Aim::LittleSpent => "spent",
    }
}

/// Who wins, for the player to move, who is so far ahead at the end.
fn outcome(ahead: i64) -> &'static str {
    match ahead {
        1.. => "won",
        0 => "drawn",
        _ => "lost",
    }
}

/// What a move or a position is worth to the player to move, who has this score.
fn told(worth: Worth, score: i64) -> Value {
    match worth {
        Worth::Ending(Ending::Won(moves)) => json!({ "outcome": "won", "remoteness": moves }),
        Worth::Ending(Ending::Lost(moves)) => json!({ "outcome": "lost", "remoteness": moves }),
        Worth::Ending(Ending::Drawn) | Worth::Outcome(Outcome::Drawn) => {
            json!({ "outcome": "drawn" })
        }
        Worth::Outcome(Outcome::Won) => json!({ "outcome": "won" }),
        Worth::Outcome(Outcome::Lost) => json!({ "outcome": "lost" }),
        Worth::Points(points) => {
            let points = score + points;
            json!({ "outcome": outcome(points), "points": points })
        }
    }
}
