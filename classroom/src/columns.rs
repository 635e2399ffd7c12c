//! Tables for a terminal.

use std::fmt::Write;

use console::measure_text_width;

/// Rows below each other. Names, which stand in this column, are at the left, numbers at the right.
pub fn in_columns(rows: &[Vec<String>], names: usize) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |at: usize| {
        rows.iter()
            .map(move |row| measure_text_width(&row[at]))
            .max()
    };
    let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let blanks = " ".repeat(width.saturating_sub(measure_text_width(cell)));
            // Writing to a string cannot fail.
            let _ = if at == names {
                write!(line, "{cell}{blanks}  ")
            } else {
                write!(line, "{blanks}{cell}  ")
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
