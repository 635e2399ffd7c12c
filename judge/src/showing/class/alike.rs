//! Sources that look alike: a hint for the teacher, never a verdict.
//!
//! Names, numbers and comments are easily changed; the order of signs and key words is not. So a
//! source is a list of tokens in which all names are one and all numbers are one, and two sources
//! are as alike as the sets of their runs of tokens are (Jaccard's measure).

use std::collections::BTreeSet;

/// Tokens of a run.
const RUN: usize = 12;

/// Sources of fewer runs say too little.
const FEWEST: usize = 25;

/// From this share in a hundred on two sources are told.
const ALIKE: usize = 75;

/// Words that are what they are in some language.
const KEYWORDS: [&str; 40] = [
    "and",
    "array",
    "begin",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "def",
    "do",
    "double",
    "elif",
    "else",
    "end",
    "float",
    "for",
    "function",
    "if",
    "import",
    "in",
    "int",
    "let",
    "long",
    "mod",
    "mut",
    "not",
    "of",
    "or",
    "procedure",
    "repeat",
    "return",
    "string",
    "struct",
    "then",
    "to",
    "until",
    "var",
    "vector",
    "void",
    "while",
];

/// A source as the set of its runs.
#[derive(Debug)]
pub(super) struct Shape(BTreeSet<Vec<String>>);

impl Shape {
    /// The shape of a text in any of the languages.
    pub(super) fn of(text: &str) -> Shape {
        let tokens = tokens(text);
        Shape(tokens.windows(RUN).map(<[String]>::to_vec).collect())
    }

    /// How alike two sources are in a hundred, if they are enough to be told.
    pub(super) fn likeness(&self, other: &Shape) -> Option<usize> {
        if self.0.len().min(other.0.len()) < FEWEST {
            return None;
        }
        let common = self.0.intersection(&other.0).count();
        let all = self.0.len() + other.0.len() - common;
        Some(common * 100 / all).filter(|&share| share >= ALIKE)
    }
}

/// Names as `n`, numbers as `0`, key words and signs as they are; without comments.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let lines = text.lines().map(|line| {
        let line = line.split("//").next().unwrap_or_default();
        // In C this would be a directive, in Python it is a comment: neither says much.
        if line.trim_start().starts_with('#') {
            ""
        } else {
            line
        }
    });
    let code = lines.collect::<Vec<_>>().join("\n").to_lowercase();
    let mut rest = code.as_str();
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if is_word(first) {
            rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        if first.is_ascii_digit() {
            tokens.push("0".to_owned());
        } else if KEYWORDS.contains(&token) || !is_word(first) && !first.is_whitespace() {
            tokens.push(token.to_owned());
        } else if is_word(first) {
            tokens.push("n".to_owned());
        }
        rest = after;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        #include <cstdio>
        int main() {
            int n, sum = 0;
            scanf(\"%d\", &n);
            for (int i = 0; i < n; i++) {
                int heap;
                scanf(\"%d\", &heap);
                sum ^= heap; // the nim-sum
            }
            printf(\"%d\\n\", sum == 0 ? 0 : 1);
            return 0;
        }";

    #[test]
    fn other_names_and_comments_do_not_hide_a_copy() {
        let copy = SOURCE
            .replace("heap", "pile")
            .replace("sum", "total")
            .replace("the nim-sum", "mine, all mine");
        let likeness = Shape::of(SOURCE).likeness(&Shape::of(&copy));
        assert_eq!(likeness, Some(100));
    }

    #[test]
    fn another_program_and_a_short_one_are_not_alike() {
        let other = "
            #include <iostream>
            #include <vector>
            using namespace std;
            int main() {
                int count; cin >> count;
                vector<int> heaps(count);
                for (auto &heap : heaps) cin >> heap;
                int left = 0, right = count - 1, best = 0;
                while (left < right) { best = max(best, heaps[left++] + heaps[right--]); }
                cout << best << endl;
            }";
        assert_eq!(Shape::of(SOURCE).likeness(&Shape::of(other)), None);
        assert_eq!(
            Shape::of("int main() {}").likeness(&Shape::of("int main() {}")),
            None
        );
    }
}
