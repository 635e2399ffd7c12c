//! How long games last: all moves of all positions, for the tests.

use theory::retrograde::{Outcomes, Positions};

use crate::ring::Ring;

/// The length of play from every position with two former letters, and who wins.
pub(crate) struct Lengths(Outcomes);

impl Lengths {
    pub(crate) fn of(ring: &Ring) -> Self {
        Lengths(Outcomes::of(&Whole(ring)))
    }

    /// The number of moves until the end from `cell` with these letters before its own, the last one
    /// first; `None` for a draw.
    pub(crate) fn remoteness(&self, cell: usize, before: usize, third: usize) -> Option<u32> {
        self.0.remoteness(number(cell, before, third))
    }
}

fn number(cell: usize, before: usize, third: usize) -> usize {
    64 * cell + 8 * before + third
}

/// Positions with their whole moves. A number whose letters are not three different ones is no
/// position: it has no moves, and none leads to it.
struct Whole<'a>(&'a Ring);

impl Whole<'_> {
    /// Back from a number to the cell and its letter with the two before, if it is a position's.
    fn position(&self, number: usize) -> Option<(usize, [usize; 3])> {
        let (cell, before, third) = (number / 64, number / 8 % 8, number % 8);
        let own = self.0.letter(cell);
        (own != before && own != third && before != third).then_some((cell, [own, before, third]))
    }
}

impl Positions for Whole<'_> {
    fn count(&self) -> usize {
        64 * self.0.len()
    }

    fn moves(&self, number: usize) -> usize {
        self.position(number)
            .map_or(0, |(cell, letters)| self.0.reach(cell, &letters).count())
    }

    fn for_each_predecessor(&self, number: usize, mut visit: impl FnMut(usize)) {
        let Some((cell, letters)) = self.position(number) else {
            return;
        };
        let [_, before, third] = letters;
        for from in self.0.behind(cell, before).into_iter().flatten() {
            for forgotten in (0..8).filter(|letter| !letters.contains(letter)) {
                visit(self::number(self.0.cell(from), third, forgotten));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Strgame, halves};
    use contract::{Room, seeded};

    #[test]
    fn halves_of_moves_and_whole_moves_agree_on_every_position() {
        let mut rng = seeded(&["strgame", "halves"]);
        let mut seen = [0; 3];
        for _ in 0..1000 {
            let input = Strgame::small(&mut rng);
            let ring = Ring::new(&input);
            let (halves, lengths) = (halves::Outcomes::of(&ring), Lengths::of(&ring));
            let whole = Whole(&ring);
            for (cell, [_, before, third]) in (0..whole.count()).filter_map(|it| whole.position(it))
            {
                let outcome = halves.outcome(cell, before, third);
                let expected = lengths.0.outcome(number(cell, before, third));
                assert_eq!(outcome, expected, "{input}{cell} {before} {third}");
                seen[outcome as usize] += 1;
            }
        }
        assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
    }
}
