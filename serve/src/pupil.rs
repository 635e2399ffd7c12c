//! The pages of a pupil: the problems, a problem, a program that is handed in.

use std::collections::BTreeMap;
use std::path::Path;

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Message, Result, Text, Told, text::escaped};
use judge::language::Language;
use judge::store::name_of;
use problem_set::hexadecimal;
use store::{Cell, Filter, HandIn, Lane, Received};

use crate::access::{Answer, What, Who, may_see};
use crate::codes;
use crate::contest_form::rules;
use crate::form::Form;
use crate::html::{go_to, not_found, page, page_with, refused, status_of, token};
use crate::limits::Limit;
use crate::plan::homework;
use crate::say;
use crate::server::{Room, Server, Visitor};
use crate::set::page_of;
use crate::submission::{PAGE, late, table};

/// The list of problems, with what is solved.
pub(crate) fn road(server: &Server, visitor: &Visitor) -> Result<Response> {
    let lang = visitor.lang;
    let own: BTreeMap<String, Cell> = match visitor.who.id() {
        Some(id) => server
            .store
            .cells(Some(id))?
            .into_iter()
            .map(|it| (it.problem.clone(), it))
            .collect(),
        None => BTreeMap::new(),
    };
    let mut rows = String::new();
    let (mut solved, mut all) = (0, 0);
    for room in server.rooms() {
        let spec = room.spec;
        let state = match own.get(&spec.id) {
            Some(it) if it.is_solved && visitor.is_told(&spec.id) => {
                solved += 1;
                format!(
                    "<span class=\"verdict AC\">✓</span> {}{}",
                    say::IS_SOLVED.of(lang),
                    late(visitor, &spec.id, it.solved_at)
                )
            }
            Some(it) => say::TRIES.fill(lang, &[&it.tries]),
            None => String::new(),
        };
        all += 1;
        let homework = homework(server, visitor, &spec.id);
        let homework = homework.map_or_else(String::new, |it| format!("<br><small>{it}</small>"));
        rows += &format!(
            "<tr><td><a href=\"/problems/{id}\">{}</a>{homework}</td><td><code>{}</code></td>\
             <td><span class=\"stars\" title=\"{}\">{}</span></td><td>{state}</td></tr>\n",
            escaped(spec.title.of(lang)),
            escaped(&spec.file),
            say::LEVEL.fill(lang, &[&spec.ladder.level]),
            "★".repeat(spec.ladder.level.into()),
            id = spec.id,
        );
    }
    let count = format!("<p>{}</p>\n", say::SOLVED.fill(lang, &[&solved, &all]));
    let main = format!(
        "{count}<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th></th><th></th><th>{}</th></tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table></div>\n",
        say::PROBLEM.of(lang),
        say::STATE.of(lang)
    );
    Ok(page(server, visitor, say::ROAD.of(lang), &main))
}

/// A problem: its statement, the form, what was handed in so far.
pub(crate) fn problem(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    match server.rooms.get(id) {
        Some(room) => problem_with(
            server,
            visitor,
            room,
            StatusCode::OK,
            None,
            &Typed::default(),
        ),
        None => Ok(not_found(server, visitor)),
    }
}

/// What stands in a form already.
#[derive(Default)]
pub(crate) struct Typed {
    source: String,
    language: String,
    nonce: String,
}

impl Typed {
    /// What was sent stays in the form.
    pub(crate) fn of(form: &Form) -> Typed {
        Typed {
            source: pasted(form),
            language: form.text("language").to_owned(),
            nonce: form.text("nonce").to_owned(),
        }
    }
}

