use super::*;

const FLOATS: CheckerMode = CheckerMode::Floats {
    absolute: 1e-6,
    relative: 1e-6,
};
const MODES: [CheckerMode; 4] = [
    CheckerMode::Tokens,
    CheckerMode::TokensNocase,
    CheckerMode::Lines,
    FLOATS,
];

fn judge(mode: CheckerMode, answer: impl AsRef<[u8]>, output: impl AsRef<[u8]>) -> Checked {
    compare(mode, output.as_ref(), answer.as_ref())
}

fn accepts(mode: CheckerMode, answer: impl AsRef<[u8]>, output: impl AsRef<[u8]>) -> bool {
    judge(mode, answer, output) == Checked::Accepted
}

#[track_caller]
fn wrong(mode: CheckerMode, answer: impl AsRef<[u8]>, output: impl AsRef<[u8]>, message: &str) {
    let line = judge(mode, answer, output).to_string();
    assert_eq!(line, format!("wrong answer {message}"));
}

#[track_caller]
fn format(mode: CheckerMode, answer: impl AsRef<[u8]>, output: impl AsRef<[u8]>, message: &str) {
    let line = judge(mode, answer, output).to_string();
    assert_eq!(line, format!("wrong output format {message}"));
}

#[test]
fn line_ends_marks_and_trailing_blanks_never_matter() {
    let answer = "YES 3\n0.5 -7\n\nx\n";
    for mode in MODES {
        for output in [
            answer,
            "YES 3\r\n0.5 -7\r\n\r\nx\r\n",
            "YES 3\r\r\n0.5 -7\r\r\n\r\r\nx\r\r\n",
            "YES 3\r0.5 -7\r\rx\r",
            "\u{feff}YES 3\n0.5 -7\n\nx\n",
            "YES 3 \t\n0.5 -7  \n   \nx \n\n \n\r\n",
            "  YES\t3\n\t0.5   -7\n\nx",
        ] {
            assert!(accepts(mode, answer, output), "{mode:?} {output:?}");
            assert!(accepts(mode, output, answer), "{mode:?} {output:?}");
        }
        assert!(accepts(mode, "", "\n \r\n"));
    }
}

#[test]
fn the_first_difference_is_named() {
    for mode in MODES {
        let outcome = judge(mode, "1 2\n\nx 13 y", "1 2\n\nx 12 0");
        let message = "wrong answer token 4 (line 3): expected 13, found 12";
        assert!(outcome.to_string().starts_with(message), "{mode:?}");
    }
}

#[test]
fn an_output_that_ends_too_early_is_wrong() {
    for mode in MODES {
        let message = "the output ends after token 3 (line 2): expected 13";
        wrong(mode, "1 2\nx 13 y\n", "1 2\nx\n\n\n", message);
    }
}

#[test]
fn an_empty_output_is_no_answer() {
    for mode in MODES {
        for output in ["", "\n\n", "\u{feff}", " \r\n"] {
            format(mode, "3\n", output, "the output is empty: expected 3");
        }
    }
}

#[test]
fn tokens_after_the_end_are_wrong() {
    for mode in MODES {
        let message = "token 3 (line 4): '99' stands after the end of the expected output";
        wrong(mode, "1 2\n", "1 2\n\n\n99 100", message);
    }
}

#[test]
fn tokens_are_never_glued_or_split() {
    for mode in MODES {
        wrong(mode, "a b", "ab", "token 1 (line 1): expected a, found ab");
        wrong(mode, "ab", "a b", "token 1 (line 1): expected ab, found a");
        assert!(!accepts(mode, "a b", "a\u{a0}b"));
        assert!(!accepts(mode, "a b", "a\0b"));
    }
}

#[test]
fn tokens_are_compared_as_they_are_written() {
    let differ = |expected: &str, found: &str| {
        let message = format!("token 1 (line 1): expected {expected}, found {found}");
        wrong(CheckerMode::Tokens, expected, found, &message);
    };
    differ("5", "05");
    differ("5", "+5");
    differ("YES", "Yes");
    differ("0", "-0");
    assert!(accepts(CheckerMode::Tokens, "1 2 3", "1\n2\n\n3"));
}

#[test]
fn case_is_ignored_for_ascii_letters_only() {
    assert!(accepts(
        CheckerMode::TokensNocase,
        "YES No 1e5",
        "yes nO 1E5"
    ));
    assert!(!accepts(CheckerMode::TokensNocase, "Rôn", "RÔN"));
    assert!(!accepts(CheckerMode::TokensNocase, "[", "{"));
    assert!(!accepts(CheckerMode::TokensNocase, "YES", "YEA"));
    let (upper, lower) = ("AB".repeat(50_000), "ab".repeat(50_000));
    assert!(accepts(CheckerMode::TokensNocase, &upper, &lower));
    wrong(
        CheckerMode::TokensNocase,
        &upper,
        lower + "c",
        "token 1 (line 1): goes on after letter 100000, its last",
    );
}

#[test]
fn long_tokens_are_compared_letter_by_letter() {
    let expected = "A".repeat(100_000);
    let mut found = expected.clone();
    found.replace_range(1233..1234, "B");
    for mode in MODES {
        let message = "token 1 (line 1): differs at letter 1234: expected A, found B";
        wrong(mode, &expected, &found, message);
        let message = "token 1 (line 1): breaks off after letter 1233 of 100000";
        wrong(mode, &expected, &expected[..1233], message);
        let message = "token 1 (line 1): goes on after letter 1233, its last";
        wrong(mode, &expected[..1233], &expected, message);
    }
    wrong(
        CheckerMode::Tokens,
        "13",
        &expected,
        &format!(
            "token 1 (line 1): expected 13, found '{}…' (100000 letters)",
            "A".repeat(40)
        ),
    );
}

