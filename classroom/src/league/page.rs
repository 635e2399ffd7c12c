//! The league for a browser: one file, no scripts; each player's losses and slips to be unfolded.

use std::fmt::Write;

use bilingual::{Lang, Message, text::escaped};
use judge::duel::{Close, Played, Slip};

use super::super::page::{beginning, list};
use super::playing::{League, Pair};
use super::tables::remarks;
use crate::catalogue::{class as of_class, league as say};

/// What is told of one player, at most.
const MOST_TOLD: usize = 40;

/// The page.
pub fn html(title: &str, leagues: &[League], notes: &[Message], lang: Lang) -> String {
    let title = match title.trim() {
        "" => say::TITLE.of(lang),
        title => title,
    };
    let mut page = beginning(title, lang);
    for league in leagues {
        let _ = writeln!(page, "<h2>{}</h2>", escaped(league.name));
        page += &standings(league, lang);
        page += &crossed(league, lang);
        page += &openings(league, lang);
        for (_, at, standing) in league.ranking() {
            page += &details(league, at, &standing.score.points('.'), lang);
        }
    }
    let remarks = remarks(leagues, notes, lang);
    if !remarks.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", of_class::REMARKS.of(lang));
        page += &list(remarks.iter().map(|it| ("", it.as_str())));
    }
    page
}

fn standings(league: &League, lang: Lang) -> String {
    let mut table = String::from("<table class=\"scores\">\n");
    for (at, row) in league.rows(lang, '.').into_iter().enumerate() {
        let tag = if at == 0 { "<th>" } else { "<td>" };
        let cells = row.iter().map(|cell| format!("{tag}{}", escaped(cell)));
        let _ = writeln!(table, "<tr>{}", cells.collect::<String>());
    }
    table + "</table>\n"
}

/// What every player has from every other one.
fn crossed(league: &League, lang: Lang) -> String {
    let ranking = league.ranking();
    let mut table = format!(
        "<h3>{}</h3>\n<table class=\"scores\">\n<tr><th>#<th>",
        say::CROSSED.of(lang)
    );
    for place in 1..=ranking.len() {
        let _ = write!(table, "<th>{place}");
    }
    table.push('\n');
    for (row, (_, at, standing)) in (1..).zip(&ranking) {
        let _ = write!(table, "<tr><td>{row}<td>{}", escaped(&standing.name));
        for (_, other, _) in &ranking {
            let mut pairs = league.pairs_of(*at);
            let found = pairs.find(|(pair, _)| at != other && pair.who.contains(other));
            let cell = match found {
                None => String::new(),
                Some((pair, _)) if pair.games.is_err() => "?".to_owned(),
                Some((pair, one)) => pair.score(one).points('.'),
            };
            let _ = write!(table, "<td>{cell}");
        }
        table.push('\n');
    }
    table + "</table>\n"
}

fn openings(league: &League, lang: Lang) -> String {
    let openings = league.openings.iter();
    let told = openings.map(|it| format!("<li>{}\n", escaped(&it.told(lang))));
    let (heading, told) = (say::OPENINGS.of(lang), told.collect::<String>());
    format!("<h3>{heading}</h3>\n<ol>\n{told}</ol>\n")
}

/// One player's games that did not end by the rules, and what he gave away.
fn details(league: &League, at: usize, points: &str, lang: Lang) -> String {
    let player = &league.players[at];
    let mut told: Vec<(String, Option<&Slip>)> = Vec::new();
    for (pair, one) in league.pairs_of(at) {
        let other = &league.players[pair.who[1 - one]].name;
        for (place, game) in pair.games.iter().flatten().enumerate() {
            let side = Pair::side(one, place);
            let which = say::IN_GAME.fill(lang, &[other, &(place / 2 + 1), &(side + 1)]);
            told.extend(loss(game, side, lang).map(|why| (format!("{which}: {why}"), None)));
            for slip in game.slips.iter().filter(|it| it.side() == side) {
                let slip_told = slip.told(&player.name, lang);
                told.push((format!("{which}: {slip_told}"), Some(slip)));
            }
        }
    }
    // What weighs most comes first: a lost game, then what a won one was lost by.
    told.sort_by_key(|(_, slip)| slip.map(|it| -it.lost()));
    let mut text = format!(
        "<details><summary>{} – {points}</summary>\n<p>{}\n<ul>\n",
        escaped(&player.name),
        escaped(&player.file)
    );
    for (what, slip) in told.iter().take(MOST_TOLD) {
        let _ = writeln!(text, "<li>{}", escaped(what));
        if let Some(slip) = slip {
            let _ = writeln!(text, "<pre>{}</pre>", escaped(&slip.board));
        }
    }
    if told.len() > MOST_TOLD {
        let more = told.len() - MOST_TOLD;
        let _ = writeln!(text, "<li>{}", of_class::MORE_REMARKS.fill(lang, &[&more]));
    }
    text + "</ul></details>\n"
}

/// Why this side lost a game that did not end by the rules.
fn loss(game: &Played, side: usize, lang: Lang) -> Option<String> {
    if game.winner == Some(side) {
        return None;
    }
    let is_on_turn = game.moves.len() % 2 == side;
    let told = game.close.told()?.of(lang).to_owned();
    match game.close {
        Close::Illegal(_) | Close::Failed { .. } => is_on_turn.then_some(told),
        _ => Some(told),
    }
}
