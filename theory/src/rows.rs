//! All rows of numbers that lie under a given one, numbered without gaps, and Nim played on them.
//!
//! Heaps of a game do not change when they are sorted, and moves make them smaller: sorted from the
//! largest, every position that can come up lies place by place under the first one. So a
//! search needs no table of hashes, but one bit a position, and can go through all of them in
//! their order. Nothing here is a theorem on Nim: this is the ground on which brute forces search.

use crate::bits::Bits;
use crate::nim::Play;

/// The rows `a₁ ≥ a₂ ≥ …` with `aᵢ ≤ mostᵢ` at every place, in lexicographic order.
#[derive(Debug, Clone)]
pub struct Rows {
    most: Vec<usize>,
    /// By place and number `v`: in how many ways a row goes on from this place with a number below
    /// `v`, if all numbers before are large enough.
    below: Vec<Vec<u64>>,
}

impl Rows {
    /// The rows under this one, or `None` if they hold more than `limit` numbers in all, or one larger
    /// than a part of 256 of it.
    ///
    /// # Panics
    /// If the row rises.
    pub fn under(most: Vec<usize>, limit: u64) -> Option<Rows> {
        assert!(most.is_sorted_by(|a, b| a >= b), "the row rises");
        // The sums below must have room too.
        if most.first().is_some_and(|&top| top as u64 > limit / 256) {
            return None;
        }
        let mut below: Vec<Vec<u64>> = Vec::with_capacity(most.len());
        // From the last place on.
        for &top in most.iter().rev() {
            let ways = |number: usize| match below.last() {
                None => 1,
                Some(next) => next[(number + 1).min(next.len() - 1)],
            };
            let mut sums = vec![0];
            let mut sum = 0_u64;
            for number in 0..=top {
                sum += ways(number);
                if sum > limit {
                    return None;
                }
                sums.push(sum);
            }
            below.push(sums);
        }
        below.reverse();
        let rows = Rows { most, below };
        let numbers = rows.count().saturating_mul(rows.most.len() as u64);
        (numbers <= limit).then_some(rows)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        let all = self.below.first().and_then(|first| first.last());
        all.copied().unwrap_or(1)
    }

    /// What a number at a place adds to the number of a row.
    #[inline]
    pub fn share(&self, place: usize, number: usize) -> u64 {
        self.below[place][number]
    }

    /// The number of a row, from 0.
    pub fn number(&self, row: &[usize]) -> u64 {
        let shares = row.iter().enumerate();
        shares
            .map(|(place, &number)| self.share(place, number))
            .sum()
    }

    /// Turns a row into the one with the next number; `false` if it is the last.
    pub fn advance(&self, row: &mut [usize]) -> bool {
        for place in (0..row.len()).rev() {
            let before = place
                .checked_sub(1)
                .map_or(usize::MAX, |before| row[before]);
            if row[place] < self.most[place].min(before) {
                row[place] += 1;
                row[place + 1..].fill(0);
                return true;
            }
        }
        false
    }
}

/// Who wins every position of Nim under a first one, straight from the rules: a position is lost if
/// no move leads from it to a lost one.
#[derive(Debug, Clone)]
pub struct NimTable {
    rows: Rows,
    won: Bits,
}

impl NimTable {
    /// All positions that can come up, or `None` if they have more than `limit` heaps in all.
    pub fn under(play: Play, heaps: &[u64], limit: u64) -> Option<NimTable> {
        let rows = Rows::under(sorted(heaps)?, limit)?;
        let mut table = NimTable {
            won: Bits::none(rows.count()),
            rows,
        };
        if play == Play::Misere {
            // With no stone left: the other player has taken the last one.
            table.won.add(0);
        }
        let mut row = vec![0; heaps.len()];
        for number in 0.. {
            if !table.won.holds(number) {
                table.win_before(&row, number);
            }
            if !table.rows.advance(&mut row) {
                break;
            }
        }
        Some(table)
    }

    /// The number of heaps in all positions, what `limit` was for.
    pub fn size(&self) -> u64 {
        self.rows.count() * self.rows.most.len() as u64
    }

    /// Whether the player to move loses, on heaps that can come up from the first ones.
    ///
    /// # Panics
    /// If they cannot.
    pub fn is_lost(&self, heaps: &[u64]) -> bool {
        let row = sorted(heaps).expect("heaps under the first ones");
        !self.won.holds(self.rows.number(&row))
    }

    /// Marks all positions from which one move leads to this one, which is lost.
    fn win_before(&mut self, row: &[usize], number: u64) {
        let Some(&top) = self.rows.most.first() else {
            return;
        };
        for heap in 0..row.len() {
            if heap > 0 && row[heap - 1] == row[heap] {
                // An equal heap has been there before.
                continue;
            }
            // The heap grows; where it gets larger than those before, these make room for it.
            let mut place = heap;
            let mut others = number - self.rows.share(heap, row[heap]);
            'sizes: for size in row[heap] + 1..=top {
                while place > 0 && row[place - 1] < size {
                    let moved = row[place - 1];
                    if moved > self.rows.most[place] {
                        break 'sizes;
                    }
                    others -= self.rows.share(place - 1, moved);
                    others += self.rows.share(place, moved);
                    place -= 1;
                }
                if size <= self.rows.most[place] {
                    self.won.add(others + self.rows.share(place, size));
                }
            }
        }
    }
}

/// The heaps from the largest, or `None` if one of them is past any table.
fn sorted(heaps: &[u64]) -> Option<Vec<usize>> {
    let heaps = heaps.iter().map(|&heap| usize::try_from(heap).ok());
    let mut row: Vec<usize> = heaps.collect::<Option<_>>()?;
    row.sort_unstable_by(|a, b| b.cmp(a));
    Some(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim::is_lost;

    #[test]
    fn rows_are_numbered_in_their_order() {
        for most in [&[4, 2, 2, 1][..], &[3, 3, 3], &[5, 0], &[7], &[]] {
            let rows = Rows::under(most.to_vec(), 10_000).unwrap();
            let mut row = vec![0; most.len()];
            for number in 0..rows.count() {
                assert_eq!(rows.number(&row), number);
                assert!(row.is_sorted_by(|a, b| a >= b));
                assert!(row.iter().zip(most).all(|(number, most)| number <= most));
                assert_eq!(rows.advance(&mut row), number + 1 < rows.count());
            }
        }
    }

    #[test]
    fn too_many_rows_are_refused() {
        assert_eq!(Rows::under(vec![9; 3], 3000).unwrap().count(), 220);
        assert!(Rows::under(vec![2; 3], 659).is_some());
        assert!(Rows::under(vec![2; 30], 659).is_none());
        assert!(Rows::under(vec![1_000_000; 1000], 1_000_000).is_none());
    }

    #[test]
    fn the_table_agrees_with_bouton() {
        for play in [Play::Normal, Play::Misere] {
            for opening in [&[5, 9, 2, 5][..], &[1, 1, 1, 0], &[12, 3], &[4, 4, 4, 4]] {
                let table = NimTable::under(play, opening, 1_000_000).unwrap();
                let sizes: u64 = opening.iter().map(|&heap| heap + 1).product();
                for mut code in 0..sizes {
                    let mut heaps = opening.to_vec();
                    for heap in &mut heaps {
                        (*heap, code) = (code % (*heap + 1), code / (*heap + 1));
                    }
                    assert_eq!(table.is_lost(&heaps), is_lost(play, &heaps), "{heaps:?}");
                }
            }
        }
    }
}
