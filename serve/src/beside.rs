//! A source beside another, line by line: beside the one before it, or one that is like it.

use bilingual::{Result, text::escaped};
use classroom::similarity::most_alike;
use judge::language::Language;
use store::{Filter, Role, Submission, SubmissionId};

use crate::say;
use crate::server::{Server, Visitor};

/// Submissions of others among which the one most alike is looked for, and bytes of a source that is.
const MOST: u32 = 200;
const LONGEST: usize = 64 * 1024;

/// Lines of a source that are shown.
const LINES: usize = 3000;

/// Pairs of lines that are compared; of sources that differ in more, no line is found again.
const PAIRS: usize = 4_000_000;

/// Links to what a teacher may want to see beside a source.
pub(crate) fn links(
    server: &Server,
    visitor: &Visitor,
    it: &Submission,
    text: &str,
) -> Result<String> {
    let lang = visitor.lang;
    let link = |other: SubmissionId, said: &str| {
        format!(
            "<p><a href=\"/submissions/{}?beside={other}\">{said}</a></p>\n",
            it.id
        )
    };
    let mut links = String::new();
    let earlier = Filter {
        person: Some(it.person),
        problem: Some(&it.problem),
        before: Some(it.id),
        ..Filter::default()
    };
    if let Some(before) = server.store.submissions(earlier, 1)?.pop() {
        links += &link(before.id, &say::BESIDE_BEFORE.fill(lang, &[&before.id]));
    }
    let Ok(language) = it.language.parse::<Language>() else {
        return Ok(links);
    };
    let people = server.store.people()?;
    let filter = Filter {
        problem: Some(&it.problem),
        ..Filter::default()
    };
    let mut others = Vec::new();
    for other in server.store.submissions(filter, MOST)? {
        let owner = people.iter().find(|person| person.id == other.person);
        let owner = owner.filter(|owner| owner.role == Role::Pupil && owner.id != it.person);
        let (Some(owner), Ok(language)) = (owner, other.language.parse::<Language>()) else {
            continue;
        };
        let bytes = server.store.source(other.id)?.unwrap_or_default();
        if bytes.len() <= LONGEST {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            others.push(((other.id, owner), text, language));
        }
    }
    if text.len() <= LONGEST
        && let Some((share, (other, owner))) = most_alike((text, language), others)
    {
        let said = say::BESIDE_ALIKE.fill(lang, &[&share, &other, &escaped(&owner.name)]);
        links += &link(other, &said);
    }
    Ok(links)
}

/// A source beside that of another submission to the same problem, if there is such a one.
pub(crate) fn beside(
    server: &Server,
    visitor: &Visitor,
    it: &Submission,
    text: &str,
    other: SubmissionId,
) -> Result<Option<String>> {
    let lang = visitor.lang;
    let found = server.store.submission(other)?;
    let is_meant = found.is_some_and(|found| found.problem == it.problem);
    let Some(bytes) = server.store.source(other)?.filter(|_| is_meant) else {
        return Ok(None);
    };
    let old = String::from_utf8_lossy(&bytes);
    let [old, new] = [&old, text].map(|it| it.lines().take(LINES + 1).collect::<Vec<_>>());
    let is_cut = old.len().max(new.len()) > LINES;
    let [old, new] = [&old, &new].map(|it| &it[..it.len().min(LINES)]);
    let rows = rows(old, new).into_iter().map(|[old, new]| {
        let (class, sign) = match (old, new) {
            _ if old == new => ("", ""),
            (Some(_), Some(_)) => (" class=\"differs\"", "≠"),
            (Some(_), None) => (" class=\"differs\"", "−"),
            _ => (" class=\"differs\"", "+"),
        };
        let [old, new] = [old, new].map(|it| escaped(it.unwrap_or_default()));
        format!("<tr{class}><td>{sign}</td><td><code>{old}</code></td><td><code>{new}</code></td></tr>\n")
    });
    let rows: Vec<String> = rows.collect();
    let head = |id: SubmissionId| {
        let said = say::SUBMISSION.fill(lang, &[&id]);
        format!("<th scope=\"col\"><a href=\"/submissions/{id}\">{said}</a></th>")
    };
    let cut = if is_cut {
        format!("<p>{}</p>\n", say::BESIDE_CUT.fill(lang, &[&LINES]))
    } else {
        String::new()
    };
    Ok(Some(format!(
        "<p class=\"quiet\">{}</p>\n<div class=\"scroll\"><table class=\"beside-source\">\n<thead><tr><th></th>{}{}</tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n{cut}",
        say::BESIDE_ABOUT.of(lang),
        head(other),
        head(it.id),
        rows.concat()
    )))
}

