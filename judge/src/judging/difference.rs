//! Where two outputs part: the lines that a person wants to see.

use bilingual::text;
use problem_set::spec::CheckerMode;
use serde::Serialize;

use super::store::name_of;

/// Lines shown before and after the one that differs.
const CONTEXT: usize = 1;
/// Lines shown of a claim that only a checker can judge.
const HEAD: usize = 4;
/// Digits of a digest.
const DIGEST: usize = 16;
/// Letters of a line that are shown.
const WIDTH: usize = 60;

/// The lines around the first difference between the reference's output and the program's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Number of the first line shown, from 1.
    pub line: usize,
    /// The line that differs, from 1; `None` if other outputs than the reference's are right,
    /// so that only a checker can say what is wrong.
    pub differs: Option<usize>,
    /// The reference's lines.
    pub expected: Vec<String>,
    /// The program's lines.
    pub found: Vec<String>,
}

/// The first difference; `None` if there is none to be seen.
pub(crate) fn between(mode: CheckerMode, expected: &[u8], found: &[u8]) -> Option<Difference> {
    let (expected, found) = (lines(expected), lines(found));
    if mode == CheckerMode::Special {
        return Some(Difference {
            line: 1,
            differs: None,
            expected: excerpt(&expected, 0, HEAD, None),
            found: excerpt(&found, 0, HEAD, None),
        });
    }
    let same = expected
        .iter()
        .zip(&found)
        .take_while(|(one, other)| common(mode, one, other).1)
        .count();
    // In a long line, the window stands where the lines part.
    let token = match (expected.get(same), found.get(same)) {
        (Some(one), Some(other)) => common(mode, one, other).0,
        (None, None) => return None,
        _ => 0,
    };
    let first = same.saturating_sub(CONTEXT);
    let end = same + CONTEXT + 1;
    Some(Difference {
        line: first + 1,
        differs: Some(same + 1),
        expected: excerpt(&expected, first, end, Some((same, token))),
        found: excerpt(&found, first, end, Some((same, token))),
    })
}

/// By what an output is known: two that differ in nothing but white space are one.
pub(crate) fn digest(output: &[u8]) -> String {
    let lines = lines(output).into_iter();
    let lines: Vec<Vec<u8>> = lines
        .map(|line| tokens(line).collect::<Vec<_>>().join(&b' '))
        .collect();
    let mut digest = name_of(lines.iter().map(Vec::as_slice));
    digest.truncate(DIGEST);
    digest
}

/// The lines without the blank ones at the end, which never matter.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let text = text.trim_ascii_end();
    if text.is_empty() {
        return Vec::new();
    }
    text.split(|&byte| byte == b'\n').collect()
}

fn tokens(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    line.split(u8::is_ascii_whitespace)
        .filter(|token| !token.is_empty())
}

/// How many tokens two lines have in common from their beginning on, and whether that is all.
fn common(mode: CheckerMode, expected: &[u8], found: &[u8]) -> (usize, bool) {
    let (mut one, mut other) = (tokens(expected), tokens(found));
    let mut count = 0;
    loop {
        match (one.next(), other.next()) {
            (None, None) => return (count, true),
            (Some(one), Some(other)) if is_same(mode, one, other) => count += 1,
            _ => return (count, false),
        }
    }
}

/// Whether the mode takes one token for the other.
fn is_same(mode: CheckerMode, expected: &[u8], found: &[u8]) -> bool {
    let number = |token| std::str::from_utf8(token).ok()?.parse::<f64>().ok();
    match mode {
        CheckerMode::TokensNocase => expected.eq_ignore_ascii_case(found),
        CheckerMode::Floats { absolute, relative } if expected != found => {
            let (Some(wanted), Some(got)) = (number(expected), number(found)) else {
                return false;
            };
            (wanted - got).abs() <= absolute.max(relative * wanted.abs())
        }
        _ => expected == found,
    }
}

/// The lines `from..to` that there are; of the line `at.0`, a part around its token `at.1`.
fn excerpt(lines: &[&[u8]], from: usize, to: usize, at: Option<(usize, usize)>) -> Vec<String> {
    let shown = lines.iter().enumerate().take(to).skip(from);
    shown
        .map(|(number, line)| {
            let token = at
                .filter(|&(line, _)| line == number)
                .map_or(0, |(_, token)| token);
            window(line, token)
        })
        .collect()
}

