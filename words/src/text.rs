//! Other people's text, made fit for a terminal.

/// Letters of a line that are shown.
const LONGEST: usize = 200;

/// A line without control characters, which could play tricks with the terminal, and not
/// endless. Tabs become blanks.
pub fn printable(line: &str) -> String {
    let mut shown: String = line
        .chars()
        .take(LONGEST)
        .map(|letter| match letter {
            '\t' => ' ',
            letter if letter.is_control() || turns(letter) => '\u{fffd}',
            letter => letter,
        })
        .collect();
    if line.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether it changes the direction in which others are shown: a verdict could be read backwards.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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

/// The text in which nothing means anything to a browser.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
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
        assert_eq!(printable("AC \u{202e}AW"), "AC \u{fffd}AW");
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
