//! The pages of contests: which there are, one for those who take part and those who hold it, what is said in it.

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Message, Result, Text, sentences, text::escaped, text::plain};
use classroom::contest::Entry;
use judge::language::Language;
use problem_set::Spec;
use store::{Contest, Phase, Role, Turn, Word};

use crate::board::Cell;
use crate::calendar;
use crate::clock::banner;
use crate::contest_form::{copied, ensure_in_class, minutes, rules, text_of, written};
use crate::contest_keys::{LONGEST, action, keys, said_form};
use crate::form::Form;
use crate::html::{answer, go_to, page_with, refused, token};
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    NO_CONTESTS: "Chưa có kỳ thi nào.", "There is no contest.";
    BEFORE: "chưa bắt đầu", "has not begun";
    DURING: "đang thi", "goes on";
    AFTER: "đã kết thúc", "is over";
    FROM_TO: "từ {0} đến {1}", "from {0} to {1}";
    BEGINS: "Bắt đầu lúc {0}", "It begins at {0}";
    YOUR_END: "Bạn có thêm giờ: đến {0}.", "You have more time: until {0}.";
    SILENT: "Kết quả được cho biết khi hết giờ. Bài nộp cuối cùng là bài được tính; các ví dụ được chấm ngay.", "Verdicts are told after the end. Of several programs the last one counts; the samples are judged at once.";
    SHOWN: "Kết quả từng test hiện ngay. Trong các bài nộp, bài được nhiều điểm nhất là bài được tính.", "Verdicts are told at once. Of several programs the best one counts.";
    WORTH: "Điểm tối đa", "Points";
    OWN: "Bài của bạn", "Yours";
    HANDED_IN: "đã nộp {0} lần", "handed in {0} times";
    LANGUAGES: "Ngôn ngữ: {0}", "Languages: {0}";
    ANNOUNCEMENTS: "Thông báo", "Announcements";
    QUESTIONS: "Hỏi đáp", "Questions";
    ASK: "Hỏi thầy cô về đề bài", "Ask your teacher about a problem";
    ASK_KEY: "Gửi câu hỏi", "Ask";
    NO_ANSWER: "chưa có câu trả lời", "no answer yet";
    TOO_LONG: "Dài hơn {0} ký tự.", "It has more than {0} letters.";

    // For the teacher.
    NEW: "Kỳ thi mới", "A new contest";
    NAME: "Tên kỳ thi", "Title";
    BEGIN: "Lúc bắt đầu", "Begin";
    LENGTH: "Thời gian làm bài (phút)", "Length (minutes)";
    MODE: "Kết quả", "Verdicts";
    MODE_SHOWN: "hiện ngay (kiểu IOI)", "at once (as in IOI)";
    MODE_SILENT: "khi hết giờ (kiểu OI, Themis)", "after the end (OI, as Themis days)";
    FREEZE: "Bảng xếp hạng đứng yên chừng ấy phút cuối (để trống: không)", "The ranking stands still for the last so many minutes (empty: never)";
    TIES: "Bằng điểm", "Equal totals";
    TIES_EQUAL: "đồng hạng", "share a place";
    TIES_TIME: "ai xong sớm hơn xếp trên", "the earlier is better";
    PROBLEMS: "Các bài", "Problems";
    VARIANTS: "Bài biến thể: học sinh chỉ thấy từ lúc kỳ thi bắt đầu", "Variants: pupils see them from the begin of the contest on";
    OF_SET: "Bài của bộ đề: đề và lời giải là công khai", "Problems of the set: their solutions are public";
    MAKE: "Tạo kỳ thi", "Make it";
    COPY_OF: "{0} (bản sao)", "{0} (copy)";
    CANNOT: "Lúc này không làm được việc ấy.", "This cannot be done now.";
    SECRET: "Bộ đề công khai cả lời giải. Muốn đề kín thì làm bài biến thể bằng judge variant với seed bí mật, rồi khởi động lại máy chủ.", "The set is public with its solutions. For problems that nobody knows make variants by judge variant with a secret seed, and start the server again.";
}

/// How far it is, in a word.
fn state(visitor: &Visitor, it: &Contest) -> Text {
    match visitor.plans.phase(it) {
        Phase::Before => BEFORE,
        Phase::During if it.stopped.is_some() => say::STOPPED,
        Phase::During => DURING,
        Phase::After => AFTER,
    }
}

/// All contests, the latest first; for a teacher the form for one more.
pub(crate) fn contests(server: &Server, visitor: &Visitor) -> Response {
    list(server, visitor, None, &Form::default())
}

