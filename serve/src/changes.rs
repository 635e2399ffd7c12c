//! Submissions that are judged again, since tests have changed or a teacher wants it: what was said before counts
//! until he has seen what changes, and accepts it.

use axum::response::Response;
use bilingual::{Lang, Result, Text, text::escaped};
use store::Outdated;

use crate::html::{go_to, page, token, verdict};
use crate::say;
use crate::server::{Server, Visitor};

/// What counts by older tests or as it was judged before, each problem with a link and, if there are several, all.
pub(crate) fn told(server: &Server, lang: Lang) -> Result<String> {
    let mut outdated = server.store.outdated()?;
    if outdated.len() > 1 {
        outdated.insert(0, sum(&outdated));
    }
    let notes = outdated.iter().map(|it| {
        let (place, name) = of_all_or_one(server, &it.problem);
        let text = if it.has_same_tests {
            say::JUDGED_AGAIN
        } else {
            say::OUTDATED
        };
        let said = text.fill(lang, &[&escaped(name), &it.all]);
        format!("<p class=\"note\"><a href=\"{place}/changes\">{said}</a></p>\n")
    });
    Ok(notes.collect())
}

/// Where the tests of a problem are told of, or of all by an empty id, and how they are called.
fn of_all_or_one<'a>(server: &'a Server, id: &'a str) -> (String, &'a str) {
    match id {
        "" => ("/class".to_owned(), &server.title),
        id => (format!("/problems/{}", escaped(id)), server.file_of(id)),
    }
}

/// All of these as one.
fn sum(outdated: &[Outdated]) -> Outdated {
    Outdated {
        problem: String::new(),
        all: outdated.iter().map(|it| it.all).sum(),
        judged: outdated.iter().map(|it| it.judged).sum(),
        has_same_tests: outdated.iter().all(|it| it.has_same_tests),
    }
}

/// What of a problem, or of all by an empty id, counts by older tests or as it was judged before.
fn outdated_of(server: &Server, id: &str) -> Result<Outdated> {
    let mut outdated = server.store.outdated()?;
    outdated.retain(|it| id.is_empty() || it.problem == id);
    Ok(sum(&outdated))
}

/// The link to have a problem judged again, or all by an empty id.
pub(crate) fn link(server: &Server, visitor: &Visitor, id: &str) -> String {
    let (place, name) = of_all_or_one(server, id);
    let said = say::CHANGES.fill(visitor.lang, &[&escaped(name)]);
    format!("<p><a href=\"{place}/changes\">{said}</a></p>\n")
}

/// What changes if what is said now counts, of a problem or of all, and the forms that make it so.
pub(crate) fn changes(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    let lang = visitor.lang;
    let Outdated { all, judged, .. } = outdated_of(server, id)?;
    let (place, name) = of_all_or_one(server, id);
    let changes = server.store.changes(id)?;
    let cell = |(said, points): &(String, u32)| {
        let points = say::POINTS.fill(lang, &[points]);
        format!("<td>{}, {points}</td>", verdict(said, lang))
    };
    let rows = changes.iter().map(|it| {
        format!(
            "<tr><td class=\"num\"><a href=\"/submissions/{0}\">{0}</a></td>{1}{2}</tr>\n",
            it.submission,
            cell(&it.before),
            cell(&it.after)
        )
    });
    let rows = rows.collect::<String>();
    let [now, then] = [say::NOW, say::THEN].map(|it| it.of(lang));
    let table = if rows.is_empty() {
        String::new()
    } else {
        format!(
            "<div class=\"scroll\"><table>\n<thead><tr><th class=\"num\">№</th><th>{now}</th><th>{then}</th></tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>\n"
        )
    };
    let form = |what: &str, said: Text| {
        format!(
            "<form method=\"post\" action=\"{place}/{what}\">{}<button>{}</button></form>\n",
            token(visitor),
            said.of(lang)
        )
    };
    let main = format!(
        "<p>{}</p>\n<div class=\"tools\">{}{}</div>\n{table}",
        if all > 0 {
            say::CHANGES_ABOUT.fill(lang, &[&all, &judged, &changes.len()])
        } else {
            say::NO_CHANGES.of(lang).to_owned()
        },
        form("rejudge", say::REJUDGE),
        // What changes is seen first.
        if judged > 0 {
            form("apply", say::APPLY)
        } else {
            String::new()
        }
    );
    let title = say::CHANGES.fill(lang, &[&name]);
    Ok(page(server, visitor, &title, &main))
}

/// Submissions are judged again, or what was said then counts. Where all of it is done already, it is done once more.
pub(crate) fn renew(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    applies: bool,
) -> Result<Response> {
    if id.is_empty() || server.rooms.contains_key(id) {
        if applies {
            server.store.apply(id, visitor.who.id())?;
        } else {
            server.store.rejudge(id, visitor.who.id())?;
        }
    }
    Ok(go_to("/class"))
}
