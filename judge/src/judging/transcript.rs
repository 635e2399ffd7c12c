//! What was said in a dialogue, and when.

use std::time::Duration;

use checker::interactor::Speaker;
use serde::Serialize;

use bilingual::text;

/// Lines that are kept; of a longer dialogue, the last ones.
const KEPT: usize = 20_000;

/// The lines of a dialogue.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Transcript {
    /// How many lines at the beginning were not kept.
    pub omitted: usize,
    /// The lines, fit for a terminal.
    pub lines: Vec<Line>,
}

/// A line of a dialogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Milliseconds since the start of the program.
    pub ms: u64,
    /// Who said it.
    #[serde(serialize_with = "Named::serialize")]
    pub by: Speaker,
    /// What was said, without the end of the line.
    pub line: String,
}

impl Transcript {
    /// Takes down what was said: whole lines, or a last one without its end.
    pub(crate) fn note(&mut self, by: Speaker, said: &[u8], at: Duration) {
        for line in said.split_inclusive(|&byte| byte == b'\n') {
            let line =
                text::printable(String::from_utf8_lossy(line).trim_end_matches(['\r', '\n']));
            let ms = u64::try_from(at.as_millis()).unwrap_or(u64::MAX);
            self.lines.push(Line { ms, by, line });
        }
        // Cut back rarely, so that each line costs a constant time.
        if self.lines.len() > 2 * KEPT {
            let excess = self.lines.len() - KEPT;
            self.lines.drain(..excess);
            self.omitted += excess;
        }
    }

    /// The last lines as they are shown: `    12 ms  > 3 4`; `>` is what the program said, `<`
    /// what was said to it.
    pub fn tail(&self, count: usize) -> Vec<String> {
        let first = self.lines.len().saturating_sub(count);
        let lines = self.lines[first..].iter().map(|line| {
            let mark = match line.by {
                Speaker::Program => '>',
                Speaker::Judge => '<',
            };
            format!("{:>6} ms  {mark} {}", line.ms, line.line)
        });
        lines.collect()
    }

    /// What the program said, as far as it was kept.
    pub(crate) fn said(&self) -> String {
        let own = self.lines.iter().filter(|it| it.by == Speaker::Program);
        let own: Vec<&str> = own.map(|it| it.line.as_str()).collect();
        own.join("\n")
    }

    /// How many lines there were.
    pub fn count(&self) -> usize {
        self.omitted + self.lines.len()
    }
}

/// A speaker, as it is written.
#[derive(Serialize)]
#[serde(remote = "Speaker", rename_all = "lowercase")]
enum Named {
    Program,
    Judge,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_shown_with_speaker_and_time() {
        let mut transcript = Transcript::default();
        transcript.note(Speaker::Judge, b"8 9 4 8\r\n1 2\n", Duration::ZERO);
        transcript.note(Speaker::Program, b"2 \x1b9", Duration::from_millis(1234));
        assert_eq!(
            transcript.tail(2),
            ["     0 ms  < 1 2", "  1234 ms  > 2 \u{fffd}9"]
        );
        assert_eq!((transcript.tail(9).len(), transcript.count()), (3, 3));
        transcript.note(Speaker::Program, b"end\n", Duration::ZERO);
        assert_eq!(transcript.said(), "2 \u{fffd}9\nend");
    }

    #[test]
    fn an_endless_dialogue_keeps_its_end() {
        let mut transcript = Transcript::default();
        for number in 0..100_000 {
            let line = format!("{number}\n");
            transcript.note(Speaker::Program, line.as_bytes(), Duration::ZERO);
        }
        assert!(transcript.lines.len() <= 2 * KEPT);
        assert_eq!(transcript.count(), 100_000);
        assert_eq!(transcript.tail(1), ["     0 ms  > 99999"]);
    }
}
