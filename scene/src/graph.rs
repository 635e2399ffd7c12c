//! Vertices and what joins them.

use std::collections::{BTreeMap, BTreeSet};

use bilingual::Lang;

use crate::canvas::{Canvas, int};
use crate::catalogue as say;
use crate::{Part, Piece, Tone};

/// The most vertices that are drawn.
const MOST: usize = 40;

/// The same of those that are drawn small.
const MOST_DOTS: usize = 100;

/// A vertex's radius.
const RADIUS: i64 = 15;

/// A line between two vertices.
#[derive(Debug, Clone)]
struct Edge {
    ends: (usize, usize),
    is_arrow: bool,
    tone: Tone,
    text: String,
}

/// Vertices by their places from 0, each with a label and a point, and edges between them. Of a large graph
/// only what is near the pieces is drawn.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    labels: Vec<String>,
    prefix: String,
    points: Vec<(i64, i64)>,
    edges: Vec<Edge>,
    pieces: BTreeMap<usize, Piece>,
    gone: BTreeSet<usize>,
    marked: BTreeSet<usize>,
    is_numbered: bool,
    /// Drawn small, as the points of a circle or of the plane.
    are_dots: bool,
    /// Points of a circle that is drawn, with their labels outside.
    is_round: bool,
}

impl Graph {
    fn new(labels: Vec<String>, points: Vec<(i64, i64)>) -> Graph {
        Graph {
            labels,
            points,
            ..Graph::default()
        }
    }

    /// Vertices around a circle.
    pub fn ring(labels: impl IntoIterator<Item = String>) -> Graph {
        let labels: Vec<String> = labels.into_iter().collect();
        let points = circle(labels.len());
        Graph::new(labels, points)
    }

    /// Points of a circle, drawn small, and the circle.
    pub fn circle(labels: impl IntoIterator<Item = String>) -> Graph {
        let mut graph = Graph::ring(labels).dots();
        graph.is_round = true;
        graph
    }

    /// Vertices in two columns.
    pub fn sides(left: Vec<String>, right: Vec<String>) -> Graph {
        let column = |x: i64, count: usize| (0..int(count)).map(move |y| (x, y * 44));
        let points = column(0, left.len()).chain(column(180, right.len()));
        let points = points.collect();
        Graph::new([left, right].concat(), points)
    }

    /// Vertices with these labels at these points, x to the right and y downwards, about 50 apart.
    pub fn placed(
        labels: impl IntoIterator<Item = String>,
        points: impl IntoIterator<Item = (i64, i64)>,
    ) -> Graph {
        Graph::new(labels.into_iter().collect(), points.into_iter().collect())
    }

    /// Points of the plane, y upwards, drawn small.
    pub fn plane(points: impl IntoIterator<Item = (i64, i64)>) -> Graph {
        let points: Vec<(i64, i64)> = points.into_iter().collect();
        let [(left, right), (bottom, top)] = extent(&points);
        let (wide, high) = (right.abs_diff(left).max(1), top.abs_diff(bottom).max(1));
        let scale = i128::from(wide.max(high));
        let placed = |value: i64, least: i64| {
            let far = i128::from(value) - i128::from(least);
            int(far * 400 / scale)
        };
        let top = placed(bottom.saturating_add_unsigned(high), bottom);
        let at = points
            .iter()
            .map(|&(x, y)| (placed(x, left), top - placed(y, bottom)));
        let labels = (1..=points.len()).map(|it| it.to_string());
        Graph::new(labels.collect(), at.collect()).dots()
    }

    /// Vertices drawn small, their labels beside them.
    pub fn dots(mut self) -> Graph {
        self.are_dots = true;
        self
    }

    /// With an edge.
    pub fn edge(self, from: usize, to: usize) -> Graph {
        self.line(from, to, false, Tone::Neutral, "")
    }

    /// With an arrow.
    pub fn arrow(self, from: usize, to: usize) -> Graph {
        self.line(from, to, true, Tone::Neutral, "")
    }

    /// With a line of this tone and text, an arrow or not.
    pub fn line(mut self, from: usize, to: usize, is_arrow: bool, tone: Tone, text: &str) -> Graph {
        self.edges.push(Edge {
            ends: (from, to),
            is_arrow,
            tone,
            text: text.to_owned(),
        });
        self
    }

    /// With this on a vertex.
    pub fn piece(mut self, vertex: usize, piece: Piece) -> Graph {
        self.pieces.insert(vertex, piece);
        self
    }

    /// Without what is left of this vertex but its label.
    pub fn gone(mut self, vertex: usize) -> Graph {
        self.gone.insert(vertex);
        self
    }

