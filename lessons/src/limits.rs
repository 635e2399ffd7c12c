//! What the texts of a room take from its `problem.toml` and its tests, each below or within a mark.
//!
//! | mark | what is written |
//! |---|---|
//! | `<!-- judge limits {n.least} ≤ *n* ≤ {n.most} -->` | the table of limits; `source \| beyond` where its rows differ |
//! | `<!-- judge sample sample-lost -->` | a test, its input and its answer |
//! | `<!-- n.beyond.most -->10^6<!-- / -->` | a limit within a line |
//! | `<!-- rule take -->any number<!-- / -->` | by the rules of the statement what stands there; by changed ones, something else |

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bilingual::Lang;
use checker::interactor::rehearse;
use inpout::Opening;
use problem_set::{AnyProblem, Spec, Tier};

use crate::lesson::{BEGIN_LIMITS, BEGIN_SAMPLE, END, Lesson};

/// How a mark within a line begins, and how what it stands for ends.
const BEGIN: &str = "<!-- ";
pub(crate) const CLOSE: &str = "<!-- / -->";

/// How the mark of a place begins that changes with a rule.
const RULE: &str = "rule ";

/// The text with the limits and the samples that there are now.
///
/// # Errors
/// If a mark names something that there is not.
pub fn with_limits(
    lesson: &Lesson<'_>,
    problem: &dyn AnyProblem,
    spec: &Spec,
) -> Result<String, String> {
    let lines: Vec<&str> = lesson.text.lines().collect();
    let mut text = String::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        at += 1;
        let told = |fault: String| format!("line {at}: {fault}");
        text += &filled_line(line, spec).map_err(told)?;
        text.push('\n');
        let behind = &lines[at..];
        let marked = |begin| line.strip_prefix(begin)?.strip_suffix(END);
        if let Some(rows) = marked(BEGIN_LIMITS) {
            text += &table(rows, lesson.language, spec).map_err(told)?;
            at += behind.iter().take_while(|it| it.starts_with('|')).count();
        } else if let Some(test) = marked(BEGIN_SAMPLE) {
            let sample = sample(test, problem, spec).map_err(told)?;
            text += &sample;
            let is_fence = |line: &&str| line.starts_with("```");
            let fences = behind.iter().enumerate().filter(|(_, line)| is_fence(line));
            let last = fences.map(|(place, _)| place + 1);
            let last = last.take(sample.lines().filter(is_fence).count()).last();
            let has_sample = behind.first().is_some_and(|it| it.starts_with('`'));
            at += last.filter(|_| has_sample).unwrap_or(0);
        }
    }
    Ok(text)
}

/// Where the text and [what it should be](with_limits) differ first.
pub fn stale_limits(lesson: &Lesson<'_>, problem: &dyn AnyProblem, spec: &Spec) -> Option<String> {
    match with_limits(lesson, problem, spec) {
        Ok(now) => stale_line(problem, lesson.text, &now),
        Err(fault) => Some(fault),
    }
}

/// The same of a text that is already known as it should be.
pub(crate) fn stale_line(problem: &dyn AnyProblem, text: &str, now: &str) -> Option<String> {
    let mut lines = (1..).zip(text.lines().zip(now.lines()));
    let differs = lines.find(|(_, (text, now))| text != now);
    let is_shorter = text.lines().count() != now.lines().count();
    let place = differs.map_or(0, |(place, _)| place);
    (place > 0 || is_shorter).then(|| {
        let id = problem.id();
        format!(
            "line {place} is not what problem.toml and the tests say; run judge lesson {id} --write"
        )
    })
}

/// The line with the limits of its marks.
fn filled_line(line: &str, spec: &Spec) -> Result<String, String> {
    with_marks(line, |mark, written| {
        let now = match mark.strip_prefix(RULE) {
            Some(_) => written,
            None => spec.params.filled(mark, None)?,
        };
        Ok([BEGIN, mark, END, now, CLOSE].concat())
    })
}

/// The line with something else for each mark and what stands there.
fn with_marks(
    line: &str,
    mut instead: impl FnMut(&str, &str) -> Result<String, String>,
) -> Result<String, String> {
    let mut parts: Vec<&str> = line.split(CLOSE).collect();
    let last = parts.pop().unwrap_or_default();
    let mut text = String::new();
    for part in parts {
        let marked = part.rsplit_once(BEGIN);
        let marked = marked.and_then(|(before, it)| Some((before, it.split_once(END)?)));
        let (before, (mark, written)) =
            marked.ok_or_else(|| format!("'{CLOSE}' closes nothing"))?;
        text += before;
        text += &instead(mark, written)?;
    }
    Ok(text + last)
}

