//! The table of those who play: the most points first.

use bilingual::Lang;
use judge::duel::Score;

use crate::catalogue::league as say;
use crate::columns::in_columns;

/// One who plays, and what he has from his games.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The name, fit to be shown.
    pub name: String,
    /// What he has.
    pub score: Score,
}

/// The heads of the columns.
pub fn heads(lang: Lang) -> Vec<String> {
    let heads = [
        say::PLAYER,
        say::POINTS,
        say::WON_FIRST,
        say::WON_SECOND,
        say::DRAWN,
        say::SLIPS,
        say::ILLEGAL_MOVES,
        say::LATE,
        say::OTHER_FAILURES,
        say::MOST_CPU,
    ];
    heads.map(|it| it.of(lang).to_owned()).to_vec()
}

/// One line of the table, with this mark in its numbers.
pub fn columns(standing: &Standing, mark: char) -> Vec<String> {
    let Standing { name, score } = standing;
    let counts = [
        score.won[0],
        score.won[1],
        score.drawn,
        score.slips,
        score.illegal,
        score.late,
        score.failed,
    ];
    let mut columns = vec![name.clone(), score.points(mark)];
    columns.extend(counts.map(|it| it.to_string()));
    columns.push(score.cpu_ms.to_string());
    columns
}

/// For the terminal.
pub fn standings(mut standings: Vec<Standing>, lang: Lang) -> String {
    standings.sort_by_key(|it| std::cmp::Reverse(it.score.decisive()));
    let mut rows = vec![heads(lang)];
    rows.extend(standings.iter().map(|it| columns(it, '.')));
    format!("\n{}", in_columns(&rows, 0))
}
