//! The shapes of pieces, within a square of 40 around 0, 0.

use crate::Tone;
use crate::canvas::Canvas;

/// The shape of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Disc,
    Diamond,
    Ring,
    Star,
    King,
    Queen,
    Knight,
    Bishop,
    Pawn,
    Card,
    Plain,
    Die(usize),
}

const QUEEN: &str = "M-13 14H13L15-7L8 3L6-11L0 1L-6-11L-8 3L-15-7Z\
M-15-13a3 3 0 1 0 .1 0M-6-16a3 3 0 1 0 .1 0M6-16a3 3 0 1 0 .1 0M15-13a3 3 0 1 0 .1 0";
const KING: &str = "M-11 14H11L13 1C13-6 5-7 2-2V-8H6V-12H2V-17H-2V-12H-6V-8H-2V-2C-5-7-13-6-13 1Z";
const KNIGHT: &str = "M-9 15H12C13 3 12-11-1-14L-2-18L-6-14C-10-11-12-4-14 1C-14 4-10 6-8 4\
C-5 1-2 2 0 0C0 5-8 7-9 15Z";
const BISHOP: &str = "M-10 15H10V11H5C11 5 9-6 2-12A3 3 0 1 0-2-12C-9-6-11 5-5 11H-10Z";
const PAWN: &str = "M-10 15H10C10 9 5 7 4 1H7V-2H4A7 7 0 1 0-4-2H-7V1H-4C-5 7-10 9-10 15Z";
const STAR: &str = "M0-14L4-4.500L14-4L6 3L9 13L0 7.500L-9 13L-6 3L-14-4L-4-4.500Z";

/// Draws a shape around this middle.
pub(crate) fn draw(
    canvas: &mut Canvas,
    shape: Shape,
    tone: Tone,
    (x, y): (i64, i64),
    (width, size): (i64, i64),
) {
    let looks = tone.filled();
    let path = |canvas: &mut Canvas, path: &str| {
        let scale = if size == 40 {
            String::new()
        } else {
            format!(" scale({}.{:02})", size / 40, size % 40 * 100 / 40)
        };
        canvas.line(format_args!(
            "<path {looks} transform=\"translate({x},{y}){scale}\" d=\"{path}\"/>"
        ));
    };
    match shape {
        Shape::Disc => canvas.circle(x, y, (size * 36 / 100).max(2), &looks),
        Shape::Ring => {
            let colour = tone.colour();
            let looks = format!(
                "class=\"line {}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"",
                tone.class()
            );
            canvas.circle(x, y, (size * 30 / 100).max(2), &looks);
        }
        Shape::Diamond => path(canvas, "M0-17L17 0L0 17L-17 0Z"),
        Shape::Star => path(canvas, STAR),
        Shape::King => path(canvas, KING),
        Shape::Queen => path(canvas, QUEEN),
        Shape::Knight => path(canvas, KNIGHT),
        Shape::Bishop => path(canvas, BISHOP),
        Shape::Pawn => path(canvas, PAWN),
        Shape::Plain => {}
        Shape::Card | Shape::Die(_) => {
            let (paper, dashes) = match tone {
                Tone::Neutral => ("#fbf8f1", ""),
                Tone::First => ("#cfe3f5", ""),
                Tone::Second => ("#f7d9cf", ""),
                Tone::Mark => ("#f8e3a8", ""),
                Tone::Quiet => ("#eef1f4", " stroke-dasharray=\"4 3\""),
                Tone::Wall => ("#eef1f4", ""),
                Tone::White => ("#fff", ""),
                Tone::Black => ("#5b6b7a", ""),
                Tone::Green => ("#d3ecd6", ""),
                Tone::Purple => ("#e3d8f5", ""),
            };
            let looks = format!(
                "rx=\"6\" class=\"card {}\" fill=\"{paper}\" stroke=\"#8b98a5\"{dashes}",
                tone.class()
            );
            let (left, top) = (x - width / 2, y - size / 2);
            canvas.rect((left + 1, top + 1), (width - 2, size - 2), &looks);
            if tone == Tone::Second {
                let low = y + size / 2 - 7;
                canvas.rect((left + 5, low), (width - 10, 3), &tone.filled());
            } else if matches!(tone, Tone::First | Tone::Purple) {
                canvas.circle(x, y + size / 2 - 6, 3, &tone.filled());
            }
        }
    }
    if let Shape::Die(face) = shape {
        let far = size / 4;
        let pips: &[(i64, i64)] = match face {
            1 => &[(0, 0)],
            2 => &[(-1, -1), (1, 1)],
            3 => &[(-1, -1), (0, 0), (1, 1)],
            4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
            5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
            _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        };
        for (right, down) in pips {
            let pip = "class=\"pip\"";
            canvas.circle(x + right * far, y + down * far, size / 11, pip);
        }
    }
}
