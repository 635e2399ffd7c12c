//! Programs that play a game of the class: handed in, measured against whoever makes no mistake, and let play
//! each other when the teacher says so.

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Result, broken, sentences, text::escaped};
use classroom::hand_in::Source;
use classroom::league::{self, Measured};
use lessons::page::parse;
use problem_set::AnyProblem;
use serde::Serialize;
use store::{Bot, Meeting, Standing, SubmissionId};

use crate::access::{Answer, What, may_see};
use crate::form::Form;
use crate::html::{go_to, not_found, page, page_with, refused, token};
use crate::pupil::{self, Sent, Typed, pasted, receive};
use crate::say;
use crate::server::{Room, Server, Visitor};

sentences! {
    ABOUT: "Chương trình đấu không giải bài mà chơi: đến lượt nó thì nó in ra một nước đi. Nó được đo bằng cách chơi với máy không bao giờ sai, nên kết quả không phụ thuộc vào bạn bè nộp gì.", "A program here does not solve the problem but plays: on its turn it prints a move. It is measured against a machine that never errs, so what it is worth does not hang on what others hand in.";
    GAME: "Trò chơi", "Game";
    BOTS: "Chương trình đấu", "Programs";
    KEPT: "Giữ thắng", "Kept";
    REGRET: "Mất mỗi nước", "Lost a move";
    SPEED: "ms mỗi nước", "ms a move";
    COLUMNS: "Giữ thắng: trong các thế cờ đầu mà bên nó thắng được, nó thắng thật bao nhiêu. Mất mỗi nước: để thắng thành hòa hay hòa thành thua là mất 1, để thắng thành thua là mất 2; ở trò chơi tính điểm là số điểm. Mỗi người chỉ tính chương trình nộp sau cùng.", "Kept: of the openings that are won for its side, how many it won. Lost a move: from a win to a draw or from a draw to a loss it is 1, from a win to a loss 2, and in a game for points those. Of each person the last program counts.";
    GAMES: "xem các ván", "its games";
    NOBODY: "Chưa ai nộp chương trình đấu cho trò này.", "Nobody has handed in a program for this game yet.";
    MEASURING: "đang đo", "being measured";
    REFUSED: "không biên dịch được", "does not compile";
    UNKNOWN: "máy không tính hết được trò này nên không đo được", "this game is too large to be known, so nothing is measured";
    ENTER: "Nộp chương trình đấu", "Hand in a program that plays";
    HOW: "Chương trình đấu đọc gì, in gì, và khi nào thì thua", "What it reads and prints, and what loses a game";
    TOURNAMENTS: "Giải đấu", "Tournaments";
    TOURNAMENT: "giải lúc {0}", "that of {0}";
    GOES_ON: "đang đấu", "goes on";
    BEGIN: "Bắt đầu giải đấu", "Begin a tournament";
    BEGIN_ABOUT: "Chương trình nộp sau cùng của mỗi người gặp từng chương trình khác, từ vài thế cờ đầu, mỗi thế đổi bên.", "The last program of each person meets every other one, from a few openings and from either side.";
}

/// The text that tells how programs play.
const RULES: bilingual::Text = bilingual::Text::new("docs/duel.vi.md", "docs/duel.md");

/// The room of a game that two programs can play.
pub(crate) fn room<'a>(server: &'a Server, id: &str) -> Option<&'a Room> {
    server.rooms.get(id).filter(|it| it.spec.is_playable())
}

/// All such games.
pub(crate) fn all(server: &Server, visitor: &Visitor) -> Result<Response> {
    let lang = visitor.lang;
    let counts = server.store.ladders()?;
    let rows = server.rooms().filter(|it| it.spec.is_playable()).map(|it| {
        let id = &it.spec.id;
        let count = counts.iter().find(|it| it.0 == *id).map_or(0, |it| it.1);
        format!(
            "<tr><td><a href=\"/ladder/{id}\">{}</a></td><td class=\"num\">{count}</td></tr>\n",
            escaped(it.spec.title.of(lang))
        )
    });
    let rows: Vec<String> = rows.collect();
    let main = format!(
        "<p>{}</p>\n<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th class=\"num\">{}</th></tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        ABOUT.of(lang),
        GAME.of(lang),
        BOTS.of(lang),
        rows.concat()
    );
    Ok(page(server, visitor, say::LADDER.of(lang), &main))
}

