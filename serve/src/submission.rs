//! What was handed in: lists of it, and what became of each.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Lang, Result, Text, text::escaped};
use problem_set::Verdict as Letters;
use store::{Filter, Standing, Submission, SubmissionId, Verdict};

use crate::access::{Answer, Detail, What, Who, may_see};
use crate::beside::{beside, links};
use crate::example;
use crate::form::Form;
use crate::html::{answer, attachment, file, go_to, not_found, page, token, told, verdict};
use crate::report::{Report, is_sample};
use crate::server::{Server, Visitor};
use crate::{changes, notes, say};

/// Submissions on a page.
pub(crate) const PAGE: u32 = 50;

/// Submissions: the own ones, or for a teacher those that are asked for.
pub(crate) fn submissions(server: &Server, visitor: &Visitor, query: &Form) -> Result<Response> {
    let number = |key: &str| query.text(key).parse().ok();
    let problem = Some(query.text("problem")).filter(|it| server.rooms.contains_key(*it));
    let (person, names) = match visitor.who {
        Who::Teacher(_) => (number("person"), Some(server.names()?)),
        other => (Some(other.id().unwrap_or(0)), None),
    };
    let filter = Filter {
        person,
        problem,
        before: number("before"),
        ..Filter::default()
    };
    let all = server.store.submissions(filter, PAGE)?;
    let mut main = table(server, visitor, &all, names.as_ref());
    if let (Some(_), Some(problem)) = (&names, problem) {
        main += &changes::link(server, visitor, problem);
    }
    if let (true, Some(last)) = (all.len() == PAGE as usize, all.last()) {
        let person = person.map_or_else(String::new, |it| format!("&amp;person={it}"));
        let problem = problem.map_or_else(String::new, |it| format!("&amp;problem={it}"));
        let older = say::OLDER.of(visitor.lang);
        main += &format!(
            "<p><a href=\"/submissions?before={}{person}{problem}\">{older}</a></p>\n",
            last.id
        );
    }
    let title = if names.is_some() {
        say::ALL_SUBMISSIONS
    } else {
        say::OWN
    };
    Ok(page(server, visitor, title.of(visitor.lang), &main))
}

/// That a submission came after the deadline of its problem, if it did.
pub(crate) fn late(visitor: &Visitor, problem: &str, at: Option<i64>) -> String {
    if !at.is_some_and(|at| visitor.plans.is_late(problem, at)) {
        return String::new();
    }
    format!(" <b class=\"late\">{}</b>", say::LATE.of(visitor.lang))
}

/// Submissions in a table; with whose they are, if names are given.
pub(crate) fn table(
    server: &Server,
    visitor: &Visitor,
    all: &[Submission],
    names: Option<&BTreeMap<i64, String>>,
) -> String {
    let lang = visitor.lang;
    if all.is_empty() {
        return format!("<p>{}</p>\n", say::NONE.of(lang));
    }
    let row = |it: &Submission| {
        let who = names.map_or_else(String::new, |names| {
            let name = names.get(&it.person).map_or("–", String::as_str);
            format!("<td>{}</td>", escaped(name))
        });
        let note = if it.note.is_some() {
            format!(" <b>✎ {}</b>", say::HAS_NOTE.of(lang))
        } else {
            String::new()
        };
        format!(
            "<tr><td class=\"num\"><a href=\"/submissions/{0}\">{0}</a></td>{who}<td>{1}</td><td>{2}</td><td>{3}{late}</td><td>{4}{note}</td></tr>\n",
            it.id,
            escaped(server.file_of(&it.problem)),
            escaped(&it.language),
            server.clock(it.at),
            standing(visitor, it),
            late = late(visitor, &it.problem, Some(it.at)),
        )
    };
    let rows: Vec<String> = all.iter().map(row).collect();
    let head = |it: Text| format!("<th>{}</th>", it.of(lang));
    let who = names.map_or_else(String::new, |_| head(say::WHO));
    format!(
        "<div class=\"scroll\"><table>\n<thead><tr><th class=\"num\">№</th>{who}{}{}{}{}</tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        head(say::PROBLEM),
        head(say::LANGUAGE),
        head(say::AT),
        head(say::VERDICT),
        rows.concat()
    )
}

