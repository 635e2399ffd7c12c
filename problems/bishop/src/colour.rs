//! What one bishop can see: pairs of sets of long lines, and a price on moves.
//!
//! **Pairs.** Besides the two lines of the start the bishop stands on a set `E` of long even lines, a
//! set `O` of long odd lines, not both of them empty, and any short lines that can be entered. What it
//! sees is told by the choices `E` and `O`, less the cells that they have in common. If each move has
//! a price, the short lines worth more than it are taken, and a pair has the value `F(E) + G(O) −
//! common(E, O)`; to find the best `O` for an `E` is to fold one list ([`Side::best`]).
//!
//! **A price on moves.** Let each move cost `λ ≥ 0`, let `T1`, `T2` be the largest values of the two
//! colours, rest (`f(0)`, `g(0)`) included, and `S` a sum that can be reached. If walks with at most
//! `k` new lines see more than `S`, and `x1`, `x2` is what they see in each colour less the price of
//! its new lines, then `S < x1 + x2 + λk`; as `x2 ≤ T2`, `x1 > S − λk − T2`, and likewise `x2 > S − λk −
//! T1`. Only pairs with a value above these need a closer look, whatever `λ` is; good ones leave few.
//! `S` is found by climbing: the best `E` for an `O`, then the best `O` for this `E`, until the value
//! rises no more. The points (moves, sum) that are best at some price are corners of a convex hull, and
//! the slope between corners on both sides of `k` is the next price.
//!
//! **A bound for most sets.** If `E` gets one more line, `G(O) − common(E, O)` rises, for any `O`, by
//! the negative cells of the line at most. So what the best `O` adds to `E` without one of its lines
//! bounds what it adds to `E`; if even that leads to nothing better than what is known, the best `O`
//! is not looked for.

use crate::lines::{NONE, Side, sides};
use crate::{Input, MOST};

/// More than the moves that lead to a new line: there are fewer lines.
const MOVES: usize = 4 * MOST;

/// The cells of one colour.
pub(crate) struct Colour {
    evens: Side,
    odds: Side,
    /// What the bishop sees on the lines of its start, its own cell with them.
    start: i32,
    /// The most that is known to be seen, by the number of moves that lead to a new line.
    most: [i32; MOVES],
    /// By set of even lines a bound on what the best set of odd lines adds.
    replies: Vec<i32>,
    /// Room to work in.
    room: Vec<i32>,
}

impl Colour {
    /// The colour of the cell in this column of the top row, where the bishop starts.
    pub(crate) fn new(input: &Input, column: usize) -> Self {
        let ([evens, odds], start) = sides(input, column);
        let mut colour = Colour {
            evens,
            odds,
            start,
            most: [NONE; MOVES],
            replies: Vec::new(),
            room: Vec::new(),
        };
        colour.most[0] = start - input.cells[column];
        // One line alone: something is known for any number of moves.
        for line in 0..colour.evens.lines() {
            colour.note(1 << line, 0);
        }
        for line in 0..colour.odds.lines() {
            colour.note(0, 1 << line);
        }
        colour
    }

    /// The most that is known to be seen in exactly 0, 1, …, `moves` moves: after the first one moves
    /// can be wasted.
    pub(crate) fn most_seen(&self, moves: usize) -> Vec<i32> {
        let moving = (1..=moves).scan(NONE, |best, moves| {
            *best = (*best).max(self.most.get(moves).copied().unwrap_or(NONE));
            Some(*best)
        });
        std::iter::once(self.most[0]).chain(moving).collect()
    }

    /// Notes what is seen on a pair of sets, not both empty, with the best short lines one by one.
    fn note(&mut self, evens: usize, odds: usize) {
        let (even, odd) = (&self.evens.choices[evens], &self.odds.choices[odds]);
        let mut short: Vec<i32> = even.worth.iter().chain(&odd.worth).copied().collect();
        short.retain(|&worth| worth > 0);
        short.sort_unstable_by(|a, b| b.cmp(a));
        let common: i32 = (0..self.odds.lines())
            .filter(|line| odds >> line & 1 == 1)
            .map(|line| even.shared[line])
            .sum();
        let mut seen = self.start + even.seen + odd.seen - common;
        let mut moves = (evens.count_ones() + odds.count_ones()) as usize;
        self.most[moves] = self.most[moves].max(seen);
        for worth in short {
            seen += worth;
            moves += 1;
            self.most[moves] = self.most[moves].max(seen);
        }
    }

    /// Sets the price of a move and looks for good pairs: from two sets of odd lines on, the best set
    /// of one family for that of the other, in turn, as long as the value rises. The number of
    /// moves and the sum that are best at this price, of all that is known.
    pub(crate) fn climb(&mut self, price: i32) -> (i32, i32) {
        self.evens.set_price(price);
        self.odds.set_price(price);
        for first in [0, self.odds.choices.len() - 1] {
            let (mut odds, mut most) = (first, i32::MIN);
            loop {
                let shared = &self.odds.choices[odds].shared;
                let (_, evens) = self.evens.best(shared, odds == 0, &mut self.room);
                let shared = &self.evens.choices[evens].shared;
                let (value, reply) = self.odds.best(shared, evens == 0, &mut self.room);
                let value = self.evens.values[evens] + value;
                if value <= most {
                    break;
                }
                (odds, most) = (reply, value);
                self.note(evens, odds);
            }
        }
        self.known(price)
    }

