//! How times grow with the input: the brute force beside the reference, as `make bench` has measured them
//! in `bench/TABLE.md`; a picture for a lesson, and a sentence that reads it.

use std::fs;
use std::path::Path;

use bilingual::{Lang, sentences};
use problem_set::spec::Title;

use crate::lesson::Lesson;
use crate::table::head;

sentences! {
    BEGIN: "Thời gian khi dữ liệu lớn dần", "Times as the input grows";
    READING: "(hai trục chia theo lũy thừa của 10): cỡ dữ liệu gấp {0} thì vét cạn {1}, lời giải mẫu {2}. Ở cỡ {3}, vét cạn lâu gấp {4} lần lời giải mẫu.", "(both scales by powers of ten): for {0} times the size the brute force takes {1}, the reference {2}. At size {3} the brute force takes {4} times as long as the reference.";
    UNCHANGED: "gần như không đổi", "hardly any more";
    TIMES: "lâu gấp {0} lần", "{0} times as long";
    WORDS: "Thời gian của lời giải mẫu và vét cạn theo cỡ dữ liệu", "Times of the reference and the brute force by the size of the input";
}

/// The table of measurements.
const TABLE: &str = "bench/TABLE.md";

/// The folder of the set, as seen from a room.
const SET: &str = "../..";

/// The heading above what is read of it.
const HEADING: &str = "## Growth";

/// The file of the picture.
pub(crate) const PICTURE: &str = "growth.svg";

/// A picture shows nothing unless at the largest size the brute force takes so many times as long as the
/// reference,
const SLOWER: f64 = 1.5;

/// and grows by so many times as much.
const STEEPER: f64 = 2.0;

/// A time that grows less hardly grows.
const HARDLY: f64 = 1.5;

/// How high a line of words is in the picture.
const LINE: f64 = 13.0;

/// How wide a digit is in the picture.
const DIGIT: f64 = 6.5;

/// How much stands free between the names of two sizes, and beside the name of a line.
const FREE: f64 = 8.0;

/// How wide the name of a line is, at most.
const NAME: f64 = 140.0;

/// What stands between thousands.
const NO_BREAK: &str = "\u{a0}";

/// The longest line of the sentence.
const WIDTH: usize = 106;

/// What was measured of a problem: for each size the brute force, where it does not decline, and the
/// reference, in nanoseconds.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Growth(Vec<(f64, Option<f64>, f64)>);

/// The lesson with the sentence and the picture where it has them; without them, if they show nothing, and as it is
/// where nothing was measured.
pub(crate) fn with_growth(lesson: &Lesson<'_>, growth: Option<&Growth>) -> String {
    let mut lines: Vec<String> = lesson.text.lines().map(str::to_owned).collect();
    let link = format!("]({PICTURE})");
    let picture = lines.iter().position(|line| line.contains(&link));
    let (Some(place), Some(growth)) = (picture, growth) else {
        return lesson.text.to_owned();
    };
    let [begin, words] = [BEGIN, WORDS].map(|it| it.of(lesson.language));
    let mut above = lines[..place].iter();
    let start = above.rposition(|line| line.starts_with(begin));
    let (mut end, mut new) = (place + 1, Vec::new());
    if growth.says_something() {
        new = growth.reading(lesson.language);
        new.extend([String::new(), format!("![{words}{link}")]);
    } else {
        // With it goes the empty line below.
        end += usize::from(lines.get(end).is_some_and(String::is_empty));
    }
    lines.splice(start.unwrap_or(place)..end, new);
    lines.join("\n") + "\n"
}

impl Growth {
    /// What the table of the set to which this room belongs says of its problem, if there is a table.
    pub(crate) fn of(room: &Path, id: &str) -> Option<Growth> {
        let table = fs::read_to_string(room.join(SET).join(TABLE)).ok()?;
        Some(Growth::from_table(&table, id))
    }

    fn from_table(table: &str, id: &str) -> Growth {
        let rows = table.lines().skip_while(|line| !line.starts_with(HEADING));
        let measured = rows.filter_map(|row| {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let ["", of, size, brute, reference, ""] = cells[..] else {
                return None;
            };
            let size = size.parse().ok().filter(|_| of == id)?;
            Some((size, nanoseconds(brute), nanoseconds(reference)?))
        });
        Growth(measured.collect())
    }

    /// The sizes at which both were measured, with their times.
    fn both(&self) -> impl DoubleEndedIterator<Item = (f64, f64, f64)> {
        let all = self.0.iter();
        all.filter_map(|&(size, brute, reference)| Some((size, brute?, reference)))
    }

    /// The least and the largest size at which both were measured.
    fn ends(&self) -> Option<[(f64, f64, f64); 2]> {
        let ends = [self.both().next()?, self.both().next_back()?];
        (ends[0].0 < ends[1].0).then_some(ends)
    }

