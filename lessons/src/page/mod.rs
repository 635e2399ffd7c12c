//! Markdown in, parts out: a statement or a lesson as a tree, for whoever shows it.
//!
//! Only what they use is known: paragraphs, headings, lists, tables, blocks of code, marks, pictures, what
//! is folded (`<details>`), emphasis, code, links, `<sub>` and `<sup>`. Anything else is an error, so that nothing gets lost.

mod formula;

use std::fmt::Display;
use std::iter::Peekable;

use bilingual::{Fault, Result, broken};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

pub use formula::Atom;

use crate::lesson::{BEGIN_LIMITS, BEGIN_SAMPLE};
use crate::limits::{CLOSE, unmarked};

/// A block of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Its level, from 1.
    Heading(usize, Vec<Inline>),
    /// A line break of the Markdown is one in its texts.
    Paragraph(Vec<Inline>),
    /// Numbered from 1, or not; each item is a list of blocks.
    List(bool, Vec<Vec<Block>>),
    /// What others say.
    Quote(Vec<Block>),
    /// What is folded below these words.
    Fold(String, Vec<Block>),
    /// The word after the fence, and the lines.
    Code(String, String),
    /// What stands between `<!--` and `-->`.
    Mark(String),
    /// Rows of cells, the head first.
    Table(Vec<Vec<Vec<Inline>>>),
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inline {
    /// Plain words.
    Text(String),
    /// `*words*`.
    Emphasis(Vec<Inline>),
    /// `**words**`.
    Strong(Vec<Inline>),
    /// Words in the type of programs.
    Code(String),
    /// What stands lower.
    Sub(Vec<Inline>),
    /// What stands higher.
    Sup(Vec<Inline>),
    /// Words, and where they lead.
    Link(Vec<Inline>, String),
    /// What it shows, and its file.
    Picture(Vec<Inline>, String),
    /// What surely is mathematics.
    Formula(Vec<Atom>),
}

/// Something in a page that statements and lessons do not use.
fn unknown(what: impl Display) -> Fault {
    broken(format!("a page has no {what}"))
}

/// The tree of a Markdown text, its formulas found.
///
/// # Errors
/// If it holds something that statements and lessons do not use.
pub fn parse(markdown: &str) -> Result<Vec<Block>> {
    // A mark within a line would begin a block of its own where it begins the line.
    let lines = markdown.lines().filter_map(|line| {
        let is_marked = line.contains(CLOSE);
        let text = if is_marked {
            unmarked(line)
        } else {
            line.to_owned()
        };
        (!is_marked || !text.trim().is_empty()).then(|| text + "\n")
    });
    let text: String = lines.collect();
    let mut events = Parser::new_ext(&text, Options::ENABLE_TABLES).peekable();
    blocks(&mut events)
}

type Events<'a, 'b> = &'a mut Peekable<Parser<'b>>;

/// How what is folded begins, before and after its words, and how it ends.
const FOLD: (&str, &str) = ("<details>\n<summary>", "</summary>");
const FOLD_END: &str = "</details>";

/// Blocks up to the end of what holds them.
fn blocks(events: Events<'_, '_>) -> Result<Vec<Block>> {
    match within(events)? {
        (blocks, false) => Ok(blocks),
        (_, true) => Err(unknown(FOLD_END)),
    }
}

