use super::*;

/// The tokens but for space, `kind:text`.
fn told(source: &str, syntax: Syntax) -> Vec<String> {
    let tokens = tokens(source, syntax).into_iter();
    let tokens = tokens.filter(|it| it.kind != Kind::Space);
    tokens
        .map(|it| format!("{:?}:{}", it.kind, it.text))
        .collect()
}

fn coded(source: &str, syntax: Syntax) -> String {
    let code: Vec<&str> = code(source, syntax).iter().map(|it| it.text).collect();
    code.join(" ")
}

#[test]
fn texts_are_whole_in_every_language() {
    for (syntax, texts) in [
        (
            Syntax::C,
            &[
                r#""a\"b""#,
                r"'\''",
                r#"L"a""#,
                r#"u8"a""#,
                r#"R"x(a)" " //)x""#,
                r#"LR"("\")""#,
            ][..],
        ),
        (Syntax::Go, &["`a\\`", "\"`\"", "'\"'", "`a\nb`"]),
        (Syntax::Java, &["\"\"\"\na \"b\" \\\"\"\" c\"\"\"", "'\"'"]),
        (Syntax::JavaScript, &["`a\n\\`b`", "'\"'"]),
        (Syntax::Pascal, &["'it''s'", "''", "'\\'", "''''"]),
        (
            Syntax::Python,
            &[
                "'''a\n'b'''",
                "rb\"\\\"\"",
                "f'{x}'",
                "\"\"\"\\\"\"\"\"",
                "''",
            ],
        ),
        (
            Syntax::Rust,
            &[
                "r#\"a\"b\"#",
                "br\"\\\"",
                "b'\\''",
                "'\\u{1F}'",
                "'é'",
                "'\\\\'",
                "\"a\nb\"",
                "c\"a\"",
            ],
        ),
        (Syntax::Shell, &["'a b'", "\"a\\\"b\""]),
    ] {
        for text in texts {
            let told = told(&format!("{text};"), syntax);
            assert_eq!(told, [format!("Text:{text}"), "Sign:;".to_owned()]);
        }
    }
}

#[test]
fn what_stands_between_the_quotes_is_told() {
    for (text, syntax) in [
        ("\"a.b\"", Syntax::C),
        ("L'a.b'", Syntax::C),
        ("R\"x(a.b)x\"", Syntax::C),
        ("`a.b`", Syntax::Go),
        ("rb'a.b'", Syntax::Python),
        ("\"\"\"a.b\"\"\"", Syntax::Python),
        ("br##\"a.b\"##", Syntax::Rust),
        ("'a.b'", Syntax::Pascal),
    ] {
        assert_eq!(tokens(text, syntax)[0].inner(), "a.b", "{text}");
    }
    assert_eq!(tokens("\"", Syntax::C)[0].inner(), "");
    assert_eq!(tokens("\"'#'\"", Syntax::C)[0].inner(), "'#'");
}

#[test]
fn comments_are_whole_and_hide_no_program() {
    for (source, syntax, expected) in [
        ("a//\"b\nc", Syntax::C, "a c"),
        ("a/*'*//**/b /* never", Syntax::C, "a b"),
        ("a/* /* */ b */ c", Syntax::Java, "a b * / c"),
        ("a/* /* */ b */ c", Syntax::Rust, "a c"),
        ("a#'b\nc", Syntax::Python, "a c"),
        ("a // b", Syntax::Go, "a"),
        ("{ a } b (* ' { *) c // d", Syntax::Pascal, "b c"),
        ("\"//\" '/*' a", Syntax::C, "\"//\" '/*' a"),
        ("'{' \"(* *)", Syntax::Pascal, "'{' \""),
    ] {
        assert_eq!(coded(source, syntax), expected, "{source}");
    }
}

#[test]
fn what_is_said_to_the_compiler_is_no_code() {
    for (source, syntax, expected) in [
        ("#include <a>\na", Syntax::C, "a"),
        (" # define A 'b' \\\n c\na # b", Syntax::C, "a # b"),
        ("/* */ #define A /*\n*/ b\nc", Syntax::C, "c"),
        (
            "#if 0\na\n#if 1\n#else\nb\n#endif\nc\n#else\nd\n#endif",
            Syntax::C,
            "d",
        ),
        ("#if 0 \r\ndon't\r\n#endif\r\na", Syntax::C, "a"),
        ("#if 1\na\n#endif", Syntax::C, "a"),
        ("{$R+} a", Syntax::Pascal, "a"),
        (
            "#![a(b[c])] #[d] e<'f>(&'static g, 'h')",
            Syntax::Rust,
            "e < > ( & g , 'h' )",
        ),
        ("// a\n#b\nc", Syntax::Rust, "# b c"),
    ] {
        assert_eq!(coded(source, syntax), expected, "{source}");
    }
    assert_eq!(
        told("#include <a>", Syntax::C),
        ["Directive:#include", "Sign:<", "Word:a", "Sign:>"]
    );
}

#[test]
fn numbers_words_and_operators_are_whole() {
    for (source, syntax, expected) in [
        (
            "1'000'000LL+0x1F-1e-9",
            Syntax::C,
            "1'000'000LL + 0x1F - 1e-9",
        ),
        ("0xE+1", Syntax::C, "0xE + 1"),
        (
            "1..5 2.5.x 1_000u32",
            Syntax::Rust,
            "1 . . 5 2.5 . x 1_000u32",
        ),
        ("a<<=b->*c>>d<-e", Syntax::C, "a <<= b ->* c >> d < - e"),
        ("a:=b;", Syntax::Pascal, "a := b ;"),
        ("Nim$1.$x", Syntax::Java, "Nim$1 . $x"),
        ("đống_2", Syntax::Python, "đống_2"),
        ("r#type bar\"x\"", Syntax::Rust, "r # type bar \"x\""),
        ("R8 u8 LR", Syntax::C, "R8 u8 LR"),
    ] {
        assert_eq!(coded(source, syntax), expected, "{source}");
    }
}

#[test]
fn nothing_is_lost_and_what_is_open_has_an_end() {
    let endings = ["cpp", "go", "java", "js", "pas", "py", "rs", "toml"];
    for syntax in endings.map(|it| Syntax::of(it).unwrap()) {
        for open in [
            "\"",
            "'",
            "`",
            "/*",
            "(*",
            "{",
            "{$",
            "#[",
            "#",
            "\"\\",
            "'\\",
            "'\\é",
            "\"\"\"ỗ",
            "x\\\n",
            "R\"",
            "R\"x(",
            "r##\"",
            "b'",
            "\\",
            "\u{feff}",
            "0x",
            "1.",
            "1e-",
            "#if 0",
            "é'",
        ] {
            for source in [open.to_owned(), format!("{open}\nđ 1 {open}")] {
                let tokens = tokens(&source, syntax);
                let all: String = tokens.iter().map(|it| it.text).collect();
                assert_eq!(all, source);
                assert!(tokens.iter().all(|it| &source[it.range()] == it.text));
                let _ = code(&source, syntax);
            }
        }
        // Of texts on one line none swallows what follows.
        assert!(coded("'\na", syntax).ends_with('a'));
    }
    assert_eq!(Syntax::of("txt"), None);
}
