//! Programs in a text: each is an excerpt of one that is judged, whole in its brackets, and speaks the
//! language of its page.
//!
//! Comments are the page's own: they do not count when an excerpt is held against its source, since a
//! program has them in one language.

use std::fs;
use std::path::Path;

use bilingual::Lang;

use crate::lesson::{BEGIN_FROM, Block, END, Lesson};

/// The fences of programs.
const PROGRAMS: [&str; 5] = ["cpp", "rust", "pascal", "python", "c"];

/// A comment has so many English words before it counts as English.
const WORDS: usize = 3;

/// Every block of a program is an excerpt of one that is judged, in this room or from a page beside the
/// rooms in any.
pub(crate) fn faults(lesson: &Lesson<'_>, room: &Path, blocks: &[Block<'_>]) -> Vec<String> {
    let lines: Vec<&str> = lesson.text.lines().collect();
    let mut faults = Vec::new();
    for block in blocks {
        let Some(file) = block.mark.strip_prefix("from ") else {
            continue;
        };
        let of_room = file
            .strip_prefix("../problems/")
            .and_then(|it| it.split_once('/'));
        let own = of_room.map_or(file, |(_, own)| own);
        let is_judged = own == "src/rules.rs" || own.starts_with("submissions/");
        let shown = &lines[block.lines.clone()];
        let fence = block.fence.unwrap_or_default();
        let line = block.lines.start + 1;
        match fs::read_to_string(room.join(file)) {
            Ok(source) if is_judged && has_excerpt(&source, shown, fence) => {}
            Ok(_) if is_judged => {
                faults.push(format!("line {line}: the block is no excerpt of {file}"));
            }
            _ => faults.push(format!("'{file}' is no program of a room")),
        }
        if !is_closed(shown, fence) {
            faults.push(format!(
                "line {line}: a bracket of the block is not closed, or not opened"
            ));
        }
        let mut comments = shown.iter().filter_map(|it| split(it, fence).1);
        if let Some(comment) = comments.find(|it| is_foreign(it, lesson.language)) {
            faults.push(format!(
                "line {line}: the comment '{}' is not in the language of the page; it may be put in other words than in {file}, or left out",
                comment.trim()
            ));
        }
    }
    for (number, line) in lines.iter().enumerate() {
        let is_program = line
            .strip_prefix("```")
            .is_some_and(|fence| PROGRAMS.contains(&fence));
        let is_marked = number > 0 && lines[number - 1].starts_with(BEGIN_FROM);
        if is_program && !is_marked {
            faults.push(format!(
                "line {}: a program needs a mark '{BEGIN_FROM}…{END}'",
                number + 1
            ));
        }
    }
    faults
}

/// Whether the lines stand one after the other in the source, perhaps indented further, apart from comments.
fn has_excerpt(source: &str, shown: &[&str], fence: &str) -> bool {
    let of = |lines: &[&str]| -> Vec<String> {
        let split = lines.iter().map(|line| split(line, fence));
        let code = split.filter(|(code, comment)| comment.is_none() || !code.trim().is_empty());
        code.map(|(code, _)| code.trim_end().to_owned()).collect()
    };
    let source: Vec<&str> = source.lines().collect();
    let (source, shown) = (of(&source), of(shown));
    let shown = dedented(&shown);
    !shown.is_empty()
        && source
            .windows(shown.len())
            .any(|window| dedented(window) == shown)
}

fn dedented(lines: &[String]) -> Vec<&str> {
    let indent = |line: &&String| line.len() - line.trim_start().len();
    let said = lines.iter().filter(|line| !line.trim().is_empty());
    let least = said.map(|line| indent(&line)).min().unwrap_or(0);
    let cut = |line| str::get(line, least..).unwrap_or_default().trim_end();
    lines.iter().map(|line| cut(line.as_str())).collect()
}

/// A line's code, and its comment if there is one.
fn split<'a>(line: &'a str, fence: &str) -> (&'a str, Option<&'a str>) {
    let sign = match fence {
        "python" => "#",
        "text" | "" => return (line, None),
        _ => "//",
    };
    if let Some((at, _)) =
        outside_strings(line, fence).find(|(at, _)| line[*at..].starts_with(sign))
    {
        return (&line[..at], Some(&line[at + sign.len()..]));
    }
    // Pascal's other comments end a line.
    let pascal = (fence == "pascal").then(|| line.strip_suffix('}')?.rsplit_once('{'));
    match pascal.flatten() {
        Some((code, comment)) if !comment.starts_with('$') => (code, Some(comment)),
        _ => (line, None),
    }
}

