//! What the programs of a tournament have played: the table, pair by pair, and the last game for a projector.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use axum::response::Response;
use bilingual::{Result, sentences, text::escaped};
use classroom::league::Game;
use judge::duel::Score;
use store::{Meeting, SubmissionId, TournamentId};

use crate::html::{AGAIN, page};
use crate::replay::Shown;
use crate::server::{Room, Server, Visitor};

sentences! {
    LAST_GAME: "Chiếu ván cuối của hai người dẫn đầu: {0} – {1}", "Show the last game of the two in front: {0} – {1}";
    GOES_ON: "Đang đấu. Trang này tự tải lại.", "It goes on. This page loads itself again.";
    NOTHING: "Không có ván nào.", "There is no game.";
    TOURNAMENT: "Giải đấu {0}", "Tournament {0}";
    POINTS: "Điểm", "Points";
}

/// What was played, and the names of those who did.
#[derive(Default)]
struct Met {
    names: BTreeMap<SubmissionId, String>,
    /// By the pair, as its first one saw them.
    games: BTreeMap<[SubmissionId; 2], Vec<Game>>,
}

impl Met {
    fn of(server: &Server, number: TournamentId) -> Result<Met> {
        let people = server.names()?;
        let mut met = Met::default();
        for Meeting {
            submission,
            rival,
            games,
        } in server.store.played(number)?
        {
            let pair = [submission, rival.unwrap_or_default()];
            for one in pair {
                if let Entry::Vacant(place) = met.names.entry(one) {
                    let owner = server.store.submission(one)?.map_or(0, |it| it.person);
                    place.insert(people.get(&owner).map_or("–", String::as_str).to_owned());
                }
            }
            let games = serde_json::from_str(&games).unwrap_or_default();
            met.games.insert(pair, games);
        }
        Ok(met)
    }

    /// Two as they met, if they did.
    fn pair(&self, one: SubmissionId, other: SubmissionId) -> Option<[SubmissionId; 2]> {
        let pairs = [[one, other], [other, one]];
        pairs.into_iter().find(|it| self.games.contains_key(it))
    }

    /// What one has from all games, or from those against this other one.
    fn score(&self, one: SubmissionId, other: Option<SubmissionId>) -> Score {
        let mut score = Score::default();
        for (pair, games) in &self.games {
            let Some(which) = pair.iter().position(|it| *it == one) else {
                continue;
            };
            if other.is_none_or(|it| pair[1 - which] == it) {
                for game in games {
                    score += Score::of(&game.played, (game.side + which) % 2);
                }
            }
        }
        score
    }

    /// All who played, the most points first.
    fn ranked(&self) -> Vec<(SubmissionId, &str, Score)> {
        let all = self.names.iter();
        let all = all.map(|(&one, name)| (one, name.as_str(), self.score(one, None)));
        let mut all: Vec<_> = all.collect();
        all.sort_by_key(|(_, name, score)| (Reverse(score.decisive()), *name));
        all
    }
}

/// The page of a tournament, or a game of a pair after so many moves.
pub(crate) fn tournament(
    server: &Server,
    visitor: &Visitor,
    room: &Room,
    number: TournamentId,
    step: Option<((SubmissionId, SubmissionId), (usize, usize))>,
) -> Result<Option<Response>> {
    let (lang, id) = (visitor.lang, &room.spec.id);
    let tournaments = server.store.tournaments(id)?;
    let Some(tournament) = tournaments.into_iter().find(|it| it.id == number) else {
        return Ok(None);
    };
    let mut met = Met::of(server, number)?;
    let place = format!("/ladder/{id}/games?tournament={number}");
    if let Some(((one, other), (game, at))) = step {
        let Some(games) = met.games.remove(&[one, other]) else {
            return Ok(None);
        };
        let shown = Shown {
            server,
            visitor,
            room,
            place: format!("{place}&amp;one={one}&amp;other={other}"),
            games,
            names: [one, other].map(|it| met.names[&it].clone()),
        };
        return Ok(shown.step(game, at));
    }
    let ranked = met.ranked();
    let link = |[one, other]: [SubmissionId; 2], game: usize, said: &str| {
        let said = escaped(said);
        format!("<a href=\"{place}&amp;one={one}&amp;other={other}&amp;round={game}\">{said}</a>")
    };
    let mut main = format!(
        "<p><a href=\"/ladder/{id}\">{}</a></p>\n",
        escaped(room.spec.title.of(lang))
    );
    if tournament.goes_on {
        main += &format!("{AGAIN}<p class=\"note\">{}</p>\n", GOES_ON.of(lang));
    } else if ranked.is_empty() {
        main += &format!("<p>{}</p>\n", NOTHING.of(lang));
    }
    if let [(one, first, _), (other, second, _), ..] = &ranked[..]
        && let Some(pair) = met.pair(*one, *other)
    {
        let said = LAST_GAME.fill(lang, &[first, second]);
        let last = met.games[&pair].len().saturating_sub(1);
        main += &format!("<p class=\"standing\">{}</p>\n", link(pair, last, &said));
    }
    let numbers: String = (1..=ranked.len())
        .map(|it| format!("<th class=\"num\">{it}</th>"))
        .collect();
    let crossed = |(place, (one, name, score)): (usize, &(SubmissionId, &str, Score))| {
        let cell = |(other, ..): &(SubmissionId, &str, Score)| {
            let points = |pair| link(pair, 0, &met.score(*one, Some(*other)).points('.'));
            let points = met.pair(*one, *other).map_or_else(String::new, points);
            format!("<td>{points}</td>")
        };
        let cells: String = ranked.iter().map(cell).collect();
        let (name, points) = (escaped(name), score.points('.'));
        format!("<tr><th scope=\"row\">{place}. {name}</th><td><b>{points}</b></td>{cells}</tr>\n")
    };
    let pairs: String = (1..).zip(&ranked).map(crossed).collect();
    main += &format!(
        "<div class=\"scroll\"><table class=\"matrix\">\n<thead><tr><th></th><th>{}</th>{numbers}</tr></thead>\n<tbody>\n{pairs}</tbody>\n</table></div>\n",
        POINTS.of(lang)
    );
    let title = TOURNAMENT.fill(lang, &[&server.clock(tournament.at)]);
    Ok(Some(page(server, visitor, &title, &main)))
}
