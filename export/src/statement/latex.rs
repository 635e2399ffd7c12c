//! A tree as LaTeX, in the part of it that Polygon, pandoc and every TeX understand.

use lessons::page::{Atom, Block, Inline};

/// Letters of TeX in a cell from which on its column is given a width.
const WIDE: usize = 60;

pub(super) fn written(blocks: &[Block]) -> String {
    let blocks: Vec<String> = blocks.iter().map(block).collect();
    blocks.join("\n")
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(1, line) => format!("\\section*{{{}}}\n", text(line)),
        Block::Heading(_, line) => format!("\\subsection*{{{}}}\n", text(line)),
        Block::Paragraph(line) => format!("{}\n", text(line)),
        Block::List(is_numbered, items) => {
            let name = if *is_numbered { "enumerate" } else { "itemize" };
            let items = items.iter().map(|item| format!("\\item {}", written(item)));
            environment(name, &items.collect::<String>())
        }
        Block::Mark(_) => String::new(),
        Block::Quote(inner) | Block::Fold(_, inner) => written(inner),
        Block::Code(_, code) => environment("verbatim", code),
        Block::Table(rows) => table(rows),
    }
}

fn environment(name: &str, inner: &str) -> String {
    format!("\\begin{{{name}}}\n{inner}\\end{{{name}}}\n")
}

fn table(rows: &[Vec<Vec<Inline>>]) -> String {
    let cells: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().map(|cell| text(cell)).collect())
        .collect();
    let columns = cells.first().map_or(0, Vec::len);
    let kind = |column: usize| {
        let width = |row: &Vec<String>| row.get(column).map_or(0, |cell| cell.chars().count());
        if cells.iter().map(width).max() > Some(WIDE) {
            "p{0.45\\textwidth}|"
        } else {
            "l|"
        }
    };
    let kinds: String = (0..columns).map(kind).collect();
    let lines = cells
        .iter()
        .map(|row| format!("{} \\\\ \\hline\n", row.join(" & ")));
    let lines: String = lines.collect();
    format!("\\begin{{tabular}}{{|{kinds}}}\n\\hline\n{lines}\\end{{tabular}}\n")
}

fn text(line: &[Inline]) -> String {
    line.iter().map(piece).collect()
}

fn piece(piece: &Inline) -> String {
    match piece {
        Inline::Text(text) => escaped(text),
        Inline::Emphasis(inner) => format!("\\emph{{{}}}", text(inner)),
        Inline::Strong(inner) => format!("\\textbf{{{}}}", text(inner)),
        // The files that links lead to are not in a package.
        Inline::Link(inner, _) | Inline::Picture(inner, _) => text(inner),
        // A dollar in the type of programs breaks VNOJ's import of Polygon packages.
        Inline::Code(code) if code.contains('$') => escaped(code),
        // Signs of programs are no formulas.
        Inline::Code(code) => {
            let code = escaped(code).replace("$<$", "\\textless{}");
            format!("\\texttt{{{}}}", code.replace("$>$", "\\textgreater{}"))
        }
        Inline::Sub(inner) => format!("\\textsubscript{{{}}}", text(inner)),
        Inline::Sup(inner) => format!("\\textsuperscript{{{}}}", text(inner)),
        Inline::Formula(atoms) => format!("${}$", formula(atoms)),
    }
}

