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

/// How both end.
pub const END: &str = " -->";

/// How a lesson is called in each language, and its headings.
#[derive(Debug)]
pub struct Form {
    /// Its file.
    pub file: &'static str,
    /// The file of the statement.
    pub statement: &'static str,
    /// The headings of its sections.
    pub headings: [&'static str; 9],
    /// The heading of a hint, before its number.
    pub hint: &'static str,
    /// Words with which a hint, which is shown alone, would point at what stands elsewhere.
    pub elsewhere: [&'static str; 6],
    /// The heading of an exercise, before its number.
    pub exercise: &'static str,
    /// The words below which an answer is folded.
    pub answer: &'static str,
}

sentences! {
    FILE: "lesson.vi.md", "lesson.en.md";
    STATEMENT: "statement.vi.md", "statement.en.md";
    HINTS: "Gợi ý", "Hints";
    SLOW_WAY: "Cách chậm", "The slow way";
    LOOK: "Nhìn bảng", "Look";
    IDEA: "Ý tưởng", "The idea";
    WHY: "Vì sao đúng", "Why it is right";
    FAST_WAY: "Từ chậm đến nhanh", "From slow to fast";
    MISTAKES: "Lỗi hay gặp", "Mistakes";
    EXERCISES: "Bài tập", "Exercises";
    GO_ON: "Đi tiếp", "Go on";
    HINT: "Gợi ý", "Hint";
    EXERCISE: "Bài tập", "Exercise";
    ANSWER: "Đáp án", "Answer";
    SECTION: "mục dưới", "section below";
    TABLE: "bảng dưới", "table below";
    PICTURE: "hình dưới", "picture below";
    PROGRAM: "dưới đây", "program below";
    BELOW: "phần sau", "(below)";
    NEXT: "ở mục", "next section";
}

/// The headings of the sections, in order.
const HEADINGS: [Text; 9] = [
    HINTS, SLOW_WAY, LOOK, IDEA, WHY, FAST_WAY, MISTAKES, EXERCISES, GO_ON,
];

/// Words with which a hint, which is shown alone, would point at what stands elsewhere.
const ELSEWHERE: [Text; 6] = [SECTION, TABLE, PICTURE, PROGRAM, BELOW, NEXT];

impl Form {
    /// In this language.
    pub fn of(language: Lang) -> Form {
        Form {
            file: FILE.of(language),
            statement: STATEMENT.of(language),
            headings: HEADINGS.map(|heading| heading.of(language)),
            hint: HINT.of(language),
            elsewhere: ELSEWHERE.map(|words| words.of(language)),
            exercise: EXERCISE.of(language),
            answer: ANSWER.of(language),
        }
    }

    /// The heading above the mistakes.
    pub fn mistakes(&self) -> &'static str {
        self.headings[6]
    }

    /// The heading above the exercises.
    pub fn exercises(&self) -> &'static str {
        self.headings[7]
    }

    /// The heading above what to solve next.
    pub fn go_on(&self) -> &'static str {
        self.headings[8]
    }
}

/// The text of the lesson in a room.
///
/// # Errors
/// If it cannot be read.
pub fn read(room: &Path, language: Lang) -> io::Result<String> {
    fs::read_to_string(room.join(Form::of(language).file))
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

    /// The hint with this number, from 1.
    pub fn hint(&self, number: usize) -> Option<String> {
        let form = Form::of(self.language);
        let lines = self.section(&format!("{} {number}", form.hint), "###")?;
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
            let is_mark = line.starts_with(BEGIN_JUDGE) || line.starts_with(BEGIN_FROM);
            let is_other = [BEGIN_HEAD, BEGIN_LIMITS, BEGIN_SAMPLE];
            if !is_mark || is_other.iter().any(|begin| line.starts_with(begin)) {
                continue;
            }
            let mark = line.trim_start_matches("<!-- ").strip_suffix(END);
            let mark =
                mark.ok_or_else(|| format!("line {}: a mark ends with '{END}'", number + 1))?;
            let next = lines.get(number + 1).copied().unwrap_or_default();
            if next.starts_with("![") {
                blocks.push(Block {
                    mark,
                    lines: number + 1..number + 2,
                    fence: None,
                });
                continue;
            }
            let end = (number + 2..lines.len()).find(|&end| lines[end] == "```");
            let (Some(fence), Some(end)) = (next.strip_prefix("```"), end) else {
                return Err(format!(
                    "line {}: no block follows upon the mark",
                    number + 1
                ));
            };
            blocks.push(Block {
                mark,
                lines: number + 2..end,
                fence: Some(fence),
            });
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
        outside_blocks(lines.iter().copied())
            .flat_map(|line| line.split("](").skip(1))
            .filter_map(|rest| rest.split(')').next())
            .collect()
    }
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
