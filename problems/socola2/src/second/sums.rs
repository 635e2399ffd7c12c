//! Sums of pieces: their value, their ceiling, and what a piece is worth in any company.
//!
//! The terms and the proofs are in [`crate::second`].

use std::collections::HashMap;

/// What a piece or a sum of pieces behaves like in any company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Worth {
    /// So many squares for the player who makes the last move.
    pub number: i32,
    /// What is left to play.
    pub rest: Sum,
}

impl Worth {
    /// Nothing to play for.
    pub(super) fn number(number: i32) -> Self {
        Worth {
            number,
            rest: Sum::default(),
        }
    }

    /// Both together.
    pub(super) fn plus(&self, other: &Worth) -> Self {
        Worth {
            number: self.number + other.number,
            rest: self.rest.plus(&other.rest),
        }
    }
}

/// Switches and bars that lie side by side.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Sum {
    /// Bit `h`: there is a switch of `h` squares. Two equal ones cancel.
    switches: u64,
    /// The numbers of bars, ascending.
    bars: Vec<usize>,
}

impl Sum {
    /// One switch: its only move earns `squares` below 64.
    pub(super) fn switch(squares: i32) -> Self {
        Sum {
            switches: 1 << squares,
            bars: Vec::new(),
        }
    }

    fn bar(bar: usize) -> Self {
        Sum {
            switches: 0,
            bars: vec![bar],
        }
    }

    /// Both sums side by side.
    pub(super) fn plus(&self, other: &Sum) -> Self {
        let mut bars = [&self.bars[..], &other.bars[..]].concat();
        bars.sort_unstable();
        Sum {
            switches: self.switches ^ other.switches,
            bars,
        }
    }
}

/// A move on one piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step {
    /// The squares that it earns.
    pub gain: i32,
    /// What becomes of the piece.
    pub left: Worth,
}

/// Bars that are worth nothing simpler than themselves, and all that is known of their sums.
#[derive(Debug, Default)]
pub(super) struct Sums {
    bars: Vec<Bar>,
    values: HashMap<Sum, i32>,
    ceilings: HashMap<Sum, i32>,
}

#[derive(Debug)]
struct Bar {
    steps: Vec<Step>,
    /// Whether an odd number of moves takes it apart.
    odd: bool,
}

impl Sums {
    /// What a bar with these steps is worth; `odd` tells whether an odd number of moves takes it
    /// apart.
    pub(super) fn worth(&mut self, steps: Vec<Step>, odd: bool) -> Worth {
        let bar = Sum::bar(self.bars.len());
        self.bars.push(Bar { steps, odd });
        // The switch that the bar might be equal to, but for a number; nothing if it is even.
        let likeness = if odd {
            // If it is number + switch, the values of it alone and beside a mere waiting move are
            // number + switch and number - switch.
            let beside = self.value(&bar.plus(&Sum::switch(0)));
            Sum::switch((self.value(&bar) - beside).max(0) / 2)
        } else {
            Sum::default()
        };
        // Two equal switches cancel, so the bar is the likeness and the number of both together.
        let both = bar.plus(&likeness);
        let number = self.value(&both);
        if number == self.ceiling(&both) {
            Worth {
                number,
                rest: likeness,
            }
        } else {
            Worth {
                number: 0,
                rest: bar,
            }
        }
    }

    /// What the last mover gets more than the other player if both play their best.
    pub(super) fn value(&mut self, sum: &Sum) -> i32 {
        if let Some(&value) = self.values.get(sum) {
            return value;
        }
        let sign = if self.is_odd(sum) { 1 } else { -1 };
        let best = self
            .moves(sum)
            .into_iter()
            .map(|(gain, number, rest)| gain + sign * (number + self.value(&rest)))
            .max();
        let value = best.map_or(0, |best| sign * best);
        self.values.insert(sum.clone(), value);
        value
    }

    /// The most that an even sum can add to the value of another one: the last mover may begin
    /// here again and again, is answered here each time, and stops when he likes.
    fn ceiling(&mut self, sum: &Sum) -> i32 {
        if let Some(&ceiling) = self.ceilings.get(sum) {
            return ceiling;
        }
        let mut ceiling = self.value(sum);
        for (gain, number, begun) in self.moves(sum) {
            let answer = self
                .moves(&begun)
                .into_iter()
                .map(|(lost, number, rest)| number - lost + self.ceiling(&rest))
                .min()
                .expect("a move is left after one on an even sum");
            ceiling = ceiling.max(gain + number + answer);
        }
        self.ceilings.insert(sum.clone(), ceiling);
        ceiling
    }

    /// Whether an odd number of moves is left.
    fn is_odd(&self, sum: &Sum) -> bool {
        let bars = sum.bars.iter().filter(|&&bar| self.bars[bar].odd).count();
        (sum.switches.count_ones() % 2 == 1) ^ (bars % 2 == 1)
    }

    /// All moves: the squares earned, the number left and the sum left.
    fn moves(&self, sum: &Sum) -> Vec<(i32, i32, Sum)> {
        let mut moves = Vec::new();
        for squares in 0..64 {
            if sum.switches >> squares & 1 == 1 {
                moves.push((squares, 0, sum.plus(&Sum::switch(squares))));
            }
        }
        for (place, &bar) in sum.bars.iter().enumerate() {
            if place > 0 && sum.bars[place - 1] == bar {
                continue;
            }
            let mut others = sum.clone();
            others.bars.remove(place);
            for Step { gain, left } in &self.bars[bar].steps {
                moves.push((*gain, left.number, others.plus(&left.rest)));
            }
        }
        moves
    }
}
