//! From the edition of 2024 back to those that other judges compile: 2021, and 2018.
//!
//! Four things are written otherwise there. All of it works in the newest edition too, so one file
//! serves every judge.
//!
//! * Some traits are not imported by themselves in 2018: they are where they are used.
//! * `array.into_iter()` gives references in 2018: a method of the stand-in gives the items.
//! * A returned `impl Iterator` borrows from an argument only if it says so: it says `+ '_`.
//! * `if` and `while` cannot chain `let … && …`: they are put into one another.

use super::mask::Mask;

/// The source as the older editions want it.
pub(super) fn in_old_editions(source: &str) -> String {
    let source = unchained(source);
    let source = capturing(&source);
    importing(&by_value(&source))
}

/// Traits that are used by these words, and where they are.
const IMPORTS: [(&[&str], &str); 4] = [
    (&["try_from", "TryFrom"], "std::convert::TryFrom"),
    (&["try_into", "TryInto"], "std::convert::TryInto"),
    (&["from_iter", "FromIterator"], "std::iter::FromIterator"),
    (&["into_items"], "crate::inpout::IntoItems"),
];

fn importing(text: &str) -> String {
    let mask = Mask::of(text);
    let mut imports: Vec<String> = IMPORTS
        .into_iter()
        .filter(|(words, _)| words.iter().any(|word| mask.places(word).next().is_some()))
        .filter(|(_, path)| !mask.text().contains(path))
        .map(|(_, path)| format!("use {path};\n"))
        .collect();
    if imports.is_empty() {
        return text.to_owned();
    }
    imports.push("\n".to_owned());
    // After the module's own documentation, which must stand first.
    let is_head = |line: &&str| line.starts_with("//!") || line.trim().is_empty();
    let head = text.split_inclusive('\n').take_while(is_head);
    let (head, body) = text.split_at(head.map(str::len).sum());
    format!("{head}{}{body}", imports.concat())
}

fn by_value(text: &str) -> String {
    const METHOD: &str = ".into_iter()";
    let mask = Mask::of(text);
    let places = mask.text().match_indices(METHOD);
    edited(
        text,
        places.map(|(at, _)| (at, METHOD.len(), ".into_items()".to_owned())),
    )
}

/// Adds `+ '_` to a returned `impl Iterator` if an argument is a reference and no lifetime is named.
fn capturing(text: &str) -> String {
    const RETURNED: &str = "-> impl Iterator<";
    let mask = Mask::of(text);
    let edits = mask.text().match_indices(RETURNED).filter_map(|(at, _)| {
        let start = mask.text()[..at].rfind("fn ")?;
        let body = at + mask.text()[at..].find(['{', ';'])?;
        let end = body.min(
            mask.text()[at..]
                .find(" where")
                .map_or(body, |found| at + found),
        );
        let returned = mask.text()[at..end].trim_end();
        let borrows = mask.text()[start..at].contains('&');
        let says = mask.text()[start..at].contains('\'') || returned.contains(['\'', '+']);
        (borrows && !says).then(|| (at + returned.len(), 0, " + '_".to_owned()))
    });
    edited(text, edits)
}

/// The text with some pieces replaced: where each begins, its length, and what stands there now.
fn edited(text: &str, edits: impl IntoIterator<Item = (usize, usize, String)>) -> String {
    let mut new = String::new();
    let mut from = 0;
    for (at, length, instead) in edits {
        new.push_str(&text[from..at]);
        new.push_str(&instead);
        from = at + length;
    }
    new.push_str(&text[from..]);
    new
}

/// Puts chains of conditions with a `let` among them into one another, from the last to the first.
fn unchained(text: &str) -> String {
    let mut text = text.to_owned();
    let mut before = text.len();
    loop {
        let mask = Mask::of(&text);
        let last = |word| mask.places(word).filter(|&at| at < before).last();
        let Some(at) = last("if").max(last("while")) else {
            return text;
        };
        before = at;
        if let Some(chain) = Chain::at(mask.text(), at) {
            text = chain.nested(&text);
        }
    }
}

/// A chain of conditions: `if a && let b = c && d { … } else { … }`.
struct Chain {
    start: usize,
    is_loop: bool,
    /// The conditions, those without a `let` taken together.
    parts: Vec<(usize, usize)>,
    body: (usize, usize),
    /// What follows `else`, if anything.
    otherwise: Option<(usize, usize)>,
}