/// The text by changed rules: what stands at the places that change, and no mark of a place is left. A line that
/// is empty then goes.
///
/// # Errors
/// The first place of which the text has none, or what of the old text stands elsewhere too.
pub fn with_rules(text: &str, places: &BTreeMap<&str, String>) -> Result<String, String> {
    let (mut now, mut old) = (String::new(), Vec::<String>::new());
    let mut missing: BTreeSet<&str> = places.keys().copied().collect();
    for line in text.lines() {
        let changed = with_marks(line, |mark, written| {
            let Some(place) = mark.strip_prefix(RULE) else {
                return Ok([BEGIN, mark, END, written, CLOSE].concat());
            };
            missing.remove(place);
            let new = places.get(place).map_or(written, String::as_str);
            if new != written {
                old.push(written.to_owned());
            }
            Ok(new.to_owned())
        })?;
        if changed.contains(&format!("{BEGIN}{RULE}")) {
            return Err(format!("a place is not closed: {line}"));
        }
        if changed == *line || !changed.trim().is_empty() {
            now.extend([changed.as_str(), "\n"]);
        }
    }
    if let Some(place) = missing.first() {
        return Err(format!("the statement has no place '{place}'"));
    }
    // A word or two, such as "loses", may be right elsewhere.
    let is_sentence = |it: &String| it.split_whitespace().count() > 3 && now.contains(it);
    match old.into_iter().find(is_sentence) {
        Some(left) => Err(format!("the statement still says '{left}'")),
        None => Ok(now),
    }
}

/// A line without the marks in it.
pub fn unmarked(line: &str) -> String {
    let mut parts = line.split(BEGIN);
    let first = parts.next().unwrap_or_default().to_owned();
    let behind = parts.map(|part| part.split_once(END).map_or(part, |(_, behind)| behind));
    first + &behind.collect::<String>()
}

/// The table of limits: a row for each tier.
fn table(rows: &str, language: Lang, spec: &Spec) -> Result<String, String> {
    let head = language.pick(
        "giới hạn | dữ liệu | thời gian | bộ nhớ",
        "tier | limits | time | memory",
    );
    let mut text = format!("| {head} |\n|---|---|---|---|\n");
    let (source, beyond) = rows.split_once(" | ").unwrap_or((rows, rows));
    let source = (language.pick("gốc", "source"), Tier::Source, source);
    let beyond = (language.pick("nâng cao", "beyond"), Tier::Beyond, beyond);
    let both = [Some(source), spec.limits.beyond.map(|_| beyond)];
    for (name, tier, row) in both.into_iter().flatten() {
        let row = filled(row, tier, spec)?;
        let limits = spec.limits(tier);
        let (time, memory) = (limits.time_ms, limits.memory_mib);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {name} | {row} | {time} ms | {memory} MiB |");
    }
    Ok(text)
}

/// The row with the limits of the tier for what stands in braces.
fn filled(row: &str, tier: Tier, spec: &Spec) -> Result<String, String> {
    let mut parts = row.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (limit, behind) = part.split_once('}').ok_or("a brace is not closed")?;
        text += spec.params.filled(limit, Some(tier))?;
        text += behind;
    }
    Ok(text)
}

