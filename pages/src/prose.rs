//! The tree of a page of Markdown as HTML.

use std::cell::Cell;
use std::fmt::Write;

use bilingual::Lang;
use bilingual::text::escaped;
use lessons::lesson::program;
use lessons::page::{Block, Inline};
use lessons::printed::{drawn, opened};
use problem_set::spec::Kind;
use problem_set::{Spec, find, listed};

use crate::links::{self, Origin};
use crate::{formula, highlight, say};

/// How the mark begins of a block that a command has printed.
const PRINTED: &str = "judge ";

/// How that of an excerpt does.
const EXCERPT: &str = "from ";

/// The languages of whole programs: the fence and what each is called.
pub(crate) const LANGUAGES: [(&str, &str); 3] =
    [("cpp", "C++"), ("python", "Python"), ("pascal", "Pascal")];

/// A text that stands on no page of the site: what links lead to is only named.
pub fn alone(blocks: &[Block], lang: Lang) -> String {
    Prose::new("", lang, lang.code(), 0).blocks(blocks)
}

/// The same of a text with pictures, whose addresses are told by their names.
pub fn alone_with(blocks: &[Block], lang: Lang, picture: &dyn Fn(&str) -> String) -> String {
    let prose = Prose {
        picture: Some(picture),
        ..Prose::new("", lang, lang.code(), 0)
    };
    prose.blocks(blocks)
}

/// Writes a text that stands in a page.
pub(crate) struct Prose<'a> {
    /// Where the text comes from.
    pub(crate) origin: Origin<'a>,
    /// What the ids of its headings begin with.
    pub(crate) name: &'a str,
    /// How many levels its headings stand deeper on the page.
    pub(crate) deeper: usize,
    /// How many headings there were.
    pub(crate) headings: Cell<usize>,
    /// Where a picture is, if not on the site.
    picture: Option<&'a dyn Fn(&str) -> String>,
}