/// Blocks up to the end of what holds them, and whether that is the end of what is folded.
fn within(events: Events<'_, '_>) -> Result<(Vec<Block>, bool)> {
    let mut found = Vec::new();
    while let Some(event) = events.peek() {
        let block = match event {
            Event::End(_) => break,
            Event::Start(Tag::Heading { level, .. }) => {
                let level = *level as usize;
                Block::Heading(level, inner(events)?)
            }
            Event::Start(Tag::Paragraph) => Block::Paragraph(inner(events)?),
            Event::Start(Tag::List(first)) => {
                let is_numbered = first.is_some();
                events.next();
                let mut items = Vec::new();
                while let Some(Event::Start(Tag::Item)) = events.peek() {
                    events.next();
                    items.push(blocks(events)?);
                    events.next();
                }
                events.next();
                Block::List(is_numbered, items)
            }
            Event::Start(Tag::BlockQuote(_)) => {
                events.next();
                let inner = blocks(events)?;
                events.next();
                Block::Quote(inner)
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                let fence = match kind {
                    CodeBlockKind::Fenced(fence) => fence.to_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                Block::Code(fence, raw(events, TagEnd::CodeBlock)?)
            }
            Event::Start(Tag::HtmlBlock) => match raw(events, TagEnd::HtmlBlock)?.trim() {
                FOLD_END => return Ok((found, true)),
                // What stands below is all that a reader needs.
                html if [BEGIN_LIMITS, BEGIN_SAMPLE]
                    .iter()
                    .any(|it| html.starts_with(it)) =>
                {
                    continue;
                }
                html => mark_or_fold(html, events)?,
            },
            Event::Start(Tag::Table(_)) => Block::Table(table(events)?),
            // A tight list has lines without paragraphs.
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. })
            | Event::Text(_)
            | Event::Code(_)
            | Event::InlineHtml(_) => Block::Paragraph(formula::found(inlines(events)?)),
            other => return Err(unknown(format!("{other:?}"))),
        };
        found.push(block);
    }
    Ok((found, false))
}

/// The lines within the element that begins here.
fn inner(events: Events<'_, '_>) -> Result<Vec<Inline>> {
    Ok(formula::found(enclosed(events)?))
}

/// The lines of a block of code or of HTML, which ends so.
fn raw(events: Events<'_, '_>, end: TagEnd) -> Result<String> {
    events.next();
    let mut text = String::new();
    loop {
        match events.next() {
            Some(Event::Text(piece) | Event::Html(piece)) => text.push_str(&piece),
            Some(Event::End(it)) if it == end => return Ok(text),
            other => return Err(unknown(format!("{other:?} in a block of code or a mark"))),
        }
    }
}

/// A comment of a single line, or what is folded below its words, up to its end.
fn mark_or_fold(html: &str, events: Events<'_, '_>) -> Result<Block> {
    let between = |(begin, end)| html.strip_prefix(begin)?.strip_suffix(end);
    if let Some(words) = between(FOLD) {
        return match within(events)? {
            (inner, true) => Ok(Block::Fold(words.to_owned(), inner)),
            (_, false) => Err(unknown(format!("'{words}' folded without an end"))),
        };
    }
    let mark = between(("<!-- ", " -->"));
    mark.map(|mark| Block::Mark(mark.to_owned()))
        .ok_or_else(|| unknown(html))
}

fn table(events: Events<'_, '_>) -> Result<Vec<Vec<Vec<Inline>>>> {
    events.next();
    let mut rows = Vec::new();
    loop {
        match events.next() {
            Some(Event::Start(Tag::TableHead | Tag::TableRow)) => {
                let mut row = Vec::new();
                while let Some(Event::Start(Tag::TableCell)) = events.peek() {
                    row.push(inner(events)?);
                }
                events.next();
                rows.push(row);
            }
            Some(Event::End(TagEnd::Table)) => return Ok(rows),
            other => return Err(unknown(format!("{other:?} in a table"))),
        }
    }
}

/// Pieces up to something that is none.
fn inlines(events: Events<'_, '_>) -> Result<Vec<Inline>> {
    let mut line: Vec<Inline> = Vec::new();
    loop {
        let piece = match events.peek() {
            Some(Event::Text(text)) => Inline::Text(text.to_string()),
            Some(Event::SoftBreak) => Inline::Text("\n".to_owned()),
            Some(Event::Code(code)) => Inline::Code(code.to_string()),
            Some(Event::Start(Tag::Emphasis)) => Inline::Emphasis(enclosed(events)?),
            Some(Event::Start(Tag::Strong)) => Inline::Strong(enclosed(events)?),
            Some(Event::Start(Tag::Link { dest_url, .. })) => {
                let target = dest_url.to_string();
                Inline::Link(enclosed(events)?, target)
            }
            Some(Event::Start(Tag::Image { dest_url, .. })) => {
                let file = dest_url.to_string();
                Inline::Picture(enclosed(events)?, file)
            }
            Some(Event::InlineHtml(html)) => match html.as_ref() {
                "<sub>" => Inline::Sub(enclosed(events)?),
                mark if mark.starts_with("<!-- ") => Inline::Text(String::new()),
                "<sup>" => Inline::Sup(enclosed(events)?),
                "</sub>" | "</sup>" => return Ok(line),
                other => return Err(unknown(other)),
            },
            // The end of what holds the line, or a list below an item.
            Some(Event::End(_) | Event::Start(Tag::List(_))) | None => return Ok(line),
            Some(other) => return Err(unknown(format!("{other:?} in a line"))),
        };
        // What encloses others has been passed over.
        if matches!(piece, Inline::Text(_) | Inline::Code(_)) {
            events.next();
        }
        match (line.last_mut(), piece) {
            (Some(Inline::Text(before)), Inline::Text(text)) => before.push_str(&text),
            (_, piece) => line.push(piece),
        }
    }
}