    /// Whether it is worth a picture.
    pub(crate) fn says_something(&self) -> bool {
        self.ends()
            .is_some_and(|[(_, brute, reference), (_, slow, fast)]| {
                slow / fast >= SLOWER && slow / brute >= STEEPER * (fast / reference)
            })
    }

    /// What can be seen in the picture, on lines that are not too long.
    fn reading(&self, language: Lang) -> Vec<String> {
        let Some([(small, brute, reference), (large, slow, fast)]) = self.ends() else {
            return Vec::new();
        };
        let grows = |times: f64| match times {
            ..HARDLY => UNCHANGED.of(language).to_owned(),
            _ => TIMES.fill(language, &[&said(times, language)]),
        };
        let (brute, reference) = (grows(slow / brute), grows(fast / reference));
        let (times, size) = (said(slow / fast, language), grouped(large));
        let factor = said(large / small, language);
        let text = READING.fill(language, &[&factor, &brute, &reference, &size, &times]);
        wrapped(&format!("{} {text}", BEGIN.of(language)))
    }

    /// The picture, which is written in both languages; this is what the sizes count.
    pub(crate) fn svg(&self, size: Option<&Title>) -> String {
        let (left, top, width, height) = (70.0, 14.0, 330.0, 240.0);
        let (right, bottom) = (left + width, top + height);
        let times = || self.0.iter().flat_map(|it| [it.1, Some(it.2)]).flatten();
        let least = times().fold(f64::INFINITY, f64::min);
        let most = times().fold(1.0, f64::max);
        let (low, high) = (least.log10().floor(), most.log10().ceil());
        let [first, last] = [self.0.first(), self.0.last()].map(|it| it.map_or(1.0, |it| it.0));
        let x = |size: f64| left + width * (size / first).log10() / (last / first).log10();
        let y = |time: f64| top + height * (high - time.log10()) / (high - low).max(1.0);
        let mut parts = vec![head(540, 320).trim_end().to_owned()];
        let mut power = low;
        while power <= high {
            let at = y(10_f64.powf(power));
            let (before, low, unit) = (left - 6.0, at + 4.0, unit(power));
            parts.push(format!(
                r##"<path d="M{left} {at:.1}H{right}" stroke="#d8d8d8"/>
<text x="{before:.0}" y="{low:.1}" text-anchor="end">{unit}</text>"##
            ));
            power += 1.0;
        }
        // Sizes that lie close together are not all named, but the largest is.
        let half = |name: &str| name.chars().map(|_| DIGIT / 2.0).sum::<f64>();
        let room = right - half(&grouped(last)) - FREE;
        let (mut free, below) = (0.0, bottom + 16.0);
        for &(size, ..) in &self.0 {
            let (at, name) = (x(size), grouped(size));
            parts.push(format!(
                r##"<path d="M{at:.1} {top}V{bottom}" stroke="#ececec"/>"##
            ));
            let half = half(&name);
            if at - half >= free && (size >= last || at + half <= room) {
                free = at + half + FREE;
                parts.push(format!(
                    r#"<text x="{at:.1}" y="{below:.0}" text-anchor="middle">{name}</text>"#
                ));
            }
        }
        let brute: Vec<(f64, f64)> = self.both().map(|it| (it.0, it.1)).collect();
        let reference: Vec<(f64, f64)> = self.0.iter().map(|it| (it.0, it.2)).collect();
        let ends = [&brute, &reference].map(|it| it.last().map_or(bottom, |it| y(it.1)));
        // Names of lines that end close together are moved apart.
        let apart = (LINE - (ends[0] - ends[1]).abs()).max(0.0) / 2.0;
        let apart = if ends[0] < ends[1] { -apart } else { apart };
        for (points, colour, dashes, name, height, apart) in [
            (
                brute,
                "#b03d0c",
                r#" stroke-dasharray="6 3""#,
                "vét cạn / brute force",
                ends[0],
                apart,
            ),
            (
                reference,
                "#1d5a9e",
                "",
                "lời giải mẫu / reference",
                ends[1],
                -apart,
            ),
        ] {
            let end = points.last().map_or(right, |it| x(it.0));
            let placed = |it: &(f64, f64)| [x(it.0), y(it.1)].map(|it| format!("{it:.1}"));
            let placed = points.iter().map(placed);
            let path: Vec<String> = placed.clone().map(|it| it.join(",")).collect();
            let path = path.join(" ");
            parts.push(format!(
                r#"<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>"#
            ));
            for [x, y] in placed {
                parts.push(format!(
                    r#"<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>"#
                ));
            }
            // A name stands at the end of its line: to the right of the picture, or before the end where that is within
            // it and leaves enough room, since a line rises.
            let (across, low, anchor) = if end + FREE >= right {
                (right + FREE, height + apart + 4.0, "start")
            } else if end - NAME >= left {
                (end - FREE, height, "end")
            } else {
                (end + FREE, height + 4.0, "start")
            };
            parts.push(format!(
                r#"<text x="{across:.0}" y="{low:.1}" text-anchor="{anchor}" fill="{colour}">{name}</text>"#
            ));
        }
        let counted = size.map_or_else(
            || "cỡ dữ liệu / size of the input".to_owned(),
            |size| format!("cỡ: {} / size: {}", size.vi, size.en),
        );
        let (across, low, middle) = (left + width / 2.0, bottom + 40.0, top + height / 2.0);
        parts.push(format!(
            r#"<text x="{across:.0}" y="{low:.0}" text-anchor="middle">{counted}</text>
<text transform="translate(16 {middle:.0}) rotate(-90)" text-anchor="middle">thời gian / time</text>
</svg>
"#
        ));
        parts.join("\n")
    }
}

