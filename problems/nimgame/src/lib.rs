//! # NIMGAME: Nim at the terminal, against a machine that plays perfectly
//!
//! A game to be played by people, and by programs over a pipe: the number of heaps is typed in,
//! their sizes are random, a coin decides who begins, and the heaps are shown before and after
//! each move. In *misère* play, the document's game, whoever takes the last stone loses; in *normal*
//! play he wins.
//!
//! **Idea.** The strategy is Bouton's, proved in [`theory::nim`]: leave the nim-sum 0; in misère
//! play do the same until at most one heap has more than one stone, and then leave an odd number
//! of heaps of one stone. A lost position the machine draws out, stone by stone ([`strategy`]).
//!
//! **How the program is made.** The part that decides has no input and output of its own, so whole
//! games are played in the tests, thousands of them:
//!
//! | module | knows |
//! |---|---|
//! | [`game`] | the rules of one game |
//! | [`strategy`] | the machine's moves, and what a hint is about |
//! | [`session`] | what is asked, answered, refused; a state machine from lines to events |
//! | [`command`] | the words that are commands |
//! | [`texts`] | every sentence, in Vietnamese and English |
//! | [`plain`] | the events as lines with keywords, for programs |
//! | [`terminal`], [`style`] | the events as a picture with colours, for people |
//! | [`options`] | the command line |
//!
//! **What an opening is worth.** With perfect play the coin decides nearly always. Of the `30^n`
//! openings with `n` heaps count those that are lost for whoever begins. In normal play they are
//! those of nim-sum 0; the number of openings with each nim-sum is found heap by heap. Misère
//! play differs in one opening only, that of `n` heaps of one stone each: by [`theory::nim`] all
//! others have a large heap and are lost in both forms or in neither. The one is lost in normal
//! play for even `n`, in misère play for odd `n`. So about one opening of 32 suits the second player.
//!
//! **Complexity.** `O(n)` a move; the count takes `n` times 32 sums times 30 sizes. All counts are
//! at most `30^10`, which is less than `2^50`.
//!
//! **Source.** Document 002, a student project. C. L. Bouton, *Nim, a game with a complete
//! mathematical theory*, Annals of Mathematics 3 (1901).

use std::collections::BTreeMap;
use std::fmt;

use inpout::{BadInput, Interactive, Opening, Problem, Source, int, word};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod command;
pub mod game;
pub mod options;
pub mod plain;
pub mod session;
pub mod strategy;
pub mod style;
pub mod terminal;
pub mod texts;

use game::{MOST_HEAPS, MOST_STONES, Play};
use session::{Session, Setup};
use texts::Language;

/// The problem NIMGAME.
#[derive(Debug)]
pub struct Nimgame;

/// What is typed in before the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// The form of play.
    pub play: Play,
    /// The number of heaps, from 1 to [`MOST_HEAPS`].
    pub heaps: usize,
}

/// Of all openings with so many heaps, how many are won by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// By the player who begins.
    pub first: u64,
    /// By the other one.
    pub second: u64,
}

/// The keyword of a form of play.
pub fn word_of(play: Play) -> &'static str {
    match play {
        Play::Misere => "misere",
        Play::Normal => "normal",
    }
}

impl Problem for Nimgame {
    const ID: &'static str = "nimgame";
    const FILE: &'static str = "NIMGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, rule: with word("rule", 1..=6, "abcdefghijklmnopqrstuvwxyz") }
        let play = [Play::Misere, Play::Normal]
            .into_iter()
            .find(|&play| word_of(play).as_bytes() == rule)
            .ok_or_else(|| source.bad("rule: expected misere or normal"))?;
        input! { from source, heaps: with int("heaps", 1..=MOST_HEAPS) }
        Ok(Input { play, heaps })
    }

    fn solve(input: &Input) -> Output {
        // Openings by nim-sum, with one heap more each time.
        let mut count = BTreeMap::from([(0, 1_u64)]);
        for _ in 0..input.heaps {
            let mut longer = BTreeMap::new();
            for (sum, openings) in count {
                for stones in 1..=MOST_STONES {
                    *longer.entry(sum ^ stones).or_insert(0) += openings;
                }
            }
            count = longer;
        }
        let balanced = count.get(&0).copied().unwrap_or(0);
        // The opening of ones only is lost in normal play for an even number of heaps.
        let second = match (input.play, input.heaps.is_multiple_of(2)) {
            (Play::Normal, _) => balanced,
            (Play::Misere, true) => balanced - 1,
            (Play::Misere, false) => balanced + 1,
        };
        Output {
            first: count.values().sum::<u64>() - second,
            second,
        }
    }
}

impl Interactive for Nimgame {
    type Player = plain::Host;
    const OPENING: Opening = Opening::None;

    /// A host whose dice depend on the opening.
    fn player(opening: &Input) -> plain::Host {
        plain::Host(Session::new(Setup {
            rng: casebook::seeded(&[Self::ID, "host", &opening.to_string()]),
            language: Language::English,
            two_persons: false,
            one_game: true,
        }))
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.first, self.second)
    }
}
