//! What a contest has come to: what everybody has before the ranking stands still and at the end, and in which order
//! they stand.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bilingual::{Lang, Result, sentences, text::escaped};
use classroom::contest::Contest as Rules;
use classroom::hand_in::is_listed;
use classroom::marked::{Marked, Standing};
use classroom::{Points, earned};
use problem_set::Spec;
use problem_set::names::label;
use store::{Contest, ContestId, Entered, Person, PersonId, Role, Store};

use crate::contest_form::rules;
use crate::report::Report;
use crate::say;

sentences! {
    PLACE: "Hạng", "Place";
    TOTAL: "Tổng", "Total";
    NAMESAKE: "{0} (số {1})", "{0} (number {1})";
}

/// How long a ranking that was made is shown though something has changed since.
const STALE: Duration = Duration::from_secs(1);

/// What somebody has for a problem.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cell {
    /// What counts of all before the ranking stands still, and at the end: the points, and when it was handed in.
    early: Option<(Points, i64)>,
    last: Option<(Points, i64)>,
    /// How many programs were handed in.
    pub(crate) tries: usize,
    /// Whether one was since it stands still.
    pub(crate) is_pending: bool,
    /// Whether something is not judged yet that counts.
    is_open: bool,
}

/// A pupil in a contest.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// One for each problem.
    pub(crate) cells: Vec<Cell>,
}

/// Whether what a row has for a problem is shown as at the end.
pub(crate) type IsLast<'a> = dyn Fn(&Row, usize) -> bool + 'a;

/// All that is known of a contest.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) rules: Rules,
    /// The problems as their columns are headed.
    pub(crate) columns: Vec<&'static str>,
    pub(crate) rows: Vec<Row>,
}

/// A ranking, with the pulse of the store when it was made, and when that was.
type Kept = (u64, Instant, Arc<Board>);

/// Rankings that were made.
#[derive(Default)]
pub(crate) struct Boards(Mutex<HashMap<ContestId, Kept>>);

/// A submission as it is marked for the contest.
pub(crate) fn marked(it: &Entered) -> Marked {
    let verdict = it.judged.as_ref().and_then(|(said, report)| {
        let report = Report::read(report);
        Some((said.parse().ok()?, report))
    });
    match verdict {
        Some((verdict, report)) => Marked::judged(&it.file, verdict, report.tests, report.left_out),
        None => Marked::without_tests(&it.file, Standing::Open, say::WAITING),
    }
}

