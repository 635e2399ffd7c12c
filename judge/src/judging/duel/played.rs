//! What is known of a game that is over.

use std::cmp::Reverse;

use arena::Match;
use bilingual::{Lang, Message, text};
use serde::{Deserialize, Serialize};

use super::opening::Prospect;
use crate::catalogue::seats as say;

/// A game of so many moves is broken off.
pub(super) const MOST_MOVES: usize = 1000;

/// Lines of a position that are kept.
const LINES: usize = 30;

/// A game between two sides, which are called by their order of moving: 0 and 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Who has won; nobody in a draw.
    pub winner: Option<usize>,
    /// In a game for points, how many more the first side has than the second one.
    pub margin: Option<i64>,
    /// How it ended.
    pub close: Close,
    /// The moves, as the rules write them.
    pub moves: Vec<String>,
    /// The moves that gave something away.
    pub slips: Vec<Slip>,
    /// Whether the search knows what every position was worth; else slips may be missing.
    pub is_known: bool,
    /// The CPU time of each side; 0 of one that is no program.
    pub cpu_ms: [u64; 2],
}

impl Played {
    /// A game that was not played, since nobody waits for this side any more.
    pub fn given_up_by(side: usize) -> Played {
        Played {
            winner: Some(1 - side),
            margin: None,
            close: Close::GivenUp,
            moves: Vec::new(),
            slips: Vec::new(),
            is_known: true,
            cpu_ms: [0; 2],
        }
    }

    /// So many slips at most, those that gave most away, in their order.
    pub fn worst(&self, most: usize) -> Vec<&Slip> {
        let mut slips: Vec<&Slip> = self.slips.iter().collect();
        slips.sort_by_key(|it| Reverse(it.lost()));
        slips.truncate(most);
        slips.sort_by_key(|it| it.number);
        slips
    }

    /// Whether it can be a game: what was kept somewhere may be anything.
    pub fn is_possible(&self) -> bool {
        let made = self.moves.len();
        let are_its_moves = |slip: &Slip| (1..=made).contains(&slip.number);
        self.winner.is_none_or(|side| side < 2) && self.slips.iter().all(are_its_moves)
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Close {
    /// As the rules want it.
    Rules,
    /// It was too long.
    BrokenOff,
    /// It was not played: the loser has been too slow too often.
    GivenUp,
    /// The side on turn said this, which is no move.
    Illegal(String),
    /// The side on turn failed: the letters of the verdict, and a sentence.
    Failed {
        /// `TLE`, `RTE`, …; `WA` if it just left.
        verdict: String,
        /// Why.
        #[serde(with = "sandbox::both")]
        reason: Message,
    },
}

impl Close {
    /// The letters that tell of a loss which is none by the rules.
    pub fn letters(&self) -> Option<&str> {
        match self {
            Close::Rules | Close::BrokenOff | Close::GivenUp => None,
            Close::Illegal(_) => Some("WA"),
            Close::Failed { verdict, .. } => Some(verdict),
        }
    }

    /// In words, if it did not end by the rules. What the side on turn did goes on from its name.
    pub fn told(&self) -> Option<Message> {
        match self {
            Close::Rules => None,
            Close::BrokenOff => Some(say::BROKEN_OFF.with(&[&MOST_MOVES]).into()),
            Close::GivenUp => Some(say::GIVEN_UP.into()),
            Close::Illegal(said) => Some(say::SAID.with(&[said]).into()),
            Close::Failed { reason, .. } => Some(reason.clone()),
        }
    }
}

/// A move that gave away what its side had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// The move.
    pub said: String,
    /// A move that would have kept it.
    pub better: Option<String>,
    /// The position before it.
    pub board: String,
    /// By how much its side would have been better off at the end; 1 if it would have won a game that is not
    /// for points, 0 if that would have been drawn.
    pub had: i64,
    /// The same after the move; −1 if a game that is not for points is lost now.
    pub has: i64,
    /// Whether that are points.
    pub is_for_points: bool,
}

impl Slip {
    /// Whose it was.
    pub fn side(&self) -> usize {
        (self.number - 1) % 2
    }

    /// How much it gave away.
    pub fn lost(&self) -> i64 {
        self.had.saturating_sub(self.has)
    }

    /// In words, without the position, for who is called so.
    pub fn told(&self, name: &str, lang: Lang) -> String {
        let what = match (self.had, self.has) {
            _ if self.is_for_points => say::POINTS_LOST.fill(lang, &[&self.lost()]),
            (1.., ..0) => say::WON_TO_LOST.of(lang).to_owned(),
            (1.., _) => say::WON_TO_DRAWN.of(lang).to_owned(),
            _ => say::DRAWN_TO_LOST.of(lang).to_owned(),
        };
        let told = say::SLIP.fill(lang, &[&self.number, &name, &self.said, &what]);
        match &self.better {
            Some(better) => say::BETTER.fill(lang, &[&told, better]),
            None => told,
        }
    }
}

/// All slips of a game that has been played to here, and whether no position was too large to be
/// searched. The game is taken back to its opening.
///
/// From its end backward: the positions grow, and the search has found the smaller ones before it
/// comes to the larger ones.
pub(super) fn slips(game: &mut dyn Match, moves: &[String]) -> (Vec<Slip>, bool) {
    let mut slips = Vec::new();
    let mut after = Prospect::of(game);
    for (number, said) in (1..).zip(moves).collect::<Vec<_>>().into_iter().rev() {
        game.take_back();
        let before = Prospect::of(game);
        let (Some(Prospect { ahead: had, .. }), Some(next)) = (before, after) else {
            after = None;
            break;
        };
        let has = -next.ahead;
        if has < had {
            let best = game.best().ok().flatten();
            slips.push(Slip {
                number,
                said: said.clone(),
                better: best.map(|best| game.moves().swap_remove(best)),
                board: shown(&game.board()),
                had,
                has,
                is_for_points: next.is_for_points,
            });
        }
        after = before;
    }
    slips.reverse();
    (slips, after.is_some())
}

/// A position, and not all of a large one.
fn shown(board: &str) -> String {
    let lines = board.lines().take(LINES).map(text::printable);
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_a_move_after_which_its_side_has_less() {
        let problem = all_problems::find("nim").unwrap();
        let mut game = problem.games(b"2\n2 3\n").unwrap().swap_remove(0);
        let line = ["2 2", "1 2", "2 1"];
        let moves = line.map(str::to_owned);
        for said in line {
            let place = game.find(said).unwrap();
            game.make(place);
        }
        let (slips, is_known) = slips(&mut *game, &moves);
        assert!(is_known);
        let told: Vec<_> = slips.iter().map(|it| (it.number, it.side())).collect();
        assert_eq!(told, [(1, 0), (2, 1)], "{slips:?}");
        assert_eq!(slips[0].better.as_deref(), Some("2 1"));
        assert_eq!(slips[0].board, "1: 2\n2: 3");
        assert_eq!(game.made(), 0);
    }
}
