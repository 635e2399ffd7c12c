//! How dear the theorems on graphs are, on graphs larger than any test: retrograde analysis of
//! random positions, and maximum matchings of boards of 1000 by 1000 squares, some of them with
//! holes.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use theory::hashing::mix;
use theory::matching::{Bipartite, Matching};
use theory::retrograde::{MoveGraph, Outcomes};

pub(crate) fn bench(criterion: &mut Criterion) {
    retrograde(criterion);
    matching(criterion);
}

fn retrograde(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("retrograde");
    group.sampling_mode(SamplingMode::Flat);
    let (positions, count) = (1_000_000, 4_000_000_u64);
    let any = |number: u64| {
        let number = usize::try_from(mix(number) >> 32);
        number.expect("32 bits fit") % positions
    };
    let moves: Vec<(usize, usize)> = (0..count).map(|i| (any(2 * i), any(2 * i + 1))).collect();
    let build = || MoveGraph::new(positions, black_box(&moves).iter().copied());
    group.throughput(Throughput::Elements(count));
    let label = "10^6 positions, 4·10^6 random moves";
    group.bench_function(BenchmarkId::new("build", label), |bencher| {
        bencher.iter(build);
    });
    let graph = build();
    group.bench_function(BenchmarkId::new("outcomes", label), |bencher| {
        bencher.iter(|| Outcomes::of(black_box(&graph)));
    });
    group.finish();
}

/// Rows and columns of the boards.
const SIDE: usize = 1000;

fn matching(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("matching");
    group.sampling_mode(SamplingMode::Flat);
    let without =
        |percent: u64| board(move |row, column| mix((row * SIDE + column) as u64) % 100 >= percent);
    for (label, graph) in [
        ("full board", board(|_, _| true)),
        ("1 % holes", without(1)),
        ("10 % holes", without(10)),
        ("30 % holes", without(30)),
        ("40 % holes", without(40)),
        (
            "holes in order",
            board(|row, column| row % 3 != 1 || column % 3 != 1),
        ),
        (
            "corridors",
            board(|row, column| row % 2 == 0 || column == row % 4 / 2 * (SIDE - 1)),
        ),
        ("staircase", board(|row, column| column <= row)),
    ] {
        group.bench_function(BenchmarkId::new("maximum", label), |bencher| {
            bencher.iter(|| Matching::maximum(black_box(&graph)).size());
        });
    }
    group.finish();
}

/// The squares that are on the board, the black ones on the left, and the borders between them.
fn board(is_open: impl Fn(usize, usize) -> bool) -> Bipartite {
    let open: Vec<bool> = (0..SIDE * SIDE)
        .map(|place| is_open(place / SIDE, place % SIDE))
        .collect();
    let is_black = |place: usize| (place / SIDE + place % SIDE).is_multiple_of(2);
    // Squares of each colour are numbered by themselves.
    let mut counts = [0, 0];
    let mut numbers = vec![0; SIDE * SIDE];
    for place in (0..SIDE * SIDE).filter(|&place| open[place]) {
        let count = &mut counts[usize::from(is_black(place))];
        numbers[place] = *count;
        *count += 1;
    }
    let mut edges = Vec::new();
    for place in (0..SIDE * SIDE).filter(|&place| open[place]) {
        let right = (place % SIDE + 1 < SIDE).then_some(place + 1);
        let down = Some(place + SIDE).filter(|&down| down < SIDE * SIDE);
        for next in right.into_iter().chain(down).filter(|&next| open[next]) {
            let (one, other) = (numbers[place], numbers[next]);
            edges.push(if is_black(place) {
                (one, other)
            } else {
                (other, one)
            });
        }
    }
    Bipartite::new(counts[1], counts[0], edges)
}
