//! What a lesson is made of, and whether it has it.
//!
//! A lesson is a page of Markdown, `lesson.vi.md` or `lesson.en.md` in a room. Nothing in it is to
//! be taken on trust: a line `<!-- judge table … -->` before a block says which command prints it,
//! `<!-- from submissions/x.cpp -->` of which judged program it is an excerpt, and every mistake
//! names the submission that makes it and a test that catches it.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::Path;

use registry::spec::Submission;
use registry::{Spec, Tier};

use super::marks::{BEGIN_FROM, BEGIN_JUDGE, END};
use crate::making::shares::SOLUTION;
use crate::play::Language;
use crate::text::outside_blocks;
use crate::wording::wording_faults;

/// The most letters of a line, but in tables, links and marks.
const LONGEST_LINE: usize = 110;

/// Lines of a lesson.
const LINES: Range<usize> = 70..231;

/// The least number of other problems that a lesson sends its reader to.
const ONWARD: usize = 2;

/// The simpler program of the source tier, in rooms that have one.
const SIMPLE: &str = "simple.cpp";

/// How a lesson is called in each language, and its headings.
pub(super) struct Form {
    pub(super) file: &'static str,
    pub(super) statement: &'static str,
    headings: [&'static str; 8],
    pub(super) hint: &'static str,
}

const VIETNAMESE: Form = Form {
    file: "lesson.vi.md",
    statement: "statement.vi.md",
    headings: [
        "Gợi ý",
        "Cách chậm",
        "Nhìn bảng",
        "Ý tưởng",
        "Vì sao đúng",
        "Từ chậm đến nhanh",
        "Lỗi hay gặp",
        "Đi tiếp",
    ],
    hint: "Gợi ý",
};

const ENGLISH: Form = Form {
    file: "lesson.en.md",
    statement: "statement.en.md",
    headings: [
        "Hints",
        "The slow way",
        "Look",
        "The idea",
        "Why it is right",
        "From slow to fast",
        "Mistakes",
        "Go on",
    ],
    hint: "Hint",
};

impl Form {
    pub(super) fn of(language: Language) -> &'static Form {
        match language {
            Language::Vi => &VIETNAMESE,
            Language::En => &ENGLISH,
        }
    }

    fn mistakes(&self) -> &'static str {
        self.headings[6]
    }

    fn go_on(&self) -> &'static str {
        self.headings[7]
    }
}

/// A lesson in one language.
pub(super) struct Lesson<'a> {
    pub(super) language: Language,
    pub(super) text: &'a str,
}

/// A block below a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block<'a> {
    /// What stands between `<!--` and `-->`.
    pub(super) mark: &'a str,
    /// The lines of the block, without its fences; of a picture the line that shows it.
    pub(super) lines: Range<usize>,
    /// The word after the opening fence; `None` of a picture.
    pub(super) fence: Option<&'a str>,
}

/// A mistake as a lesson tells it: this submission fails on this test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Claim {
    /// The submission's file.
    pub(crate) file: String,
    /// The test's name.
    pub(crate) test: String,
}

impl<'a> Lesson<'a> {
    /// The lines of the section with this heading.
    pub(super) fn section(&self, heading: &str, level: &str) -> Option<Vec<&'a str>> {
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
    pub(super) fn hint(&self, number: usize) -> Option<String> {
        let form = Form::of(self.language);
        let lines = self.section(&format!("{} {number}", form.hint), "###")?;
        Some(lines.join("\n").trim().to_owned())
    }

