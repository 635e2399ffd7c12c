//! What the class takes a problem for: pupils whose programs wrote the same wrong outputs on the same tests
//! have had the same thought. What the room has of wrong programs gives some of them a name.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use axum::response::Response;
use bilingual::{Result, text::escaped};
use judge::language::Language;
use judge::store::name_of;
use lessons::lesson::FILE;
use problem_set::Verdict;
use problem_set::spec::Submission;
use store::{Filter, HandIn, Lane, PersonId, Role, SubmissionId};

use crate::html::{go_to, not_found, page, token};
use crate::report::Report;
use crate::say;
use crate::server::{Room, Server, Visitor};

/// So many wrong outputs prove that two programs do the same; one or two are alike by chance.
const PROOF: usize = 3;

/// Submissions of a teacher among which the programs of the room are looked for.
const MOST: u32 = 200;

/// The wrong outputs of a submission: the digest of each, by the number of its test.
type Outputs = BTreeMap<String, String>;

/// Pupils, each with a submission.
type Group = Vec<(PersonId, SubmissionId)>;

/// The groups of those who failed, the largest first.
pub(crate) fn misreadings(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    let lang = visitor.lang;
    let Some(room) = server.rooms.get(id) else {
        return Ok(not_found(server, visitor));
    };
    let mut groups: BTreeMap<Outputs, Group> = BTreeMap::new();
    for (person, submission) in server.store.failed(id)? {
        let outputs = outputs(server, submission)?;
        groups
            .entry(outputs)
            .or_default()
            .push((person, submission));
    }
    // What was too slow, stopped or did not compile wrote nothing that could be held against another.
    let silent = groups.remove(&Outputs::new()).unwrap_or_default();
    let known = known(server, visitor, room)?;
    let named = |outputs: &Outputs| {
        let is_proof = outputs.len() >= PROOF;
        known.iter().find(|it| is_proof && it.1 == *outputs)
    };
    let (mut groups, alone): (Vec<_>, Vec<_>) = groups
        .into_iter()
        .partition(|(outputs, group)| group.len() > 1 || named(outputs).is_some());
    groups.sort_by_key(|(_, group)| Reverse(group.len()));
    let people = server.store.people()?;
    let pupils = people.iter().filter(|it| it.role == Role::Pupil).count();
    let mut main = String::new();
    for (outputs, group) in &groups {
        let tests: Vec<&str> = outputs.keys().map(String::as_str).collect();
        let who = group.iter().map(|(person, submission)| {
            let name = people.iter().find(|it| it.id == *person);
            let name = name.map_or("–", |it| it.name.as_str());
            format!(
                "<li><a href=\"/submissions/{submission}\">{}</a></li>\n",
                escaped(name)
            )
        });
        let who: Vec<String> = who.collect();
        // The lesson tells it in both languages.
        let name = named(outputs).map_or_else(String::new, |(it, _)| {
            let lesson = room.text(&server.root, FILE.of(lang));
            let told = pages::told_of(&lesson, &it.file, lang);
            let known = say::AS_KNOWN.fill(lang, &[&escaped(&it.file)]);
            format!(
                "<p>{known}</p>\n<blockquote>{}</blockquote>\n",
                told.unwrap_or_else(|| escaped(&it.about))
            )
        });
        main += &format!(
            "<section><h2>{}</h2>\n{name}<p>{}</p>\n<ul class=\"rows\">\n{}</ul></section>\n",
            say::SO_MANY.fill(lang, &[&group.len(), &pupils]),
            say::SAME_TESTS.fill(lang, &[&tests.join(", ")]),
            who.concat()
        );
    }
    if groups.is_empty() {
        main += &format!("<p class=\"note\">{}</p>\n", say::NO_GROUPS.of(lang));
    }
    if !alone.is_empty() {
        main += &format!("<p>{}</p>\n", say::EACH_ALONE.fill(lang, &[&alone.len()]));
    }
    if !silent.is_empty() {
        main += &format!("<p>{}</p>\n", say::NO_OUTPUTS.fill(lang, &[&silent.len()]));
    }
    let files: BTreeSet<&str> = known.iter().map(|it| it.0.file.as_str()).collect();
    // An archive for pupils has none of them.
    let is_left =
        |it: &Submission| !files.contains(it.file.as_str()) && source(server, room, it).is_some();
    if wrong(room).any(is_left) {
        main += &format!(
            "<form method=\"post\" action=\"/problems/{id}/misreadings\">{}<p class=\"quiet\">{}</p><button>{}</button></form>\n",
            token(visitor),
            say::KNOWN_ABOUT.of(lang),
            say::JUDGE_KNOWN.of(lang)
        );
    }
    let title = say::MISREADINGS_OF.fill(lang, &[&room.spec.file]);
    Ok(page(server, visitor, &title, &main))
}

/// The wrong programs of a room are handed in by the teacher, to be judged when nobody waits.
pub(crate) fn judge_known(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    if let (Some(room), Some(person)) = (server.rooms.get(id), visitor.who.id()) {
        for it in wrong(room) {
            let language = Language::of_name(Path::new(&it.file), &Language::ALL);
            let language = language.filter(|it| server.languages.contains(it));
            let (Some(language), Some(bytes)) = (language, source(server, room, it)) else {
                continue;
            };
            let nonce = name_of([it.file.as_bytes(), &bytes]);
            server.store.hand_in(&HandIn {
                contest: None,
                person,
                problem: id,
                file: &format!("{}.{}", room.problem.file(), language.extension()),
                language: language.name(),
                bytes: &bytes,
                nonce: nonce.as_bytes(),
                lane: Lane::Rejudge,
                is_bot: false,
            })?;
        }
    }
    Ok(go_to(&format!("/problems/{id}/misreadings")))
}

/// The programs of a room that write wrong outputs.
fn wrong(room: &Room) -> impl Iterator<Item = &'static Submission> {
    let all = room.spec.submissions.iter();
    all.filter(|it| it.expect == Verdict::Wrong)
}

fn source(server: &Server, room: &Room, it: &Submission) -> Option<Vec<u8>> {
    let folder = server.root.room(&room.spec.id).join("submissions");
    fs::read(folder.join(&it.file)).ok()
}

/// The wrong programs of a room that were judged for this teacher, with their outputs.
fn known(
    server: &Server,
    visitor: &Visitor,
    room: &Room,
) -> Result<Vec<(&'static Submission, Outputs)>> {
    let filter = Filter {
        person: Some(visitor.who.id().unwrap_or(0)),
        problem: Some(&room.spec.id),
        ..Filter::default()
    };
    let mut judged = Vec::new();
    for own in server.store.submissions(filter, MOST)? {
        judged.push((server.store.source(own.id)?, own.id));
    }
    let mut known = Vec::new();
    for it in wrong(room) {
        let Some(bytes) = source(server, room, it) else {
            continue;
        };
        let found = judged.iter().find(|(own, _)| own.as_ref() == Some(&bytes));
        if let Some((_, id)) = found {
            known.push((it, outputs(server, *id)?));
        }
    }
    Ok(known)
}

fn outputs(server: &Server, id: SubmissionId) -> Result<Outputs> {
    let reports = server.store.reports(id)?;
    let report = reports.last().map(|it| Report::read(&it.1));
    let tests = report.unwrap_or_default().tests.into_iter();
    Ok(tests
        .filter_map(|it| Some((it.number, it.output?)))
        .collect())
}
