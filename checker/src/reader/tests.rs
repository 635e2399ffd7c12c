use super::*;

/// What was read, or the checker's line.
fn told<T>(read: Result<T, Checked>) -> Result<T, String> {
    read.map_err(|outcome| outcome.to_string())
}

/// The tokens with their places: `1:3` stands for token 1 on line 3.
fn places(bytes: &[u8]) -> Vec<(String, usize, usize)> {
    let mut reader = Reader::of_output(bytes);
    std::iter::from_fn(|| reader.token())
        .map(|Token { bytes, place }| {
            let text = String::from_utf8_lossy(bytes).into_owned();
            (text, place.token, place.line)
        })
        .collect()
}

fn lines(text: &str) -> Vec<usize> {
    let places = places(text.as_bytes());
    places.into_iter().map(|(_, _, line)| line).collect()
}

#[test]
fn tokens_know_their_number_and_their_line() {
    let token = |text: &str, token, line| (text.to_owned(), token, line);
    assert_eq!(
        places(b"3 x\n\n\t-7"),
        [token("3", 1, 1), token("x", 2, 1), token("-7", 3, 3)]
    );
    assert_eq!(places(b" \r\n\t\x0b\x0c"), []);
}

#[test]
fn every_kind_of_line_end_is_counted_once() {
    for text in [
        "a\nb\n\nc",
        "a\r\nb\r\n\r\nc\r\n",
        "a\rb\r\rc\r",
        "a\r\r\nb\r\r\n\r\r\nc",
        "a\n b\n \t\n  c",
    ] {
        assert_eq!(lines(text), [1, 2, 4], "{text:?}");
    }
    assert_eq!(lines("\r\r \ra\r \nb"), [4, 6]);
}

#[test]
fn a_byte_order_mark_is_skipped_at_the_beginning_only() {
    assert_eq!(places("\u{feff}7".as_bytes())[0].0, "7");
    assert_eq!(places("\u{feff}\u{feff}7".as_bytes())[0].0, "\u{feff}7");
    assert_eq!(places("7 \u{feff}".as_bytes()).len(), 2);
    assert!(Reader::of_output(b"\xef\xbb\xbf").at_end());
}

#[test]
fn any_bytes_are_tokens_between_white_space() {
    let every_byte: Vec<u8> = (0..=255).collect();
    let mut reader = Reader::of_output(&every_byte);
    let mut tokens = std::iter::from_fn(|| reader.token()).map(|token| token.bytes.len());
    // 0x00 to 0x08, 0x0E to 0x1F, 0x21 to 0xFF.
    assert_eq!(tokens.next(), Some(9));
    assert_eq!(tokens.next(), Some(18));
    assert_eq!(tokens.next(), Some(223));
    assert_eq!(tokens.next(), None);
}

#[test]
fn numbers_are_read_or_refused_with_their_name_and_place() {
    let read = |text: &'static str| {
        let mut reader = Reader::of_output(text.as_bytes());
        reader.token();
        told(reader.int(format_args!("move {}: heap", 2), 1..=4_usize))
    };
    let wrong = |message: &str| Err(format!("wrong answer {message}"));
    let format = |message: &str| Err(format!("wrong output format {message}"));
    assert_eq!(read("1\n4"), Ok(4));
    assert_eq!(read("1\n004"), Ok(4));
    assert_eq!(
        read("1\n5"),
        wrong("token 2 (line 2): move 2: heap: expected a number in 1..=4, found 5")
    );
    assert_eq!(
        read("1 -1"),
        wrong("token 2 (line 1): move 2: heap: expected a number in 1..=4, found -1")
    );
    assert_eq!(
        read("1 99999999999999999999999999999999999999999"),
        wrong(
            "token 2 (line 1): move 2: heap: expected a number in 1..=4, \
             found '9999999999999999999999999999999999999999…' (41 letters)"
        )
    );
    for junk in ["12x", "+3", "3.0", "-", "0x3", "1e0", "٣"] {
        let text: &'static str = format!("1 {junk}").leak();
        assert_eq!(
            read(text),
            format(&format!(
                "token 2 (line 1): move 2: heap: expected a number in 1..=4, found '{junk}'"
            ))
        );
    }
    assert_eq!(
        read("1\n\n"),
        format("the output ends after token 1 (line 1): move 2: heap: expected a number in 1..=4")
    );
    assert_eq!(
        read(""),
        format("the output is empty: move 2: heap: expected a number in 1..=4")
    );
}