    /// The marked blocks, in order.
    ///
    /// # Errors
    /// If a mark has no block below it.
    pub(super) fn blocks(&self) -> Result<Vec<Block<'a>>, String> {
        let lines: Vec<&str> = self.text.lines().collect();
        let mut blocks = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            if !line.starts_with(BEGIN_JUDGE) && !line.starts_with(BEGIN_FROM) {
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

    /// Where a link leads to, for all links of some lines that stand in no block of code.
    fn links(lines: &[&'a str]) -> Vec<&'a str> {
        outside_blocks(lines.iter().copied())
            .flat_map(|line| line.split("](").skip(1))
            .filter_map(|rest| rest.split(')').next())
            .collect()
    }

    /// What the lesson tells of submissions and the tests that catch them: in its section of
    /// mistakes, and elsewhere where the submission is expected to fail in the test's tier.
    pub(super) fn claims(&self, spec: &Spec) -> Vec<Claim> {
        let lines = self.section(Form::of(self.language).mistakes(), "##");
        let mut claims = told(&lines.unwrap_or_default());
        let lines: Vec<&str> = self.text.lines().collect();
        let elsewhere = told(&lines).into_iter().filter(|claim| {
            let expected = claim.expected(spec);
            expected.is_some_and(|verdict| verdict != "AC")
        });
        for claim in elsewhere {
            if !claims.contains(&claim) {
                claims.push(claim);
            }
        }
        claims
    }

    /// Everything in which the lesson lacks the form, apart from what its commands print.
    pub(super) fn faults(&self, room: &Path, spec: &Spec) -> Vec<String> {
        let form = Form::of(self.language);
        let mut faults = self.form_faults(spec);
        let title = self.language.title(&spec.title);
        faults.extend(wording_faults(self.language.code(), self.text));
        let expected = format!("# {} — {title}", spec.file);
        if self.text.lines().next() != Some(&expected) {
            faults.push(format!("does not begin with '{expected}'"));
        }
        let lines: Vec<&str> = self.text.lines().collect();
        let links: BTreeSet<&str> = Self::links(&lines).into_iter().collect();
        for link in links.iter().filter(|link| !link.starts_with("http")) {
            let file = link.split('#').next().unwrap_or_default();
            if !room.join(file).exists() {
                faults.push(format!("links to {link}, which is not there"));
            }
        }
        let claims = self.claims(spec);
        for submission in &spec.submissions {
            let file = &submission.file;
            let is_linked = links.contains(format!("submissions/{file}").as_str());
            // The same program in another language needs no words.
            if !is_linked && Path::new(file).file_stem() != Path::new(SOLUTION).file_stem() {
                faults.push(format!("does not speak of submissions/{file}"));
            }
            let is_wrong = submission.expect != "AC"
                || submission
                    .expect_beyond
                    .as_deref()
                    .is_some_and(|it| it != "AC");
            let needs_test = is_wrong && ![SIMPLE, SOLUTION].contains(&file.as_str());
            if needs_test && !claims.iter().any(|claim| claim.file == *file) {
                faults.push(format!("names no test that catches submissions/{file}"));
            }
        }
        for claim in claims {
            let Claim { file, test } = &claim;
            if !spec.tests.iter().any(|it| it.name == *test) {
                faults.push(format!("there is no test '{test}' to catch {file}"));
            } else if claim.expected(spec).is_none_or(|verdict| verdict == "AC") {
                faults.push(format!(
                    "says that test '{test}' catches {file}, which is not expected to fail there"
                ));
            }
        }
        let go_on = self.section(form.go_on(), "##").unwrap_or_default();
        let onward: BTreeSet<&str> = Self::links(&go_on)
            .into_iter()
            .filter(|link| link.starts_with("../") && link.ends_with(form.statement))
            .collect();
        if onward.len() < ONWARD {
            faults.push(format!(
                "'{}' sends to {} other statements, not to {ONWARD} at least",
                form.go_on(),
                onward.len()
            ));
        }
        match self.blocks() {
            Ok(blocks) => faults.extend(self.code_faults(room, &blocks)),
            Err(fault) => faults.push(fault),
        }
        faults
    }

    /// Headings, hints and length.
    fn form_faults(&self, spec: &Spec) -> Vec<String> {
        let form = Form::of(self.language);
        let mut faults = Vec::new();
        let found: Vec<&str> = outside_blocks(self.text.lines())
            .filter_map(|line| line.strip_prefix("## "))
            .collect();
        if found != form.headings {
            faults.push(format!(
                "the headings are {found:?}, not {:?}",
                form.headings
            ));
        }
        for number in 1..=3 {
            if self.hint(number).is_none_or(|hint| hint.is_empty()) {
                faults.push(format!("{} {number} is missing", form.hint));
            }
        }
        if self.hint(4).is_some() {
            faults.push("there are more than three hints".to_owned());
        }
        let count = self.text.lines().count();
        if !LINES.contains(&count) {
            faults.push(format!("has {count} lines, not {LINES:?}"));
        }
        for (number, line) in self.text.lines().enumerate() {
            let is_free = line.starts_with(['|', '<']) || line.contains("](");
            if line.chars().count() > LONGEST_LINE && !is_free {
                faults.push(format!(
                    "line {} has more than {LONGEST_LINE} letters",
                    number + 1
                ));
            }
        }
        if self.text.contains('\r') || !self.text.ends_with('\n') {
            faults.push("has no plain line breaks, or none at its end".to_owned());
        }
        if spec.submissions.is_empty() {
            faults.push("has no submission to speak of".to_owned());
        }
        faults
    }

    /// Every block of a program is an excerpt of one that is judged.
    fn code_faults(&self, room: &Path, blocks: &[Block<'_>]) -> Vec<String> {
        let lines: Vec<&str> = self.text.lines().collect();
        let mut faults = Vec::new();
        for block in blocks {
            let Some(file) = block.mark.strip_prefix("from ") else {
                continue;
            };
            let is_judged = file == "src/rules.rs" || file.starts_with("submissions/");
            let shown = &lines[block.lines.clone()];
            match fs::read_to_string(room.join(file)) {
                Ok(source) if is_judged && has_excerpt(&source, shown) => {}
                Ok(_) if is_judged => faults.push(format!(
                    "line {}: the block is no excerpt of {file}",
                    block.lines.start + 1
                )),
                _ => faults.push(format!("'{file}' is no program of this room")),
            }
        }
        for (number, line) in lines.iter().enumerate() {
            let is_program = ["```cpp", "```rust", "```pascal", "```python", "```c"].contains(line);
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
}

impl Claim {
    /// The verdict that is expected of the submission in the tier of the test, if there are both
    /// and one is expected.
    pub(crate) fn expected<'a>(&self, spec: &'a Spec) -> Option<&'a str> {
        let test = spec.tests.iter().find(|test| test.name == self.test)?;
        let Submission {
            expect,
            expect_beyond,
            ..
        } = spec.submissions.iter().find(|it| it.file == self.file)?;
        match test.tier {
            Tier::Beyond => expect_beyond.as_deref(),
            Tier::Sample | Tier::Source => Some(expect),
        }
    }
}

/// The pairs of a submission and a test in each paragraph or item of a list: a link to the one,
/// and later the word test with the name of the other.
fn told(lines: &[&str]) -> Vec<Claim> {
    let mut claims = Vec::new();
    let is_break = |line: &&str| line.trim().is_empty();
    let text = lines.join("\n").replace("\n- ", "\n\n- ");
    let lines: Vec<&str> = text.lines().collect();
    for item in lines.split(is_break) {
        let item = item.join(" ");
        let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut rest = item.as_str();
        while let Some((_, after)) = rest.split_once("](submissions/") {
            let (file, after) = after.split_once(')').unwrap_or((after, ""));
            let own = after.split("](submissions/").next().unwrap_or_default();
            let named = own
                .split_once("test `")
                .and_then(|(_, it)| it.split_once('`'));
            if let Some((test, _)) = named {
                claims.push(Claim {
                    file: file.to_owned(),
                    test: test.to_owned(),
                });
            }
            rest = after;
        }
    }
    claims
}

/// In what two languages of a lesson differ though they should not: commands, excerpts, claims and
/// the links to programs.
pub(super) fn difference(one: &Lesson<'_>, other: &Lesson<'_>, spec: &Spec) -> Vec<String> {
    let marks = |lesson: &Lesson<'_>| -> Vec<String> {
        let blocks = lesson.blocks().unwrap_or_default();
        blocks.iter().map(|block| block.mark.to_owned()).collect()
    };
    let mut faults = Vec::new();
    if marks(one) != marks(other) {
        faults.push("lesson.vi.md and lesson.en.md have different marks".to_owned());
    }
    if one.claims(spec) != other.claims(spec) {
        faults.push("lesson.vi.md and lesson.en.md tell of different mistakes".to_owned());
    }
    faults
}

/// Whether the lines stand one after the other in the source, perhaps indented further.
fn has_excerpt(source: &str, shown: &[&str]) -> bool {
    let source: Vec<&str> = source.lines().collect();
    let shown = dedented(shown);
    !shown.is_empty()
        && source
            .windows(shown.len())
            .any(|window| dedented(window) == shown)
}

fn dedented<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let indent = |line: &&&str| line.len() - line.trim_start().len();
    let said = lines.iter().filter(|line| !line.trim().is_empty());
    let least = said.map(|line| indent(&line)).min().unwrap_or(0);
    let cut = |line: &&'a str| line.get(least..).unwrap_or_default().trim_end();
    lines.iter().map(cut).collect()
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

- Forgets the rest: [a.cpp](submissions/a.cpp), caught
  by test `small`; so is [b.cpp](submissions/b.cpp) by the test
  `large`.
- Nothing is wrong with `large`.

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
            language: Language::En,
            text: TEXT,
        }
    }

