//! Where a link of the Markdown leads on the site.

use std::path::{Component, Path};

use bilingual::Lang;
use problem_set::spec::Idea;
use problem_set::{Primer, listed};

/// The page of a problem.
pub(crate) fn problem(id: &str) -> String {
    format!("{id}.html")
}

/// The page of a chapter; problems are called `nim` and `grundy` too.
pub(crate) fn chapter(idea: Idea) -> String {
    format!("course-{}.html", idea.name())
}

/// The page of a primer.
pub(crate) fn primer(primer: Primer) -> String {
    format!("primer-{}.html", primer.name())
}

/// The teacher's plan for a chapter.
pub(crate) fn plan(idea: Idea) -> String {
    format!("course-{}-teacher.html", idea.name())
}

/// The game of a problem that an address carries: the opening and, by their names, what else is chosen.
pub(crate) fn game(id: &str, carried: &[(&str, &str)]) -> String {
    let carried = carried.iter();
    let carried: Vec<String> = carried
        .map(|(name, value)| format!("{name}={}", in_address(value)))
        .collect();
    format!("{}#play?{}", problem(id), carried.join("&"))
}

/// A text as a part of an address.
pub fn in_address(text: &str) -> String {
    let said = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(said).collect()
}

/// The road, which one sees first.
pub(crate) const ROAD: &str = "index.html";

/// The list of chapters.
pub(crate) const COURSE: &str = "course.html";

/// How the name of a chapter's contest ends.
const CONTEST: &str = ".contest.toml";

/// What teachers do with the set.
pub(crate) const TEACHERS: &str = "doc-teacher.html";

/// How programs play each other.
pub(crate) const DUEL: &str = "doc-duel.html";

/// The picture of a folder of the set, as seen from a page.
pub(crate) fn picture(folder: &str, file: &str) -> String {
    format!("../{}", picture_file(folder, file))
}

/// Where that lies on the site.
pub(crate) fn picture_file(folder: &str, file: &str) -> String {
    let folder = folder.rsplit('/').next().unwrap_or(folder);
    format!("assets/pictures/{folder}-{file}")
}

/// Where the element of a submission is found on its page.
pub(crate) fn submission(file: &str) -> String {
    format!("submission-{file}")
}

/// A file of the set, as its Markdown is read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Origin<'a> {
    /// The folder, below the set: `problems/nim`, `course`.
    pub(crate) folder: &'a str,
    /// The language of the page.
    pub(crate) lang: Lang,
}

impl Origin<'_> {
    /// Where a link leads; `None` for what is not on the site.
    pub(crate) fn target(self, link: &str) -> Option<String> {
        let is_whole = link.starts_with("https://") || link.starts_with("http://");
        if is_whole || ["#play", "#look"].contains(&link) {
            return Some(link.to_owned());
        }
        let file = link.split('#').next().unwrap_or(link);
        let path = normal(&Path::new(self.folder).join(file))?;
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            ["problems" | "variants", id, ..] if !listed().iter().any(|it| it.id() == id) => None,
            ["problems" | "variants", id, text] => {
                let (name, lang) = text.strip_suffix(".md")?.split_once('.')?;
                let anchor = match name {
                    "statement" => "",
                    "lesson" => "#lesson",
                    _ => return None,
                };
                Some(self.in_language(lang, &problem(id))? + anchor)
            }
            ["problems" | "variants", id, "submissions", file] => {
                Some(self.of(id, &submission(file)))
            }
            ["problems", id, "src", "lib.rs" | "rules.rs"] => Some(self.of(id, "reference")),
            ["course", text] if text.ends_with(CONTEST) => {
                let name = text.trim_end_matches(CONTEST);
                let idea = Idea::ALL.into_iter().find(|idea| idea.name() == name)?;
                Some(plan(idea) + "#contest")
            }
            ["course", text] => {
                let (name, lang) = text.strip_suffix(".md")?.rsplit_once('.')?;
                let chapter_of = name.strip_suffix(".teacher");
                let name = chapter_of.unwrap_or(name);
                let idea = Idea::ALL.into_iter().find(|idea| idea.name() == name)?;
                let page = if chapter_of.is_some() { plan } else { chapter };
                self.in_language(lang, &page(idea))
            }
            ["course", "primers", text] => {
                let (name, lang) = text.strip_suffix(".md")?.split_once('.')?;
                let it = Primer::ALL.into_iter().find(|it| it.name() == name)?;
                self.in_language(lang, &primer(it))
            }
            ["docs", "teacher.md" | "teacher.en.md"] => self.in_language("en", TEACHERS),
            ["docs", "teacher.vi.md"] => self.in_language("vi", TEACHERS),
            ["docs", "duel.md"] => self.in_language("en", DUEL),
            ["docs", "duel.vi.md"] => self.in_language("vi", DUEL),
            ["LADDER.md"] => self.in_language("en", ROAD),
            ["LADDER.vi.md"] => self.in_language("vi", ROAD),
            _ => None,
        }
    }

    /// A part of a problem's page.
    fn of(self, id: &str, part: &str) -> String {
        if self.folder.rsplit('/').next() == Some(id) {
            format!("#{part}")
        } else {
            format!("{}#{part}", problem(id))
        }
    }

    /// A page in the language with this code.
    fn in_language(self, code: &str, page: &str) -> Option<String> {
        let is_other = Lang::of_code(code)? != self.lang;
        let way = is_other.then(|| format!("../{code}/"));
        Some(way.unwrap_or_default() + page)
    }
}

/// A path without `.` and `..`, if it does not leave the set.
fn normal(path: &Path) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.components() {
        match part {
            Component::Normal(name) => parts.push(name.to_str()?),
            Component::ParentDir => drop(parts.pop()?),
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir => return None,
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_pages_of_the_site() {
        all_problems::install();
        assert_eq!(in_address("bài 1&x=C++"), "b%C3%A0i%201%26x%3DC%2B%2B");
        let lesson = Origin {
            folder: "problems/nim",
            lang: Lang::Vi,
        };
        for (link, target) in [
            ("../nim2/statement.vi.md", Some("nim2.html")),
            ("../nim2/lesson.en.md", Some("../en/nim2.html#lesson")),
            ("submissions/a.cpp", Some("#submission-a.cpp")),
            (
                "../nim2/submissions/a.cpp",
                Some("nim2.html#submission-a.cpp"),
            ),
            ("../../course/nim.vi.md", Some("course-nim.html")),
            (
                "../../course/primers/xor.en.md",
                Some("../en/primer-xor.html"),
            ),
            (
                "../../course/nim.contest.toml",
                Some("course-nim-teacher.html#contest"),
            ),
            ("../../docs/teacher.vi.md", Some("doc-teacher.html")),
            ("../../README.md", None),
            ("../../../x", None),
            ("../chess/statement.vi.md", None),
            ("#look", Some("#look")),
            ("https://a.org/b", Some("https://a.org/b")),
        ] {
            assert_eq!(lesson.target(link).as_deref(), target, "{link}");
        }
        let chapter = Origin {
            folder: "course",
            lang: Lang::En,
        };
        assert_eq!(
            chapter.target("nim.vi.md").as_deref(),
            Some("../vi/course-nim.html")
        );
    }
}
