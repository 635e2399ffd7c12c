//! The names of a class as a spreadsheet writes them out: with `,` or `;` or tabs between cells, with a head or
//! without one, whole names or given names in a column of their own.

use bilingual::text::printable;
use unicode_normalization::UnicodeNormalization;

/// What stands above whole names, in small letters.
const WHOLE: [&str; 8] = [
    "họ và tên",
    "họ tên",
    "họ và tên học sinh",
    "tên học sinh",
    "học sinh",
    "name",
    "full name",
    "pupil",
];

/// What stands above all of a name but the given one.
const FAMILY: [&str; 6] = [
    "họ",
    "họ đệm",
    "họ và đệm",
    "họ và tên đệm",
    "họ lót",
    "họ và chữ lót",
];

/// What stands above given names.
const GIVEN: &str = "tên";

/// A cell or a name as it is kept: letters as they are composed everywhere, one blank between words.
pub(crate) fn tidy(text: &str) -> String {
    let composed: String = text.nfc().collect();
    let words: Vec<&str> = composed.split_whitespace().collect();
    printable(&words.join(" "))
}

/// The names of a file, a line each; nothing if it is no text, or if its letters were lost as it was written.
pub(crate) fn names_of(file: &[u8]) -> Option<String> {
    let text = text_of(file)?;
    if text.contains(['?', '\u{fffd}', '\0']) {
        return None;
    }
    let by = [';', '\t', ',']
        .into_iter()
        .max_by_key(|it| text.matches(*it).count());
    let by = by.unwrap_or(',');
    let rows: Vec<Vec<String>> = text.lines().map(|it| cells(it, by)).collect();
    let column = |row: &[String], names: &[&str]| {
        let mut cells = row.iter().map(|it| it.to_lowercase());
        cells.position(|it| names.contains(&it.as_str()))
    };
    let columns = |row: &Vec<String>| {
        let parts = [column(row, &FAMILY), column(row, &[GIVEN])];
        let parts: Vec<usize> = parts.into_iter().flatten().collect();
        column(row, &WHOLE)
            .map(|it| vec![it])
            .or((!parts.is_empty()).then_some(parts))
    };
    let head = rows
        .iter()
        .enumerate()
        .find_map(|(at, row)| Some((at, columns(row)?)));
    let is_name = |it: &&String| {
        it.chars().any(char::is_alphabetic) && !it.contains(|it: char| it.is_ascii_digit())
    };
    let names: Vec<String> = match head {
        Some((at, columns)) => {
            let parts = |row: &Vec<String>| {
                let parts = columns.iter().filter_map(|it| row.get(*it));
                parts.map(String::as_str).collect::<Vec<_>>().join(" ")
            };
            rows[at + 1..].iter().map(parts).collect()
        }
        // A line that is one cell is a name, whatever is in it.
        None => rows
            .iter()
            .filter_map(|row| match &row[..] {
                [whole] => Some(whole.clone()),
                _ => row.iter().find(is_name).cloned(),
            })
            .collect(),
    };
    Some(names.join("\n"))
}

/// Excel writes UTF-8, or UTF-16 as "Unicode text"; each begins with a mark.
fn text_of(file: &[u8]) -> Option<String> {
    let Some(wide) = file.strip_prefix(b"\xff\xfe") else {
        let text = std::str::from_utf8(file).ok()?;
        return Some(text.trim_start_matches('\u{feff}').to_owned());
    };
    let (pairs, _) = wide.as_chunks::<2>();
    let letters: Vec<u16> = pairs.iter().map(|it| u16::from_le_bytes(*it)).collect();
    String::from_utf16(&letters).ok()
}

/// The cells of a line; between quotes nothing separates them.
fn cells(line: &str, by: char) -> Vec<String> {
    let mut is_quoted = false;
    let cells = line.split(|it: char| {
        is_quoted ^= it == '"';
        it == by && !is_quoted
    });
    cells.map(|it| tidy(&it.replace('"', ""))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_however_a_sheet_is_written_out() {
        let wanted = "Nguyễn Văn An\nTrần Thị Bình";
        for text in [
            "\u{feff}STT;Họ và tên;Ngày sinh\r\n1;Nguyễn  Văn An;02/09/2010\r\n2;\"Trần Thị Bình\";\r\n",
            "DANH SÁCH LỚP 10A,,\nSTT,HỌ ĐỆM,TÊN\n1,Nguyễn Văn,An\n2,Trần Thị,Bình",
            "1\tNguyễn Văn An\tnam\n2\tTrần Thị Bình\tnữ\n",
            "No,Name\n1,\"Nguyễn Văn An\"\n2,Trần Thị Bình",
            "Nguyễn Văn An\r\nTrần Thị Bình\r\n",
        ] {
            assert_eq!(names_of(text.as_bytes()).as_deref(), Some(wanted), "{text}");
            let wide = text.trim_start_matches('\u{feff}').encode_utf16();
            let wide = wide.flat_map(u16::to_le_bytes);
            let wide: Vec<u8> = b"\xff\xfe".iter().copied().chain(wide).collect();
            assert_eq!(names_of(&wide).as_deref(), Some(wanted));
        }
        assert_eq!(
            names_of(b"An (2)\nB\xc3\xacnh, \"t, x\"").as_deref(),
            Some("An (2)\nBình")
        );
        for lost in [
            &b"PK\x03\x04\xff"[..],
            b"Nguy?n V?n An",
            b"Tr\xe2n",
            b"a\0b",
        ] {
            assert_eq!(names_of(lost), None);
        }
    }
}
