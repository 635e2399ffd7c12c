//! Nim by a table of all positions, and where all heaps but one are ones.

use theory::rows::NimTable;

use crate::{Input, Output, Play};

/// All winning first moves by the table, or else where one heap is large; `None` if neither decides.
pub fn solve(input: &Input) -> Option<Output> {
    by_table(input).or_else(|| with_one_large(input))
}

/// Heaps of all positions that the table may hold for one test, and for all tests.
const MOST_HEAPS: [u64; 2] = [100_000_000, 2_000_000_000];

/// All winning first moves by a table of one bit for each position, or `None` if there are too
/// many.
pub fn by_table(input: &Input) -> Option<Output> {
    let mut left = MOST_HEAPS[1];
    let moves = input.tests.iter().map(|test| {
        let table = NimTable::under(test.play, &test.heaps, MOST_HEAPS[0])?;
        left = left.checked_sub(table.size())?;
        let mut heaps = test.heaps.clone();
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            let stones = heaps[heap];
            for take in 1..=stones {
                heaps[heap] = stones - take;
                if table.is_lost(&heaps) {
                    moves.push((heap + 1, take));
                }
            }
            heaps[heap] = stones;
        }
        Some(moves)
    });
    let moves = moves.collect::<Option<_>>()?;
    Some(Output { moves })
}

/// All winning first moves where no test has more than one heap of two stones or more, or `None`.
///
/// With ones only, every move takes one of them, so their number decides. With one larger heap the
/// player to move can take all of it or leave one stone; what is left are ones, an even number
/// in one case and an odd number in the other, so exactly one of the two wins. Leaving more
/// leaves such a position to the other player, and so does taking a single stone elsewhere.
pub fn with_one_large(input: &Input) -> Option<Output> {
    let moves = input.tests.iter().map(|test| {
        let ones = test.heaps.iter().filter(|&&heap| heap == 1).count();
        // How many ones, even or odd, are lost to the player to move.
        let lost = usize::from(test.play == Play::Misere);
        let mut large = (1..).zip(&test.heaps).filter(|&(_, &heap)| heap > 1);
        match (large.next(), large.next()) {
            (None, _) if ones % 2 == lost => Some(Vec::new()),
            (None, _) => {
                let takes = (1..).zip(&test.heaps).filter(|&(_, &heap)| heap == 1);
                Some(takes.map(|(number, _)| (number, 1)).collect())
            }
            (Some((number, &heap)), None) => {
                let left = u64::from(ones % 2 != lost);
                Some(vec![(number, heap - left)])
            }
            _ => None,
        }
    });
    let moves = moves.collect::<Option<_>>()?;
    Some(Output { moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nim2;
    use crate::brute::{self, tests::both};
    use inpout::read_bytes;

    #[test]
    fn one_large_heap_is_played_as_the_search_says() {
        for code in 0..6_u64.pow(4) {
            let heaps = [1, 6, 36, 216].map(|place| code / place % 6);
            if let Some(output) = with_one_large(&both(&heaps)) {
                assert_eq!(Some(output), brute::solve(&both(&heaps)), "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_heaps_of_all_tests_count_together() {
        let ones = "1 ".repeat(crate::MOST_HEAPS - 1);
        let text = format!("2\n0 {}\n{ones}\n1 1\n1\n", crate::MOST_HEAPS - 1);
        assert!(read_bytes::<Nim2>("NIM2.INP", text.as_bytes()).is_ok());
        let text = text.replace("\n1 1\n1\n", "\n1 2\n1 1\n");
        let error = read_bytes::<Nim2>("NIM2.INP", text.as_bytes()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "NIM2.INP:4: n: more than 10^6 heaps in all tests"
        );
    }
}
