//! Rings of any length, as words.

use std::collections::HashSet;

use crate::rules::may_go;
use crate::{Input, Output};

/// Whether `output` is right for a ring of any length, by search over rings as words. Of all turns
/// of a ring the smallest word is remembered. The search ends early if `output` has been reached and
/// is a number below which no ring of this kind goes: two, or the number of consonants that occur
/// an odd number of times, or three or four if no vowels can ever go and the number is odd or even.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let letters = input.ring.iter().copied();
    let (vowels, consonants): (Vec<u8>, Vec<u8>) = letters.partition(|it| b"AEIOUY".contains(it));
    let mut lonely = HashSet::new();
    for consonant in consonants {
        if !lonely.insert(consonant) {
            lonely.remove(&consonant);
        }
    }
    let is_odd = input.ring.len() % 2;
    let below_five = if vowels.len() >= 3 { 2 } else { 4 - is_odd };
    let bound = lonely.len().max(below_five);

    let mut met = HashSet::new();
    let mut waiting = vec![input.ring.clone()];
    let mut left = input.ring.len();
    while let Some(ring) = waiting.pop() {
        left = left.min(ring.len());
        if left == bound {
            break;
        }
        let k = ring.len();
        if k < 5 {
            continue;
        }
        // The first bead removed comes first; the others are among the next four.
        for first in 0..k {
            let turned = [&ring[first..], &ring[..first]].concat();
            let mut remove = |places: &[usize]| {
                let letters: Vec<u8> = places.iter().map(|&place| turned[place]).collect();
                if may_go(&letters) {
                    let kept = (0..k).filter(|place| !places.contains(place));
                    let after = smallest_turn(&kept.map(|place| turned[place]).collect::<Vec<_>>());
                    if met.insert(after.clone()) {
                        waiting.push(after);
                    }
                }
            };
            for a in 1..5 {
                remove(&[0, a]);
                for b in a + 1..5 {
                    remove(&[0, a, b]);
                }
            }
        }
    }
    left == output.left
}

/// The smallest of all words that the ring can be read as.
fn smallest_turn(ring: &[u8]) -> Vec<u8> {
    let turns = (0..ring.len()).map(|first| [&ring[first..], &ring[..first]].concat());
    turns.min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Zuma;
    use contract::Room;
    use inpout::Problem;

    #[test]
    fn searches_over_words_agree() {
        let mut rng = contract::seeded(&["zuma", "second"]);
        for _ in 0..500 {
            let input = Zuma::small(&mut rng);
            assert!(is_right(&input, &Zuma::solve(&input)), "{input}");
        }
    }
}
