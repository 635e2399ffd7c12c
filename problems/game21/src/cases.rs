//! The tests of GAME21: recipes, validator, small random inputs.

use std::collections::HashMap;
use std::fmt;

use casebook::{Rng, RngExt, Room, Tier, at_most, permutation};

use crate::{Game21, Input, Output, Road, brute};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.cities, self.roads.len())?;
        for Road { ends, length } in &self.roads {
            writeln!(f, "{} {} {length}", ends.0, ends.1)?;
        }
        let [first, second] = self.starts;
        writeln!(f, "{first} {second} {}", self.capital)
    }
}

/// A map before the players are placed.
struct Map {
    cities: u32,
    roads: Vec<Road>,
}

fn road(a: u32, b: u32, length: u32) -> Road {
    let ends = (a, b);
    Road { ends, length }
}

/// A map with these roads.
fn map(cities: u32, roads: &[(u32, u32, u32)]) -> Map {
    Map {
        cities,
        roads: roads.iter().map(|&(a, b, c)| road(a, b, c)).collect(),
    }
}

/// The path 1, 2, …, n.
fn path(cities: u32, mut length: impl FnMut() -> u32) -> Map {
    let roads = (1..cities).map(|city| road(city, city + 1, length()));
    Map {
        cities,
        roads: roads.collect(),
    }
}

