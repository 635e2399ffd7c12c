//! Programs with their words told apart: what is a comment, a text, a number, a word of the language. It is
//! done when the pages are written, so that a browser has nothing to do.

use bilingual::text::escaped;
use lexing::{Kind, Syntax, Token, tokens};

/// The words of a language, and the types that it has by itself; in lower case where case does not matter.
fn words(syntax: Syntax) -> [&'static str; 2] {
    match syntax {
        Syntax::C => [
            "alignas auto break case catch class const constexpr continue default delete do else enum \
             explicit extern false for friend goto if inline namespace new noexcept nullptr operator \
             private protected public return sizeof static static_cast struct switch template this \
             throw true try typedef typename union using virtual volatile while",
            "array bitset bool char deque double float int int32_t int64_t long map pair \
             priority_queue queue set short signed size_t stack string tuple uint32_t uint64_t \
             uint8_t unordered_map unordered_set unsigned vector void",
        ],
        Syntax::Rust => [
            "as async await break const continue crate dyn else enum extern false fn for if impl in \
             let loop match mod move mut pub ref return self static struct super trait true type \
             unsafe use where while",
            "bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize",
        ],
        Syntax::Python => [
            "False None True and as assert break class continue def del elif else except finally for \
             from global if import in is lambda nonlocal not or pass raise return try while with \
             yield",
            "bool dict float int list set str tuple",
        ],
        Syntax::Pascal => [
            "and array begin case const div do downto else end exit false file for forward function \
             goto if in label mod nil not of or packed procedure program record repeat set shl shr \
             then to true type unit until uses var while with xor",
            "ansistring boolean byte char double int64 integer longint longword qword real shortint \
             smallint string text word",
        ],
        _ => [""; 2],
    }
}

/// The class of the element of a token.
fn class(token: Token<'_>, syntax: Syntax) -> Option<&'static str> {
    match token.kind {
        Kind::Comment => Some("c"),
        Kind::Text => Some("s"),
        Kind::Number => Some("n"),
        Kind::Directive => Some("d"),
        Kind::Word => {
            let mut word = token.text.to_owned();
            if syntax == Syntax::Pascal {
                word.make_ascii_lowercase();
            }
            let is_of = |all: &str| all.split_whitespace().any(|it| it == word);
            let [is_keyword, is_type] = words(syntax).map(is_of);
            // A constant is all in capitals.
            let is_named_so = token.text.starts_with(char::is_uppercase)
                && token.text != token.text.to_uppercase();
            match (is_keyword, is_type || syntax == Syntax::Rust && is_named_so) {
                (true, _) => Some("k"),
                (_, true) => Some("t"),
                _ => None,
            }
        }
        Kind::Space | Kind::Sign => None,
    }
}

/// A program as HTML; in a language that is not known it is text.
pub(crate) fn html(code: &str, ending: &str) -> String {
    // What escapes turns tabs into single blanks.
    let code = code.replace('\t', "    ");
    let Some(syntax) = Syntax::of(ending) else {
        return escaped(&code);
    };
    let pieces = tokens(&code, syntax).into_iter().map(|token| {
        let text = escaped(token.text);
        match class(token, syntax) {
            Some(class) => format!("<span class=\"{class}\">{text}</span>"),
            None => text,
        }
    });
    pieces.collect()
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
