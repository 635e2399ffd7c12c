//! What a lesson is made of: headings, hints, and blocks below marks.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

use bilingual::{Lang, Text, sentences, text::outside_blocks};

/// How a line begins that says which command prints the block below.
pub const BEGIN_JUDGE: &str = "<!-- judge ";

/// How a line begins below which the head of a lesson stands, as a quote.
pub const BEGIN_HEAD: &str = "<!-- judge head ";

/// How a line begins below which the table of limits stands, and one above a sample.
pub const BEGIN_LIMITS: &str = "<!-- judge limits ";
/// See [`BEGIN_LIMITS`].
pub const BEGIN_SAMPLE: &str = "<!-- judge sample ";

/// How a line of the head begins.
pub const HEAD_LINE: &str = "> - ";

/// How a line begins that says where the block below stands.
pub const BEGIN_FROM: &str = "<!-- from ";

/// How a line begins below which a whole program of a room stands, in C++; it is there in the other languages too.
pub const BEGIN_PROGRAM: &str = "<!-- program ";

/// How all these end.
pub const END: &str = " -->";

/// The file of a lesson.
pub const FILE: Text = Text::new("lesson.vi.md", "lesson.en.md");

/// The file of a statement.
pub const STATEMENT: Text = Text::new("statement.vi.md", "statement.en.md");

sentences! {
    // The headings of the sections.
    HINTS: "Gợi ý", "Hints";
    SLOW_WAY: "Cách chậm", "The slow way";
    LOOK: "Nhìn bảng", "Look";
    IDEA: "Ý tưởng", "The idea";
    WHY: "Vì sao đúng", "Why it is right";
    FAST_WAY: "Từ chậm đến nhanh", "From slow to fast";
    MISTAKES: "Lỗi hay gặp", "Mistakes";
    EXERCISES: "Bài tập", "Exercises";
    GO_ON: "Đi tiếp", "Go on";
    // The heading of a hint and of an exercise, before its number, and the words below which an answer is folded.
    HINT: "Gợi ý", "Hint";
    EXERCISE: "Bài tập", "Exercise";
    ANSWER: "Đáp án", "Answer";
    // The heading of what a chapter asks at its end, and of each of its questions.
    CHECKS: "Tự kiểm tra", "Check yourself";
    CHECK: "Câu", "Question";
    // Words with which a hint, which is shown alone, would point at what stands elsewhere.
    SECTION: "mục dưới", "section below";
    TABLE: "bảng dưới", "table below";
    PICTURE: "hình dưới", "picture below";
    PROGRAM: "dưới đây", "program below";
    BELOW: "phần sau", "(below)";
    NEXT: "ở mục", "next section";
}

/// The headings of the sections, in order.
pub const HEADINGS: [Text; 9] = [
    HINTS, SLOW_WAY, LOOK, IDEA, WHY, FAST_WAY, MISTAKES, EXERCISES, GO_ON,
];

/// Words with which a hint, which is shown alone, would point at what stands elsewhere.
pub(crate) const ELSEWHERE: [Text; 6] = [SECTION, TABLE, PICTURE, PROGRAM, BELOW, NEXT];

/// The text of the lesson in a room.
///
/// # Errors
/// If it cannot be read.
pub fn read(room: &Path, language: Lang) -> io::Result<String> {
    fs::read_to_string(room.join(FILE.of(language)))
}

/// A lesson in one language.
#[derive(Debug, Clone, Copy)]
pub struct Lesson<'a> {
    /// Its language.
    pub language: Lang,
    /// Its Markdown.
    pub text: &'a str,
}

/// A block below a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block<'a> {
    /// What stands between `<!--` and `-->`.
    pub mark: &'a str,
    /// The lines of the block, without its fences; of a picture the line that shows it.
    pub lines: Range<usize>,
    /// The word after the opening fence; `None` of a picture.
    pub fence: Option<&'a str>,
}

impl<'a> Lesson<'a> {
    /// In this language.
    pub fn new(language: Lang, text: &'a str) -> Lesson<'a> {
        Lesson { language, text }
    }

    /// The lines of the section with this heading.
    pub fn section(&self, heading: &str, level: &str) -> Option<Vec<&'a str>> {
        let wanted = format!("{level} {heading}");
        let mut lines = self.text.lines().skip_while(|line| **line != wanted);
        lines.next()?;
        let ends = |line: &str| {
            line.starts_with('#') && line.bytes().take_while(|&b| b == b'#').count() <= level.len()
        };
        // In a block of code such a line is a directive or a comment.
        let mut is_code = false;
        let is_within = |line: &&str| {
            is_code ^= line.starts_with("```");
            is_code || !ends(line)
        };
        Some(lines.take_while(is_within).collect())
    }

    /// What is wrong with the headings of the sections, if they are not these.
    pub fn heading_fault(&self, wanted: &[&str]) -> Option<String> {
        let lines = outside_blocks(self.text.lines());
        let found: Vec<&str> = lines.filter_map(|line| line.strip_prefix("## ")).collect();
        (found != wanted).then(|| format!("the headings are {found:?}, not {wanted:?}"))
    }

