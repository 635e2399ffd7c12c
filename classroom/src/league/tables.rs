//! The tables of a league: for the terminal, and for spreadsheets.

use std::cmp::Reverse;
use std::fmt::Write;

use bilingual::{Lang, Message, Say};

use super::super::Separator;
use super::super::table::csv_of;
use super::playing::League;
use super::standing::{Standing, columns, heads};
use crate::catalogue::{class as of_class, league as say};
use crate::columns::in_columns;
use crate::sheet::remarked;

impl League {
    /// The players by their places, the most points first, then by name; each with his place from 1,
    /// which those with equal points share.
    pub fn ranking(&self) -> Vec<(usize, usize, Standing)> {
        let players = self.players.iter().enumerate();
        let standings = players.map(|(at, player)| {
            let (name, score) = (player.name.clone(), self.score(at));
            (at, Standing { name, score })
        });
        let mut standings: Vec<(usize, Standing)> = standings.collect();
        standings.sort_by_cached_key(|(_, it)| (Reverse(it.score.decisive()), it.name.clone()));
        let points = standings.iter().map(|(_, it)| it.score.decisive());
        let points: Vec<i64> = points.collect();
        let place = |mine: i64| 1 + points.iter().filter(|&&it| it > mine).count();
        let ranked = standings.into_iter();
        let ranked = ranked.map(|(at, it)| (place(it.score.decisive()), at, it));
        ranked.collect()
    }

    /// The rows of the table, heads first, with this mark in numbers and another one behind points that
    /// are not final.
    pub(super) fn rows(&self, lang: Lang, mark: char) -> Vec<Vec<String>> {
        let mut rows = vec![heads(lang)];
        of_class::PUPIL.of(lang).clone_into(&mut rows[0][0]);
        rows[0].insert(0, "#".to_owned());
        for (place, at, standing) in self.ranking() {
            let mut cells = columns(&standing, mark);
            cells.insert(0, place.to_string());
            if self.is_provisional(at) {
                cells[2].push('?');
            }
            rows.push(cells);
        }
        rows
    }
}

/// For the terminal.
pub fn text(leagues: &[League], notes: &[Message], lang: Lang) -> String {
    let mut text = String::new();
    for league in leagues {
        let count = league.openings.len();
        let told = say::LEAGUE.fill(lang, &[&league.name, &count, &(2 * count)]);
        let _ = writeln!(text, "{told}\n{}", in_columns(&league.rows(lang, '.'), 1));
    }
    let remarks = remarks(leagues, notes, lang);
    if !remarks.is_empty() {
        text += &remarked(&remarks, lang);
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
    remarks.extend(notes.iter().map(|it| it.say(lang)));
    remarks
}

/// For spreadsheets: all problems in one table.
pub fn csv(leagues: &[League], lang: Lang, separator: Separator) -> String {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for league in leagues {
        let own = league.rows(lang, separator.in_numbers());
        let heads = usize::from(!rows.is_empty());
        let name = |at| match at {
            0 => say::PROBLEM.of(lang),
            _ => league.name,
        };
        let named = own.into_iter().enumerate().map(|(at, mut row)| {
            row.insert(0, name(at).to_owned());
            row
        });
        rows.extend(named.skip(heads));
    }
    csv_of(&rows, 2, separator)
}
