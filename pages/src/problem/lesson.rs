//! The parts of a lesson, each of which is unfolded on its own, and what it tells of a submission.

use bilingual::Lang;
use lessons::lesson::HEADINGS;
use lessons::page::{Block, Inline};

use crate::prose::plain;

/// A lesson taken apart.
pub(super) struct Parts<'a> {
    /// What stands below its title, if it has a head.
    pub(super) head: &'a [Block],
    /// The hints, each below its heading.
    pub(super) hints: Vec<(String, &'a [Block])>,
    /// The slow way.
    pub(super) slow: &'a [Block],
    /// All that comes after it.
    pub(super) rest: &'a [Block],
}

impl<'a> Parts<'a> {
    /// The parts of a lesson, by its headings.
    pub(super) fn of(blocks: &'a [Block], lang: Lang) -> Parts<'a> {
        let [_, slow, look, ..] = HEADINGS.map(|it| it.of(lang));
        let starts = |heading: &str| {
            let is_it =
                |block: &Block| matches!(block, Block::Heading(2, line) if plain(line) == heading);
            blocks.iter().position(is_it).unwrap_or(blocks.len())
        };
        let (slow, rest) = (starts(slow), starts(look));
        let is_head =
            |block: &Block| matches!(block, Block::Mark(mark) if mark.starts_with("judge head "));
        let head = blocks.iter().position(is_head);
        let head = match head.and_then(|place| blocks.get(place + 1)) {
            Some(Block::Quote(head)) => head.as_slice(),
            _ => &[],
        };
        Parts {
            head,
            hints: hints(&blocks[..slow]),
            slow: blocks.get(slow + 1..rest).unwrap_or_default(),
            rest: &blocks[rest..],
        }
    }

    /// What the lesson says of a submission: the item of a list or the paragraph that links it, of the
    /// mistakes if it stands there.
    pub(super) fn told_of(&self, file: &str) -> Option<&'a Block> {
        // Mistakes are told in items, at the end.
        let items = found(self.rest, file, true);
        items
            .or_else(|| found(self.rest, file, false))
            .or_else(|| found(self.slow, file, false))
    }
}

/// The head of a lesson with its commands as links to the parts of the page that do the same.
pub(super) fn linked(head: &[Block]) -> Vec<Block> {
    let blocks = head.iter().map(|block| match block {
        Block::List(is_numbered, items) => Block::List(
            *is_numbered,
            items.iter().map(|item| linked(item)).collect(),
        ),
        Block::Paragraph(line) => Block::Paragraph(line.iter().map(piece).collect()),
        other => other.clone(),
    });
    blocks.collect()
}

fn piece(piece: &Inline) -> Inline {
    let Inline::Code(command) = piece else {
        return piece.clone();
    };
    let part = match command.split(' ').nth(1) {
        Some("play" | "values" | "draw") => "#play",
        Some("table") => "#look",
        _ => return piece.clone(),
    };
    Inline::Link(vec![piece.clone()], part.to_owned())
}

/// The blocks below each heading of a hint.
fn hints<'a>(blocks: &'a [Block]) -> Vec<(String, &'a [Block])> {
    let is_hint = |block: &Block| matches!(block, Block::Heading(3, _));
    let parts = blocks.chunk_by(|_, next| !is_hint(next));
    let hint = |part: &'a [Block]| match part {
        [Block::Heading(3, line), rest @ ..] => Some((plain(line), rest)),
        _ => None,
    };
    parts.filter_map(hint).collect()
}

/// The last paragraph that links a submission, in a list or outside of it.
fn found<'a>(blocks: &'a [Block], file: &str, is_item: bool) -> Option<&'a Block> {
    blocks.iter().rev().find_map(|block| match block {
        Block::List(_, items) if is_item => items.iter().find_map(|item| {
            let links_it =
                |block: &&Block| matches!(block, Block::Paragraph(line) if links(line, file));
            item.iter().find(links_it)
        }),
        Block::Paragraph(line) if !is_item && links(line, file) => Some(block),
        _ => None,
    })
}

/// Whether a line links a submission.
fn links(line: &[Inline], file: &str) -> bool {
    line.iter().any(|piece| match piece {
        Inline::Link(_, target) => target.strip_prefix("submissions/") == Some(file),
        Inline::Emphasis(inner) | Inline::Strong(inner) => links(inner, file),
        _ => false,
    })
}
