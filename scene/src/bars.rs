//! Bars of chocolate, which are broken along their lines.

use bilingual::Lang;

use crate::canvas::{Canvas, GAP, WIDEST, and_more, int, more_height, width};
use crate::catalogue as say;
use crate::{MORE, Part};

/// The longest bar whose squares are drawn, and the most squares in all.
const LONGEST: (u64, u64) = (40, 1000);

/// The most bars.
const MOST: usize = 60;

/// Bars of so many rows and columns. Each line between squares can be clicked.
#[derive(Debug, Clone)]
pub struct Bars {
    bars: Vec<(u64, u64)>,
}

impl Bars {
    /// Bars with the numbers from 1.
    pub fn new(bars: impl IntoIterator<Item = (u64, u64)>) -> Bars {
        let bars = bars.into_iter().collect();
        Bars { bars }
    }

    fn shows_squares(&self, (rows, columns): (u64, u64)) -> bool {
        let squares = self.bars.iter().map(|(m, n)| m.saturating_mul(*n));
        let all = squares.fold(0_u64, u64::saturating_add);
        rows.max(columns) <= LONGEST.0 && all <= LONGEST.1
    }

    /// A square's side.
    fn side(&self) -> i64 {
        let shown = self.bars.iter().filter(|bar| self.shows_squares(**bar));
        let longest = shown.map(|(m, n)| *m.max(n)).max().unwrap_or(1);
        (480 / int(longest)).clamp(14, 32)
    }

    fn extent(&self, bar: (u64, u64)) -> (i64, i64) {
        if self.shows_squares(bar) {
            (int(bar.1) * self.side(), int(bar.0) * self.side())
        } else {
            (width(&label(bar), 15) + 20, 60)
        }
    }

    /// The upper left corner of each bar; and width and height of all.
    fn places(&self) -> (Vec<(i64, i64)>, (i64, i64)) {
        let (mut x, mut y, mut high, mut widest) = (0, 0, 0, 0);
        let mut places = Vec::new();
        for bar in self.bars.iter().take(MOST) {
            let (wide, own) = self.extent(*bar);
            if x > 0 && x + wide > WIDEST {
                (x, y, high) = (0, y + high + 30, 0);
            }
            places.push((x, y));
            x += wide + GAP;
            widest = widest.max(x - GAP);
            high = high.max(own);
        }
        (places, (widest.max(30), y + high + 22))
    }
}

fn label((rows, columns): (u64, u64)) -> String {
    format!("{rows} × {columns}")
}

impl Part for Bars {
    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for (number, &(rows, columns)) in (1..=MOST).zip(&self.bars) {
            if self.shows_squares((rows, columns)) {
                names.extend((1..rows).map(|row| format!("bar{number}/-{row}")));
                names.extend((1..columns).map(|column| format!("bar{number}/|{column}")));
            }
            names.push(format!("bar{number}"));
        }
        names.extend((self.bars.len() > MOST).then(|| MORE.to_owned()));
        names
    }

    fn tell(&self, lang: Lang) -> String {
        let bars = (1..=MOST).zip(&self.bars);
        let bars = bars.map(|(number, bar)| format!("{number}: {}", label(*bar)));
        let mut bars: Vec<String> = bars.collect();
        bars.extend(and_more(self.bars.len(), MOST, lang));
        say::BARS.fill(lang, &[&bars.join("; ")])
    }

    fn size(&self) -> (i64, i64) {
        let (_, (width, height)) = self.places();
        (width, height + more_height(self.bars.len(), MOST))
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (places, (all, height)) = self.places();
        let side = self.side();
        for ((number, &bar), (x, y)) in (1..=MOST).zip(&self.bars).zip(places) {
            let (wide, high) = self.extent(bar);
            let name = format!("bar{number}");
            canvas.named(&name, |canvas| {
                let looks = "rx=\"4\" class=\"bar\" fill=\"#7b4a2d\"";
                canvas.rect((x, y), (wide, high), looks);
                if !self.shows_squares(bar) {
                    canvas.text("on", x + wide / 2, y + high / 2, 15, &label(bar));
                }
                let number = number.to_string();
                canvas.text("label", x + wide / 2, y + high + 13, 12, &number);
            });
            if self.shows_squares(bar) {
                canvas.group("class=\"breaks\" fill=\"#c79a72\"", |canvas| {
                    for row in 1..int(bar.0) {
                        let name = format!("{name}/-{row}");
                        let y = y + row * side;
                        canvas.named(&name, |canvas| {
                            canvas.rect((x, y - 1), (wide, 2), "");
                            canvas.air((x, y - 5), (wide, 10));
                        });
                    }
                    for column in 1..int(bar.1) {
                        let name = format!("{name}/|{column}");
                        let x = x + column * side;
                        canvas.named(&name, |canvas| {
                            canvas.rect((x - 1, y), (2, high), "");
                            canvas.air((x - 5, y), (10, high));
                        });
                    }
                });
            }
        }
        canvas.more(self.bars.len(), MOST, (all, height));
    }
}