/// Text with what TeX takes for itself, and signs that its usual fonts have in formulas only.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '\u{a0}' => escaped.push('~'),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => escaped.extend(['\\', letter]),
            '\n' => escaped.push(' '),
            '–' => escaped.push_str("--"),
            '—' => escaped.push_str("---"),
            '…' => escaped.push_str("\\ldots{}"),
            '²' => escaped.push_str("$^{2}$"),
            '"' => escaped.push_str("''"),
            '`' => escaped.push_str("\\textasciigrave{}"),
            '<' | '>' | '|' | '≤' | '≥' | '≠' | '−' | '·' | '→' | '′' | '∞' | '√' | '×' =>
            {
                escaped.extend(["$", sign(letter).trim(), "$"]);
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A formula, without what encloses it; VNOJ's is the same.
pub(super) fn formula(atoms: &[Atom]) -> String {
    let atoms: String = atoms.iter().map(atom).collect();
    atoms.trim().to_owned()
}

fn atom(atom: &Atom) -> String {
    match atom {
        Atom::Letter(letter, below) => match &below[..] {
            [] => letter.to_string(),
            [Atom::Sign('′')] => format!("{letter}'"),
            below => format!("{letter}_{{{}}}", formula(below)),
        },
        Atom::Word(word) => format!("\\mathrm{{{word}}}"),
        Atom::Number(number) => number.clone(),
        Atom::Power(base, exponent) => format!("{base}^{{{exponent}}}"),
        Atom::Sign(letter) => sign(*letter),
    }
}

/// A sign in a formula, with the blanks that end its name and make it readable.
fn sign(letter: char) -> String {
    let name = match letter {
        '≤' => "\\le",
        '≥' => "\\ge",
        '≠' => "\\ne",
        '≡' => "\\equiv",
        '⊕' => "\\oplus",
        '<' => "<",
        '>' => ">",
        '=' => "=",
        '·' => return "\\cdot ".to_owned(),
        '→' => "\\to",
        '×' => "\\times",
        '∞' => return "\\infty ".to_owned(),
        // As it is it would end a cell of a table where VNOJ makes Markdown of it.
        '|' => return "\\vert ".to_owned(),
        '√' => return "\\surd ".to_owned(),
        '−' => return "-".to_owned(),
        '′' => return "'".to_owned(),
        other => return other.to_string(),
    };
    format!(" {name} ")
}

#[cfg(test)]
mod tests {
    use crate::statement::latex;

    #[test]
    fn formulas_tables_lists_and_code_are_written() {
        for (markdown, expected) in [
            ("Có *n* đống.", "Có $n$ đống.\n"),
            ("*a<sub>i</sub>*, *b<sub>ij</sub>*", "$a_{i}$, $b_{ij}$\n"),
            ("*S<sub>max</sub>* *x′*", "$S_{\\mathrm{max}}$ $x'$\n"),
            ("1 ≤ *n* ≤ 10^6, 3 quân", "$1 \\le n \\le 10^{6}$, 3 quân\n"),
            ("2·10^5 (10^-5).", "$2\\cdot 10^{5}$ ($10^{-5}$).\n"),
            (
                "*nim* **all** `A_B`",
                "\\emph{nim} \\textbf{all} \\texttt{A\\_B}\n",
            ),
            ("a `$`", "a \\$\n"),
            ("\\|*x*\\|", "$\\vert$$x$$\\vert$\n"),
            ("`a << b`", "\\texttt{a \\textless{}\\textless{} b}\n"),
            (
                "- a\n- b\n",
                "\\begin{itemize}\n\\item a\n\\item b\n\\end{itemize}\n",
            ),
            (
                "```\n1 2\n```\n",
                "\\begin{verbatim}\n1 2\n\\end{verbatim}\n",
            ),
            (
                "| a | b |\n|---|---|\n| 1 | 50% |\n",
                "\\begin{tabular}{|l|l|}\n\\hline\na & b \\\\ \\hline\n1 & 50\\% \\\\ \\hline\n\\end{tabular}\n",
            ),
            ("*w*<sub>*i*−1</sub>", "$w_{i-1}$\n"),
            ("610\u{a0}000 ~", "610~000 \\textasciitilde{}\n"),
        ] {
            assert_eq!(latex(markdown).unwrap(), expected, "{markdown}");
        }
    }

    #[test]
    fn what_statements_do_not_use_is_an_error() {
        for markdown in ["> a", "![a](b.png)", "a<br>b", "---\n"] {
            assert!(latex(markdown).is_err(), "{markdown}");
        }
    }
}
