//! What is wrong with an input, in the reader's language.
//!
//! The programs of the rooms speak English, each the sentences of its own problem, and know nothing
//! of languages: `NIM.INP:2: heap 2: 0 is not in 1..=9`. Here such a sentence is recognised, as a
//! field before each colon and a sentence of the catalogue behind them, and said again.

use inpout::BadInput;
use words::{Lang, Message, Say, Text};

use crate::catalogue::input::{NAMES, SENTENCES};

/// What is wrong with an input, for a person.
pub fn of_input(error: &BadInput) -> Message {
    Message::in_each(|lang| {
        let reason = match lang {
            Lang::En => error.reason.clone(),
            Lang::Vi => vietnamese(&error.reason, &mut Vec::new()),
        };
        format!("{}:{}: {reason}", error.file, error.line)
    })
}

/// The parts of a reason that have no Vietnamese; for tests.
#[doc(hidden)]
pub fn untold(reason: &str) -> Vec<String> {
    let mut unknown = Vec::new();
    vietnamese(reason, &mut unknown);
    unknown
}

/// The reason in Vietnamese; what is not known stays as it is and is written down.
fn vietnamese(reason: &str, unknown: &mut Vec<String>) -> String {
    let (fields, sentence) = match reason.rsplit_once(": ") {
        Some((fields, sentence)) => (Some(fields), sentence),
        None => (None, reason),
    };
    let fields = fields.into_iter().flat_map(|fields| fields.split(": "));
    let mut told: Vec<String> = fields.map(|field| of_field(field, unknown)).collect();
    let known = SENTENCES
        .iter()
        .find_map(|text| Some((text, gaps(*text, sentence)?)));
    told.push(if let Some((text, gaps)) = known {
        let values: Vec<&str> = gaps.iter().map(|gap| name(gap).unwrap_or(gap)).collect();
        let values: Vec<&dyn Say> = values.iter().map(|value| value as &dyn Say).collect();
        text.fill(Lang::Vi, &values)
    } else {
        unknown.push(sentence.to_owned());
        sentence.to_owned()
    });
    told.join(": ")
}

/// `heap 2`, `Ron's arc at vertex 1`, or just `n`.
fn of_field(field: &str, unknown: &mut Vec<String>) -> String {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (called, number) = match field.rsplit_once(' ') {
        Some((called, number)) if is_number(number) => (called, Some(number)),
        _ => (field, None),
    };
    // `n`, `n1` and `Amax` are the statement's.
    let is_symbol = called.len() < 3 || called.ends_with("max") || called.ends_with("min");
    let told = name(called).unwrap_or_else(|| {
        if !is_symbol {
            unknown.push(called.to_owned());
        }
        called
    });
    match number {
        Some(number) => format!("{told} {number}"),
        None => told.to_owned(),
    }
}

fn name(english: &str) -> Option<&'static str> {
    let text = NAMES.iter().find(|text| text.of(Lang::En) == english);
    text.map(|text| text.of(Lang::Vi))
}

/// What stands in the gaps of the English text, if the sentence is that text.
fn gaps(text: Text, sentence: &str) -> Option<Vec<&str>> {
    let mut parts = text.of(Lang::En).split('{').peekable();
    let mut rest = sentence.strip_prefix(parts.next()?)?;
    let mut gaps = Vec::new();
    while let Some(part) = parts.next() {
        let (_, after) = part.split_once('}')?;
        let end = if parts.peek().is_none() {
            rest.strip_suffix(after)?.len()
        } else {
            rest.find(after)?
        };
        gaps.push(&rest[..end]);
        rest = &rest[end + after.len()..];
    }
    rest.is_empty().then_some(gaps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(reason: &str) -> String {
        let error = BadInput {
            file: "NIM.INP".to_owned(),
            line: 3,
            column: 1,
            reason: reason.to_owned(),
        };
        let message = of_input(&error);
        assert_eq!(message.of(Lang::En), error.to_string());
        message.of(Lang::Vi).to_owned()
    }

    #[test]
    fn fields_and_sentence_are_both_said_in_vietnamese() {
        for (english, vietnamese) in [
            (
                "heap 2: 0 is not in 1..=10^18",
                "đống 2: 0 không nằm trong khoảng từ 1 đến 10^18",
            ),
            (
                "arc 3: u: 'x' is not a whole number",
                "cung 3: u: 'x' không phải là số nguyên",
            ),
            ("n: a length of 4 is not 5", "n: độ dài là 4, không phải 5"),
            (
                "'7' stands after the end of the input",
                "'7' thừa, dữ liệu đã hết",
            ),
            (
                "pair 2: the last board has 3 white stones, not 4",
                "cặp 2: bàn cờ cuối có 3 quân trắng, không phải 4",
            ),
        ] {
            assert_eq!(told(english), format!("NIM.INP:3: {vietnamese}"));
        }
    }

    #[test]
    fn what_nobody_knows_stays_english_and_is_told_to_tests() {
        assert_eq!(
            told("wombat 2: it sleeps"),
            "NIM.INP:3: wombat 2: it sleeps"
        );
        assert_eq!(untold("wombat 2: it sleeps"), ["wombat", "it sleeps"]);
        assert_eq!(untold("n: 3 is odd"), [""; 0]);
    }
}
