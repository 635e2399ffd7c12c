//! The table of all boards near the solved one, a class at a time.

use theory::hashing::mix;

use crate::Operation;
use crate::board::{Board, PUSHES, SOLVED, pushed, pushes, renumbered};
use crate::class::{Field, board, class, class_of_both, inverse};

/// The classes of all boards at most some number of operations away from the solved one, with
/// their distances: a hash table with open addressing, at most three quarters full.
///
/// All displacements of a board add up to 0, so fifteen of them determine that of the first cell,
/// and its four bits hold the distance.
pub(crate) struct Ball {
    radius: u32,
    classes: usize,
    slots: Vec<u64>,
}

/// No class: all displacements are alike, and no two images of this board have a greater word.
const EMPTY: u64 = u64::MAX;

impl Ball {
    /// The solved board alone.
    pub(crate) fn new() -> Self {
        let mut ball = Ball {
            radius: 0,
            classes: 0,
            slots: vec![EMPTY; 2],
        };
        ball.insert(class(SOLVED), 0);
        ball
    }

    /// How many operations the farthest boards are away.
    pub(crate) fn radius(&self) -> u32 {
        self.radius
    }

    /// Adds the boards one operation farther away.
    pub(crate) fn grow(&mut self) {
        let outermost = self.layer(self.radius);
        self.radius += 1;
        for class in outermost {
            for near in neighbours(class) {
                // The processor waits for all these slots at once.
                let first = near.map(|class| self.slots[self.first_slot(class)]);
                for (class, first) in near.into_iter().zip(first) {
                    if (first ^ class) > 15 {
                        self.insert(class, self.radius);
                    }
                }
            }
        }
    }

    /// Calls `see` with the classes one operation beyond the ball, some of them many times.
    pub(crate) fn for_each_beyond(&self, mut see: impl FnMut(Field)) {
        for class in self.layer(self.radius) {
            let near = neighbours(class).into_iter().flatten();
            near.filter(|&class| self.slots[self.slot(class)] == EMPTY)
                .for_each(&mut see);
        }
    }

    /// The classes at this distance.
    pub(crate) fn layer(&self, distance: u32) -> Vec<Field> {
        let slots = self.slots.iter();
        slots
            .filter(|&&slot| slot != EMPTY && slot & 15 == u64::from(distance))
            .map(|&slot| completed(slot))
            .collect()
    }

    /// Puts the class down, unless it has been met before.
    fn insert(&mut self, class: Field, distance: u32) {
        let slot = self.slot(class);
        if self.slots[slot] != EMPTY {
            return;
        }
        self.slots[slot] = class & !15 | u64::from(distance);
        self.classes += 1;
        if 4 * self.classes > 3 * self.slots.len() {
            let larger = vec![EMPTY; 2 * self.slots.len()];
            let filled = std::mem::replace(&mut self.slots, larger);
            for entry in filled.into_iter().filter(|&entry| entry != EMPTY) {
                let slot = self.slot(entry);
                self.slots[slot] = entry;
            }
        }
    }

    /// The slot from which on the class is looked for.
    #[inline]
    fn first_slot(&self, class: Field) -> usize {
        // The upper half of the hash, as a fraction of 2^32, chooses the slot.
        let hash = mix(class >> 4) >> 32;
        let slot = (hash * self.slots.len() as u64) >> 32;
        usize::try_from(slot).expect("less than the number of slots")
    }

    /// The slot that holds the class, or else the empty one where it would go.
    #[inline]
    fn slot(&self, class: Field) -> usize {
        let mut slot = self.first_slot(class);
        while self.slots[slot] != EMPTY && (self.slots[slot] ^ class) > 15 {
            slot += 1;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
        slot
    }

    /// Operations from the solved board, if the board is in the ball.
    #[inline]
    pub(crate) fn distance(&self, board: Board) -> Option<u64> {
        let slot = self.slots[self.slot(class(board))];
        (slot != EMPTY).then_some(slot & 15)
    }

    /// A shortest way from a board of the ball to the solved one.
    pub(crate) fn way_home(&self, mut board: Board) -> Vec<Operation> {
        let mut way = Vec::new();
        while board != SOLVED {
            let nearer = self
                .distance(board)
                .and_then(|distance| distance.checked_sub(1));
            let (line, by) = pushes()
                .find(|&(line, by)| self.distance(pushed(board, line, by)) == nearer)
                .expect("some operation leads nearer");
            way.push(Operation::new(line, by));
            board = pushed(board, line, by);
        }
        way
    }
}

/// The classes of all boards one operation from a board of this class.
///
/// A symmetry takes the neighbours of a board to those of its image. But the inverse undoes the
/// list from its other end: what is an operation after it for a board is one before it for the
/// inverse. So one board and its inverse show all neighbours.
fn neighbours(of: Field) -> [[Field; PUSHES]; 2] {
    let board = board(of);
    let inverse = inverse(board);
    [(board, inverse), (inverse, board)].map(|(before, undone)| {
        let mut near = [0; PUSHES];
        for (near, (line, by)) in near.iter_mut().zip(pushes()) {
            *near = class_of_both(pushed(before, line, by), renumbered(undone, line, by));
        }
        near
    })
}

/// The class whose slot this is: the first displacement is what makes the sum 0, digit by digit.
fn completed(slot: u64) -> Field {
    let others = (1..16).map(|cell| slot >> (4 * cell));
    let sum = others.fold((0, 0), |sum, digits| {
        (sum.0 + (digits >> 2 & 3), sum.1 + (digits & 3))
    });
    slot & !15 | ((48 - sum.0) % 4) << 2 | ((48 - sum.1) % 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balls_hold_as_many_boards_as_are_told_of_them() {
        assert_eq!(
            crate::boards_at_distances(5),
            [1, 24, 396, 6264, 97_558, 1_486_728]
        );
    }

    #[test]
    fn layers_are_of_classes_and_their_neighbours_are_the_next_layer() {
        let mut ball = Ball::new();
        for distance in 0..4 {
            assert_eq!(ball.radius(), distance);
            let mut beyond = Vec::new();
            ball.for_each_beyond(|class| beyond.push(class));
            ball.grow();
            let mut layer = ball.layer(distance + 1);
            assert!(layer.iter().all(|&field| class(board(field)) == field));
            layer.sort_unstable();
            beyond.sort_unstable();
            beyond.dedup();
            assert_eq!(layer, beyond);
        }
    }
}
