//! How problems are set: practice, or homework until a deadline, with lesson and hints open or not.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Result, Text, text::escaped};
use store::Plan;

use crate::calendar;
use crate::form::Form;
use crate::html::{go_to, not_found, page_with, refused, token};
use crate::say;
use crate::server::{Server, Visitor};

/// What a problem is just now, in words; nothing if it is for practice and was so.
pub(crate) fn homework(server: &Server, visitor: &Visitor, problem: &str) -> Option<String> {
    let until = visitor.plans.plan(problem).until?;
    let said = match visitor.plans.deadline(problem) {
        Some(_) => say::HOMEWORK_UNTIL,
        None => say::HOMEWORK_OVER,
    };
    Some(said.fill(visitor.lang, &[&server.clock(until)]))
}

/// How the class and each of its problems are set, and the forms to change that.
pub(crate) fn page(server: &Server, visitor: &Visitor) -> Result<Response> {
    shown(server, visitor, StatusCode::OK, None, &Form::default())
}

/// The same with what was typed, if it was refused.
fn shown(
    server: &Server,
    visitor: &Visitor,
    status: StatusCode,
    fault: Option<&str>,
    typed: &Form,
) -> Result<Response> {
    let lang = visitor.lang;
    let plans = &visitor.plans.all;
    let cells = server.store.cells(None)?;
    let mut listed: BTreeSet<&str> = cells.iter().map(|it| it.problem.as_str()).collect();
    listed.extend(plans.keys().map(String::as_str));
    listed.insert(typed.text("problem"));
    let (listed, others): (Vec<&String>, Vec<&String>) = server
        .order
        .iter()
        .partition(|it| listed.contains(it.as_str()));
    let title = |id: &str| {
        let room = server.rooms.get(id);
        room.map_or_else(String::new, |it| escaped(it.spec.title.of(lang)))
    };
    let fields = |id: &str| {
        let state =
            homework(server, visitor, id).unwrap_or_else(|| say::PRACTICE.of(lang).to_owned());
        let name = if id.is_empty() {
            say::WHOLE_CLASS.of(lang).to_owned()
        } else {
            title(id)
        };
        let hidden = format!("<input type=\"hidden\" name=\"problem\" value=\"{id}\">");
        let head = format!("{name} <small>{state}</small>");
        form(server, visitor, id, &head, &hidden, typed)
    };
    let mut forms = fields("");
    forms.extend(listed.iter().map(|id| fields(id)));
    if !others.is_empty() {
        let options = others
            .iter()
            .map(|id| format!("<option value=\"{id}\">{}</option>\n", title(id)));
        let options: Vec<String> = options.collect();
        let chosen = format!(
            "<label>{} <select name=\"problem\">\n{}</select></label>\n",
            say::PROBLEM.of(lang),
            options.concat()
        );
        let another = say::ANOTHER_PROBLEM.of(lang);
        forms += &form(server, visitor, "+", another, &chosen, typed);
    }
    let about = say::PLAN_ABOUT.of(lang);
    let main = format!("{}<p>{about}</p>\n{forms}", refused(fault));
    Ok(page_with(
        status,
        server,
        visitor,
        say::PLAN.of(lang),
        &main,
    ))
}

/// The form of a problem, or of the class, with what was typed if that is its own.
fn form(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    head: &str,
    problem: &str,
    typed: &Form,
) -> String {
    let lang = visitor.lang;
    let own = visitor.plans.all.get(id);
    let is_own = !typed.text("mode").is_empty() && typed.text("problem") == id;
    let plan = if is_own {
        read(typed, None)
    } else {
        visitor.plans.plan(id)
    };
    let mode = match own {
        _ if is_own => typed.text("mode"),
        // The class itself is set as nobody else.
        None if !id.is_empty() => "class",
        _ if plan.until.is_some() => "homework",
        _ => "practice",
    };
    let option = |name: &str, said: Text| {
        let selected = if name == mode { " selected" } else { "" };
        format!(
            "<option value=\"{name}\"{selected}>{}</option>\n",
            said.of(lang)
        )
    };
    let mut modes = String::new();
    if !id.is_empty() {
        modes += &option("class", say::AS_CLASS);
    }
    modes += &option("practice", say::PRACTICE);
    modes += &option("homework", say::HOMEWORK);
    let until = match plan.until {
        _ if is_own => escaped(typed.text("until")),
        Some(it) => calendar::field(it, server.zone),
        None => String::new(),
    };
    let check = |name: &str, is_open: bool, said: Text| {
        let checked = if is_open { " checked" } else { "" };
        format!(
            "<label><input type=\"checkbox\" name=\"{name}\" value=\"open\"{checked}> {}</label>\n",
            said.of(lang)
        )
    };
    format!(
        "<form method=\"post\" action=\"/plan\" class=\"plan\"><fieldset><legend>{head}</legend>{}{problem}\
         <label>{} <select name=\"mode\">\n{modes}</select></label>\n\
         <label>{} <input type=\"datetime-local\" name=\"until\" value=\"{until}\"></label>\n{}{}\
         <button class=\"quiet\">{}</button></fieldset></form>\n",
        token(visitor),
        say::MODE.of(lang),
        say::UNTIL.of(lang),
        check("lesson", plan.has_lesson, say::LESSON_OPEN),
        check("hints", plan.has_hints, say::HINTS_OPEN),
        say::SAVE.of(lang)
    )
}

/// What a form says, with this deadline.
fn read(form: &Form, until: Option<i64>) -> Plan {
    Plan {
        until,
        has_lesson: form.text("lesson") == "open",
        has_hints: form.text("hints") == "open",
    }
}

/// A problem, or the class, is set in another way.
pub(crate) fn set(server: &Server, visitor: &Visitor, form: &Form) -> Result<Response> {
    let lang = visitor.lang;
    let id = form.text("problem");
    if !id.is_empty() && !server.rooms.contains_key(id) {
        return Ok(not_found(server, visitor));
    }
    let until = calendar::read(form.text("until"), server.zone);
    let plan = match form.text("mode") {
        "class" => None,
        mode => Some(read(form, until.filter(|_| mode == "homework"))),
    };
    if form.text("mode") == "homework" && until.is_none() {
        let said = Some(say::NO_DEADLINE.of(lang));
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return shown(server, visitor, status, said, form);
    }
    server.store.set_plan(id, plan, visitor.who.id())?;
    Ok(go_to("/plan"))
}
