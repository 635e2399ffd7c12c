//! # NIMGAME: a Nim program that gives no won position away
//!
//! A game of Nim to be played by people on a terminal, and by programs over a pipe. The program
//! leads: it asks for the form of play, the heaps and who begins, shows the heaps after each
//! move, asks again when a line is no answer, and announces the winner. In *misère* play, the
//! document's game, whoever takes the last stone loses; in *normal* play he wins.
//!
//! **Idea.** The strategy is Bouton's ([`theory::nim`]): leave the nim-sum 0; in misère play do
//! the same until at most one heap has more than one stone, and then leave an odd number of heaps
//! of one stone. A lost position is drawn out, stone by stone ([`game::Game::best_move`]). The
//! proof is in `lesson.en.md`.
//!
//! What talks, [`host`], is a state machine without input and output of its own, so the tests play
//! whole games. For people at a terminal the program has a form of its own, in `main.rs`.
//!
//! **Complexity.** `O(n)` a move.
//!
//! **Source.** Document 002, a student project. C. L. Bouton, *Nim, a game with a complete
//! mathematical theory*, Annals of Mathematics 3 (1901).

use std::fmt;

use inpout::{BadInput, Interactive, Opening, Problem, Source, int, limit, names, sentences, word};
use proconio::input;
use theory::nim::is_lost;

pub mod brute;
pub mod cases;
pub mod game;
pub mod host;
mod referee;
pub mod rules;
pub mod second;

use game::{Play, Player};

#[derive(Debug)]
pub struct Nimgame;

/// What is typed in before the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The form of play.
    pub play: Play,
    /// From 1 to [`game::MOST_HEAPS`] heaps of 1 to [`game::MOST_STONES`] stones.
    pub heaps: Vec<u64>,
    /// [`Player::You`] or [`Player::Machine`].
    pub first: Player,
}

/// Who wins the opening if both play optimally.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// [`Player::You`] or [`Player::Machine`].
    pub winner: Player,
}

/// The keyword of a form of play.
pub fn word_of(play: Play) -> &'static str {
    match play {
        Play::Misere => "misere",
        Play::Normal => "normal",
    }
}

/// The form of play that has this keyword.
pub fn play_of(word: &str) -> Option<Play> {
    let mut plays = [Play::Misere, Play::Normal].into_iter();
    plays.find(|&play| word_of(play) == word)
}

sentences! {
    RULE: "luật chơi", "rule";
    FIRST: "người đi trước", "first";
    NO_RULE: "luật chơi: cần misere hoặc normal", "rule: expected misere or normal";
    NO_PLAYER: "người đi trước: cần YOU hoặc MACHINE", "first: expected YOU or MACHINE";
}

impl Problem for Nimgame {
    const ID: &'static str = "nimgame";
    const FILE: &'static str = "NIMGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, rule: with word(RULE, 1..=6, "abcdefghijklmnopqrstuvwxyz") }
        let play = str::from_utf8(&rule).ok().and_then(play_of);
        let play = play.ok_or_else(|| source.bad(NO_RULE))?;
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let heaps = source.ints(names::HEAP, n, limit!("a"));
        input! { from &mut *source, name: with word(FIRST, 1..=7, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") }

        let first = str::from_utf8(&name).ok().and_then(Player::of_keyword);
        let first = first.ok_or_else(|| source.bad(NO_PLAYER))?;
        Ok(Input { play, heaps, first })
    }

    fn solve(input: &Input) -> Output {
        let winner = if is_lost(input.play, &input.heaps) {
            input.first.other()
        } else {
            input.first
        };
        Output { winner }
    }
}

impl Interactive for Nimgame {
    type Player = host::Host;
    const OPENING: Opening = Opening::None;

    fn player(_: &Input) -> host::Host {
        host::Host::default()
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.winner.keyword())
    }
}
