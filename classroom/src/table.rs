//! The score table for spreadsheets.

use std::fmt::Write;

use super::Separator;
use super::sheet::{NOTHING, Sheet};
use bilingual::Lang;

impl Separator {
    /// What stands between cells, and the mark in numbers.
    fn marks(self) -> (char, char) {
        match self {
            Separator::Comma => (',', '.'),
            Separator::Semicolon => (';', ','),
        }
    }

    pub(crate) fn in_numbers(self) -> char {
        self.marks().1
    }
}

impl Sheet {
    /// The table. What could not be judged is a text, so that nobody adds it up unseen.
    pub fn csv(&self, lang: Lang, separator: Separator) -> String {
        let mut rows = self.rows(lang, separator.in_numbers());
        for cell in rows.iter_mut().flat_map(|row| &mut row[2..]) {
            if cell == NOTHING {
                cell.clear();
            }
        }
        csv_of(&rows, 1, separator)
    }
}

/// Rows of cells with this mark between them, and in front the one by which spreadsheets know
/// Vietnamese letters. Names stand in this column.
pub fn csv_of(rows: &[Vec<String>], names: usize, separator: Separator) -> String {
    let between = separator.marks().0;
    let mut text = String::from('\u{feff}');
    for row in rows {
        let cells = row.iter().enumerate().map(|(at, cell)| {
            let cell = if at == names {
                named(cell)
            } else {
                guarded(cell)
            };
            quoted(&cell, between)
        });
        let cells: Vec<String> = cells.collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "{}\r\n", cells.join(&between.to_string()));
    }
    text
}

/// A cell of which nothing is computed, whichever of the marks a spreadsheet takes for the one between
/// cells: where it may begin one with what begins a formula, blanks and quotes before it or not, an
/// apostrophe makes it a text.
fn guarded(cell: &str) -> String {
    let is_formula = |rest: &str| {
        let bare = rest.trim_start_matches(|it: char| it.is_whitespace() || it == '"');
        rest.starts_with(char::is_control) || bare.starts_with(|it| "=+-@＝＋－＠".contains(it))
    };
    let mut guarded = String::new();
    let mut begins = true;
    for (at, letter) in cell.char_indices() {
        if begins && is_formula(&cell[at..]) {
            guarded.push('\'');
        }
        guarded.push(letter);
        begins = matches!(letter, ',' | ';' | '\t' | '\r' | '\n');
    }
    guarded
}

/// A name. One that a spreadsheet would turn into a number or a date (`0123`, `1-2`, `1e5`) becomes a
/// formula whose value is the name: so it looks like the others, is sorted like them and is found. An
/// apostrophe would be seen, and a blank or a tab in front keeps the name from being found. Who reads
/// the file by a program sees `="0123"`, and so do spreadsheets that compute nothing they are given.
fn named(name: &str) -> String {
    let guarded = guarded(name);
    if guarded == name && is_taken_for_number(name) {
        format!("=\"{name}\"")
    } else {
        guarded
    }
}

/// Whether a spreadsheet may take a name for a number, a date, a time or a truth: digits, and no words
/// but single letters and those that stand in them in Vietnamese or English.
fn is_taken_for_number(name: &str) -> bool {
    const WORDS: &str = "january february march april may june july august september october \
                         november december tháng thg am pm";
    let name = name.to_lowercase();
    let mut words = name.split(|it: char| !it.is_alphabetic());
    let is_of_number = |word: &str| {
        let mut known = WORDS.split(' ');
        word.chars().count() < 2 || known.any(|it| it.starts_with(word))
    };
    let has_digit = name.contains(char::is_numeric) && !name.contains('"');
    has_digit && words.all(is_of_number) || ["true", "false"].contains(&name.trim())
}

/// A cell as it stands in the file.
fn quoted(cell: &str, between: char) -> String {
    if cell.contains(['"', '\n', '\r', '\t', ';', between]) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
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

    /// The cells that a spreadsheet finds in a line where this mark stands between them: one that begins
    /// with a quote ends at the next single one, and what follows that belongs to it.
    fn cells(line: &str, between: char) -> Vec<String> {
        let mut cells = vec![String::new()];
        let mut letters = line.chars().peekable();
        let mut is_quoted = letters.next_if_eq(&'"').is_some();
        while let Some(letter) = letters.next() {
            if is_quoted && letter == '"' && letters.next_if_eq(&'"').is_none() {
                is_quoted = false;
            } else if !is_quoted && letter == between {
                cells.push(String::new());
                is_quoted = letters.next_if_eq(&'"').is_some();
            } else {
                cells.last_mut().unwrap().push(letter);
            }
        }
        cells
    }

    #[test]
    fn no_cell_is_computed_whichever_mark_is_taken_for_the_one_between_cells() {
        for name in [
            "=1+1",
            "  =1",
            "\u{a0}+1",
            "-1",
            "@a",
            "＝1",
            "\t=1",
            "\r=1",
            "a;=1",
            "a,=1",
            "a; -1;b",
            "a,\"=1+1\"",
            "a;\"=1+1\"",
            "a\";=1",
            "a\",=1",
            "\"=1\"",
            "a;\u{a0}\"\"@b",
            ";=1;,=1",
            "1;=\"1",
            "0;-1",
            "=1;0",
            "a\n=1",
            "a\t=1",
        ] {
            for separator in [Separator::Comma, Separator::Semicolon] {
                let row = [["1", name, "7.5"].map(str::to_owned).to_vec()];
                let csv = csv_of(&row, 1, separator);
                for between in [',', ';', '\t'] {
                    let lines = csv.trim_start_matches('\u{feff}').split(['\r', '\n']);
                    for cell in lines.flat_map(|line| cells(line, between)) {
                        let bare = cell.trim_start_matches([' ', '\u{a0}', '"', '\t']);
                        let begins = bare.starts_with(['=', '+', '-', '@', '＝']);
                        assert!(!begins, "{name:?} by {between:?}: {cell:?} in {csv:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_cell_is_found_again_and_names_without_danger_are_as_they_are() {
        for (cell, comma, semicolon) in [
            ("a\"b", "\"a\"\"b\"", "\"a\"\"b\""),
            ("a;b", "\"a;b\"", "\"a;b\""),
            ("a,b", "\"a,b\"", "a,b"),
            ("a;=b", "\"a;'=b\"", "\"a;'=b\""),
            ("An-", "An-", "An-"),
            ("Đỗ Thị-Ân", "Đỗ Thị-Ân", "Đỗ Thị-Ân"),
        ] {
            let told = [',', ';'].map(|between| quoted(&named(cell), between));
            assert_eq!(told, [comma, semicolon], "{cell:?}");
            for (told, between) in told.iter().zip([',', ';']) {
                assert_eq!(cells(told, between), [named(cell)]);
            }
        }
    }

    #[test]
    fn names_that_look_like_numbers_or_dates_stay_names() {
        for name in [
            "0123", "1-2", "1e5", "1/2", "12:30 PM", "1.5", "1,5", "50%", "5 đ", "May 1", "SEPT2",
            "3-Mar", "Tháng 5", "True", "٣", "1E+5",
        ] {
            assert_eq!(named(name), format!("=\"{name}\""));
        }
        for name in ["An 2", "hs01", "10A1 Lan", "Nguyễn Văn May", "true An", "a"] {
            assert_eq!(named(name), name);
        }
        let row = [["1", "0123", "0123"].map(str::to_owned).to_vec()];
        let csv = csv_of(&row, 1, Separator::Comma);
        assert_eq!(csv, "\u{feff}1,\"=\"\"0123\"\"\",0123\r\n");
    }
}
