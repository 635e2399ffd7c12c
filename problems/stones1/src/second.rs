//! The article's table of remainders.

use std::collections::HashMap;

use crate::{Input, Output};

/// With so many stones at most, the second method looks remainders up in a table.
const MOST_IN_TABLE: usize = 12;

/// The number of winning first moves by the article's table of remainders, which knows nothing of
/// a staircase; `None` if there are too many stones for it.
pub fn solve(input: &Input) -> Option<Output> {
    let gaps = gaps(input);
    (gaps.len() <= MOST_IN_TABLE).then(|| Output {
        count: by_table(&gaps),
    })
}

/// The empty cells before each stone, from left to right.
pub(crate) fn gaps(input: &Input) -> Vec<usize> {
    let mut gaps = Vec::new();
    let mut free = 0;
    for cell in &input.strip {
        if *cell == b'X' {
            gaps.push(free);
            free = 0;
        } else {
            free += 1;
        }
    }
    gaps
}

/// The gaps from left to right after this stone has gone `far`.
fn moved(gaps: &[usize], stone: usize, far: usize) -> Vec<usize> {
    let mut gaps = gaps.to_vec();
    gaps[stone] -= far;
    if let Some(right) = gaps.get_mut(stone + 1) {
        *right += far;
    }
    gaps
}

/// The winning moves. A position is as good as the one with every gap modulo 3, of which there is a table; the
/// first move is made with the gaps as they are: one of three cells allows two steps.
fn by_table(gaps: &[usize]) -> usize {
    let mut known = HashMap::new();
    let after = moves(gaps).into_iter();
    after.filter(|after| is_lost(after, &mut known)).count()
}

/// The gaps after each move.
fn moves(gaps: &[usize]) -> Vec<Vec<usize>> {
    let stones = 0..gaps.len();
    let moves = stones.flat_map(|stone| (1..=gaps[stone].min(2)).map(move |far| (stone, far)));
    moves.map(|(stone, far)| moved(gaps, stone, far)).collect()
}

/// Whether the player to move loses. Every move makes the leftmost gap that it changes smaller.
fn is_lost(gaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    let gaps: Vec<usize> = gaps.iter().map(|gap| gap % 3).collect();
    if let Some(&lost) = known.get(&gaps) {
        return lost;
    }
    let lost = moves(&gaps).iter().all(|after| !is_lost(after, known));
    known.insert(gaps, lost);
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stones1, cases};
    use inpout::Problem;

    #[test]
    fn the_table_agrees_with_the_reference_on_the_article_s_largest_strips() {
        let mut rng = contract::seeded(&["stones1", "table"]);
        for _ in 0..5 {
            let input = cases::random(&mut rng, 50, 9);
            assert_eq!(solve(&input), Some(Stones1::solve(&input)), "{input}");
        }
    }
}