/// The lines of two texts beside each other: equal ones in one row, and between them what was there beside
/// what is.
fn rows<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<[Option<&'a str>; 2]> {
    let same = |(one, other): &(&&str, &&str)| one == other;
    let begin = old.iter().zip(new).take_while(same).count();
    let (old_rest, new_rest) = (&old[begin..], &new[begin..]);
    let ends = old_rest.iter().rev().zip(new_rest.iter().rev());
    let end = ends.take_while(same).count();
    let (old_part, new_part) = (
        &old_rest[..old_rest.len() - end],
        &new_rest[..new_rest.len() - end],
    );
    let equal = |lines: &[&'a str]| lines.iter().map(|it| [Some(*it); 2]).collect::<Vec<_>>();
    let mut rows = equal(&old[..begin]);
    let (mut old_at, mut new_at) = (0, 0);
    let last = [(old_part.len(), new_part.len())];
    for (old_next, new_next) in common(old_part, new_part).into_iter().chain(last) {
        let (gone, come) = (&old_part[old_at..old_next], &new_part[new_at..new_next]);
        let count = gone.len().max(come.len());
        rows.extend((0..count).map(|at| [gone.get(at).copied(), come.get(at).copied()]));
        // After the last of them comes the end of both.
        rows.extend(old_part.get(old_next).map(|it| [Some(*it); 2]));
        (old_at, new_at) = (old_next + 1, new_next + 1);
    }
    rows.extend(equal(&old_rest[old_rest.len() - end..]));
    rows
}

/// The places of the lines of a longest common subsequence.
fn common(old: &[&str], new: &[&str]) -> Vec<(usize, usize)> {
    let width = new.len() + 1;
    if old.len() * new.len() > PAIRS {
        return Vec::new();
    }
    // How long it is from each pair of places on.
    let mut longest = vec![0_u32; (old.len() + 1) * width];
    for at in (0..old.len()).rev() {
        for other in (0..new.len()).rev() {
            let here = at * width + other;
            longest[here] = if old[at] == new[other] {
                longest[here + width + 1] + 1
            } else {
                longest[here + width].max(longest[here + 1])
            };
        }
    }
    let (mut at, mut other) = (0, 0);
    let mut places = Vec::new();
    while at < old.len() && other < new.len() {
        let here = at * width + other;
        if old[at] == new[other] {
            places.push((at, other));
            (at, other) = (at + 1, other + 1);
        } else if longest[here + width] >= longest[here + 1] {
            at += 1;
        } else {
            other += 1;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(old: &str, new: &str) -> String {
        let [old, new] =
            [old, new].map(|it| it.chars().map(|it| it.to_string()).collect::<Vec<_>>());
        let [old, new] = [&old, &new].map(|it| it.iter().map(String::as_str).collect::<Vec<_>>());
        let rows = rows(&old, &new).into_iter();
        let rows = rows.map(|row| row.map(|it| it.unwrap_or("_")).concat());
        rows.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn lines_that_are_alike_stand_in_one_row() {
        assert_eq!(told("", ""), "");
        assert_eq!(told("abc", "abc"), "aa bb cc");
        assert_eq!(told("abc", "axc"), "aa bx cc");
        assert_eq!(told("abc", "ac"), "aa b_ cc");
        assert_eq!(told("ac", "abc"), "aa _b cc");
        assert_eq!(told("", "ab"), "_a _b");
        assert_eq!(told("abxcd", "ayybcz"), "aa _y _y bb x_ cc dz");
        assert_eq!(told("aab", "ab"), "aa a_ bb");
    }

    #[test]
    fn every_line_of_both_is_shown_in_its_order() {
        let texts = ["abcabba", "cbabac", "aaaa", "bcbcbc", "xyz", ""];
        for (old, new) in texts.iter().flat_map(|it| texts.map(|other| (*it, other))) {
            let told = told(old, new);
            let side = |at| {
                let row = |it: &str| it.chars().nth(at).filter(|it| *it != '_');
                told.split(' ').filter_map(row).collect::<String>()
            };
            assert_eq!((side(0).as_str(), side(1).as_str()), (old, new));
        }
    }

    #[test]
    fn sources_that_differ_everywhere_are_shown_too() {
        let one: Vec<String> = (0..LINES).map(|it| it.to_string()).collect();
        let other: Vec<String> = (0..LINES).map(|it| format!("x{it}")).collect();
        let [one, other] =
            [&one, &other].map(|it| it.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(rows(&one, &other).len(), LINES);
    }
}
