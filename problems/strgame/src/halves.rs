//! Backward induction over moves in two halves.
//!
//! **The letter, then the cell.** A player first chooses the letter that he goes to, then a cell that
//! has it. The letter `x` that he forgets by his move forbids one choice and has no part in what comes
//! of the others: positions that differ in `x` only share their choices. So hopes are counted for
//! choices, `42` a cell, each with those cells only that have its letter. A choice is *dead* when every
//! cell that it leads to is won for the opponent, and it *wins* when one of them is lost for him. A
//! position is won when one of its choices wins, and lost when all of them are dead: from its cell,
//! with its letter before, no choice but `x` is alive.
//!
//! **Eight counters in a word.** The piece came to a cell with the letter `a` before its own from a cell
//! of the letter `a` in reach, and there remembered the letter `b` before that, whichever it is. When
//! the cell is found to be won with several `b` at once, as mostly happens, all cells of the letter
//! `a` in reach hear of all of them by one subtraction each: the counters for the eight `b` are the
//! bytes of a word.
//!
//! In which order positions become known only matters for the length of play, which nobody asks for.
//! What is known last is told first, so that few of them wait.

use std::ops::Range;

use arena::Outcome;

use crate::ring::{LETTERS, Ring};

/// A set of letters, a bit for each.
type Set = u8;

fn only(letter: usize) -> Set {
    1 << letter
}

/// A word with a one in each byte.
const ONES: u64 = u64::MAX / 255;

/// For each set of letters a word with a one in the byte of each of its members.
const BYTES: [u64; 256] = {
    let mut bytes = [0; 256];
    let mut set = 1;
    while set < 256 {
        // The lowest letter joins the others.
        bytes[set] = bytes[set & (set - 1)] | 1 << (8 * set.trailing_zeros());
        set += 1;
    }
    bytes
};

/// The outcome of every position with two former letters.
pub(crate) struct Outcomes<'a> {
    ring: &'a Ring,
    /// For each letter chosen and each seat a word, which has in the byte of each letter before the
    /// number of cells that the choice leads to and that are not known to be won; at most 101.
    hopes: [Vec<u64>; LETTERS],
    /// For each seat and each letter before the choices that are not dead.
    alive: Vec<[Set; LETTERS]>,
    /// For each letter before and each seat the letters before that, with which it is won.
    won: [Vec<Set>; LETTERS],
    news: Vec<Known>,
}

/// What is known of a seat with this letter before and one of several before that, but has not been
/// told to the positions that lead there.
struct Known {
    seat: usize,
    before: usize,
    third: Set,
    is_won: bool,
}

impl<'a> Outcomes<'a> {
    pub(crate) fn of(ring: &'a Ring) -> Self {
        let mut outcomes = Outcomes {
            ring,
            hopes: [0; LETTERS].map(|none| vec![none; ring.len()]),
            alive: vec![[0; LETTERS]; ring.len()],
            won: [0; LETTERS].map(|none| vec![none; ring.len()]),
            news: Vec::new(),
        };
        for cell in 0..ring.len() {
            outcomes.begin(cell);
        }
        while let Some(known) = outcomes.news.pop() {
            outcomes.tell(&known);
        }
        outcomes
    }

    /// The outcome of the position of `cell` with these letters before its own, the last one first.
    pub(crate) fn outcome(&self, cell: usize, before: usize, third: usize) -> Outcome {
        let seat = self.ring.seat(cell);
        if self.won[before][seat] & only(third) != 0 {
            Outcome::Won
        } else if self.alive[seat][before] & !only(third) == 0 {
            Outcome::Lost
        } else {
            Outcome::Drawn
        }
    }

    /// What is known of this cell from the beginning.
    fn begin(&mut self, cell: usize) {
        let (seat, own) = (self.ring.seat(cell), self.ring.letter(cell));
        let mut choices = 0;
        for choice in 0..LETTERS {
            let ahead = self.ring.ahead(cell, choice);
            let count: usize = ahead.iter().map(Range::len).sum();
            self.hopes[choice][seat] = count as u64 * ONES;
            choices |= Set::from(count > 0) << choice;
        }
        for before in (0..8).filter(|&before| before != own) {
            let allowed = all_but(&[own, before]);
            let alive = choices & allowed;
            self.alive[seat][before] = alive;
            self.news.extend(lost(seat, before, alive, allowed));
        }
    }

    /// Tells what is known to all positions from which a move leads there.
    fn tell(&mut self, known: &Known) {
        let cell = self.ring.cell(known.seat);
        let choice = self.ring.letter(cell);
        for seats in self.ring.behind(cell, known.before) {
            if known.is_won {
                self.take_hope(seats, known.before, known.third, choice);
            } else {
                for before in (0..8).filter(|&letter| known.third & only(letter) != 0) {
                    self.win(seats.clone(), known.before, before, choice);
                }
            }
        }
    }

    /// From these seats of the letter `own` the choice leads to one cell more that is won, with each
    /// of several letters before.
    fn take_hope(&mut self, seats: Range<usize>, own: usize, befores: Set, choice: usize) {
        let less = BYTES[usize::from(befores)];
        let counters = &mut self.hopes[choice][seats.clone()];
        for (seat, hopes) in (seats.start..).zip(counters) {
            *hopes -= less;
            // The high bit of each byte above 0: none is above 101, so no sum leaves its byte.
            let living = *hopes + ONES * 0x7F;
            let mut dead = !living & (less << 7);
            while dead != 0 {
                let before = dead.trailing_zeros() as usize / 8;
                dead &= dead - 1;
                let alive = &mut self.alive[seat][before];
                *alive &= !only(choice);
                let rest = all_but(&[own, before, choice]);
                self.news.extend(lost(seat, before, *alive, rest));
            }
        }
    }

    /// From these seats of the letter `own` with this letter before the choice wins: so does each
    /// position that allows it.
    fn win(&mut self, seats: Range<usize>, own: usize, before: usize, choice: usize) {
        let allowing = all_but(&[own, before, choice]);
        let won = &mut self.won[before][seats.clone()];
        for (seat, won) in (seats.start..).zip(won) {
            let third = allowing & !*won;
            if third != 0 {
                *won |= third;
                self.news.push(Known {
                    seat,
                    before,
                    third,
                    is_won: true,
                });
            }
        }
    }
}

/// What becomes known when no choices but `alive` are left: if it is one, the position is lost whose
/// third letter forbids it; if there is none, so are those with the `rest` of the third letters.
fn lost(seat: usize, before: usize, alive: Set, rest: Set) -> Option<Known> {
    let third = match alive.count_ones() {
        0 => rest,
        1 => alive,
        _ => return None,
    };
    Some(Known {
        seat,
        before,
        third,
        is_won: false,
    })
}

/// All letters but these.
fn all_but(letters: &[usize]) -> Set {
    letters.iter().fold(!0, |set, &letter| set & !only(letter))
}
