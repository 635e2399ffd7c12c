//! How dear the values of Grundy's game are: in sparse space, alone and on all cores, and the naive
//! way beside it.

use std::hint::black_box;
use std::time::Instant;

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use theory::octal::{Both, Octal};

/// Two things on two cores, if there are as many.
struct OnCores;

impl Both for OnCores {
    fn both(&self, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
        rayon::join(one, other);
    }
}

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("octal");
    group.sampling_mode(SamplingMode::Flat);
    let game = Octal::grundy();
    for (values, label) in [
        (10_000, "10^4 values"),
        (100_000, "10^5 values"),
        (1_000_000, "10^6 values"),
        (10_000_000, "10^7 values"),
    ] {
        group.throughput(Throughput::Elements(values as u64));
        if values <= 100_000 {
            group.bench_function(BenchmarkId::new("naive", label), |bencher| {
                bencher.iter(|| game.naive_values(black_box(values)));
            });
        }
        let alone = || game.values(black_box(values));
        // What calls rayon from outside its threads waits asleep at every turn.
        let together = || rayon::scope(|_| game.values_by(black_box(values), &OnCores));
        let ways: [(&str, &dyn Fn() -> Vec<u32>); 2] =
            [("sparse space", &alone), ("on all cores", &together)];
        for (name, way) in ways {
            let id = BenchmarkId::new(name, label);
            if values <= 1_000_000 {
                group.bench_function(id, |bencher| bencher.iter(way));
            } else {
                // A sample takes seconds, so a single run stands for all of them.
                let mut once = None;
                group.bench_function(id, |bencher| {
                    bencher.iter_custom(|runs| {
                        let time = *once.get_or_insert_with(|| {
                            let start = Instant::now();
                            black_box(way());
                            start.elapsed()
                        });
                        time.saturating_mul(u32::try_from(runs).unwrap_or(u32::MAX))
                    });
                });
            }
        }
    }
    group.finish();
}