/// A part of the line, fit for a terminal: from its beginning if the token is near it.
fn window(line: &[u8], token: usize) -> String {
    let start = start_of_token(line, token);
    let from = if start < WIDTH / 2 {
        0
    } else {
        start_of_token(line, token.saturating_sub(2))
    };
    // No letter has more than four bytes.
    let rest = line[from..].trim_ascii_end();
    let head = String::from_utf8_lossy(&rest[..rest.len().min(4 * WIDTH + 4)]);
    let mut shown = String::from(if from > 0 { "… " } else { "" });
    shown += &text::plain(&head.chars().take(WIDTH).collect::<String>());
    if head.chars().nth(WIDTH).is_some() {
        shown.push('…');
    }
    shown
}

/// Where the token with this number begins; the end of the line if there are fewer.
fn start_of_token(line: &[u8], number: usize) -> usize {
    let begins = |at: usize| {
        !line[at].is_ascii_whitespace() && (at == 0 || line[at - 1].is_ascii_whitespace())
    };
    (0..line.len())
        .filter(|&at| begins(at))
        .nth(number)
        .unwrap_or(line.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens_mode(expected: &str, found: &str) -> Option<Difference> {
        between(CheckerMode::Tokens, expected.as_bytes(), found.as_bytes())
    }

    #[test]
    fn the_first_line_that_differs_is_shown_between_its_neighbours() {
        let difference = tokens_mode("1\n2\n3\n4\n5\n", "1\r\n2\r\n 7\r\n4\r\n").unwrap();
        assert_eq!((difference.line, difference.differs), (2, Some(3)));
        assert_eq!(difference.expected, ["2", "3", "4"]);
        assert_eq!(difference.found, ["2", " 7", "4"]);
    }

    #[test]
    fn a_missing_end_and_extra_lines_are_differences() {
        let difference = tokens_mode("1\n2\n3\n", "1\n").unwrap();
        assert_eq!((difference.line, difference.differs), (1, Some(2)));
        assert_eq!(difference.expected, ["1", "2", "3"]);
        assert_eq!(difference.found, ["1"]);
        let difference = tokens_mode("1\n", "1\n2\n").unwrap();
        assert_eq!(difference.found, ["1", "2"]);
        let difference = tokens_mode("1\n", "").unwrap();
        assert!(difference.found.is_empty());
        assert_eq!(difference.expected, ["1"]);
    }

    #[test]
    fn white_space_case_and_byte_order_mark_do_not_differ_where_the_mode_says_so() {
        assert_eq!(tokens_mode("1 2\n", "\u{feff}1\t 2  \n\n\n"), None);
        let floats = CheckerMode::Floats {
            absolute: 0.1,
            relative: 0.0,
        };
        let difference = between(floats, b"1.5\n2.5\nx\n", b"1.59\n2.7\nx\n").unwrap();
        assert_eq!(difference.differs, Some(2));
        let nocase = |found: &[u8]| between(CheckerMode::TokensNocase, b"YES\n", found);
        assert_eq!(nocase(b"yes"), None);
        assert_eq!(nocase(b"no").unwrap().found, ["no"]);
    }

    #[test]
    fn outputs_are_one_if_they_differ_in_white_space_alone() {
        let one = digest(b"1 2\n3\n");
        assert_eq!(
            (digest(b"\xef\xbb\xbf1\t2 \r\n3\n\n"), one.len()),
            (one.clone(), DIGEST)
        );
        for other in [&b"1 2 3\n"[..], b"1 2\n4\n", b"12\n3\n", b""] {
            assert_ne!(digest(other), one);
        }
    }

    #[test]
    fn a_long_line_is_shown_where_it_differs() {
        let numbers = |changed: usize| {
            let number = |i: usize| if i == changed { 0 } else { i };
            let texts: Vec<String> = (1..5000).map(|i| number(i).to_string()).collect();
            texts.join(" ")
        };
        let difference = tokens_mode(&numbers(0), &numbers(3000)).unwrap();
        assert!(difference.expected[0].starts_with("… 2998 2999 3000 3001"));
        assert!(difference.found[0].starts_with("… 2998 2999 0 3001"));
        assert!(difference.found[0].chars().count() <= WIDTH + 3);
    }

    #[test]
    fn any_bytes_are_safe() {
        let difference = between(CheckerMode::Lines, b"1\n", b"\x1b[2J\xff\0\xe2\x80\xae").unwrap();
        assert_eq!(difference.found, ["\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}"]);
        let endless = vec![b'x'; 1 << 20];
        let difference = between(CheckerMode::Tokens, &endless, b"y").unwrap();
        assert_eq!(difference.expected[0].chars().count(), WIDTH + 1);
    }

    #[test]
    fn what_only_a_checker_can_judge_is_shown_from_the_top() {
        let difference = between(CheckerMode::Special, b"1\n2\n3\n4\n5\n6\n", b"7\n").unwrap();
        assert_eq!(difference.differs, None);
        assert_eq!(difference.expected, ["1", "2", "3", "4"]);
        assert_eq!(difference.found, ["7"]);
    }
}