    /// Words of the text, without those of the head, of programs, tables, marks, links and what is folded.
    pub fn words(&self) -> usize {
        let mut is_folded = false;
        let is_read = |line: &&str| {
            is_folded |= line.starts_with("<details");
            let is_read = !is_folded && !line.starts_with(['|', '<', '>']);
            is_folded &= !line.starts_with("</details");
            is_read
        };
        let lines = outside_blocks(self.text.lines()).filter(is_read);
        lines
            .map(|line| plain(line).split_whitespace().count())
            .sum()
    }

    /// The hint with this number, from 1.
    pub fn hint(&self, number: usize) -> Option<String> {
        let hint = HINT.of(self.language);
        let lines = self.section(&format!("{hint} {number}"), "###")?;
        Some(lines.join("\n").trim().to_owned())
    }

    /// The marked blocks, in order.
    ///
    /// # Errors
    /// If a mark has no block below it.
    pub fn blocks(&self) -> Result<Vec<Block<'a>>, String> {
        let lines: Vec<&str> = self.text.lines().collect();
        let mut blocks = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            let marks = [BEGIN_JUDGE, BEGIN_FROM, BEGIN_PROGRAM];
            let is_mark = marks.iter().any(|begin| line.starts_with(begin));
            let is_other = [BEGIN_HEAD, BEGIN_LIMITS, BEGIN_SAMPLE];
            if !is_mark || is_other.iter().any(|begin| line.starts_with(begin)) {
                continue;
            }
            let bad = |what: &str| format!("line {}: {what}", number + 1);
            let mark = line.trim_start_matches("<!-- ").strip_suffix(END);
            let mark = mark.ok_or_else(|| bad(&format!("a mark ends with '{END}'")))?;
            let next = lines.get(number + 1).copied().unwrap_or_default();
            let fence = next.strip_prefix("```");
            let lines = if next.starts_with("![") {
                number + 1..number + 2
            } else {
                let end = (number + 2..lines.len()).find(|&end| lines[end] == "```");
                let end = end.filter(|_| fence.is_some());
                number + 2..end.ok_or_else(|| bad("no block follows upon the mark"))?
            };
            blocks.push(Block { mark, lines, fence });
        }
        Ok(blocks)
    }

    /// The marks of its blocks, in order; none if one of them has no block.
    pub(crate) fn marks(&self) -> Vec<&'a str> {
        let blocks = self.blocks().unwrap_or_default();
        blocks.into_iter().map(|block| block.mark).collect()
    }

    /// Where a link leads to, for all links of some lines that stand in no block of code.
    pub fn links(lines: &[&'a str]) -> Vec<&'a str> {
        let links = outside_blocks(lines.iter().copied()).flat_map(|line| line.split("](").skip(1));
        links.filter_map(|rest| rest.split(')').next()).collect()
    }
}

/// The problem and the stem of the files, if the mark shows a whole program.
pub fn program(mark: &str) -> Option<(&str, &str)> {
    mark.strip_prefix("program ")?.split_once(' ')
}

/// A line without its marks and where its links lead to.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some(place) = rest.find("<!--").into_iter().chain(rest.find("](")).min() {
        let end = if rest[place..].starts_with('<') {
            "-->"
        } else {
            ")"
        };
        text += &rest[..place];
        rest = rest[place..].split_once(end).map_or("", |(_, after)| after);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# NIM — Nim

## Hints

### Hint 1

Look.

### Hint 2

Look closer.

## Mistakes

- Something is wrong.

```text
# not a heading
```

The end.

<!-- judge table nim --input \"1\\n{n}\" -->
```text
1
2
```

<!-- from submissions/a.cpp -->
```cpp
return 0;
```
";

    fn lesson() -> Lesson<'static> {
        Lesson {
            language: Lang::En,
            text: TEXT,
        }
    }

    #[test]
    fn hints_and_blocks_are_found() {
        assert_eq!(lesson().hint(1).as_deref(), Some("Look."));
        assert_eq!(lesson().hint(2).as_deref(), Some("Look closer."));
        assert_eq!(lesson().hint(3), None);
        let mistakes = lesson().section("Mistakes", "##").unwrap();
        assert!(mistakes.contains(&"The end."), "{mistakes:?}");
        let blocks = lesson().blocks().unwrap();
        assert_eq!(blocks.len(), 2);
        assert_eq!(blocks[0].mark, "judge table nim --input \"1\\n{n}\"");
        assert_eq!(blocks[0].lines.len(), 2);
        assert_eq!(blocks[1].fence, Some("cpp"));
    }

    #[test]
    fn a_mark_without_a_block_is_a_fault() {
        for text in [
            "<!-- judge table nim -->\n",
            "<!-- from a.cpp\n```cpp\n```\n",
        ] {
            let lesson = Lesson {
                language: Lang::En,
                text,
            };
            assert!(lesson.blocks().is_err(), "{text}");
        }
    }
}
