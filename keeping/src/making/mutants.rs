//! Small mutants of a C++ program: what a pupil gets wrong by one symbol.
//!
//! The source is cut into tokens, and each mutant changes, adds or removes a few: a relation, a
//! bound or a number by one, `&&` for `||`, `min` for `max`, `int` for `long long`, a key (see `replacements`), a
//! loop that runs once, a reset that is forgotten. No grammar is needed: what does not compile is dropped.

use std::collections::BTreeSet;
use std::ops::Range;

use lexing::{Syntax, Token, code};

use super::replacements::replacements;

/// A program that differs from the original in one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mutant {
    /// The line of the change, from 1.
    pub(super) line: usize,
    /// The change, for a person: `<  to  <=`.
    pub(super) change: String,
    /// The bytes of the source that are replaced, and by what.
    edit: (Range<usize>, String),
}

impl Mutant {
    /// The source of the mutant.
    pub(super) fn applied(&self, source: &str) -> String {
        let (range, text) = &self.edit;
        format!("{}{text}{}", &source[..range.start], &source[range.end..])
    }
}

/// All mutants of the source.
pub(super) fn mutants(source: &str) -> Vec<Mutant> {
    let tokens = code(source, Syntax::C);
    let brackets = template_brackets(&tokens);
    let mut all = Vec::new();
    let mut add = |token: Range<usize>, text: String, change: String| {
        let line = source[..token.start].matches('\n').count() + 1;
        all.push(Mutant {
            line,
            change,
            edit: (token, text),
        });
    };
    for (place, token) in tokens.iter().enumerate() {
        // `long long` is one type of two words.
        let is_long = |place: usize| tokens.get(place).is_some_and(|token| token.text == "long");
        let last = if is_long(place) && is_long(place + 1) {
            &tokens[place + 1]
        } else {
            token
        };
        let whole = token.at..last.range().end;
        let others = if brackets.contains(&place) {
            Vec::new()
        } else {
            replacements(&tokens, place)
        };
        for other in others {
            let change = format!("{}  to  {other}", &source[whole.clone()]);
            add(whole.clone(), other, change);
        }
        if let Some(statement) = reset(&tokens, place) {
            let text = &source[statement.clone()];
            add(statement.clone(), ";".into(), format!("without  {text}"));
        }
        if let Some(statement) = fresh_variable(&tokens, place) {
            let text = &source[statement.clone()];
            let change = format!("{text}  only the first time");
            add(statement.clone(), format!("static {text}"), change);
        }
    }
    all
}

/// The places of the brackets around template arguments, which are no relations: those after the
/// names that the submissions use as templates.
fn template_brackets(tokens: &[Token<'_>]) -> BTreeSet<usize> {
    const TEMPLATES: &str = "array bitset deque equal_to function greater hash initializer_list less list map multimap multiset \
        numeric_limits ostream_iterator pair priority_queue queue set stack static_cast template tuple \
        uniform_int_distribution unordered_map unordered_set vector";
    let is_template = |token: &Token<'_>| TEMPLATES.split(' ').any(|name| name == token.text);
    let mut brackets = BTreeSet::new();
    for place in 1..tokens.len() {
        if tokens[place].text != "<" || !is_template(&tokens[place - 1]) {
            continue;
        }
        let mut depth = 0;
        for (inner, token) in tokens.iter().enumerate().skip(place) {
            depth += match token.text {
                "<" => 1,
                ">" => -1,
                ">>" => -2,
                ";" | "{" => break,
                _ => 0,
            };
            if matches!(token.text, "<" | ">" | ">>") {
                brackets.insert(inner);
            }
            if depth <= 0 {
                break;
            }
        }
    }
    brackets
}

/// The statement that begins at `place` behind one of these tokens and has no block in it: its tokens, and its bytes.
fn statement<'a, 'b>(
    tokens: &'a [Token<'b>],
    place: usize,
    behind: &[&str],
) -> Option<(&'a [Token<'b>], Range<usize>)> {
    let (before, from_here) = tokens.split_at(place);
    let ends = |token: &Token<'_>| matches!(token.text, ";" | "{" | "}");
    let length = from_here.iter().position(ends)?;
    let end = &from_here[length];
    let is_one = end.text == ";" && behind.contains(&before.last()?.text);
    is_one.then(|| (&from_here[..length], from_here[0].at..end.range().end))
}

