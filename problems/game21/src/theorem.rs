//! Distances with a proof.

use crate::{Input, Output, distances};

/// The winner by distances that prove themselves; the theorem is the reference's, that the nearer
/// one wins. Large maps leave nothing else: a position is two places, villages and all, and
/// even a map of ten thousand units has a hundred million of them.
///
/// Numbers `d` are the distances from the capital
/// if
///
/// 1. `d` is 0 at the capital,
/// 2. on no road do the two ends differ by more than its length, and
/// 3. every other city has a road along which `d` decreases by just its length.
///
/// By 2 no way from the capital is shorter than `d`, and by 3 there is one as short. How the
/// numbers were found does not matter.
///
/// # Panics
/// If they prove nothing.
pub fn solve(input: &Input) -> Output {
    let distances = distances(input);
    let mut proved = vec![false; distances.len()];
    proved[input.capital as usize] = distances[input.capital as usize] == 0;
    for road in &input.roads {
        let (a, b) = (road.ends.0 as usize, road.ends.1 as usize);
        let length = u64::from(road.length);
        let difference = distances[a].abs_diff(distances[b]);
        assert!(difference <= length, "{road:?} is a shorter way");
        if difference == length {
            proved[if distances[a] > distances[b] { a } else { b }] = true;
        }
    }
    let are_all_reached = proved[1..].iter().all(|&proved| proved);
    assert!(are_all_reached, "a distance is not reached");
    let [first, second] = input.starts.map(|city| distances[city as usize]);
    Output(first <= second)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game21;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn distances_that_prove_themselves_agree_on_random_maps() {
        let mut rng = seeded(&["game21", "second"]);
        for _ in 0..3000 {
            let input = Game21::small(&mut rng);
            assert_eq!(Game21::solve(&input), solve(&input), "{input}");
        }
    }
}
