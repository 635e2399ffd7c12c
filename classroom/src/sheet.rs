//! The score table, and for the terminal.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

use super::contest::Contest;
use super::hand_in::{Class, Note, Pupil, Weight, of_file};
use super::marked::{Marked, Standing, Test};
use super::marking::Marks;
use super::points::{Part, Points, parts, sum};
use super::similarity::{self, Alike};
use super::task::Task;
use crate::catalogue::class as say;
use crate::columns::in_columns;
use bilingual::{Lang, Say, text::printable};
use problem_set::AnyProblem;
use problem_set::names::label;

/// What is shown of a problem for which nothing was handed in.
pub(crate) const NOTHING: &str = "–";

/// What a pupil has for a problem.
#[derive(Debug, Clone)]
pub enum Cell {
    /// Nothing was handed in.
    Nothing,
    /// Nothing is known to be for it, but there are files of which nobody knows what they are.
    Unknown,
    /// A source, and what it earns if it could be judged.
    Source(Marked, Vec<Part>),
}

impl Cell {
    /// Whether nobody knows yet what it is worth.
    pub fn is_open(&self) -> bool {
        match self {
            Cell::Nothing => false,
            Cell::Unknown => true,
            Cell::Source(marked, _) => marked.is_open(),
        }
    }

    /// What became of the source, if there is one.
    pub fn marked(&self) -> Option<&Marked> {
        match self {
            Cell::Source(marked, _) => Some(marked),
            _ => None,
        }
    }

    /// What is known of its points.
    fn points(&self) -> Points {
        match self {
            Cell::Source(marked, parts) if marked.standing != Standing::Open => sum(parts)[0],
            _ => Points::default(),
        }
    }

    /// Whether all points of the problem are earned.
    pub fn is_full(&self) -> bool {
        match self {
            Cell::Source(_, parts) => {
                let [earned, of] = sum(parts);
                earned == of && !self.is_open()
            }
            _ => false,
        }
    }

    /// Its points with this mark in them.
    pub fn shown(&self, mark: char) -> String {
        match self {
            Cell::Nothing => NOTHING.to_owned(),
            Cell::Source(marked, _) if marked.standing != Standing::Open => {
                provisional(self.points(), self.is_open(), mark)
            }
            _ => "?".to_owned(),
        }
    }

    /// What is earned of all points, and in which parts.
    pub fn told(&self, lang: Lang) -> String {
        let Cell::Source(_, parts) = self else {
            return String::new();
        };
        let of = |earned: Points, of: Points| {
            let [earned, of] = [earned, of].map(|it| it.with_mark(mark(lang)));
            [earned, of]
        };
        let [earned, all] = sum(parts);
        let told = say::POINTS_OF.fill(lang, &of(earned, all).each_ref().map(|it| it as &dyn Say));
        if parts.len() < 2 {
            return told;
        }
        let parts = parts.iter().map(|it| {
            let name = it.name.of(lang);
            format!("{name} {}", of(it.earned, it.of).join("/"))
        });
        format!("{told}: {}", parts.collect::<Vec<_>>().join(", "))
    }
}

/// The mark in numbers that a language has.
pub(crate) fn mark(lang: Lang) -> char {
    match lang {
        Lang::Vi => ',',
        Lang::En => '.',
    }
}

/// Points with this mark in them, and another one if they are not final.
fn provisional(points: Points, is_open: bool, mark: char) -> String {
    let points = points.with_mark(mark);
    if is_open { points + "?" } else { points }
}

/// One pupil's line.
#[derive(Debug)]
pub struct Line {
    /// Fit for a terminal.
    pub pupil: String,
    /// One for each problem.
    pub cells: Vec<Cell>,
    /// What is known of the points.
    pub total: Points,
    /// When they were reached, where that is known and counts.
    at: Option<i64>,
    /// What a teacher should know of it.
    pub notes: Vec<Note>,
}