fn list(server: &Server, visitor: &Visitor, fault: Option<&Message>, typed: &Form) -> Response {
    let lang = visitor.lang;
    let row = |it: &Contest| {
        let [begins, ends] = [it.written.begins, it.written.ends].map(|it| server.clock(it));
        format!(
            "<li><a href=\"/contests/{}\"><b>{}</b> <span>{} · {}</span></a></li>\n",
            it.id,
            escaped(&rules(it).title),
            FROM_TO.fill(lang, &[&begins, &ends]),
            state(visitor, it).of(lang)
        )
    };
    let rows: String = visitor.plans.contests.iter().rev().map(row).collect();
    let mut main = if rows.is_empty() {
        format!("<p>{}</p>\n", NO_CONTESTS.of(lang))
    } else {
        format!("<ul class=\"rows\">\n{rows}</ul>\n")
    };
    if visitor.is_teacher() {
        main += &new_form(server, visitor, fault, typed);
    }
    let title = say::CONTESTS.of(lang);
    page_with(status(fault), server, visitor, title, &main)
}

/// The status of a page on which a form was refused, if it was.
fn status(fault: Option<&Message>) -> StatusCode {
    fault.map_or(StatusCode::OK, |_| StatusCode::UNPROCESSABLE_ENTITY)
}

/// The form for a contest, as far as it is filled in.
fn new_form(server: &Server, visitor: &Visitor, fault: Option<&Message>, typed: &Form) -> String {
    let lang = visitor.lang;
    let chosen: Vec<&str> = typed.texts("problem").collect();
    let or = |key: &str, usual: String| match typed.text(key) {
        "" => usual,
        text => escaped(text),
    };
    let field = |name: &str, kind: &str, said: Text, value: String| {
        format!(
            "<label for=\"{name}\">{}</label>\n<input id=\"{name}\" name=\"{name}\" type=\"{kind}\" value=\"{value}\">\n",
            said.of(lang)
        )
    };
    let choice = |name: &str, said: Text, options: [(&str, Text); 2]| {
        let options = options.map(|(value, said)| {
            let is_chosen = typed.text(name) == value;
            let selected = if is_chosen { " selected" } else { "" };
            format!(
                "<option value=\"{value}\"{selected}>{}</option>",
                said.of(lang)
            )
        });
        format!(
            "<label for=\"{name}\">{}</label>\n<select id=\"{name}\" name=\"{name}\">{}</select>\n",
            said.of(lang),
            options.concat()
        )
    };
    let boxes = |is_variant: bool, said: Text| {
        let rooms = server.rooms.values();
        let rooms = rooms.filter(|it| it.spec.unlisted == is_variant);
        let boxes = rooms.map(|it| {
            let id = &it.spec.id;
            let checked = if chosen.contains(&id.as_str()) { " checked" } else { "" };
            format!(
                "<label><input type=\"checkbox\" name=\"problem\" value=\"{id}\"{checked}> <code>{}</code> {}</label>\n",
                escaped(&it.spec.file),
                escaped(it.spec.title.of(lang))
            )
        });
        let boxes: String = boxes.collect();
        if boxes.is_empty() {
            return boxes;
        }
        format!(
            "<fieldset class=\"boxes\"><legend>{}</legend>\n{boxes}</fieldset>\n",
            said.of(lang)
        )
    };
    format!(
        "<section aria-labelledby=\"new\"><h2 id=\"new\">{}</h2>\n{}<form method=\"post\" action=\"/contests\" class=\"form\">{}{}{}{}{}{}{}\
         <p class=\"label\">{}</p>\n{}{}<p class=\"quiet\">{}</p>\n<button>{}</button></form></section>\n",
        NEW.of(lang),
        refused(fault.map(|it| it.of(lang))),
        token(visitor),
        field("title", "text", NAME, or("title", String::new())),
        field(
            "begins",
            "datetime-local",
            BEGIN,
            or(
                "begins",
                calendar::field(visitor.plans.now_ms + 3_600_000, server.zone)
            )
        ),
        field("minutes", "number", LENGTH, or("minutes", "120".to_owned())),
        choice(
            "mode",
            MODE,
            [("shown", MODE_SHOWN), ("silent", MODE_SILENT)]
        ),
        field("freeze", "number", FREEZE, or("freeze", String::new())),
        choice("ties", TIES, [("equal", TIES_EQUAL), ("time", TIES_TIME)]),
        PROBLEMS.of(lang),
        boxes(true, VARIANTS),
        boxes(false, OF_SET),
        SECRET.of(lang),
        MAKE.of(lang)
    )
}

/// A contest is made of the form, or like another one.
pub(crate) fn add(server: &Server, visitor: &Visitor, form: &Form) -> Result<Response> {
    let other = form.text("copy").parse().ok();
    let text = match other.and_then(|id| visitor.plans.contest(id)) {
        Some(it) => {
            let title = COPY_OF.fill(visitor.lang, &[&rules(it).title]);
            copied(&it.written.text, &title, server.zone)
        }
        None => text_of(form, server.zone),
    };
    match text.and_then(|it| written(&it)) {
        Ok(written) => {
            let id = server.store.add_contest(&written, visitor.who.id())?;
            Ok(go_to(&format!("/contests/{id}")))
        }
        Err(why) => Ok(list(server, visitor, Some(&why), form)),
    }
}

