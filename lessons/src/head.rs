//! The head of a lesson, below its title: chapter, stars, what is solved before, what one should know, what
//! suffices for each tier, and the commands that go with the problem. All of it is known elsewhere, so
//! that it is written here and typed by nobody.

use bilingual::{Lang, capitalized};
use problem_set::knowledge::Told;
use problem_set::spec::{Idea, Kind};
use problem_set::{Spec, find, home};

use crate::chapter;
use crate::lesson::{BEGIN_HEAD, END, HEAD_LINE, Lesson};
use crate::names::name;
use crate::order::stars;
use crate::primer;
use crate::printed::is_table;

/// The lesson with its head as it should be.
pub(crate) fn with_head(lesson: &Lesson<'_>, spec: &Spec) -> String {
    let mut lines: Vec<String> = lesson.text.lines().map(str::to_owned).collect();
    let mark = format!("{BEGIN_HEAD}{}{END}", spec.id);
    let new = std::iter::once(mark).chain(head(lesson, spec));
    if let Some(place) = lines.iter().position(|line| line.starts_with(BEGIN_HEAD)) {
        let quoted = lines[place + 1..].iter();
        let end = place + 1 + quoted.take_while(|line| line.starts_with('>')).count();
        lines.splice(place..end, new);
    } else {
        let title = lines.len().min(1);
        lines.splice(title..title, std::iter::once(String::new()).chain(new));
    }
    lines.join("\n") + "\n"
}

/// The lines of the head.
fn head(lesson: &Lesson<'_>, spec: &Spec) -> Vec<String> {
    let language = lesson.language;
    let mut lines = vec![place(spec, language)];
    lines.extend(known(spec, language));
    lines.extend([cost(spec, language), commands(lesson, spec)]);
    let lines = lines.iter().map(|line| format!("{HEAD_LINE}{line}"));
    lines.collect()
}

/// Chapter, stars, and what is better solved before. The title of the chapter would be a hint.
fn place(spec: &Spec, language: Lang) -> String {
    let idea = spec.ladder.idea;
    let number = Idea::ALL.iter().position(|it| *it == idea).unwrap_or(0) + 1;
    let chapter = language.pick("Chương", "Chapter");
    let file = chapter::file(idea, language);
    let level = stars(spec.ladder.level);
    let line = format!("[{chapter} {number}](../../{file}) · {level}");
    let needs = spec.ladder.needs.iter();
    let needs = needs.filter_map(|id| find(id).map(Spec::of)).map(|it| {
        let (name, code) = (name(it, language), language.code());
        // Rooms lie beside each other, and so do variants.
        let is_beside = it.variant.is_some() == spec.variant.is_some();
        let folder = if is_beside {
            it.id.clone()
        } else {
            format!("../{}", home(&it.id))
        };
        format!("[{name}](../{folder}/statement.{code}.md)")
    });
    let needs: Vec<String> = needs.collect();
    if needs.is_empty() {
        return line;
    }
    let before = language.pick("nên giải trước", "solve before");
    format!("{line} · {before}: {}", needs.join(", "))
}

/// What one should know from outside the course.
fn known(spec: &Spec, language: Lang) -> Option<String> {
    let link = |title: &str, file: &str| format!("[{title}](../../{file})");
    let all = spec.knows.iter().map(|it| {
        let title = it.title.of(language);
        match it.told {
            Told::Chapter(idea) => link(title, &chapter::file(idea, language)),
            Told::Primer(it) => link(title, &primer::file(it, language)),
            Told::Pages {
                vietnamese,
                english,
            } => pages(title, vietnamese, english, language),
            Told::Nowhere => title.to_owned(),
        }
    });
    let all = all.collect::<Vec<_>>().join(", ");
    let begin = language.pick("Cần biết", "To know");
    (!all.is_empty()).then(|| format!("{begin}: {all}."))
}

/// Where this is told elsewhere, for who reads this language; who reads Vietnamese reads English too.
fn pages(title: &str, vietnamese: Option<&str>, english: Option<&str>, language: Lang) -> String {
    let own = vietnamese.filter(|_| language == Lang::Vi);
    match (own, english) {
        (Some(wiki), Some(page)) => format!("[{title}]({wiki}) ([cp-algorithms]({page}))"),
        (Some(page), None) | (None, Some(page)) => format!("[{title}]({page})"),
        (None, None) => title.to_owned(),
    }
}

/// What suffices for each tier.
fn cost(spec: &Spec, language: Lang) -> String {
    let cost = &spec.complexity;
    let source = language.pick("Giới hạn gốc", "Source tier");
    let beyond = language.pick("giới hạn nâng cao", "beyond tier");
    let enough = language.pick("là đủ", "suffices");
    let first = format!("{source}: {} {enough}", cost.source);
    match &cost.beyond {
        Some(fast) => format!("{first}; {beyond}: {fast}."),
        None => first + ".",
    }
}