impl Line {
    fn new(pupil: Pupil, place: usize, tasks: &[Task], marks: &mut Marks) -> Line {
        let mut notes = pupil.notes;
        let has_open_files = notes.iter().any(Note::is_open);
        let mut cells = Vec::new();
        for (at, task) in tasks.iter().enumerate() {
            cells.push(match marks.remove(&(place, at)) {
                Some(marked) => {
                    let mut sources = pupil.sources.iter();
                    let source = sources.find(|it| it.problem.id() == task.problem().id());
                    // What cannot be read has been told of.
                    if marked.is_open() && source.is_none_or(|it| it.barred.is_none()) {
                        notes.push(Note::open(of_file(&marked.file, &marked.remark)));
                    }
                    let parts = parts(&task.entry, task.spec, &marked);
                    Cell::Source(marked, parts)
                }
                None if has_open_files => Cell::Unknown,
                None => Cell::Nothing,
            });
        }
        let earned = cells.iter().map(Cell::points);
        Line {
            pupil: printable(&pupil.name),
            total: earned.fold(Points::default(), Points::plus),
            at: None,
            cells,
            notes,
        }
    }

    /// Whether something of it is not known.
    pub fn is_open(&self) -> bool {
        self.cells.iter().any(Cell::is_open)
    }

    /// By which lines are in order.
    fn rank(&self) -> (Reverse<Points>, Option<i64>) {
        (Reverse(self.total), self.at)
    }

    /// The total with this mark in it, and another one if it is not final.
    pub fn total(&self, mark: char) -> String {
        provisional(self.total, self.is_open(), mark)
    }
}

/// All that is told of a class.
#[derive(Debug)]
pub struct Sheet {
    /// The contest.
    pub title: String,
    /// The problems by the stems of their files, or by their ids where two have the same.
    pub problems: Vec<String>,
    /// The best first.
    pub lines: Vec<Line>,
    /// What a teacher should know of the class as a whole.
    pub notes: Vec<Note>,
    /// Sources that are alike.
    pub(crate) alike: Vec<Alike>,
    /// What the whole total is worth on another scale, and its points.
    scale: Option<(u32, u32)>,
}

impl Sheet {
    /// The table of all marks.
    pub fn new(contest: &Contest, class: Class, tasks: &[Task], mut marks: Marks) -> Sheet {
        let (mut notes, mut alike) = (class.notes, Vec::new());
        let all: Vec<&dyn AnyProblem> = tasks.iter().map(Task::problem).collect();
        for &problem in &all {
            let groups = similarity::groups(&class.pupils, problem, label(problem, &all));
            notes.extend(groups.iter().map(|it| it.note.clone()));
            alike.extend(groups);
        }
        let pupils = class.pupils.into_iter().enumerate();
        let lines = pupils.map(|(place, pupil)| Line::new(pupil, place, tasks, &mut marks));
        let mut lines: Vec<Line> = lines.collect();
        // The most points first, then by name.
        lines.sort_by(|a, b| b.total.cmp(&a.total).then_with(|| a.pupil.cmp(&b.pupil)));
        let problems = all.iter().map(|it| label(*it, &all).to_owned());
        let points = tasks.iter().map(|it| it.entry.points).sum();
        Sheet {
            title: printable(&contest.title),
            problems: problems.collect(),
            lines,
            notes,
            alike,
            scale: contest.scale.map(|scale| (scale, points)),
        }
    }

    /// The same with the time at which each pupil reached his total: of equal ones the earlier is the better.
    pub fn by_time(mut self, times: &BTreeMap<String, i64>) -> Sheet {
        for line in &mut self.lines {
            line.at = times.get(&line.pupil).copied();
        }
        self.lines.sort_by_key(Line::rank);
        self
    }

    /// Places from 1; equal totals share one.
    pub fn places(&self) -> Vec<usize> {
        let better = |line: &Line| {
            self.lines
                .iter()
                .filter(|it| it.rank() < line.rank())
                .count()
        };
        self.lines.iter().map(|line| better(line) + 1).collect()
    }

    /// The heads of the columns: the last one is that of the totals on another scale, if the contest has one.
    pub(crate) fn heads(&self, lang: Lang) -> Vec<String> {
        let mut heads = vec!["#".to_owned(), say::PUPIL.of(lang).to_owned()];
        heads.extend(self.problems.iter().cloned());
        heads.push(say::TOTAL.of(lang).to_owned());
        let scale = self.scale.map(|(scale, _)| scale);
        heads.extend(scale.map(|scale| say::SCALED.fill(lang, &[&scale])));
        heads
    }

