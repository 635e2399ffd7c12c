//! What a teacher should know of a pupil's files.

use crate::catalogue::class as say;
use bilingual::Message;

/// Names that are listed in a sentence.
const LISTED: usize = 5;

/// Remarks about one pupil that are told one by one.
const MOST: usize = 30;

/// How much a remark matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// For whoever wonders.
    Quiet,
    /// It may change a score.
    Told,
    /// Something that may be a solution was not judged.
    Open,
}

/// A remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// How much it matters.
    pub weight: Weight,
    /// In words.
    pub text: Message,
}

impl Note {
    /// One that the page alone shows.
    pub fn quiet(text: impl Into<Message>) -> Note {
        Note::new(Weight::Quiet, text)
    }

    /// One that is told.
    pub fn told(text: impl Into<Message>) -> Note {
        Note::new(Weight::Told, text)
    }

    /// One that leaves something open.
    pub fn open(text: impl Into<Message>) -> Note {
        Note::new(Weight::Open, text)
    }

    /// Whether something that may be a solution was not judged.
    pub fn is_open(&self) -> bool {
        self.weight == Weight::Open
    }

    fn new(weight: Weight, text: impl Into<Message>) -> Note {
        Note {
            weight,
            text: text.into(),
        }
    }
}

/// What is told of a file, in a line.
pub fn of_file(file: &str, told: &Message) -> Message {
    Message::in_each(|lang| {
        let first = told.of(lang).lines().next().unwrap_or_default();
        format!("{file}: {first}")
    })
}

/// The first of many names, and how many more there are.
pub(super) fn listed(names: &[String]) -> Message {
    let first: Vec<String> = names.iter().take(LISTED).map(|it| shortened(it)).collect();
    let first = first.join(", ");
    match names.len().saturating_sub(LISTED) {
        0 => Message::new(&first),
        more => say::AND_MORE.with(&[&first, &more]).into(),
    }
}

/// What is told of these names, if there are any.
pub(super) fn of_names(names: &[String], told: impl FnOnce(&Message) -> Note) -> Option<Note> {
    (!names.is_empty()).then(|| told(&listed(names)))
}

/// The end of a long path is what tells it from others.
pub(super) fn shortened(path: &str) -> String {
    const MOST: usize = 60;
    match path.chars().count().checked_sub(MOST) {
        None | Some(0) => path.to_owned(),
        Some(cut) => format!("…{}", path.chars().skip(cut).collect::<String>()),
    }
}

/// The remarks that are told one by one: those that matter first, and how many are left out.
pub(super) fn bounded(mut notes: Vec<Note>) -> Vec<Note> {
    notes.sort_by_key(|note| std::cmp::Reverse(note.weight as u8));
    if notes.len() > MOST {
        let left = notes.len() - MOST;
        let weight = notes[MOST].weight;
        notes.truncate(MOST);
        notes.push(Note::new(weight, say::MORE_REMARKS.with(&[&left])));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use bilingual::Lang;

    #[test]
    fn many_names_are_counted_and_long_ones_keep_their_end() {
        let names: Vec<String> = (0..7).map(|it| it.to_string()).collect();
        let listed = |names| listed(names).of(Lang::En).to_owned();
        assert_eq!(listed(&names[..2]), "0, 1");
        assert_eq!(listed(&names), "0, 1, 2, 3, 4 and 2 more");
        let long = format!("{}/nim.cpp", "x".repeat(300));
        assert_eq!(shortened(&long).chars().count(), 61);
        assert!(shortened(&long).ends_with("x/nim.cpp"));
    }

    #[test]
    fn the_remarks_that_matter_come_first_and_are_not_endless() {
        let text = |text: &str| Message::new(&text);
        let mut notes = vec![
            Note::quiet(text("a")),
            Note::open(text("b")),
            Note::told(text("c")),
        ];
        let texts = |notes: Vec<Note>| -> Vec<String> {
            let notes = bounded(notes).into_iter();
            notes.map(|it| it.text.of(Lang::En).to_owned()).collect()
        };
        assert_eq!(texts(notes.clone()), ["b", "c", "a"]);
        notes.extend((0..100).map(|_| Note::quiet(text("d"))));
        assert_eq!(texts(notes).len(), MOST + 1);
    }
}
