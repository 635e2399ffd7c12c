//! Who is in the class: names, codes, who is forgotten.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Result, sentences, text::escaped};
use store::{Person, PersonId, Role};

use crate::codes;
use crate::form::Form;
use crate::html::{go_to, not_found, page, page_with, status_of, token, told};
use crate::qr;
use crate::say;
use crate::server::{Server, Visitor};
use crate::sheet::{names_of, tidy};

sentences! {
    RENAME: "Đổi tên", "Rename";
    NEW_NAME: "Tên mới", "The new name";
    NO_NAME: "Chưa có tên nào.", "There is no name.";
    EDIT: "Sửa", "Change";
    TWIN: "trùng tên", "same name";
    TWINS: "{0}: có {1} người trùng tên (số {2}). Số đứng đầu mã cho biết mã nào của ai; để khỏi nhầm, hãy đổi tên từng người, chẳng hạn {0} (tổ 2).", "{0}: {1} pupils have this name (numbers {2}). The number before a code tells whose it is; to keep them apart, rename each, for instance {0} (group 2).";
    KNOWN: "Đã có trong lớp nên không thêm: {0}. Nếu là người khác trùng tên thì đánh dấu ô dưới đây rồi bấm Thêm lần nữa.", "In the class already, and not added: {0}. If these are others of the same name, tick the box below and press Add again.";
    LIST: "Hoặc file danh sách (CSV của Excel, hay mỗi dòng một tên)", "Or the file of a list (CSV of Excel, or a name a line)";
    BAD_LIST: "Không đọc được danh sách này. Trong Excel, hãy lưu thành loại CSV UTF-8 rồi chọn lại file; các chữ có dấu phải còn nguyên.", "This list cannot be read. In Excel, save it as CSV UTF-8 and choose that file; letters with marks must not be lost.";
    ADD_TWINS: "Thêm cả tên đã có trong lớp (người khác trùng tên)", "Add names too that are in the class already (others of the same name)";
}

/// Names that are added at a time.
const MOST_NAMES: usize = 500;

/// Who is in the class, and the forms to change that.
pub(crate) fn people(server: &Server, visitor: &Visitor) -> Result<Response> {
    people_with(server, visitor, StatusCode::OK, "", "")
}

/// The same, with what is to be said of names that were not added, and these in the form.
fn people_with(
    server: &Server,
    visitor: &Visitor,
    status: StatusCode,
    note: &str,
    typed: &str,
) -> Result<Response> {
    let lang = visitor.lang;
    let token = token(visitor);
    let people = server.store.people()?;
    let mut named: BTreeMap<String, Vec<&Person>> = BTreeMap::new();
    for it in &people {
        named.entry(alike(&it.name)).or_default().push(it);
    }
    let mut notes = String::new();
    for twins in named.values().filter(|it| it.len() > 1) {
        let numbers: Vec<String> = twins.iter().map(|it| it.id.to_string()).collect();
        let name = escaped(&twins[0].name);
        let said = TWINS.fill(lang, &[&name, &twins.len(), &numbers.join(", ")]);
        notes += &format!("<p class=\"note\">{said}</p>\n");
    }
    if !note.is_empty() {
        notes += &format!("<p class=\"note\" role=\"alert\">{}</p>\n", escaped(note));
    }
    let mut rows = String::new();
    for it in &people {
        let code = if it.has_code {
            say::HAS_CODE
        } else {
            say::NO_CODE
        };
        let twin = if named[&alike(&it.name)].len() > 1 {
            format!(" <small class=\"twin\">{}</small>", TWIN.of(lang))
        } else {
            String::new()
        };
        let forget = if it.role == Role::Teacher {
            String::new()
        } else {
            format!(
                "<form method=\"post\" action=\"/people/{}/forget\">{token}<label class=\"sure\"><input type=\"checkbox\" name=\"sure\" value=\"yes\" required> {}</label> <button class=\"quiet\">{}</button></form>",
                it.id,
                say::SURE.of(lang),
                say::FORGET.of(lang)
            )
        };
        rows += &format!(
            "<tr><td class=\"num\">{0}</td><td>{1}{twin}</td><td>{2}</td><td><form method=\"post\" action=\"/people/{0}/code\">{token}<button class=\"quiet\">{3}</button></form></td>\
             <td><details><summary>{4}</summary><form method=\"post\" action=\"/people/{0}/name\">{token}<label for=\"name-{0}\">{5}</label>\
             <input type=\"text\" id=\"name-{0}\" name=\"name\" value=\"{1}\" required autocomplete=\"off\"> <button class=\"quiet\">{6}</button></form>{forget}</details></td></tr>\n",
            it.id,
            escaped(&it.name),
            code.of(lang),
            say::NEW_CODE.of(lang),
            EDIT.of(lang),
            NEW_NAME.of(lang),
            RENAME.of(lang)
        );
    }
    let main = format!(
        "{notes}<p>{}</p>\n<p class=\"address\">{}</p>\n{}\n\
         <form method=\"post\" action=\"/people/codes\">{token}<button>{}</button></form>\n\
         <div class=\"scroll\"><table class=\"people\">\n<thead><tr><th class=\"num\">№</th><th>{}</th><th>{}</th><th></th><th></th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n\
         <p class=\"quiet\">{}</p>\n\
         <form method=\"post\" action=\"/people\" enctype=\"multipart/form-data\" class=\"form\">{token}<label for=\"names\">{}</label>\n\
         <textarea id=\"names\" name=\"names\" rows=\"8\">\n{}</textarea>\n\
         <label for=\"file\">{}</label>\n<input type=\"file\" id=\"file\" name=\"file\">\n\
         <label class=\"sure\"><input type=\"checkbox\" name=\"twins\" value=\"yes\"> {}</label>\n<button>{}</button></form>\n",
        say::ADDRESS.of(lang),
        escaped(&server.address),
        qr::svg(&server.address),
        say::MAKE_CODES.of(lang),
        say::NAME.of(lang),
        say::CODE.of(lang),
        say::FORGET_ABOUT.of(lang),
        say::NAMES.of(lang),
        escaped(typed),
        LIST.of(lang),
        ADD_TWINS.of(lang),
        say::ADD.of(lang)
    );
    let title = say::PEOPLE.of(lang);
    Ok(page_with(status, server, visitor, title, &main))
}

