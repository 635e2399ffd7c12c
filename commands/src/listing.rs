//! `judge list` and `judge show`: what the set holds.

use std::fmt::Write;

use bilingual::{Lang, Result, sentences};
use console::measure_text_width;
use inpout::Opening;
use judge::lock::Lock;
use judge::root::Root;
use lessons::road::stars;
use problem_set::{AnyProblem, Spec, home, problems};

sentences! {
    TESTS: "{0} test", "{0} tests";
    A_DRAFT: " (bản nháp)", " (a draft)";
    DRAFT: "bản nháp: không có trong bảng nào và gói nào", "a draft: in no table and no package";

    // What is told of one.
    SOURCE: "nguồn", "source";
    LEVEL: "độ khó", "level";
    AFTER: "{0}, sau {1}", "{0}, after {1}";
    NO_OTHER: "không cần bài nào", "no other";
    STUCK: "bí?", "stuck?";
    REFERENCE: "lời giải mẫu", "reference";
    STATEMENT: "đề bài", "statement";
    FILES: "file", "files";
    DIALOGUE: "đối thoại", "dialogue";
    TALKS: "qua thiết bị vào ra chuẩn, {0}; judge play {1}", "over standard input and output, {0}; judge play {1}";
    IN_LINE: "thế cờ đầu ở dòng đầu tiên", "the opening in the first line";
    IN_FILE: "thế cờ đầu trong {0}.INP", "the opening in {0}.INP";
    NO_OPENING: "không có thế cờ đầu", "without an opening";
    IN_SOURCE: "giới hạn gốc", "source tier";
    BEYOND: "giới hạn nâng cao", "beyond tier";
    LIMITS: "{0} ms, {1} MiB", "{0} ms, {1} MiB";
    ALL_TESTS: "các test", "tests";
    AGAINST: "đối thủ {0}, ", "against {0}, ";
    STORED: "{0} byte, có sẵn", "{0} bytes, stored";
    ON_DEMAND: "{0} byte, tạo khi cần", "{0} bytes, made on demand";
    EXAMPLES: "bài nộp mẫu", "examples";
}

/// One line a problem: id, files, number of tests, level, title; nothing that gives it away.
pub(crate) fn list(lang: Lang) -> String {
    let mut text = String::new();
    for problem in problems() {
        let spec = Spec::of(*problem);
        let (id, file, title) = (problem.id(), problem.file(), spec.title.of(lang));
        let count = format!("{:>3}", spec.tests.len());
        let (tests, level) = (TESTS.fill(lang, &[&count]), stars(spec.ladder.level));
        let draft = if spec.draft { A_DRAFT.of(lang) } else { "" };
        let _ = writeln!(
            text,
            "{id:<9} {file:<9} {tests}   {level:<5} {title}{draft}"
        );
    }
    text
}

/// Where a statement is, below the set: its page in an archive for pupils, or its text.
pub(crate) fn statement(root: Option<&Root>, id: &str, lang: Lang) -> String {
    let code = lang.code();
    let page = format!("trang/{code}/{id}.html");
    if root.is_some_and(|it| it.path().join(&page).is_file()) {
        return page;
    }
    format!("{}/statement.{code}.md", home(id))
}

/// All that a reader wants to know of a problem before solving it.
///
/// # Errors
/// If its lock is not valid.
pub(crate) fn show(root: &Root, problem: &dyn AnyProblem, lang: Lang) -> Result<String> {
    let spec = Spec::of(problem);
    let (id, file) = (problem.id(), problem.file());
    let [first, second] = [lang, lang.other()].map(|it| spec.title.of(it));
    let mut text = format!("{file} — {first} / {second}\n");
    if spec.draft {
        let _ = writeln!(text, "{}", DRAFT.of(lang));
    }
    let mut needs = spec.ladder.needs.join(", ");
    if needs.is_empty() {
        NO_OTHER.of(lang).clone_into(&mut needs);
    }
    let from = spec.source.said(lang);
    let mut reference = spec.complexity.last().to_owned();
    // An archive for pupils has no programs.
    let has_programs = root.room(id).join("src").is_dir();
    if has_programs {
        let _ = write!(reference, ", problems/{id}/src/lib.rs");
    }
    let mut rows = vec![
        (SOURCE, from),
        (
            LEVEL,
            AFTER.fill(lang, &[&stars(spec.ladder.level), &needs]),
        ),
        (STUCK, format!("judge hint {id}, judge lesson {id}")),
        (REFERENCE, reference),
        (STATEMENT, statement(Some(root), id, lang)),
    ];
    rows.push(match problem.dialogue().map(|it| it.opening) {
        None => (FILES, format!("{file}.INP → {file}.OUT")),
        Some(opening) => {
            let opening = match opening {
                Opening::FirstLine => IN_LINE.of(lang).to_owned(),
                Opening::File => IN_FILE.fill(lang, &[&file]),
                Opening::None => NO_OPENING.of(lang).to_owned(),
            };
            (DIALOGUE, TALKS.fill(lang, &[&opening, &id]))
        }
    });
    let tiers = [
        (IN_SOURCE, Some(spec.limits.source)),
        (BEYOND, spec.limits.beyond),
    ];
    for (tier, limits) in tiers {
        let told = limits.map(|it| LIMITS.fill(lang, &[&it.time_ms, &it.memory_mib]));
        rows.extend(told.map(|told| (tier, told)));
    }
    let width = |(head, _): &(bilingual::Text, String)| measure_text_width(head.of(lang));
    let width = rows.iter().map(width).max().unwrap_or_default();
    for (head, told) in rows {
        let _ = writeln!(text, "{:<width$}  {told}", head.of(lang));
    }
    let lock = Lock::load(root, spec)?;
    let tests = root.tests(id);
    let tests = bilingual::text::name(tests.strip_prefix(root.path()).unwrap_or(&tests));
    let _ = writeln!(text, "\n{}  {tests}/", ALL_TESTS.of(lang));
    for (test, locked) in spec.tests.iter().zip(&lock.tests) {
        let against = test.opponent.map(|it| AGAINST.fill(lang, &[&it]));
        let kind = if locked.is_stored() {
            STORED
        } else {
            ON_DEMAND
        };
        let told = against.unwrap_or_default() + &kind.fill(lang, &[&locked.input.bytes]);
        let about = test.about.of(lang);
        let _ = writeln!(
            text,
            "  {} {:<6}  {about} ({told})",
            locked.number, test.tier
        );
    }
    if !has_programs {
        return Ok(text);
    }
    if !spec.submissions.is_empty() {
        let _ = writeln!(text, "\n{}  {}/submissions/", EXAMPLES.of(lang), home(id));
    }
    for it in &spec.submissions {
        let about = match lang {
            Lang::Vi => String::new(),
            Lang::En => format!(": {}", it.about),
        };
        let _ = writeln!(text, "  {:<4} {}{about}", it.expect, it.file);
    }
    Ok(text)
}
