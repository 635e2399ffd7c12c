//! The report on a run as a page for a browser: one file, no scripts, nothing from elsewhere.

use std::fmt::Write;

use problem_set::{Spec, Tier};

use super::table::untouched;
use crate::catalogue::running as say;
use bilingual::{Lang, text::escaped};
use judge::difference::Difference;
use judge::report::{Report, TestReport};
use judge::verdict::tier_name;
use problem_set::Verdict;

/// Lines of a dialogue that are shown after a failure.
const LAST_LINES: usize = 200;

/// The look of the page; dark where the reader's system is.
const STYLE: &str = include_str!("page.css");

/// The page.
pub(super) fn html(report: &Report, spec: &Spec, lang: Lang) -> String {
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{4}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{0} – {1}</title>\n<style>{STYLE}</style>\n<h1>{0} – {2}</h1>\n<p>{1} ({3})</p>\n",
        escaped(&spec.file),
        escaped(&report.program),
        escaped(spec.title.of(lang)),
        escaped(&report.language),
        lang.code(),
    );
    let spoken = |it: Verdict| format!("{} {}", badge(it), it.long().of(lang));
    page += &paragraph(&spoken(report.verdict));
    if let Some(beyond) = report.beyond {
        let told = format!("{}: {}", tier_name(Tier::Beyond, lang), spoken(beyond));
        page += &paragraph(&told);
    }
    if let Some(compiler) = &report.compiler {
        page += &quoted(compiler.of(lang));
    }
    let untouched = untouched(report, lang);
    if !untouched.is_empty() {
        page += &paragraph(&untouched);
    }
    if report.left_out > 0 {
        page += &paragraph(&say::PAGE_LEFT_OUT.fill(lang, &[&report.left_out]));
    }
    if let Some(warnings) = report.warnings.as_ref().filter(|_| !report.is_accepted()) {
        page += &paragraph(say::WARNINGS.of(lang));
        page += &quoted(warnings.of(lang));
    }
    for wrong in report.wrong_names.iter().chain(&report.remarks) {
        page += &paragraph(&escaped(wrong.of(lang)));
    }
    if !report.tests.is_empty() {
        page += &tests(report, spec, lang);
    }
    for test in &report.tests {
        if test.verdict != Verdict::Accepted {
            page += &failure(test, lang);
        }
    }
    page
}

/// The table of tiers and that of tests, times as bars.
fn tests(report: &Report, spec: &Spec, lang: Lang) -> String {
    let [tier, test, time, memory] = [
        say::HEAD_TIER,
        say::HEAD_TESTS,
        say::HEAD_TIME,
        say::HEAD_MEMORY,
    ]
    .map(|it| it.of(lang));
    let mut text = format!("<table>\n<tr><th>{tier}<th><th>{test}<th>{time}<th>{memory}\n");
    for tier in &report.tiers {
        let accepted = tier.counts.get(&Verdict::Accepted).copied().unwrap_or(0);
        let _ = writeln!(
            text,
            "<tr><td>{}<td>{}<td>{accepted} / {}, {} %<td class=\"number\">{} / {} ms<td class=\"number\">{} / {} MiB",
            tier_name(tier.tier, lang),
            badge(tier.verdict),
            tier.tests + tier.left_out,
            tier.percent(),
            tier.slowest_ms,
            tier.time_ms,
            tier.highest_kib.div_ceil(1024),
            tier.memory_mib
        );
    }
    let _ = write!(
        text,
        "</table>\n<h2>{test}</h2>\n<table>\n<tr><th><th>{test}<th><th>{time}<th><th>{memory}<th>\n"
    );
    for test in &report.tests {
        let limit = (spec.limits(test.tier).time_ms * report.time_factor).max(1);
        let share = (test.cpu_ms * 100 / limit).min(100);
        let _ = writeln!(
            text,
            "<tr><td>{}<td>{}<br><small>{}</small><td>{}<td class=\"number\">{} ms<td><span class=\"bar\"><i style=\"width:{share}%\"></i></span>\
             <td class=\"number\">{} MiB<td>{}",
            test.number,
            escaped(&test.name),
            escaped(test.about.of(lang)),
            badge(test.verdict),
            test.cpu_ms,
            test.peak_kib.div_ceil(1024),
            escaped(test.message.of(lang))
        );
    }
    text + "</table>\n"
}

/// One test that failed: what is known of it.
fn failure(test: &TestReport, lang: Lang) -> String {
    let mut text = format!(
        "<h2>{} {} {}</h2>\n<p>{}</p>\n",
        badge(test.verdict),
        test.number,
        escaped(&test.name),
        escaped(test.message.of(lang))
    );
    if let Some(opponent) = test.opponent {
        text += &paragraph(&say::AGAINST.fill(lang, &[&opponent]));
    }
    if !test.stderr.is_empty() {
        text += &quoted(&test.stderr.join("\n"));
    }
    if let Some(difference) = &test.difference {
        let sides = [
            (say::EXPECTED.of(lang), &difference.expected),
            (say::FOUND.of(lang), &difference.found),
        ];
        text += "<div class=\"two\">";
        for (name, lines) in sides {
            let lines = numbered(difference, lines);
            let _ = write!(text, "<div>{name}<pre>{lines}</pre></div>");
        }
        text += "</div>\n";
    }
    if let Some(transcript) = &test.transcript {
        text += &quoted(&transcript.tail(LAST_LINES).join("\n"));
    }
    text
}

fn paragraph(text: &str) -> String {
    format!("<p>{text}</p>\n")
}

/// What others have said.
fn quoted(text: &str) -> String {
    format!("<pre>{}</pre>\n", escaped(text))
}

fn numbered(difference: &Difference, lines: &[String]) -> String {
    let mut text = String::new();
    for (number, line) in (difference.line..).zip(lines) {
        let line = escaped(line);
        if difference.differs == Some(number) {
            let _ = writeln!(text, "<span class=\"here\">{number:>4}  {line}</span>");
        } else {
            let _ = writeln!(text, "{number:>4}  {line}");
        }
    }
    text
}

fn badge(verdict: Verdict) -> String {
    let short = verdict.short();
    format!("<span class=\"verdict {short}\">{short}</span>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_prints_cannot_become_part_of_the_page() {
        assert_eq!(
            escaped("<script>alert(\"&\")</script>"),
            "&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;"
        );
        let difference = Difference {
            line: 3,
            differs: Some(4),
            expected: Vec::new(),
            found: Vec::new(),
        };
        let text = numbered(&difference, &["<b>".to_owned(), "x".to_owned()]);
        assert_eq!(
            text,
            "   3  &lt;b&gt;\n<span class=\"here\">   4  x</span>\n"
        );
    }
}
