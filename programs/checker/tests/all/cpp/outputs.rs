//! Outputs to be judged: right ones, and all that becomes of them in unskilled hands.

use std::fs;
use std::ops::Range;
use std::path::Path;

use contract::{Rng, RngExt};
use problem_set::AnyProblem;

/// A test with the reference's output.
pub(crate) struct Case {
    pub(crate) input: Vec<u8>,
    pub(crate) answer: Vec<u8>,
}

/// Tokens that stand for a number now and then.
const STRANGE: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "-1",
    "-0",
    "+5",
    "+1",
    "007",
    "01",
    "1e5",
    "1E0",
    "1.0",
    "1.",
    ".5",
    ".",
    "-",
    "+",
    "e5",
    "1e",
    "1e+",
    "1_0",
    "1,5",
    "nan",
    "NaN",
    "-nan",
    "inf",
    "-Inf",
    "+infinity",
    "0x10",
    "0x1p-1",
    "1e999",
    "-1e999",
    "1e-999",
    "0.1f",
    "é",
    "R\u{f4}n",
    "\u{feff}1",
    "W",
    "B",
    "R",
    "C",
    "No",
    "Draw",
    "LOSE",
    "WIN",
    "Ron",
    "Hermione",
    "x***",
    "....",
    "4294967296",
    "1000000000",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551616",
    "99999999999999999999999999999999",
];

/// Bytes that no honest program writes, as tokens.
const BROKEN: &[&[u8]] = &[
    b"\0",
    b"5\0",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xc0\x80",
    b"\xe0\x80\x80",
    b"\x0b",
    b"\x0c1",
    b"\x1b[0m",
    b"\xc2\xa0",
];

/// Outputs that are made of no answer.
const JUNK: &[&[u8]] = &[
    b"",
    b"\n",
    b" \r\n\t",
    b"\xef\xbb\xbf",
    b"\xef\xbb\xbf\xef\xbb\xbf0",
    b"\0",
    b"nan",
    b"0",
    b"-1",
    b"1 1",
    b"wibble monster",
    b"-99999999999999999999",
    b"No",
    b"No winning",
    b"No winning move",
    b"No winning Draw",
    b"No winning move Losing",
    b"No winning move Draw",
    b"WIN",
    b"Ron",
    b"R\xc3\xb4n",
    b"0 0",
    b"+0 4",
];

/// The stored tests of a problem that are small, and small random ones.
pub(crate) fn cases(problem: &dyn AnyProblem, rng: &mut Rng) -> Vec<Case> {
    const LONGEST: usize = 2000;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata");
    let mut cases = Vec::new();
    for number in 1..=60 {
        let test = folder.join(problem.id()).join(format!("{number:02}"));
        let read = |ending: &str| fs::read(test.join(format!("{}.{ending}", problem.file())));
        if let (Ok(input), Ok(answer)) = (read("INP"), read("OUT"))
            && input.len().max(answer.len()) < LONGEST
        {
            cases.push(Case { input, answer });
        }
    }
    assert!(!cases.is_empty(), "{} has no small tests", problem.id());
    cases.truncate(10);
    for _ in 0..6 {
        let input = problem.small(rng);
        let answer = problem.solve("input", input.as_bytes()).unwrap();
        cases.push(Case {
            input: input.into(),
            answer: answer.into(),
        });
    }
    cases
}

/// The places of the tokens in a text.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for piece in text.split(u8::is_ascii_whitespace) {
        if !piece.is_empty() {
            found.push(start..start + piece.len());
        }
        start += piece.len() + 1;
    }
    found
}

/// The text with something else at this place.
fn with(text: &[u8], at: &Range<usize>, other: &[u8]) -> Vec<u8> {
    [&text[..at.start], other, &text[at.end..]].concat()
}

/// The answer in other clothes, and spoilt in every way.
pub(crate) fn variants(answer: &[u8], rng: &mut Rng) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(answer).into_owned();
    let mut all: Vec<Vec<u8>> = JUNK.iter().map(|junk| junk.to_vec()).collect();
    for dressed in [
        text.clone(),
        text.trim_end().to_owned(),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\r\r\n"),
        text.replace('\n', "\r"),
        text.replace('\n', " \t\x0b\x0c\n"),
        text.replace([' ', '\n'], "\n\n"),
        text.replace('\n', " "),
        format!("\n{text}\n \n"),
        format!("\u{feff}{text}"),
        format!("{text}\u{feff}"),
        format!("{text}0\n"),
        format!("{text}\0"),
        format!("{text}{text}"),
        text.to_lowercase(),
        text.to_uppercase(),
        text.replace(' ', ""),
        text.replace(['1', '2', '3', '4'], "9"),
        format!("{}{text}", "7".repeat(100_000)),
    ] {
        all.push(dressed.into());
    }
    let places = tokens(answer);
    if places.is_empty() {
        return all;
    }
    for _ in 0..8 {
        let at = &places[rng.random_range(0..places.len())];
        let token = &answer[at.clone()];
        let other = &answer[places[rng.random_range(0..places.len())].clone()];
        all.push(with(answer, at, b""));
        all.push(with(answer, at, &[token, b" ", token].concat()));
        all.push(with(answer, at, other));
        for (before, after) in [
            ("+", ""),
            ("-", ""),
            ("0", ""),
            ("", "0"),
            ("", "x"),
            ("", ".0"),
            ("", "e0"),
        ] {
            all.push(with(
                answer,
                at,
                &[before.as_bytes(), token, after.as_bytes()].concat(),
            ));
        }
        if let Ok(value) = String::from_utf8_lossy(token).parse::<i64>() {
            let near = value.wrapping_add(rng.random_range(-2..=2));
            all.push(with(answer, at, near.to_string().as_bytes()));
        } else if let Ok(value) = String::from_utf8_lossy(token).parse::<f64>() {
            for error in [1e-7, 5e-6, 9.99e-6, 1.001e-5, 1e-4] {
                let near = value + error * value.abs().max(1.0);
                all.push(with(answer, at, near.to_string().as_bytes()));
            }
        }
        for _ in 0..6 {
            let strange = STRANGE[rng.random_range(0..STRANGE.len())];
            all.push(with(answer, at, strange.as_bytes()));
        }
        all.push(with(answer, at, BROKEN[rng.random_range(0..BROKEN.len())]));
        all.push(answer[..at.start].to_vec());
        let mut noisy = answer.to_vec();
        noisy[rng.random_range(0..answer.len())] = rng.random();
        all.push(noisy);
    }
    for pair in places.windows(2).take(12) {
        let swapped = with(answer, &pair[1], &answer[pair[0].clone()]);
        all.push(with(&swapped, &pair[0], &answer[pair[1].clone()]));
    }
    let mut lines: Vec<&str> = text.lines().collect();
    for at in 1..lines.len().min(12) {
        lines.swap(at - 1, at);
        all.push(lines.join("\n").into());
        lines.swap(at - 1, at);
        all.push(lines[at..].join("\n").into());
    }
    all
}
