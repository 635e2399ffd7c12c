//! The machine, for a teacher: the queue, what could not be judged, the disk, the last copy.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use axum::response::Response;
use bilingual::{Lang, Result, Text, Told, sentences, text::escaped};
use store::{Aside, Lane};

use crate::backups;
use crate::changes;
use crate::export;
use crate::html::{go_to, page, status_of, token, told};
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    QUEUE: "Hàng đợi", "The queue";
    LANE: "Loại việc", "Kind of job";
    WAITS: "Đang chờ", "Waiting";
    CONTEST: "bài nộp trong kỳ thi", "programs handed in for a contest";
    CLASS: "bài nộp", "programs handed in";
    COUNTEREXAMPLE: "tìm test nhỏ mà bài làm sai", "searches for a small input that fails";
    PLAY: "ván đấu", "games";
    REJUDGE: "chấm lại", "judging again";
    RUNNING: "{0} trên {1} luồng đang chấm.", "{0} of {1} judging threads are at work.";
    ASIDE: "Chưa chấm được (?)", "Could not be judged (?)";
    ASIDE_ABOUT: "Máy đã thử mỗi bài ba lần. Sửa nguyên nhân rồi cho chấm lại; bài không bị tính là sai.", "Each was tried three times. Mend the cause and try again; none of them counts as wrong.";
    NONE_ASIDE: "Không có bài nào.", "There is none.";
    NO_REASON: "luồng chấm dừng giữa chừng", "the judging thread ended in the middle of it";
    DISK: "Đĩa và sao lưu", "Disk and backups";
    FREE: "Còn trống nơi đặt dữ liệu", "Free where the data lies";
    LOW: "Đĩa sắp đầy: khi hết chỗ, máy không nhận bài mới. Bài đã nhận vẫn còn.", "The disk is nearly full: without room nothing new is received. What was received is there.";
    SIZE: "File dữ liệu", "The data file";
    LAST: "Bản sao lưu cuối cùng, đã kiểm tra", "The last backup, which was verified";
    NEVER: "chưa có", "none yet";
    LATE: "Một ngày qua chưa sao lưu được.", "No backup was made for a day.";
    BACK_UP: "Sao lưu ngay", "Back up now";
}

/// Less than this is told: what a class of forty hands in during some weeks, and its copies.
const LOW_MIB: u64 = 1024;

/// A day, and some time for the machine to begin with it.
const A_DAY: Duration = Duration::from_hours(26);

/// The page.
pub(crate) fn machine(server: &Server, visitor: &Visitor) -> Result<Response> {
    let lang = visitor.lang;
    let (waiting, running, _) = server.store.load()?;
    let lanes = Lane::ALL.into_iter().zip(waiting).map(|(lane, count)| {
        let name = named(lane).of(lang);
        format!("<tr><th scope=\"row\">{name}</th><td class=\"num\">{count}</td></tr>\n")
    });
    let lanes: Vec<String> = lanes.collect();
    let main = format!(
        "<p class=\"address\">{}</p>\n<h2>{}</h2>\n<p>{}</p>\n\
         <table>\n<thead><tr><th>{}</th><th class=\"num\">{}</th></tr></thead>\n<tbody>\n{}</tbody>\n</table>\n\
         {}<h2>{}</h2>\n{}<h2>{}</h2>\n{}{}",
        escaped(&server.address),
        QUEUE.of(lang),
        RUNNING.fill(lang, &[&running, &server.workers]),
        LANE.of(lang),
        WAITS.of(lang),
        lanes.concat(),
        changes::link(server, visitor, ""),
        ASIDE.of(lang),
        aside(server, visitor)?,
        DISK.of(lang),
        disk(server, visitor),
        export::links(visitor),
    );
    Ok(page(server, visitor, say::MACHINE.of(lang), &main))
}

fn named(lane: Lane) -> Text {
    match lane {
        Lane::Contest => CONTEST,
        Lane::Class => CLASS,
        Lane::Counterexample => COUNTEREXAMPLE,
        Lane::Play => PLAY,
        Lane::Rejudge => REJUDGE,
    }
}

