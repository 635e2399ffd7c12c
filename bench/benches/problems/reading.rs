//! What reading costs: lists, pairs, triples and boards from our source, beside a loop over bytes as a contestant
//! in a hurry for speed writes it.
//!
//! The loop is the yardstick: it checks nothing, and holds the text in pieces of 64 KiB as the source does.

use std::fmt::Write;
use std::hint::black_box;
use std::io::Read;

use contract::{RngExt, seeded};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use inpout::{Source, checked, int, names};

/// Numbers, or letters of boards.
const COUNT: usize = 9_999_000;

/// How what is read is laid out.
#[derive(Debug, Clone, Copy)]
enum Shape {
    List,
    Pairs,
    Triples,
    /// With so many letters in a row.
    Board(usize),
}

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reading");
    group.sample_size(10);
    for (name, shape) in [
        ("lists", Shape::List),
        ("pairs", Shape::Pairs),
        ("triples", Shape::Triples),
    ] {
        for digits in [3, 6, 9] {
            let label = format!("{name} up to 10^{digits}");
            compare(&mut group, &label, shape, 10_u32.pow(digits));
        }
    }
    for width in [10, 1000] {
        let label = format!("boards of {width} columns");
        compare(&mut group, &label, Shape::Board(width), 2);
    }
    group.finish();
}

/// The loop and the source over one text.
fn compare(group: &mut BenchmarkGroup<'_, WallTime>, label: &str, shape: Shape, largest: u32) {
    let text = written(shape, largest);
    assert_eq!(by_source(&text, shape, largest), by_loop(&text, shape));
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(BenchmarkId::new("loop", label), |bencher| {
        bencher.iter(|| by_loop(black_box(&text), shape));
    });
    group.bench_function(BenchmarkId::new("source", label), |bencher| {
        bencher.iter(|| by_source(black_box(&text), shape, largest));
    });
}

fn written(shape: Shape, largest: u32) -> String {
    let mut rng = seeded(&["bench", "reading"]);
    let in_a_line = match shape {
        Shape::List => COUNT,
        Shape::Pairs => 2,
        Shape::Triples => 3,
        Shape::Board(width) => width,
    };
    let mut text = String::new();
    for number in 1..=COUNT {
        match shape {
            Shape::Board(_) => text.push(if rng.random_range(0..2) == 0 {
                'R'
            } else {
                'B'
            }),
            _ => write!(text, "{}", rng.random_range(1..=largest)).expect("a string grows"),
        }
        match shape {
            _ if number % in_a_line == 0 => text.push('\n'),
            Shape::Board(_) => {}
            _ => text.push(' '),
        }
    }
    text
}

/// The sum of all numbers, or of the bytes of a board.
fn by_source(text: &str, shape: Shape, largest: u32) -> u64 {
    let mut source = Source::from_text("BENCH.INP", text);
    let number = || int('x', 1..=largest);
    let sum = checked(&mut source, |source| {
        Ok(match shape {
            Shape::List => {
                let list = source.ints(names::NUMBER, COUNT, 1..=largest);
                list.into_iter().map(u64::from).sum()
            }
            Shape::Pairs => {
                let pairs = source.rows(names::ROW, COUNT / 2, (number(), number()));
                pairs
                    .into_iter()
                    .map(|(a, b)| u64::from(a) + u64::from(b))
                    .sum()
            }
            Shape::Triples => {
                let triples = source.rows(names::ROW, COUNT / 3, (number(), number(), number()));
                let sum = |(a, b, c)| u64::from(a) + u64::from(b) + u64::from(c);
                triples.into_iter().map(sum).sum()
            }
            Shape::Board(width) => {
                let rows = source.words(names::ROW, COUNT / width, width..=width, "RB");
                rows.iter().flatten().map(|&letter| u64::from(letter)).sum()
            }
        })
    });
    sum.expect("what was written can be read")
}

fn by_loop(text: &str, shape: Shape) -> u64 {
    let mut bytes = Bytes::new(text.as_bytes());
    match shape {
        Shape::List => {
            let list: Vec<u32> = (0..COUNT).map(|_| bytes.number()).collect();
            list.into_iter().map(u64::from).sum()
        }
        Shape::Pairs => {
            let pair = |_| (bytes.number(), bytes.number());
            let pairs: Vec<(u32, u32)> = (0..COUNT / 2).map(pair).collect();
            pairs
                .into_iter()
                .map(|(a, b)| u64::from(a) + u64::from(b))
                .sum()
        }
        Shape::Triples => {
            let triple = |_| [(); 3].map(|()| bytes.number());
            let triples: Vec<[u32; 3]> = (0..COUNT / 3).map(triple).collect();
            triples.into_iter().flatten().map(u64::from).sum()
        }
        Shape::Board(width) => {
            let mut row = |_| (0..width).map(|_| bytes.letter()).collect();
            let rows: Vec<Vec<u8>> = (0..COUNT / width).map(&mut row).collect();
            rows.iter().flatten().map(|&letter| u64::from(letter)).sum()
        }
    }
}

/// A buffer that is filled again when it has been read.
struct Bytes<'a> {
    text: &'a [u8],
    buffer: Vec<u8>,
    length: usize,
    at: usize,
}

impl<'a> Bytes<'a> {
    fn new(text: &'a [u8]) -> Self {
        let buffer = vec![0; 1 << 16];
        Bytes {
            text,
            buffer,
            length: 0,
            at: 0,
        }
    }

    /// The next byte; 0 at the end.
    #[inline]
    fn next(&mut self) -> u8 {
        if self.at == self.length {
            self.length = self
                .text
                .read(&mut self.buffer)
                .expect("memory can be read");
            self.at = 0;
            if self.length == 0 {
                return 0;
            }
        }
        self.at += 1;
        self.buffer[self.at - 1]
    }

    fn letter(&mut self) -> u8 {
        loop {
            let byte = self.next();
            if byte > b' ' || byte == 0 {
                return byte;
            }
        }
    }

    fn number(&mut self) -> u32 {
        let mut digit = self.letter();
        let mut number = 0;
        while digit >= b'0' {
            number = number * 10 + u32::from(digit - b'0');
            digit = self.next();
        }
        number
    }
}
