//! Generators of the graphs for MEAN.

use std::ops::RangeInclusive;

use contract::{Rng, RngExt, permutation};

use crate::{Test, Verdict};

/// A random test: every vertex has an arc, anything else is left to chance.
pub fn random(rng: &mut Rng, n: usize, m: usize, weights: RangeInclusive<i64>) -> Test {
    let arcs: Vec<_> = (1..=m.max(n))
        .map(|number| {
            let tail = if number <= n {
                number
            } else {
                rng.random_range(1..=n)
            };
            (
                tail,
                rng.random_range(1..=n),
                rng.random_range(weights.clone()),
            )
        })
        .collect();
    let owners: Vec<u8> = (0..n).map(|_| owner(rng)).collect();
    let ron = (1..=n)
        .map(|vertex| {
            let own: Vec<usize> = (1..=arcs.len())
                .filter(|&arc| arcs[arc - 1].0 == vertex)
                .collect();
            match owners[vertex - 1] {
                b'A' => own[rng.random_range(0..own.len())],
                _ => 0,
            }
        })
        .collect();
    let start = rng.random_range(1..=n);
    let test = Test {
        owners,
        start,
        arcs,
        ron,
    };
    shuffled(rng, &test)
}

fn owner(rng: &mut Rng) -> u8 {
    if rng.random() { b'A' } else { b'B' }
}

/// Random small tests, of which each verdict has a third.
pub(super) fn fair(rng: &mut Rng, count: usize) -> Vec<Test> {
    (0..count)
        .map(|number| {
            loop {
                let n = rng.random_range(2..=6);
                let m = rng.random_range(n..=3 * n);
                let test = random(rng, n, m, -3..=4);
                let verdict = match crate::settle(&test) {
                    Verdict::Lose(_) => 0,
                    Verdict::Draw(_) => 1,
                    Verdict::Win => 2,
                };
                if verdict == number % 3 {
                    return test;
                }
            }
        })
        .collect()
}

/// A graph with one planted cycle, on which the verdict depends.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) n: usize,
    pub(super) m: usize,
    /// Number of vertices on the way from the start to the cycle.
    pub(super) way: usize,
    /// Number of vertices on the cycle.
    pub(super) cycle: usize,
    /// The sum of the cycle, from −1 (LOSE) to 1 (WIN). All other cycles sum to 1 at least, or
    /// pass an arc that has −1 of this one.
    pub(super) sum: i64,
    /// The other arcs of Harry's weigh from 1 to this, before the disguise.
    pub(super) slack: i64,
}

impl Plan {
    /// The test. Weights are disguised by random potentials, which leave the sums of cycles as
    /// they are; arcs that Ron does not choose weigh anything.
    pub(super) fn carry_out(&self, rng: &mut Rng) -> Test {
        let &Plan {
            n,
            m,
            way,
            cycle,
            sum,
            slack,
        } = self;
        let round = way + cycle;
        let owners: Vec<u8> = (0..n).map(|_| owner(rng)).collect();
        // Each vertex's first arc is the one that Ron chooses if it is his.
        let mut arcs: Vec<_> = (1..=n)
            .map(|vertex| match vertex {
                _ if vertex < round => (vertex, vertex + 1, 0),
                _ if vertex == round => (vertex, way + 1, sum),
                _ => (vertex, rng.random_range(1..=n), rng.random_range(1..=slack)),
            })
            .collect();
        while arcs.len() < m {
            let tail = rng.random_range(1..=n);
            let least = if owners[tail - 1] == b'A' { -slack } else { 1 };
            arcs.push((
                tail,
                rng.random_range(1..=n),
                rng.random_range(least..=slack),
            ));
        }
        let potential: Vec<i64> = (0..=n).map(|_| rng.random_range(0..=90_000)).collect();
        for (tail, head, weight) in &mut arcs {
            *weight += potential[*head] - potential[*tail];
        }
        let ron = (1..=n).map(|vertex| {
            if owners[vertex - 1] == b'A' {
                vertex
            } else {
                0
            }
        });
        let ron = ron.collect();
        shuffled(
            rng,
            &Test {
                owners,
                start: 1,
                arcs,
                ron,
            },
        )
    }
}

/// The same test with another order of vertices and arcs.
pub(super) fn shuffled(rng: &mut Rng, test: &Test) -> Test {
    let names = permutation(test.owners.len(), rng);
    let name = |vertex: usize| names[vertex - 1] + 1;
    let order = permutation(test.arcs.len(), rng);
    let mut number = vec![0; order.len() + 1];
    let mut result = Test {
        owners: test.owners.clone(),
        start: name(test.start),
        arcs: Vec::new(),
        ron: test.ron.clone(),
    };
    for arc in order {
        let (tail, head, weight) = test.arcs[arc];
        result.arcs.push((name(tail), name(head), weight));
        number[arc + 1] = result.arcs.len();
    }
    for (vertex, (&owner, &arc)) in (1..).zip(test.owners.iter().zip(&test.ron)) {
        result.owners[name(vertex) - 1] = owner;
        result.ron[name(vertex) - 1] = number[arc];
    }
    result
}

