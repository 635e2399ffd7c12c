//! What in a line surely is mathematics.
//!
//! Statements write formulas in plain Markdown: `1 ≤ *a<sub>i</sub>* ≤ 10^9`. A letter in italics, a
//! power and a sign of comparison are surely mathematics; a number beside one of them is too. Lessons
//! write as one does on a blackboard, `g = a_1 ⊕ a_2`: an index is mathematics as well, and so is a
//! letter beside a sign.

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
    /// `10^9`, `2^n`.
    Power(String, String),
    /// `≤`, `+`, …
    Sign(char),
}

/// Signs that join what stands on both sides of them.
const JOINING: &str = "≤≥<>=≠≡−+·⊕";

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
    plain_numbers(joined(with_letters(pieces)))
}

/// A single letter, with an index or a dash if it has one.
fn letter(inner: &[Inline]) -> Option<Atom> {
    let [Inline::Text(text), rest @ ..] = inner else {
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
    for piece in text.split_inclusive(char::is_whitespace) {
        let word = piece.trim_end();
        let bare = word.trim_start_matches('(');
        let core = bare.trim_end_matches([',', '.', ';', ':', ')', '?', '!']);
        // A bracket that opens within the word closes there.
        let core = if core.contains('(') && bare[core.len()..].starts_with(')') {
            &bare[..=core.len()]
        } else {
            core
        };
        match atoms(core) {
            Some(atoms) => {
                push_text(pieces, &word[..word.len() - bare.len()]);
                push(pieces, atoms);
                push_text(pieces, &bare[core.len()..]);
            }
            None => push_text(pieces, word),
        }
        push_text(pieces, &piece[word.len()..]);
    }
}

/// `≤`, `1000`, `10^9`, `2·10^5`, `−10^9`, `a_i`, `2^n`: a word as a formula, if it is one.
fn atoms(word: &str) -> Option<Vec<Atom>> {
    let mut atoms = Vec::new();
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphanumeric() {
            let (base, after) = match digits(rest) {
                ("", _) => rest.split_at(1),
                number => number,
            };
            rest = after;
            if let Some(power) = rest.strip_prefix('^') {
                let (exponent, after) = exponent(power)?;
                rest = after;
                atoms.push(Atom::Power(base.to_owned(), exponent));
            } else if first.is_ascii_digit() {
                atoms.push(Atom::Number(base.to_owned()));
            } else {
                // A letter alone is a word.
                let (below, after) = below(rest.strip_prefix('_')?)?;
                rest = after;
                atoms.push(Atom::Letter(first, below));
            }
        } else if JOINING.contains(first) {
            rest = &rest[first.len_utf8()..];
            atoms.push(Atom::Sign(first));
        } else {
            return None;
        }
    }
    (!atoms.is_empty()).then_some(atoms)
}

/// An exponent, and what comes after it: `9`, `-5`, `n`, `(n−1)`.
fn exponent(text: &str) -> Option<(String, &str)> {
    if let Some(inner) = text.strip_prefix('(') {
        let (inner, after) = inner.split_once(')')?;
        let is_short = |it: char| it.is_ascii_alphanumeric() || "+−-·/".contains(it);
        let is_it = inner.chars().all(is_short);
        return is_it.then(|| (inner.to_owned(), after));
    }
    let bare = text.strip_prefix(['-', '−']);
    let (sign, text) = bare.map_or(("", text), |bare| ("-", bare));
    let (number, after) = match digits(text) {
        ("", _) => text.split_at_checked(1)?,
        number => number,
    };
    let is_it = number.bytes().all(|it| it.is_ascii_alphanumeric());
    is_it.then(|| (format!("{sign}{number}"), after))
}