/// The pieces between the two ends of an element, the first of which is next.
fn enclosed(events: Events<'_, '_>) -> Result<Vec<Inline>> {
    events.next();
    let line = inlines(events)?;
    events.next();
    Ok(line)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_owned())
    }

    #[test]
    fn a_lesson_is_taken_apart() {
        let markdown = "\
## Look

<!-- judge table nim -->
![*n*](nim.svg)

<!-- from a.cpp -->
```cpp
x;
```

- see [NIM](../nim),
  **now**
";
        let n = Inline::Emphasis(vec![text("n")]);
        let item = vec![
            text("see "),
            Inline::Link(vec![text("NIM")], "../nim".to_owned()),
            text(",\n"),
            Inline::Strong(vec![text("now")]),
        ];
        assert_eq!(
            parse(markdown).unwrap(),
            [
                Block::Heading(2, vec![text("Look")]),
                Block::Mark("judge table nim".to_owned()),
                Block::Paragraph(vec![Inline::Picture(vec![n], "nim.svg".to_owned())]),
                Block::Mark("from a.cpp".to_owned()),
                Block::Code("cpp".to_owned(), "x;\n".to_owned()),
                Block::List(false, vec![vec![Block::Paragraph(item)]]),
            ]
        );
    }

    #[test]
    fn what_is_folded_holds_blocks() {
        let markdown = "\
## Try

<details>
<summary>Answer</summary>

- one

<!-- judge values nim -->
```text
x
```

</details>

On.
";
        let inner = vec![
            Block::List(false, vec![vec![Block::Paragraph(vec![text("one")])]]),
            Block::Mark("judge values nim".to_owned()),
            Block::Code("text".to_owned(), "x\n".to_owned()),
        ];
        assert_eq!(
            parse(markdown).unwrap(),
            [
                Block::Heading(2, vec![text("Try")]),
                Block::Fold("Answer".to_owned(), inner),
                Block::Paragraph(vec![text("On.")]),
            ]
        );
        for open in [
            markdown.replace("</details>\n", ""),
            markdown.replace("<details>\n", ""),
            markdown.replace("<details>\n<summary>Answer</summary>\n", ""),
            markdown.replace("<details>", "<details open>"),
        ] {
            assert!(parse(&open).is_err(), "{open}");
        }
    }

    #[test]
    fn every_page_of_the_set_can_be_taken_apart() {
        let set = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let below = |folder: &Path| {
            let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
            entries.collect::<Vec<_>>()
        };
        let rooms = below(&set.join("problems"));
        let all = rooms
            .iter()
            .filter(|it| it.is_dir())
            .flat_map(|it| below(it));
        let all = all.chain(below(&set.join("course")));
        let pages: Vec<_> = all
            .filter(|it| it.extension() == Some("md".as_ref()))
            .collect();
        assert!(pages.len() > 300, "{} pages", pages.len());
        for page in pages {
            let parsed = parse(&fs::read_to_string(&page).unwrap());
            assert_eq!(parsed.err(), None, "{}", page.display());
        }
    }

    #[test]
    fn what_no_page_uses_is_refused() {
        for markdown in ["a<br>b", "---\n", "<p>\n"] {
            assert!(parse(markdown).is_err(), "{markdown}");
        }
    }
}