fn standing(visitor: &Visitor, it: &Submission) -> String {
    let lang = visitor.lang;
    match &it.standing {
        // How long it takes tells something, too.
        Standing::Judged(_) | Standing::Waiting(_) | Standing::Judging
            if !visitor.is_told(&it.problem) =>
        {
            say::RECEIVED.of(lang).to_owned()
        }
        Standing::Judged(it) => judged(it, lang),
        Standing::Waiting(_) => say::WAITING.of(lang).to_owned(),
        Standing::Judging => say::JUDGING.of(lang).to_owned(),
        Standing::Aside(_) => say::ASIDE.of(lang).to_owned(),
    }
}

fn judged(it: &Verdict, lang: Lang) -> String {
    let older = if it.is_of_older_tests {
        format!(" ({})", say::OLDER_TESTS.of(lang))
    } else {
        String::new()
    };
    format!(
        "{}, {}{older}",
        verdict(&it.said, lang),
        say::POINTS.fill(lang, &[&it.points])
    )
}

/// The page of a submission.
pub(crate) fn submission(
    server: &Server,
    visitor: &Visitor,
    id: SubmissionId,
    query: &Form,
) -> Result<Response> {
    let lang = visitor.lang;
    let Some(it) = server.store.submission(id)? else {
        return Ok(not_found(server, visitor));
    };
    if it.is_bot {
        return Ok(go_to(&format!("/ladder/{}/games?bot={id}", it.problem)));
    }
    let (part, is_done) = part_of(server, visitor, &it)?;
    let source = match server.store.source(id)? {
        Some(bytes) => {
            let text = String::from_utf8_lossy(&bytes);
            let mut shown = format!("<pre><code>{}</code></pre>\n", escaped(&text));
            if may_see(visitor.who, What::Class, visitor.when(&it.problem)) == Answer::Yes {
                if let Ok(other) = query.text("beside").parse()
                    && let Some(both) = beside(server, visitor, &it, &text, other)?
                {
                    shown = both;
                }
                shown += &links(server, visitor, &it, &text)?;
            }
            let download = say::DOWNLOAD.of(lang);
            format!("{shown}<p><a href=\"/submissions/{id}/source\">{download}</a></p>\n")
        }
        None => format!("<p>{}</p>\n", say::GONE.of(lang)),
    };
    let title = server
        .rooms
        .get(&it.problem)
        .map_or(it.problem.as_str(), |room| room.spec.title.of(lang));
    // What is done is not asked for again; without scripts the page is loaded anew.
    let (at, renews) = if is_done {
        (String::new(), String::new())
    } else {
        let again = "<noscript><meta http-equiv=\"refresh\" content=\"5\"></noscript>";
        (
            format!(" data-at=\"/submissions/{id}\""),
            format!(
                "{again}<p class=\"quiet\" id=\"renews\">{}</p>\n",
                say::LIVE.of(lang)
            ),
        )
    };
    let main = format!(
        "<ul class=\"facts\"><li><a href=\"/problems/{}\">{}</a></li><li>{}</li><li>{}{}</li></ul>\n\
         <div id=\"live\"{at}>{part}</div>\n{renews}\
         <p class=\"unseen\" role=\"status\" aria-live=\"polite\" id=\"said\"></p>\n\
         <p class=\"note bad\" id=\"lost\" hidden>{}</p>\n{}<h2>{}</h2>\n{source}",
        escaped(&it.problem),
        escaped(title),
        escaped(&it.language),
        server.clock(it.at),
        late(visitor, &it.problem, Some(it.at)),
        say::LOST.of(lang),
        notes::shown(server, visitor, &it),
        say::SHOW_SOURCE.of(lang),
    );
    Ok(page(
        server,
        visitor,
        &say::SUBMISSION.fill(lang, &[&id]),
        &main,
    ))
}

