//! The Markdown of a statement as a tree.
//!
//! Only what statements use is known: paragraphs, headings, lists, tables, blocks of code, emphasis,
//! code, links, `<sub>` and `<sup>`. Anything else is an error, so that nothing gets lost.

use std::iter::Peekable;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::formula::{self, Atom};
use crate::refusal::{Result, broken};

/// A block of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Block {
    Heading(usize, Vec<Inline>),
    Paragraph(Vec<Inline>),
    /// Numbered from 1, or not; each item is a list of blocks.
    List(bool, Vec<Vec<Block>>),
    Code(String),
    /// Rows of cells, the head first.
    Table(Vec<Vec<Vec<Inline>>>),
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Inline {
    Text(String),
    Emphasis(Vec<Inline>),
    Strong(Vec<Inline>),
    Code(String),
    Sub(Vec<Inline>),
    Sup(Vec<Inline>),
    /// What surely is mathematics.
    Formula(Vec<Atom>),
}

/// The tree of a Markdown text, its formulas found.
///
/// # Errors
/// If it holds something that statements do not use.
pub(super) fn parse(markdown: &str) -> Result<Vec<Block>> {
    let mut events = Parser::new_ext(markdown, Options::ENABLE_TABLES).peekable();
    blocks(&mut events)
}

type Events<'a, 'b> = &'a mut Peekable<Parser<'b>>;

/// Blocks up to the end of what holds them.
fn blocks(events: Events<'_, '_>) -> Result<Vec<Block>> {
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
            Event::Start(Tag::CodeBlock(_)) => Block::Code(code(events)?),
            Event::Start(Tag::Table(_)) => Block::Table(table(events)?),
            // A tight list has lines without paragraphs.
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Link { .. })
            | Event::Text(_)
            | Event::Code(_)
            | Event::InlineHtml(_) => Block::Paragraph(formula::found(inlines(events)?)),
            other => return Err(broken(format!("a statement has no {other:?}"))),
        };
        found.push(block);
    }
    Ok(found)
}

/// The lines within the element that begins here.
fn inner(events: Events<'_, '_>) -> Result<Vec<Inline>> {
    events.next();
    let line = inlines(events)?;
    events.next();
    Ok(formula::found(line))
}

fn code(events: Events<'_, '_>) -> Result<String> {
    events.next();
    let mut text = String::new();
    loop {
        match events.next() {
            Some(Event::Text(piece)) => text.push_str(&piece),
            Some(Event::End(TagEnd::CodeBlock)) => return Ok(text),
            other => return Err(broken(format!("a block of code has no {other:?}"))),
        }
    }
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
            other => return Err(broken(format!("a table has no {other:?}"))),
        }
    }
}

/// Pieces up to something that is none.
fn inlines(events: Events<'_, '_>) -> Result<Vec<Inline>> {
    let mut line: Vec<Inline> = Vec::new();
    loop {
        let piece = match events.peek() {
            Some(Event::Text(text)) => Inline::Text(text.to_string()),
            Some(Event::SoftBreak) => Inline::Text(" ".to_owned()),
            Some(Event::Code(code)) => Inline::Code(code.to_string()),
            Some(Event::Start(Tag::Emphasis)) => Inline::Emphasis(enclosed(events)?),
            Some(Event::Start(Tag::Strong)) => Inline::Strong(enclosed(events)?),
            // The files that links lead to are not in a package.
            Some(Event::Start(Tag::Link { .. })) => {
                line.extend(enclosed(events)?);
                continue;
            }
            Some(Event::InlineHtml(html)) => match html.as_ref() {
                "<sub>" => Inline::Sub(enclosed(events)?),
                "<sup>" => Inline::Sup(enclosed(events)?),
                "</sub>" | "</sup>" => return Ok(line),
                other => return Err(broken(format!("a statement has no {other}"))),
            },
            // The end of what holds the line, or a list below an item.
            Some(Event::End(_) | Event::Start(Tag::List(_))) | None => return Ok(line),
            Some(other) => return Err(broken(format!("a line of a statement has no {other:?}"))),
        };
        if !matches!(
            piece,
            Inline::Emphasis(_) | Inline::Strong(_) | Inline::Sub(_) | Inline::Sup(_)
        ) {
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
