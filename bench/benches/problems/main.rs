//! Benches of the whole set: one group a problem, one for the reading of input, and some for what
//! the theorems of several problems cost: retrograde analysis, matchings.
//!
//! For every test that `problem.toml` labels with `bench`, three times are taken: `read` (text to
//! parsed input), `solve` (parsed input to answer) and `whole` (text to text, the program less
//! its files). Where the room has a ladder, `brute` and `reference` climb it side by side, so
//! that the growth of both is visible in one run.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use problem_set::{AnyProblem, Spec};

mod graphs;
mod reading;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(500))
        .sample_size(10)
        .configure_from_args();
    reading::bench(&mut criterion);
    graphs::bench(&mut criterion);
    for problem in all_problems::problems() {
        bench(&mut criterion, *problem);
    }
    criterion.final_summary();
}

fn bench(criterion: &mut Criterion, problem: &dyn AnyProblem) {
    let spec = Spec::parse(problem.id(), problem.manifest()).expect("every problem.toml is valid");
    let mut group = criterion.benchmark_group(problem.id());
    group.sampling_mode(SamplingMode::Flat);
    for test in &spec.tests {
        let Some(label) = &test.bench else { continue };
        let text = problem.recipe(&test.name).expect("every test has a recipe");
        let text = text.as_bytes();
        let prepared = problem.prepare(text).expect("recipes make valid inputs");
        group.throughput(Throughput::Bytes(text.len() as u64));
        let label = format!("{}, {label}", test.tier);
        group.bench_function(BenchmarkId::new("read", &label), |bencher| {
            bencher.iter(|| black_box(problem.prepare(black_box(text)).is_ok()));
        });
        group.bench_function(BenchmarkId::new("solve", &label), |bencher| {
            bencher.iter(|| prepared.solve(false));
        });
        group.bench_function(BenchmarkId::new("whole", &label), |bencher| {
            bencher.iter(|| {
                problem
                    .solve("", black_box(text))
                    .map(|answer| answer.len())
            });
        });
    }
    for (size, text) in problem.ladder() {
        let prepared = problem
            .prepare(text.as_bytes())
            .expect("the ladder holds valid inputs");
        group.throughput(Throughput::Elements(1));
        group.bench_function(BenchmarkId::new("reference", size), |bencher| {
            bencher.iter(|| prepared.solve(false));
        });
        // A ladder may go on where the brute force declines, which takes it no time.
        if prepared.brute().is_some() {
            group.bench_function(BenchmarkId::new("brute", size), |bencher| {
                bencher.iter(|| prepared.brute());
            });
        }
    }
    group.finish();
}