impl Chain {
    /// The chain that the `if` or `while` here begins, if there is a `let` in it.
    fn at(code: &str, start: usize) -> Option<Chain> {
        let is_loop = code[start..].starts_with("while");
        let first = start + if is_loop { 5 } else { 2 };
        let mut links = vec![first];
        let mut depth = 0_usize;
        let bytes = code.as_bytes();
        let mut at = first;
        let open = loop {
            match bytes.get(at)? {
                b'{' if depth == 0 => break at,
                // The guard of a match's arm has no body.
                b'=' if depth == 0 && bytes.get(at + 1) == Some(&b'>') => return None,
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
                b'&' if depth == 0 && code[at..].starts_with("&& ") => {
                    links.push(at + 2);
                    at += 1;
                }
                _ => {}
            }
            at += 1;
        };
        let ends = links[1..].iter().map(|link| link - 2).chain([open]);
        let is_let = |&(from, to): &(usize, usize)| code[from..to].trim_start().starts_with("let ");
        let mut parts: Vec<(usize, usize)> = Vec::new();
        for part in links.iter().copied().zip(ends) {
            match parts.last_mut() {
                Some(last) if !is_let(last) && !is_let(&part) => last.1 = part.1,
                _ => parts.push(part),
            }
        }
        if parts.len() < 2 {
            return None;
        }
        let close = closing(code, open)?;
        let rest = code[close..].trim_start();
        let otherwise = rest.strip_prefix("else ").map(|rest| {
            let from = code.len() - rest.len();
            (from, end_of_else(code, from).unwrap_or(code.len()))
        });
        Some(Chain {
            start,
            is_loop,
            parts,
            body: (open, close),
            otherwise,
        })
    }

    /// The text with this chain as conditions within one another.
    fn nested(&self, text: &str) -> String {
        let body = &text[self.body.0..self.body.1];
        let within = |inner: &str| {
            let conditions = self.parts.iter().map(|&(from, to)| text[from..to].trim());
            let opened: Vec<String> = conditions.map(|it| format!("if {it}")).collect();
            let closed = " }".repeat(opened.len() - 1);
            format!("{} {inner}{closed}", opened.join(" { "))
        };
        let (instead, end) = match self.otherwise {
            _ if self.is_loop => {
                let inner = format!("{{ {body} continue; }}");
                (format!("loop {{ {} break; }}", within(&inner)), self.body.1)
            }
            Some((from, to)) => {
                let inner = format!("{{ break 'chain {body} }}");
                let otherwise = &text[from..to];
                (
                    format!("{{ 'chain: {{ {} {otherwise} }} }}", within(&inner)),
                    to,
                )
            }
            None => (within(body), self.body.1),
        };
        format!("{}{instead}{}", &text[..self.start], &text[end..])
    }
}

/// Behind the brace that closes the one here.
fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Behind the last block of what follows an `else`.
fn end_of_else(code: &str, from: usize) -> Option<usize> {
    let mut end = closing(code, from + code[from..].find('{')?)?;
    while code[end..].trim_start().starts_with("else ") {
        end = closing(code, end + code[end..].find('{')?)?;
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_of_conditions_are_put_into_one_another() {
        for (new, old) in [
            ("if a && b { c }", "if a && b { c }"),
            ("if let a = b { c }", "if let a = b { c }"),
            (
                "if a && let b = c && d && e { f }",
                "if a { if let b = c { if d && e { f } } }",
            ),
            (
                "while let a = b && c { d; }",
                "loop { if let a = b { if c { { d; } continue; } } break; }",
            ),
            (
                "x = if a && let b = c { d } else if e { f } else { g };",
                "x = { 'chain: { if a { if let b = c { break 'chain { d } } } if e { f } else { g } } };",
            ),
            (
                "if f(|a| a && b) { \"if a && let b\" }",
                "if f(|a| a && b) { \"if a && let b\" }",
            ),
        ] {
            assert_eq!(unchained(new), old);
        }
    }

    #[test]
    fn an_iterator_says_that_it_borrows() {
        for (new, old) in [
            (
                "fn a(&self) -> impl Iterator<Item = u8> { b }",
                "fn a(&self) -> impl Iterator<Item = u8> + '_ { b }",
            ),
            (
                "fn a(n: u8) -> impl Iterator<Item = u8> { b }",
                "fn a(n: u8) -> impl Iterator<Item = u8> { b }",
            ),
            (
                "fn a<'a>(b: &'a [u8]) -> impl Iterator<Item = &'a u8> { b }",
                "fn a<'a>(b: &'a [u8]) -> impl Iterator<Item = &'a u8> { b }",
            ),
        ] {
            assert_eq!(capturing(new), old);
        }
    }

    #[test]
    fn what_is_used_is_imported_after_the_documentation() {
        assert_eq!(
            importing("//! A.\n\nlet a = u8::try_from(b);\n"),
            "//! A.\n\nuse std::convert::TryFrom;\n\nlet a = u8::try_from(b);\n"
        );
        assert_eq!(importing("// try_from\n"), "// try_from\n");
    }
}