/// An index, and what comes after it: `1`, `i`, `ij`, `max`, `{i+1}`.
fn below(text: &str) -> Option<(Vec<Atom>, &str)> {
    let (inner, after) = if let Some(inner) = text.strip_prefix(['{', '(']) {
        inner.split_once(['}', ')'])?
    } else {
        let end = text.find(|it: char| !it.is_ascii_alphanumeric());
        text.split_at(end.unwrap_or(text.len()))
    };
    let atoms = index(&[Inline::Text(inner.to_owned())])?;
    (!atoms.is_empty()).then_some((atoms, after))
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

/// Whether it is a sign that joins what stands on both sides of it.
fn joins(atom: Option<&Atom>) -> bool {
    matches!(atom, Some(Atom::Sign(sign)) if JOINING.contains(*sign))
}

/// A letter of the text, or a number with one, goes to the sign beside it: `x` of `x ⊕ y`.
fn with_letters(pieces: Vec<Inline>) -> Vec<Inline> {
    let mut line: Vec<Inline> = Vec::new();
    for mut piece in pieces {
        match (&mut piece, line.last_mut()) {
            (Inline::Formula(atoms), Some(Inline::Text(before))) if joins(atoms.first()) => {
                if let Some((kept, letter)) = ends_with_letter(before) {
                    before.truncate(kept);
                    atoms.splice(0..0, letter);
                }
            }
            (Inline::Text(text), Some(Inline::Formula(atoms))) if joins(atoms.last()) => {
                if let Some((taken, letter)) = begins_with_letter(text) {
                    text.drain(..taken);
                    atoms.extend(letter);
                }
            }
            _ => {}
        }
        if !matches!(&piece, Inline::Text(text) if text.is_empty()) {
            line.push(piece);
        }
    }
    line
}

/// A letter, perhaps after a number, and a blank at the end of a text: how much of it stands before them.
fn ends_with_letter(text: &str) -> Option<(usize, Vec<Atom>)> {
    let word = text.strip_suffix([' ', '\n'])?;
    let letters = word.rsplit(|it: char| !it.is_ascii_alphanumeric()).next()?;
    let start = word.len() - letters.len();
    let is_free = !word[..start].ends_with(|it: char| it.is_alphanumeric() || "_^'’/".contains(it));
    Some((start, coefficient(letters).filter(|_| is_free)?))
}

/// The same after a blank at the beginning: how much of the text it is.
fn begins_with_letter(text: &str) -> Option<(usize, Vec<Atom>)> {
    let word = text.strip_prefix([' ', '\n'])?;
    let end = word.find(|it: char| !it.is_ascii_alphanumeric());
    let (word, after) = word.split_at(end.unwrap_or(word.len()));
    let is_free = !after.starts_with(|it: char| it.is_alphanumeric() || "_^'’/(".contains(it));
    Some((1 + word.len(), coefficient(word).filter(|_| is_free)?))
}

/// `x`, `2k`.
fn coefficient(word: &str) -> Option<Vec<Atom>> {
    let (number, letter) = digits(word);
    let mut letters = letter.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let number = (!number.is_empty()).then(|| Atom::Number(number.to_owned()));
    let atoms = number.into_iter().chain([Atom::Letter(letter, Vec::new())]);
    letters.next().is_none().then(|| atoms.collect())
}

/// Formulas with a blank between them are one if a sign joins them.
fn joined(pieces: Vec<Inline>) -> Vec<Inline> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A line with its formulas between tildes.
    fn line(text: &str) -> String {
        let found = found(vec![Inline::Text(text.to_owned())]);
        let piece = |piece: Inline| match piece {
            Inline::Text(text) => text,
            Inline::Formula(atoms) => format!("~{}~", atoms.iter().map(shown).collect::<String>()),
            other => format!("{other:?}"),
        };
        found.into_iter().map(piece).collect()
    }

    fn shown(atom: &Atom) -> String {
        match atom {
            Atom::Letter(letter, below) if below.is_empty() => letter.to_string(),
            Atom::Letter(letter, below) => {
                format!("{letter}[{}]", below.iter().map(shown).collect::<String>())
            }
            Atom::Word(word) | Atom::Number(word) => word.clone(),
            Atom::Power(base, exponent) => format!("{base}^[{exponent}]"),
            Atom::Sign(sign) => sign.to_string(),
        }
    }

    #[test]
    fn what_a_lesson_writes_as_on_a_blackboard_is_a_formula() {
        for (text, expected) in [
            ("tổng g = a_1 ⊕ a_2, hết", "tổng ~g=a[1]⊕a[2]~, hết"),
            ("khi b ≠ a thì x ⊕ x = 0.", "khi ~b≠a~ thì ~x⊕x=0~."),
            ("(a_1 + 1) · 2", "(~a[1]+1~) ~·2~"),
            ("2^n, 2^(j+1) và n^2", "~2^[n]~, ~2^[j+1]~ và ~n^[2]~"),
            ("S_max, c_{i+1}, a_ij", "~S[max]~, ~c[i+1]~, ~a[ij]~"),
            ("2k + 1 là lẻ", "~2k+1~ là lẻ"),
        ] {
            assert_eq!(line(text), expected, "{text}");
        }
    }

    #[test]
    fn words_stay_words() {
        for text in [
            "C++ và a, b",
            "a heap of 3 stones",
            "X là thế thua, · là thế thắng",
            "game_3, n_ và x^",
            "đống 1 và 2",
        ] {
            assert_eq!(line(text), text);
        }
        assert_eq!(line("it's x' < 3"), "it's x' ~<3~");
    }
}
