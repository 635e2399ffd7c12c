//! The limits of a problem, read from its `problem.toml` while it is compiled.
//!
//! ```toml
//! [params]
//! n = { source = "1..=1000", beyond = "1..=10^6" }
//! a = "−10^9..=10^9"
//! ```
//!
//! `limit!("n")` is the range `1..=1_000_000` then, of the type that is asked for: a reader takes what some
//! tier allows.

/// The least and the largest number that are allowed, where there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bounds {
    /// The least one.
    pub least: Option<i128>,
    /// The largest one.
    pub most: Option<i128>,
}

/// The range of a parameter in the room's `problem.toml`, or one end of it: `limit!("n")`, `limit!("n", most)`. One
/// that is not there, or does not fit into the type, does not compile.
#[macro_export]
macro_rules! limit {
    ($name:literal) => {
        $crate::limit!($name, least)..=$crate::limit!($name, most)
    };
    ($name:literal, $end:ident) => {
        const {
            let manifest = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/problem.toml"));
            let Some(wanted) = $crate::Bounds::of(manifest, $name).$end else {
                panic!(concat!("this end of ", $name, " is open in problem.toml"))
            };
            let limit = wanted as _;
            assert!(
                limit as i128 == wanted,
                "a limit does not fit into its type"
            );
            limit
        }
    };
}

impl Bounds {
    /// The bounds that a range has: `1..=3·10^5`, `..=100` or `3..`.
    pub const fn parse(range: &str) -> Option<Bounds> {
        match leading(range.as_bytes()) {
            Some((bounds, [])) => Some(bounds),
            _ => None,
        }
    }

    /// Those of a parameter in the text of a `problem.toml`: all that some tier allows.
    ///
    /// # Panics
    /// If it is not there, or bounds the source tier alone.
    pub const fn of(manifest: &str, name: &str) -> Bounds {
        let mut rest = find(manifest.as_bytes(), "\n[params]").expect("there are [params]");
        while let Some(line) = find(rest, "\n") {
            assert!(behind(line, "[").is_none(), "no such name in [params]");
            if let Some(line) = behind(line, name)
                && let Some(value) = behind(line, " = ")
            {
                return widest(value);
            }
            rest = line;
        }
        panic!("no such name in [params]")
    }
}

/// All that some tier allows, where `value` begins a parameter.
const fn widest(value: &[u8]) -> Bounds {
    if let Some(range) = behind(value, "\"") {
        return quoted(range);
    }
    let each = before(value, "}");
    let beyond = find(each, "beyond = \"").expect("a limit of the source tier alone");
    let beyond = quoted(beyond);
    let Some(source) = find(each, "source = \"") else {
        return beyond;
    };
    let source = quoted(source);
    Bounds {
        least: match (source.least, beyond.least) {
            (Some(a), Some(b)) if b > a => Some(a),
            (a, None) => a,
            (_, b) => b,
        },
        most: match (source.most, beyond.most) {
            (Some(a), Some(b)) if b < a => Some(a),
            (a, None) => a,
            (_, b) => b,
        },
    }
}

/// The range before the next quotation mark.
const fn quoted(text: &[u8]) -> Bounds {
    match leading(text) {
        Some((bounds, [b'"', ..])) => bounds,
        _ => panic!("no range as 1..=3·10^5, ..=100 or 3.."),
    }
}

/// The range that a text begins with, and what is behind it.
const fn leading(text: &[u8]) -> Option<(Bounds, &[u8])> {
    let (least, text) = number(text);
    let Some(text) = behind(text, "..") else {
        return None;
    };
    let (most, text) = match behind(text, "=") {
        Some(text) => match number(text) {
            (None, _) => return None,
            found => found,
        },
        None => (None, text),
    };
    if least.is_none() && most.is_none() {
        return None;
    }
    Some((Bounds { least, most }, text))
}

