//! The ranking of a contest: as a page, for spreadsheets and on sheets to print.

use std::collections::BTreeMap;
use std::path::Path;

use axum::response::Response;
use bilingual::{Lang, Result, sentences, text::escaped};
use classroom::hand_in::{Class, Pupil, Source};
use classroom::marking::Marks;
use classroom::sheet::Sheet;
use classroom::task::Task;
use classroom::{Points, earned};
use judge::language::Language;
use judge::modules::Modules;
use problem_set::Spec;
use store::Contest;

use crate::board::{Row, counting, marked, named};
use crate::contest_form::rules;
use crate::contest_keys::action;
use crate::export::separator;
use crate::form::Form;
use crate::html::{attachment, page};
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    FROZEN: "Bảng xếp hạng đứng yên từ {0}. Ô … là bài nộp sau lúc ấy.", "The ranking stands still since {0}. A cell … holds what was handed in since then.";
    FROZEN_FOR_YOU: "Đây là bảng mà học sinh đang thấy, chiếu lên được.", "This is the ranking that pupils see, fit to be projected.";
    SEE_ALL: "Xem bảng đầy đủ (chỉ thầy cô thấy)", "See all of it (teachers alone)";
    NOT_JUDGED: "? là bài chưa chấm xong.", "? is not judged yet.";
}

/// The ranking: as all see it or, for a teacher who asks for it, to the end.
pub(crate) fn ranking(
    server: &Server,
    visitor: &Visitor,
    contest: &Contest,
    query: &Form,
) -> Result<Response> {
    let (lang, place) = (visitor.lang, action(contest));
    let is_teacher = visitor.is_teacher();
    let sees_all = is_teacher && query.text("all") == "yes";
    let is_closed =
        contest.is_frozen(visitor.plans.now_ms) || contest.written.is_silent && !contest.is_open;
    let board = server.boards.of(&server.store, contest)?;
    let is_last = |row: &Row, at: usize| !is_closed || sees_all || !row.cells[at].is_pending;
    let mut main = String::new();
    if is_closed && !sees_all {
        if !contest.written.is_silent {
            let since = server.clock(contest.freezes());
            main += &format!("<p class=\"note\">{}</p>\n", FROZEN.fill(lang, &[&since]));
        }
        if is_teacher {
            main += &format!(
                "<p>{} <a href=\"{place}/ranking?all=yes\">{}</a></p>\n",
                FROZEN_FOR_YOU.of(lang),
                SEE_ALL.of(lang)
            );
        }
    }
    main += &board.table(lang, &is_last, (visitor.who.id().unwrap_or(0), None));
    main += &format!(
        "<p class=\"quiet\">{}</p>\n<p><a href=\"{place}\">{}</a></p>\n",
        NOT_JUDGED.of(lang),
        escaped(&board.rules.title)
    );
    Ok(page(server, visitor, say::RANKING.of(lang), &main))
}

/// The score table as `judge class` has it.
fn sheet(server: &Server, contest: &Contest, lang: Lang) -> Result<Sheet> {
    let rules = rules(contest);
    let entered = server.store.entered(contest.id)?;
    let (mut marks, mut times, mut pupils) = (Marks::new(), BTreeMap::new(), Vec::new());
    let named = named(&server.store, &rules, &entered, lang)?;
    for (place, (person, name)) in named.into_iter().enumerate() {
        let mut sources = Vec::new();
        for (at, entry) in rules.problems.iter().enumerate() {
            let (problem, spec) = (entry.problem, Spec::of(entry.problem));
            let own = entered
                .iter()
                .filter(|it| it.person == person && it.problem == problem.id());
            let own: Vec<_> = own
                .map(|it| (it, earned(entry, spec, &marked(it))))
                .collect();
            let Some((it, points)) = counting(&own, contest.written.is_silent, i64::MAX) else {
                continue;
            };
            if points > Points::default() {
                let time: &mut i64 = times.entry(name.clone()).or_default();
                *time = it.at.max(*time);
            }
            marks.insert((place, at), marked(it));
            sources.push(Source {
                problem,
                name: it.file.clone(),
                shown: it.file.clone(),
                language: Language::of_name(Path::new(&it.file), &Language::ALL),
                bytes: server.store.source(it.submission)?.unwrap_or_default(),
                modules: Modules::new(),
                barred: None,
            });
        }
        let notes = Vec::new();
        pupils.push(Pupil {
            name,
            sources,
            notes,
        });
    }
    let class = Class {
        pupils,
        notes: Vec::new(),
    };
    let tasks = rules.problems.iter().cloned().map(Task::new);
    let sheet = Sheet::new(&rules, class, &tasks.collect::<Vec<_>>(), marks);
    Ok(if rules.by_time {
        sheet.by_time(&times)
    } else {
        sheet
    })
}

/// The score table for spreadsheets.
pub(crate) fn csv(
    server: &Server,
    visitor: &Visitor,
    contest: &Contest,
    query: &Form,
) -> Result<Response> {
    let csv = sheet(server, contest, visitor.lang)?.csv(visitor.lang, separator(query));
    let kind = "text/csv; charset=utf-8";
    Ok(attachment("scores.csv", kind, csv))
}

/// The score table with all tests of all pupils, to be printed or kept.
pub(crate) fn sheets(server: &Server, visitor: &Visitor, contest: &Contest) -> Result<Response> {
    let html = sheet(server, contest, visitor.lang)?.html(visitor.lang);
    Ok(attachment("scores.html", "text/html; charset=utf-8", html))
}