/// What of that page changes.
pub(crate) fn part(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    let html = "text/html; charset=utf-8";
    Ok(match server.store.submission(id)? {
        Some(it) => answer(StatusCode::OK, html, part_of(server, visitor, &it)?.0),
        None => answer(StatusCode::NOT_FOUND, html, ""),
    })
}

/// The same, and whether nothing will change any more.
fn part_of(server: &Server, visitor: &Visitor, it: &Submission) -> Result<(String, bool)> {
    let lang = visitor.lang;
    let detail = visitor.detail(&it.problem);
    let reports = server.store.reports(it.id)?;
    let samples_alone = detail == Detail::Samples;
    let report = if samples_alone {
        reports.first()
    } else {
        reports.last()
    };
    let report = report
        .map(|(_, kept)| Report::read(kept))
        .unwrap_or_default();
    let tests = tests(server, visitor, it, &report);
    let mut said = String::new();
    let done = match &it.standing {
        // Nothing more is told, not even when the rest is done: how long that takes would tell something.
        Standing::Judged(_) | Standing::Waiting(_) | Standing::Judging
            if samples_alone && !reports.is_empty() =>
        {
            Some(say::SILENT.of(lang).to_owned())
        }
        Standing::Judged(it) => Some(judged(it, lang)),
        Standing::Aside(_) => {
            said += &format!("<p>{}</p>\n", say::ASIDE_ABOUT.of(lang));
            if matches!(visitor.who, Who::Teacher(_)) {
                said += &form(visitor, it.id, "retry", say::RETRY);
            }
            Some(say::ASIDE.of(lang).to_owned())
        }
        Standing::Waiting(job) => {
            let failed = report.tests.iter().find(|it| it.verdict != "AC");
            let samples = failed.map_or("AC", |it| it.verdict.as_str());
            let standing = if reports.is_empty() {
                say::WAITING.of(lang).to_owned()
            } else {
                say::SAMPLES_DONE.fill(lang, &[&samples])
            };
            said += &format!("<p class=\"standing\">{standing}</p>\n");
            if let Some(place) = server.store.place(*job, server.workers)? {
                let seconds = (place.expected_ms / 1000).max(1);
                said += &format!(
                    "<p>{}</p>\n",
                    say::PLACE.fill(lang, &[&place.ahead, &seconds])
                );
            }
            said += &format!("<p class=\"quiet\">{}</p>\n", say::KEPT.of(lang));
            None
        }
        Standing::Judging => {
            let progress = server.store.progress(it.id)?.unwrap_or_default();
            let (count, tests) = progress.split_once(' ').unwrap_or((&progress, ""));
            let count = match count {
                "" => String::new(),
                count => say::PROGRESS.fill(lang, &[&count]),
            };
            let tests: Vec<&str> = tests.split(' ').collect();
            let tests = tests.chunks_exact(2).map(|it| {
                format!(
                    "<span class=\"verdict {1}\">{0} {1}</span>\n",
                    escaped(it[0]),
                    escaped(it[1])
                )
            });
            said += &format!(
                "<p class=\"standing\">{} {count}</p>\n<p>{}</p>\n",
                say::JUDGING.of(lang),
                tests.collect::<String>()
            );
            None
        }
    };
    if let Some(done) = &done {
        said = format!("<p class=\"standing\">{done}</p>\n{said}");
    }
    let is_judged = matches!(it.standing, Standing::Judged(_));
    if it.is_again {
        said += &format!("<p>{}</p>\n", say::AGAIN_ABOUT.of(lang));
    } else if is_judged && matches!(visitor.who, Who::Teacher(_)) {
        said += &form(visitor, it.id, "rejudge", say::AGAIN);
    }
    let example = example::part(server, visitor, it)?;
    let is_done = done.is_some() && !example.goes_on && !it.is_again;
    let heard = match &it.standing {
        Standing::Judged(it) if !samples_alone => {
            it.said.parse().map_or("", |it: Letters| it.long().of(lang))
        }
        _ if is_done => say::RECEIVED.of(lang),
        _ => "",
    };
    let mark = if is_done {
        format!(" data-done=\"{heard}\"")
    } else {
        String::new()
    };
    let example = example.html;
    Ok((
        format!("<div{mark}>\n{said}{tests}{example}</div>\n"),
        is_done,
    ))
}

