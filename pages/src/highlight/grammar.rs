//! What each language writes how.

use super::Kind;

/// A language.
pub(super) struct Grammar {
    /// How a comment begins that ends with its line.
    pub(super) line: &'static [&'static str],
    /// How other comments begin and end.
    pub(super) block: &'static [(&'static str, &'static str)],
    /// Whether a comment may stand within one.
    pub(super) nests: bool,
    /// Words of the language; where case does not matter, in lower case.
    keywords: &'static [&'static str],
    /// Types that it has by itself.
    types: &'static [&'static str],
    /// Whether `BEGIN` is `begin`.
    folds_case: bool,
    /// Whether a word with a capital is a type.
    capitals: bool,
    /// The length of a text that comes first.
    pub(super) text: fn(&str) -> Option<usize>,
    /// The length of what is said to the compiler, if that comes first; there may be a condition that it
    /// begins a line.
    pub(super) directive: fn(&str, bool) -> Option<usize>,
}

impl Grammar {
    /// What a word is.
    pub(super) fn word(&self, word: &str) -> Kind {
        let lower = word.to_lowercase();
        let named = if self.folds_case { &lower } else { word };
        if self.keywords.contains(&named) {
            Kind::Keyword
        } else if self.types.contains(&named)
            || self.capitals && word.starts_with(char::is_uppercase) && *word != word.to_uppercase()
        {
            Kind::Type
        } else {
            Kind::Plain
        }
    }
}

pub(super) static CPP: Grammar = Grammar {
    line: &["//"],
    block: &[("/*", "*/")],
    nests: false,
    keywords: &[
        "alignas",
        "auto",
        "break",
        "case",
        "catch",
        "class",
        "const",
        "constexpr",
        "continue",
        "default",
        "delete",
        "do",
        "else",
        "enum",
        "explicit",
        "extern",
        "false",
        "for",
        "friend",
        "goto",
        "if",
        "inline",
        "namespace",
        "new",
        "noexcept",
        "nullptr",
        "operator",
        "private",
        "protected",
        "public",
        "return",
        "sizeof",
        "static",
        "static_cast",
        "struct",
        "switch",
        "template",
        "this",
        "throw",
        "true",
        "try",
        "typedef",
        "typename",
        "union",
        "using",
        "virtual",
        "volatile",
        "while",
    ],
    types: &[
        "array",
        "bitset",
        "bool",
        "char",
        "deque",
        "double",
        "float",
        "int",
        "int32_t",
        "int64_t",
        "long",
        "map",
        "pair",
        "priority_queue",
        "queue",
        "set",
        "short",
        "signed",
        "size_t",
        "stack",
        "string",
        "tuple",
        "uint32_t",
        "uint64_t",
        "uint8_t",
        "unordered_map",
        "unordered_set",
        "unsigned",
        "vector",
        "void",
    ],
    folds_case: false,
    capitals: false,
    text: |rest| quoted(rest, &["\"", "'"]),
    directive: |rest, begins_line| {
        let named = rest.strip_prefix('#').filter(|_| begins_line)?;
        Some(
            1 + named
                .find(|it: char| !it.is_ascii_alphabetic())
                .unwrap_or(named.len()),
        )
    },
};

pub(super) static RUST: Grammar = Grammar {
    line: &["//"],
    block: &[("/*", "*/")],
    nests: true,
    keywords: &[
        "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
        "extern", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move",
        "mut", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
        "type", "unsafe", "use", "where", "while",
    ],
    types: &[
        "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128",
        "u16", "u32", "u64", "u8", "usize",
    ],
    folds_case: false,
    capitals: true,
    text: rust_text,
    directive: |rest, _| {
        if rest.starts_with("#[") || rest.starts_with("#![") {
            return Some(bracketed(rest));
        }
        // A lifetime; what is a letter between quotes has been ruled out.
        let name = rest
            .strip_prefix('\'')
            .filter(|_| rust_text(rest).is_none())?;
        let length = name.find(|it| !super::is_of_word(it)).unwrap_or(name.len());
        (length > 0).then_some(1 + length)
    },
};

pub(super) static PYTHON: Grammar = Grammar {
    line: &["#"],
    block: &[],
    nests: false,
    keywords: &[
        "False", "None", "True", "and", "as", "assert", "break", "class", "continue", "def", "del",
        "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
        "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with",
        "yield",
    ],
    types: &[
        "bool", "dict", "float", "int", "list", "set", "str", "tuple",
    ],
    folds_case: false,
    capitals: false,
    text: |rest| {
        let prefix = rest.bytes().take_while(|it| b"fFrRbB".contains(it)).count();
        let prefix = if prefix <= 2 { prefix } else { 0 };
        let length = quoted(&rest[prefix..], &["\"\"\"", "'''", "\"", "'"])?;
        Some(prefix + length)
    },
    directive: |_, _| None,
};

