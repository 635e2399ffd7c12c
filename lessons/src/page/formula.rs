//! What in a line surely is mathematics.
//!
//! Statements write formulas in plain Markdown: `1 ≤ *a<sub>i</sub>* ≤ 10^9`. A letter in italics, a
//! power and a sign of comparison are surely mathematics; a number beside one of them is too.

use super::Inline;

/// A part of a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Atom {
    /// `n`, `a_i`, `x′`.
    Letter(char, Vec<Atom>),
    /// Letters in an index that make a word, such as `max`.
    Word(String),
    /// Digits.
    Number(String),
    /// `10^9`.
    Power(String, String),
    /// `≤`, `+`, …
    Sign(char),
}

/// Signs that join what stands on both sides of them.
const JOINING: &str = "≤≥<>=≠−+·";

/// The line with its formulas.
pub(super) fn found(line: Vec<Inline>) -> Vec<Inline> {
    let mut pieces: Vec<Inline> = Vec::new();
    for inline in line {
        match inline {
            Inline::Text(text) => of_text(&text, &mut pieces),
            Inline::Emphasis(inner) => match letter(&inner) {
                Some(atom) => push(&mut pieces, vec![atom]),
                None => pieces.push(Inline::Emphasis(found(inner))),
            },
            Inline::Strong(inner) => pieces.push(Inline::Strong(found(inner))),
            Inline::Sub(inner) => match (pieces.last_mut(), index(&inner)) {
                (Some(Inline::Formula(atoms)), Some(below)) => match atoms.last_mut() {
                    Some(Atom::Letter(_, old)) if old.is_empty() => *old = below,
                    _ => pieces.push(Inline::Sub(inner)),
                },
                _ => pieces.push(Inline::Sub(found(inner))),
            },
            Inline::Sup(inner) => pieces.push(Inline::Sup(found(inner))),
            Inline::Link(words, target) => pieces.push(Inline::Link(found(words), target)),
            other => pieces.push(other),
        }
    }
    plain_numbers(joined(pieces))
}

/// A single letter, with an index or a dash if it has one.
fn letter(inner: &[Inline]) -> Option<Atom> {
    let (first, rest) = inner.split_first()?;
    let Inline::Text(text) = first else {
        return None;
    };
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let dash = match (letters.next(), letters.next()) {
        (None, _) => Vec::new(),
        (Some('′'), None) => vec![Atom::Sign('′')],
        _ => return None,
    };
    match rest {
        [] => Some(Atom::Letter(letter, dash)),
        [Inline::Sub(below)] if dash.is_empty() => Some(Atom::Letter(letter, index(below)?)),
        _ => None,
    }
}

/// What stands below a letter.
fn index(inner: &[Inline]) -> Option<Vec<Atom>> {
    let mut atoms = Vec::new();
    for inline in inner {
        match inline {
            Inline::Emphasis(inner) => atoms.push(letter(inner)?),
            Inline::Text(text)
                if text.len() > 2 && text.chars().all(|it| it.is_ascii_alphabetic()) =>
            {
                atoms.push(Atom::Word(text.clone()));
            }
            Inline::Text(text) => {
                for letter in text.chars() {
                    atoms.push(match letter {
                        'a'..='z' | 'A'..='Z' => Atom::Letter(letter, Vec::new()),
                        '0'..='9' => Atom::Number(letter.to_string()),
                        '+' | '−' | ',' => Atom::Sign(letter),
                        _ => return None,
                    });
                }
            }
            _ => return None,
        }
    }
    Some(atoms)
}

/// Words that are formulas, and the text between them.
fn of_text(text: &str, pieces: &mut Vec<Inline>) {
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest
            .find(|it: char| !it.is_whitespace())
            .unwrap_or(rest.len());
        if end > 0 {
            push_text(pieces, &rest[..end]);
            rest = &rest[end..];
            continue;
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        let bare = word.trim_start_matches('(');
        let core = bare.trim_end_matches([',', '.', ';', ':', ')', '?', '!']);
        match atoms(core) {
            Some(atoms) => {
                push_text(pieces, &word[..word.len() - bare.len()]);
                push(pieces, atoms);
                push_text(pieces, &bare[core.len()..]);
            }
            None => push_text(pieces, word),
        }
    }
}

/// `≤`, `1000`, `10^9`, `2·10^5`, `−10^9`: a word as a formula, if it is one.
fn atoms(word: &str) -> Option<Vec<Atom>> {
    let mut atoms = Vec::new();
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let (number, after) = digits(rest);
            rest = after;
            let Some(power) = rest.strip_prefix('^') else {
                atoms.push(Atom::Number(number.to_owned()));
                continue;
            };
            let (sign, power) = match power.strip_prefix(['-', '−']) {
                Some(power) => ("-", power),
                None => ("", power),
            };
            let (exponent, after) = digits(power);
            if exponent.is_empty() {
                return None;
            }
            rest = after;
            atoms.push(Atom::Power(number.to_owned(), format!("{sign}{exponent}")));
        } else if JOINING.contains(first) {
            rest = &rest[first.len_utf8()..];
            atoms.push(Atom::Sign(first));
        } else {
            return None;
        }
    }
    (!atoms.is_empty()).then_some(atoms)
}

fn digits(text: &str) -> (&str, &str) {
    let end = text.find(|it: char| !it.is_ascii_digit());
    text.split_at(end.unwrap_or(text.len()))
}

fn push_text(pieces: &mut Vec<Inline>, text: &str) {
    if text.is_empty() {
        return;
    }
    match pieces.last_mut() {
        Some(Inline::Text(before)) => before.push_str(text),
        _ => pieces.push(Inline::Text(text.to_owned())),
    }
}

fn push(pieces: &mut Vec<Inline>, atoms: Vec<Atom>) {
    match pieces.last_mut() {
        Some(Inline::Formula(before)) => before.extend(atoms),
        _ => pieces.push(Inline::Formula(atoms)),
    }
}

/// Formulas with a blank between them are one if a sign joins them.
fn joined(pieces: Vec<Inline>) -> Vec<Inline> {
    let joins =
        |atom: Option<&Atom>| matches!(atom, Some(Atom::Sign(sign)) if JOINING.contains(*sign));
    let mut line: Vec<Inline> = Vec::new();
    for piece in pieces {
        if let Inline::Formula(atoms) = &piece
            && let [.., Inline::Formula(before), Inline::Text(blank)] = &mut line[..]
            && [" ", "\n"].contains(&blank.as_str())
            && (joins(before.last()) || joins(atoms.first()))
        {
            before.extend(atoms.iter().cloned());
            line.pop();
        } else {
            line.push(piece);
        }
    }
    line
}

/// A number or a sign alone is text as it was.
fn plain_numbers(pieces: Vec<Inline>) -> Vec<Inline> {
    let mut line = Vec::new();
    for piece in pieces {
        match piece {
            Inline::Formula(atoms) => match &atoms[..] {
                [Atom::Number(number)] => push_text(&mut line, number),
                [Atom::Sign(sign)] if !"≤≥≠".contains(*sign) => {
                    push_text(&mut line, &sign.to_string());
                }
                _ => line.push(Inline::Formula(atoms)),
            },
            Inline::Text(text) => push_text(&mut line, &text),
            other => line.push(other),
        }
    }
    line
}
