//! A source as tokens: what is left of it without names, numbers, texts and comments.

use judge::language::Language;
use lexing::{Kind, Syntax, code};

/// Words that are what they are in some language.
const KEYWORDS: &str = "and array begin break case char const continue def do double elif else end float for \
    function if import in int let long mod mut not of or procedure repeat return string struct then to until var \
    vector void while";

/// Names as `n`, numbers as `0`, texts as `"`, key words and signs as they are. Comments, directives
/// and what a preprocessor is told to leave out are gone, and so are texts that stand alone, as they do
/// in Python in the place of comments. Texts beside each other are one.
pub(super) fn tokens(text: &str, language: Language) -> Vec<String> {
    let Some(syntax) = language.syntax() else {
        return Vec::new();
    };
    let text = match syntax {
        // Not even the sign that begins a comment is whole before its lines are joined.
        Syntax::C => text.replace("\r\n", "\n").replace("\\\n", ""),
        _ => text.to_owned(),
    };
    let mut tokens: Vec<String> = Vec::new();
    // Whether a statement of Python begins here, outside of all brackets.
    let (mut is_start, mut depth, mut last) = (true, 0_usize, 0);
    for token in code(&text, syntax) {
        is_start |= text[last..token.at].contains('\n');
        last = token.range().end;
        match token.kind {
            Kind::Text => {
                let after = text[last..].trim_start_matches([' ', '\t', '\r']);
                let is_alone = syntax == Syntax::Python && is_start && depth == 0;
                let is_alone =
                    is_alone && (after.is_empty() || after.starts_with(['\n', '#', ';']));
                if !is_alone && tokens.last().is_none_or(|it| it != "\"") {
                    tokens.push("\"".to_owned());
                }
            }
            Kind::Number => tokens.push("0".to_owned()),
            Kind::Word => {
                let word = token.text.to_lowercase();
                let is_key = KEYWORDS.split_whitespace().any(|it| it == word);
                tokens.push(if is_key { word } else { "n".to_owned() });
            }
            _ => {
                match token.text {
                    "(" | "[" | "{" => depth += 1,
                    ")" | "]" | "}" => depth = depth.saturating_sub(1),
                    _ => {}
                }
                tokens.extend(token.text.chars().map(String::from));
            }
        }
        is_start = matches!(token.text, ";" | ":") && depth == 0;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(text: &str, language: Language) -> String {
        tokens(text, language).join(" ")
    }

    #[test]
    fn comments_texts_and_directives_are_left_out() {
        let plain = joined("int a = f(\"x\") + 1;", Language::Cpp);
        assert_eq!(plain, "int n = n ( \" ) + 0 ;");
        for text in [
            "int/**/b/* 1 */=g /* \" */ (\"it's // no /* comment\")+22;",
            "// int c;\n\n\nint a = f(\"\\\"\") + 1; // \"\n",
            "#include <x>\n#define Z \\\n  int q;\nint a = f('x') + 1;",
            "#if 0\n int q;\n#if 1\n#else\n#endif\n int r;\n#endif\nint a = f(\"x\") + 1;",
            "/\\\n/ int c; \nint a = f(\"x\") + 1; /* never ends",
        ] {
            assert_eq!(joined(text, Language::Cpp), plain, "{text}");
        }
        let pascal = joined("a := 'it''s' + b[1];", Language::Pascal);
        let hidden = "{ x := 1; } a {:=} := (* ' *) 'x' '' + c[2]; // end";
        assert_eq!(joined(hidden, Language::Pascal), pascal);
        let python = joined("def f(x):\n    return g('a', x)", Language::Python);
        let hidden = "'''What it does'''\n# x = 1\ndef h(y):\n    \"\"\"doc\n    string\"\"\"\n\n    'more'\n    return g(\"\", y) # 'z'";
        assert_eq!(joined(hidden, Language::Python), python);
        let rust = joined("fn f<'a>(x: &'a str) -> &'a str { x }", Language::Rust);
        assert!(rust.ends_with("n { n }"), "{rust}");
    }

    #[test]
    fn what_is_cut_short_ends_with_the_text() {
        for language in Language::ALL {
            for text in ["\"", "'", "/*", "{", "\"\\", "#if 0", "\"\"\"ỗ", "x\\\n"] {
                let _ = tokens(text, language);
            }
        }
    }
}
