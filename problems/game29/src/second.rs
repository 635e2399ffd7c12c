//! Tables of all parts of one length.

use std::collections::{HashMap, HashSet};

use crate::{Input, Output};

/// The winning characters by tables of the parts themselves, one table a length; it stands the
/// largest lists.
pub fn solve(input: &Input) -> Output {
    let listed: HashSet<&[u8]> = input.words.iter().map(Vec::as_slice).collect();
    let longest = input.words.iter().map(Vec::len).max().unwrap_or(0);
    // By parts of one length: whether making it loses.
    let mut longer: HashMap<&[u8], bool> = HashMap::new();
    for length in (1..=longest).rev() {
        let mut loses = HashMap::new();
        for word in &input.words {
            for end in length..=word.len() {
                let start = end - length;
                let part = &word[start..end];
                let already = loses.entry(part).or_insert_with(|| listed.contains(part));
                let behind = word.get(start..=end);
                let in_front = start.checked_sub(1).map(|before| &word[before..end]);
                let mut moves = behind.into_iter().chain(in_front);
                *already = *already || moves.any(|next| !longer[next]);
            }
        }
        longer = loses;
    }
    let winning = longer.into_iter().filter(|&(_, loses)| !loses);
    let mut winning: Vec<u8> = winning.map(|(part, _)| part[0]).collect();
    winning.sort_unstable();
    Output(winning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game29;
    use crate::cases::list;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_of_short_words() {
        let words: Vec<String> = (1..=4)
            .flat_map(|length| {
                (0..1 << length).map(move |bits| {
                    let letter = |place| if bits >> place & 1 == 0 { 'a' } else { 'b' };
                    (0..length).map(letter).collect()
                })
            })
            .collect();
        for first in &words {
            for second in &words {
                confirm_by_brute::<Game29>(&list(&[first, second]));
            }
        }
    }

    #[test]
    fn tables_of_parts_agree_with_both() {
        let mut rng = contract::seeded(&["game29", "second"]);
        for _ in 0..500 {
            let input = crate::cases::random(&mut rng, 40, 1..=30, "abc");
            assert_eq!(Game29::solve(&input), solve(&input), "{input}");
        }
    }
}
