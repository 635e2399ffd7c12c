//! The values held against their definition.

use crate::{Input, Output};

/// Whether these are the values, straight from their definition: below the value of a heap every
/// number is the value of a split, and no split has the value itself, for which all pairs are
/// compared, many in one instruction.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let values = output.0.iter().map(|&value| u8::try_from(value));
    let values: Result<Vec<u8>, _> = values.collect();
    let Some(values) = values.ok().filter(|values| values.len() == input.n) else {
        return false;
    };
    let backward: Vec<u8> = values.iter().rev().copied().collect();
    (1..=input.n).all(|heap| {
        // The lesser parts 1, 2, … and, beside each, the greater ones.
        let splits = (heap - 1) / 2;
        let lesser = &values[..splits];
        let greater = &backward[input.n + 1 - heap..][..splits];
        let value = values[heap - 1];
        meets_all_below(value, lesser, greater) && !meets(value, lesser, greater)
    })
}

fn meets_all_below(value: u8, lesser: &[u8], greater: &[u8]) -> bool {
    let mut is_met = [false; 256];
    let mut missing = value;
    for (one, other) in lesser.iter().zip(greater) {
        if missing == 0 {
            break;
        }
        let met = one ^ other;
        if met < value && !std::mem::replace(&mut is_met[usize::from(met)], true) {
            missing -= 1;
        }
    }
    missing == 0
}

fn meets(value: u8, lesser: &[u8], greater: &[u8]) -> bool {
    const CHUNK: usize = 4096;
    let mut chunks = lesser.chunks(CHUNK).zip(greater.chunks(CHUNK));
    chunks.any(|(lesser, greater)| {
        let pairs = lesser.iter().zip(greater);
        let met = pairs.map(|(one, other)| u8::from(one ^ other == value));
        // No way out early: so the compiler compares many pairs at a time.
        met.fold(0, |met, this| met | this) != 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grundy;
    use inpout::Problem;

    #[test]
    fn reference_and_definition_agree_however_many_heaps_are_asked_for() {
        let all = Grundy::solve(&Input { n: 4000 });
        assert!(is_right(&Input { n: 4000 }, &all));
        for n in (1..=300).chain([511, 512, 513, 1000, 2047]) {
            assert_eq!(Grundy::solve(&Input { n }).0, all.0[..n], "{n}");
        }
    }

    #[test]
    fn the_definition_refuses_every_other_value() {
        let input = Input { n: 40 };
        let right = Grundy::solve(&input);
        for place in 0..input.n {
            for value in 0..8 {
                let mut wrong = right.clone();
                wrong.0[place] = value;
                assert_eq!(is_right(&input, &wrong), wrong == right, "{wrong}");
            }
        }
    }
}