    /// The number of moves and the sum that are best at this price, of all that is known.
    fn known(&self, price: i32) -> (i32, i32) {
        let known = (0..).zip(self.most);
        let best = known.max_by_key(|&(moves, seen)| (seen - price * moves, -moves));
        best.expect("a bishop can rest")
    }
    /// Sets the price of a move. The largest sum less the prices, of all pairs and of no move.
    pub(crate) fn bound(&mut self, price: i32) -> i32 {
        self.evens.set_price(price);
        self.odds.set_price(price);
        let (moves, seen) = self.known(price);
        let known = seen - price * moves;
        let mut bound = known;
        let lines = self.evens.lines();
        let rise = |line: usize| -> i32 {
            let shared = self.evens.choices[1 << line].shared;
            shared.iter().map(|&cell| 0.max(-cell)).sum()
        };
        let rises: Vec<i32> = (0..lines).map(rise).collect();
        self.replies.clear();
        for (set, choice) in self.evens.choices.iter().enumerate() {
            let own = self.start + self.evens.values[set];
            // Nothing follows from the empty set: the empty set of odd lines is left out for it.
            let members = (0..lines).filter(|line| set >> line & 1 == 1 && set != 1 << line);
            let risen = members
                .map(|line| self.replies[set ^ 1 << line] + rises[line])
                .min();
            let reply = match risen {
                Some(risen) if own + risen <= known => risen,
                _ => self.odds.best(&choice.shared, set == 0, &mut self.room).0,
            };
            self.replies.push(reply);
            bound = bound.max(own + reply);
        }
        bound
    }

    /// Notes all pairs whose value is larger than `least`, at the price for which [`Colour::bound`] was
    /// asked last.
    pub(crate) fn note_above(&mut self, least: i64) {
        for set in 0..self.replies.len() {
            let own = self.start + self.evens.values[set];
            if i64::from(own + self.replies[set]) <= least {
                continue;
            }
            let mut common = vec![0];
            for &shared in &self.evens.choices[set].shared[..self.odds.lines()] {
                let sets = common.len();
                common.extend_from_within(..);
                for sum in &mut common[sets..] {
                    *sum += shared;
                }
            }
            for (odds, common) in common.into_iter().enumerate() {
                let value = own + self.odds.values[odds] - common;
                if i64::from(value) > least && set | odds > 0 {
                    self.note(set, odds);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{RngExt, Room, seeded};

    #[test]
    fn a_bound_is_the_largest_value_of_a_pair_or_of_rest() {
        let mut rng = seeded(&["bishop", "bound"]);
        for _ in 0..300 {
            let mut input = crate::Bishop::small(&mut rng);
            input.n = rng.random_range(1..=4);
            let top = rng.random_range(0..=9);
            let cells = (0..4 * input.n * input.n).map(|_| rng.random_range(-9..=top));
            input.cells = cells.collect();
            for column in [input.n - 1, input.n] {
                let price = rng.random_range(0..=12);
                let mut colour = Colour::new(&input, column);
                let rest = colour.most[0];
                let bound = colour.bound(price);
                let mut most = rest;
                for (evens, even) in colour.evens.choices.iter().enumerate() {
                    for (odds, odd) in colour.odds.choices.iter().enumerate() {
                        if evens | odds > 0 {
                            let common: i32 = (0..12)
                                .filter(|line| odds >> line & 1 == 1)
                                .map(|line| even.shared[line])
                                .sum();
                            let short = even.worth.iter().chain(&odd.worth);
                            let short: i32 = short.map(|worth| (worth - price).max(0)).sum();
                            let moves = even.lines + odd.lines;
                            let long = colour.start + even.seen + odd.seen - common;
                            most = most.max(long + short - price * moves);
                        }
                    }
                }
                assert_eq!(bound, most, "column {column}, price {price}: {input}");
            }
        }
    }

    #[test]
    fn what_two_sets_have_in_common_is_the_same_from_both_sides() {
        let mut rng = seeded(&["bishop", "common"]);
        let n = 5;
        let cells = (0..4 * n * n).map(|_| rng.random_range(-9..=9)).collect();
        let input = Input { n, moves: 0, cells };
        for column in [n - 1, n] {
            let colour = Colour::new(&input, column);
            for even in 0..colour.evens.lines() {
                for odd in 0..colour.odds.lines() {
                    let common = colour.evens.choices[1 << even].shared[odd];
                    assert_eq!(common, colour.odds.choices[1 << odd].shared[even]);
                }
            }
        }
    }
}
