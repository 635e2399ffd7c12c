//! A table as a picture: scalable, small, and the same bytes every time.

use std::fmt::{Display, Write};

use arena::Ending;

use super::{Axis, Cell, Grid};
use bilingual::text::escaped;

/// Sides of the squares of a plane, in pixels: the first with which it fits into [`MOST`].
const SIDES: [usize; 4] = [20, 12, 6, 3];

/// The longest side of a plane's squares together.
const MOST: usize = 480;

/// Place for names at the left and below.
const MARGIN: usize = 44;

/// Width and height of the field of a diagram.
const FIELD: (usize, usize) = (600, 220);

/// The colours, light enough for black on paper to be told from them: of what is lost, drawn, won,
/// and of lines and names.
const LOST: &str = "#b3261e";
const DRAWN: &str = "#f2c14e";
const WON: &str = "#e6eef5";
const INK: &str = "#4a4a4a";

/// How names stand at their places.
const MIDDLE: &str = "text-anchor=\"middle\"";
const END: &str = "text-anchor=\"end\"";
const ITALIC: &str = "font-style=\"italic\"";
/// The colours of Grundy values from 0 on; larger ones have the last.
const VALUES: [&str; 8] = [
    "#b3261e", "#e6eef5", "#bcd4e8", "#8fb8d9", "#6199c7", "#3d7ab0", "#265b8c", "#123c63",
];

/// The picture: a plane of squares for two parameters, a diagram of numbers for one. It has no
/// words, so that it serves in any language.
pub fn svg(grid: &Grid) -> String {
    match (&grid.rows, &grid.cols) {
        (Some(rows), Some(cols)) => plane(grid, rows, cols),
        (Some(axis), None) | (None, Some(axis)) => diagram(grid, axis),
        (None, None) => plane(
            grid,
            &Axis::places('i', grid.cells.len()),
            &Axis::places('j', 1),
        ),
    }
}

/// How a drawing begins: its size, its letters, its paper.
pub(crate) fn head(width: usize, height: usize) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"11\" fill=\"{INK}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n"
    )
}

fn rect(text: &mut String, [x, y]: [usize; 2], [width, height]: [usize; 2], fill: &str) {
    let at = format_args!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "<rect {at} fill=\"{fill}\"/>");
}

/// What is written at a point, with these looks.
pub(crate) fn label(text: &mut String, [x, y]: [usize; 2], looks: &str, said: impl Display) {
    let _ = writeln!(text, "<text x=\"{x}\" y=\"{y}\" {looks}>{said}</text>");
}

fn plane(grid: &Grid, rows: &Axis, cols: &Axis) -> String {
    let (height, width) = (rows.values.len(), cols.values.len());
    let longest = height.max(width);
    let side = SIDES.into_iter().find(|side| side * longest <= MOST);
    let side = side.unwrap_or(SIDES[SIDES.len() - 1]);
    let (right, low) = (MARGIN + side * width, 8 + side * height);
    let mut text = head(right + 12, low + MARGIN);
    // What is won makes the ground, so that a large plane remains a small file.
    rect(&mut text, [MARGIN, 8], [side * width, side * height], WON);
    for (row, line) in grid.cells.iter().enumerate() {
        for (col, cell) in line.iter().enumerate() {
            let (x, y) = (MARGIN + side * col, 8 + side * row);
            let (fill, ink) = colour(cell);
            if fill != WON {
                rect(&mut text, [x, y], [side, side], fill);
            }
            let sign = cell.text(grid.show);
            if side == SIDES[0] && sign != "·" && !sign.is_empty() {
                let looks = format!("{MIDDLE} fill=\"{ink}\"");
                let middle = [x + side / 2, y + side / 2 + 4];
                label(&mut text, middle, &looks, escaped(&sign));
            }
        }
    }
    let every = if side == SIDES[0] { 1 } else { 60 / side };
    for (row, value) in named(rows, every) {
        let y = 8 + side * row + side / 2 + 4;
        label(&mut text, [MARGIN - 6, y], END, value);
    }
    for (col, value) in named(cols, every) {
        let x = MARGIN + side * col + side / 2;
        label(&mut text, [x, low + 14], MIDDLE, value);
    }
    let heights = [8 + side * height / 2, low + 34];
    name_axes(&mut text, &rows.name.to_string(), cols, heights);
    text
}