    /// With this vertex marked.
    pub fn mark(mut self, vertex: usize) -> Graph {
        self.marked.insert(vertex);
        self
    }

    /// Its vertices are called `prefix/v1` and so on.
    pub fn called(mut self, prefix: &str) -> Graph {
        self.prefix = format!("{prefix}/");
        self
    }

    /// Its vertices are called `v1`, `v2`, … whatever their labels are, which need not differ.
    pub fn numbered(mut self) -> Graph {
        self.is_numbered = true;
        self
    }

    /// The vertices that are drawn: all of a small graph, else those that are nearest to the pieces.
    fn shown(&self) -> BTreeSet<usize> {
        if self.labels.len() <= if self.are_dots { MOST_DOTS } else { MOST } {
            return (0..self.labels.len()).collect();
        }
        let mut beside: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for edge in &self.edges {
            beside.entry(edge.ends.0).or_default().push(edge.ends.1);
            beside.entry(edge.ends.1).or_default().push(edge.ends.0);
        }
        let mut queue: Vec<usize> = self.pieces.keys().copied().collect();
        queue.extend(queue.is_empty().then_some(0));
        let mut shown: BTreeSet<usize> = queue.iter().copied().collect();
        let mut next = 0;
        while next < queue.len() && shown.len() < MOST {
            for &near in beside.get(&queue[next]).into_iter().flatten() {
                if shown.len() < MOST && shown.insert(near) {
                    queue.push(near);
                }
            }
            next += 1;
        }
        shown
    }

    /// Where the vertices are that are drawn, from the upper left corner on; and width and height.
    fn places(&self) -> (BTreeMap<usize, (i64, i64)>, (i64, i64)) {
        let shown = self.shown();
        let points: Vec<(i64, i64)> = if shown.len() < self.labels.len() {
            circle(shown.len())
        } else {
            self.points.clone()
        };
        let around = |(least, most)| (least - RADIUS - 6, most + RADIUS + 6);
        let [(left, right), (top, bottom)] = extent(&points).map(around);
        let placed = shown.into_iter().zip(points);
        let placed = placed.map(|(vertex, (x, y))| (vertex, (x - left, y - top)));
        (placed.collect(), (right - left, bottom - top))
    }

    /// The middle and the radius of the circle that is drawn, if one is.
    fn round(&self) -> Option<((i64, i64), i64)> {
        let is_whole = self.is_round && self.shown().len() == self.labels.len();
        let [(left, _), (top, _)] = extent(&self.points);
        let middle = (RADIUS + 6 - left, RADIUS + 6 - top);
        is_whole.then(|| (middle, radius(self.labels.len())))
    }

    fn name(&self, vertex: usize) -> String {
        if self.is_numbered {
            return format!("{}v{}", self.prefix, vertex + 1);
        }
        format!("{}v{}", self.prefix, self.labels[vertex])
    }
}

/// From where to where points lie, across and down.
fn extent(points: &[(i64, i64)]) -> [(i64, i64); 2] {
    let ends = |of: fn(&(i64, i64)) -> i64| {
        let ends = points.iter().map(of).min().zip(points.iter().map(of).max());
        ends.unwrap_or((0, 0))
    };
    [ends(|it| it.0), ends(|it| it.1)]
}

/// How large a circle of so many points is.
fn radius(count: usize) -> i64 {
    (int(count) * 8).clamp(60, 220)
}

/// So many points around a circle, from the top on, clockwise.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "places in a picture"
)]
fn circle(count: usize) -> Vec<(i64, i64)> {
    let radius = radius(count) as f64;
    let placed = |place: usize| {
        let turn = place as f64 / count as f64 * std::f64::consts::TAU;
        let (right, up) = (radius * turn.sin(), radius * turn.cos());
        (right.round() as i64, (-up).round() as i64)
    };
    (0..count).map(placed).collect()
}

impl Part for Graph {
    fn names(&self) -> Vec<String> {
        let shown = self.shown().into_iter();
        shown.map(|vertex| self.name(vertex)).collect()
    }

    fn tell(&self, lang: Lang) -> String {
        let mut told = vec![say::GRAPH.fill(lang, &[&self.labels.len()])];
        for (&vertex, piece) in &self.pieces {
            told.push(format!("{}: {}", self.labels[vertex], piece.tell(lang)));
        }
        for (vertices, what) in [(&self.gone, say::GONE), (&self.marked, say::MARKED)] {
            let labels = vertices.iter().map(|it| self.labels[*it].as_str());
            let labels: Vec<&str> = labels.collect();
            if !labels.is_empty() {
                told.push(format!("{}: {}", what.of(lang), labels.join(", ")));
            }
        }
        let edges = self.edges.iter().take(2 * MOST).map(|edge| {
            let [from, to] = [edge.ends.0, edge.ends.1].map(|it| &self.labels[it]);
            let joint = if edge.is_arrow { "→" } else { "–" };
            let text = match edge.text.as_str() {
                "" => String::new(),
                text => format!(" ({text})"),
            };
            format!("{from}{joint}{to}{text}")
        });
        let edges: Vec<String> = edges.collect();
        if !edges.is_empty() {
            told.push(say::EDGES.fill(lang, &[&edges.join(", ")]));
        }
        told.join("; ")
    }

