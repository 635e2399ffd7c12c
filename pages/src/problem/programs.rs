//! The programs of a problem: what was handed in, and the reference beside the rules.

use std::fs;
use std::path::Path;

use bilingual::{Lang, Result, Text, text::escaped};
use judge::errors::unread;
use lessons::page::Block;
use problem_set::spec::{FAST, Submission};
use problem_set::{Spec, Verdict};

use super::lesson::Parts;
use crate::prose::{self, Prose};
use crate::{links, say};

/// The texts of all of them.
pub(super) struct Programs {
    /// In the order of `problem.toml`.
    submissions: Vec<String>,
    reference: String,
    rules: Option<String>,
    brute: String,
}

impl Programs {
    /// What a room holds of them; `None` of a room for pupils, which has none.
    pub(super) fn read(room: &Path, spec: &Spec) -> Result<Option<Programs>> {
        if !room.join("src").is_dir() {
            return Ok(None);
        }
        let read = |file: &str| {
            let path = room.join(file);
            fs::read_to_string(&path).map_err(|error| unread(&path, &error))
        };
        let submissions = spec.submissions.iter();
        let submissions = submissions.map(|it| read(&format!("submissions/{}", it.file)));
        let rules = "src/rules.rs";
        let has_rules = room.join(rules).is_file();
        Ok(Some(Programs {
            submissions: submissions.collect::<Result<_, _>>()?,
            reference: read("src/lib.rs")?,
            rules: has_rules.then(|| read(rules)).transpose()?,
            brute: read("src/brute.rs")?,
        }))
    }

    /// The submissions, each with the verdict it gets and what the lesson tells of it.
    pub(super) fn submissions(
        &self,
        spec: &Spec,
        parts: &Parts<'_>,
        prose: &Prose<'_>,
        lang: Lang,
    ) -> String {
        let all = spec.submissions.iter().zip(&self.submissions);
        let shown = all.map(|(submission, code)| {
            let (file, id) = (escaped(&submission.file), links::submission(&submission.file));
            let ending = submission.file.rsplit('.').next().unwrap_or_default();
            format!(
                "<details class=\"submission\" id=\"{}\"><summary><code>{file}</code> {}</summary>\n\
                 <div class=\"prose\">\n{}</div>\n{}</details>\n",
                escaped(&id),
                verdicts(submission, lang),
                told(submission, parts, prose, lang),
                prose::code(ending, code)
            )
        });
        shown.collect()
    }

    /// The reference beside the rules, or beside the brute force where there are none.
    pub(super) fn reference(&self, lang: Lang) -> (Text, String) {
        let (title, beside, file, code) = match &self.rules {
            Some(rules) => (say::REFERENCE, say::RULES, "rules.rs", rules),
            None => (say::REFERENCE_ALONE, say::BRUTE, "brute.rs", &self.brute),
        };
        let column = |title: Text, file: &str, code: &str| {
            let name = file.split('.').next().unwrap_or_default();
            format!(
                "<section aria-labelledby=\"code-{name}\">\n<h3 id=\"code-{name}\">{} <code>{file}</code></h3>\n<div lang=\"en\">\n{}</div>\n</section>\n",
                title.of(lang),
                prose::code("rs", code)
            )
        };
        let html = format!(
            "<p class=\"quiet\">{}</p>\n<details><summary>{}</summary>\n<div class=\"two\">\n{}{}</div>\n</details>\n",
            say::REFERENCE_ABOUT.of(lang),
            say::REFERENCE_OPEN.of(lang),
            column(say::REFERENCE_ALONE, "lib.rs", &self.reference),
            column(beside, file, code)
        );
        (title, html)
    }
}

/// The verdict of each tier.
fn verdicts(submission: &Submission, lang: Lang) -> String {
    let badge = |verdict: Verdict, tier: Text| {
        let (short, long) = (verdict.short(), verdict.long().of(lang));
        let tier = tier.of(lang);
        format!(
            "<span class=\"verdict {short}\" title=\"{long}\">{short}</span> <span class=\"tier\">{tier}</span>"
        )
    };
    let source = badge(submission.expect, say::VERDICT_SOURCE);
    match submission.expect_beyond {
        Some(beyond) => format!("{source} {}", badge(beyond, say::VERDICT_BEYOND)),
        None => source,
    }
}

/// What is wrong with a submission, or what it does: in the words of the lesson, else in those of
/// `problem.toml`, which are English. What is there for its speed alone is told to be.
fn told(submission: &Submission, parts: &Parts<'_>, prose: &Prose<'_>, lang: Lang) -> String {
    if let Some(block @ Block::Paragraph(_)) = parts.told_of(&submission.file) {
        return prose.blocks(std::slice::from_ref(block));
    }
    let about = escaped(&submission.about);
    let about = match lang {
        Lang::Vi => format!("<p lang=\"en\">{about}.</p>\n"),
        Lang::En => format!("<p>{about}.</p>\n"),
    };
    if submission.file == FAST {
        return format!("<p>{}</p>\n{about}", say::FAST_ABOUT.of(lang));
    }
    about
}
