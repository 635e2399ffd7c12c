//! What a page asks.

use bilingual::Lang;
use serde_json::Value;

use crate::refused::Refused;
use crate::say;

/// A question: one line of JSON, and below it, one after the other, those texts that may be long or no
/// text at all. The line tells their lengths.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    head: Value,
    pub(crate) input: Option<&'a [u8]>,
    pub(crate) answer: Option<&'a [u8]>,
    pub(crate) output: Option<&'a [u8]>,
}

impl<'a> Question<'a> {
    /// Takes it apart.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn parse(bytes: &'a [u8]) -> Result<Question<'a>, Refused> {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (line, below) = bytes.split_at(end.unwrap_or(bytes.len()));
        let mut rest = below.get(1..).unwrap_or_default();
        let head: Value = serde_json::from_slice(line)
            .map_err(|error| Refused::asked(&say::NO_QUESTION.with(&[&error])))?;
        let mut take = |name: &str| {
            let length = usize::try_from(head[name].as_u64()?).ok()?;
            let (text, after) = rest.split_at(length.min(rest.len()));
            rest = after;
            Some(text)
        };
        let [input, answer, output] = ["input", "answer", "output"].map(&mut take);
        Ok(Question {
            head,
            input,
            answer,
            output,
        })
    }

    /// The word that the line has of this name.
    pub(crate) fn word(&self, name: &str) -> Option<&str> {
        self.head[name].as_str()
    }

    /// Whether the line says so.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.head[name] == Value::Bool(true)
    }

    /// The number of this name, or 0.
    pub(crate) fn number(&self, name: &str) -> u64 {
        self.head[name].as_u64().unwrap_or(0)
    }

    /// The language of the page.
    pub(crate) fn lang(&self) -> Lang {
        let lang = self.word("lang").and_then(Lang::of_code);
        lang.unwrap_or(Lang::Vi)
    }

    /// Which game of the input is meant, from 0.
    pub(crate) fn game(&self) -> usize {
        usize::try_from(self.number("game")).unwrap_or(usize::MAX)
    }

    /// The moves that were made in it, as they are written.
    pub(crate) fn moves(&self) -> Vec<&str> {
        self.words("moves")
    }

    /// The words that the line lists by this name.
    pub(crate) fn words(&self, name: &str) -> Vec<&str> {
        let words = self.head[name].as_array();
        let words = words.map_or(&[][..], Vec::as_slice);
        words.iter().filter_map(Value::as_str).collect()
    }

    /// The input; an empty one if there is none, as for a game that opens always alike.
    pub(crate) fn input(&self) -> &'a [u8] {
        self.input.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_stand_below_the_line_whatever_their_bytes() {
        let bytes = b"{\"do\":\"judge\",\"game\":2,\"moves\":[\"1 2\"],\"input\":3,\"output\":4}\n1\n2\xff\n\0x";
        let question = Question::parse(bytes).unwrap();
        assert_eq!(question.word("do"), Some("judge"));
        assert_eq!((question.game(), question.moves()), (2, vec!["1 2"]));
        assert_eq!(question.input, Some(&b"1\n2"[..]));
        assert_eq!(question.answer, None);
        assert_eq!(question.output, Some(&b"\xff\n\0x"[..]));
    }

    #[test]
    fn what_is_no_question_is_refused_and_a_text_cut_short_is_taken_as_it_is() {
        assert!(Question::parse(b"").is_err());
        assert!(Question::parse(b"{\"do\":").is_err());
        let question = Question::parse(b"{\"input\":99999999999}\nab").unwrap();
        assert_eq!(question.input(), b"ab");
    }
}
