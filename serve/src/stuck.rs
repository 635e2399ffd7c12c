//! Who does not get on, for the teacher to begin with.

use bilingual::{Result, text::escaped};
use store::Person;

use crate::say;
use crate::server::{Server, Visitor};

/// How many are told: more than a teacher walks to in a lesson.
const MOST: u32 = 8;

/// The pupils who are stuck, the longest first; nothing if nobody is.
pub(crate) fn stuck(server: &Server, visitor: &Visitor, people: &[Person]) -> Result<String> {
    let lang = visitor.lang;
    let all = server.store.stuck(MOST)?;
    if all.is_empty() {
        return Ok(String::new());
    }
    let row = |it: &store::Stuck| {
        let name = people.iter().find(|person| person.id == it.person);
        format!(
            "<li><a href=\"/submissions/{}\"><b>{}</b> <span>{} · {} · {}</span></a></li>\n",
            it.last,
            escaped(name.map_or("–", |it| it.name.as_str())),
            escaped(server.file_of(&it.problem)),
            say::TRIES.fill(lang, &[&it.tries]),
            say::SINCE.fill(lang, &[&server.clock(it.since)])
        )
    };
    let rows: Vec<String> = all.iter().map(row).collect();
    Ok(format!(
        "<section aria-labelledby=\"stuck\"><h2 id=\"stuck\">{}</h2>\n<ul class=\"rows\">\n{}</ul></section>\n",
        say::STUCK_LONGEST.of(lang),
        rows.concat()
    ))
}