#[test]
fn floats_are_read_or_refused_with_their_name_and_place() {
    let read = |text: &str| {
        let mut reader = Reader::of_output(text.as_bytes());
        reader.token();
        told(reader.float("value"))
    };
    for (text, value) in [
        ("1\n2.562442", 2.562_442),
        ("1 -0", 0.0),
        ("1 -7", -7.0),
        ("1 +.5", 0.5),
        ("1 1e-3", 0.001),
    ] {
        assert_eq!(read(text), Ok(value), "{text}");
    }
    for junk in ["1,5", "0x1", "--1", "٣", "1.5.", "."] {
        assert_eq!(
            read(&format!("1\n{junk}")),
            Err(format!(
                "wrong output format token 2 (line 2): value: expected a decimal number, found '{junk}'"
            ))
        );
    }
    for endless in ["inf", "-Infinity", "NaN", "1e999"] {
        assert_eq!(
            read(&format!("1\n{endless}")),
            Err(format!(
                "wrong answer token 2 (line 2): value: expected a decimal number, found '{endless}'"
            ))
        );
    }
    assert_eq!(
        read("1").unwrap_err(),
        "wrong output format the output ends after token 1 (line 1): value: expected a decimal \
         number"
    );
    let of_answer = Reader::of_answer(b"x").float("value");
    assert_eq!(of_answer.unwrap_err().exit_code(), 3);
}

#[test]
fn words_must_be_text() {
    let mut reader = Reader::of_output("Rôn \u{1}\n\n\n".as_bytes());
    assert_eq!(reader.word("winner"), Ok("Rôn"));
    assert_eq!(reader.word("winner"), Ok("\u{1}"));
    assert_eq!(
        reader.word("winner").unwrap_err().message(Lang::En),
        "the output ends after token 2 (line 1): winner: expected a word"
    );
    assert_eq!(
        told(Reader::of_output(b"\n\xffx").word("winner")),
        Err(r"wrong output format token 1 (line 2): winner: expected a word, found '\xFFx'".into())
    );
}

#[test]
fn a_choice_is_one_of_its_words() {
    let choose =
        |text: &'static [u8]| Reader::of_output(text).choice("verdict", &["LOSE", "DRAW", "WIN"]);
    assert_eq!(choose(b"DRAW"), Ok(1));
    assert_eq!(
        choose(b"draw").unwrap_err().to_string(),
        "wrong output format token 1 (line 1): verdict: expected LOSE or DRAW or WIN, found 'draw'"
    );
    assert_eq!(
        choose(b"").unwrap_err().message(Lang::Vi),
        "kết quả rỗng: verdict: cần LOSE hoặc DRAW hoặc WIN"
    );
}

#[test]
fn the_end_is_white_space_only() {
    let mut reader = Reader::of_output(b"1\n \r\n\t");
    assert!(!reader.at_end());
    assert_eq!(reader.last_place(), None);
    reader.token();
    assert!(reader.at_end());
    assert_eq!(reader.end(), Ok(()));
    assert_eq!(reader.end(), Ok(()));
    let mut reader = Reader::of_output(b"1\n99");
    reader.token();
    assert!(!reader.at_end());
    assert_eq!(
        reader.end().unwrap_err().to_string(),
        "wrong answer token 2 (line 2): '99' stands after the end of the expected output"
    );
}

#[test]
fn messages_of_a_checker_stand_at_the_token_last_read() {
    let mut reader = Reader::of_output(b"1 2");
    assert_eq!(reader.wrong("odd").to_string(), "wrong answer odd");
    reader.token();
    assert_eq!(
        reader.wrong("odd").to_string(),
        "wrong answer token 1 (line 1): odd"
    );
    assert_eq!(
        reader.format("odd").line(Lang::Vi),
        "wrong output format từ thứ 1 (dòng 1): odd"
    );
}

#[test]
fn whatever_is_wrong_in_the_reference_is_a_judge_error() {
    let faults: [fn(&mut Reader<'_>) -> Checked; 6] = [
        |reader| reader.int("k", 0..=9_u8).unwrap_err(),
        |reader| reader.word("k").unwrap_err(),
        |reader| reader.choice("k", &[]).unwrap_err(),
        |reader| reader.end().unwrap_err(),
        |reader| reader.wrong("odd"),
        |reader| reader.missing("a number"),
    ];
    for fault in faults {
        let line = fault(&mut Reader::of_answer(b"\xff")).to_string();
        assert!(line.starts_with("FAIL the reference's file: "), "{line}");
    }
    assert_eq!(
        told(Reader::of_answer(b"").int("k", 0..=9_u8)),
        Err("FAIL the reference's file: it is empty: k: expected a number in 0..=9".into())
    );
}

#[test]
fn huge_outputs_are_passed_over_once() {
    let token = vec![b'7'; 50_000_000];
    let mut reader = Reader::of_output(&token);
    assert_eq!(
        told(reader.int("k", 0..=9_u64)),
        Err(format!(
            "wrong answer token 1 (line 1): k: expected a number in 0..=9, found '{}…' (50000000 \
             letters)",
            "7".repeat(40)
        ))
    );
    for end in ["\n", "\r\n", "\r"] {
        let blank = end.repeat(1_000_000) + "x";
        assert_eq!(lines(&blank), [1_000_001]);
        assert!(Reader::of_output(end.repeat(1_000_000).as_bytes()).at_end());
    }
}
