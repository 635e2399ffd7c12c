//! A table as text.

use std::fmt::Write;

use super::{Axis, Cell, Grid, legend};
use bilingual::Lang;

/// Columns of a terminal, or of a page of code.
const WIDTH: usize = 90;

/// The table, in lines of no more than the width of a terminal where its cells allow that.
pub fn text(grid: &Grid, language: Lang) -> String {
    let texts = |row: &Vec<Cell>| row.iter().map(|cell| cell.text(grid.show)).collect();
    let cells: Vec<Vec<String>> = grid.cells.iter().map(texts).collect();
    let title = legend::title(grid.show, language);
    let names = |axis: &Option<Axis>| {
        let values = axis.iter().flat_map(|axis| &axis.values);
        values.map(i64::to_string).collect::<Vec<_>>()
    };
    let (rows, cols) = (names(&grid.rows), names(&grid.cols));
    let mut text = match (&grid.rows, &grid.cols) {
        (Some(down), Some(right)) => {
            let corner = format!("{}\\{}", down.name, right.name);
            blocks(&corner, &cols, &rows, &cells)
        }
        (None, Some(right)) => blocks(&right.name.to_string(), &cols, &[title.to_owned()], &cells),
        (Some(down), None) => list(&down.name.to_string(), title, &rows, &cells),
        (None, None) if grid.inputs.is_empty() => format!("{}\n", cells[0][0]),
        (None, None) => list("", title, &grid.inputs, &cells),
    };
    if let Some(signs) = legend::signs(grid, language) {
        let _ = write!(text, "\n{signs}\n");
    }
    text
}

/// Names of the columns above, of the rows at the left; as many columns a block as there is place for.
fn blocks(corner: &str, cols: &[String], rows: &[String], cells: &[Vec<String>]) -> String {
    let width = |text: &String| text.chars().count();
    let longest = |texts: &mut dyn Iterator<Item = &String>| texts.map(width).max().unwrap_or(0);
    let left = longest(&mut rows.iter()).max(corner.chars().count());
    let each = longest(&mut cols.iter().chain(cells.iter().flatten()));
    let at_a_time = (WIDTH.saturating_sub(left + 1) / (each + 1)).max(1);
    let mut text = String::new();
    for from in (0..cols.len()).step_by(at_a_time) {
        let part = from..cols.len().min(from + at_a_time);
        if from > 0 {
            text.push('\n');
        }
        let mut add = |name: &str, line: &[String]| {
            let mut shown = format!("{name:>left$} ");
            for cell in line {
                let _ = write!(shown, " {cell:>each$}");
            }
            text.push_str(shown.trim_end());
            text.push('\n');
        };
        add(corner, &cols[part.clone()]);
        for (name, line) in rows.iter().zip(cells) {
            add(name, &line[part.clone()]);
        }
    }
    text
}

/// A line for each row: its name, and its only cell.
fn list(corner: &str, title: &str, rows: &[String], cells: &[Vec<String>]) -> String {
    let left = rows.iter().map(|name| name.chars().count()).max();
    let left = left.unwrap_or(0).max(corner.chars().count());
    let mut text = format!("{corner:<left$}  {title}\n");
    for (name, line) in rows.iter().zip(cells) {
        let shown = format!("{name:<left$}  {}", line[0]);
        text.push_str(shown.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::{Printed, printed};

    fn table(id: &str, arguments: &[&str]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|it| format!("'{it}'")).collect();
        let mark = format!("judge table {id} {}", arguments.join(" "));
        let problem = all_problems::find(id).unwrap();
        match printed(&mark, problem, Lang::En).unwrap() {
            Printed::Text(table) => table,
            Printed::Picture(..) => panic!("a picture"),
        }
    }

    #[test]
    fn tables_have_names_above_and_at_the_left() {
        let lost_squares = table(
            "hau",
            &[
                "--input",
                "1\\n{x} {y}",
                "--rows",
                "y=3..0",
                "--cols",
                "x=0..3",
            ],
        );
        assert_eq!(
            lost_squares,
            "\
y\\x  0 1 2 3
  3  · · · ·
  2  · X · ·
  1  · · X ·
  0  X · · ·

X lost, · won
"
        );
        let values = table(
            "grundy",
            &["--input", "{n}", "--cols", "n=1..8", "--show", "grundy"],
        );
        assert_eq!(values, "     n  1 2 3 4 5 6 7 8\nGrundy  0 0 1 0 2 1 0 2\n");
        let down = table(
            "nim",
            &[
                "--input",
                "2\\n1 {n}",
                "--rows",
                "n=1..2",
                "--show",
                "answer:1",
            ],
        );
        assert_eq!(down, "n  answer\n1  0\n2  1\n");
        let remoteness = table(
            "nim",
            &[
                "--input",
                "1\\n1",
                "--input",
                "2\\n1 1",
                "--show",
                "remoteness",
            ],
        );
        assert_eq!(
            remoteness,
            "         moves\n1 / 1    +1\n2 / 1 1  -2\n\n- lost, + won\n"
        );
        let one = table("nim", &["--input", "2\\n1 1", "--show", "winning"]);
        assert_eq!(one, "0\n");
    }

    #[test]
    fn what_is_no_input_has_an_empty_cell_and_wide_tables_are_cut() {
        let edge = table("nim", &["--input", "1\\n{n}", "--cols", "n=0..1"]);
        assert_eq!(edge, "      n  0 1\noutcome    ·\n\n· won\n");
        let wide = table(
            "nim",
            &[
                "--input", "1\\n{n}", "--cols", "n=1..60", "--show", "grundy",
            ],
        );
        assert!(
            wide.lines().all(|line| line.chars().count() <= WIDTH),
            "{wide}"
        );
        assert_eq!(wide.lines().count(), 8, "{wide}");
    }
}
