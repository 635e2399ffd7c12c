//! How few beads can be left if any beads, not only neighbours, may be removed together.

use crate::CHOSEN;

/// The vowels.
const VOWELS: &[u8] = b"AEIOUY";

/// Kinds of beads: all consonants, and each vowel.
const KINDS: usize = 1 + VOWELS.len();

pub(crate) fn is_vowel(letter: u8) -> bool {
    VOWELS.contains(&letter)
}

/// 0 for a consonant, from 1 on for a vowel.
fn kind(letter: u8) -> usize {
    let vowel = VOWELS.iter().position(|&vowel| vowel == letter);
    vowel.map_or(0, |place| place + 1)
}

/// The least numbers of beads left, by how many beads there are of each kind.
///
/// The numbers of all kinds are the digits of one number in mixed radix, so that the counts of
/// beads add up.
pub(crate) struct Counts {
    /// What one bead of a kind counts.
    weights: [usize; KINDS],
    /// By the counts of beads.
    least: Vec<u8>,
}

impl Counts {
    /// For all parts of a ring that moves can leave.
    pub(crate) fn new(ring: &[u8]) -> Self {
        let mut of_letter = [0; 128];
        let mut most = [0; KINDS];
        for &letter in ring {
            of_letter[usize::from(letter)] += 1;
            most[kind(letter)] += 1;
        }
        // One bead each of the consonants that occur an odd number of times can never go.
        let stay = (b'A'..=b'Z')
            .filter(|&letter| kind(letter) == 0 && of_letter[usize::from(letter)] % 2 == 1)
            .count();

        let mut weight = 1;
        let weights = most.map(|most| {
            let this = weight;
            weight *= most + 1;
            this
        });
        let removals = removals();
        let mut least: Vec<u8> = Vec::with_capacity(weight);
        for count in 0..weight {
            let beads: [usize; KINDS] =
                std::array::from_fn(|kind| count / weights[kind] % (most[kind] + 1));
            let all: usize = beads.iter().sum();
            let mut this = u8::try_from(all).unwrap_or(u8::MAX);
            if all >= CHOSEN {
                for removal in &removals {
                    let is_there = (0..KINDS).all(|kind| removal[kind] <= beads[kind]);
                    if is_there && (removal[0] == 0 || beads[0] - removal[0] >= stay) {
                        let weight = removal.iter().zip(&weights).map(|(n, weight)| n * weight);
                        this = this.min(least[count - weight.sum::<usize>()]);
                    }
                }
            }
            least.push(this);
        }
        Counts { weights, least }
    }

    /// The counts of these beads.
    pub(crate) fn of(&self, letters: &[u8]) -> usize {
        let weights = letters.iter().map(|&letter| self.weights[kind(letter)]);
        weights.sum()
    }

    /// The least number of beads that can be left of a part of the ring with these counts.
    pub(crate) fn least(&self, count: usize) -> usize {
        usize::from(self.least[count])
    }
}

/// How many beads of each kind a move can remove.
fn removals() -> Vec<[usize; KINDS]> {
    let of = |kinds: &[usize]| {
        let mut removal = [0; KINDS];
        for &kind in kinds {
            removal[kind] += 1;
        }
        removal
    };
    let mut removals: Vec<_> = (0..KINDS).map(|kind| of(&[kind, kind])).collect();
    for a in 1..KINDS {
        for b in a..KINDS {
            removals.extend((b..KINDS).map(|c| of(&[a, b, c])));
        }
    }
    removals
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(ring: &str) -> usize {
        let counts = Counts::new(ring.as_bytes());
        counts.least(counts.of(ring.as_bytes()))
    }

    #[test]
    fn consonants_of_odd_number_stay() {
        assert_eq!(least("BCDFG"), 5);
        assert_eq!(least("BBCCD"), 3);
        assert_eq!(least("BBBCCCDDDFFFGGGHHHJJJKKK"), 8);
    }

    #[test]
    fn equal_beads_can_go_down_to_the_first_number_below_five() {
        assert_eq!(least(&"B".repeat(24)), 4);
        assert_eq!(least(&"B".repeat(23)), 3);
        assert_eq!(least(&"A".repeat(24)), 2);
        assert_eq!(least("AEIOUY"), 3);
    }

    #[test]
    fn a_vowel_triple_has_to_come_last_to_leave_two() {
        // 21 B are reduced by twos and three vowels go at once: 2 is never left.
        assert_eq!(least(&("B".repeat(21) + "AEI")), 3);
        assert_eq!(least(&("B".repeat(20) + "AEI")), 2);
    }
}
