//! Gallai and Edmonds by a proof that is looked at.

use theory::matching::{Bipartite, Matching};

use crate::{Input, Output};

/// Whether `output` is right, by a proof that any graph can be given: a matching, and for each
/// side the set `S` of its vertices marked `R`, such that
///
/// 1. the matching leaves exactly `|S| − |N(S)|` vertices of the side free, where `N(S)` is the
///    set of neighbours of `S`;
/// 2. every vertex of `S` is reached from a free one by an even alternating path.
///
/// No matching leaves less of `S` free than `|S| − |N(S)|`. So by 1 the matching is maximum, and
/// every other maximum one leaves as many vertices of the side free, all of them in `S`: it
/// covers whatever is marked `H`. By 2 some maximum matching misses each vertex marked `R`. It
/// does not matter where the matching comes from.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let edges: Vec<_> = input.from_zero().collect();
    let graph = Bipartite::new(input.left, input.right, edges.iter().copied());
    let matching = Matching::maximum(&graph);
    let turned: Vec<_> = edges.iter().map(|&(i, j)| (j, i)).collect();
    let partner = |vertex: usize| matching.partner(vertex);
    let right = input.left..input.left + input.right;
    let left: Vec<_> = (0..input.left)
        .map(|i| Some(partner(i)? - input.left))
        .collect();
    let right: Vec<_> = right.map(partner).collect();

    is_matching(&left, &right, &edges)
        && side_is_proved(&output.left, &left, &right, &edges)
        && side_is_proved(&output.right, &right, &left, &turned)
}

/// Whether partners belong to each other and are joined by edges.
fn is_matching(left: &[Option<usize>], right: &[Option<usize>], edges: &[(usize, usize)]) -> bool {
    let mut is_edge = vec![false; left.len()];
    for &(i, j) in edges {
        is_edge[i] |= left[i] == Some(j);
    }
    let one_way = |here: &[Option<usize>], there: &[Option<usize>]| {
        let mut pairs = here.iter().enumerate();
        pairs.all(|(i, partner)| partner.is_none_or(|j| there[j] == Some(i)))
    };
    let joined = (0..left.len()).all(|i| left[i].is_none() || is_edge[i]);
    joined && one_way(left, right) && one_way(right, left)
}

/// Conditions 1 and 2 for one side; edges lead from this side to the other one.
fn side_is_proved(
    letters: &str,
    here: &[Option<usize>],
    there: &[Option<usize>],
    edges: &[(usize, usize)],
) -> bool {
    let letters = letters.as_bytes();
    if letters.len() != here.len() || letters.iter().any(|letter| !b"HR".contains(letter)) {
        return false;
    }
    let is_marked = |i: usize| letters[i] == b'R';

    let mut neighbours = vec![Vec::new(); here.len()];
    let mut touched = vec![false; there.len()];
    for &(i, j) in edges {
        neighbours[i].push(j);
        touched[j] |= is_marked(i);
    }
    let count = |list: &[bool]| list.iter().filter(|&&is| is).count();
    let marked = (0..here.len()).filter(|&i| is_marked(i)).count();
    let free: Vec<usize> = (0..here.len()).filter(|&i| here[i].is_none()).collect();
    let tight = free.len() + count(&touched) == marked;

    let mut reached: Vec<bool> = here.iter().map(Option::is_none).collect();
    let mut list = free;
    while let Some(i) = list.pop() {
        for &j in &neighbours[i] {
            if let Some(back) = there[j]
                && !reached[back]
            {
                reached[back] = true;
                list.push(back);
            }
        }
    }
    tight && (0..here.len()).all(|i| reached[i] || !is_marked(i))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game39;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_proof_holds_and_proves_nothing_else() {
        let mut rng = seeded(&["game39", "proof"]);
        for _ in 0..500 {
            let input = Game39::small(&mut rng);
            let right = Game39::solve(&input);
            assert!(is_right(&input, &right), "{input}");
            for place in 0..input.left {
                let other = if &right.left[place..=place] == "H" {
                    "R"
                } else {
                    "H"
                };
                let mut wrong = right.clone();
                wrong.left.replace_range(place..=place, other);
                assert!(!is_right(&input, &wrong), "{input}{wrong}");
            }
        }
    }
}