/// What a statement shows of a test: input and answer, or in an interactive problem the file with the
/// opening, if there is one, and the game that the reference plays.
fn sample(name: &str, problem: &dyn AnyProblem, spec: &Spec) -> Result<String, String> {
    let test = spec.tests.iter().find(|test| test.name == name);
    let (test, input) = test
        .zip(problem.recipe(name))
        .ok_or_else(|| format!("there is no test '{name}'"))?;
    let file = |extension: &str, text: &str| {
        format!("`{}.{extension}`\n\n```\n{text}```\n", problem.file())
    };
    let opening = input.as_bytes();
    let Some((dialogue, opponent)) = problem.dialogue().zip(test.opponent) else {
        let answer = problem.solve("INP", opening);
        let answer = answer.map_err(|bad| bad.to_string())?;
        return Ok(file("INP", &input) + "\n" + &file("OUT", &answer));
    };
    let interactor = problem.interactor(opening, opponent, name);
    let mut interactor = interactor.map_err(|bad| bad.to_string())?;
    let mut player = (dialogue.player)(opening).map_err(|bad| bad.to_string())?;
    let played = rehearse(&mut *player, &mut interactor);
    let played = format!("```text\n{played}```\n");
    Ok(match dialogue.opening {
        Opening::File => file("INP", &input) + "\n" + &played,
        _ => played,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nim() -> (&'static dyn AnyProblem, Spec) {
        all_problems::install();
        let problem = problem_set::find("nim").unwrap();
        let manifest = problem.manifest();
        let manifest = manifest.replace("1..=10^6", "1..=2·10^6");
        (problem, Spec::parse("nim", &manifest).unwrap())
    }

    fn with(text: &str) -> Result<String, String> {
        let (problem, spec) = nim();
        let language = Lang::En;
        with_limits(&Lesson { language, text }, problem, &spec)
    }

    #[test]
    fn limits_and_samples_are_those_of_the_room() {
        let mark = "<!-- judge limits {n.least} ≤ *n* ≤ {n.most} -->\n";
        let table = "| tier | limits | time | memory |\n|---|---|---|---|\n\
            | source | 1 ≤ *n* ≤ 1000 | 2000 ms | 256 MiB |\n| beyond | 1 ≤ *n* ≤ 2·10^6 | 2000 ms | 256 MiB |\n";
        let sample = "<!-- judge sample sample-lost -->\n\
            `NIM.INP`\n\n```\n2\n6\n6\n```\n\n`NIM.OUT`\n\n```\n0\n```\n";
        let line = |number| format!("up to <!-- n.beyond.most -->{number}<!-- / -->.\n");
        let now = format!("{mark}{table}\n{sample}\nOn, {}", line("2·10^6"));
        for before in [
            now.clone(),
            format!("{mark}\n{sample}\nOn, {}", line("7")),
            format!(
                "{mark}| x |\n\n{}\nOn, {}",
                sample.replace('6', "7\n8"),
                line("")
            ),
            format!(
                "{mark}\n<!-- judge sample sample-lost -->\n\nOn, {}",
                line("7")
            ),
        ] {
            assert_eq!(with(&before).unwrap(), now);
        }
    }

    #[test]
    fn a_mark_that_names_nothing_is_told_with_its_line() {
        for (mark, fault) in [
            ("<!-- judge limits *n* ≤ {m.most} -->", "no limit 'm.most'"),
            ("<!-- judge sample sample-won -->", "no test 'sample-won'"),
            (
                "<!-- n.most -->5<!-- / -->",
                "no limit 'n.most', or not one",
            ),
            ("5<!-- / -->", "closes nothing"),
        ] {
            let told = with(&format!("# NIM\n{mark}\n")).unwrap_err();
            assert!(
                told.starts_with("line 2: ") && told.contains(fault),
                "{told}"
            );
        }
    }

    #[test]
    fn a_place_changes_with_a_rule_and_a_line_that_is_empty_then_goes() {
        let text = "Take <!-- rule take -->any number you like<!-- / --> of them.\n\n\
            <!-- rule more -->- or more.<!-- / -->\nWho cannot <!-- rule end -->loses<!-- / -->.\n";
        assert_eq!(with(text).unwrap(), text);
        let changed = |text: &str, places: &[(&'static str, &str)]| {
            let places = places
                .iter()
                .map(|(place, new)| (*place, (*new).to_owned()));
            with_rules(text, &places.collect())
        };
        let now = changed(text, &[("take", "one"), ("more", "")]).unwrap();
        assert_eq!(now, "Take one of them.\n\nWho cannot loses.\n");
        let why = changed(text, &[("start", "")]).unwrap_err();
        assert_eq!(why, "the statement has no place 'start'");
        let twice = format!("{text}Always any number you like.\n");
        let why = changed(&twice, &[("take", "one")]).unwrap_err();
        assert_eq!(why, "the statement still says 'any number you like'");
    }

    #[test]
    fn a_stale_line_is_named() {
        let (problem, spec) = nim();
        let language = Lang::En;
        let stale = |text| stale_limits(&Lesson { language, text }, problem, &spec);
        assert_eq!(stale("a\n<!-- a.source.most -->10^9<!-- / -->\n"), None);
        assert_eq!(unmarked("to <!-- n.most -->9<!-- / -->."), "to 9.");
        let told = stale("a\n<!-- n.beyond.most -->10^6<!-- / -->\n").unwrap();
        assert!(told.starts_with("line 2 is not what"), "{told}");
    }
}