/// A time of the table; `None` for a dash.
fn nanoseconds(cell: &str) -> Option<f64> {
    let (number, unit) = cell.split_once(' ')?;
    let unit = match unit {
        "ns" => 1.0,
        "µs" => 1e3,
        "ms" => 1e6,
        "s" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * unit)
}

/// A power of ten in nanoseconds.
fn unit(power: f64) -> String {
    let units = [(9.0, "s"), (6.0, "ms"), (3.0, "µs")];
    let fits = units.into_iter().find(|(least, _)| power >= *least);
    let (least, name) = fits.unwrap_or((0.0, "ns"));
    format!("{} {name}", 10_f64.powf(power - least))
}

/// How many times, to two places: `3,5`, `48`, `610 000`.
fn said(times: f64, language: Lang) -> String {
    let scale = 10_f64.powf(times.log10().floor() - 1.0);
    let rounded = (times / scale).round() * scale;
    if rounded >= 10.0 {
        return grouped(rounded);
    }
    let text = format!("{rounded:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    text.replace('.', language.pick(",", "."))
}

/// A whole number, with a blank between thousands at which no line breaks.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    if digits.len() < 5 {
        return digits;
    }
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join(NO_BREAK)
}

/// The words on lines that are not too long.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.extend([" ", word]);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURED: &str = "\
# Times

| nim | source, n | 5 kB | 1 µs | 1 µs |

## Growth: brute force beside reference

| problem | size | brute force | reference |
|---|---:|---:|---:|
| nim | 4 | 1.96 µs | 500 ns |
| nim | 8 | 196 µs | 505 ns |
| nim | 16 | – | 510 ns |
| move | 1 | 1.00 µs | 2.00 µs |
| move | 2 | 1.10 µs | 2.20 µs |
";

    fn with(growth: Option<&Growth>) -> String {
        let text = "## Fast\n\nSo.\n\nTimes as the input grows (old):\n\n![old](growth.svg)\n\n## Mistakes\n";
        let language = Lang::En;
        with_growth(&Lesson { language, text }, growth)
    }

    #[test]
    fn a_picture_is_read_in_a_sentence_and_stands_in_its_place() {
        let growth = Growth::from_table(MEASURED, "nim");
        let now = with(Some(&growth));
        let flat = now.replace('\n', " ");
        assert!(
            flat.contains("for 2 times the size the brute force takes 100 times as long,"),
            "{now}"
        );
        assert!(
            flat.contains("the reference hardly any more. At size 8"),
            "{now}"
        );
        assert!(flat.contains("takes 390 times as long"), "{now}");
        assert!(now.ends_with("(growth.svg)\n\n## Mistakes\n"), "{now}");
        let again = Lesson {
            language: Lang::En,
            text: &now,
        };
        assert_eq!(with_growth(&again, Some(&growth)), now);
        let size = Title {
            vi: "số viên".to_owned(),
            en: "stones".to_owned(),
        };
        assert!(growth.svg(None).contains("size of the input"));
        let svg = growth.svg(Some(&size));
        for wanted in [
            "brute force</text>",
            ">10 µs<",
            ">16<",
            "cỡ: số viên / size: stones",
            "time</text>",
        ] {
            assert!(svg.contains(wanted), "{wanted}: {svg}");
        }
        assert_eq!(svg.matches("<circle").count(), 5);
    }

    #[test]
    fn where_nothing_is_seen_nothing_is_shown() {
        for id in ["move", "hau"] {
            let growth = Growth::from_table(MEASURED, id);
            assert_eq!(with(Some(&growth)), "## Fast\n\nSo.\n\n## Mistakes\n");
        }
        assert!(with(None).contains("(old)"));
    }

    #[test]
    fn numbers_are_written_as_in_print() {
        for (times, text) in [
            (3.46, "3,5"),
            (2.0, "2"),
            (48.2, "48"),
            (612_345.0, "610\u{a0}000"),
            (9.97, "10"),
        ] {
            assert_eq!(said(times, Lang::Vi), text);
        }
    }
}
