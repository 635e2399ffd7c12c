//! The knights of two neighbouring bands in one line, and the pairs of them that reach each other.
//!
//! All are in the order of their heights above the lower edge of their own bands, and of equal ones
//! the lower band's stand first. So a knight of the lower band and one of the higher band reach each
//! other exactly if the higher band's knight stands first.

/// What stands in a stretch of the line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// Present knights of the lower band.
    pub(crate) low: i32,
    /// Present knights of the higher band.
    pub(crate) high: i32,
    /// Pairs of them in which the higher band's knight stands first.
    pub(crate) pairs: i64,
}

impl Count {
    /// What stands in this stretch and the next one.
    fn and(self, next: Count) -> Count {
        Count {
            low: self.low + next.low,
            high: self.high + next.high,
            pairs: self.pairs + next.pairs + i64::from(self.high) * i64::from(next.low),
        }
    }

    /// Counts a knight of band `side` that comes (`by` is 1) or leaves (−1) behind what is
    /// `before` him in this stretch.
    fn change(&mut self, side: Side, before: Count, by: i32) {
        let pairs = match side {
            Side::Low => {
                self.low += by;
                before.high
            }
            Side::High => {
                self.high += by;
                self.low - before.low
            }
        };
        self.pairs += i64::from(by) * i64::from(pairs);
    }
}

/// Which of two neighbouring bands.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Side {
    Low,
    High,
}

/// Counts a knight of band `side` who comes to a place of the line (`by` is 1) or leaves it (−1),
/// and returns what stands before that place. `O(log)` of the line's length.
///
/// The line is halved again and again, as by a Fenwick tree: `line[middle]` counts what stands in
/// the half that ends before place `middle`, and `line[0]` what stands in the whole line. The way
/// from a place up to the whole meets one such half a level. If the place lies behind it, the half
/// stands before the place as well; else the half has changed.
#[inline]
pub(crate) fn change(line: &mut [Count], place: usize, side: Side, by: i32) -> Count {
    let mut before = Count::default();
    let mut half = 1;
    while half < line.len() {
        let middle = place / (2 * half) * (2 * half) + half;
        if middle <= place {
            before = line[middle].and(before);
        } else if middle < line.len() {
            line[middle].change(side, before, by);
        }
        half *= 2;
    }
    if let Some(whole) = line.first_mut() {
        whole.change(side, before, by);
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, seeded};

    #[test]
    fn a_line_counts_what_a_list_of_knights_does() {
        let mut rng = seeded(&["alliance", "border"]);
        for length in 1..=20 {
            let mut line = vec![Count::default(); length];
            let is_low: Vec<bool> = (0..length).map(|_| rng.random()).collect();
            let mut present = vec![false; length];
            let count = |present: &[bool]| {
                let mut count = Count::default();
                for (_, &is_low) in present.iter().zip(&is_low).filter(|(is_here, _)| **is_here) {
                    count.high += i32::from(!is_low);
                    count.low += i32::from(is_low);
                    count.pairs += i64::from(is_low) * i64::from(count.high);
                }
                count
            };
            for _ in 0..300 {
                let place = rng.random_range(0..length);
                let side = if is_low[place] { Side::Low } else { Side::High };
                let by = if present[place] { -1 } else { 1 };
                present[place] = !present[place];
                let before = change(&mut line, place, side, by);
                assert_eq!(before, count(&present[..place]));
                assert_eq!(line[0], count(&present));
            }
        }
    }
}
