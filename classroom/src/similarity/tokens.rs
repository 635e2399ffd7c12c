//! A source as tokens: what is left of it without names, numbers, texts and comments.

use judge::language::Language;

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

/// What a language takes for a comment and for a text.
#[derive(Debug, Clone, Copy)]
struct Manner {
    /// What begins a comment that ends with the line.
    to_line_end: &'static [&'static str],
    /// What begins and ends a longer one.
    blocks: &'static [(&'static str, &'static str)],
    /// What begins and ends a text, the longest first.
    texts: &'static [&'static str],
    /// Whether a backslash in a text takes the next letter along.
    escapes: bool,
    /// Whether lines that begin with `#` are for the preprocessor.
    directives: bool,
}

const LIKE_C: Manner = Manner {
    to_line_end: &["//"],
    blocks: &[("/*", "*/")],
    texts: &["\"", "'", "`"],
    escapes: true,
    directives: true,
};

const PASCAL: Manner = Manner {
    to_line_end: &["//"],
    blocks: &[("{", "}"), ("(*", "*)")],
    texts: &["'"],
    escapes: false,
    directives: false,
};

const PYTHON: Manner = Manner {
    to_line_end: &["#"],
    blocks: &[],
    texts: &["\"\"\"", "'''", "\"", "'"],
    escapes: true,
    directives: false,
};

fn manner(language: Language) -> Manner {
    match language {
        Language::Pascal => PASCAL,
        Language::Python | Language::PyPy => PYTHON,
        // A tick is the name of a lifetime more often than it begins a letter.
        Language::Rust => Manner {
            texts: &["\""],
            directives: false,
            ..LIKE_C
        },
        _ => LIKE_C,
    }
}

/// Names as `n`, numbers as `0`, texts as `"`, key words and signs as they are. Comments, directives
/// and what a preprocessor is told to leave out are gone, and so are texts that stand alone, as they do
/// in Python in the place of comments.
pub(super) fn tokens(text: &str, language: Language) -> Vec<String> {
    let manner = manner(language);
    let text = if manner.directives {
        without_directives(text)
    } else {
        text.to_owned()
    };
    let code = text.to_lowercase();
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = code.as_str();
    // Whether a statement of Python begins here, outside of all brackets.
    let (mut is_start, mut depth) = (true, 0_usize);
    while let Some(first) = rest.chars().next() {
        if let Some(length) = comment(rest, &manner) {
            rest = &rest[length..];
            continue;
        }
        let length = first.len_utf8();
        if let Some(length) = string(rest, &manner) {
            let after = rest[length..].trim_start_matches([' ', '\t', '\r']);
            let is_alone = language.is_python() && is_start && depth == 0;
            if !(is_alone && (after.is_empty() || after.starts_with(['\n', '#', ';']))) {
                tokens.push("\"".to_owned());
            }
            is_start = false;
            rest = &rest[length..];
            continue;
        }
        if first.is_whitespace() {
            is_start |= first == '\n';
            rest = &rest[length..];
            continue;
        }
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if is_word(first) {
            rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
        } else {
            length
        };
        let (token, after) = rest.split_at(length);
        match token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        is_start = matches!(token, ";" | ":") && depth == 0;
        tokens.push(if first.is_ascii_digit() {
            "0".to_owned()
        } else if KEYWORDS.contains(&token) || !is_word(first) {
            token.to_owned()
        } else {
            "n".to_owned()
        });
        rest = after;
    }
    tokens
}

/// The length of the comment that begins here.
fn comment(rest: &str, manner: &Manner) -> Option<usize> {
    if manner.to_line_end.iter().any(|it| rest.starts_with(it)) {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    let (begin, end) = manner.blocks.iter().find(|it| rest.starts_with(it.0))?;
    let inner = &rest[begin.len()..];
    let length = inner.find(end).map(|at| at + begin.len() + end.len());
    Some(length.unwrap_or(rest.len()))
}

/// The length of the text that begins here; one that does not end, ends with its line.
fn string(rest: &str, manner: &Manner) -> Option<usize> {
    let mark = manner.texts.iter().find(|it| rest.starts_with(**it))?;
    let mut at = mark.len();
    while let Some(letter) = rest[at..].chars().next() {
        if rest[at..].starts_with(mark) {
            return Some(at + mark.len());
        }
        if letter == '\n' && mark.len() == 1 && *mark != "`" {
            return Some(at);
        }
        at += letter.len_utf8();
        if letter == '\\' && manner.escapes {
            at += rest[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    Some(rest.len())
}

/// A source of C or C++ without its directives, and without what stands between `#if 0` and its end.
fn without_directives(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace("\\\n", "");
    let mut code = String::new();
    // How deep within a part that is left out.
    let mut left_out = 0_usize;
    for line in text.lines() {
        let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
        let begins = |words: &str| directive.is_some_and(|it| it.starts_with(words));
        if left_out > 0 {
            left_out += usize::from(begins("if"));
            let is_end = begins("endif") || left_out == 1 && (begins("else") || begins("elif"));
            left_out -= usize::from(is_end);
        } else if directive.is_some() {
            let condition = directive.and_then(|it| it.strip_prefix("if"));
            left_out = usize::from(condition.is_some_and(|it| it.trim() == "0"));
        } else {
            code.push_str(line);
        }
        code.push('\n');
    }
    code
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
