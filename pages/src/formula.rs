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
    let mut text = String::new();
    let mut before: Option<&Atom> = None;
    for atom in atoms {
        match atom {
            Atom::Letter(letter, below) => {
                text.push(*letter);
                match &below[..] {
                    [] => {}
                    [Atom::Sign('′')] => text.push('′'),
                    below => text += &format!("_{}", plain(below)),
                }
            }
            Atom::Word(word) | Atom::Number(word) => text += word,
            Atom::Power(base, exponent) => text += &format!("{base}^{exponent}"),
            Atom::Sign(sign) if is_apart(*sign, before) => text += &format!(" {sign} "),
            Atom::Sign(sign) => text.push(*sign),
        }
        before = Some(atom);
    }
    text.trim().to_owned()
}

fn inner(atoms: &[Atom]) -> String {
    let mut html = String::new();
    let mut before: Option<&Atom> = None;
    for atom in atoms {
        match atom {
            Atom::Letter(letter, below) => {
                html += &format!("<var>{letter}</var>");
                match &below[..] {
                    [] => {}
                    [Atom::Sign('′')] => html.push('′'),
                    below => html += &format!("<sub>{}</sub>", inner(below)),
                }
            }
            Atom::Word(word) => html += &escaped(word),
            Atom::Number(number) => html += &letters(number),
            Atom::Power(base, exponent) => {
                html += &format!("{}<sup>{}</sup>", letters(base), letters(exponent));
            }
            Atom::Sign(sign) => html += &set(*sign, before),
        }
        before = Some(atom);
    }
    html.trim().to_owned()
}

/// A sign after what stands before it.
fn set(sign: char, before: Option<&Atom>) -> String {
    let shown = escaped(&sign.to_string());
    if is_apart(sign, before) {
        format!(" {shown} ")
    } else {
        shown
    }
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
