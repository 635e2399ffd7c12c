//! What a lesson says of other problems: which is easier or harder, and whose proof it stands on.
//!
//! "Easier", "as hard" and "harder" follow from the stars. Whose lesson is cited for a proof or a method is
//! solved before, or stands in the chapter, and is no harder.

use std::collections::BTreeSet;
use std::path::Path;

use bilingual::Text;
use bilingual::text::outside_blocks;
use problem_set::{Spec, find, home};

use crate::chapter;
use crate::lesson::{GO_ON, Lesson};
use crate::names::{is_shared, name};

/// How an item begins that compares: with a problem of fewer stars, of as many, of more.
const LABELS: [Text; 3] = [
    Text::new("Dễ hơn", "Easier"),
    Text::new("Cùng mức", "As hard"),
    Text::new("Khó hơn", "Harder"),
];

/// What is wrong with what the lesson in this room says of other problems.
pub(crate) fn faults(lesson: &Lesson<'_>, room: &Path, spec: &Spec) -> Vec<String> {
    let mut faults = label_faults(lesson, spec);
    faults.extend(citation_faults(lesson, room, spec));
    faults.extend(name_faults(lesson));
    faults
}

/// Comparisons that contradict the stars.
fn label_faults(lesson: &Lesson<'_>, spec: &Spec) -> Vec<String> {
    let go_on = GO_ON.of(lesson.language);
    let section = lesson.section(go_on, "##").unwrap_or_default();
    let text = section.join("\n").replace("\n- ", "\n\n- ");
    let own = spec.ladder.level;
    let mut faults = Vec::new();
    for item in text.split("\n\n") {
        let said = item.trim_start_matches("- ").trim_start_matches("**");
        let labels = LABELS.map(|it| it.of(lesson.language));
        let Some(place) = labels.iter().position(|it| said.starts_with(it)) else {
            continue;
        };
        for other in problems_in(item, "statement") {
            let level = other.ladder.level;
            if own.cmp(&level) as i8 != 1 - i8::try_from(place).unwrap_or(0) {
                let (id, label) = (&other.id, labels[place]);
                faults.push(format!(
                    "'{label}' is said of {id}, which has {level} stars, and this problem {own}"
                ));
            }
        }
    }
    faults
}

/// Lessons that are cited before the last section, though they may come later.
fn citation_faults(lesson: &Lesson<'_>, room: &Path, spec: &Spec) -> Vec<String> {
    let end = format!("## {}", GO_ON.of(lesson.language));
    let lines = lesson.text.lines().take_while(|line| **line != end);
    let text = outside_blocks(lines).collect::<Vec<_>>().join("\n");
    let before = solved_before(spec);
    let set = room.join("../..");
    let chapter = chapter::read(&set, spec.ladder.idea, lesson.language).unwrap_or_default();
    let mut faults = Vec::new();
    for cited in problems_in(&text, "lesson") {
        let (id, level) = (&cited.id, cited.ladder.level);
        if *id == spec.id {
            continue;
        }
        if level > spec.ladder.level {
            faults.push(format!(
                "cites the lesson of {id}, which is harder: cite the chapter, or prove it here"
            ));
        } else if !before.contains(id) && !chapter.contains(&format!("../{}/", home(id))) {
            faults.push(format!(
                "cites the lesson of {id}, which is neither in needs nor in its chapter"
            ));
        }
    }
    faults
}

/// Links whose words name several problems.
fn name_faults(lesson: &Lesson<'_>) -> Vec<String> {
    let lines: Vec<&str> = outside_blocks(lesson.text.lines()).collect();
    let text = lines.join("\n");
    let faults = labelled(&text).filter_map(|(label, link)| {
        let label = label.trim_matches(['*', '`']);
        let other = problem_of(link).filter(|_| is_shared(label))?;
        let name = name(other, lesson.language);
        Some(format!(
            "[{label}] is the name of several problems; write [{name}]"
        ))
    });
    faults.collect()
}

/// All that is solved before, one before the other.
fn solved_before(spec: &Spec) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut open = spec.ladder.needs.clone();
    while let Some(id) = open.pop() {
        let needs = find(&id).map(Spec::of);
        if all.insert(id) {
            open.extend(needs.into_iter().flat_map(|it| it.ladder.needs.clone()));
        }
    }
    all
}

/// The links of a text: their words, and where they lead.
fn labelled(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices("](").filter_map(|(at, sign)| {
        let (_, label) = text[..at].rsplit_once('[')?;
        let (link, _) = text[at + sign.len()..].split_once(')')?;
        Some((label, link))
    })
}

/// The problem to whose text or folder a link of another room leads.
fn problem_of(link: &str) -> Option<&'static Spec> {
    let (id, _) = link.strip_prefix("../")?.split_once('/')?;
    find(id).map(Spec::of)
}

/// The problems whose statement or lesson is linked.
fn problems_in(text: &str, file: &str) -> Vec<&'static Spec> {
    let links = labelled(text).map(|(_, link)| link);
    let links = links.filter(|link| link.contains(&format!("/{file}.")));
    links.filter_map(problem_of).collect()
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    fn of(id: &str, text: &str) -> Vec<String> {
        all_problems::install();
        let set = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let spec = Spec::of(find(id).unwrap());
        let language = Lang::En;
        faults(
            &Lesson { language, text },
            &set.join("problems").join(id),
            spec,
        )
    }

    #[test]
    fn labels_follow_from_the_stars() {
        for (label, id, is_fault) in [
            ("Easier", "coins", false),
            ("Easier", "hau", true),
            ("Harder", "hau", false),
            ("Harder still", "nim2", true),
            ("As hard", "nim2", false),
            ("The same game", "hau", false),
        ] {
            let text = format!("## Go on\n\n- {label}: [X](../{id}/statement.en.md): so.\n");
            assert_eq!(!of("nim", &text).is_empty(), is_fault, "{label} {id}");
        }
    }

    #[test]
    fn a_proof_is_cited_of_what_comes_before() {
        for (id, cited, is_fault) in [
            ("nim2", "nim", false),
            ("nim", "hau", true),
            ("hau", "socola", true),
            ("nim", "nim2", false),
        ] {
            let text = format!("## Why\n\nSee [it](../{cited}/lesson.en.md).\n\n## Go on\n");
            assert_eq!(!of(id, &text).is_empty(), is_fault, "{id} {cited}");
        }
    }

    #[test]
    fn a_label_names_one_problem() {
        let text =
            "## Go on\n\n- [STONE](../stone47/statement.en.md), [NIM2](../nim2/statement.en.md)\n";
        let faults = of("nim", text);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("[Taking stones]"), "{faults:?}");
    }
}
