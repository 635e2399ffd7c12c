//! What a teacher does with a contest: what is said in it, when it stops, goes on and ends, its tables.

use bilingual::{Result, Text, sentences, text::escaped};
use store::{Contest, Phase};

use crate::form::Form;
use crate::html::token;
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    FILE: "contest.toml: sửa được cho đến lúc bắt đầu (điểm, subtask, giờ, ngôn ngữ)", "contest.toml, to be changed until the begin (points, subtasks, times, languages)";
    STOP: "Tạm dừng", "Stop";
    CONTINUE: "Cho thi tiếp", "Continue";
    PROLONG: "Thêm giờ cho cả lớp", "More time for all";
    EXTRA: "Thêm giờ cho một người", "More time for one";
    MINUTES: "phút", "minutes";
    END: "Kết thúc ngay", "End now";
    SHOW: "Mở bảng xếp hạng từng bước, để chiếu", "Open the ranking step by step, on the projector";
    COPY: "Tạo kỳ thi giống kỳ thi này", "Make one like it";
    TAKE: "Bảng điểm", "Score table";
    CSV: "Bảng điểm cho Excel (csv)", "Score table for Excel (csv)";
    CSV_SEMICOLON: "Bảng ấy cho Excel ngăn ô bằng dấu ; (csv)", "The same for an Excel that has ; between cells (csv)";
    SHEETS: "Phiếu kết quả từng test của từng người, để in (html)", "Sheets with all tests of all pupils, to print (html)";
    ANNOUNCE: "Thông báo cho cả lớp", "Announce to all";
    ANNOUNCE_KEY: "Thông báo", "Announce";
    ANSWER: "Trả lời", "Answer";
    LOG: "Đã thay đổi", "Changes";
}

/// Letters of a question, an answer or an announcement.
pub(crate) const LONGEST: usize = 1000;

/// Lines of the log that are shown.
const LOGGED: usize = 20;

/// A form for something that is said.
pub(crate) fn said_form(
    visitor: &Visitor,
    action: &str,
    hidden: &str,
    head: Text,
    key: Text,
    typed: &str,
) -> String {
    let lang = visitor.lang;
    format!(
        "<form method=\"post\" action=\"{action}\" class=\"form\">{}{hidden}<label>{}\n\
         <textarea name=\"text\" class=\"short\" rows=\"2\" maxlength=\"{LONGEST}\" required>\n{}</textarea></label>\n<button>{}</button></form>\n",
        token(visitor),
        head.of(lang),
        escaped(typed),
        key.of(lang)
    )
}

/// Which of the keys a form is.
fn done(what: &str, more: &str) -> String {
    format!("<input type=\"hidden\" name=\"do\" value=\"{what}\">{more}")
}

/// The page of a contest, where its forms go.
pub(crate) fn action(it: &Contest) -> String {
    format!("/contests/{}", it.id)
}

/// All keys of a contest, its tables and its log.
///
/// # Errors
/// If something cannot be read.
pub(crate) fn keys(
    server: &Server,
    visitor: &Visitor,
    it: &Contest,
    typed: &Form,
) -> Result<String> {
    let mut html = String::new();
    if visitor.plans.phase(it) == Phase::Before {
        html += &file(visitor, it, typed);
    } else {
        html += &said(server, visitor, it)?;
    }
    html += &turns(server, visitor, it)?;
    Ok(html + &tables(visitor, it) + &log(server, visitor, it)?)
}

/// `contest.toml`, as long as it can be changed.
fn file(visitor: &Visitor, it: &Contest, typed: &Form) -> String {
    let text = match typed.text("file") {
        "" => &it.written.text,
        typed => typed,
    };
    format!(
        "<form method=\"post\" action=\"{}\" class=\"form\">{}{}<label for=\"toml\">{}</label>\n\
         <textarea id=\"toml\" name=\"file\" spellcheck=\"false\" rows=\"16\">\n{}</textarea>\n<button>{}</button></form>\n",
        action(it),
        token(visitor),
        done("write", ""),
        FILE.of(visitor.lang),
        escaped(text),
        say::SAVE.of(visitor.lang)
    )
}