impl<'a> Prose<'a> {
    /// Of a folder below the set.
    pub(crate) fn new(folder: &'a str, lang: Lang, name: &'a str, deeper: usize) -> Prose<'a> {
        Prose {
            origin: Origin { folder, lang },
            name,
            deeper,
            headings: Cell::new(0),
            picture: None,
        }
    }

    /// All blocks, one after another.
    pub(crate) fn blocks(&self, blocks: &[Block]) -> String {
        let mut html = String::new();
        let mut rest = blocks;
        while let Some((first, others)) = rest.split_first() {
            if let Some((sample, after)) = sample(rest) {
                html += &sample;
                rest = after;
            } else if let Some((programs, after)) = programs(rest, self.origin.lang) {
                html += &programs;
                rest = after;
            } else if let (Block::Mark(mark), [marked, after @ ..]) = (first, others) {
                html += &self.marked(mark, marked);
                rest = after;
            } else {
                html += &self.block(first);
                rest = others;
            }
        }
        html
    }

    fn block(&self, block: &Block) -> String {
        match block {
            Block::Heading(level, line) => {
                self.headings.set(self.headings.get() + 1);
                let level = (level + self.deeper).min(6);
                let (name, number) = (self.name, self.headings.get());
                format!(
                    "<h{level} id=\"{name}-{number}\">{}</h{level}>\n",
                    self.line(line)
                )
            }
            Block::Paragraph(line) => match &line[..] {
                [Inline::Picture(words, file)] => self.picture(words, file),
                line => format!("<p>{}</p>\n", self.line(line)),
            },
            Block::List(is_numbered, items) => {
                let name = if *is_numbered { "ol" } else { "ul" };
                let items: String = items.iter().map(|item| self.item(item)).collect();
                format!("<{name}>\n{items}</{name}>\n")
            }
            // A mark alone shows nothing.
            Block::Mark(_) => String::new(),
            Block::Quote(inner) => format!("<blockquote>\n{}</blockquote>\n", self.blocks(inner)),
            Block::Fold(words, inner) => format!(
                "<details class=\"answer\"><summary>{}</summary>\n{}</details>\n",
                escaped(words),
                self.blocks(inner)
            ),
            Block::Code(fence, text) => code(fence, text),
            Block::Table(rows) => self.table(rows),
        }
    }

    /// An item; a line alone is no paragraph.
    fn item(&self, item: &[Block]) -> String {
        match item {
            [Block::Paragraph(line), rest @ ..] if !matches!(line[..], [Inline::Picture(..)]) => {
                format!("<li>{}{}</li>\n", self.line(line), self.blocks(rest))
            }
            item => format!("<li>{}</li>\n", self.blocks(item)),
        }
    }

    fn table(&self, rows: &[Vec<Vec<Inline>>]) -> String {
        let row = |name: &str, cells: &[Vec<Inline>]| {
            let cell = |cell: &Vec<Inline>| match name {
                // The corner of a table heads nothing.
                "th" if !cell.is_empty() => format!("<th scope=\"col\">{}</th>", self.line(cell)),
                _ => format!("<td>{}</td>", self.line(cell)),
            };
            let cells: String = cells.iter().map(cell).collect();
            format!("<tr>{cells}</tr>\n")
        };
        let Some((head, body)) = rows.split_first() else {
            return String::new();
        };
        // A board of numbers has nothing above it.
        let is_empty = head.iter().all(Vec::is_empty);
        let (class, head) = if is_empty {
            (" class=\"board\"", String::new())
        } else {
            ("", format!("<thead>\n{}</thead>\n", row("th", head)))
        };
        let body: String = body.iter().map(|cells| row("td", cells)).collect();
        format!(
            "<div class=\"scroll\"><table{class}>\n{head}<tbody>\n{body}</tbody>\n</table></div>\n"
        )
    }

    /// What stands below a mark, with what the mark says of it.
    fn marked(&self, mark: &str, block: &Block) -> String {
        let shown = self.drawn(mark, block).unwrap_or_else(|| self.block(block));
        if let Some(command) = mark.strip_prefix(PRINTED) {
            let kind = command.split(' ').next().unwrap_or_default();
            // What stands alone has no board beside it.
            let played = played(mark).filter(|_| !self.origin.folder.is_empty());
            let played = played.map_or_else(String::new, |page| {
                let said = say::PLAY_FIGURE.of(self.origin.lang);
                format!(
                    "<p class=\"on\"><a href=\"{}\">{said}</a></p>\n",
                    escaped(&page)
                )
            });
            return format!(
                "<figure class=\"printed\" data-kind=\"{}\" data-command=\"{}\">\n{shown}{played}</figure>\n",
                escaped(kind),
                escaped(command)
            );
        }
        let Some(file) = mark.strip_prefix(EXCERPT) else {
            return shown;
        };
        let name = escaped(file.rsplit('/').next().unwrap_or(file));
        let caption = match self.origin.target(file) {
            Some(target) => format!("<a href=\"{}\"><code>{name}</code></a>", escaped(&target)),
            None => format!("<code>{name}</code>"),
        };
        format!(
            "<figure class=\"excerpt\">\n{shown}<figcaption>{caption}</figcaption>\n</figure>\n"
        )
    }

    /// A position, drawn within the page, where it has the page's colours.
    fn drawn(&self, mark: &str, block: &Block) -> Option<String> {
        let problem = find(mark.split(' ').nth(2)?)?;
        let scene = drawn(mark, problem)?;
        let Block::Paragraph(line) = block else {
            return None;
        };
        let (svg, words) = (scene.svg(self.origin.lang), escaped(&plain(line)));
        Some(format!(
            "<div class=\"picture\">{svg}</div>\n<figcaption>{words}</figcaption>\n"
        ))
    }

    fn picture(&self, words: &[Inline], file: &str) -> String {
        format!(
            "<p class=\"picture\"><img src=\"{}\" alt=\"{}\" loading=\"lazy\"></p>\n",
            self.address(file),
            escaped(&plain(words))
        )
    }

    fn address(&self, file: &str) -> String {
        let on_site = || links::picture(self.origin.folder, file);
        escaped(&self.picture.map_or_else(on_site, |it| it(file)))
    }

    /// A line.
    pub(crate) fn line(&self, line: &[Inline]) -> String {
        line.iter().map(|piece| self.piece(piece)).collect()
    }

    fn piece(&self, piece: &Inline) -> String {
        match piece {
            Inline::Text(text) => escaped(text),
            Inline::Emphasis(inner) => format!("<em>{}</em>", self.line(inner)),
            Inline::Strong(inner) => format!("<strong>{}</strong>", self.line(inner)),
            Inline::Code(code) => {
                let shown = format!("<code>{}</code>", escaped(code));
                // The page of the problem looks for such an input as well.
                let named = code.strip_prefix("judge stress ");
                let id = named.and_then(|rest| rest.split(' ').next());
                match id.and_then(problem_set::find) {
                    Some(problem) => {
                        let page = links::problem(problem.id());
                        format!("<a href=\"{page}#write\">{shown}</a>")
                    }
                    None => shown,
                }
            }
            Inline::Sub(inner) => format!("<sub>{}</sub>", self.line(inner)),
            Inline::Sup(inner) => format!("<sup>{}</sup>", self.line(inner)),
            Inline::Link(inner, link) => match self.origin.target(link) {
                Some(target) => {
                    format!("<a href=\"{}\">{}</a>", escaped(&target), self.line(inner))
                }
                // What is not on the site is named.
                None => self.line(inner),
            },
            Inline::Picture(words, file) => {
                let (source, words) = (self.address(file), escaped(&plain(words)));
                format!("<img src=\"{source}\" alt=\"{words}\">")
            }
            Inline::Formula(atoms) => formula::html(atoms),
        }
    }
}

