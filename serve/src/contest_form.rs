//! How a contest is written down: `contest.toml`, of which a form makes the plain ones.

use bilingual::{Message, sentences, text::plain};
use classroom::contest::Contest as Rules;
use classroom::hand_in::is_listed;
use store::{Contest, Written};

use crate::calendar;
use crate::form::Form;

sentences! {
    NO_BEGIN: "chưa có lúc bắt đầu (begins)", "there is no begin (begins)";
    NO_END: "chưa có hạn nộp (deadline)", "there is no end (deadline)";
    NO_PROBLEMS: "chưa có bài nào", "there is no problem";
    NO_SENSE: "Thời gian làm bài là một số phút từ 1 đến 10080.", "The time is a number of minutes from 1 to 10080.";
    NOT_IN_CLASS: "lớp không có ai tên {0}", "nobody in the class is called {0}";
    LINE: "dòng {0}: {1}", "line {0}: {1}";
}

/// Minutes of the longest contest: a week.
const LONGEST: i64 = 7 * 24 * 60;

fn wrong(line: usize, why: &Message) -> Message {
    Message::in_each(|lang| LINE.fill(lang, &[&line, &why.of(lang)]))
}

/// What is written down of a contest.
pub(crate) fn rules(it: &Contest) -> Rules {
    // What is kept was one when it was written down.
    Rules::read(&it.written.text).unwrap_or_default()
}

/// A contest as the store keeps it.
///
/// # Errors
/// What is wrong with the text.
pub(crate) fn written(text: &str) -> Result<Written, Message> {
    let rules = Rules::read(text).map_err(|(line, why)| wrong(line, &why))?;
    if rules.problems.is_empty() {
        return Err(NO_PROBLEMS.into());
    }
    let problems = rules.problems.iter().map(|it| it.problem.id().to_owned());
    Ok(Written {
        text: text.to_owned(),
        problems: problems.collect(),
        begins: rules.begins.ok_or(NO_BEGIN)? * 1000,
        ends: rules.deadline.ok_or(NO_END)? * 1000,
        is_silent: rules.is_silent,
        freeze: i64::from(rules.freeze.unwrap_or(0)) * 60_000,
    })
}

/// That the class has everybody whom a contest names.
///
/// # Errors
/// Whom it has not, with his line.
pub(crate) fn ensure_in_class(it: &Written, class: &[String]) -> Result<(), Message> {
    let pupils = Rules::read(&it.text).unwrap_or_default().pupils;
    let Some(stranger) = pupils.iter().find(|it| !is_listed(it, class)) else {
        return Ok(());
    };
    // Others may stand in the title.
    let head = it.text.split("pupils").next().unwrap_or_default().len();
    let at = it.text[head..].find(stranger.as_str()).unwrap_or(0);
    let line = it.text[..head + at].matches('\n').count() + 1;
    Err(wrong(line, &NOT_IN_CLASS.with(&[stranger]).into()))
}

/// A moment as the text has it, by clocks that are so many hours ahead of UTC: `2026-12-05T08:00:00+07:00`.
pub(crate) fn moment(wall_ms: i64, zone: i64) -> String {
    let second = wall_ms.div_euclid(1000).rem_euclid(60);
    format!(
        "{}:{second:02}{zone:+03}:00",
        calendar::field(wall_ms, zone)
    )
}

/// The text that a form stands for.
///
/// # Errors
/// If there is no begin, or no length.
pub(crate) fn text_of(form: &Form, zone: i64) -> Result<String, Message> {
    let begins = calendar::read(form.text("begins"), zone).ok_or(NO_BEGIN)?;
    let minutes = minutes(form.text("minutes")).ok_or(NO_SENSE)?;
    let quoted = |it: &str| toml::Value::String(plain(it.trim())).to_string();
    let mut text = format!(
        "title = {}\nbegins = {}\ndeadline = {}\n",
        quoted(form.text("title")),
        moment(begins, zone),
        moment(begins + minutes * 60_000, zone)
    );
    if form.text("mode") == "silent" {
        text += "mode = \"silent\"\n";
    }
    if form.text("ties") == "time" {
        text += "ties = \"time\"\n";
    }
    if let Some(freeze) = self::minutes(form.text("freeze")) {
        text += &format!("freeze = {freeze}\n");
    }
    for id in form.texts("problem") {
        text += &format!("\n[[problems]]\nid = {}\n", quoted(id));
    }
    Ok(text)
}

/// A number of minutes, if it is one that a contest can have.
pub(crate) fn minutes(text: &str) -> Option<i64> {
    let minutes: i64 = text.trim().parse().ok()?;
    (1..=LONGEST).contains(&minutes).then_some(minutes)
}

/// The same contest a week later, under another title.
///
/// # Errors
/// If the text is none.
pub(crate) fn copied(text: &str, title: &str, zone: i64) -> Result<String, Message> {
    const WEEK: i64 = 7 * 24 * 3_600_000;
    let it = written(text)?;
    let line = |line: &str| match line.split('=').next().unwrap_or_default().trim() {
        "title" => format!("title = {}\n", toml::Value::String(title.to_owned())),
        "begins" => format!("begins = {}\n", moment(it.begins + WEEK, zone)),
        "deadline" => format!("deadline = {}\n", moment(it.ends + WEEK, zone)),
        _ => format!("{line}\n"),
    };
    Ok(text.lines().map(line).collect())
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    #[test]
    fn a_form_makes_a_contest_and_a_copy_of_it_is_one_a_week_later() {
        all_problems::install();
        let form = "title=Thi+%22th%E1%BB%AD%22&begins=2026-12-05T08:00&minutes=120&mode=silent&freeze=30&ties=time&problem=nim&problem=hau";
        let text = text_of(&Form::of_text(form.as_bytes()), 7).unwrap();
        let first = written(&text).unwrap();
        assert_eq!(first.problems, ["nim", "hau"]);
        assert_eq!(first.begins, 1_796_432_400_000);
        assert_eq!(first.ends - first.begins, 7_200_000);
        assert_eq!((first.is_silent, first.freeze), (true, 1_800_000));
        let rules = Rules::read(&text).unwrap();
        assert_eq!((rules.title.as_str(), rules.by_time), ("Thi \"thử\"", true));
        let copy = written(&copied(&text, "b", 7).unwrap()).unwrap();
        assert_eq!(copy.begins - first.begins, 7 * 24 * 3_600_000);
        assert_eq!(copy.ends - first.ends, 7 * 24 * 3_600_000);
        assert_eq!((copy.problems, copy.freeze), (first.problems, first.freeze));
        assert_eq!(Rules::read(&copy.text).unwrap().title, "b");
    }

    #[test]
    fn what_is_no_contest_is_told_with_its_line() {
        all_problems::install();
        let told = |text: &str| written(text).unwrap_err().of(Lang::En).to_owned();
        let times = "begins = 2026-12-05T08:00:00+07:00\ndeadline = 2026-12-05T10:00:00+07:00\n";
        let problem = "[[problems]]\nid = 'nim'\n";
        assert_eq!(told(times), "there is no problem");
        assert_eq!(told(problem), "there is no begin (begins)");
        assert!(
            told(&format!("{times}mode = 'quiet'\n{problem}")).starts_with("line 3: mode must be")
        );
        assert!(told("x = 1\n").starts_with("line 1: "));
        let form = |more: &str| text_of(&Form::of_text(more.as_bytes()), 7).is_err();
        assert!(
            form("minutes=60")
                && form("begins=2026-12-05T08:00")
                && form("begins=2026-12-05T08:00&minutes=0")
        );
    }
}
