//! Tables for a terminal.

use console::{Alignment, measure_text_width, pad_str};

/// Rows below each other. Names, which stand in this column, are at the left, numbers at the right.
pub fn in_columns(rows: &[Vec<String>], names: usize) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |at: usize| rows.iter().map(|row| measure_text_width(&row[at])).max();
    let widths: Vec<usize> = (0..columns).filter_map(width).collect();
    let lines = rows.iter().map(|row| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(at, (cell, &width))| {
            let side = if at == names {
                Alignment::Left
            } else {
                Alignment::Right
            };
            pad_str(cell, width, side, None)
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        line.trim_end().to_owned() + "\n"
    });
    lines.collect()
}
