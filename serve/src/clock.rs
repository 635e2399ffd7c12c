//! The clock of a contest that goes on, on every page.

use bilingual::{sentences, text::escaped};
use store::Contest;

use crate::contest_form::rules;
use crate::say;
use crate::server::Visitor;

sentences! {
    LEFT: "Còn", "Left";
    ANNOUNCED: "{0} thông báo", "{0} announcements";
    YOUR_TIME_IS_OVER: "Bạn đã hết giờ làm bài.", "Your time is over.";
}

/// What every page says while a contest goes on: which, how much time is left, and that something was announced.
pub(crate) fn banner(visitor: &Visitor) -> String {
    let running = visitor.plans.running().map(|it| {
        let announced = match it.announced {
            0 => String::new(),
            count => format!(" · <b>{}</b>", ANNOUNCED.fill(visitor.lang, &[&count])),
        };
        format!(
            "<p class=\"note banner\"><a href=\"/contests/{}\">{}</a> · {}{announced}</p>\n",
            it.id,
            escaped(&rules(it).title),
            clock(visitor, it)
        )
    });
    running.collect()
}

/// The time that is left to whoever looks, which a script counts down.
fn clock(visitor: &Visitor, it: &Contest) -> String {
    let lang = visitor.lang;
    if it.stopped.is_some() {
        return say::STOPPED.of(lang).to_owned();
    }
    let end = visitor
        .who
        .id()
        .map_or(it.written.ends, |id| it.ends_for(id));
    let left = (end - visitor.plans.now_ms).max(0) / 1000;
    if left == 0 {
        return YOUR_TIME_IS_OVER.of(lang).to_owned();
    }
    let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
    format!(
        "{} <b class=\"clock\" data-left=\"{left}\">{hours}:{minutes:02}:{seconds:02}</b>",
        LEFT.of(lang)
    )
}
