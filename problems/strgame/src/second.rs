//! Large rings by backward induction, move by move.

use theory::retrograde::{Outcomes, Positions};

use crate::{Input, Output, best};

/// The outcome by backward induction from all positions with two former letters, and by the first two moves from the
/// start.
pub fn solve(input: &Input) -> Output {
    let outcomes = Outcomes::of(&Ring(input));
    let letter = |cell: usize| input.letters[cell];
    let first = letter(0);
    Output(best(cells(input, 0, [first; 3]).map(|cell| {
        let second = letter(cell);
        let ends = cells(input, cell, [first, second, second]);
        best(ends.map(|end| outcomes.outcome(place(end, second, first))))
    })))
}

/// Where the shifts of the piece lead that end on none of these letters.
fn cells(input: &Input, cell: usize, forbidden: [u8; 3]) -> impl Iterator<Item = usize> {
    let n = input.letters.len();
    let left = (1..=input.left).map(move |shift| (cell + n * input.left - shift) % n);
    let right = (1..=input.right).map(move |shift| (cell + shift) % n);
    let all = left.chain(right);
    all.filter(move |&to| !forbidden.contains(&input.letters[to]))
}

/// The number of a position: a cell, the letter before its own and the one before that.
fn place(cell: usize, a: u8, b: u8) -> usize {
    64 * cell + 8 * usize::from(a - b'a') + usize::from(b - b'a')
}

/// All cells with two former letters; to those that the rule forbids nothing leads, and no move is told back from them.
struct Ring<'a>(&'a Input);

impl Ring<'_> {
    /// The cell and its letter with those before it, the last one first.
    fn parts(&self, position: usize) -> (usize, [u8; 3]) {
        let former = |number: usize| b"abcdefgh"[number % 8];
        let (cell, a, b) = (position / 64, former(position / 8), former(position));
        (cell, [self.0.letters[cell], a, b])
    }
}

impl Positions for Ring<'_> {
    fn count(&self) -> usize {
        64 * self.0.letters.len()
    }

    fn moves(&self, position: usize) -> usize {
        let (cell, letters) = self.parts(position);
        cells(self.0, cell, letters).count()
    }

    fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
        let (cell, [own, a, b]) = self.parts(position);
        if own == a || own == b || a == b {
            return;
        }
        // The shifts that lead here begin where a game with the reaches exchanged would go.
        let n = self.0.letters.len();
        let left = (1..=self.0.left).map(|shift| (cell + shift) % n);
        let right = (1..=self.0.right).map(|shift| (cell + n * self.0.right - shift) % n);
        for from in left.chain(right).filter(|&from| self.0.letters[from] == a) {
            for third in (b'a'..=b'h').filter(|third| ![own, a, b].contains(third)) {
                visit(place(from, b, third));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strgame;
    use contract::{Room, confirm_by_brute, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_all_rings_of_up_to_five_cells() {
        for length in 1..=5 {
            for code in 0..5_usize.pow(length) {
                let letters: Vec<u8> = (0..length)
                    .map(|place| b"abcde"[code / 5_usize.pow(place) % 5])
                    .collect();
                for (left, right) in [(1, 1), (2, 1), (1, 3), (7, 9)] {
                    confirm_by_brute::<Strgame>(&Input {
                        letters: letters.clone(),
                        left,
                        right,
                    });
                }
            }
        }
    }

    #[test]
    fn backward_induction_agrees_on_random_rings() {
        let mut rng = seeded(&["strgame", "proof"]);
        for _ in 0..300 {
            let input = Strgame::small(&mut rng);
            assert_eq!(solve(&input), Strgame::solve(&input), "{input}");
        }
    }
}
