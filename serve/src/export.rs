//! What is taken home: the sources of a pupil or of the class, and tables for spreadsheets.

use std::collections::BTreeMap;

use ::export::package::{Archive, Package};
use axum::response::Response;
use bilingual::{Result, Text, sentences};
use classroom::{Separator, csv_of};
use store::{Filter, PersonId, Role, Standing, Submission};

use crate::form::Form;
use crate::html::{attachment, go_to};
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    TAKE_OUT: "Lấy dữ liệu ra", "Take it with you";
    ALL_ZIP: "Chương trình và kết quả của cả lớp (zip)", "Programs and verdicts of the class (zip)";
    TABLE: "Bảng học sinh × bài cho Excel (csv)", "Pupils × problems for Excel (csv)";
    TABLE_BY_SEMICOLON: "Bảng ấy cho Excel ngăn ô bằng dấu ; (csv)", "The same for an Excel that has ; between cells (csv)";
    NUMBER: "Số", "Number";
    FILE: "File", "File";
    TRIES: "Số lần nộp", "Tries";
    SOLVED: "Đã giải", "Solved";
    YES: "có", "yes";
    FIRST_SOLVED: "Giải lần đầu lúc", "First solved at";
    POINTS: "Điểm", "Points";
    OLDER: "Theo bộ test cũ", "Of older tests";
    LATE: "Nộp muộn", "Late";
}

/// The links for a teacher.
pub(crate) fn links(visitor: &Visitor) -> String {
    let links = [
        ("zip", ALL_ZIP),
        ("csv", TABLE),
        ("csv?by=semicolon", TABLE_BY_SEMICOLON),
    ];
    let links = links.map(|(end, said)| {
        let said = said.of(visitor.lang);
        format!("<li><a href=\"/class/export.{end}\">{said}</a></li>\n")
    });
    format!(
        "<h2>{}</h2>\n<ul>\n{}</ul>\n",
        TAKE_OUT.of(visitor.lang),
        links.concat()
    )
}

/// The place of a source below the folder of its owner: `NIM/7.cpp`.
fn place_of(server: &Server, it: &Submission) -> String {
    let end = it.file.rsplit_once('.').map_or("txt", |it| it.1);
    format!("{}/{}.{end}", server.file_of(&it.problem), it.id)
}

/// A name as that of a folder, on any system.
fn folder(number: PersonId, name: &str) -> String {
    let plain = name.chars().map(|it| match it {
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' | '\u{fffd}' => '_',
        other => other,
    });
    let plain: String = plain.take(60).collect();
    let whole = format!("{number} {plain}");
    whole.trim_end_matches(['.', ' ']).to_owned()
}

/// All own sources.
pub(crate) fn own(server: &Server, visitor: &Visitor) -> Result<Response> {
    let filter = Filter {
        // Nobody's, if it is nobody.
        person: Some(visitor.who.id().unwrap_or(0)),
        ..Filter::default()
    };
    let mut package = Package::new("", Archive::Missing);
    let bots = Filter {
        is_bot: true,
        ..filter
    };
    let mut all = server.store.submissions(filter, u32::MAX)?;
    all.extend(server.store.submissions(bots, u32::MAX)?);
    for it in all {
        if let Some(source) = server.store.source(it.id)? {
            package.add(place_of(server, &it), source);
        }
    }
    // The list says that there is nothing.
    if package.entries.is_empty() {
        return Ok(go_to("/submissions"));
    }
    Ok(attachment(
        "mine.zip",
        "application/zip",
        package.archived("")?,
    ))
}

