//! The tables of a league: for the terminal, and for spreadsheets.

use std::fmt::Write;

use bilingual::{Lang, Message, Say, text::printable};

use super::super::Separator;
use super::super::table::csv_of;
use super::playing::League;
use super::standing::{Standing, columns, heads};
use crate::cache;
use crate::catalogue::{class as of_class, league as say};
use crate::columns::in_columns;

impl League {
    /// The players by their places, the most points first, then by name; each with his place from 1,
    /// which those with equal points share.
    pub fn ranking(&self) -> Vec<(usize, usize, Standing)> {
        let players = self.players.iter().enumerate();
        let standings = players.map(|(at, player)| {
            let standing = Standing {
                name: player.name.clone(),
                score: self.score(at),
            };
            (at, standing)
        });
        let mut standings: Vec<(usize, Standing)> = standings.collect();
        standings.sort_by(|(_, a), (_, b)| {
            let by_points = b.score.halves().cmp(&a.score.halves());
            by_points.then_with(|| a.name.cmp(&b.name))
        });
        let halves: Vec<usize> = standings.iter().map(|(_, it)| it.score.halves()).collect();
        let place = |mine: usize| 1 + halves.iter().filter(|&&it| it > mine).count();
        let ranked = standings.into_iter();
        ranked
            .map(|(at, it)| (place(it.score.halves()), at, it))
            .collect()
    }

    /// The cells of a player, points that are not final with a mark behind them.
    pub fn cells(&self, place: usize, at: usize, standing: &Standing, mark: char) -> Vec<String> {
        let mut cells = vec![place.to_string()];
        cells.extend(columns(standing, mark));
        if self.is_provisional(at) {
            cells[2].push('?');
        }
        cells
    }
}

/// The heads of the columns.
pub(super) fn headings(lang: Lang) -> Vec<String> {
    let own = ["#", of_class::PUPIL.of(lang)].map(str::to_owned);
    own.into_iter()
        .chain(heads(lang).into_iter().skip(1))
        .collect()
}

/// For the terminal.
pub fn text(leagues: &[League], notes: &[Message], lang: Lang) -> String {
    let mut text = String::new();
    for league in leagues {
        let (file, openings, games) = (
            &league.name,
            league.openings.len(),
            2 * league.openings.len(),
        );
        let _ = writeln!(
            text,
            "{}",
            say::LEAGUE.fill(lang, &[file, &openings, &games])
        );
        let mut rows = vec![headings(lang)];
        for (place, at, standing) in league.ranking() {
            rows.push(league.cells(place, at, &standing, '.'));
        }
        text += &in_columns(&rows, 1);
        text.push('\n');
    }
    let remarks = remarks(leagues, notes, lang);
    if !remarks.is_empty() {
        let _ = writeln!(text, "{}:", of_class::REMARKS.of(lang));
    }
    for remark in remarks {
        let _ = writeln!(text, "  {}", printable(&remark));
    }
    text
}

/// What a teacher should know of all of it.
pub(super) fn remarks(leagues: &[League], notes: &[Message], lang: Lang) -> Vec<String> {
    let mut remarks = Vec::new();
    if leagues.iter().any(League::is_open) {
        remarks.push(say::PROVISIONAL.of(lang).to_owned());
    }
    for league in leagues {
        remarks.extend(league.absent.iter().map(|it| it.say(lang)));
        for pair in &league.pairs {
            if let Err(why) = &pair.games {
                let [one, other] = pair.who.map(|it| &league.players[it].name);
                remarks.push(say::NOT_PLAYED.fill(lang, &[&league.name, one, other, why]));
            }
        }
    }
    let not_kept = leagues.iter().find_map(|it| it.not_kept.as_ref());
    remarks.extend(not_kept.map(|why| cache::not_kept(why).say(lang)));
    remarks.extend(notes.iter().map(|it| it.say(lang)));
    remarks
}

/// For spreadsheets: all problems in one table.
pub fn csv(leagues: &[League], lang: Lang, separator: Separator) -> String {
    let mut rows = vec![vec![say::PROBLEM.of(lang).to_owned()]];
    rows[0].extend(headings(lang));
    for league in leagues {
        for (place, at, standing) in league.ranking() {
            let mut row = vec![league.name.to_owned()];
            row.extend(league.cells(place, at, &standing, separator.in_numbers()));
            rows.push(row);
        }
    }
    csv_of(&rows, 2, separator)
}