/// By what names are the same to whoever hears them.
fn alike(name: &str) -> String {
    name.to_lowercase()
}

/// The names of a text, a line each: those that are new, and those that are there already. Who stands there
/// twice is two.
pub(crate) fn new_names(text: &str, there: &[Person]) -> (Vec<String>, Vec<String>) {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    for it in there {
        *known.entry(alike(&it.name)).or_default() += 1;
    }
    let names = text.lines().map(tidy).filter(|it| !it.is_empty());
    names.take(MOST_NAMES).partition(|name| {
        let left = known.get_mut(&alike(name)).filter(|it| **it > 0);
        left.map(|it| *it -= 1).is_none()
    })
}

/// Names are added; one that is there already only if another of that name is meant.
pub(crate) fn add(server: &Server, visitor: &Visitor, form: &Form) -> Result<Response> {
    let there = server.store.people()?;
    let are_others = form.text("twins") == "yes";
    let there = if are_others { &[] } else { there.as_slice() };
    let (lang, typed) = (visitor.lang, form.text("names"));
    let listed = form.file("file").map(|(_, bytes)| names_of(bytes));
    let Some(listed) = listed.unwrap_or_else(|| Some(String::new())) else {
        let (status, said) = (StatusCode::UNPROCESSABLE_ENTITY, BAD_LIST.of(lang));
        return people_with(server, visitor, status, said, typed);
    };
    let (new, known) = new_names(&format!("{typed}\n{listed}"), there);
    for name in new {
        server
            .store
            .add_person(&name, Role::Pupil, visitor.who.id())?;
    }
    if known.is_empty() {
        Ok(go_to("/people"))
    } else {
        let said = KNOWN.fill(lang, &[&known.join(", ")]);
        people_with(server, visitor, StatusCode::OK, &said, &known.join("\n"))
    }
}

/// One has another name from now on; codes and sessions stay.
pub(crate) fn rename(
    server: &Server,
    visitor: &Visitor,
    id: PersonId,
    form: &Form,
) -> Result<Response> {
    let refused = |status, said: &str| Ok(told(status, server, visitor, said));
    let name = tidy(form.text("name"));
    if name.is_empty() {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, NO_NAME.of(visitor.lang));
    }
    match server.store.rename(id, &name, visitor.who.id()) {
        Ok(()) => Ok(go_to("/people")),
        Err(fault) => {
            let said = bilingual::Told::message(&fault);
            refused(status_of(&fault), said.of(visitor.lang))
        }
    }
}

/// New codes for all pupils who have none, as a page to cut up.
pub(crate) fn codes_for_all(server: &Server, visitor: &Visitor) -> Result<Response> {
    let people = server.store.people()?.into_iter();
    let without = people.filter(|it| it.role == Role::Pupil && !it.has_code);
    let without: Vec<PersonId> = without.map(|it| it.id).collect();
    slips(server, visitor, &without)
}

/// New codes for these, as a page to cut up. The codes before them, and their sessions, end.
pub(crate) fn slips(server: &Server, visitor: &Visitor, people: &[PersonId]) -> Result<Response> {
    let lang = visitor.lang;
    let mut all = String::new();
    let qr = qr::svg(&server.address);
    for &id in people {
        let Some((person, _)) = server.store.person(id)? else {
            return Ok(not_found(server, visitor));
        };
        let (letters, hash) = codes::new_code()?;
        server.store.set_code(id, Some(&hash), visitor.who.id())?;
        all += &format!(
            "<li>{qr}<b>{}</b><code>{}</code><span>{}</span><span class=\"quiet\">{}</span></li>\n",
            escaped(&person.name),
            codes::shown(id, &letters),
            escaped(&server.address),
            say::CODES_KEEP.of(lang)
        );
    }
    let about = if people.is_empty() {
        say::NO_CODES
    } else {
        say::CODES_ABOUT
    };
    let main = format!(
        "<p class=\"noprint\">{}</p>\n<ul class=\"slips\">\n{all}</ul>\n",
        about.of(lang)
    );
    Ok(page(server, visitor, say::CODES.of(lang), &main))
}

/// One is forgotten, if the teacher is sure.
pub(crate) fn forget(
    server: &Server,
    visitor: &Visitor,
    id: PersonId,
    form: &Form,
) -> Result<Response> {
    let is_pupil = server
        .store
        .person(id)?
        .is_some_and(|it| it.0.role == Role::Pupil);
    if form.text("sure") == "yes" && is_pupil {
        server.store.forget(id, visitor.who.id())?;
    }
    Ok(go_to("/people"))
}