/// The colours of a cell and of what is written on it.
pub(crate) fn colour(cell: &Cell) -> (&'static str, &'static str) {
    let fill = match cell {
        Cell::Ending(Ending::Lost(_)) => LOST,
        Cell::Ending(Ending::Drawn) => DRAWN,
        Cell::Number(number) => {
            let place = usize::try_from(*number).unwrap_or(0);
            VALUES[place.min(VALUES.len() - 1)]
        }
        Cell::Empty => "#ffffff",
        Cell::Ending(Ending::Won(_)) | Cell::Text(_) => WON,
    };
    let is_dark = fill == LOST || VALUES[4..].contains(&fill);
    (fill, if is_dark { "#ffffff" } else { INK })
}

/// The places of an axis that are named, with their values: each so many steps from zero, so that both axes of
/// a board are named alike.
fn named(axis: &Axis, every: usize) -> impl Iterator<Item = (usize, i64)> {
    let step = axis
        .values
        .windows(2)
        .map(|it| it[0].abs_diff(it[1]))
        .next();
    let every = step.unwrap_or(1) * every as u64;
    let all = axis.values.iter().copied().enumerate();
    all.filter(move |(_, value)| value.unsigned_abs().is_multiple_of(every))
}

/// A dot for every number; a sign for every ending stands as 0 or 1.
fn diagram(grid: &Grid, axis: &Axis) -> String {
    let cells = axis.values.iter().zip(grid.cells.iter().flatten());
    let points = cells.filter_map(|(&at, cell)| match cell {
        Cell::Number(number) => Some((at, *number)),
        Cell::Ending(ending) => Some((at, i64::from(matches!(ending, Ending::Won(_))))),
        Cell::Empty | Cell::Text(_) => None,
    });
    let points: Vec<(i64, i64)> = points.collect();
    let range = |numbers: &[i64]| {
        let (least, largest) = (numbers.iter().min(), numbers.iter().max());
        let both = least.zip(largest);
        both.map_or((0, 1), |(least, largest)| {
            (*least, (largest - least).max(1))
        })
    };
    let (places, mut values): (Vec<i64>, Vec<i64>) = points.iter().copied().unzip();
    let (left, across) = range(&places);
    // Above the line of zero.
    values.push(0);
    let (least, up) = range(&values);
    let (width, height) = FIELD;
    let x = |at: i64| MARGIN + scaled(at - left, across, width);
    let y = |value: i64| 8 + height - scaled(value - least, up, height);
    let mut text = head(MARGIN + width + 16, 8 + height + MARGIN);
    for share in 0..=4 {
        let value = least + up * share / 4;
        let at = left + across * share / 4;
        let (up, right) = (y(value), MARGIN + width);
        let line = format_args!("d=\"M{MARGIN} {up}H{right}\" stroke=\"#d8d8d8\"");
        let _ = writeln!(text, "<path {line}/>");
        label(&mut text, [MARGIN - 6, up + 4], END, value);
        label(&mut text, [x(at), 8 + height + 16], MIDDLE, at);
    }
    let radius = if points.len() > 300 { "1" } else { "2" };
    for &(at, value) in &points {
        let fill = if value == 0 { LOST } else { VALUES[5] };
        let (x, y) = (x(at), y(value));
        let _ = writeln!(
            text,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>"#
        );
    }
    name_axes(&mut text, "", axis, [8 + height / 2, 8 + height + 36]);
    text
}

/// Ends the picture with the names of its axes, at these heights.
fn name_axes(text: &mut String, up: &str, right: &Axis, [middle, low]: [usize; 2]) {
    label(text, [4, middle], ITALIC, up);
    label(text, [MARGIN, low], ITALIC, right.name);
    text.push_str("</svg>\n");
}

/// `part` of `whole`, in so many pixels.
fn scaled(part: i64, whole: i64, pixels: usize) -> usize {
    let pixels = i128::try_from(pixels).unwrap_or(0);
    usize::try_from(i128::from(part) * pixels / i128::from(whole)).unwrap_or(0)
}
