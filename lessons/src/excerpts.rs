//! Programs in a text: each is an excerpt of one that is judged, whole in its brackets, and speaks the
//! language of its page.
//!
//! Comments are the page's own: they do not count when an excerpt is held against its source, since a
//! program has them in one language.

use std::fs;
use std::path::Path;

use bilingual::Lang;
use lexing::{Kind, Syntax, code, tokens};

use crate::lesson::{BEGIN_FROM, BEGIN_PROGRAM, Block, END, Lesson};

/// The fences of programs.
const PROGRAMS: [&str; 5] = ["cpp", "rust", "pascal", "python", "c"];

/// A comment has so many English words before it counts as English.
const WORDS: usize = 3;

/// Stands where a comment was taken away.
const CUT: char = '\0';

/// Every block of a program is an excerpt of one that is judged, in this room or from a page beside the
/// rooms in any.
pub(crate) fn faults(lesson: &Lesson<'_>, room: &Path, blocks: &[Block<'_>]) -> Vec<String> {
    let lines: Vec<&str> = lesson.text.lines().collect();
    let mut faults = Vec::new();
    for block in blocks {
        let Some(file) = block.mark.strip_prefix("from ") else {
            continue;
        };
        let of_room = file.strip_prefix("../problems/");
        let of_room = of_room.and_then(|it| it.split_once('/'));
        let own = of_room.map_or(file, |(_, own)| own);
        let is_judged = own == "src/rules.rs" || own.starts_with("submissions/");
        let shown = lines[block.lines.clone()].join("\n");
        let fence = block.fence.unwrap_or_default();
        let line = block.lines.start + 1;
        match fs::read_to_string(room.join(file)) {
            Ok(source) if is_judged && has_excerpt(&source, &shown, fence) => {}
            Ok(_) if is_judged => {
                faults.push(format!("line {line}: the block is no excerpt of {file}"));
            }
            _ => faults.push(format!("'{file}' is no program of a room")),
        }
        if !is_closed(&shown, fence) {
            let what = "a bracket of the block is not closed, or not opened";
            faults.push(format!("line {line}: {what}"));
        }
        let mut comments = split(&shown, fence).1.into_iter();
        if let Some(comment) = comments.find(|it| is_foreign(it, lesson.language)) {
            faults.push(format!(
                "line {line}: the comment '{}' is not in the language of the page; it may be put in other words than in {file}, or left out",
                comment.trim()
            ));
        }
    }
    let above = [""].iter().chain(&lines);
    for (number, (line, above)) in (1..).zip(lines.iter().zip(above)) {
        let fence = line.strip_prefix("```");
        let is_program = fence.is_some_and(|fence| PROGRAMS.contains(&fence));
        let is_marked = [BEGIN_FROM, BEGIN_PROGRAM]
            .iter()
            .any(|it| above.starts_with(it));
        if is_program && !is_marked {
            faults.push(format!(
                "line {number}: a program needs a mark '{BEGIN_FROM}…{END}'"
            ));
        }
    }
    faults
}

/// Whether the lines stand one after the other in the source, perhaps indented further, apart from comments.
fn has_excerpt(source: &str, shown: &str, fence: &str) -> bool {
    let [source, shown] = [source, shown].map(|text| split(text, fence).0);
    let shown = dedented(&shown);
    let mut windows = source.windows(shown.len().max(1));
    !shown.is_empty() && windows.any(|window| dedented(window) == shown)
}

fn dedented(lines: &[String]) -> Vec<&str> {
    let indent = |line: &&String| line.len() - line.trim_start().len();
    let said = lines.iter().filter(|line| !line.trim().is_empty());
    let least = said.map(|line| indent(&line)).min().unwrap_or(0);
    let cut = |line| str::get(line, least..).unwrap_or_default().trim_end();
    lines.iter().map(|line| cut(line.as_str())).collect()
}

/// The lines of a program without its comments, and these.
fn split<'a>(text: &'a str, fence: &str) -> (Vec<String>, Vec<&'a str>) {
    let Some(syntax) = Syntax::of(fence) else {
        return (text.lines().map(str::to_owned).collect(), Vec::new());
    };
    let (mut code, mut comments) = (String::new(), Vec::new());
    for token in tokens(text, syntax) {
        if token.kind == Kind::Comment {
            code.push(CUT);
            comments.push(token.text);
        } else {
            code += token.text;
        }
    }
    // A line that held nothing but comments is none.
    let is_left = |line: &&str| !line.contains(CUT) || !line.replace(CUT, "").trim().is_empty();
    let lines = code.lines().filter(is_left);
    let lines = lines.map(|line| line.replace(CUT, "").trim_end().to_owned());
    (lines.collect(), comments)
}

/// Whether every bracket that is opened is closed, in languages that have no other blocks.
fn is_closed(shown: &str, fence: &str) -> bool {
    let Some(syntax @ (Syntax::C | Syntax::Rust)) = Syntax::of(fence) else {
        return true;
    };
    let mut open = Vec::new();
    for token in code(shown, syntax) {
        match token.text {
            "(" => open.push(")"),
            "[" => open.push("]"),
            "{" => open.push("}"),
            ")" | "]" | "}" if open.pop() != Some(token.text) => return false,
            _ => {}
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
            assert_eq!(
                has_excerpt(source, &shown.join("\n"), "cpp"),
                is_one,
                "{shown:?}"
            );
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
            assert_eq!(is_closed(&shown.join("\n"), "cpp"), is_whole, "{shown:?}");
        }
        assert!(is_closed("fn f<'a>(x: &'a str) {\n}", "rust"));
        assert!(is_closed("begin", "pascal"));
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
            let comment = split(line, fence).1.concat();
            assert_eq!(is_foreign(&comment, Lang::Vi), vi, "{line}");
            assert_eq!(is_foreign(&comment, Lang::En), en, "{line}");
        }
    }
}
