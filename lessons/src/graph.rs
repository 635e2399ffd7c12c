//! All positions of a small game as a graph: layer by layer, each with what it is worth.

use std::collections::HashMap;
use std::fmt::Write;

use arena::Match;
use bilingual::{Fault, text::escaped};

use crate::Refusal;
use crate::catalogue::tables as say;
use crate::table::{Cell, Show, colour, head, label, value};

/// The most positions of a picture.
const MOST: usize = 40;

/// From one layer to the next, but for the widest box, and from one box to the next below.
const APART: (usize, usize) = (56, 18);

/// How high a line of a box is, and how wide a letter.
const LETTER: (usize, usize) = (7, 14);

/// A position.
#[derive(Debug)]
struct Vertex {
    /// How the game says it, a line each.
    lines: Vec<String>,
    worth: Cell,
    /// Where its moves lead to.
    next: Vec<usize>,
    /// Moves from the opening on, the most of them; the least in a game that goes round.
    layer: usize,
}

/// All positions that come from one.
#[derive(Debug)]
pub struct Graph {
    vertices: Vec<Vertex>,
    show: Show,
}

impl Graph {
    /// The positions that come from where the game stands, with what is asked of each.
    ///
    /// # Errors
    /// If they are more than 40, or have no such value.
    pub fn of(game: &mut dyn Match, show: Show) -> Result<Graph, Refusal> {
        let mut vertices = Vec::new();
        visit(game, show, &mut HashMap::new(), &mut vertices)?;
        put_in_layers(&mut vertices);
        Ok(Graph { vertices, show })
    }

    /// A line for each: the position, what it is worth, and where its moves lead to.
    pub fn text(&self) -> String {
        let said = |it: &Vertex| it.lines.join(" / ");
        let line = |it: &Vertex| {
            let next: Vec<String> = it.next.iter().map(|&to| said(&self.vertices[to])).collect();
            let line = format!(
                "{}  {}  → {}",
                said(it),
                it.worth.text(self.show),
                next.join(", ")
            );
            line.trim_end_matches([' ', '→']).to_owned() + "\n"
        };
        self.vertices.iter().map(line).collect()
    }

    /// Layer by layer, the positions as boxes. The picture has no words, so that it serves in any language.
    pub fn svg(&self) -> String {
        drawing(&self.vertices, self.show)
    }
}

/// Goes to every position once. Gives the place of this one.
fn visit(
    game: &mut dyn Match,
    show: Show,
    known: &mut HashMap<String, usize>,
    vertices: &mut Vec<Vertex>,
) -> Result<usize, Refusal> {
    let board = game.board();
    if let Some(&place) = known.get(&board) {
        return Ok(place);
    }
    let place = vertices.len();
    if place == MOST {
        return Err(Fault::new(&say::TOO_MANY_POSITIONS.with(&[&MOST])).into());
    }
    // Heaps with their numbers before them are told apart by their order.
    let heap = |line: &str| Some(line.split_once(": ")?.1.to_owned());
    let heaps: Option<Vec<String>> = board.lines().map(heap).collect();
    vertices.push(Vertex {
        lines: heaps.map_or_else(
            || board.lines().map(|it| it.trim_end().to_owned()).collect(),
            |heaps| vec![heaps.join(" ")],
        ),
        worth: value(game, show)?,
        next: Vec::new(),
        layer: 0,
    });
    known.insert(board, place);
    for chosen in 0..game.moves().len() {
        game.make(chosen);
        let to = visit(game, show, known, vertices)?;
        game.take_back();
        let next = &mut vertices[place].next;
        if !next.contains(&to) {
            next.push(to);
        }
    }
    Ok(place)
}