/// The letters of a line of a program that stand in no string, each with its place.
fn outside_strings<'a>(line: &'a str, fence: &'a str) -> impl Iterator<Item = (usize, char)> + 'a {
    let mut quote = None;
    let mut is_escaped = false;
    line.char_indices().filter(move |&(at, letter)| {
        match quote {
            _ if is_escaped => is_escaped = false,
            Some(_) if letter == '\\' => is_escaped = true,
            Some(open) if open == letter => quote = None,
            None if "\"'".contains(letter) && is_quote(&line[at..], fence) => quote = Some(letter),
            None => return true,
            Some(_) => {}
        }
        false
    })
}

/// Whether the quotation mark that begins this text opens a string: one of Rust may begin a lifetime, one of
/// C++ part digits.
fn is_quote(text: &str, fence: &str) -> bool {
    let is_letter = || {
        let mut letters = text.chars().skip(1);
        let first = letters.next();
        first == Some('\\') || letters.next() == Some('\'')
    };
    text.starts_with('"') || !["cpp", "c", "rust"].contains(&fence) || is_letter()
}

/// Whether every bracket that is opened is closed, in languages that have no other blocks.
fn is_closed(shown: &[&str], fence: &str) -> bool {
    if !["cpp", "c", "rust"].contains(&fence) {
        return true;
    }
    let mut open = Vec::new();
    for line in shown {
        let code = split(line, fence).0;
        for (_, letter) in outside_strings(code, fence) {
            let begin = match letter {
                '{' | '(' | '[' => {
                    open.push(letter);
                    continue;
                }
                '}' => '{',
                ')' => '(',
                ']' => '[',
                _ => continue,
            };
            if open.pop() != Some(begin) {
                return false;
            }
        }
    }
    open.is_empty()
}

/// Whether a comment is in the other language than its page.
fn is_foreign(comment: &str, language: Lang) -> bool {
    let is_vietnamese = |letter: char| {
        letter.is_lowercase() && !letter.is_ascii() && !('α'..='ω').contains(&letter)
    };
    let has_vietnamese = comment.chars().any(is_vietnamese);
    match language {
        Lang::En => has_vietnamese,
        Lang::Vi => {
            let is_word =
                |word: &&str| word.len() > 1 && word.bytes().all(|it| it.is_ascii_lowercase());
            !has_vietnamese && comment.split_whitespace().filter(is_word).count() >= WORDS
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_stands_line_for_line_in_its_source() {
        let source =
            "int main() {\n    // đi\n    if (x) {\n        return 0;  // xong\n    }\n}\n";
        for (shown, is_one) in [
            (&["if (x) {", "    return 0;", "}"][..], true),
            (&["// go", "if (x) {", "    return 0;  // done", "}"], true),
            (&["return 0;"], true),
            (&["if (x) {", "return 0;", "}"], false),
            (&["return 0;", "}", "return 0;"], false),
            (&[], false),
        ] {
            assert_eq!(has_excerpt(source, shown, "cpp"), is_one, "{shown:?}");
        }
    }

    #[test]
    fn brackets_close_but_in_strings_and_comments() {
        for (shown, is_whole) in [
            (&["if (x) {", "}"][..], true),
            (&["if (x) {"], false),
            (&["} else {"], false),
            (&["f('{', \"(\"); // )"], true),
            (&["long big = 1'000'000; }"], false),
            (&["char c = '\\'';"], true),
        ] {
            assert_eq!(is_closed(shown, "cpp"), is_whole, "{shown:?}");
        }
        assert!(is_closed(&["fn f<'a>(x: &'a str) {", "}"], "rust"));
        assert!(is_closed(&["begin"], "pascal"));
    }

    #[test]
    fn comments_are_in_the_language_of_the_page() {
        for (line, fence, vi, en) in [
            ("x; // để lại thế thua", "cpp", false, true),
            ("x; // leave a lost one", "cpp", true, false),
            ("x; // O(n log n)", "cpp", false, false),
            ("x = 1  # hết sỏi", "python", false, true),
            ("x := 1; { hết sỏi }", "pascal", false, true),
            ("{$mode objfpc}", "pascal", false, false),
            ("s = \"# thế\"", "python", false, false),
        ] {
            let comment = split(line, fence).1.unwrap_or_default();
            assert_eq!(is_foreign(comment, Lang::Vi), vi, "{line}");
            assert_eq!(is_foreign(comment, Lang::En), en, "{line}");
        }
    }
}