/// The programs of one game, and the form for one more.
pub(crate) fn ladder(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    match room(server, id) {
        Some(room) => shown(
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

/// What is known of a program.
pub(crate) fn measure_of(bot: &Bot) -> Option<Measured> {
    serde_json::from_str(bot.games.as_ref()?).ok()
}

/// What a program has shown, in the cells of a table; or why there is nothing to tell.
pub(crate) fn cells(visitor: &Visitor, bot: &Bot, measured: Option<&Measured>) -> String {
    let lang = visitor.lang;
    let number = |it: Option<f64>| match it {
        None => "–".to_owned(),
        Some(it) if it < 100.0 => format!("{it:.2}"),
        Some(it) => format!("{it:.0}"),
    };
    let said = match (measured, &bot.submission.standing) {
        (Some(it), _) if !it.games.is_empty() => {
            let (kept, won) = it.kept();
            return format!(
                "<td class=\"num\">{kept}/{won}</td><td class=\"num\">{}</td><td class=\"num\">{}</td>",
                number(it.regret()),
                number(it.speed())
            );
        }
        (Some(it), _) if it.refused == bilingual::Message::default() => UNKNOWN,
        (Some(_), _) => REFUSED,
        (None, Standing::Waiting(_)) => say::WAITING,
        (None, Standing::Aside(_)) => say::ASIDE,
        (None, _) => MEASURING,
    };
    format!("<td colspan=\"3\">{}</td>", said.of(lang))
}

/// The heads of these cells.
pub(crate) fn heads(visitor: &Visitor) -> String {
    let heads = [KEPT, REGRET, SPEED].map(|it| it.of(visitor.lang));
    heads
        .map(|it| format!("<th class=\"num\">{it}</th>"))
        .concat()
}

fn shown(
    server: &Server,
    visitor: &Visitor,
    room: &Room,
    status: StatusCode,
    fault: Option<&str>,
    typed: &Typed,
) -> Result<Response> {
    let (lang, id) = (visitor.lang, &room.spec.id);
    let names = server.names()?;
    let bots = server.store.bots(id)?.into_iter();
    let mut bots: Vec<_> = bots.map(|it| (measure_of(&it), it)).collect();
    // Those that keep most come first, then those that give least away.
    bots.sort_by_cached_key(|(measured, _)| {
        let (kept, won) = measured.as_ref().map_or((0, 0), Measured::kept);
        let lost = measured.as_ref().and_then(Measured::regret);
        let lost = lost.map_or(u64::MAX, f64::to_bits);
        (won == 0, (won - kept) * 1000 / won.max(1), lost)
    });
    let row = |(measured, bot): &(Option<Measured>, Bot)| {
        let name = names
            .get(&bot.submission.person)
            .map_or("–", String::as_str);
        format!(
            "<tr><td>{}</td>{}<td><a href=\"/ladder/{id}/games?bot={}\">{}</a></td></tr>\n",
            escaped(name),
            cells(visitor, bot, measured.as_ref()),
            bot.submission.id,
            GAMES.of(lang)
        )
    };
    let rows: Vec<String> = bots.iter().map(row).collect();
    let table = if rows.is_empty() {
        format!("<p>{}</p>\n", NOBODY.of(lang))
    } else {
        format!(
            "<div class=\"scroll\"><table>\n<thead><tr><th>{}</th>{}<th></th></tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
            say::WHO.of(lang),
            heads(visitor),
            rows.concat()
        )
    };
    let mut all = bots.iter().map(|it| &it.1.submission);
    let own = all.find(|it| Some(it.person) == visitor.who.id());
    let last = own.map_or("", |it| it.language.as_str());
    let draft = format!("{} ladder {id}", visitor.who.id().unwrap_or(0));
    let place = format!("/ladder/{id}");
    let rules = std::fs::read_to_string(server.root.path().join(RULES.of(lang)));
    let mut rules = parse(&rules.unwrap_or_default()).unwrap_or_default();
    // Its title says what is said already.
    rules.drain(..rules.len().min(1));
    let main = format!(
        "{}<p>{}</p>\n{table}<p class=\"quiet\">{}</p>\n{}<h2>{}</h2>\n\
         <details><summary>{}</summary>\n<div class=\"prose\">\n{}</div></details>\n{}\n",
        refused(fault),
        ABOUT.of(lang),
        COLUMNS.of(lang),
        tournaments(server, visitor, id, bots.len())?,
        ENTER.of(lang),
        HOW.of(lang),
        pages::alone(&rules, lang),
        pupil::form(server, visitor, &place, last, [&draft, ""], typed)?,
    );
    let title = format!("{}: {}", say::LADDER.of(lang), room.spec.title.of(lang));
    Ok(page_with(status, server, visitor, &title, &main))
}

/// The tournaments so far; for a teacher the key to begin one.
fn tournaments(server: &Server, visitor: &Visitor, id: &str, bots: usize) -> Result<String> {
    let lang = visitor.lang;
    let all = server.store.tournaments(id)?;
    let goes_on = all.first().is_some_and(|it| it.goes_on);
    let items = all.iter().map(|it| {
        let said = TOURNAMENT.fill(lang, &[&server.clock(it.at)]);
        let state = if it.goes_on { GOES_ON.of(lang) } else { "" };
        format!(
            "<li><a href=\"/ladder/{id}/games?tournament={}\">{said} {state}</a></li>\n",
            it.id
        )
    });
    let items: Vec<String> = items.collect();
    let may = may_see(visitor.who, What::Class, visitor.when(id)) == Answer::Yes;
    let mut part = format!("<ul class=\"rows\">\n{}</ul>\n", items.concat());
    if may && bots > 1 && !goes_on {
        part += &format!(
            "<form method=\"post\" action=\"/ladder/{id}/tournament\">{}<p class=\"quiet\">{}</p><button>{}</button></form>\n",
            token(visitor),
            BEGIN_ABOUT.of(lang),
            BEGIN.of(lang)
        );
    } else if all.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("<h2>{}</h2>\n{part}", TOURNAMENTS.of(lang)))
}

/// A program was sent.
pub(crate) fn enter(server: &Server, visitor: &Visitor, id: &str, form: &Form) -> Result<Response> {
    let Some(room) = room(server, id) else {
        return Ok(not_found(server, visitor));
    };
    let pasted = pasted(form);
    let sent = Sent {
        is_bot: true,
        ..Sent::of(form, &pasted)
    };
    match receive(server, visitor, id, &sent) {
        Ok(it) => Ok(go_to(&format!("/ladder/{id}/games?bot={}", it.submission))),
        Err((status, why)) => {
            let why = why.of(visitor.lang);
            shown(server, visitor, room, status, Some(why), &Typed::of(form))
        }
    }
}

/// All play each other.
pub(crate) fn begin(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    if room(server, id).is_some() {
        server.store.begin_tournament(id, visitor.who.id())?;
    }
    Ok(go_to(&format!("/ladder/{id}")))
}

/// What a worker keeps of a program that it has measured.
///
/// # Errors
/// If it could not be.
pub(crate) fn measure(
    submission: SubmissionId,
    source: &Source,
    rests: &dyn Fn() -> bool,
) -> Result<Vec<Meeting>> {
    let games = kept(&league::measured(source, rests)?)?;
    Ok(vec![Meeting {
        submission,
        rival: None,
        games,
    }])
}

/// What a worker keeps of a tournament.
///
/// # Errors
/// If it could not be played.
pub(crate) fn tournament(
    problem: &'static dyn AnyProblem,
    entrants: Vec<(SubmissionId, Source)>,
    rests: &(dyn Fn() -> bool + Sync),
) -> Result<Vec<Meeting>> {
    let met = league::tournament(problem, entrants, rests).into_iter();
    let met = met.map(|([submission, rival], games)| {
        Ok(Meeting {
            submission,
            rival: Some(rival),
            games: kept(&games)?,
        })
    });
    met.collect()
}

fn kept(it: &impl Serialize) -> Result<String> {
    serde_json::to_string(it).map_err(|why| broken(why.to_string()))
}