/// The opening is the first vertex, and the first layer is its own.
fn put_in_layers(vertices: &mut [Vertex]) {
    let count = vertices.len();
    // As often as there are positions, a way without a circle has come to its end.
    for round in 0..=count {
        let mut is_settled = true;
        for from in 0..count {
            let layer = vertices[from].layer + 1;
            for to in vertices[from].next.clone() {
                if vertices[to].layer < layer {
                    vertices[to].layer = layer;
                    is_settled = false;
                }
            }
        }
        if is_settled {
            return;
        }
        if round == count {
            break;
        }
    }
    let mut queue = vec![0];
    for vertex in vertices.iter_mut() {
        vertex.layer = usize::MAX;
    }
    vertices[0].layer = 0;
    let mut done = 0;
    while let Some(&from) = queue.get(done) {
        done += 1;
        for to in vertices[from].next.clone() {
            if vertices[to].layer == usize::MAX {
                vertices[to].layer = vertices[from].layer + 1;
                queue.push(to);
            }
        }
    }
}

/// Where each box stands, layers and boxes being so far apart, and how many boxes the highest layer has. Within a
/// layer they stand in the order of those that lead there.
fn places(vertices: &[Vertex], apart: (usize, usize)) -> (Vec<(usize, usize)>, usize) {
    let last = vertices.iter().map(|it| it.layer).max().unwrap_or(0);
    let layers = (0..=last).map(|layer| {
        let here = (0..vertices.len()).filter(|&it| vertices[it].layer == layer);
        here.collect::<Vec<_>>()
    });
    let mut layers: Vec<Vec<usize>> = layers.collect();
    let highest = layers.iter().map(Vec::len).max().unwrap_or(0);
    let mut places = vec![(0, 0); vertices.len()];
    for (layer, here) in layers.iter_mut().enumerate() {
        let mean = |to: usize| {
            let before = vertices.iter().zip(&places);
            let before = before.filter(|(it, _)| it.layer < layer && it.next.contains(&to));
            let (sum, count) = before.fold((0, 0), |(sum, count), (_, at)| (sum + at.1, count + 1));
            sum / count.max(1)
        };
        here.sort_by_cached_key(|&it| mean(it));
        let top = 8 + (highest - here.len()) * apart.1 / 2;
        for (row, &it) in here.iter().enumerate() {
            places[it] = (8 + layer * apart.0, top + row * apart.1);
        }
    }
    (places, highest)
}

fn drawing(vertices: &[Vertex], show: Show) -> String {
    let (wide, high) = LETTER;
    let most = |of: &dyn Fn(&Vertex) -> usize| vertices.iter().map(of).max().unwrap_or(0);
    let letters = most(&|it| {
        it.lines
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0)
    });
    let has_values = show != Show::Outcome;
    let lines = most(&|it| it.lines.len()) + usize::from(has_values);
    let (width, height) = (letters.max(3) * wide + 14, lines * high + 10);
    let layers = most(&|it| it.layer) + 1;
    let (mut places, highest) = places(vertices, (width + APART.0, height + APART.1));
    // What rises above the boxes, and hangs below them.
    let (mut above, mut below) = (0, 0);
    for (from, vertex) in vertices.iter().enumerate() {
        for &to in &vertex.next {
            let (from, to) = (places[from], places[to]);
            let room = from.1.min(to.1) + height / 2;
            above = above.max(lift(from, to, (width, height)).saturating_sub(room));
            below = below.max(usize::from(to.0 < from.0) * APART.1);
        }
    }
    for at in &mut places {
        at.1 += above;
    }
    let step = height + APART.1;
    let size = (
        16 + layers * (width + APART.0) - APART.0,
        16 + above + highest * step - APART.1 + below,
    );
    let mut text = head(size.0, size.1);
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "<defs><marker id=\"to\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">\
         <path d=\"M0 0L8 4L0 8Z\" fill=\"#8b98a5\"/></marker></defs>"
    );
    for (from, vertex) in vertices.iter().enumerate() {
        for &to in &vertex.next {
            let way = way(places[from], places[to], (width, height));
            let _ = writeln!(
                text,
                "<path d=\"{way}\" fill=\"none\" stroke=\"#8b98a5\" marker-end=\"url(#to)\"/>"
            );
        }
    }
    for (vertex, &(x, y)) in vertices.iter().zip(&places) {
        let (fill, ink) = colour(&vertex.worth);
        let _ = writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{fill}\" stroke=\"#8b98a5\"/>"
        );
        let looks = format!(
            "text-anchor=\"middle\" font-family=\"monospace\" font-size=\"12\" xml:space=\"preserve\" fill=\"{ink}\""
        );
        for (row, line) in vertex.lines.iter().enumerate() {
            label(
                &mut text,
                [x + width / 2, y + high * (row + 1)],
                &looks,
                escaped(line),
            );
        }
        if has_values {
            let looks = format!(
                "text-anchor=\"middle\" font-weight=\"bold\" font-size=\"12\" fill=\"{ink}\""
            );
            let value = vertex.worth.text(show).replace('-', "−");
            label(
                &mut text,
                [x + width / 2, y + high * lines + 2],
                &looks,
                escaped(&value),
            );
        }
    }
    text + "</svg>\n"
}