/// The number that a text begins with, `−2`, `10^6`, `3·10^5` or `2^63 − 1`, and what is behind it.
const fn number(text: &[u8]) -> (Option<i128>, &[u8]) {
    let (sign, digits) = match behind(text, "−") {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (Some(mut value), mut rest) = power(digits) else {
        return (None, text);
    };
    while let Some(factor) = behind(rest, "·")
        && let (Some(factor), behind) = power(factor)
    {
        (value, rest) = (value * factor, behind);
    }
    if let Some(behind) = behind(rest, " − 1") {
        (value, rest) = (value - 1, behind);
    }
    (Some(sign * value), rest)
}

/// `10^6`, or a number alone.
const fn power(text: &[u8]) -> (Option<i128>, &[u8]) {
    let (Some(base), rest) = whole(text) else {
        return (None, text);
    };
    if let Some(text) = behind(rest, "^")
        && let (Some(mut exponent), rest) = whole(text)
    {
        let mut power = 1;
        while exponent > 0 {
            (power, exponent) = (power * base, exponent - 1);
        }
        return (Some(power), rest);
    }
    (Some(base), rest)
}

/// Some digits.
const fn whole(text: &[u8]) -> (Option<i128>, &[u8]) {
    let (mut value, mut rest) = (None, text);
    while let [digit @ b'0'..=b'9', behind @ ..] = rest {
        let tens = match value {
            Some(tens) => tens,
            None => 0,
        };
        (value, rest) = (Some(10 * tens + (*digit - b'0') as i128), behind);
    }
    (value, rest)
}

/// What is behind a word, if the text begins with it.
const fn behind<'a>(mut text: &'a [u8], word: &str) -> Option<&'a [u8]> {
    let mut word = word.as_bytes();
    while let [letter, letters @ ..] = word {
        match text {
            [first, rest @ ..] if *first == *letter => (text, word) = (rest, letters),
            _ => return None,
        }
    }
    Some(text)
}

/// What is behind a word, wherever in the text it stands first.
const fn find<'a>(mut text: &'a [u8], word: &str) -> Option<&'a [u8]> {
    while behind(text, word).is_none() {
        match text {
            [_, rest @ ..] => text = rest,
            [] => return None,
        }
    }
    behind(text, word)
}

/// What is before a word, or the whole text.
const fn before<'a>(text: &'a [u8], word: &str) -> &'a [u8] {
    match find(text, word) {
        Some(rest) => text.split_at(text.len() - rest.len() - word.len()).0,
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "id = \"x\"\n\n[params]\nn = { source = \"4..=9\", beyond = \"1..=3·10^5\" }\n\
        nn = \"−2..=2^63 − 1\"\nsum = { beyond = \"..=100\" }\nfew = { source = \"..=7\" }\n[limits]\na = \"1..=2\"\n";

    #[test]
    fn a_parameter_has_the_bounds_that_some_tier_allows() {
        let bounds = |name| Bounds::of(MANIFEST, name);
        let (least, most) = (Some(1), Some(300_000));
        assert_eq!(bounds("n"), Bounds { least, most });
        let (least, most) = (Some(-2), Some(i128::from(i64::MAX)));
        assert_eq!(bounds("nn"), Bounds { least, most });
        let (least, most) = (None, Some(100));
        assert_eq!(bounds("sum"), Bounds { least, most });
    }

    #[test]
    #[should_panic(expected = "no such name in [params]")]
    fn what_is_no_parameter_does_not_compile() {
        let _ = Bounds::of(MANIFEST, "a");
    }

    #[test]
    #[should_panic(expected = "the source tier alone")]
    fn what_bounds_some_tests_only_is_no_limit_of_the_reader() {
        let _ = Bounds::of(MANIFEST, "few");
    }

    #[test]
    fn what_is_no_range_is_found() {
        for range in ["10", "..", "1..=", "1..=ten", "1..10", "=1", "1..=3·"] {
            assert_eq!(Bounds::parse(range), None, "{range}");
        }
        let (least, most) = (Some(3), None);
        assert_eq!(Bounds::parse("3.."), Some(Bounds { least, most }));
    }
}
