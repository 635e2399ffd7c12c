//! Heaps of stones.

use bilingual::Lang;

use crate::canvas::{Canvas, GAP, WIDEST, and_more, int, more_height, width};
use crate::catalogue as say;
use crate::{MORE, Part, Tone};

/// The most stones that are drawn one by one, of a heap and in all.
const MOST_STONES: (u64, u64) = (60, 300);

/// The most heaps that are drawn.
const MOST_HEAPS: usize = 60;

/// From one stone to the next.
const STEP: i64 = 18;

/// Heaps of stones. A stone can be clicked and stands for those that lie on it as well; a heap that is too
/// large is a block with its number.
#[derive(Debug, Clone)]
pub struct Heaps {
    stones: Vec<u64>,
    labels: Vec<String>,
    prefix: &'static str,
    /// The number of the first heap.
    first: usize,
}

impl Heaps {
    /// Heaps with the numbers from 1.
    pub fn new(heaps: impl IntoIterator<Item = u64>) -> Heaps {
        let heaps: Vec<u64> = heaps.into_iter().collect();
        Heaps {
            labels: numbers(1, heaps.len()),
            stones: heaps,
            prefix: "heap",
            first: 1,
        }
    }

    /// One heap, which needs no number.
    pub fn one(stones: u64) -> Heaps {
        Heaps::new([stones])
    }

    /// Heaps with the numbers from here on.
    pub fn from(mut self, first: usize) -> Heaps {
        self.first = first;
        self.labels = numbers(first, self.stones.len());
        self
    }

    /// With this below each instead of its number.
    pub fn labelled(mut self, labels: impl IntoIterator<Item = String>) -> Heaps {
        self.labels = labels.into_iter().collect();
        self
    }

    /// Names that begin so instead of with `heap`.
    pub fn called(mut self, prefix: &'static str) -> Heaps {
        self.prefix = prefix;
        self
    }

    fn name(&self, place: usize) -> String {
        format!("{}{}", self.prefix, place + self.first)
    }

    /// Whether stones are drawn one by one.
    fn shows_stones(&self, stones: u64) -> bool {
        let total = self.stones.iter().copied().fold(0, u64::saturating_add);
        stones <= MOST_STONES.0 && total <= MOST_STONES.1
    }

    fn shown(&self) -> impl Iterator<Item = (usize, u64)> {
        self.stones.iter().copied().enumerate().take(MOST_HEAPS)
    }

    /// Stones side by side in a heap.
    fn abreast(stones: u64) -> i64 {
        int(stones.div_ceil(10)).clamp(1, 6)
    }

    /// Width, and height above the base.
    fn extent(&self, stones: u64) -> (i64, i64) {
        if self.shows_stones(stones) {
            let abreast = Heaps::abreast(stones);
            let high = ((int(stones) + abreast - 1) / abreast).max(1);
            (abreast * STEP, high * STEP)
        } else {
            let digits = int(stones.max(1).ilog10());
            (width(&stones.to_string(), 15) + 18, 48 + 6 * digits)
        }
    }

    /// Where each heap stands: the middle of its base; and width and height of all.
    fn places(&self) -> (Vec<(i64, i64)>, (i64, i64)) {
        let mut lines: Vec<(Vec<i64>, i64, i64)> = vec![(Vec::new(), 0, STEP)];
        for (place, stones) in self.shown() {
            let (wide, high) = self.extent(stones);
            let label = self.labels.get(place).map_or(0, |it| width(it, 12));
            let wide = wide.max(label).max(30);
            let (middles, right, highest) = lines.last_mut().expect("begins with one");
            if *right + wide > WIDEST && !middles.is_empty() {
                lines.push((vec![wide / 2], wide + GAP, high));
                continue;
            }
            middles.push(*right + wide / 2);
            *right += wide + GAP;
            *highest = high.max(*highest);
        }
        let widest = lines.iter().map(|line| line.1).max().unwrap_or(0) - GAP;
        let mut bottom = 0;
        let mut places = Vec::new();
        for (middles, right, high) in lines {
            let left = (widest - (right - GAP)) / 2;
            bottom += high;
            places.extend(middles.iter().map(|middle| (left + middle, bottom)));
            bottom += 44;
        }
        (places, (widest.max(30), bottom - 4))
    }
}

/// So many numbers from the first on.
fn numbers(first: usize, count: usize) -> Vec<String> {
    let numbers = (first..).take(count);
    numbers.map(|it| it.to_string()).collect()
}

impl Part for Heaps {
    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for (place, stones) in self.shown() {
            let heap = self.name(place);
            if self.shows_stones(stones) {
                names.extend((1..=stones).map(|stone| format!("{heap}/{stone}")));
            }
            names.push(heap);
        }
        names.extend((self.stones.len() > MOST_HEAPS).then(|| MORE.to_owned()));
        names
    }

    fn tell(&self, lang: Lang) -> String {
        let mut stones: Vec<String> = self.shown().map(|(_, it)| it.to_string()).collect();
        stones.extend(and_more(self.stones.len(), MOST_HEAPS, lang));
        let text = match self.stones.len() {
            1 => say::ONE_HEAP,
            _ => say::HEAPS,
        };
        text.fill(lang, &[&stones.join(", ")])
    }

    fn size(&self) -> (i64, i64) {
        let (_, (width, height)) = self.places();
        (width, height + more_height(self.stones.len(), MOST_HEAPS))
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (places, (all, height)) = self.places();
        for ((place, stones), (x, base)) in self.shown().zip(places) {
            let name = self.name(place);
            let (wide, high) = self.extent(stones);
            canvas.named(&name, |canvas| {
                canvas.air((x - wide / 2 - 4, base - high), (wide + 8, high + 36));
                let ground = "class=\"quiet\" fill=\"#d4dae0\" rx=\"2\"";
                canvas.rect((x - wide / 2 - 4, base + 1), (wide + 8, 4), ground);
                if self.shows_stones(stones) {
                    canvas.text("count", x, base + 17, 15, &stones.to_string());
                    draw_stones(canvas, &name, stones, (x - wide / 2, base));
                } else {
                    let looks = format!("rx=\"10\" {}", Tone::Neutral.filled());
                    canvas.rect((x - wide / 2, base - high), (wide, high), &looks);
                    canvas.text("on", x, base - high / 2, 15, &stones.to_string());
                }
                let is_told =
                    self.stones.len() > 1 || self.labels.first().is_some_and(|it| it != "1");
                if let Some(label) = self.labels.get(place).filter(|_| is_told) {
                    canvas.text("label", x, base + 34, 12, label);
                }
            });
        }
        canvas.more(self.stones.len(), MOST_HEAPS, (all, height));
    }
}

/// The stones of one heap, from its lower left corner on, row by row.
fn draw_stones(canvas: &mut Canvas, name: &str, stones: u64, (left, base): (i64, i64)) {
    let abreast = Heaps::abreast(stones);
    let looks = Tone::Neutral.filled().replace("class=\"", "class=\"stone ");
    canvas.group(&looks, |canvas| {
        for stone in 0..int(stones) {
            let x = left + stone % abreast * STEP + STEP / 2;
            let y = base - stone / abreast * STEP - STEP / 2;
            let name = if canvas.is_bare() {
                String::new()
            } else {
                format!(" data-name=\"{name}/{}\"", stone + 1)
            };
            canvas.line(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\"{name}/>"
            ));
        }
    });
}
