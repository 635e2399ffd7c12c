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
    let mut raw = text.chars().filter(|it| it.is_control() && *it != '\n');
    assert_eq!(raw.next(), None, "{text:?}");
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
    let pupil = yard.class().join("Dung\x1b[31m\x07");
    fs::create_dir(&pupil).unwrap();
    fs::write(pupil.join("nim.c"), "int main() { return 0; }").unwrap();
    fs::write(yard.class().join("Em\x1b[2J.zip"), "no archive").unwrap();
    let class = yard.class().display().to_string();
    assert_plain(&said(&yard, &["class", &class]), "Dung");
}