pub(super) static PASCAL: Grammar = Grammar {
    line: &["//"],
    block: &[("{", "}"), ("(*", "*)")],
    nests: false,
    keywords: &[
        "and",
        "array",
        "begin",
        "case",
        "const",
        "div",
        "do",
        "downto",
        "else",
        "end",
        "exit",
        "false",
        "file",
        "for",
        "forward",
        "function",
        "goto",
        "if",
        "in",
        "label",
        "mod",
        "nil",
        "not",
        "of",
        "or",
        "packed",
        "procedure",
        "program",
        "record",
        "repeat",
        "set",
        "shl",
        "shr",
        "then",
        "to",
        "true",
        "type",
        "unit",
        "until",
        "uses",
        "var",
        "while",
        "with",
        "xor",
    ],
    types: &[
        "ansistring",
        "boolean",
        "byte",
        "char",
        "double",
        "int64",
        "integer",
        "longint",
        "longword",
        "qword",
        "real",
        "shortint",
        "smallint",
        "string",
        "text",
        "word",
    ],
    folds_case: true,
    capitals: false,
    text: |rest| {
        let inner = rest.strip_prefix('\'')?;
        // A quote that is written twice opens the next piece of the same text.
        let mut at = 0;
        loop {
            let end = inner[at..].find(['\'', '\n']).map(|end| at + end)?;
            if !inner[end..].starts_with("''") {
                return Some(end + 2).filter(|_| inner[end..].starts_with('\''));
            }
            at = end + 2;
        }
    },
    directive: |rest, _| {
        rest.starts_with("{$")
            .then(|| rest.find('}').map(|it| it + 1))?
    },
};

pub(super) static SHELL: Grammar = Grammar {
    line: &["#"],
    block: &[],
    nests: false,
    keywords: &[],
    types: &[],
    folds_case: false,
    capitals: false,
    text: |rest| quoted(rest, &["\"", "'"]),
    directive: |_, _| None,
};

/// The length of a text between the first of these quotes that it begins with; a backslash takes the
/// next letter along. A quote of one letter is closed on its line, or it is none.
fn quoted(rest: &str, quotes: &[&str]) -> Option<usize> {
    let quote = quotes.iter().find(|quote| rest.starts_with(**quote))?;
    let mut at = quote.len();
    loop {
        let left = &rest[at..];
        if left.starts_with(*quote) {
            return Some(at + quote.len());
        }
        let letter = match left.chars().next() {
            Some('\n') if quote.len() == 1 => return None,
            Some(letter) => letter,
            None => return (quote.len() > 1).then_some(rest.len()),
        };
        at += letter.len_utf8();
        if letter == '\\' {
            at += rest[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
}

/// Texts and letters of Rust: `"a"`, `r#"a"#`, `b"a"`, `'a'`, `'\n'`.
fn rust_text(rest: &str) -> Option<usize> {
    let prefix =
        usize::from(rest.starts_with("b\"") || rest.starts_with("b'") || rest.starts_with("br"));
    let bare = &rest[prefix..];
    if let Some(raw) = bare.strip_prefix('r') {
        let hashes = raw.bytes().take_while(|it| *it == b'#').count();
        let end = format!("\"{}", &raw[..hashes]);
        let inner = raw[hashes..].strip_prefix('"')?;
        let begin = prefix + 1 + hashes + 1;
        return Some(begin + inner.find(&end).map_or(inner.len(), |it| it + end.len()));
    }
    if bare.starts_with('"') {
        // It may go over several lines.
        let mut escapes = false;
        let end = bare.char_indices().skip(1).find(|(_, letter)| {
            let is_end = *letter == '"' && !escapes;
            escapes = *letter == '\\' && !escapes;
            is_end
        });
        return Some(prefix + end.map_or(bare.len(), |(at, _)| at + 1));
    }
    let inner = bare.strip_prefix('\'')?;
    let mut letters = inner.chars();
    let first = letters.next()?;
    if first == '\\' {
        let end = inner[2..].find('\'')?;
        return Some(prefix + 1 + 2 + end + 1);
    }
    (letters.next() == Some('\'')).then_some(prefix + 1 + first.len_utf8() + 1)
}

/// The length up to the bracket that closes the first one.
fn bracketed(rest: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in rest.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' if depth == 1 => return at + 1,
            ']' => depth -= 1,
            _ => {}
        }
    }
    rest.len()
}