/// Questions that wait for an answer, and the form to announce something.
fn said(server: &Server, visitor: &Visitor, it: &Contest) -> Result<String> {
    let action = action(it);
    let mut html = String::new();
    for word in server.store.words(it.id, None)? {
        if word.person.is_some() && word.answer.is_none() {
            let number = format!(
                "<input type=\"hidden\" name=\"word\" value=\"{}\">",
                word.id
            );
            let answer = done("answer", &number);
            html += &format!("<p class=\"note lines\">{}</p>\n", escaped(&word.text));
            html += &said_form(visitor, &action, &answer, ANSWER, ANSWER, "");
        }
    }
    let announce = done("announce", "");
    Ok(html + &said_form(visitor, &action, &announce, ANNOUNCE, ANNOUNCE_KEY, ""))
}

/// What moves its end, and what opens its ranking.
fn turns(server: &Server, visitor: &Visitor, it: &Contest) -> Result<String> {
    let (lang, action) = (visitor.lang, action(it));
    let form = |what: &str, fields: &str, said: Text| {
        format!(
            "<form method=\"post\" action=\"{action}\" class=\"plan\">{}{}<button class=\"quiet\">{}</button></form>\n",
            token(visitor),
            done(what, fields),
            said.of(lang)
        )
    };
    let minutes = format!(
        "<label><input type=\"number\" name=\"minutes\" min=\"1\" value=\"10\"> {}</label>",
        MINUTES.of(lang)
    );
    let phase = visitor.plans.phase(it);
    let mut html = String::new();
    match phase {
        Phase::Before => {}
        Phase::During => {
            let sure = format!(
                "<label class=\"sure\"><input type=\"checkbox\" name=\"sure\" value=\"yes\" required> {}</label>",
                say::SURE.of(lang)
            );
            html += &if it.stopped.is_some() {
                form("continue", "", CONTINUE)
            } else {
                form("stop", "", STOP)
            };
            html += &form("end", &sure, END);
        }
        Phase::After => {
            html += &format!("<p><a href=\"{action}/show\">{}</a></p>\n", SHOW.of(lang));
            if !it.is_open && (it.written.is_silent || it.written.freeze > 0) {
                html += &form("open", "", say::OPEN_RANKING);
            }
        }
    }
    if phase != Phase::Before {
        html += &form("prolong", &minutes, PROLONG);
    }
    if phase != Phase::After {
        let names = server.names()?;
        let options = names.iter().map(|(id, name)| {
            let name = escaped(name);
            format!("<option value=\"{id}\">{name}</option>")
        });
        let options: String = options.collect();
        let person = format!(
            "<select name=\"person\" aria-label=\"{}\">{options}</select>{minutes}",
            say::WHO.of(lang)
        );
        html += &form("extra", &person, EXTRA);
    }
    Ok(html
        + &format!(
            "<form method=\"post\" action=\"/contests\" class=\"plan\">{}<input type=\"hidden\" name=\"copy\" value=\"{}\"><button class=\"quiet\">{}</button></form>\n",
            token(visitor),
            it.id,
            COPY.of(lang)
        ))
}

/// The links to the score table.
fn tables(visitor: &Visitor, it: &Contest) -> String {
    let links = [
        ("scores.csv", CSV),
        ("scores.csv?by=semicolon", CSV_SEMICOLON),
        ("scores.html", SHEETS),
    ];
    let links = links.map(|(file, said)| {
        let said = said.of(visitor.lang);
        format!("<li><a href=\"{}/{file}\">{said}</a></li>\n", action(it))
    });
    let head = TAKE.of(visitor.lang);
    format!("<h2>{head}</h2>\n<ul>\n{}</ul>\n", links.concat())
}

/// The last changes, and who made them.
fn log(server: &Server, visitor: &Visitor, it: &Contest) -> Result<String> {
    let names = server.names()?;
    let own = format!("{} ", it.id);
    let all = server.store.log(1000)?;
    let lines = all
        .iter()
        .filter(|it| it.what == "contest" && it.about.starts_with(&own));
    let lines = lines.take(LOGGED).map(|it| {
        let name = it.who.and_then(|id| names.get(&id));
        format!(
            "<li>{} {}: {}</li>\n",
            server.clock(it.at),
            escaped(name.map_or("–", String::as_str)),
            escaped(it.about.trim_start_matches(&own))
        )
    });
    let lines: String = lines.collect();
    Ok(format!(
        "<h2>{}</h2>\n<ul>\n{lines}</ul>\n",
        LOG.of(visitor.lang)
    ))
}