/// A contest.
pub(crate) fn contest(server: &Server, visitor: &Visitor, it: &Contest) -> Result<Response> {
    shown(server, visitor, it, None, &Form::default())
}

fn shown(
    server: &Server,
    visitor: &Visitor,
    it: &Contest,
    fault: Option<&Message>,
    typed: &Form,
) -> Result<Response> {
    let (title, place) = (rules(it).title, action(it));
    let mut main = refused(fault.map(|it| it.of(visitor.lang)));
    main += &format!(
        "<div data-renew=\"{place}/part\">{}</div>\n<noscript><meta http-equiv=\"refresh\" content=\"30\"></noscript>\n",
        part_of(server, visitor, it)?
    );
    if visitor.is_teacher() {
        main += &keys(server, visitor, it, typed)?;
    } else if visitor.plans.phase(it) == Phase::During {
        let (place, text) = (format!("{place}/questions"), typed.text("text"));
        main += &said_form(visitor, &place, "", ASK, ASK_KEY, text);
    }
    Ok(page_with(status(fault), server, visitor, &title, &main))
}

/// That part of the page that changes.
pub(crate) fn part(server: &Server, visitor: &Visitor, it: &Contest) -> Result<Response> {
    let html = part_of(server, visitor, it)?;
    Ok(answer(StatusCode::OK, "text/html; charset=utf-8", html))
}

/// Which contests go on, for a page that is there already.
pub(crate) fn clocks(visitor: &Visitor) -> Response {
    answer(StatusCode::OK, "text/html; charset=utf-8", banner(visitor))
}

/// When it is, its problems, what is said.
fn part_of(server: &Server, visitor: &Visitor, it: &Contest) -> Result<String> {
    let lang = visitor.lang;
    let rules = rules(it);
    let phase = visitor.plans.phase(it);
    let [begins, ends] = [it.written.begins, it.written.ends].map(|it| server.clock(it));
    let mode = if it.written.is_silent { SILENT } else { SHOWN };
    let mut html = format!(
        "<ul class=\"facts\"><li>{}</li><li>{}</li></ul>\n<p>{}</p>\n",
        FROM_TO.fill(lang, &[&begins, &ends]),
        state(visitor, it).of(lang),
        mode.of(lang)
    );
    let languages: Vec<&str> = rules.allowed().iter().map(|it| it.name()).collect();
    if languages.len() < Language::ALL.len() {
        let said = LANGUAGES.fill(lang, &[&escaped(&languages.join(", "))]);
        html += &format!("<p>{said}</p>\n");
    }
    if let Some(id) = visitor.who.id().filter(|id| it.extra.contains_key(id)) {
        let end = server.clock(it.ends_for(id));
        html += &format!("<p class=\"note\">{}</p>\n", YOUR_END.fill(lang, &[&end]));
    }
    if phase == Phase::Before {
        let said = BEGINS.fill(lang, &[&begins]);
        html += &format!("<p class=\"standing\">{said}</p>\n");
    }
    if phase != Phase::Before || visitor.is_teacher() {
        html += &problems(server, visitor, it, &rules.problems)?;
    }
    if visitor.plans.is_ranked(it) || visitor.is_teacher() {
        html += &format!(
            "<p><a href=\"{}/ranking\">{}</a></p>\n",
            action(it),
            say::RANKING.of(lang)
        );
    }
    Ok(html + &words(server, visitor, it)?)
}

/// The problems, with what whoever looks has of each.
fn problems(server: &Server, visitor: &Visitor, it: &Contest, entries: &[Entry]) -> Result<String> {
    let lang = visitor.lang;
    let board = server.boards.of(&server.store, it)?;
    let person = visitor.who.id().unwrap_or(0);
    let is_told = !it.written.is_silent || visitor.plans.phase(it) == Phase::After;
    let mark = [',', '.'][usize::from(lang == bilingual::Lang::En)];
    let rows = entries.iter().enumerate().map(|(at, entry)| {
        let spec = Spec::of(entry.problem);
        let cell = board.cell(person, at);
        let points = cell.and_then(Cell::points).filter(|_| is_told);
        let own = match (cell, points) {
            (_, Some(points)) => say::POINTS.fill(lang, &[&points.with_mark(mark)]),
            (Some(it), None) if it.tries > 0 => HANDED_IN.fill(lang, &[&it.tries]),
            _ => String::new(),
        };
        format!(
            "<tr><td><a href=\"/problems/{}\">{}</a></td><td><code>{}</code></td><td class=\"num\">{}</td><td>{own}</td></tr>\n",
            spec.id,
            escaped(spec.title.of(lang)),
            escaped(&spec.file),
            entry.points
        )
    });
    Ok(format!(
        "<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th></th><th class=\"num\">{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        say::PROBLEM.of(lang),
        WORTH.of(lang),
        OWN.of(lang),
        rows.collect::<String>()
    ))
}

