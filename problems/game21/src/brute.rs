//! GAME21 straight from the rules, by search of the whole game, villages and all, and distances
//! with a proof.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arena::{Book, Outcome};

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// Places, cities and villages, that the search takes on.
const MOST_PLACES: u64 = 800;

/// Whether `output` is right by search over the rules, or `None` if there are too many
/// places. A draw, which the theorem excludes, makes every output wrong.
pub fn is_right(input: &Input, output: Output) -> Option<bool> {
    let villages: u64 = input
        .roads
        .iter()
        .map(|road| u64::from(road.length) - 1)
        .sum();
    if u64::from(input.cities) + villages > MOST_PLACES {
        return None;
    }
    let Some(start) = start(input) else {
        // Who starts in the capital has won, and the first player if both do.
        let is_firsts = input.starts[0] == input.capital;
        let winner = if is_firsts {
            Output::First
        } else {
            Output::Second
        };
        return Some(output == winner);
    };
    let winner = match Book::new(Rules::new(input)).outcome(&start).ok()? {
        Outcome::Won => Some(Output::First),
        Outcome::Lost => Some(Output::Second),
        Outcome::Drawn => None,
    };
    Some(winner == Some(output))
}

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
pub fn second(input: &Input) -> Output {
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
    assert!(
        proved[1..].iter().all(|&proved| proved),
        "a distance is not reached"
    );
    let [first, second] = input.starts.map(|city| distances[city as usize]);
    if first <= second {
        Output::First
    } else {
        Output::Second
    }
}

/// The distance of every city from the capital; entry 0 means nothing.
pub(crate) fn distances(input: &Input) -> Vec<u64> {
    let mut roads = vec![Vec::new(); input.cities as usize + 1];
    for road in &input.roads {
        let (a, b) = road.ends;
        roads[a as usize].push((b, road.length));
        roads[b as usize].push((a, road.length));
    }
    let mut distances = vec![u64::MAX; roads.len()];
    distances[input.capital as usize] = 0;
    let mut open = BinaryHeap::from([Reverse((0, input.capital))]);
    while let Some(Reverse((distance, city))) = open.pop() {
        if distance > distances[city as usize] {
            continue;
        }
        for &(next, length) in &roads[city as usize] {
            let there = distance + u64::from(length);
            if there < distances[next as usize] {
                distances[next as usize] = there;
                open.push(Reverse((there, next)));
            }
        }
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game21;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    fn answer(text: &str) -> Output {
        let input = read_bytes::<Game21>("G.INP", text.as_bytes()).unwrap();
        confirm_by_brute::<Game21>(&input);
        Game21::solve(&input)
    }

    #[test]
    fn reference_and_retrograde_analysis_agree_on_random_maps() {
        cross_check::<Game21>(3000);
    }

    #[test]
    fn distances_that_prove_themselves_agree_on_random_maps() {
        let mut rng = seeded(&["game21", "second"]);
        for _ in 0..3000 {
            let input = Game21::small(&mut rng);
            assert_eq!(Game21::solve(&input), second(&input), "{input}");
        }
    }

    #[test]
    fn a_tie_is_won_by_the_first_player() {
        assert_eq!(answer("3 2\n1 3 5\n2 3 5\n1 2 3\n"), Output::First);
        assert_eq!(answer("3 2\n1 3 6\n2 3 5\n1 2 3\n"), Output::Second);
        assert_eq!(answer("2 1\n1 2 7\n1 1 2\n"), Output::First);
    }

    #[test]
    fn who_starts_in_the_capital_has_won() {
        assert_eq!(answer("1 0\n1 1 1\n"), Output::First);
        assert_eq!(answer("2 1\n1 2 1\n2 2 2\n"), Output::First);
        assert_eq!(answer("2 1\n1 2 1\n1 2 2\n"), Output::Second);
        assert_eq!(answer("2 1\n1 2 1\n2 1 2\n"), Output::First);
    }

    #[test]
    fn nobody_can_be_barred_from_a_road_that_he_needs() {
        // Both players need the road from 3 to 4, and the first could enter it from both ends.
        assert_eq!(
            answer("4 4\n1 3 1\n2 3 2\n3 4 4\n1 4 9\n1 2 4\n"),
            Output::First
        );
        assert_eq!(
            answer("4 4\n1 3 2\n2 3 1\n3 4 4\n1 4 5\n1 2 4\n"),
            Output::First
        );
        assert_eq!(
            answer("4 4\n1 3 2\n2 3 1\n3 4 4\n1 4 6\n1 2 4\n"),
            Output::Second
        );
    }

    #[test]
    fn a_road_from_a_city_to_itself_is_refused() {
        let error = read_bytes::<Game21>("G.INP", b"2 2\n1 2 1\n2 2 1\n1 2 2\n").unwrap_err();
        assert_eq!(error.to_string(), "G.INP:3: road 2: both ends are city 2");
        let error = read_bytes::<Game21>("G.INP", b"2 2\n1 2 1\n2 1 0\n1 2 2\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "G.INP:3: road 2: c: 0 is not in 1..=10^9"
        );
    }
}
