//! A tree as a source for typst: one problem, ready to print.

use lessons::page::{Atom, Block, Inline};

/// The page, and what typst does not say by itself as we want it.
const HEAD: &str = include_str!("head.typ");

/// Letters of a line that half a page holds.
const NARROW: usize = 40;

/// Lines of a sample that need no second page.
const SHORT: usize = 30;

pub(super) fn written(document: &[Block], language: &str) -> String {
    format!(
        "{HEAD}#set text(lang: \"{language}\")\n\n{}",
        blocks(document)
    )
}

fn blocks(document: &[Block]) -> String {
    let mut text = String::new();
    let mut rest = document;
    while let Some((first, others)) = rest.split_first() {
        if let Some((files, after)) = beside(rest) {
            text.push_str(&files);
            rest = after;
        } else {
            text.push_str(&block(first));
            rest = others;
        }
        text.push('\n');
    }
    text
}

/// The two files of a sample one beside the other, if they come next and are narrow enough.
fn beside(blocks: &[Block]) -> Option<(String, &[Block])> {
    let [
        Block::Paragraph(input),
        Block::Code(_, read),
        Block::Paragraph(output),
        Block::Code(_, wrote),
        rest @ ..,
    ] = blocks
    else {
        return None;
    };
    let is_name = |line: &[Inline]| matches!(line, [Inline::Code(_)]);
    let is_narrow = |file: &str| file.lines().all(|line| line.chars().count() <= NARROW);
    if !is_name(input) || !is_name(output) || !is_narrow(read) || !is_narrow(wrote) {
        return None;
    }
    let column = |name: &[Inline], file: &str| format!("[{}\n\n{}]", text(name), code(file));
    // A short sample stays on one page.
    let is_long = read.lines().count().max(wrote.lines().count()) > SHORT;
    let text = format!(
        "#block(breakable: {is_long}, grid(columns: (1fr, 1fr), gutter: 12pt, {}, {}))\n",
        column(input, read),
        column(output, wrote)
    );
    Some((text, rest))
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(level, line) => format!("{} {}\n", "=".repeat(*level), text(line)),
        Block::Paragraph(line) => format!("{}\n", text(line)),
        Block::List(is_numbered, items) => {
            let name = if *is_numbered { "enum" } else { "list" };
            let items: Vec<String> = items
                .iter()
                .map(|item| format!("[{}]", blocks(item)))
                .collect();
            format!("#{name}({})\n", items.join(", "))
        }
        Block::Mark(_) => String::new(),
        Block::Quote(inner) | Block::Fold(_, inner) => blocks(inner),
        Block::Code(_, file) => code(file),
        Block::Table(rows) => table(rows),
    }
}

fn table(rows: &[Vec<Vec<Inline>>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let row = |row: &Vec<Vec<Inline>>| {
        let cells: Vec<String> = row.iter().map(|cell| format!("[{}]", text(cell))).collect();
        format!("{},\n", cells.join(", "))
    };
    let rows: String = rows.iter().map(row).collect();
    format!("#align(center, table(columns: {columns}, align: left,\n{rows}))\n")
}

fn code(file: &str) -> String {
    format!(
        "#raw(block: true, {})\n",
        quoted(file.trim_end_matches('\n'))
    )
}

/// As a string of typst.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escaped.replace('\n', "\\n"))
}

fn text(line: &[Inline]) -> String {
    line.iter().map(piece).collect()
}

fn piece(piece: &Inline) -> String {
    match piece {
        Inline::Text(text) => escaped(text),
        Inline::Emphasis(inner) => format!("#emph[{}]", text(inner)),
        Inline::Strong(inner) => format!("#strong[{}]", text(inner)),
        // The files that links lead to are not in a package.
        Inline::Link(inner, _) | Inline::Picture(inner, _) => text(inner),
        // A semicolon ends what belongs to the call.
        Inline::Code(code) => format!("#raw({});", quoted(code)),
        Inline::Sub(inner) => format!("#sub[{}]", text(inner)),
        Inline::Sup(inner) => format!("#super[{}]", text(inner)),
        Inline::Formula(atoms) => format!("${}$", formula(atoms)),
    }
}

/// Text in which no sign means anything.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.replace('\n', " ").chars() {
        if letter.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

fn formula(atoms: &[Atom]) -> String {
    let atoms: Vec<String> = atoms.iter().map(atom).collect();
    atoms.join(" ")
}

fn atom(atom: &Atom) -> String {
    match atom {
        Atom::Letter(letter, below) => match &below[..] {
            [] => letter.to_string(),
            [Atom::Sign('′')] => format!("{letter}'"),
            below => format!("{letter}_({})", formula(below)),
        },
        Atom::Word(word) => quoted(word),
        Atom::Number(number) => number.clone(),
        Atom::Power(base, exponent) => format!("{base}^({exponent})"),
        Atom::Sign(',') => "\\,".to_owned(),
        Atom::Sign(sign) => sign.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use crate::statement::typst;

    #[test]
    fn formulas_code_and_samples_are_written() {
        for (markdown, expected) in [
            ("1 ≤ *a<sub>i</sub>* ≤ 10^9.", "$1 ≤ a_(i) ≤ 10^(9)$\\.\n\n"),
            ("1. *x′*", "#enum([$x'$\n\n])\n\n"),
            ("`a\"b` (c)", "#raw(\"a\\\"b\"); \\(c\\)\n\n"),
            (
                "`A`\n\n```\n1\n2\n```\n\n`B`\n\n```\n3\n```\n",
                "#block(breakable: false, grid(columns: (1fr, 1fr), gutter: 12pt, [#raw(\"A\");\n\n#raw(block: true, \"1\\n2\")\n], \
                 [#raw(\"B\");\n\n#raw(block: true, \"3\")\n]))\n\n",
            ),
            (
                &format!(
                    "`A`\n\n```\n1\n```\n\n`B`\n\n```\n{}\n```\n",
                    "3".repeat(41)
                ),
                &format!(
                    "#raw(\"A\");\n\n#raw(block: true, \"1\")\n\n#raw(\"B\");\n\n#raw(block: true, \"{}\")\n\n",
                    "3".repeat(41)
                ),
            ),
        ] {
            let written = typst(markdown, "vi").unwrap();
            let body = written.split("lang: \"vi\")\n\n").nth(1).unwrap();
            assert_eq!(body, expected, "{markdown}");
        }
    }
}
