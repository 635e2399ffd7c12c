//! The games of a program against perfect play, and which games are asked for.

use axum::response::Response;
use bilingual::{Result, sentences, text::escaped};
use store::SubmissionId;

use crate::access::{Answer, What, may_see};
use crate::form::Form;
use crate::html::{AGAIN, go_to, not_found, page};
use crate::ladder::{cells, heads, measure_of, room};
use crate::replay::Shown;
use crate::say;
use crate::server::{Room, Server, Visitor};
use crate::tournament::tournament;

sentences! {
    PERFECT: "máy không bao giờ sai", "the machine that never errs";
    PLAYS: "Chương trình đấu của {0}", "The program of {0}";
}

/// The games that are asked for: a list of them, or one step by step.
pub(crate) fn games(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    query: &Form,
) -> Result<Response> {
    let Some(room) = room(server, id) else {
        return Ok(not_found(server, visitor));
    };
    let number = |key: &str| query.text(key).parse::<i64>().ok();
    let step = query.text("round").parse().ok().map(|game: usize| {
        let at = query.text("at").parse().unwrap_or(0);
        (game, at)
    });
    let found = match (number("bot"), number("tournament")) {
        (Some(bot), _) => of_bot(server, visitor, room, bot, step)?,
        (None, Some(it)) => {
            let pair = number("one").zip(number("other"));
            tournament(server, visitor, room, it, pair.zip(step))?
        }
        _ => Some(go_to(&format!("/ladder/{id}"))),
    };
    Ok(found.unwrap_or_else(|| not_found(server, visitor)))
}

/// The page of a program.
fn of_bot(
    server: &Server,
    visitor: &Visitor,
    room: &Room,
    number: SubmissionId,
    step: Option<(usize, usize)>,
) -> Result<Option<Response>> {
    let (lang, id) = (visitor.lang, &room.spec.id);
    let bot = server.store.bot(number)?;
    let Some(bot) = bot.filter(|it| it.submission.problem == *id) else {
        return Ok(None);
    };
    // Of who is forgotten there are no games.
    let Some(name) = server.names()?.remove(&bot.submission.person) else {
        return Ok(None);
    };
    let measured = measure_of(&bot);
    let (is_open, cells) = (measured.is_none(), cells(visitor, &bot, measured.as_ref()));
    let measured = measured.unwrap_or_default();
    let shown = Shown {
        server,
        visitor,
        room,
        place: format!("/ladder/{id}/games?bot={number}"),
        games: measured.games,
        names: [name, PERFECT.of(lang).to_owned()],
    };
    if let Some((game, at)) = step {
        return Ok(shown.step(game, at));
    }
    let mut main = format!(
        "<p><a href=\"/ladder/{id}\">{}</a></p>\n<table>\n<thead><tr>{}</tr></thead>\n<tbody><tr>{cells}</tr></tbody>\n</table>\n",
        escaped(room.spec.title.of(lang)),
        heads(visitor)
    );
    if is_open {
        main += AGAIN;
    }
    // What the compiler says quotes the program.
    let owner = What::Submission(bot.submission.person);
    if may_see(visitor.who, owner, visitor.when(id)) == Answer::Yes {
        main += &format!(
            "<p><a href=\"/submissions/{number}/source\">{}</a></p>\n",
            say::SHOW_SOURCE.of(lang)
        );
        let refused = measured.refused.of(lang);
        if !refused.is_empty() {
            main += &format!("<pre>{}</pre>\n", escaped(refused));
        }
    }
    main += &shown.list();
    let title = PLAYS.fill(lang, &[&shown.names[0]]);
    Ok(Some(page(server, visitor, &title, &main)))
}
