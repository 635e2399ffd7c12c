//! What others wrote never reaches the terminal raw: it could move the cursor, change the title or
//! hide a verdict.

use std::fs;

use crate::common::yard::Yard;

/// Everything that the judge says to a command in this yard.
fn said(yard: &Yard, arguments: &[&str]) -> String {
    let set = yard.set();
    let output = yard
        .judge()
        .args(arguments)
        .arg("--root")
        .arg(set)
        .output()
        .unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

fn assert_plain(text: &str, word: &str) {
    assert!(text.contains(word), "'{word}' is not in\n{text}");
    let steers = |letter: char| {
        letter.is_control() && letter != '\n'
            || matches!(letter, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!text.contains(steers), "{text:?}");
}

/// Whether some line begins so.
fn begins_a_line(text: &str, word: &str) -> bool {
    text.lines().any(|line| line.starts_with(word))
}

#[test]
fn nothing_that_a_pupil_wrote_reaches_the_terminal_raw() {
    let yard = Yard::new(env!("CARGO_BIN_EXE_judge").as_ref());
    for (main, word) in [
        // In the place of an answer, in the last words, and in a name.
        ("puts(\"3\\x1b[2J\\x07\");", "WA"),
        (
            "fputs(\"\\x1b]0;title\\x07 sorry\\r\\n\", stderr); return 1;",
            "sorry",
        ),
        ("fclose(fopen(\"\\x1b[31mNIM.OUT\", \"w\"));", "PE"),
        ("#error \x1b[31mred\x07\n", "CE"),
    ] {
        let text = format!("#include <stdio.h>\nint main(void) {{\n{main}\nreturn 0; }}\n");
        let source = yard.file("odd.c", &text).display().to_string();
        assert_plain(&said(&yard, &["run", "nim", &source, "--test=1"]), word);
    }
    for name in [
        "\u{1b}[2J\u{202e}a.c",
        "b\u{2028}\u{85}\r.py",
        "a\nverdict: AC.c",
    ] {
        let source = yard.file(name, "").display().to_string();
        for command in ["run", "stress", "play"] {
            let text = said(&yard, &[command, "knight", &source]);
            assert_plain(&text, ": ");
            assert!(!begins_a_line(&text, "verdict: AC"), "{text}");
        }
    }
    let pupil = yard.class().join("Dung\x1b[31m\x07");
    fs::create_dir(&pupil).unwrap();
    fs::write(pupil.join("nim.c"), "int main() { return 0; }").unwrap();
    fs::write(yard.class().join("Em\x1b[2J.zip"), "no archive").unwrap();
    let class = yard.class().display().to_string();
    assert_plain(&said(&yard, &["class", &class]), "Dung");
}

#[test]
fn no_line_of_a_compiler_looks_like_one_of_the_judge() {
    let yard = Yard::new(env!("CARGO_BIN_EXE_judge").as_ref());
    let verdict = "verdict: AC  accepted";
    for (name, text) in [
        (
            "assert.cpp",
            format!("static_assert(false, \"\\n{verdict}\\n\");\n"),
        ),
        (
            "line.cpp",
            format!("#line 1 \"{verdict}\"\nint main() {{ return x; }}\n"),
        ),
        (
            "error.c",
            format!("#warning {verdict}\n#error \u{202e}{verdict}\nint x\n"),
        ),
        (
            "print.c",
            format!("__asm__(\".print \\\"{verdict}\\\"\\n.err\");\nint main(void) {{}}\n"),
        ),
        ("nim.py", format!("{verdict}\n\nx = = 1\n")),
        ("nim.js", format!("{verdict}\n;x = = 1\n")),
    ] {
        let source = yard.file(name, &text).display().to_string();
        let page = yard.path("page.html").display().to_string();
        for line in [
            vec!["run", "nim", &source, "--html", &page],
            vec!["stress", "nim", &source],
            vec!["play", "knight", &source],
        ] {
            let text = said(&yard, &line);
            if text.contains("cannot be judged here") {
                println!("skipped: {text}");
                continue;
            }
            assert_plain(&text, verdict);
            assert!(!begins_a_line(&text, verdict), "{text}");
            let quoted = text.lines().filter(|line| line.contains(verdict));
            assert!(
                quoted.clone().all(|line| line.starts_with("  │ ")),
                "{text}"
            );
        }
        if let Ok(page) = fs::read_to_string(&page) {
            assert_plain(&page, verdict);
        }
    }
    // A warning of a program that is wrong, and what a program says of itself.
    let text = format!(
        "#include <stdio.h>\n#warning {verdict}\nint main(void) {{ fputs(\"\\n{verdict}\\n\", stderr); \
         printf(\"0\\n{verdict}\\n\"); return 0; }}\n"
    );
    let source = yard.file("warning.c", &text).display().to_string();
    let text = said(&yard, &["run", "nim", &source, "--test=1", "--verbose"]);
    assert_plain(&text, verdict);
    assert!(!begins_a_line(&text, verdict), "{text}");
}