/// The commands that this kind of problem has.
fn commands(lesson: &Lesson<'_>, spec: &Spec) -> String {
    let (id, language) = (&spec.id, lesson.language);
    let blocks = lesson.blocks().unwrap_or_default();
    let mut look = Vec::new();
    if spec.is_playable() {
        look.push(format!("`judge values {id}`"));
    } else if blocks.iter().any(|it| it.mark.starts_with("judge draw ")) {
        look.push(format!("`judge draw {id}`"));
    }
    if blocks.iter().any(|it| is_table(it.mark)) {
        look.push(format!("`judge table {id}`"));
    }
    let play = matches!(spec.kind, Kind::Game | Kind::Dialogue) && spec.is_playable();
    let play = play.then(|| format!("{}: `judge play {id}`", language.pick("Chơi", "Play")));
    let looks = language.pick("nhìn", "look");
    let look = (!look.is_empty()).then(|| format!("{looks}: {}", look.join(", ")));
    let fails = language.pick("tìm test sai", "a test that fails");
    let program = language.pick("bai.cpp", "my.cpp");
    let stress = Some(format!("{fails}: `judge stress {id} {program}`"));
    let all: Vec<String> = [play, look, stress].into_iter().flatten().collect();
    capitalized(&all.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(id: &str) -> Spec {
        Spec::of(all_problems::find(id).unwrap()).clone()
    }

    fn with(text: &str, spec: &Spec, language: Lang) -> String {
        with_head(&Lesson { language, text }, spec)
    }

    #[test]
    fn a_head_says_what_is_known_of_the_problem_and_is_written_once() {
        all_problems::install();
        let mut spec = spec("nim2");
        spec.ladder.needs = vec!["nim".to_owned(), "stone47".to_owned()];
        spec.knows = ["recursion", "dijkstra", "trees", "trie"]
            .map(|it| it.parse().unwrap())
            .to_vec();
        spec.complexity.source = "O(n²)".to_owned();
        spec.complexity.beyond = Some("O(n)".to_owned());
        let text = "# NIM2\n\n<!-- judge head nim -->\n> old\n> lines\n\n## Gợi ý\n";
        let now = with(text, &spec, Lang::Vi);
        for wanted in [
            "# NIM2\n\n<!-- judge head nim2 -->\n> - [Chương 4](../../course/nim.vi.md) · ★★ · nên giải trước: \
             [NIM](../nim/statement.vi.md), [Bốc sỏi hai loại đống](../stone47/statement.vi.md)\n",
            "\n> - Cần biết: [đệ quy](../../course/primers/recursion.vi.md), \
             [thuật toán Dijkstra](https://wiki.vnoi.info/algo/graph-theory/shortest-path.md) \
             ([cp-algorithms](https://cp-algorithms.com/graph/dijkstra.html)), cây, \
             [cây tiền tố (trie)](https://wiki.vnoi.info/algo/string/trie.md).\n",
            "\n> - Giới hạn gốc: O(n²) là đủ; giới hạn nâng cao: O(n).\n",
            "\n> - Chơi: `judge play nim2` · nhìn: `judge values nim2` · tìm test sai: `judge stress nim2 bai.cpp`\n\n## Gợi ý\n",
        ] {
            assert!(now.contains(wanted), "{now}\n{wanted}");
        }
        assert_eq!(with(&now, &spec, Lang::Vi), now);
        let english = with(&now, &spec, Lang::En);
        assert!(
            english.contains("> - Play: `judge play nim2` · look: "),
            "{english}"
        );
        let known = "> - To know: [recursion](../../course/primers/recursion.en.md), \
                     [Dijkstra's algorithm](https://cp-algorithms.com/graph/dijkstra.html), trees, trie.\n";
        assert!(english.contains(known), "{english}");
        spec.knows.clear();
        assert!(!with(&now, &spec, Lang::Vi).contains("Cần biết"));
        let new = with("# NIM2\n\n## Gợi ý\n", &spec, Lang::Vi);
        assert!(
            new.starts_with("# NIM2\n\n<!-- judge head nim2 -->\n> - "),
            "{new}"
        );
        assert!(new.ends_with("bai.cpp`\n\n## Gợi ý\n"), "{new}");
    }

    #[test]
    fn only_commands_that_there_are_stand_in_a_head() {
        all_problems::install();
        let draw = "# WBR\n\n<!-- judge head wbr -->\n\n<!-- judge draw wbr --svg a.svg -->\n![a](a.svg)\n";
        let now = with(draw, &spec("wbr"), Lang::En);
        assert!(now.contains("> - Look: `judge draw wbr` · a test"), "{now}");
        assert!(!now.contains("judge play"), "{now}");
    }
}
