//! What reading costs: `input!` over our source beside a byte parser written by hand.
//!
//! The hand parser is the yardstick: it makes the same checks (digits only, range, number of
//! tokens) and nothing else. The source must stay within one and a half times its cost.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use inpout::{BadInput, Source, checked, int, names};
use proconio::input;
use testkit::{RngExt, seeded};

const LARGEST: u32 = 1_000_000_000;

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reading");
    for (count, label) in [(1_000_000, "10^6 integers"), (10_000_000, "10^7 integers")] {
        let text = one_a_line(count);
        assert_eq!(by_hand(text.as_bytes()), by_source(&text).ok());
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(
            BenchmarkId::new("hand parser", label),
            &text,
            |bencher, text| {
                bencher.iter(|| by_hand(black_box(text.as_bytes())).map(|numbers| numbers.len()));
            },
        );
        group.bench_with_input(BenchmarkId::new("source", label), &text, |bencher, text| {
            bencher.iter(|| by_source(black_box(text)).map(|numbers| numbers.len()));
        });
    }
    group.finish();
}

fn one_a_line(count: usize) -> String {
    let mut rng = seeded(&["bench", "reading"]);
    let mut text = format!("{count}\n");
    for _ in 0..count {
        writeln!(text, "{}", rng.random_range(1..=LARGEST)).expect("a string grows");
    }
    text
}

fn by_source(text: &str) -> Result<Vec<u32>, BadInput> {
    let mut source = Source::from_text("BENCH.INP", text);
    let numbers = checked(&mut source, |source| {
        input! { from &mut *source, n: with int('n', 1..=10_000_000) }
        Ok(source.ints(names::NUMBER, n, 1..=LARGEST))
    })?;
    source.expect_end()?;
    Ok(numbers)
}

/// A checked byte parser as a contestant in a hurry for speed would write it.
fn by_hand(bytes: &[u8]) -> Option<Vec<u32>> {
    let mut at = 0;
    let n = next_number(bytes, &mut at)?;
    if !(1..=10_000_000).contains(&n) {
        return None;
    }
    let mut numbers = Vec::with_capacity(usize::try_from(n).ok()?);
    for _ in 0..n {
        let number = u32::try_from(next_number(bytes, &mut at)?).ok()?;
        if !(1..=LARGEST).contains(&number) {
            return None;
        }
        numbers.push(number);
    }
    bytes[at..]
        .iter()
        .all(u8::is_ascii_whitespace)
        .then_some(numbers)
}

fn next_number(bytes: &[u8], at: &mut usize) -> Option<u64> {
    while bytes.get(*at)?.is_ascii_whitespace() {
        *at += 1;
    }
    let start = *at;
    let mut number = 0_u64;
    while let Some(&byte) = bytes.get(*at)
        && !byte.is_ascii_whitespace()
    {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 || *at - start >= 19 {
            return None;
        }
        number = number * 10 + u64::from(digit);
        *at += 1;
    }
    Some(number)
}