/// Of all that a pupil has handed in for a problem until some time, what counts: in a silent contest the last, else
/// the first of the best.
pub(crate) fn counting<'a>(
    all: &[(&'a Entered, Points)],
    is_silent: bool,
    until: i64,
) -> Option<(&'a Entered, Points)> {
    let mut all = all.iter().filter(|it| it.0.at < until).copied();
    if is_silent {
        return all.next_back();
    }
    all.reduce(|best, it| if it.1 > best.1 { it } else { best })
}

/// The pupils of a contest by the names under which they stand: those of one name with their numbers. All of the class
/// or, if it names some, these and whoever has handed something in.
pub(crate) fn named(
    store: &Store,
    rules: &Rules,
    entered: &[Entered],
    lang: Lang,
) -> Result<Vec<(PersonId, String)>> {
    let people = store.people()?.into_iter();
    let pupils: Vec<_> = people.filter(|it| it.role == Role::Pupil).collect();
    let has_twin = |name: &str| pupils.iter().filter(|it| it.name == name).count() > 1;
    let takes_part = |it: &&Person| {
        rules.pupils.is_empty()
            || is_listed(&it.name, &rules.pupils)
            || entered.iter().any(|entered| entered.person == it.id)
    };
    let named = pupils.iter().filter(takes_part).map(|it| {
        let name = if has_twin(&it.name) {
            NAMESAKE.fill(lang, &[&it.name, &it.id])
        } else {
            it.name.clone()
        };
        (it.id, name)
    });
    Ok(named.collect())
}

impl Cell {
    /// What counts at the end, once all that may is judged.
    pub(crate) fn points(&self) -> Option<Points> {
        self.last.filter(|_| !self.is_open).map(|it| it.0)
    }
}

impl Board {
    /// What a contest has come to.
    ///
    /// # Errors
    /// If it cannot be read.
    fn new(store: &Store, contest: &Contest) -> Result<Board> {
        let rules = rules(contest);
        let entered = store.entered(contest.id)?;
        let problems: Vec<_> = rules.problems.iter().map(|it| it.problem).collect();
        let mut by_cell: BTreeMap<(PersonId, &str), Vec<(&Entered, Points)>> = BTreeMap::new();
        for it in &entered {
            if let Some(entry) = rules.entry(&it.problem) {
                let points = earned(entry, Spec::of(entry.problem), &marked(it));
                let cell = by_cell.entry((it.person, &it.problem)).or_default();
                cell.push((it, points));
            }
        }
        let is_silent = contest.written.is_silent;
        let freezes = if is_silent {
            i64::MIN
        } else {
            contest.freezes()
        };
        let cell = |person: PersonId, id: &str| {
            let all = by_cell.get(&(person, id)).map_or(&[][..], Vec::as_slice);
            let counts = |until| {
                let (it, points) = counting(all, is_silent, until)?;
                Some((points, it.at))
            };
            Cell {
                early: counts(freezes),
                last: counts(i64::MAX),
                tries: all.len(),
                is_pending: all.iter().any(|it| it.0.at >= freezes),
                is_open: all.iter().any(|it| it.0.judged.is_none()),
            }
        };
        let rows = named(store, &rules, &entered, Lang::Vi)?
            .into_iter()
            .map(|(person, name)| Row {
                person,
                name,
                cells: problems.iter().map(|it| cell(person, it.id())).collect(),
            });
        let rows = rows.collect();
        let columns = problems.iter().map(|it| label(*it, &problems)).collect();
        Ok(Board {
            rules,
            columns,
            rows,
        })
    }

    /// A row's total and when it was reached, where these cells are as at the end.
    fn total(row: &Row, is_last: &IsLast<'_>) -> (Points, i64) {
        let cells = row.cells.iter().enumerate().filter_map(|(at, cell)| {
            if is_last(row, at) {
                cell.last
            } else {
                cell.early
            }
        });
        cells.fold((Points::default(), 0), |(sum, at), (points, its)| {
            let at = if points > Points::default() {
                at.max(its)
            } else {
                at
            };
            (sum.plus(points), at)
        })
    }

    /// The rows with their places, the best first, where these cells are as at the end.
    pub(crate) fn order(&self, is_last: &IsLast<'_>) -> Vec<(usize, &Row)> {
        let rank = |row: &Row| {
            let (points, at) = Board::total(row, is_last);
            (Reverse(points), if self.rules.by_time { at } else { 0 })
        };
        let mut rows: Vec<_> = self.rows.iter().map(|it| (rank(it), it)).collect();
        rows.sort_by(|a, b| (a.0, &a.1.name).cmp(&(b.0, &b.1.name)));
        let place = |rank| rows.iter().filter(|it| it.0 < rank).count() + 1;
        rows.iter().map(|it| (place(it.0), it.1)).collect()
    }

    /// The table, where these cells are as at the end; with one row or cell of it marked.
    pub(crate) fn table(
        &self,
        lang: Lang,
        is_last: &IsLast<'_>,
        marked: (PersonId, Option<usize>),
    ) -> String {
        let mark = [',', '.'][usize::from(lang == Lang::En)];
        let mut rows = String::new();
        for (place, row) in self.order(is_last) {
            let is_marked = row.person == marked.0;
            let cells = row.cells.iter().enumerate().map(|(at, cell)| {
                let is_last = is_last(row, at);
                let shown = match if is_last { cell.last } else { cell.early } {
                    _ if is_last && cell.is_open => "?".to_owned(),
                    _ if !is_last && cell.is_pending => "…".to_owned(),
                    Some((points, _)) => points.with_mark(mark),
                    None => "–".to_owned(),
                };
                let here = is_marked && marked.1 == Some(at);
                format!(
                    "<td{}>{shown}</td>",
                    if here { " class=\"here\"" } else { "" }
                )
            });
            let cells: String = cells.collect();
            let total = Board::total(row, is_last).0.with_mark(mark);
            rows += &format!(
                "<tr{}><td class=\"num\">{place}</td><th scope=\"row\">{}</th>{cells}<td class=\"num\"><b>{total}</b></td></tr>\n",
                if is_marked {
                    " class=\"here\" id=\"here\""
                } else {
                    ""
                },
                escaped(&row.name),
            );
        }
        let columns = self
            .columns
            .iter()
            .map(|it| format!("<th scope=\"col\">{}</th>", escaped(it)));
        format!(
            "<div class=\"scroll\"><table class=\"matrix ranking\">\n<thead><tr><th class=\"num\">{}</th><th scope=\"col\">{}</th>{}<th class=\"num\">{}</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n",
            PLACE.of(lang),
            say::WHO.of(lang),
            columns.collect::<String>(),
            TOTAL.of(lang)
        )
    }

    /// What somebody has for a problem.
    pub(crate) fn cell(&self, person: PersonId, problem: usize) -> Option<&Cell> {
        let row = self.rows.iter().find(|it| it.person == person)?;
        row.cells.get(problem)
    }
}

impl Boards {
    /// What a contest has come to, at most a second ago.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn of(&self, store: &Store, contest: &Contest) -> Result<Arc<Board>> {
        let pulse = store.pulse();
        let held = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((then, at, board)) = held().get(&contest.id)
            && (*then == pulse || at.elapsed() < STALE)
        {
            return Ok(board.clone());
        }
        let board = Arc::new(Board::new(store, contest)?);
        held().insert(contest.id, (pulse, Instant::now(), board.clone()));
        Ok(board)
    }
}