/// The sources of all, and what became of each.
pub(crate) fn archive(server: &Server, visitor: &Visitor) -> Result<Response> {
    let lang = visitor.lang;
    let yes = |it: bool| if it { YES.of(lang) } else { "" }.to_owned();
    let names = server.names()?;
    let mut package = Package::new("", Archive::Missing);
    let head = [
        NUMBER,
        say::NAME,
        say::PROBLEM,
        FILE,
        say::LANGUAGE,
        say::AT,
        say::VERDICT,
        POINTS,
        OLDER,
        LATE,
    ];
    let mut rows = vec![head.map(|it| it.of(lang).to_owned()).to_vec()];
    let mut all = server.store.submissions(Filter::default(), u32::MAX)?;
    all.reverse();
    for it in &all {
        let name = names.get(&it.person).map_or("", String::as_str);
        let place = format!("{}/{}", folder(it.person, name), place_of(server, it));
        let place = server.store.source(it.id)?.map(|source| {
            package.add(&place, source);
            place
        });
        let (said, points, older) = match &it.standing {
            Standing::Judged(it) => (
                it.said.as_str(),
                it.points.to_string(),
                it.is_of_older_tests,
            ),
            Standing::Aside(_) => ("?", String::new(), false),
            Standing::Waiting(_) | Standing::Judging => ("", String::new(), false),
        };
        rows.push(vec![
            it.person.to_string(),
            name.to_owned(),
            server.file_of(&it.problem).to_owned(),
            place.unwrap_or_default(),
            it.language.clone(),
            server.date(it.at),
            said.to_owned(),
            points,
            yes(older),
            yes(visitor.plans.is_late(&it.problem, it.at)),
        ]);
    }
    package.add("verdicts.csv", csv_of(&rows, 1, Separator::Comma));
    Ok(attachment(
        "class.zip",
        "application/zip",
        package.archived("")?,
    ))
}

/// What a spreadsheet that is asked for has between its cells.
pub(crate) fn separator(query: &Form) -> Separator {
    match query.text("by") {
        "semicolon" => Separator::Semicolon,
        _ => Separator::Comma,
    }
}

/// A row for each pupil and each problem that somebody has tried.
pub(crate) fn table(server: &Server, visitor: &Visitor, query: &Form) -> Result<Response> {
    let lang = visitor.lang;
    let mut tried: BTreeMap<(PersonId, &str), (u32, Option<i64>)> = BTreeMap::new();
    let all = server.store.submissions(Filter::default(), u32::MAX)?;
    for it in &all {
        let (tries, first) = tried.entry((it.person, &it.problem)).or_default();
        *tries += 1;
        if matches!(&it.standing, Standing::Judged(it) if it.said == "AC") {
            *first = Some(first.map_or(it.at, |first| first.min(it.at)));
        }
    }
    let problems = server.order.iter();
    let problems: Vec<&String> = problems
        .filter(|id| tried.keys().any(|it| it.1 == id.as_str()))
        .collect();
    let yes = |it: bool| if it { YES.of(lang) } else { "" }.to_owned();
    let head = [
        NUMBER,
        say::NAME,
        say::PROBLEM,
        TRIES,
        SOLVED,
        FIRST_SOLVED,
        LATE,
    ];
    let mut rows = vec![head.map(|it: Text| it.of(lang).to_owned()).to_vec()];
    let people = server.store.people()?.into_iter();
    for person in people.filter(|it| it.role == Role::Pupil) {
        for id in &problems {
            let key = (person.id, id.as_str());
            let (tries, first) = tried.get(&key).copied().unwrap_or_default();
            rows.push(vec![
                person.id.to_string(),
                person.name.clone(),
                server.file_of(id).to_owned(),
                tries.to_string(),
                yes(first.is_some()),
                first.map_or_else(String::new, |it| server.date(it)),
                yes(first.is_some_and(|it| visitor.plans.is_late(id, it))),
            ]);
        }
    }
    let csv = csv_of(&rows, 1, separator(query)).into_bytes();
    Ok(attachment("class.csv", "text/csv; charset=utf-8", csv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_that_of_a_folder_on_any_system() {
        assert_eq!(folder(2, "Nguyễn Văn An"), "2 Nguyễn Văn An");
        assert_eq!(folder(7, "../CON: a?b..."), "7 .._CON_ a_b");
        assert_eq!(folder(7, ""), "7");
    }
}