/// A random tree in which every city hangs from one of the `near` cities before it, with random
/// roads added, `m` in all.
fn random(rng: &mut Rng, cities: u32, m: usize, near: u32, longest: u32) -> Map {
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
fn grid(rows: u32, columns: u32, mut length: impl FnMut() -> u32) -> Map {
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
fn corrections(cities: u32, m: usize) -> Map {
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
fn shuffled(rng: &mut Rng, map: &Map) -> Map {
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
enum Race {
    /// The first player is nearer.
    First,
    /// Both are as far away.
    Tie,
    /// The second player is nearer.
    Second,
}

/// The players placed as far from the capital as possible, next to each other in the order of
/// distances, so that the race ends like this.
fn close(map: Map, capital: u32, race: Race) -> Input {
    let mut input = Input {
        cities: map.cities,
        roads: map.roads,
        starts: [capital; 2],
        capital,
    };
    let distances = brute::distances(&input);
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
fn one_of_parallel(map: &Map, last: bool) -> Vec<Road> {
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
fn misled(rng: &mut Rng, map: Map, capital: u32) -> Input {
    let mut input = placed(map, [capital; 2], capital);
    let distances = brute::distances(&input);
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
        brute::distances(&placed(map, [capital; 2], capital))
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
fn small_first(count: u32) -> Map {
    let mut roads = vec![road(1, 2, 1)];
    roads.extend((1..=count).rev().map(|i| road(1, i + 2, 3 * i)));
    roads.extend((2..count + 2).map(|city| road(city, city + 1, 1)));
    Map {
        cities: count + 2,
        roads,
    }
}

/// The cities numbered anew, and the players placed far from a random capital.
fn raced(rng: &mut Rng, map: &Map, race: Race) -> Input {
    let map = shuffled(rng, map);
    let capital = rng.random_range(1..=map.cities);
    close(map, capital, race)
}

/// The players placed here.
fn placed(map: Map, starts: [u32; 2], capital: u32) -> Input {
    Input {
        cities: map.cities,
        roads: map.roads,
        starts,
        capital,
    }
}

const BILLION: u32 = 1_000_000_000;

/// The larger tests, up to the document's limits.
fn large(name: &str, rng: &mut Rng) -> Option<Input> {
    const N: u32 = 100_000;
    const M: usize = 100_000;
    Some(match name {
        "tree" => {
            let map = random(rng, N, N as usize - 1, 50, BILLION);
            raced(rng, &map, Race::First)
        }
        "path" => {
            let map = path(N, || rng.random_range(BILLION / 2..=BILLION));
            raced(rng, &map, Race::Second)
        }
        "path-once-more" => {
            let map = path(60_000, || rng.random_range(1..=BILLION));
            raced(rng, &map, Race::First)
        }
        "small-labels" => placed(small_first(49_990), [49_992, 49_991], 1),
        "small-labels-renamed" => {
            // Cities get other numbers, but the roads are told in the same order.
            let names = permutation(49_992, rng);
            let name = |city: u32| u32::try_from(names[city as usize - 1]).expect("few") + 1;
            let mut map = small_first(49_990);
            for Road { ends, .. } in &mut map.roads {
                *ends = (name(ends.0), name(ends.1));
            }
            placed(map, [name(49_991), name(49_992)], name(1))
        }
        "parallel-in-town" => {
            let map = random(rng, 300, 60_000, 300, 1000);
            misled(rng, map, 17)
        }
        "path-tie" => placed(path(N - 1, || BILLION), [N - 1, 1], N / 2),
        "grid" => {
            let map = grid(200, 250, || rng.random_range(1..=BILLION));
            raced(rng, &map, Race::Second)
        }
        "unit-grid" => {
            let map = grid(220, 220, || 1);
            raced(rng, &map, Race::Tie)
        }
        "corrections" => {
            let map = corrections(N / 2, M);
            placed(map, [N / 2 - 1, N / 2], 1)
        }
        "corrections-second" => {
            let map = corrections(N / 2, M);
            raced(rng, &map, Race::Second)
        }
        "sparse" => {
            let map = random(rng, N / 2, M, 20, BILLION);
            raced(rng, &map, Race::First)
        }
        "dense-map" => {
            let map = random(rng, 500, M, 1, BILLION);
            raced(rng, &map, Race::Second)
        }
        "source-limits" => {
            let map = random(rng, N, M, N, BILLION);
            raced(rng, &map, Race::Second)
        }
        _ => return beyond(name, rng),
    })
}

/// The tests beyond the document's limits.
fn beyond(name: &str, rng: &mut Rng) -> Option<Input> {
    const N: u32 = 1_000_000;
    const M: usize = 2_000_000;
    Some(match name {
        "long-path" => {
            let map = path(N, || rng.random_range(BILLION / 2..=BILLION));
            let map = shuffled(rng, &map);
            let last = map.cities;
            close(map, last, Race::Second)
        }
        "long-path-tie" => {
            let map = path(N - 1, || BILLION);
            // The path is numbered in order: the capital in the middle, a start at each end.
            placed(map, [1, N - 1], N / 2)
        }
        "large-grid" => {
            let map = grid(1000, 1000, || rng.random_range(1..=BILLION));
            raced(rng, &map, Race::First)
        }
        "large-unit-grid" => {
            let map = grid(1000, 1000, || 1);
            placed(map, [7, 1 + 6 * 1000], 500_500)
        }
        "narrow-grid" => {
            let map = grid(10, N / 10, || rng.random_range(1..=9));
            raced(rng, &map, Race::Tie)
        }
        "many-corrections" => {
            let map = corrections(N, M);
            placed(map, [N - 1, N], 1)
        }
        "many-corrections-second" => {
            let map = corrections(N, M);
            let map = shuffled(rng, &map);
            let capital = map.cities / 2;
            close(map, capital, Race::Second)
        }
        "large-star" => {
            let map = random(rng, N, M, N, BILLION);
            raced(rng, &map, Race::Second)
        }
        "large-near" => {
            let map = random(rng, N, M, 3, 100);
            raced(rng, &map, Race::Tie)
        }
        "parallel-everywhere" => {
            let map = random(rng, 700, M, 700, BILLION);
            misled(rng, map, 123)
        }
        "dense" => {
            let map = random(rng, 2000, M, 1, BILLION);
            raced(rng, &map, Race::Second)
        }
        "beyond-limits" => {
            let map = random(rng, N, M, 10, BILLION);
            raced(rng, &map, Race::Second)
        }
        _ => return None,
    })
}

impl Room for Game21 {
    const MANIFEST: &'static str = include_str!("../problem.toml");

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => placed(map(4, &[(1, 3, 2), (3, 2, 3), (4, 3, 1)]), [1, 4], 2),
            "sample-tie" => {
                let roads = [
                    (1, 3, 2),
                    (3, 2, 3),
                    (4, 3, 1),
                    (4, 1, 1),
                    (4, 2, 4),
                    (1, 2, 4),
                ];
                placed(map(4, &roads), [4, 1], 2)
            }

            "one-city" => placed(map(1, &[]), [1, 1], 1),
            "both-at-home" => placed(map(2, &[(1, 2, 3)]), [2, 2], 2),
            "second-at-home" => placed(map(3, &[(1, 2, 1), (2, 3, 1)]), [1, 2], 2),
            "same-start" => placed(map(3, &[(1, 2, 5), (2, 3, 5), (1, 3, 20)]), [1, 1], 3),
            "tie" => placed(map(3, &[(1, 3, BILLION), (2, 3, BILLION)]), [1, 2], 3),
            "one-unit-behind" => placed(map(3, &[(1, 3, BILLION), (2, 3, BILLION - 1)]), [1, 2], 3),
            "shared-road" => {
                // The second player is at the far end of the road that the first has to take.
                let roads = [(1, 2, 4), (2, 3, 1), (2, 4, 6), (4, 3, 6), (1, 4, 9)];
                placed(map(4, &roads), [1, 2], 3)
            }
            "towards-each-other" => {
                let roads = [(1, 2, 3), (1, 3, 5), (2, 4, 5), (3, 5, 2), (4, 5, 2)];
                placed(map(5, &roads), [2, 1], 5)
            }
            "parallel-roads" => {
                let roads = [
                    (1, 3, 9),
                    (3, 1, 4),
                    (1, 3, 6),
                    (2, 3, 8),
                    (3, 2, 5),
                    (2, 3, 7),
                ];
                placed(map(3, &roads), [2, 1], 3)
            }
            "parallel-roads-second" => {
                placed(map(3, &[(1, 2, 1), (2, 1, 3), (2, 3, 3)]), [3, 1], 2)
            }
            "parallel-roads-last" => placed(map(3, &[(1, 2, 3), (2, 1, 1), (2, 3, 2)]), [3, 1], 2),
            "fewer-roads" => {
                let mut short = path(51, || 1);
                short.cities = 52;
                short.roads.push(road(52, 51, 51));
                placed(short, [52, 1], 51)
            }
            "past-32-bits" => {
                // 2^32 + 4 against 2^32 − 1 units, and sums below 2^31 when cut off.
                let long = [(1, 2, BILLION), (2, 3, BILLION), (3, 4, BILLION)];
                let rest = [(4, 5, BILLION), (5, 9, 294_967_300)];
                let other = [(6, 7, BILLION), (7, 8, BILLION), (8, 9, BILLION)];
                let end = [(10, 6, BILLION), (11, 10, 294_967_295)];
                let roads = [&long[..], &rest, &other, &end].concat();
                placed(map(11, &roads), [1, 11], 9)
            }
            "small-random" => {
                let map = random(rng, 60, 120, 5, 9);
                raced(rng, &map, Race::Tie)
            }
            "small-random-second" => {
                let map = random(rng, 60, 120, 5, 9);
                raced(rng, &map, Race::Second)
            }
            _ => return large(name, rng),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let cities = rng.random_range(1..=5);
        let near = rng.random_range(1..=5);
        let longest = rng.random_range(1..=5);
        let more = if cities == 1 {
            0
        } else {
            rng.random_range(0..=3)
        };
        let map = random(rng, cities, cities as usize - 1 + more, near, longest);
        let map = shuffled(rng, &map);
        let mut city = || rng.random_range(1..=cities);
        let starts = [city(), city()];
        placed(map, starts, city())
    }

    fn validate(input: &Input, tier: Tier) -> Result<(), String> {
        let mut reached = vec![0];
        // Cities point towards the representative of their part.
        reached.extend(1..=input.cities);
        let mut parts = input.cities;
        for road in &input.roads {
            let [a, b] = [road.ends.0, road.ends.1].map(|end| representative(&mut reached, end));
            if a != b {
                reached[a as usize] = b;
                parts -= 1;
            }
        }
        if parts > 1 {
            return Err(format!("the map falls into {parts} parts"));
        }
        if tier == Tier::Beyond {
            return Ok(());
        }
        at_most("n", input.cities, 100_000)?;
        at_most("m", input.roads.len(), 100_000)
    }

    fn brute(input: &Input, output: &Output) -> Option<bool> {
        brute::is_right(input, *output)
    }

    fn theorem(input: &Input, output: &Output) -> Option<bool> {
        Some(brute::second(input) == *output)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [12, 24, 48, 96]
            .map(|length| {
                let map = map(
                    4,
                    &[(1, 2, length / 4), (2, 3, length / 2), (1, 4, length / 4)],
                );
                (u64::from(length), placed(map, [4, 2], 3))
            })
            .into()
    }
}

/// The representative of the part of a city; the way there is halved.
fn representative(towards: &mut [u32], mut city: u32) -> u32 {
    while towards[city as usize] != city {
        let next = towards[city as usize] as usize;
        towards[city as usize] = towards[next];
        city = towards[city as usize];
    }
    city
}
