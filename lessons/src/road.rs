//! The road through all problems: by idea, from easy to hard.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use bilingual::Lang;
use problem_set::spec::Idea;
use problem_set::{Spec, home, listed};

use crate::catalogue::road as say;
pub use crate::order::{of_chapter, road, stars};
use crate::{chapter, counts};

/// How many problems `judge next` proposes.
const PROPOSED: usize = 5;

/// The pages. What stands above the first section of each, but for its title, is its own.
const PAGES: [(&str, Lang); 2] = [("LADDER.vi.md", Lang::Vi), ("LADDER.md", Lang::En)];

/// By what the problems are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The idea, which gives it away.
    Technique,
    /// From easy to hard.
    Level,
}

/// The problems in the chosen order, a line each.
pub fn list_by(by: By, lang: Lang) -> String {
    let mut specs = road();
    if by == By::Level {
        specs.sort_by_key(|spec| spec.ladder.level);
    }
    let mut text = String::new();
    let mut idea = None;
    for spec in &specs {
        if by == By::Technique && idea.replace(spec.ladder.idea) != Some(spec.ladder.idea) {
            let _ = writeln!(text, "\n{}", spec.ladder.idea.title().of(lang));
        }
        let level = stars(spec.ladder.level);
        let title = spec.title.of(lang);
        let _ = write!(text, "{:<10} {level:<5} {title}", spec.id);
        if by == By::Technique {
            let _ = write!(text, " ({})", spec.techniques.join(", "));
        }
        text.push('\n');
    }
    text.trim_start().to_owned()
}

/// The page anew.
fn page(old: &str, language: Lang) -> String {
    let specs = road();
    let rooms = specs.iter().filter(|it| it.variant.is_none()).count();
    let above = old.split("\n## ").next().unwrap_or_default();
    let above = above.split_once('\n').map_or("", |(_, above)| above);
    let mut text = format!(
        "# {}\n{above}",
        say::TITLE.fill(language, &[&rooms, &(specs.len() - rooms)])
    );
    let heading = say::HEADING.of(language);
    for idea in Idea::ALL {
        let title = idea.title().of(language);
        let chapter = say::CHAPTER.of(language);
        let file = chapter::file(idea, language);
        let _ = write!(
            text,
            "\n## {title}\n\n[{chapter}]({file})\n\n| {heading} |\n|---|---|---|---|---|\n"
        );
        let (own, others): (Vec<&Spec>, _) = of_chapter(idea)
            .into_iter()
            .partition(|spec| spec.ladder.idea == idea);
        for spec in own {
            let (code, mut title) = (language.code(), spec.title.of(language).to_owned());
            if let Some(variant) = &spec.variant {
                let _ = write!(title, " (`{variant}`)");
            }
            let lesson = say::LESSON.of(language);
            let (id, folder, level) = (&spec.id, home(&spec.id), stars(spec.ladder.level));
            let needs = spec.ladder.needs.iter();
            let needs: Vec<String> = needs
                .map(|need| format!("[{need}]({}/statement.{code}.md)", home(need)))
                .collect();
            let _ = writeln!(
                text,
                "| [{id}]({folder}/statement.{code}.md) | {title} | {level} | {} | [{lesson}]({folder}/lesson.{code}.md) |",
                needs.join(", ")
            );
        }
        let others = others.iter().map(|Spec { id, .. }| {
            let (folder, code) = (home(id), language.code());
            format!("[{id}]({folder}/statement.{code}.md)")
        });
        let others: Vec<String> = others.collect();
        if !others.is_empty() {
            let _ = writeln!(
                text,
                "\n{}",
                say::ALSO.fill(language, &[&others.join(", ")])
            );
        }
    }
    text
}

/// The pages of the road in both languages, and what there is of the course, counted: file and text.
pub fn pages(set: &Path) -> Vec<(&'static str, String)> {
    let page = |(name, language): (&'static str, Lang)| {
        let old = fs::read_to_string(set.join(name)).unwrap_or_default();
        (name, page(&old, language))
    };
    let counted = (counts::FILE, counts::page(set));
    PAGES.into_iter().map(page).chain([counted]).collect()
}

/// A fault for each problem that the road does not lead to.
pub fn faults() -> Vec<String> {
    let specs = road();
    let mut faults = Vec::new();
    for (place, spec) in specs.iter().enumerate() {
        for need in &spec.ladder.needs {
            if !specs[..place].iter().any(|before| before.id == *need) {
                let id = &spec.id;
                faults.push(format!(
                    "problems/{id}/problem.toml: needs {need}, which does not come before it on the road"
                ));
            }
        }
    }
    faults
}

/// What fits after the problems that were accepted: what these were needed for first, then what
/// needs nothing, the easiest first; each with the place where its statement is.
pub fn next(
    accepted: &BTreeSet<String>,
    language: Lang,
    statement: impl Fn(&str) -> String,
) -> String {
    let mut open = road();
    open.retain(|spec| {
        let mut needs = spec.ladder.needs.iter();
        !accepted.contains(&spec.id) && needs.all(|need| accepted.contains(need))
    });
    open.sort_by_key(|spec| (spec.ladder.level, spec.ladder.needs.is_empty()));
    let mut text = say::SOLVED.fill(language, &[&accepted.len(), &listed().len()]);
    text.push_str("\n\n");
    for spec in open.iter().take(PROPOSED) {
        let (id, level) = (&spec.id, stars(spec.ladder.level));
        let (title, place) = (spec.title.of(language), statement(id));
        let _ = write!(text, "{level:<5} {id:<10} {title}: {place}");
        if !spec.ladder.needs.is_empty() {
            let after = say::AFTER.fill(language, &[&spec.ladder.needs.join(", ")]);
            let _ = write!(text, "  ({after})");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_can_be_reached_by_what_is_proposed() {
        let mut accepted = BTreeSet::new();
        for _ in all_problems::listed() {
            let said = next(&accepted, Lang::En, str::to_owned);
            let line = said.lines().nth(2).unwrap();
            let id = line.split_whitespace().nth(1).unwrap();
            assert!(accepted.insert(id.to_owned()), "{said}");
        }
        assert_eq!(accepted.len(), all_problems::listed().len());
        assert_eq!(next(&accepted, Lang::Vi, str::to_owned).lines().count(), 2);
    }

    #[test]
    fn what_was_solved_opens_what_needs_it() {
        all_problems::install();
        let solved = BTreeSet::from(["coins".to_owned()]);
        let said = next(&solved, Lang::En, str::to_owned);
        assert!(said.contains("bocsoia"), "{said}");
        assert!(!said.contains(" hau "), "{said}");
    }
}
