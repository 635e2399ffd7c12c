//! GAME21 straight from the rules, by retrograde analysis of the whole game, villages and all, and
//! distances with a proof.

use std::collections::BTreeSet;

use theory::retrograde::{MoveGraph, Outcome, Outcomes};

use crate::{Input, Output};

/// Places, cities and villages, that the analysis takes on.
const MOST_PLACES: u64 = 800;

/// A place on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spot {
    City,
    /// A village of the road with this number.
    Village(usize),
}

/// Whether `output` is right by analysis of the whole game, or `None` if there are too many
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
    let [first, second] = input.starts.map(|city| city as usize - 1);
    let capital = input.capital as usize - 1;
    if first == capital {
        return Some(output == Output::First);
    }
    if second == capital {
        return Some(output == Output::Second);
    }

    let (spots, neighbours) = places(input);
    let count = spots.len();
    // A position is the place of the player to move and that of the other one, who has reached
    // the capital if the game is over: then there is no move.
    let position = |mine: usize, theirs: usize| mine * count + theirs;
    let mut moves = Vec::new();
    for (mine, ways) in neighbours.iter().enumerate() {
        for theirs in (0..count).filter(|&theirs| theirs != capital) {
            let is_barred = |to: usize| spots[to] != Spot::City && spots[to] == spots[theirs];
            moves.push((position(mine, theirs), position(theirs, mine)));
            for &to in ways.iter().filter(|&&to| !is_barred(to)) {
                moves.push((position(mine, theirs), position(theirs, to)));
            }
        }
    }
    let outcomes = Outcomes::of(&MoveGraph::new(count * count, moves.iter().copied()));
    let winner = match outcomes.outcome(position(first, second)) {
        Outcome::Won => Some(Output::First),
        Outcome::Lost => Some(Output::Second),
        Outcome::Drawn => None,
    };
    Some(winner == Some(output))
}

/// All places, the cities first, and the places next to each.
fn places(input: &Input) -> (Vec<Spot>, Vec<Vec<usize>>) {
    let mut spots = vec![Spot::City; input.cities as usize];
    let mut neighbours = vec![Vec::new(); spots.len()];
    for (number, road) in input.roads.iter().enumerate() {
        let mut last = road.ends.0 as usize - 1;
        for unit in 1..=road.length {
            let next = if unit == road.length {
                road.ends.1 as usize - 1
            } else {
                spots.push(Spot::Village(number));
                neighbours.push(Vec::new());
                spots.len() - 1
            };
            neighbours[last].push(next);
            neighbours[next].push(last);
            last = next;
        }
    }
    (spots, neighbours)
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
    let mut open = BTreeSet::from([(0, input.capital)]);
    while let Some((distance, city)) = open.pop_first() {
        for &(next, length) in &roads[city as usize] {
            let before = distances[next as usize];
            let there = distance + u64::from(length);
            if there < before {
                open.remove(&(before, next));
                open.insert((there, next));
                distances[next as usize] = there;
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