/// The statement that begins at `place`, if it sets something back: `x = 0;`, `v.clear();`,
/// `fill(…);`.
fn reset(tokens: &[Token<'_>], place: usize) -> Option<Range<usize>> {
    let (statement, whole) = statement(tokens, place, &[";", "{", "}", ")", "else"])?;
    let text = |place: usize| statement.get(place).map_or("", |token| token.text);
    let names_fill = matches!(text(0), "fill" | "memset") || text(2) == "fill";
    let clears = statement
        .windows(2)
        .any(|pair| pair[0].text == "." && matches!(pair[1].text, "clear" | "assign" | "reset"));
    // `name = …` or `name[…] = …`, where the right side is one token.
    let sets = statement.len() >= 3
        && text(statement.len() - 2) == "="
        && text(0).starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_')
        && matches!(text(1), "=" | "[" | ".");
    (names_fill || clears || sets).then_some(whole)
}

/// The declaration that begins at `place` inside of a function, if it gives a variable its first
/// value: `int best = 0;`.
fn fresh_variable(tokens: &[Token<'_>], place: usize) -> Option<Range<usize>> {
    const TYPES: [&str; 13] = [
        "int", "long", "bool", "char", "double", "string", "vector", "unsigned", "auto", "map",
        "set", "int64_t", "uint64_t",
    ];
    let (declaration, whole) = statement(tokens, place, &[";", "{", "}"])?;
    let is_declaration = TYPES.contains(&declaration.first()?.text);
    let has_value = || declaration.iter().any(|it| matches!(it.text, "=" | "("));
    let count = |text| tokens[..place].iter().filter(|it| it.text == text).count();
    // At least a block within a function: what a function declares once is no reset.
    let is_within = || count("{") >= count("}") + 2;
    (is_declaration && has_value() && is_within()).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(source: &str) -> Vec<String> {
        mutants(source)
            .iter()
            .map(|mutant| mutant.applied(source))
            .collect()
    }

    #[test]
    fn comments_strings_and_includes_are_left_alone() {
        assert_eq!(
            changes("#include <a>\n// 1 < 2\n/* 3 */ f(\"4 <= 5\", '6')"),
            [""; 0]
        );
    }

    #[test]
    fn relations_and_numbers_move_by_one() {
        assert_eq!(changes("a < b"), ["a <= b", "a + 1 < b"]);
        assert_eq!(changes("a + 3"), ["a - 3", "a + 4", "a + 2"]);
        assert_eq!(changes("a = -b"), [""; 0]);
    }

    #[test]
    fn brackets_of_templates_are_no_relations() {
        assert_eq!(changes("map<X, vector<X>> a;"), [""; 0]);
        assert_eq!(changes("a < b;").len(), 2);
    }

    #[test]
    fn long_long_becomes_int_as_a_whole() {
        assert_eq!(changes("long long a"), ["int a", "short a"]);
    }

    #[test]
    fn resets_are_forgotten() {
        let source = "int main() { while (more) { int best = 0; v.clear(); best = x; } }";
        let all = changes(source);
        assert!(
            all.iter().any(|it| it.contains("{ static int best = 0;")),
            "{all:?}"
        );
        assert!(all.iter().any(|it| it.contains("= 0; ; best")), "{all:?}");
        assert!(all.iter().any(|it| it.contains("clear(); ; }")), "{all:?}");
        assert_eq!(changes("{ { } } v.clear();").len(), 1);
    }
}
