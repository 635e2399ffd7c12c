//! Formulas as HTML that any browser sets, copies and breaks as text: letters in italics, indices,
//! powers, signs with their blanks.

use bilingual::text::escaped;
use lessons::page::Atom;

/// Signs of comparison, which stand between blanks.
const COMPARING: &str = "≤≥<>=≠";

/// Signs of sums, too, unless they begin something.
const ADDING: &str = "+−";

/// Letters of a formula that stays on one line.
const SHORT: usize = 24;

/// A formula.
pub(crate) fn html(atoms: &[Atom]) -> String {
    let is_long = plain(atoms).chars().count() > SHORT;
    let class = if is_long { "f long" } else { "f" };
    format!("<span class=\"{class}\">{}</span>", inner(atoms))
}

/// A formula on one line, as one types it: `a_i ≤ 10^9`.
pub(crate) fn plain(atoms: &[Atom]) -> String {
    let piece = |atom: &Atom| match atom {
        Atom::Letter(letter, below) if below[..] == [Atom::Sign('′')] => format!("{letter}′"),
        Atom::Letter(letter, below) if below.is_empty() => letter.to_string(),
        Atom::Letter(letter, below) => format!("{letter}_{}", plain(below)),
        Atom::Word(word) | Atom::Number(word) => word.clone(),
        Atom::Power(base, exponent) => format!("{base}^{exponent}"),
        Atom::Sign(sign) => sign.to_string(),
    };
    written(atoms, piece)
}

fn inner(atoms: &[Atom]) -> String {
    let piece = |atom: &Atom| match atom {
        Atom::Letter(letter, below) if below.is_empty() => format!("<var>{letter}</var>"),
        Atom::Letter(letter, below) if below[..] == [Atom::Sign('′')] => {
            format!("<var>{letter}</var>′")
        }
        Atom::Letter(letter, below) => format!("<var>{letter}</var><sub>{}</sub>", inner(below)),
        Atom::Word(word) => escaped(word),
        Atom::Number(number) => letters(number),
        Atom::Power(base, exponent) => {
            format!("{}<sup>{}</sup>", letters(base), letters(exponent))
        }
        Atom::Sign(sign) => escaped(&sign.to_string()),
    };
    written(atoms, piece)
}

/// All atoms, each written so, with their blanks.
fn written(atoms: &[Atom], piece: impl Fn(&Atom) -> String) -> String {
    let mut text = String::new();
    let mut before = None;
    for atom in atoms {
        let shown = piece(atom);
        match atom {
            Atom::Sign(sign) if is_apart(*sign, before) => text.extend([" ", &shown, " "]),
            _ => text += &shown,
        }
        before = Some(atom);
    }
    text.trim().to_owned()
}

/// Whether a sign stands between blanks, after what stands before it.
fn is_apart(sign: char, before: Option<&Atom>) -> bool {
    let begins = matches!(before, None | Some(Atom::Sign(_)));
    COMPARING.contains(sign) || ADDING.contains(sign) && !begins
}

/// Digits and signs as they are, letters in italics.
fn letters(text: &str) -> String {
    let mut html = String::new();
    for letter in text.chars() {
        match letter {
            'a'..='z' | 'A'..='Z' => html += &format!("<var>{letter}</var>"),
            '-' => html.push('−'),
            other => html += &escaped(&other.to_string()),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use lessons::page::{Block, Inline, parse};

    #[test]
    fn formulas_are_set_as_they_are_read() {
        for (markdown, expected) in [
            ("*n*", "<var>n</var>"),
            (
                "*a<sub>i</sub>* ≤ 10^9",
                "<var>a</var><sub><var>i</var></sub> ≤ 10<sup>9</sup>",
            ),
            (
                "*w*<sub>*i*−1</sub>",
                "<var>w</var><sub><var>i</var> − 1</sub>",
            ),
            ("−10^9 < *x′*", "−10<sup>9</sup> &lt; <var>x</var>′"),
            ("10^-5", "10<sup>−5</sup>"),
            ("2·10^5", "2·10<sup>5</sup>"),
            ("*S<sub>max</sub>*", "<var>S</var><sub>max</sub>"),
        ] {
            let parsed = parse(markdown).unwrap();
            let [Block::Paragraph(line)] = &parsed[..] else {
                panic!("{parsed:?}");
            };
            let [Inline::Formula(atoms)] = &line[..] else {
                panic!("{line:?}");
            };
            assert_eq!(super::inner(atoms), expected, "{markdown}");
        }
    }
}
