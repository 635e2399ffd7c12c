//! What parts are drawn on: text that becomes the picture.

use std::fmt::{Display, Write};

use bilingual::{Lang, text::escaped};

use crate::MORE;
use crate::catalogue as say;

/// Around a scene.
pub(crate) const MARGIN: i64 = 12;

/// Between parts.
pub(crate) const GAP: i64 = 18;

/// The size of what stands below a scene.
pub(crate) const NOTE: i64 = 15;

/// The widest that a row may become before it goes on in the next line.
pub(crate) const WIDEST: i64 = 640;

/// A number as a coordinate.
pub(crate) fn int<N: TryInto<i64>>(number: N) -> i64 {
    number.try_into().unwrap_or(i64::MAX / 4)
}

/// About how wide a text is at this size.
pub(crate) fn width(text: &str, size: i64) -> i64 {
    int(text.chars().count()) * size * 62 / 100
}

/// How high the line is that stands for the end of a list, if there is one.
pub(crate) fn more_height(count: usize, most: usize) -> i64 {
    if count > most { 24 } else { 0 }
}

/// That there is more in a list than is told of, if so.
pub(crate) fn and_more(count: usize, most: usize, lang: Lang) -> Option<String> {
    (count > most).then(|| say::AND_MORE.fill(lang, &[&(count - most)]))
}

/// A picture being drawn.
#[derive(Debug)]
pub struct Canvas {
    out: String,
    /// Whether elements tell their names.
    is_named: bool,
}

impl Canvas {
    pub(crate) fn new(is_named: bool) -> Canvas {
        Canvas {
            out: String::new(),
            is_named,
        }
    }

    /// Whether what nobody can click need not be there.
    pub(crate) fn is_bare(&self) -> bool {
        !self.is_named
    }

    /// One more line of the picture. Writing to a string cannot fail.
    pub(crate) fn line(&mut self, element: impl Display) {
        let _ = writeln!(self.out, "{element}");
    }

    /// What is drawn there, moved.
    pub(crate) fn at(&mut self, x: i64, y: i64, draw: impl FnOnce(&mut Canvas)) {
        self.line(format_args!("<g transform=\"translate({x},{y})\">"));
        draw(self);
        self.line("</g>");
    }

    /// A group of these classes and attributes.
    pub(crate) fn group(&mut self, attributes: &str, draw: impl FnOnce(&mut Canvas)) {
        self.line(format_args!("<g {attributes}>"));
        draw(self);
        self.line("</g>");
    }

    /// What has a name and can be clicked.
    pub(crate) fn named(&mut self, name: &str, draw: impl FnOnce(&mut Canvas)) {
        if self.is_bare() {
            return draw(self);
        }
        let name = escaped(name);
        self.group(&format!("class=\"spot\" data-name=\"{name}\""), draw);
    }

    /// A rectangle; `looks` are its class and attributes.
    pub(crate) fn rect(&mut self, (x, y): (i64, i64), (w, h): (i64, i64), looks: &str) {
        self.line(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" {looks}/>"
        ));
    }

    /// A circle, likewise.
    pub(crate) fn circle(&mut self, x: i64, y: i64, radius: i64, looks: &str) {
        self.line(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {looks}/>"
        ));
    }

    /// What a finger hits besides what is seen.
    pub(crate) fn air(&mut self, at: (i64, i64), size: (i64, i64)) {
        if !self.is_bare() {
            self.rect(at, size, "class=\"air\" fill-opacity=\"0\"");
        }
    }

    /// What stands for the end of a list that is too long to be drawn, below all else.
    pub(crate) fn more(&mut self, count: usize, most: usize, (width, height): (i64, i64)) {
        if count > most {
            let more = format!("… +{}", count - most);
            self.named(MORE, |canvas| {
                canvas.text("label", width / 2, height + 12, 15, &more);
            });
        }
    }

    /// A text around this middle.
    pub(crate) fn text(&mut self, class: &str, x: i64, y: i64, size: i64, text: &str) {
        let fill = match class {
            "label" => " fill=\"#687684\"",
            "on" => " fill=\"#fff\"",
            _ => "",
        };
        let (base, text) = (y + size * 35 / 100, escaped(text));
        self.line(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{base}\" font-size=\"{size}\"{fill}>{text}</text>"
        ));
    }

    /// The whole picture.
    pub(crate) fn finish(&mut self, w: i64, h: i64, title: Option<&str>) -> String {
        let mut body = std::mem::take(&mut self.out);
        if self.is_bare() {
            body = without_classes(&body);
        }
        let title = title.map(|title| format!("<title>{}</title>\n", escaped(title)));
        let title = title.unwrap_or_default();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"scene\" width=\"{w}\" height=\"{h}\" \
             viewBox=\"0 0 {w} {h}\" font-family=\"system-ui, sans-serif\" text-anchor=\"middle\" \
             fill=\"#26323d\" role=\"img\">\n{title}\
             <rect class=\"paper\" width=\"{w}\" height=\"{h}\" rx=\"10\" fill=\"#fff\"/>\n{body}</svg>\n"
        )
    }
}

/// In a file of its own nothing asks for classes.
fn without_classes(body: &str) -> String {
    let mut pieces = body.split("class=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| {
        text + piece
            .split_once('"')
            .map_or(piece, |(_, rest)| rest.trim_start())
    })
}
