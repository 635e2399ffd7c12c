//! Other people's text, made fit to be shown, on a terminal and in a page.
//!
//! What compilers and programs print, and how files are called, is chosen by people who may want to
//! be taken for the judge. So none of it is shown without one of these functions: no letter of it
//! moves the cursor or turns the direction of reading, and where whole lines of it are shown,
//! each stands behind a [`gutter`].

use std::path::Path;

/// Letters of a line that are shown.
const LONGEST: usize = 200;

/// A text on one line, without letters that steer whoever shows it. Tabs become blanks.
pub fn plain(text: &str) -> String {
    text.chars().map(tamed).collect()
}

/// The same, and not endless.
pub fn printable(line: &str) -> String {
    let mut shown: String = line.chars().take(LONGEST).map(tamed).collect();
    if line.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The name of a file, as it is shown: whatever its bytes are.
pub fn name(path: &Path) -> String {
    plain(&path.to_string_lossy())
}

/// A line that others wrote, behind a mark that none of ours has.
pub fn gutter(line: &str) -> String {
    format!("│ {}", printable(line)).trim_end().to_owned()
}

/// A letter, or what stands for one that steers: a tab, or one of those that nobody sees.
fn tamed(letter: char) -> char {
    match letter {
        '\t' => ' ',
        letter if steers(letter) => '\u{fffd}',
        letter => letter,
    }
}

/// Whether it does something to others instead of being seen itself: moves the cursor, breaks or
/// joins lines, or changes the direction in which they are read, so that a verdict could be read
/// backwards.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// The last lines of a text that say something, fit for a terminal.
pub fn last_lines(text: &[u8], count: usize) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let mut lines: Vec<String> = text
        .lines()
        .rev()
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
        .take(count)
        .map(printable)
        .collect();
    lines.reverse();
    lines
}

/// The text in which nothing means anything to a browser, and nothing steers its reader; lines
/// stay lines.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\n' => safe.push(letter),
            letter => safe.push(tamed(letter)),
        }
    }
    safe
}

/// The lines of Markdown that stand in no fenced block.
pub fn outside_blocks<'a>(
    lines: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = &'a str> {
    let mut is_code = false;
    lines.into_iter().filter(move |line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lose_control_characters_and_excess_length() {
        assert_eq!(
            printable("a\tb\u{1b}[31mc\u{7}"),
            "a b\u{fffd}[31mc\u{fffd}"
        );
        assert_eq!(printable(&"x".repeat(1000)).chars().count(), LONGEST + 1);
        assert_eq!(printable("trò chơi"), "trò chơi");
    }

    #[test]
    fn no_letter_steers_the_reader_on_a_terminal_or_in_a_page() {
        for letter in "\r\u{b}\u{1b}\u{7f}\u{85}\u{9b}\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\
                       \u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2060}\u{2066}\
                       \u{2067}\u{2068}\u{2069}\u{feff}\u{fff9}\u{e0041}"
            .chars()
        {
            let text = format!("AC {letter}AW");
            for shown in [plain(&text), printable(&text), escaped(&text)] {
                assert_eq!(shown, "AC \u{fffd}AW", "{letter:?}");
            }
        }
        // Vietnamese, whole or put together.
        for text in ["Nguyễn Văn Đức", "Nguye\u{302}\u{303}n"] {
            assert_eq!((plain(text), escaped(text)), (text.into(), text.into()));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_name_is_shown_on_one_line_whatever_its_bytes() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let shown = |bytes| name(Path::new(OsStr::from_bytes(bytes)));
        assert_eq!(shown(b"b\xe0i.cpp"), "b\u{fffd}i.cpp");
        assert_eq!(shown(b"a\nverdict: AC"), "a\u{fffd}verdict: AC");
        let deep = [b'x'; 1000];
        assert_eq!(shown(&deep).len(), 1000);
    }

    #[test]
    fn a_line_of_others_stands_behind_a_gutter() {
        assert_eq!(gutter("verdict: AC"), "│ verdict: AC");
        assert_eq!(gutter("\rAC"), "│ \u{fffd}AC");
        assert_eq!(gutter(""), "│");
    }

    #[test]
    fn what_a_program_prints_cannot_become_part_of_a_page() {
        assert_eq!(
            escaped("<script>alert(\"&\")</script>"),
            "&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;"
        );
    }

    #[test]
    fn blocks_and_their_fences_are_left_out() {
        let text = "a\n```cpp\n# b\n```\nc\n```\nd";
        assert!(outside_blocks(text.lines()).eq(["a", "c"]));
    }

    #[test]
    fn the_last_lines_with_text_are_kept_in_order() {
        assert_eq!(last_lines(b"1\n2\r\n\n3\n \n\n", 2), ["2", "3"]);
        assert!(last_lines(b"", 2).is_empty());
        assert_eq!(last_lines(b"\xff\n", 2), ["\u{fffd}"]);
    }
}
