//! Far-away states of a walk without a period: a second method for huge recurrences.
//!
//! Where a reference answers for `n = 10^18` by a period, its answer has to be confirmed on
//! another road. Here a state holds all that the rest of the walk depends on; the states met
//! from a start are numbered once, and from the map "one step" come the maps "2, 4, 8, … steps",
//! each the one before it applied twice. Any number of steps is then the product of the maps
//! that its binary digits name: neither a pre-period nor a period is ever known.

use std::collections::HashMap;
use std::hash::Hash;
use std::iter;

/// The walk from one state under one step map, ready for jumps of any length.
#[derive(Debug, Clone)]
pub struct Jump<State> {
    states: Vec<State>,
    /// `powers[j][i]` is the number of the state that is `2^j` steps after state `i`.
    powers: Vec<Vec<usize>>,
}

impl<State: Clone + Eq + Hash> Jump<State> {
    /// The walk `start`, `step(start)`, `step(step(start))`, …, which must meet finitely many
    /// states. Each of them is stepped from once.
    pub fn new(start: State, step: impl Fn(&State) -> State) -> Self {
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut once = Vec::new();
        while let Some(state) = states.get(once.len()) {
            let next = step(state);
            let number = *numbers.entry(next).or_insert_with_key(|next| {
                states.push(next.clone());
                states.len() - 1
            });
            once.push(number);
        }
        let twice = |map: &Vec<usize>| Some(map.iter().map(|&i| map[i]).collect());
        let powers = iter::successors(Some(once), twice)
            .take(u64::BITS as usize)
            .collect();
        Jump { states, powers }
    }

    /// The state after `steps` steps, by at most 64 jumps.
    pub fn after(&self, steps: u64) -> &State {
        let number = (0..)
            .zip(&self.powers)
            .filter(|(digit, _)| steps >> digit & 1 == 1)
            .fold(0, |number, (_, power)| power[number]);
        &self.states[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_ends_where_single_steps_end() {
        let step = |state: &u64| (state * state + 1) % 1009;
        let jump = Jump::new(2, step);
        let walk = iter::successors(Some(2), |state| Some(step(state)));
        for (steps, state) in (0..5000).zip(walk) {
            assert_eq!(*jump.after(steps), state);
        }
    }

    #[test]
    fn the_longest_jump_is_right() {
        // Powers of two modulo a prime, which fast powering gives as well.
        let jump = Jump::new(1, |state| state * 2 % 1019);
        assert_eq!(*jump.after(10_u64.pow(18)), 709);
        assert_eq!(*jump.after(u64::MAX), 260);
    }
}