/// What was set aside, each with why and the form by which it is tried again.
fn aside(server: &Server, visitor: &Visitor) -> Result<String> {
    let lang = visitor.lang;
    let all = server.store.aside()?;
    if all.is_empty() {
        return Ok(format!("<p>{}</p>\n", NONE_ASIDE.of(lang)));
    }
    let row = |it: &Aside| {
        let why = it.why.as_deref().unwrap_or(NO_REASON.of(lang));
        format!(
            "<tr><td class=\"num\"><a href=\"/submissions/{0}\">{0}</a></td><td>{1}</td><td>{2}</td><td>{3}</td>\
             <td><form method=\"post\" action=\"/submissions/{0}/retry\">{4}<button class=\"quiet\">{5}</button></form></td></tr>\n",
            it.submission,
            escaped(&it.name),
            escaped(server.file_of(&it.problem)),
            escaped(why),
            token(visitor),
            say::RETRY.of(lang)
        )
    };
    let rows: Vec<String> = all.iter().map(row).collect();
    Ok(format!(
        "<p>{}</p>\n<div class=\"scroll\"><table>\n<thead><tr><th class=\"num\">№</th><th>{}</th><th>{}</th><th>{}</th><th></th></tr></thead>\n\
         <tbody>\n{}</tbody>\n</table></div>\n",
        ASIDE_ABOUT.of(lang),
        say::WHO.of(lang),
        say::PROBLEM.of(lang),
        say::REASON.of(lang),
        rows.concat()
    ))
}

/// Room, the size of the file, and copies.
fn disk(server: &Server, visitor: &Visitor) -> String {
    let lang = visitor.lang;
    let mut notes = String::new();
    let mut note = |said: Text| {
        notes += &format!("<p class=\"note bad\">{}</p>\n", said.of(lang));
    };
    let mut rows = String::new();
    let mut row = |name: Text, said: &str| {
        rows += &format!(
            "<tr><th scope=\"row\">{}</th><td>{said}</td></tr>\n",
            name.of(lang)
        );
    };
    let path = server.store.path();
    if let Some(free) = free_mib(path) {
        row(FREE, &shown(free, lang));
        if free < LOW_MIB {
            note(LOW);
        }
    }
    let mut log = OsString::from(path);
    log.push("-wal");
    let bytes = [path, Path::new(&log)].map(|it| fs::metadata(it).map_or(0, |it| it.len()));
    let mib = bytes.iter().sum::<u64>().div_ceil(1 << 20);
    row(SIZE, &shown(mib, lang));
    let last = backups::last(&server.store).map(|it| it.1);
    row(
        LAST,
        &last.map_or_else(|| NEVER.of(lang).to_owned(), |it| server.clock(ms(it))),
    );
    if last.is_none_or(|it| it.elapsed().is_ok_and(|age| age > A_DAY)) {
        note(LATE);
    }
    format!(
        "{notes}<table>\n<tbody>\n{rows}</tbody>\n</table>\n\
         <form method=\"post\" action=\"/machine/backup\">{}<button>{}</button></form>\n",
        token(visitor),
        BACK_UP.of(lang)
    )
}

/// Milliseconds since 1970.
fn ms(at: SystemTime) -> i64 {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |it| i64::try_from(it.as_millis()).unwrap_or(0))
}

/// So many MiB, or as GiB where that is easier to read.
fn shown(mib: u64, lang: Lang) -> String {
    if mib < 10 << 10 {
        say::MEMORY.fill(lang, &[&mib])
    } else {
        format!("{} GiB", mib >> 10)
    }
}

/// The room for an ordinary user where a file lies, if the system tells.
#[cfg(unix)]
fn free_mib(path: &Path) -> Option<u64> {
    let disk = nix::sys::statvfs::statvfs(path).ok()?;
    #[allow(
        clippy::useless_conversion,
        reason = "on other systems the numbers are smaller"
    )]
    let bytes = u64::from(disk.blocks_available()).saturating_mul(u64::from(disk.fragment_size()));
    Some(bytes >> 20)
}

#[cfg(not(unix))]
fn free_mib(_: &Path) -> Option<u64> {
    None
}

/// A copy is made now.
pub(crate) fn back_up(server: &Server, visitor: &Visitor) -> Response {
    match backups::make(&server.store) {
        Ok(()) => go_to("/machine"),
        Err(fault) => {
            let said = fault.message();
            told(status_of(&fault), server, visitor, said.of(visitor.lang))
        }
    }
}
