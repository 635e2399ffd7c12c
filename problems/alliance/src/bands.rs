//! The board in bands of `k + 1` rows, and who is present in them.
//!
//! Knights of one band reach each other; those of neighbouring bands may; others never do.

use std::ops::Range;

use crate::border::{Count, Side, change};

/// A knight's band and his places at its two borders.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    band: usize,
    /// At the border with the band above.
    as_low: usize,
    /// At the border with the band below.
    as_high: usize,
}

/// The board in bands of `k + 1` rows.
#[derive(Debug)]
pub(crate) struct Bands {
    places: Vec<Place>,
    /// How many are present in each band.
    present: Vec<i64>,
    /// Where the line of each band and the one above lies in `lines`; empty if one of the two is.
    borders: Vec<Range<usize>>,
    lines: Vec<Count>,
}

impl Bands {
    /// The bands of knights on these rows of the board, all absent. `O(n log n)`.
    pub(crate) fn new(ys: impl Iterator<Item = i64>, k: i64) -> Self {
        let mut by_y: Vec<(i64, usize)> = ys.zip(0..).collect();
        by_y.sort_unstable();
        // An empty band stands for all bands of a gap, so that a band's neighbours are the bands
        // before and after it in the list.
        let number = |&(y, _): &(i64, usize)| y / (k + 1);
        let mut bands: Vec<&[(i64, usize)]> = vec![&[]];
        for band in by_y.chunk_by(|a, b| number(a) == number(b)) {
            let below = bands.last().and_then(|below| below.first());
            if below.is_some_and(|below| number(below) + 1 < number(&band[0])) {
                bands.push(&[]);
            }
            bands.push(band);
        }
        bands.push(&[]);

        let mut places = vec![Place::default(); by_y.len()];
        let mut borders = Vec::with_capacity(bands.len());
        let mut end = 0;
        for (band, pair) in bands.windows(2).enumerate() {
            let (low, high) = (pair[0], pair[1]);
            let start = end;
            if !low.is_empty() && !high.is_empty() {
                end += low.len() + high.len();
                // The knights of both bands by their row within the band, the lower band first.
                let mut high = high.iter().peekable();
                let mut place = 0;
                for &(y, knight) in low {
                    while let Some(&(_, above)) = high.next_if(|above| above.0 <= y + k) {
                        places[above].as_high = place;
                        place += 1;
                    }
                    places[knight].as_low = place;
                    place += 1;
                }
                for &(_, above) in high {
                    places[above].as_high = place;
                    place += 1;
                }
            }
            borders.push(start..end);
            for &(_, knight) in low {
                places[knight].band = band;
            }
        }
        Bands {
            places,
            present: vec![0; bands.len()],
            borders,
            lines: vec![Count::default(); end],
        }
    }

    /// A knight comes: with how many pairs of present ones he can form an alliance. `O(log n)`.
    pub(crate) fn enter(&mut self, knight: usize) -> i64 {
        let place = self.places[knight];
        let here = self.present[place.band];
        self.present[place.band] += 1;

        // One of the others or both in the band above. A pair of both bands stands before him, or
        // is anyone above who does with anyone of his own band who does not.
        let line = &mut self.lines[self.borders[place.band].clone()];
        let before = change(line, place.as_low, Side::Low, 1);
        let high = i64::from(before.high);
        let with_above = before.pairs + high * (here - i64::from(before.low)) + pairs(high);

        // One or both in the band below. A pair of both bands has its lower one behind him.
        let line = &mut self.lines[self.borders[place.band - 1].clone()];
        let all = line.first().copied().unwrap_or_default();
        let before = change(line, place.as_high, Side::High, 1);
        let with_below = all.pairs - before.pairs + pairs(i64::from(all.low - before.low));

        pairs(here) + with_above + with_below
    }

    /// A present knight leaves. `O(log n)`.
    pub(crate) fn leave(&mut self, knight: usize) {
        let place = self.places[knight];
        self.present[place.band] -= 1;
        let line = &mut self.lines[self.borders[place.band].clone()];
        change(line, place.as_low, Side::Low, -1);
        let line = &mut self.lines[self.borders[place.band - 1].clone()];
        change(line, place.as_high, Side::High, -1);
    }
}

/// How many pairs so many knights make.
fn pairs(count: i64) -> i64 {
    count * (count - 1) / 2
}