    #[test]
    fn hints_claims_and_blocks_are_found() {
        assert_eq!(lesson().hint(1).as_deref(), Some("Look."));
        assert_eq!(lesson().hint(2).as_deref(), Some("Look closer."));
        assert_eq!(lesson().hint(3), None);
        let mistakes = lesson().section("Mistakes", "##").unwrap();
        assert!(mistakes.contains(&"The end."), "{mistakes:?}");
        let claims: Vec<(String, String)> = told(&TEXT.lines().collect::<Vec<_>>())
            .into_iter()
            .map(|claim| (claim.file, claim.test))
            .collect();
        let expected = [("a.cpp", "small"), ("b.cpp", "large")];
        assert_eq!(claims, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
        let blocks = lesson().blocks().unwrap();
        assert_eq!(blocks.len(), 2);
        assert_eq!(blocks[0].mark, "judge table nim --input \"1\\n{n}\"");
        assert_eq!(blocks[0].lines.len(), 2);
        assert_eq!(blocks[1].fence, Some("cpp"));
    }

    #[test]
    fn an_excerpt_stands_line_for_line_in_its_source() {
        let source = "int main() {\n    if (x) {\n        return 0;\n    }\n}\n";
        assert!(has_excerpt(source, &["if (x) {", "    return 0;", "}"]));
        assert!(has_excerpt(source, &["return 0;"]));
        assert!(!has_excerpt(source, &["if (x) {", "return 0;", "}"]));
        assert!(!has_excerpt(source, &["return 0;", "}", "return 0;"]));
        assert!(!has_excerpt(source, &[]));
    }

    #[test]
    fn a_mark_without_a_block_is_a_fault() {
        for text in [
            "<!-- judge table nim -->\n",
            "<!-- from a.cpp\n```cpp\n```\n",
        ] {
            let lesson = Lesson {
                language: Language::En,
                text,
            };
            assert!(lesson.blocks().is_err(), "{text}");
        }
    }
}
