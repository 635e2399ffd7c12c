//! The tests of GAME21: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Tier, Way, erased};

use crate::{Game21, Input, Road, brute, distances, rules, theorem};

mod maps;

use maps::{
    Map, Race, close, corrections, grid, map, misled, path, placed, raced, random, road, shuffled,
    small_first,
};

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

const BILLION: u32 = 1_000_000_000;

/// A path of three roads of 10^9 units and one of a single unit.
fn billions() -> Map {
    path(5, {
        let mut lengths = [BILLION, BILLION, BILLION, 1].into_iter();
        move || lengths.next().unwrap_or(1)
    })
}

/// A map of so many cities, so many roads or as many as it needs, and roads up to so long; nobody starts in the
/// capital, if there is another city, and mostly the two are nearly as far from it.
pub fn drawn(rng: &mut Rng, [cities, m, longest]: [u64; 3]) -> Input {
    let [cities, longest] = [cities, longest].map(|it| u32::try_from(it).expect("few"));
    let m = if cities == 1 {
        0
    } else {
        usize::try_from(m).expect("few")
    };
    let map = random(rng, cities, m, 2, longest);
    let map = shuffled(rng, &map);
    let capital = rng.random_range(1..=cities);
    let mut start = || (capital + rng.random_range(0..cities.max(2) - 1)) % cities + 1;
    let far = distances(&placed(map.clone(), [capital; 2], capital));
    let is_close =
        |it: &[u32; 2]| (1..=2).contains(&far[it[0] as usize].abs_diff(far[it[1] as usize]));
    let pairs: Vec<[u32; 2]> = (0..30).map(|_| [start(), start()]).collect();
    let starts = pairs.iter().find(|it| is_close(it)).unwrap_or(&pairs[0]);
    placed(map, *starts, capital)
}

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
        "small-labels" => placed(small_first(49_990), [49_992, 49_991], 1),
        "parallel-in-town" => {
            let map = random(rng, 300, 60_000, 300, 1000);
            misled(rng, map, 17)
        }
        "star" => {
            // The second player is nearer to the city in the middle, by one unit.
            let roads = (2..=N).map(|city| road(1, city, if city == 3 { 4 } else { 5 }));
            let star = Map {
                cities: N,
                roads: roads.collect(),
            };
            placed(star, [2, 3], N)
        }
        "path-far" => placed(path(N, || BILLION), [N, N - 1], 1),
        "path-tie" => placed(path(N - 1, || BILLION), [N - 1, 1], N / 2),
        "grid" => {
            let map = grid(200, 250, || rng.random_range(1..=BILLION));
            raced(rng, &map, Race::Second)
        }
        "unit-grid" => {
            let map = grid(220, 220, || 1);
            raced(rng, &map, Race::Tie)
        }
        "corrections-second" => {
            let map = corrections(N / 2, M);
            raced(rng, &map, Race::Second)
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
        "parallel-everywhere" => {
            let map = random(rng, 700, M, 700, BILLION);
            misled(rng, map, 123)
        }
        "beyond-limits" => {
            let map = random(rng, N, M, 10, BILLION);
            raced(rng, &map, Race::Second)
        }
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game21>();

impl Room for Game21 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        drawn(rng, ["n", "m", "c"].map(|it| most.of(it)))
    }

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
            "billions-behind" => placed(billions(), [1, 4], 5),
            "billions-ahead" => placed(billions(), [4, 1], 5),
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

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.cities)
            .with("m", input.roads.len())
            .with_all("c", input.roads.iter().map(|road| road.length))
    }

    fn quantities(input: &Input) -> Sizes {
        let distances = distances(input);
        let [first, second] = input.starts.map(|city| distances[city as usize]);
        Sizes::default()
            .with("distance", first.max(second))
            .with("apart", first.abs_diff(second))
    }

    fn validate(input: &Input, _: Tier) -> Result<(), String> {
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
        Ok(())
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