/// The chain's vertices in the order of the chain: 2, n, 3, n − 1, …
fn jump(place: usize, n: usize) -> usize {
    if place.is_multiple_of(2) {
        2 + place / 2
    } else {
        n - place / 2
    }
}

/// All vertices are Harry's. A chain from the start, whose arcs weigh −1, jumps to and fro
/// between small and large vertex numbers, so in most orders each pass over all arcs relaxes two
/// arcs of it for good; its end leads back to the start, and the whole round sums to `sum`.
pub(super) fn alternating(rng: &mut Rng, n: usize, m: usize, sum: i64) -> Test {
    let mut arcs: Vec<_> = (2..=n).map(|vertex| (1, vertex, 0)).collect();
    arcs.extend((1..n - 1).map(|place| (jump(place - 1, n), jump(place, n), -1)));
    let chain = i64::try_from(n - 2).expect("it is small");
    arcs.push((jump(n - 2, n), 1, chain + sum));
    while arcs.len() < m {
        let weight = rng.random_range(50_000..=100_000);
        arcs.push((rng.random_range(2..=n), rng.random_range(1..=n), weight));
    }
    all_harrys(n, arcs)
}

/// All vertices are Harry's. Again a chain that jumps to and fro, but here nothing is gained by
/// one of its arcs until the one before has been relaxed; and each vertex of it makes the way to
/// a dense block of `block` vertices shorter. The block leads back to the start, and the shortest
/// round sums to `sum`.
pub(super) fn reluctant(n: usize, block: usize, sum: i64) -> Test {
    let last = n - block;
    let entrance = last + 1;
    let gain = i64::try_from(n).expect("it is small");
    let mut arcs = vec![(1, 2, -gain)];
    arcs.extend((2..=last).map(|vertex| (1, vertex, 0)));
    arcs.extend((1..last - 1).map(|place| (jump(place - 1, last), jump(place, last), 1)));
    for (bonus, place) in (0..).zip(0..last - 1) {
        arcs.push((jump(place, last), entrance, -2 * bonus));
    }
    arcs.extend(dense(entrance, n));
    // The best round goes down the whole chain: it weighs 1 less with each of its arcs.
    let chain = i64::try_from(last - 2).expect("it is small");
    arcs.push((entrance, 1, gain + chain + sum));
    all_harrys(n, arcs)
}

/// All arcs between two different vertices of this range, each of weight 1.
fn dense(first: usize, last: usize) -> impl Iterator<Item = (usize, usize, i64)> {
    (first..=last).flat_map(move |from| {
        let others = (first..=last).filter(move |&to| to != from);
        others.map(move |to| (from, to, 1))
    })
}

/// The test with its arcs told in the opposite order, where all vertices are Harry's.
pub(super) fn backwards(mut test: Test) -> Test {
    test.arcs.reverse();
    test
}

/// The test with these arcs in which Ron has nothing to say.
fn all_harrys(n: usize, arcs: Vec<(usize, usize, i64)>) -> Test {
    Test {
        owners: vec![b'B'; n],
        start: 1,
        arcs,
        ron: vec![0; n],
    }
}

/// All vertices are Harry's. Along a chain from the start the way to a dense block of `block`
/// vertices becomes shorter with every vertex: a queue of vertices goes through the block again
/// and again. The block leads back to the start, and the shortest round sums to `sum`.
pub(super) fn hub(rng: &mut Rng, n: usize, block: usize, sum: i64) -> Test {
    let chain = n - block;
    let entrance = chain + 1;
    let length = i64::try_from(chain).expect("it is small");
    let mut arcs: Vec<_> = (1..chain).map(|vertex| (vertex, vertex + 1, -3)).collect();
    arcs.extend((1..=chain).map(|vertex| (vertex, entrance, 0)));
    arcs.extend(dense(entrance, n));
    // A round goes down the chain, which weighs −3·(chain − 1), into the block, and back.
    arcs.push((entrance, 1, 3 * (length - 1) + sum));
    shuffled(rng, &all_harrys(n, arcs))
}

/// A round of `n` vertices that sums to `sum`, although the first half of it weighs 10^5 an arc;
/// beside it each vertex has a loop of weight 1.
pub(super) fn heavy(rng: &mut Rng, n: usize, sum: i64) -> Test {
    let mut arcs: Vec<_> = (1..=n)
        .map(|v| (v, v % n + 1, if v <= n / 2 { 100_000 } else { -100_000 }))
        .collect();
    // No weight may be larger than 10^5 in absolute value.
    let adjusted = if sum > 0 { n - 1 } else { 0 };
    arcs[adjusted].2 += sum;
    arcs.extend((1..=n).map(|v| (v, v, 1)));
    let owners: Vec<u8> = (0..n).map(|_| owner(rng)).collect();
    let ron = (1..=n)
        .map(|v| if owners[v - 1] == b'A' { v } else { 0 })
        .collect();
    shuffled(
        rng,
        &Test {
            owners,
            start: 1,
            arcs,
            ron,
        },
    )
}

/// A long round of Harry's with heavy negative arcs, in the order in which they are passed:
/// programs that go on relaxing sink by 10^5 times `n` in every round.
pub(super) fn sinking(n: usize) -> Test {
    all_harrys(n, (1..=n).map(|v| (v, v % n + 1, -100_000)).collect())
}