#[test]
fn letters_of_more_than_one_byte_are_shown_whole() {
    // The two last letters differ in their third byte only.
    let (expected, found) = ("ắ".repeat(50), "ắ".repeat(49) + "ằ");
    assert_eq!(&expected.as_bytes()[..149], &found.as_bytes()[..149]);
    wrong(
        CheckerMode::Tokens,
        &expected,
        &found,
        "token 1 (line 1): differs at letter 50: expected ắ, found ằ",
    );
    let (expected, found) = ([0x80; 50], [vec![0x80; 49], vec![0x81]].concat());
    assert!(!accepts(CheckerMode::Tokens, expected, found));
}

#[test]
fn binary_output_is_shown_escaped() {
    wrong(
        CheckerMode::Tokens,
        "3",
        b"\xff\xfe3\0\r\0\n\0",
        r"token 1 (line 1): expected 3, found '\xFF\xFE3\0'",
    );
}

#[test]
fn lines_must_break_where_the_reference_breaks_them() {
    let lines = CheckerMode::Lines;
    let answer = "1 2\n3\n\n4 5\n";
    assert!(accepts(lines, answer, " 1\t2 \r\n3\n  \n4  5"));
    format(
        lines,
        answer,
        "1\n2 3\n\n4 5",
        "line 1 ends after token 1: expected 2",
    );
    format(
        lines,
        answer,
        "1 2 3\n\n4 5",
        "token 3 (line 1): '3' stands after the end of the expected line",
    );
    format(
        lines,
        answer,
        "1 2\n3\n4 5",
        "token 4 (line 3): '4' stands where a blank line is expected",
    );
    format(
        lines,
        answer,
        "1 2\n\n3\n\n4 5",
        "line 2 is blank: expected 3",
    );
    format(
        lines,
        answer,
        "\n1 2\n3\n\n4 5",
        "line 1 is blank: expected 1",
    );
    format(
        lines,
        "\n1",
        "1",
        "token 1 (line 1): '1' stands where a blank line is expected",
    );
    // Wrong tokens are a wrong answer, on whatever lines.
    wrong(
        lines,
        answer,
        "1\n2 3\n\n4 6",
        "line 1 ends after token 1: expected 2",
    );
    wrong(
        lines,
        answer,
        "1 2\n7\n\n4 5",
        "token 3 (line 2): expected 3, found 7",
    );
}

#[test]
fn numbers_within_either_error_are_equal() {
    let mode = CheckerMode::Floats {
        absolute: 1e-3,
        relative: 1e-2,
    };
    for (expected, found) in [
        ("0", "0.001"),
        ("0", "-0.0"),
        ("1", "1.01"),
        ("0.5", "0.501"),
        ("1", "+1"),
        ("100", "99.0"),
        ("-100", "-1.01e2"),
        ("0.5", ".5"),
        ("5", "5."),
        ("1e300", "1.001e300"),
        ("YES", "YES"),
    ] {
        assert!(accepts(mode, expected, found), "{expected} {found}");
    }
    for (expected, found) in [
        ("0", "0.0011"),
        ("1", "1.02"),
        ("-1", "1"),
        ("1e308", "-1e308"),
        ("1e300", "1.1e300"),
        ("YES", "yes"),
        ("YES", "1"),
    ] {
        assert!(
            matches!(judge(mode, expected, found), Checked::Wrong(_)),
            "{expected} {found}"
        );
    }
    let exact = CheckerMode::Floats {
        absolute: 0.0,
        relative: 0.0,
    };
    assert!(accepts(exact, "0.5", "5e-1"));
    assert!(!accepts(exact, "0.5", "0.5000001"));
}

#[test]
fn the_error_of_a_number_is_told() {
    wrong(
        FLOATS,
        "1 0.5",
        "1 0.6",
        "token 2 (line 1): expected 0.5, found 0.6: \
         the error 1.0e-1 is more than 1e-6 absolute and 1e-6 relative",
    );
}

#[test]
fn what_is_no_finite_number_is_never_accepted_for_one() {
    for found in ["nan", "NaN", "inf", "-inf", "Infinity", "1e999"] {
        let message = format!("token 1 (line 1): expected 0.5, found {found}");
        wrong(FLOATS, "0.5", found, &message);
        let loose = CheckerMode::Floats {
            absolute: f64::INFINITY,
            relative: f64::INFINITY,
        };
        assert!(!accepts(loose, "0.5", found));
        assert_eq!(
            judge(FLOATS, found, found).to_string(),
            format!("FAIL the reference's file: token 1 (line 1): {found} is no finite number")
        );
    }
    for found in ["x", "0x1p-1", "1_0", "0.5f", "--1", "1e", "."] {
        let message = format!("token 1 (line 1): expected 0.5, found {found}, which is no number");
        format(FLOATS, "0.5", found, &message);
    }
    format(
        FLOATS,
        "0.5",
        "0,5",
        "token 1 (line 1): expected 0.5, found '0,5', which is no number",
    );
}

#[test]
fn huge_outputs_are_judged_in_every_mode() {
    let token = vec![b'7'; 50_000_000];
    let blank = b"\r\n".repeat(1_000_000);
    let many = b"3 ".repeat(1_000_000);
    for mode in MODES {
        assert!(!accepts(mode, "x", &token));
        assert!(accepts(mode, "3\n", [b"3", &blank[..]].concat()));
        format(mode, "3", &blank, "the output is empty: expected 3");
        let message = "token 2 (line 1): '3' stands after the end of the expected output";
        wrong(mode, "3", &many, message);
    }
    assert!(accepts(CheckerMode::Tokens, &token, &token));
}