/// How far an arc is bent upwards, to keep away from the boxes of layers between its ends.
fn lift(from: (usize, usize), to: (usize, usize), (width, height): (usize, usize)) -> usize {
    let layers = to.0.saturating_sub(from.0) / (width + APART.0);
    match layers {
        0 | 1 => 0,
        _ => height / 2 + APART.1 / 2 * (layers - 1),
    }
}

/// How an arc goes from one box to another: to the next layer straight on, back or within a layer around them.
fn way(from: (usize, usize), to: (usize, usize), (width, height): (usize, usize)) -> String {
    let middle = |at: (usize, usize)| at.1 + height / 2;
    if to.0 > from.0 {
        let (x, y) = (from.0 + width, middle(from));
        let half = (to.0 - x) / 2;
        let bend = lift(from, to, (width, height));
        let lift = |y: usize| y.saturating_sub(bend);
        return format!(
            "M{x} {y}C{} {} {} {} {} {}",
            x + half,
            lift(y),
            to.0 - half,
            lift(middle(to)),
            to.0,
            middle(to)
        );
    }
    if to.0 == from.0 {
        let (x, side) = (from.0 + width, from.0 + width + APART.0 / 2);
        return format!(
            "M{x} {}C{side} {0} {side} {1} {x} {}",
            middle(from),
            middle(to) + 6
        );
    }
    let (x, low) = (from.0 + width / 2, from.1.max(to.1) + height);
    let bottom = low + APART.1;
    let end = to.0 + width / 2;
    format!(
        "M{x} {}C{x} {bottom} {end} {bottom} {end} {}",
        from.1 + height,
        to.1 + height
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Chosen;

    fn graph(id: &str, opening: &str, show: Show) -> Graph {
        let chosen = Chosen {
            opening: Some(opening.to_owned()),
            ..Chosen::default()
        };
        let problem = all_problems::find(id).unwrap();
        Graph::of(&mut *chosen.of(problem).unwrap(), show).unwrap()
    }

    #[test]
    fn every_position_stands_in_the_layer_of_its_longest_way() {
        let nim = graph("nim", "2\\n1 2", Show::Grundy);
        let layers: Vec<usize> = nim.vertices.iter().map(|it| it.layer).collect();
        assert_eq!(layers, [0, 1, 2, 3, 1, 2]);
        assert_eq!(nim.text().lines().next(), Some("1 2  3  → 0 2, 1 1, 1 0"));
        assert_eq!(nim.svg().matches("<rect x").count(), 6);
        assert_eq!(nim.svg().matches("marker-end").count(), 9);
    }

    #[test]
    fn a_game_that_goes_round_has_layers_too() {
        let round = graph("game", "3 4\\n1\\n1 2\\n2 1\\n2 3\\n3 1", Show::Remoteness);
        let layers: Vec<usize> = round.vertices.iter().map(|it| it.layer).collect();
        assert_eq!(layers, [0, 1, 2]);
        assert!(round.svg().contains(">=</text>"), "{}", round.svg());
    }

    #[test]
    fn too_many_positions_are_refused() {
        let chosen = Chosen {
            opening: Some("1\\n100".to_owned()),
            ..Chosen::default()
        };
        let problem = all_problems::find("nim").unwrap();
        let graph = Graph::of(&mut *chosen.of(problem).unwrap(), Show::Outcome);
        assert!(graph.unwrap_err().to_string().contains("40"));
    }
}