/// Where the position is played that a mark draws, or tells the values or the end of.
fn played(mark: &str) -> Option<String> {
    let problem = find(mark.split(' ').nth(2)?)?;
    let spec = Spec::of(problem);
    // A variant is played on the page of its original.
    let is_here = listed().iter().any(|it| it.id() == spec.id) && spec.variant.is_none();
    let is_played = spec.is_playable() || spec.kind == Kind::Puzzle;
    let (chosen, after) = opened(mark, problem).filter(|_| is_here && is_played)?;
    let input = chosen.opening(problem).ok()?;
    let game = (chosen.number - 1).to_string();
    let carried = [
        ("input", input.as_str()),
        ("game", &game),
        ("moves", &after.join("\n")),
        ("rules", chosen.rules.as_deref().unwrap_or_default()),
    ];
    let carried: Vec<(&str, &str)> = carried.into_iter().filter(|it| !it.1.is_empty()).collect();
    Some(links::game(&spec.id, &carried))
}

/// A block of code.
pub(crate) fn code(fence: &str, text: &str) -> String {
    let class = match fence {
        "" => String::new(),
        fence => format!(" class=\"{}\"", escaped(fence)),
    };
    // The first line break after the tag is none.
    format!(
        "<pre{class}><code>{}</code></pre>\n",
        highlight::html(text, fence)
    )
}

/// The files of a sample one beside the other, if they come next.
fn sample(blocks: &[Block]) -> Option<(String, &[Block])> {
    let mut html = String::new();
    let mut rest = blocks;
    while let [Block::Paragraph(name), Block::Code(fence, text), after @ ..] = rest {
        let ([Inline::Code(name)], "") = (&name[..], fence.as_str()) else {
            break;
        };
        // A file begins the next sample.
        if !html.is_empty() && name.strip_suffix(".INP").is_some() {
            break;
        }
        let (name, text) = (escaped(name), escaped(text));
        // Writing to a string cannot fail.
        let _ = writeln!(
            html,
            "<figure class=\"file\"><figcaption><code>{name}</code></figcaption><pre>{text}</pre></figure>"
        );
        rest = after;
    }
    (!html.is_empty()).then(|| (format!("<div class=\"sample\">\n{html}</div>\n"), rest))
}

/// The same program in several languages, one of which is seen, if they come next.
fn programs(blocks: &[Block], lang: Lang) -> Option<(String, &[Block])> {
    let [Block::Mark(mark), rest @ ..] = blocks else {
        return None;
    };
    let (id, stem) = program(mark)?;
    let name = escaped(&format!("{id}-{stem}"));
    let mut html = String::new();
    let mut rest = rest;
    while let [Block::Code(fence, text), after @ ..] = rest {
        let Some((_, said)) = LANGUAGES.iter().find(|(it, _)| it == fence) else {
            break;
        };
        let checked = if html.is_empty() { " checked" } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            "<input type=\"radio\" name=\"{name}\" id=\"{name}-{fence}\"{checked}>\
             <label for=\"{name}-{fence}\">{said}</label>\n{}",
            code(fence, text)
        );
        rest = after;
    }
    let label = say::IN_LANGUAGES.of(lang);
    let group =
        format!("<div class=\"languages\" role=\"group\" aria-label=\"{label}\">\n{html}</div>\n");
    (!html.is_empty()).then_some((group, rest))
}

/// The words of a line, without what they look like.
pub(crate) fn plain(line: &[Inline]) -> String {
    let piece = |piece: &Inline| match piece {
        Inline::Text(text) | Inline::Code(text) => text.clone(),
        Inline::Emphasis(inner)
        | Inline::Strong(inner)
        | Inline::Sub(inner)
        | Inline::Sup(inner)
        | Inline::Link(inner, _)
        | Inline::Picture(inner, _) => plain(inner),
        Inline::Formula(atoms) => formula::plain(atoms),
    };
    line.iter().map(piece).collect()
}