    /// The rows of the table, heads first, with this mark in numbers.
    pub(crate) fn rows(&self, lang: Lang, mark: char) -> Vec<Vec<String>> {
        let lines = self.lines.iter().zip(self.places()).map(|(line, place)| {
            let cells = line.cells.iter().map(|cell| cell.shown(mark));
            let own = [place.to_string(), line.pupil.clone()].into_iter();
            own.chain(cells).chain(self.totals(line, mark)).collect()
        });
        [self.heads(lang)].into_iter().chain(lines).collect()
    }

    /// A total, and the same on the scale of the contest, if it has one.
    pub(crate) fn totals(&self, line: &Line, mark: char) -> Vec<String> {
        let scaled = self.scale.map(|(scale, all)| {
            let points = line.total.scaled(scale, all);
            provisional(points, line.is_open(), mark)
        });
        [line.total(mark)].into_iter().chain(scaled).collect()
    }

    /// For the terminal.
    pub fn text(&self, lang: Lang) -> String {
        let mut text = in_columns(&self.rows(lang, mark(lang)), 1) + "\n";
        for statistics in self.statistics(lang) {
            let _ = writeln!(text, "{statistics}");
        }
        let (mut remarks, mut quiet) = (Vec::new(), 0);
        if self.lines.iter().any(Line::is_open) {
            remarks.push(say::PROVISIONAL.of(lang).to_owned());
        }
        let of_pupils = self.lines.iter().flat_map(|line| {
            let of_pupil = |note| (format!("{}: ", line.pupil), note);
            line.notes.iter().map(of_pupil)
        });
        let of_class = self.notes.iter().map(|note| (String::new(), note));
        for (whose, note) in of_pupils.chain(of_class) {
            if note.weight == Weight::Quiet {
                quiet += 1;
            } else {
                remarks.push(format!("{whose}{}", note.text.of(lang)));
            }
        }
        if quiet > 0 {
            remarks.push(say::MORE_IN_PAGE.fill(lang, &[&quiet]));
        }
        if !remarks.is_empty() {
            text.push('\n');
            text += &remarked(&remarks, lang);
        }
        text
    }

    /// A line for each problem: how many solved it, and where the others failed.
    pub fn statistics(&self, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, name) in self.problems.iter().enumerate() {
            let marked = || self.lines.iter().filter_map(|line| line.cells[at].marked());
            let all = self.lines.iter();
            let full = all.filter(|it| it.cells[at].is_full()).count();
            let mut failed: Vec<(usize, &str)> = Vec::new();
            // Of what the judge failed in, nobody knows it.
            let wrong = |test: &&Test| !["AC", "JE"].contains(&test.verdict.as_str());
            for test in marked().flat_map(|it| &it.tests).filter(wrong) {
                match failed.iter_mut().find(|(_, name)| *name == test.name) {
                    Some((count, _)) => *count += 1,
                    None => failed.push((1, &test.name)),
                }
            }
            failed.sort_by_key(|(count, _)| Reverse(*count));
            let worst = failed.iter().take(3);
            let worst = worst.map(|(count, name)| format!("{name} {count}"));
            let worst: Vec<String> = worst.collect();
            let (solved, handed) = (say::SOLVED.of(lang), marked().count());
            let mut line = format!("{name}: {solved} {full} / {handed}");
            if !worst.is_empty() {
                let _ = write!(line, "; {}: {}", say::FAILED.of(lang), worst.join(", "));
            }
            lines.push(line);
        }
        lines
    }
}

