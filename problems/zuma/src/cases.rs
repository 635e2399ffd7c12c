//! The tests of ZUMA: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Input, LONGEST, Zuma, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = str::from_utf8(&self.ring).map_err(|_| fmt::Error)?;
        writeln!(f, "{letters}")
    }
}

/// The ring with these letters.
pub fn ring(letters: &str) -> Input {
    Input {
        ring: letters.into(),
    }
}

/// `n` beads, each with one of `letters`.
fn random(rng: &mut Rng, n: usize, letters: &str) -> Input {
    let letters = letters.as_bytes();
    Input {
        ring: (0..n)
            .map(|_| letters[rng.random_range(0..letters.len())])
            .collect(),
    }
}

const SOURCE_LONGEST: usize = 20;

/// Rings, found by search, on which a ring that every way to the least number of beads passes shares its
/// polynomial key with another of the same length that is met before, for bases and moduli that a hurried
/// pupil writes: base, modulus, ring. A base that is drawn at run time cannot be met so: a search meets some hundred rings of
/// these, so the needed ones share a key with an earlier one in one draw of a thousand, modulo 10^6.
const SHARED_KEYS: [(u64, u64, &str); 6] = [
    (31, 1_000_003, "OETIMBOYQCIEQBNTNCNT"),
    (31, 1_000_007, "AEZOXSAYGDOEGSPZPDPZ"),
    (31, 10_000_019, "UIHYBSUOCPYICSGHGPGH"),
    (26, 1_000_003, "OIDEGQOYMNEIMQSDSNSD"),
    (27, 1_000_003, "UAZIGRUODVIADRPZPVPZ"),
    (131, 1_000_003, "AOJECGAIHREOHGBJBRBJ"),
];

pub static PROBLEM: &dyn AnyProblem = erased::<Zuma>();

impl Room for Zuma {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Judges(second::is_right);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        if let Some(number) = name.strip_prefix("shared-key-") {
            let place = number.parse::<usize>().ok()?.checked_sub(1)?;
            return SHARED_KEYS.get(place).map(|(.., letters)| ring(letters));
        }
        Some(match name {
            "sample" => ring("YELLOW"),
            "five-vowels" => ring("AEIOU"),
            "pair-across-the-seam" => ring("BCDFGHJB"),
            "out-of-reach" => ring("BCDFGBHJKL"),
            "vowels-out-of-reach" => ring("ABCDEFGHIJKLOMNP"),
            "five-neighbours" => ring("BCDFBGHJAEINP"),
            "greedy-fails" => ring("CDIGHBIBA"),
            "triple-has-to-wait" => ring("BCCBABABACB"),
            "pair-has-to-wait" => ring("AGBBEBCBBCIIA"),
            "neighbours-have-to-wait" => ring("YYEOEOGG"),
            "walls-hold" => ring("BCDFGBHJKLAEAEAEAEAE"),
            "equal-consonants" => ring(&"B".repeat(SOURCE_LONGEST)),
            "equal-vowels" => ring(&"A".repeat(SOURCE_LONGEST)),
            "shut-in-pair" => ring("AEEAAEEMHSYWMTPEEEAA"),
            "few-ways-again" => ring("ECFGHIDIIIHCIHHBBFED"),
            "wide-beam" => ring("XBXYDXGYBYXDGYBWBYBY"),
            "vowels-in-pairs" => ring("HIGAACGIHCAIHGEAHIAE"),
            "unpaired-for-long" => ring("DEIEIHIDJHJDJHDCICIH"),
            "three-vowels-among-equals" => ring("EEEBBBBBBBBBBBBBBBB"),
            "source-limits" => ring("AAEAEEMEMMHSYWTPEEEE"),
            "three-vowels-once" => ring("IECCYFE"),
            "y-thrice" => ring("YYYCJCE"),
            "three-left" => ring("BAEADEC"),
            "two-of-a-kind-and-h" => ring("DEGHEHFCY"),
            "all-but-two" => ring("AAABAABA"),
            "every-place" => ring("CCAFAED"),
            "beyond-equal-consonants" => ring(&"Z".repeat(LONGEST)),
            "beyond-three-vowels" => {
                let mut input = ring(&"B".repeat(LONGEST));
                for place in [0, 8, 16] {
                    input.ring[place] = b'E';
                }
                input
            }
            "beyond-pairs-far-apart" => ring("BCDFGHJKLMNPBCDFGHJKLMNP"),
            "beyond-few-letters" => random(rng, LONGEST, "AEBCDF"),
            "beyond-wide-beam" => ring("GJFICGIBJHJBGHGEHEYIFHCI"),
            "beyond-few-ways" => ring("GJIFCBHBGJBEFGGBHEEIICHI"),
            "beyond-no-way" => ring("ADAEAAEEEMEVHMMGYJCGPEDE"),
            "beyond-limits" => ring("AAEAAEEEEEMEMMHSYWTPEEEE"),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        const ALPHABETS: [&str; 6] = ["AB", "ABC", "BCD", "AEBCD", "ABCDFG", "AEIYBCDFGHJ"];
        let n = rng.random_range(5..=10);
        let letters = ALPHABETS[rng.random_range(0..ALPHABETS.len())];
        random(rng, n, letters)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.ring.len())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("removed", input.ring.len() - Zuma::solve(input).left)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["zuma", "ladder"]);
        [6, 8, 10, 12]
            .map(|size: usize| (size as u64, random(&mut rng, size, "AEBC")))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use arena::Game;
    use std::collections::{HashSet, VecDeque};

    /// What a search over rings finds that knows a ring by its polynomial hash; it goes deep first or
    /// goes by the number of moves, and counts `A` as `code`.
    fn found(ring: &[u8], base: u64, modulus: u64, code: u64, is_deep: bool) -> usize {
        let key = |ring: &[u8]| {
            let letters = ring.iter().map(|letter| u64::from(letter - b'A') + code);
            letters.fold(0, |key, letter| (key * base + letter) % modulus)
        };
        let mut met = HashSet::new();
        let mut waiting = VecDeque::from([ring.to_vec()]);
        let mut left = ring.len();
        while let Some(ring) = if is_deep {
            waiting.pop_back()
        } else {
            waiting.pop_front()
        } {
            if met.insert(key(&ring)) {
                left = left.min(ring.len());
                let moves = Rules.moves(&ring).into_iter();
                let mut after: Vec<_> = moves.map(|(_, after)| after).collect();
                if is_deep {
                    after.reverse();
                }
                waiting.extend(after);
            }
        }
        left
    }

    #[test]
    fn who_knows_a_ring_by_a_small_hash_is_wrong_on_some_test() {
        for (base, modulus, letters) in SHARED_KEYS {
            let input = ring(letters);
            let left = Zuma::solve(&input).left;
            for (code, is_deep) in [(0, false), (0, true), (1, false), (1, true), (65, true)] {
                let found = found(&input.ring, base, modulus, code, is_deep);
                assert!(
                    found > left,
                    "{letters}: base {base} modulo {modulus}, code {code}, deep: {is_deep}"
                );
            }
        }
    }
}