/// A key for something that is done with a submission.
fn form(visitor: &Visitor, id: SubmissionId, what: &str, said: Text) -> String {
    format!(
        "<form method=\"post\" action=\"/submissions/{id}/{what}\">{}<button class=\"small\">{}</button></form>\n",
        token(visitor),
        said.of(visitor.lang)
    )
}

/// What became of each test, and of those that failed what was in it.
fn tests(server: &Server, visitor: &Visitor, it: &Submission, report: &Report) -> String {
    let lang = visitor.lang;
    let detail = visitor.detail(&it.problem);
    let room = server.rooms.get(&it.problem);
    let mut html = String::new();
    let remark = report.remark.of(lang);
    if !remark.is_empty() && (report.tests.is_empty() || detail != Detail::Samples) {
        html += &format!("<pre>{}</pre>\n", escaped(remark));
    }
    let tests = report.shown(detail, room.map(|it| it.spec));
    let rows: Vec<String> = tests
        .iter()
        .map(|it| {
            format!(
                "<tr><td>{}</td><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{}</td><td>{}</td></tr>\n",
                escaped(&it.number),
                verdict(&it.verdict, lang),
                say::TIME.fill(lang, &[&it.cpu_ms]),
                say::MEMORY.fill(lang, &[&it.peak_kib.div_ceil(1024)]),
                escaped(it.message.of(lang))
            )
        })
        .collect();
    if rows.is_empty() {
        return html;
    }
    let head = [say::TEST, say::VERDICT, say::CPU, say::PEAK, say::REASON].map(|it| it.of(lang));
    html += &format!(
        "<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th>{}</th><th class=\"num\">{}</th><th class=\"num\">{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        head[0],
        head[1],
        head[2],
        head[3],
        head[4],
        rows.concat()
    );
    // What a test of that number has now is another matter.
    let is_older = matches!(&it.standing, Standing::Judged(it) if it.is_of_older_tests);
    for test in tests.iter().filter(|it| it.verdict != "AC") {
        let is_open = detail == Detail::All || is_sample(test);
        let input = room.filter(|_| is_open && !is_older);
        let input = input.and_then(|it| it.input(&server.root, &test.number));
        let mut within = input.map_or_else(String::new, |text| {
            let name = format!("{}.INP", escaped(server.file_of(&it.problem)));
            format!("<div class=\"sample\">\n{}</div>\n", file(&name, &text))
        });
        if !test.dialogue.is_empty() {
            within += &format!(
                "<p>{}</p>\n<pre>{}</pre>\n",
                say::DIALOGUE.of(lang),
                escaped(&test.dialogue.join("\n"))
            );
        }
        if !within.is_empty() {
            html += &format!(
                "<details><summary>{} {}</summary>\n{within}</details>\n",
                say::TEST.of(lang),
                escaped(&test.number)
            );
        }
    }
    html
}

/// The source of a submission as a file.
pub(crate) fn source(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    let found = (server.store.source(id)?, server.store.submission(id)?);
    let (Some(bytes), Some(it)) = found else {
        let said = say::GONE.of(visitor.lang);
        return Ok(told(StatusCode::NOT_FOUND, server, visitor, said));
    };
    // The server gave it its name.
    Ok(attachment(&it.file, "application/octet-stream", bytes))
}
