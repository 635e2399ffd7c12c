//! A page of Markdown at the terminal.

use bilingual::Result;
use console::{Alignment, measure_text_width, pad_str, style};
use lessons::page::{Atom, Block, Inline, parse};

/// The page without what only a browser needs: headings and strong words stand out, code is set in,
/// links show their words, or the file that they lead to if it can be opened, and marks are left out.
///
/// # Errors
/// If it holds something that lessons do not use.
pub(super) fn page(text: &str) -> Result<String> {
    Ok(shown(&parse(text)?))
}

/// The same, with a line of words in the place of each part that is folded, by its number from 1.
///
/// # Errors
/// If it holds something that lessons do not use.
pub(super) fn folded(text: &str, words: impl Fn(usize) -> String) -> Result<String> {
    let mut blocks = parse(text)?;
    let folds = blocks.iter_mut().filter(|it| matches!(it, Block::Fold(..)));
    for (number, fold) in (1..).zip(folds) {
        *fold = Block::Paragraph(vec![Inline::Text(words(number))]);
    }
    Ok(shown(&blocks))
}

fn shown(blocks: &[Block]) -> String {
    let blocks = blocks.iter().filter(|it| !matches!(it, Block::Mark(_)));
    blocks.map(block).collect::<Vec<_>>().join("\n")
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(_, line) => format!("{}\n", style(words(line)).bold().cyan()),
        Block::Paragraph(line) => format!("{}\n", words(line)),
        Block::List(is_numbered, items) => {
            let items = (1..).zip(items).map(|(number, item)| match is_numbered {
                true => hanging(&format!("{number}. "), &shown(item)),
                false => hanging("- ", &shown(item)),
            });
            items.collect()
        }
        Block::Quote(inner) => hanging("  ", &shown(inner)),
        Block::Fold(words, inner) => format!("{}\n\n{}", style(words).bold(), shown(inner)),
        Block::Code(_, code) => hanging("    ", code),
        Block::Mark(_) => String::new(),
        Block::Table(rows) => table(rows),
    }
}

/// Lines behind a mark, the further ones below the first.
fn hanging(mark: &str, text: &str) -> String {
    let indent = " ".repeat(mark.len());
    let lines = text.lines().enumerate().map(|(number, line)| {
        let before = if number == 0 { mark } else { &indent };
        format!("{}\n", format!("{before}{line}").trim_end())
    });
    lines.collect()
}

/// Cells below each other, the head with a rule below it.
fn table(rows: &[Vec<Vec<Inline>>]) -> String {
    let cells = |row: &Vec<Vec<Inline>>| row.iter().map(|it| words(it)).collect();
    let rows: Vec<Vec<String>> = rows.iter().map(cells).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|it| measure_text_width(it)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths);
        let cells = cells.map(|(cell, width)| pad_str(cell, *width, Alignment::Left, None));
        let line = cells.collect::<Vec<_>>().join("  ");
        text.push_str(line.trim_end());
        text.push('\n');
        if number == 0 {
            let rules = widths.iter().map(|&width| "─".repeat(width));
            text.push_str(&rules.collect::<Vec<_>>().join("  "));
            text.push('\n');
        }
    }
    text
}

/// A line without the signs of Markdown.
fn words(line: &[Inline]) -> String {
    line.iter().map(piece).collect()
}

fn piece(piece: &Inline) -> String {
    match piece {
        Inline::Text(text) | Inline::Code(text) => text.clone(),
        Inline::Emphasis(inner) => style(words(inner)).italic().to_string(),
        Inline::Strong(inner) => style(words(inner)).bold().to_string(),
        Inline::Sub(inner) => format!("_{}", words(inner)),
        Inline::Sup(inner) => format!("^{}", words(inner)),
        Inline::Link(inner, target)
            if target.starts_with("..") || target.starts_with("submissions") =>
        {
            words(inner)
        }
        Inline::Link(inner, target) | Inline::Picture(inner, target) => {
            format!("{} ({target})", words(inner))
        }
        Inline::Formula(atoms) => formula(atoms),
    }
}

/// A formula on one line, its signs of comparison between blanks.
fn formula(atoms: &[Atom]) -> String {
    atoms.iter().map(atom).collect::<String>().trim().to_owned()
}

fn atom(atom: &Atom) -> String {
    match atom {
        Atom::Letter(letter, below) => match below.as_slice() {
            [] => letter.to_string(),
            [Atom::Sign('′')] => format!("{letter}′"),
            below => format!("{letter}_{}", formula(below)),
        },
        Atom::Word(word) | Atom::Number(word) => word.clone(),
        Atom::Power(base, exponent) => format!("{base}^{exponent}"),
        Atom::Sign(sign) if "≤≥<>=≠".contains(*sign) => format!(" {sign} "),
        Atom::Sign(sign) => sign.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_well_without_its_signs() {
        let text = "\
## The **idea**

<!-- from x.cpp -->
```cpp
int x;
```
See [NIM](../nim/statement.en.md) or `n` in [a paper](https://example.org), **now**:

- 1 ≤ *a<sub>i</sub>* ≤ 10^9,
  if *all* are odd;
- else not.

| n | value |
|---|---|
| 10 | 3 |
";
        let shown = console::strip_ansi_codes(&page(text).unwrap()).into_owned();
        assert_eq!(
            shown,
            "\
The idea

    int x;

See NIM or n in a paper (https://example.org), now:

- 1 ≤ a_i ≤ 10^9,
  if all are odd;
- else not.

n   value
──  ─────
10  3
"
        );
    }
}
