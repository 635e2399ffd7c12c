//! Generators of the maps for GAME21.

use std::collections::HashMap;

use contract::{Rng, RngExt, permutation};

use crate::{Input, Road};

/// A map before the players are placed.
#[derive(Clone)]
pub(super) struct Map {
    pub(super) cities: u32,
    pub(super) roads: Vec<Road>,
}

pub(super) fn road(a: u32, b: u32, length: u32) -> Road {
    let ends = (a, b);
    Road { ends, length }
}

/// A map with these roads.
pub(super) fn map(cities: u32, roads: &[(u32, u32, u32)]) -> Map {
    Map {
        cities,
        roads: roads.iter().map(|&(a, b, c)| road(a, b, c)).collect(),
    }
}

/// The path 1, 2, …, n.
pub(super) fn path(cities: u32, mut length: impl FnMut() -> u32) -> Map {
    let roads = (1..cities).map(|city| road(city, city + 1, length()));
    Map {
        cities,
        roads: roads.collect(),
    }
}

/// A random tree in which every city hangs from one of the `near` cities before it, with random
/// roads added, `m` in all.
pub(super) fn random(rng: &mut Rng, cities: u32, m: usize, near: u32, longest: u32) -> Map {
    let mut roads = Vec::with_capacity(m);
    for city in 2..=cities {
        let parent = rng.random_range(city.saturating_sub(near).max(1)..city);
        roads.push(road(parent, city, rng.random_range(1..=longest)));
    }
    while roads.len() < m {
        let (a, b) = (rng.random_range(1..=cities), rng.random_range(1..=cities));
        if a != b {
            roads.push(road(a, b, rng.random_range(1..=longest)));
        }
    }
    Map { cities, roads }
}

/// A city on every crossing of `rows` and `columns`, row by row.
pub(super) fn grid(rows: u32, columns: u32, mut length: impl FnMut() -> u32) -> Map {
    let mut roads = Vec::new();
    for row in 0..rows {
        for column in 1..=columns {
            let city = row * columns + column;
            if column < columns {
                roads.push(road(city, city + 1, length()));
            }
            if row + 1 < rows {
                roads.push(road(city, city + columns, length()));
            }
        }
    }
    let cities = rows * columns;
    Map { cities, roads }
}

/// A path of short roads away from city 1, and from every city a long road to city 1, the better
/// the later it is found: distances that are corrected again and again.
pub(super) fn corrections(cities: u32, m: usize) -> Map {
    let mut map = path(cities, || 1);
    // From city i it is i − 1 to city 1; its road to city j leads there later than all before it.
    let mut far = cities;
    let mut near = 1;
    while map.roads.len() < m {
        near = if near + 2 < far { near + 1 } else { 1 };
        if near == 1 {
            far -= 1;
        }
        map.roads.push(road(near, far, 2 * (far - near)));
    }
    map
}

/// The map with other numbers for its cities and its roads in another order.
pub(super) fn shuffled(rng: &mut Rng, map: &Map) -> Map {
    let names: Vec<u32> = permutation(map.cities as usize, rng)
        .into_iter()
        .map(|place| u32::try_from(place).expect("few cities") + 1)
        .collect();
    let name = |city: u32| names[city as usize - 1];
    let roads = permutation(map.roads.len(), rng).into_iter().map(|place| {
        let Road {
            ends: (a, b),
            length,
        } = map.roads[place];
        let (a, b) = (name(a), name(b));
        if rng.random() {
            road(a, b, length)
        } else {
            road(b, a, length)
        }
    });
    Map {
        cities: map.cities,
        roads: roads.collect(),
    }
}

/// How a race ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Race {
    /// The first player is nearer.
    First,
    /// Both are as far away.
    Tie,
    /// The second player is nearer.
    Second,
}

/// The players placed as far from the capital as possible, next to each other in the order of
/// distances, so that the race ends like this.
pub(super) fn close(map: Map, capital: u32, race: Race) -> Input {
    let mut input = Input {
        cities: map.cities,
        roads: map.roads,
        starts: [capital; 2],
        capital,
    };
    let distances = crate::distances(&input);
    let mut order: Vec<u32> = (1..=input.cities).collect();
    order.sort_by_key(|&city| distances[city as usize]);
    let is_tie = |pair: &[u32]| distances[pair[0] as usize] == distances[pair[1] as usize];
    let pair = order
        .windows(2)
        .rev()
        .find(|pair| is_tie(pair) == (race == Race::Tie))
        .expect("some cities are as far as each other, and some are not");
    input.starts = match race {
        Race::First | Race::Tie => [pair[0], pair[1]],
        Race::Second => [pair[1], pair[0]],
    };
    input
}

/// Between two cities only one of all roads: the first one told, or the last one.
pub(super) fn one_of_parallel(map: &Map, last: bool) -> Vec<Road> {
    let mut kept = HashMap::new();
    for &road in &map.roads {
        let (a, b) = road.ends;
        let place = kept.entry((a.min(b), a.max(b))).or_insert(road);
        if last {
            *place = road;
        }
    }
    kept.into_values().collect()
}

/// The players placed so that the second one is nearer, but is not if of parallel roads only the
/// first one told counts, nor if only the last one told does.
pub(super) fn misled(rng: &mut Rng, map: Map, capital: u32) -> Input {
    let mut input = placed(map, [capital; 2], capital);
    let distances = crate::distances(&input);
    let told = [false, true].map(|last| {
        let map = Map {
            cities: input.cities,
            roads: one_of_parallel(
                &Map {
                    cities: input.cities,
                    roads: input.roads.clone(),
                },
                last,
            ),
        };
        crate::distances(&placed(map, [capital; 2], capital))
    });
    loop {
        let starts = [(); 2].map(|()| rng.random_range(1..=input.cities));
        let [first, second] = starts.map(|city| city as usize);
        let is_second_nearer = |distances: &[u64]| distances[second] < distances[first];
        if is_second_nearer(&distances) && !told.iter().any(|told| is_second_nearer(told)) {
            input.starts = starts;
            return input;
        }
    }
}

/// The road from city 1 to city 2 is short and told first; the other roads from city 1 lead to the
/// cities of a path of short roads that begins in city 2, the longest one told first: a queue puts
/// each of them in front of all before it, and corrects the whole path again and again.
pub(super) fn small_first(count: u32) -> Map {
    let mut roads = vec![road(1, 2, 1)];
    roads.extend((1..=count).rev().map(|i| road(1, i + 2, 3 * i)));
    roads.extend((2..count + 2).map(|city| road(city, city + 1, 1)));
    Map {
        cities: count + 2,
        roads,
    }
}

/// The cities numbered anew, and the players placed far from a random capital.
pub(super) fn raced(rng: &mut Rng, map: &Map, race: Race) -> Input {
    let map = shuffled(rng, map);
    let capital = rng.random_range(1..=map.cities);
    close(map, capital, race)
}

/// The players placed here.
pub(super) fn placed(map: Map, starts: [u32; 2], capital: u32) -> Input {
    Input {
        cities: map.cities,
        roads: map.roads,
        starts,
        capital,
    }
}
