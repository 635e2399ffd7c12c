//! # BOCSOIH: never as many stones as the opponent has just taken
//!
//! A move takes 1 to `M` stones from a heap of `n`, but not as many as the move before it; the
//! first move is free. Who cannot move loses.
//!
//! **Even M.** The player to move loses if and only if `M + 1` divides `n`: `d` stones are answered
//! by `M + 1 − d`, which is not `d` because `M + 1` is odd.
//!
//! **Odd M.** Against `d = (M + 1) / 2` that answer is barred. Call a move of `c` stones *good* at
//! `n` if it wins: `c ≤ n`, and the opponent, who has every move but `c` and `n − c` stones, has no
//! good one. So
//!
//! > `c` is good at `n` ⇔ `c ≤ n` and no move but possibly `c` is good at `n − c`,
//!
//! and the heap is lost at the start if no move is good. Of the set of good moves it is enough to
//! know whether it is empty, one move and which, or more: a [`Good`].
//!
//! For odd `M ≥ 3` the next lost heap after a lost heap `a` is `a + M + 1` or `a + M + 2`; for `M = 1`
//! no heap but 0 is lost. The proof of all this is in `lesson.en.md`.
//!
//! **Far away.** `Good` at `n` depends only on the `M` values before it, in the same way for every
//! `n`. That is the proof obligation of [`theory::periodic`], with the condition `c ≤ n` left to
//! absorb: `M` virtual heaps below 0 are said to have several good moves, so that going there is
//! never good. Hence the values repeat as soon as `M` in a row do, and the heap 10^18 is looked up
//! among the few found before that. For odd `M` below 100 the period is at most 5152 (of 91), the
//! pre-period 729 (of 93). Do not look for a period of the lost heaps alone: few of them repeated
//! prove nothing. With 55 they are 0, 57, 114, 170, 227, …: the steps 57, 57, 56 occur once, then
//! 57, 56, 56 for ever.
//!
//! For even `M` the values repeat as well, but late, after up to 227766 heaps (of 86): the pairs
//! of moves spare the search.
//!
//! **Complexity.** One table for each odd `M` that occurs, of `s ≤ 5152` values in `O(s·M)`; all
//! fifty together take less than 5 ms. Then `O(1)` a heap. The numbers `n` up to 10^18 need 64 bits.
//!
//! **Source.** Document 000, Bài 3.14, which is CODAY on a heap: `n` stones are a piece at `n + 1`.
//! CARDS of document 004, Bài 1, asks for the good moves of the same game with at most 10 stones.

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem BOCSOIH.
#[derive(Debug)]
pub struct Bocsoih;

/// All games of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 1000 games.
    pub games: Vec<Game>,
}

/// One game, about to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// `n`, the number of stones, from 0 to 10^18.
    pub stones: u64,
    /// `M`, the most that a move may take, from 1 to 100.
    pub most: usize,
}

/// For each game whether the first player wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the games.
    pub wins: Vec<bool>,
}

/// The largest number of stones that a move may take.
pub const LARGEST_MOVE: usize = 100;

impl Problem for Bocsoih {
    const ID: &'static str = "bocsoih";
    const FILE: &'static str = "BOCSOIH";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int("T", 1..=1000) }
        let game = (int("n", 0..=10_u64.pow(18)), int("M", 1..=LARGEST_MOVE));
        let game = game.map(|(stones, most)| Game { stones, most });
        let games = source.rows("test", t, game);

        Ok(Input { games })
    }

    fn solve(input: &Input) -> Output {
        let mut tables: Vec<Option<Periodic<Good>>> = vec![None; LARGEST_MOVE + 1];
        let wins = input.games.iter().map(|&Game { stones, most }| {
            if most % 2 == 0 {
                return stones % (most as u64 + 1) != 0;
            }
            let good = tables[most].get_or_insert_with(|| good_moves(most));
            *good.at(stones) != Good::None
        });
        Output {
            wins: wins.collect(),
        }
    }
}

/// Which moves win on a heap if none is barred.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Good {
    /// No move: the heap is lost, whatever is barred.
    None,
    /// Just one: the heap is lost if this is barred.
    Only(usize),
    /// At least two: the heap is won, whatever is barred.
    Several,
}

/// The good moves on every heap from 0 on, where a move takes at most `most` stones.
pub fn good_moves(most: usize) -> Periodic<Good> {
    Periodic::find(vec![Good::Several; most], |before| {
        let mut good = (1..=most).filter(|&take| match before[most - take] {
            Good::None => true,
            Good::Only(answer) => answer == take,
            Good::Several => false,
        });
        match (good.next(), good.next()) {
            (None, _) => Good::None,
            (Some(take), None) => Good::Only(take),
            _ => Good::Several,
        }
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wins
            .iter()
            .try_for_each(|&wins| writeln!(f, "{}", u8::from(wins)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odd_moves() -> impl Iterator<Item = (usize, Periodic<Good>)> {
        (1..LARGEST_MOVE)
            .step_by(2)
            .map(|most| (most, good_moves(most)))
    }

    /// The lost heaps of the pre-period and of two periods.
    fn lost_heaps(good: &Periodic<Good>) -> Vec<u64> {
        let end = (good.preperiod() + 2 * good.period()) as u64;
        (0..end).filter(|&n| *good.at(n) == Good::None).collect()
    }

    #[test]
    fn longest_period_and_preperiod_are_as_told() {
        let period = odd_moves().map(|(most, good)| (good.period(), most));
        assert_eq!(period.max(), Some((5152, 91)));
        let preperiod = odd_moves().map(|(most, good)| (good.preperiod(), most));
        assert_eq!(preperiod.max(), Some((729, 93)));
        assert_eq!(good_moves(86).period(), 227_766);
    }

    #[test]
    fn lost_heaps_of_odd_moves_lie_m_plus_1_or_m_plus_2_apart() {
        for (most, good) in odd_moves().filter(|&(most, _)| most > 1) {
            let lost = lost_heaps(&good);
            assert!(lost.len() >= 2);
            for pair in lost.windows(2) {
                let step = pair[1] - pair[0];
                assert!([most + 1, most + 2].contains(&usize::try_from(step).unwrap()));
            }
        }
    }

    #[test]
    fn only_one_fifty_five_and_ninety_five_do_not_repeat_from_the_first_lost_heap_on() {
        let late = odd_moves().filter(|(_, good)| {
            let end = (good.preperiod() + 2 * good.period()) as u64;
            let lost = |n| *good.at(n) == Good::None;
            // Any period of the tail that is no longer than the one of the values will do.
            let repeats_from_0 = |p: u64| (0..end).all(|n| lost(n) == lost(n + p));
            !(1..=good.period() as u64).any(repeats_from_0)
        });
        let late: Vec<usize> = late.map(|(most, _)| most).collect();
        assert_eq!(late, [1, 55, 95]);
    }

    #[test]
    fn the_lost_heaps_of_fifty_five_begin_as_told() {
        let lost = lost_heaps(&good_moves(55));
        assert_eq!(lost[..5], [0, 57, 114, 170, 227]);
        let steps: Vec<u64> = lost[3..].windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(steps.chunks_exact(3).all(|chunk| chunk == [57, 56, 56]));
    }
}
