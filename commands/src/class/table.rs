//! The score table for spreadsheets.

use std::fmt::Write;

use super::Separator;
use super::sheet::{Cell, Sheet};
use crate::catalogue::class as say;
use bilingual::Lang;

impl Separator {
    fn between_cells(self) -> char {
        match self {
            Separator::Comma => ',',
            Separator::Semicolon => ';',
        }
    }

    pub(super) fn in_numbers(self) -> char {
        match self {
            Separator::Comma => '.',
            Separator::Semicolon => ',',
        }
    }
}

impl Sheet {
    /// The table. What could not be judged is a text, so that nobody adds it up unseen.
    pub(super) fn csv(&self, lang: Lang, separator: Separator) -> String {
        let mark = separator.in_numbers();
        let mut rows = vec![vec!["#".to_owned(), say::PUPIL.of(lang).to_owned()]];
        rows[0].extend(self.problems.clone());
        rows[0].push(say::TOTAL.of(lang).to_owned());
        for (line, place) in self.lines.iter().zip(self.places()) {
            let mut row = vec![place.to_string(), line.pupil.clone()];
            row.extend(line.cells.iter().map(|cell| match cell {
                Cell::Nothing => String::new(),
                cell => cell.shown(mark),
            }));
            row.push(line.total(mark));
            rows.push(row);
        }
        csv_of(&rows, separator)
    }
}

/// Rows of cells with this mark between them, and in front the one by which spreadsheets know
/// Vietnamese letters.
pub(super) fn csv_of(rows: &[Vec<String>], separator: Separator) -> String {
    let between = separator.between_cells();
    let mut text = String::from('\u{feff}');
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| quoted(cell, between)).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "{}\r\n", cells.join(&between.to_string()));
    }
    text
}

/// A cell. What a spreadsheet would take for a formula, blanks before it or not, is made a text.
fn quoted(cell: &str, between: char) -> String {
    let first = cell.trim_start().chars().next();
    let is_formula = first.is_some_and(|it| "=+-@＝＋－＠".contains(it));
    let begins_oddly = cell.starts_with(['\t', '\r', '\n']);
    let guard = if is_formula || begins_oddly { "'" } else { "" };
    if cell.contains(['"', '\n', '\r', '\t', between]) {
        format!("\"{guard}{}\"", cell.replace('"', "\"\""))
    } else {
        format!("{guard}{cell}")
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::sheet;
    use super::*;

    #[test]
    fn a_spreadsheet_reads_names_as_they_are_and_no_formula() {
        let csv = sheet().csv(Lang::En, Separator::Comma);
        let expected = "\u{feff}#,pupil,NIM,DICE,total\r\n\
                        1,\"'=Đỗ, Ân\",0,,0\r\n\
                        1,An\u{fffd}[31m,0,,0\r\n\
                        1,Bình,?,?,0?\r\n";
        assert_eq!(csv, expected);
        let csv = sheet().csv(Lang::Vi, Separator::Semicolon);
        assert!(csv.contains("\r\n1;'=Đỗ, Ân;0;;0\r\n"), "{csv}");
    }

    #[test]
    fn no_cell_is_computed() {
        for (cell, expected) in [
            ("=1+1", "'=1+1"),
            ("  =1", "'  =1"),
            ("\u{a0}+1", "'\u{a0}+1"),
            ("-1", "'-1"),
            ("@a", "'@a"),
            ("＝1", "'＝1"),
            ("\t1", "\"'\t1\""),
            ("\r=1", "\"'\r=1\""),
            ("a\"b", "\"a\"\"b\""),
            ("a;b", "\"a;b\""),
            ("a,b", "a,b"),
            ("An-", "An-"),
        ] {
            assert_eq!(quoted(cell, ';'), expected, "{cell:?}");
        }
    }
}