    fn size(&self) -> (i64, i64) {
        self.places().1
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (places, _) = self.places();
        let round = self.round();
        if let Some(((x, y), radius)) = round {
            canvas.line(format_args!(
                "<circle class=\"line quiet\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"1.5\"/>",
                Tone::Quiet.colour()
            ));
        }
        for edge in &self.edges {
            let ends = (places.get(&edge.ends.0), places.get(&edge.ends.1));
            let is_gone = self.gone.contains(&edge.ends.0) || self.gone.contains(&edge.ends.1);
            if let ((Some(&from), Some(&to)), false) = (ends, is_gone) {
                self.draw_edge(canvas, edge, from, to);
            }
        }
        for (&vertex, &(x, y)) in &places {
            canvas.named(&self.name(vertex), |canvas| {
                let label = &self.labels[vertex];
                if self.are_dots {
                    match self.pieces.get(&vertex) {
                        Some(piece) => piece.draw(canvas, x, y, 24),
                        None => canvas.circle(x, y, 4, &Tone::Neutral.filled()),
                    }
                    canvas.air((x - 14, y - 14), (28, 28));
                    let (right, down) = round.map_or((0, -14), |((left, top), radius)| {
                        ((x - left) * 14 / radius, (y - top) * 14 / radius)
                    });
                    canvas.text("label", x + right, y + down, 11, label);
                    return;
                }
                let dashes = if self.gone.contains(&vertex) {
                    " stroke-dasharray=\"3 3\""
                } else {
                    ""
                };
                if self.marked.contains(&vertex) {
                    canvas.circle(x, y, RADIUS + 5, &Tone::Mark.filled());
                }
                canvas.line(format_args!(
                    "<circle class=\"cell\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" fill=\"#f7f3ea\" stroke=\"#8b98a5\"{dashes}/>"
                ));
                let class = match self.pieces.get(&vertex) {
                    Some(piece) => {
                        piece.draw(canvas, x, y, 40);
                        "on"
                    }
                    None => "",
                };
                let size = if label.len() > 3 { 10 } else { 13 };
                canvas.text(class, x, y, size, label);
            });
        }
    }
}

impl Graph {
    fn draw_edge(&self, canvas: &mut Canvas, edge: &Edge, from: (i64, i64), to: (i64, i64)) {
        if from == to {
            let (x, y) = (from.0 + RADIUS, from.1 - RADIUS);
            let (class, colour) = (edge.tone.class(), edge.tone.colour());
            canvas.line(format_args!(
                "<circle class=\"line {class}\" cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"none\" \
                 stroke=\"{colour}\" stroke-width=\"1.5\"/>"
            ));
            return;
        }
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).isqrt().max(1);
        let short = if self.are_dots { 0 } else { RADIUS };
        let cut = |far: i64| (dx * far / length, dy * far / length);
        let (start, end) = (cut(short), cut(short + if edge.is_arrow { 3 } else { 0 }));
        let (x1, y1) = (from.0 + start.0, from.1 + start.1);
        let (x2, y2) = (to.0 - end.0, to.1 - end.1);
        let head = if edge.is_arrow {
            let (back, side) = (cut(9), (-dy * 4 / length, dx * 4 / length));
            let (x, y) = (x2 - back.0, y2 - back.1);
            format!(
                "M{x2} {y2}L{} {}L{} {}Z",
                x + side.0,
                y + side.1,
                x - side.0,
                y - side.1
            )
        } else {
            String::new()
        };
        let (class, colour) = (edge.tone.class(), edge.tone.colour());
        let wide = if edge.tone == Tone::Neutral {
            "1.5"
        } else {
            "3"
        };
        canvas.line(format_args!(
            "<path class=\"line {class}\" fill=\"{colour}\" stroke=\"{colour}\" \
             stroke-width=\"{wide}\" d=\"M{x1} {y1}L{x2} {y2}{head}\"/>"
        ));
        if !edge.text.is_empty() {
            // Nearer to where it begins: an edge may lead back as well.
            let (x, y) = ((2 * x1 + x2) / 3, (2 * y1 + y2) / 3 - 6);
            canvas.text("label", x, y, 12, &edge.text);
        }
    }
}
