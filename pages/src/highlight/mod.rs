//! Programs with their words told apart: what is a comment, a text, a number, a word of the language. It is
//! done when the pages are written, so that a browser has nothing to do.

mod grammar;

use bilingual::text::escaped;

use grammar::Grammar;

/// What a piece of a program is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Comment,
    Text,
    Number,
    Keyword,
    Type,
    /// What is said to the compiler.
    Directive,
}

impl Kind {
    /// The class of its element.
    fn class(self) -> Option<&'static str> {
        match self {
            Kind::Plain => None,
            Kind::Comment => Some("c"),
            Kind::Text => Some("s"),
            Kind::Number => Some("n"),
            Kind::Keyword => Some("k"),
            Kind::Type => Some("t"),
            Kind::Directive => Some("d"),
        }
    }
}

/// The language of a file, by what its name ends in, or of a block, by the word after its fence.
fn grammar(ending: &str) -> Option<&'static Grammar> {
    match ending {
        "cpp" | "c" => Some(&grammar::CPP),
        "rs" | "rust" => Some(&grammar::RUST),
        "py" | "python" => Some(&grammar::PYTHON),
        "pas" | "pascal" => Some(&grammar::PASCAL),
        "toml" | "sh" => Some(&grammar::SHELL),
        _ => None,
    }
}

/// A program as HTML; in a language that is not known it is text.
pub(crate) fn html(code: &str, ending: &str) -> String {
    // What escapes turns tabs into single blanks.
    let code = code.replace('\t', "    ");
    let Some(grammar) = grammar(ending) else {
        return escaped(&code);
    };
    let mut html = String::new();
    let mut rest = code.as_str();
    let mut begins_line = true;
    while !rest.is_empty() {
        let (kind, length) = next(rest, begins_line, grammar);
        let (piece, after) = rest.split_at(length);
        match kind.class() {
            Some(class) => html += &format!("<span class=\"{class}\">{}</span>", escaped(piece)),
            None => html += &escaped(piece),
        }
        begins_line = match piece.rsplit_once('\n') {
            Some((_, last)) => last.trim().is_empty(),
            None => begins_line && piece.trim().is_empty(),
        };
        rest = after;
    }
    html
}

/// What comes first, and how long it is.
fn next(rest: &str, begins_line: bool, grammar: &Grammar) -> (Kind, usize) {
    let first = rest.chars().next().unwrap_or_default();
    if let Some(length) = (grammar.directive)(rest, begins_line) {
        return (Kind::Directive, length);
    }
    if grammar.line.iter().any(|begin| rest.starts_with(begin)) {
        return (Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    let block = grammar.block.iter();
    if let Some(&(begin, end)) = block.clone().find(|(begin, _)| rest.starts_with(begin)) {
        return (Kind::Comment, comment(rest, begin, end, grammar.nests));
    }
    if let Some(length) = (grammar.text)(rest) {
        return (Kind::Text, length);
    }
    if first.is_ascii_digit() {
        return (Kind::Number, number(rest));
    }
    if is_of_word(first) {
        let length = rest.find(|it| !is_of_word(it)).unwrap_or(rest.len());
        return (grammar.word(&rest[..length]), length);
    }
    (Kind::Plain, first.len_utf8())
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of a comment; what is not closed goes to the end.
fn comment(rest: &str, begin: &str, end: &str, nests: bool) -> usize {
    let mut at = begin.len();
    let mut depth = 1;
    while depth > 0 {
        let left = &rest[at..];
        let Some(close) = left.find(end) else {
            return rest.len();
        };
        if let Some(open) = left.find(begin).filter(|open| nests && *open < close) {
            depth += 1;
            at += open + begin.len();
        } else {
            depth -= 1;
            at += close + end.len();
        }
    }
    at
}

/// The length of a number: `1_000u32`, `0x1F`, `1e-9`, `2.5`, but only the `1` of `1..5`.
fn number(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let next_is_digit = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        let is_hexadecimal = rest.starts_with("0x") || rest.starts_with("0X");
        let is_power = at > 0 && matches!(bytes[at - 1], b'e' | b'E') && !is_hexadecimal;
        let belongs = byte.is_ascii_alphanumeric()
            || byte == b'_'
            || matches!(byte, b'.' | b'\'') && next_is_digit
            || matches!(byte, b'+' | b'-') && is_power && next_is_digit;
        if !belongs {
            break;
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::html;

    /// The pieces that are told apart, `class:text`.
    fn pieces(code: &str, ending: &str) -> Vec<String> {
        let html = html(code, ending);
        let spans = html.split("<span class=\"").skip(1);
        spans
            .map(|it| {
                let (class, rest) = it.split_once("\">").unwrap();
                let (text, _) = rest.split_once("</span>").unwrap();
                format!("{class}:{text}")
            })
            .collect()
    }

    #[test]
    fn cpp_is_told_apart() {
        assert_eq!(
            pieces(
                "#include <vector>\nint a = 1'000; // x\nchar c = '\\''; \"a\\\"b\"",
                "cpp"
            ),
            [
                "d:#include",
                "t:vector",
                "t:int",
                "n:1'000",
                "c:// x",
                "t:char",
                "s:'\\''",
                "s:&quot;a\\&quot;b&quot;"
            ]
        );
    }

    #[test]
    fn rust_is_told_apart() {
        assert_eq!(
            pieces(
                "#[test]\nfn f<'a>(x: &'a str) { 1..5; 'x'; r#\"\"\"# /* a /* b */ c */ }",
                "rs"
            ),
            [
                "d:#[test]",
                "k:fn",
                "d:'a",
                "d:'a",
                "t:str",
                "n:1",
                "n:5",
                "s:'x'",
                "s:r#&quot;&quot;&quot;#",
                "c:/* a /* b */ c */"
            ]
        );
    }

    #[test]
    fn python_and_pascal_are_told_apart() {
        assert_eq!(
            pieces("for i in f'{x}': # y\n    \"\"\"a\n'b\"\"\"", "py"),
            [
                "k:for",
                "k:in",
                "s:f'{x}'",
                "c:# y",
                "s:&quot;&quot;&quot;a\n'b&quot;&quot;&quot;"
            ]
        );
        assert_eq!(
            pieces(
                "{$mode objfpc} VAR a: Integer; { b } a := 'it''s'; // c",
                "pas"
            ),
            [
                "d:{$mode objfpc}",
                "k:VAR",
                "t:Integer",
                "c:{ b }",
                "s:'it''s'",
                "c:// c"
            ]
        );
    }

    #[test]
    fn nothing_is_lost_and_what_is_open_ends_with_the_program() {
        for (code, ending) in [
            ("/* <a>", "cpp"),
            ("\"<b>\n", "rs"),
            ("'''é", "py"),
            ("(* ê", "pas"),
            ("<&>", "x"),
        ] {
            let shown = html(code, ending);
            let bare = shown.replace("</span>", "");
            let bare: String = bare
                .split("<span class=\"")
                .map(|it| it.split_once("\">").map_or(it, |it| it.1))
                .collect();
            assert_eq!(bare, bilingual::text::escaped(code), "{code}");
        }
    }
}