/// Announcements, the latest first, then questions with their answers.
fn words(server: &Server, visitor: &Visitor, it: &Contest) -> Result<String> {
    let lang = visitor.lang;
    let is_teacher = visitor.is_teacher();
    let all = server
        .store
        .words(it.id, visitor.who.id().filter(|_| !is_teacher))?;
    let names = server.names()?;
    let said = |word: &Word| {
        let who = word.person.filter(|_| is_teacher);
        let who = who
            .and_then(|id| names.get(&id))
            .map_or_else(String::new, |name| format!("<b>{}</b>: ", escaped(name)));
        let answer = match (&word.person, &word.answer) {
            (None, _) => String::new(),
            (_, Some(answer)) => format!("<br>→ {}", escaped(answer)),
            (_, None) if is_teacher => String::new(),
            (_, None) => format!("<br><small>{}</small>", NO_ANSWER.of(lang)),
        };
        format!(
            "<li class=\"lines\"><small>{}</small> {who}{}{answer}</li>\n",
            server.clock(word.at),
            escaped(&word.text)
        )
    };
    let mut html = String::new();
    for (head, is_asked) in [(ANNOUNCEMENTS, false), (QUESTIONS, true)] {
        let some = all
            .iter()
            .rev()
            .filter(|it| it.person.is_some() == is_asked);
        let some: String = some.map(said).collect();
        if !some.is_empty() {
            html += &format!("<h2>{}</h2>\n<ul>\n{some}</ul>\n", head.of(lang));
        }
    }
    Ok(html)
}

/// What a form says; nothing if it says nothing, or too much.
fn text_in(form: &Form) -> Result<String, Message> {
    let text = form.text("text");
    if text.chars().count() > LONGEST {
        return Err(TOO_LONG.with(&[&LONGEST]).into());
    }
    let lines: Vec<String> = text.trim().lines().map(plain).collect();
    Ok(lines.join("\n"))
}

/// A contest is changed, or something is said in it.
pub(crate) fn turn(
    server: &Server,
    visitor: &Visitor,
    it: &Contest,
    form: &Form,
) -> Result<Response> {
    let person = form.text("person").parse().ok();
    let time = minutes(form.text("minutes")).map(|it| it * 60_000);
    let what = form.text("do");
    let turn = match what {
        "write" => {
            let class = server.store.people()?.into_iter();
            let class = class.filter(|it| it.role == Role::Pupil);
            let class: Vec<String> = class.map(|it| it.name).collect();
            let written = written(&form.text("file").replace("\r\n", "\n"));
            written.and_then(|it| ensure_in_class(&it, &class).map(|()| Turn::Write(it)))
        }
        "stop" => Ok(Turn::Stop),
        "continue" => Ok(Turn::Continue),
        "end" if form.text("sure") == "yes" => Ok(Turn::End),
        "open" => Ok(Turn::Open),
        "prolong" => time.map(Turn::Prolong).ok_or_else(|| CANNOT.into()),
        "extra" => {
            let extra = person.filter(|id| server.names().is_ok_and(|it| it.contains_key(id)));
            let extra = extra.zip(time).map(|(person, ms)| Turn::Extra(person, ms));
            extra.ok_or_else(|| CANNOT.into())
        }
        "announce" | "answer" => {
            let done = text_in(form).map(|text| match form.text("word").parse() {
                _ if text.is_empty() => Ok(()),
                Ok(word) if what == "answer" => server.store.answer(it.id, word, &text),
                _ => server.store.add_word(it.id, None, &text),
            });
            match done {
                Ok(done) => {
                    done?;
                    return Ok(go_to(&action(it)));
                }
                Err(why) => Err(why),
            }
        }
        _ => Err(CANNOT.into()),
    };
    let fault = match turn {
        Ok(turn) if server.store.turn_contest(it.id, &turn, visitor.who.id())? => {
            return Ok(go_to(&action(it)));
        }
        Ok(_) => CANNOT.into(),
        Err(why) => why,
    };
    shown(server, visitor, it, Some(&fault), form)
}

/// Somebody asks.
pub(crate) fn ask(
    server: &Server,
    visitor: &Visitor,
    it: &Contest,
    form: &Form,
) -> Result<Response> {
    match text_in(form) {
        Ok(text) => {
            if !text.is_empty() {
                server.store.add_word(it.id, visitor.who.id(), &text)?;
            }
            Ok(go_to(&action(it)))
        }
        Err(why) => shown(server, visitor, it, Some(&why), form),
    }
}
