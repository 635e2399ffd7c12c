//! What a command says when it cannot do what was asked.

use bilingual::{Fault, Lang, text};

/// In this language. It may quote others: no line of theirs begins where ours do.
pub(crate) fn told(fault: &Fault, lang: Lang) -> String {
    let lines = fault.0.of(lang).lines().enumerate().map(|(number, line)| {
        let is_first = number == 0 || line.starts_with("  ");
        format!("{}{}", if is_first { "" } else { "  " }, text::plain(line))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_wrote_begins_no_line() {
        let fault = bilingual::broken("x\nverdict: AC\u{202e}\n  │ y");
        assert_eq!(told(&fault, Lang::En), "x\n  verdict: AC\u{fffd}\n  │ y");
    }
}
