//! A tree as the Markdown of VNOJ and Hydro: formulas between the sign that the site has for them, no HTML.

use lessons::page::{Block, Inline};

use super::latex::formula;

pub(super) fn written(blocks: &[Block], sign: char) -> String {
    let blocks: Vec<String> = blocks.iter().map(|it| block(it, sign)).collect();
    blocks.join("\n")
}

fn block(block: &Block, sign: char) -> String {
    match block {
        Block::Heading(level, line) => format!("{} {}\n", "#".repeat(*level), text(line, sign)),
        Block::Paragraph(line) => format!("{}\n", text(line, sign)),
        Block::List(is_numbered, items) => {
            let items = (1..).zip(items).map(|(number, item)| {
                let mark = if *is_numbered {
                    format!("{number}. ")
                } else {
                    "- ".to_owned()
                };
                hanging(&mark, &written(item, sign))
            });
            items.collect()
        }
        Block::Mark(_) => String::new(),
        Block::Quote(inner) | Block::Fold(_, inner) => written(inner, sign),
        Block::Code(fence, code) => format!("```{fence}\n{code}```\n"),
        Block::Table(rows) => {
            let mut lines = rows.iter().map(|row| {
                let cells: Vec<String> = row.iter().map(|cell| text(cell, sign)).collect();
                format!("| {} |\n", cells.join(" | "))
            });
            let head = lines.next().unwrap_or_default();
            let rule = "|---".repeat(rows.first().map_or(0, Vec::len));
            format!("{head}{rule}|\n{}", lines.collect::<String>())
        }
    }
}

/// An item: its mark, and below it its further lines.
fn hanging(mark: &str, text: &str) -> String {
    let indent = " ".repeat(mark.len());
    let mut lines = text.lines();
    let first = format!("{mark}{}\n", lines.next().unwrap_or_default());
    let others = lines.map(|line| {
        if line.is_empty() {
            "\n".to_owned()
        } else {
            format!("{indent}{line}\n")
        }
    });
    first + &others.collect::<String>()
}

fn text(line: &[Inline], sign: char) -> String {
    line.iter().map(|it| piece(it, sign)).collect()
}

fn piece(piece: &Inline, sign: char) -> String {
    match piece {
        Inline::Text(text) => escaped(text),
        Inline::Emphasis(inner) => format!("*{}*", text(inner, sign)),
        Inline::Strong(inner) => format!("**{}**", text(inner, sign)),
        // The files that links lead to are not in a package.
        Inline::Link(inner, _) | Inline::Picture(inner, _) => text(inner, sign),
        Inline::Code(code) => format!("`{code}`"),
        Inline::Sub(inner) => format!("<sub>{}</sub>", text(inner, sign)),
        Inline::Sup(inner) => format!("<sup>{}</sup>", text(inner, sign)),
        Inline::Formula(atoms) => format!("{sign}{}{sign}", formula(atoms)),
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | '*' | '_' | '`' | '~' | '|' | '$' | '#' | '[' | ']' => {
                escaped.extend(['\\', letter]);
            }
            '\n' => escaped.push(' '),
            // VNOJ and DMOJ refuse a text that holds it.
            '−' => escaped.push('-'),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use crate::statement::{hydro, vnoj};

    #[test]
    fn formulas_stand_between_tildes_and_the_rest_stays() {
        for (markdown, expected) in [
            (
                "Có *n* đống, 1 ≤ *n* ≤ 10^6.",
                "Có ~n~ đống, ~1 \\le n \\le 10^{6}~.\n",
            ),
            ("*thua* **tất cả** `A~B`", "*thua* **tất cả** `A~B`\n"),
            ("- a\n- b\n", "- a\n- b\n"),
            ("1. a\n2. b\n", "1. a\n2. b\n"),
            ("tới −∞", "tới -∞\n"),
            (
                "| a |\n|---|\n| \\|*x*\\| |\n",
                "| a |\n|---|\n| \\|~x~\\| |\n",
            ),
        ] {
            assert_eq!(vnoj(markdown).unwrap(), expected, "{markdown}");
            let other = expected.replace('~', "$").replace("A$B", "A~B");
            assert_eq!(hydro(markdown).unwrap(), other, "{markdown}");
        }
    }
}