/// What a teacher should know, below the table on a terminal.
pub(crate) fn remarked(remarks: &[String], lang: Lang) -> String {
    let mut text = format!("{}:\n", say::REMARKS.of(lang));
    for remark in remarks {
        let _ = writeln!(text, "  {}", printable(remark));
    }
    text
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::contest::Entry;
    use bilingual::Message;
    use problem_set::Verdict;

    /// A class of two problems and three pupils: one with a compile error, one with a name that a
    /// spreadsheet might compute, one of whose work not all is known.
    pub(crate) fn sheet() -> Sheet {
        let tasks =
            ["nim", "dice"].map(|id| Task::new(Entry::plain(all_problems::find(id).unwrap())));
        let text = |text: &str| Message::new(&text);
        let pupil = |name: &str, notes: &[Note]| Pupil {
            name: name.to_owned(),
            sources: Vec::new(),
            notes: notes.to_vec(),
        };
        let class = Class {
            pupils: vec![
                pupil("=Đỗ, Ân", &[]),
                pupil("An\u{1b}[31m", &[]),
                pupil("Bình", &[Note::open(text("b < c.rar"))]),
            ],
            notes: vec![Note::told(text("a < b"))],
        };
        let refused = Standing::Judged(Verdict::CompileError);
        let marked = |standing| Marked::without_tests("nim.cpp", standing, text("line 1: <no>"));
        let marks = Marks::from([
            ((0, 0), marked(refused)),
            ((1, 0), marked(Standing::Barred)),
            ((2, 1), marked(Standing::Open)),
        ]);
        let contest = Contest {
            title: "Lớp 10".to_owned(),
            ..Contest::default()
        };
        Sheet::new(&contest, class, &tasks, marks)
    }

    #[test]
    fn equal_totals_share_a_place_and_what_is_not_known_is_no_score() {
        let text = sheet().text(Lang::Vi);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "#  họ tên   NIM  DICE  tổng");
        assert_eq!(lines[1], "1  =Đỗ, Ân    0     –     0");
        assert_eq!(lines[2], "1  An\u{fffd}[31m    0     –     0");
        assert_eq!(lines[3], "1  Bình       ?     ?    0?");
        assert!(
            text.contains("\n  Bình: b < c.rar\n  Bình: nim.cpp: line 1: <no>\n  a < b\n"),
            "{text}"
        );
        assert!(text.contains("  dấu ? là bài chưa chấm được"), "{text}");
    }

    #[test]
    fn tests_that_were_left_out_are_no_lost_points_and_are_told() {
        let entry = Entry::plain(all_problems::find("nim").unwrap());
        let class = Class {
            pupils: vec![Pupil {
                name: "An".to_owned(),
                sources: Vec::new(),
                notes: Vec::new(),
            }],
            notes: Vec::new(),
        };
        let slow = Marked::judged("nim.cpp", Verdict::IdleLimit, Vec::new(), 3);
        let marks = Marks::from([((0, 0), slow)]);
        let sheet = Sheet::new(&Contest::default(), class, &[Task::new(entry)], marks);
        let text = sheet.text(Lang::En);
        assert!(text.contains("\n1  An      0?     0?\n"), "{text}");
        let told = "  An: nim.cpp: the last 3 tests were left out: this source was waited for";
        assert!(text.contains(told), "{text}");
        assert!(sheet.lines[0].is_open());
    }

    #[test]
    fn of_equal_totals_the_earlier_is_better_where_times_are_known() {
        let times = [("=Đỗ, Ân", 7), ("An\u{fffd}[31m", 5), ("Bình", 7)];
        let times = times.map(|(name, at)| (name.to_owned(), at)).into();
        let sheet = sheet().by_time(&times);
        let names: Vec<&str> = sheet.lines.iter().map(|it| it.pupil.as_str()).collect();
        assert_eq!(names, ["An\u{fffd}[31m", "=Đỗ, Ân", "Bình"]);
        assert_eq!(sheet.places(), [1, 2, 2]);
    }

    #[test]
    fn columns_of_one_name_are_told_apart() {
        let tasks = ["cards01", "nim", "cards15"].map(|id| {
            let problem = all_problems::find(id).unwrap();
            Task::new(Entry::plain(problem))
        });
        let heads = |tasks| {
            let class = Class {
                pupils: Vec::new(),
                notes: Vec::new(),
            };
            Sheet::new(&Contest::default(), class, tasks, Marks::new()).problems
        };
        assert_eq!(heads(&tasks), ["cards01", "NIM", "cards15"]);
        assert_eq!(heads(&tasks[1..]), ["NIM", "CARDS"]);
    }
}