/// The form by which a program is handed in at this place. `last` is the language of the last time, `draft` by what
/// the browser keeps what is typed, and `take` the problem whose page may hold a program.
pub(crate) fn form(
    server: &Server,
    visitor: &Visitor,
    place: &str,
    last: &str,
    [draft, take]: [&str; 2],
    typed: &Typed,
) -> Result<String> {
    let lang = visitor.lang;
    let nonce = if typed.nonce.is_empty() {
        hexadecimal(&codes::random::<16>()?)
    } else {
        typed.nonce.clone()
    };
    // As last time, or the first that there is.
    let chosen = [typed.language.as_str(), last]
        .into_iter()
        .find(|it| !it.is_empty());
    let option = |it: &Language| {
        let is_chosen = chosen == Some(it.name());
        let selected = if is_chosen { " selected" } else { "" };
        format!("<option{selected}>{}</option>\n", escaped(it.name()))
    };
    let options: Vec<String> = server.languages.iter().map(option).collect();
    let [hand_in, source, file, language] =
        [say::HAND_IN, say::SOURCE, say::FILE, say::LANGUAGE].map(|it| it.of(lang));
    Ok(format!(
        "<form method=\"post\" enctype=\"multipart/form-data\" action=\"{place}\" class=\"form\">{token}\
         <input type=\"hidden\" name=\"nonce\" value=\"{0}\">\n\
         <label for=\"language\">{language}</label>\n<select id=\"language\" name=\"language\">\n{1}</select>\n\
         <label for=\"source\">{source}</label>\n<textarea id=\"source\" name=\"source\" spellcheck=\"false\" \
         autocapitalize=\"off\" autocomplete=\"off\" data-draft=\"{draft}\">\n{2}</textarea>\n\
         <p><button type=\"button\" class=\"small\" id=\"take\" data-problem=\"{take}\" hidden>{said}</button></p>\n\
         <label for=\"file\">{file}</label>\n<input type=\"file\" id=\"file\" name=\"file\">\n\
         <p><button>{hand_in}</button></p>\n</form>",
        escaped(&nonce),
        options.concat(),
        escaped(&typed.source),
        token = token(visitor),
        said = say::TAKE.of(lang),
    ))
}

fn problem_with(
    server: &Server,
    visitor: &Visitor,
    room: &Room,
    status: StatusCode,
    fault: Option<&str>,
    typed: &Typed,
) -> Result<Response> {
    let (lang, spec) = (visitor.lang, room.spec);
    let filter = Filter {
        person: visitor.who.id(),
        problem: Some(&spec.id),
        ..Filter::default()
    };
    let own = server.store.submissions(filter, PAGE)?;
    let limits = spec.limits.source;
    let last = own.first().map_or("", |it| it.language.as_str());
    let fault = refused(fault);
    let [statement, hand_in, before] =
        [say::STATEMENT, say::HAND_IN, say::BEFORE].map(|it| it.of(lang));
    let draft = format!("{} {}", visitor.who.id().unwrap_or(0), spec.id);
    let place = format!("/problems/{}", spec.id);
    let form = form(server, visitor, &place, last, [&draft, &spec.id], typed)?;
    let mut facts = homework(server, visitor, &spec.id)
        .map_or_else(String::new, |it| format!("<li><b>{it}</b></li>"));
    let plan = visitor.plans.plan(&spec.id);
    for (place, is_open, said) in [
        ("hints", plan.has_hints, say::HINTS),
        ("lesson", plan.has_lesson, say::LESSON),
    ] {
        let when = visitor.when(&spec.id);
        if may_see(visitor.who, What::Help(is_open), when) == Answer::Yes {
            facts += &format!(
                "<li><a href=\"/problems/{}/{place}\">{}</a></li>",
                spec.id,
                said.of(lang)
            );
        }
    }
    let set = page_of(server, visitor, &spec.id);
    let set = set.map_or_else(String::new, |it| {
        format!("<p><a href=\"{it}\">{}</a></p>\n", say::ON_SET.of(lang))
    });
    let main = format!(
        "{set}<ul class=\"facts\"><li><code>{0}.INP</code> → <code>{0}.OUT</code></li><li>{1}</li><li>{2}</li>{facts}<li><a href=\"#hand-in\">{hand_in}</a></li></ul>\n\
         <div class=\"sections\">\n{fault}<section aria-label=\"{statement}\"><div class=\"prose\">\n{3}</div></section>\n\
         <section aria-labelledby=\"hand-in\"><h2 id=\"hand-in\">{hand_in}</h2>\n<p>{4}</p>\n\
         {form}</section>\n\
         <section aria-labelledby=\"before\"><h2 id=\"before\">{before}</h2>\n{5}</section>\n</div>\n",
        escaped(&spec.file),
        say::TIME.fill(lang, &[&limits.time_ms]),
        say::MEMORY.fill(lang, &[&limits.memory_mib]),
        room.statement(&server.root, lang),
        say::HAND_IN_ABOUT.fill(lang, &[&escaped(&spec.file)]),
        table(server, visitor, &own, None),
    );
    Ok(page_with(
        status,
        server,
        visitor,
        spec.title.of(lang),
        &main,
    ))
}

/// A program was sent. Only what is on the disk is called received.
pub(crate) fn hand_in(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    form: &Form,
) -> Result<Response> {
    let lang = visitor.lang;
    let Some(room) = server.rooms.get(id) else {
        return Ok(not_found(server, visitor));
    };
    match receive(server, visitor, id, &Sent::of(form, &pasted(form))) {
        Ok(received) => Ok(go_to(&format!("/submissions/{}", received.submission))),
        Err((status, why)) => {
            let typed = Typed::of(form);
            problem_with(server, visitor, room, status, Some(why.of(lang)), &typed)
        }
    }
}

/// What was pasted into a form. Browsers send the ends of lines as Windows has them.
pub(crate) fn pasted(form: &Form) -> String {
    form.text("source").replace("\r\n", "\n")
}

/// A program as it was sent.
pub(crate) struct Sent<'a> {
    /// The language that was chosen, if one was.
    pub(crate) language: &'a str,
    pub(crate) nonce: &'a str,
    /// The name of its file; empty if it was pasted.
    pub(crate) name: &'a str,
    pub(crate) bytes: &'a [u8],
    /// Whether it plays, and does not solve.
    pub(crate) is_bot: bool,
}

impl<'a> Sent<'a> {
    /// The file of a form, or what was pasted.
    pub(crate) fn of(form: &'a Form, pasted: &'a str) -> Sent<'a> {
        let file = form.file("file").filter(|(_, bytes)| !bytes.is_empty());
        let (name, bytes) = file.unwrap_or(("", pasted.as_bytes()));
        Sent {
            language: form.text("language"),
            nonce: form.text("nonce"),
            name,
            bytes,
            is_bot: false,
        }
    }
}

/// Receives a program.
///
/// # Errors
/// Why it is not, and what that is for a browser.
pub(crate) fn receive(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    sent: &Sent<'_>,
) -> Result<Received, (StatusCode, Message)> {
    let unusable = |said: Text| (StatusCode::UNPROCESSABLE_ENTITY, said.into());
    let (Some(room), Some(person)) = (server.rooms.get(id), visitor.who.id()) else {
        return Err((StatusCode::NOT_FOUND, say::NOT_FOUND.into()));
    };
    if sent.bytes.trim_ascii().is_empty() {
        return Err(unusable(say::EMPTY));
    }
    let asked: Option<Language> = sent.language.parse().ok();
    let by_name = Language::of_name(Path::new(sent.name), &Language::ALL);
    // The name of a file tells its language, unless the one that was chosen fits it as well.
    let fits = |it: &Language| by_name.is_none_or(|named| named.extension() == it.extension());
    let language = asked.filter(fits).or(by_name);
    let language = language.filter(|it| server.languages.contains(it));
    let language = language.ok_or_else(|| unusable(say::WHICH_LANGUAGE))?;
    if !server.limits.take(Limit::HandIn(person)) {
        return Err((StatusCode::TOO_MANY_REQUESTS, say::TOO_OFTEN.into()));
    }
    let contest = visitor.plans.running_with(id);
    let contest = contest.filter(|_| !sent.is_bot && matches!(visitor.who, Who::Pupil(_)));
    let rules = contest.map(rules);
    if rules.is_some_and(|it| !it.allowed().contains(&language)) {
        return Err((
            StatusCode::UNPROCESSABLE_ENTITY,
            say::NOT_ALLOWED.with(&[&language.name()]).into(),
        ));
    }
    // Who goes back to a form that was sent, and mends what is in it, hands in another program by it.
    let texts = [sent.nonce, id, language.name()].map(str::as_bytes);
    let nonce = name_of(texts.into_iter().chain([sent.bytes]));
    let received = server.store.hand_in(&HandIn {
        contest: contest.map(|it| it.id),
        person,
        problem: id,
        file: &format!("{}.{}", room.problem.file(), language.extension()),
        language: language.name(),
        bytes: sent.bytes,
        nonce: nonce.as_bytes(),
        lane: match contest {
            _ if sent.is_bot => Lane::Play,
            Some(_) => Lane::Contest,
            None => Lane::Class,
        },
        is_bot: sent.is_bot,
    });
    received.map_err(|fault| (status_of(&fault), fault.message()))
}
