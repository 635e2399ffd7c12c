//! The board in bands of `k + 1` rows, and who is present in them.
//!
//! Knights of one band reach each other; those of neighbouring bands may; others never do.
//!
//! Call a knight of the higher band before one of the lower band, both present, a *close
//! pair*. The friends of a newcomer `p` are not one in the band above and one in the band below his:
//! these are too far apart. So he brings three kinds of alliances:
//! - both are in his own band: any two who are present there;
//! - somebody is in the band above, nobody below. In that line two of the higher band both stand
//!   before `p`. One, `h`, of them and one, `q`, of his own band: `h` stands before both, so it is a
//!   close pair before `p` if `q` stands there, and else `h` is anyone of the higher band before `p`;
//! - somebody is in the band below. Two of them both stand after `p`. One, `l`, of them and one, `q`,
//!   of his own band: `l` stands after both, so it is a close pair of the line but those with `l`
//!   before `p`.
//!
//! So three numbers of what stands before a place are enough: knights of the lower band, of the
//! higher band, close pairs. Of two stretches joined, the close pairs are those of both, and the
//! higher band's knights of the first times the lower band's of the second.

use crate::border::{COMES, HIGH, LEAVES, LOW, Line};
use crate::parts;

/// A knight's band, and his places at its two borders if somebody stands beyond them.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    band: u32,
    /// At the border with the band above.
    as_low: u32,
    /// At the border with the band below.
    as_high: u32,
}

/// The bands that hold somebody at some time, from number 1.
#[derive(Debug)]
pub(crate) struct Bands {
    places: Vec<Place>,
    /// How many are present in each band.
    present: Vec<u64>,
    /// The line of each band and the one above it, if these two are neighbours on the board.
    lines: Vec<Option<Line>>,
}

impl Bands {
    /// The bands of knights, of whom come the rows, ascending, and the numbers; all are absent.
    /// `O(n)`.
    pub(crate) fn new(by_y: &[u64], k: u32) -> Self {
        let mut bands = Vec::new();
        let mut rest = by_y;
        while let Some(&lowest) = rest.first() {
            let edge = parts(lowest).0 / (k + 1) * (k + 1);
            let end = rest.partition_point(|&it| parts(it).0 <= edge + k);
            let (band, others) = rest.split_at(end);
            bands.push((edge, band));
            rest = others;
        }

        let mut places = vec![Place::default(); by_y.len()];
        let mut lines = vec![None];
        for (number, &(edge, low)) in (1..).zip(&bands) {
            let above = bands.get(lines.len());
            let above = above.filter(|above| above.0 == edge + k + 1);
            let high = above.map_or(&[][..], |above| above.1);
            // The knights of both bands by their row within the band, the lower band first.
            let mut rest = high.iter().map(|&it| parts(it)).peekable();
            let mut place = 0;
            for &it in low {
                let (y, knight) = parts(it);
                while let Some((_, above)) = rest.next_if(|above| above.0 <= y + k) {
                    places[above as usize].as_high = place;
                    place += 1;
                }
                let own = &mut places[knight as usize];
                (own.band, own.as_low) = (number, place);
                place += 1;
            }
            for (place, (_, above)) in (place..).zip(rest) {
                places[above as usize].as_high = place;
            }
            lines.push(above.map(|_| Line::new(low.len() + high.len())));
        }
        Bands {
            places,
            present: vec![0; lines.len()],
            lines,
        }
    }

    /// A knight comes: with how many pairs of present ones he can form an alliance. `O(log n)`.
    pub(crate) fn enter(&mut self, knight: usize) -> u64 {
        let place = self.places[knight];
        let band = place.band as usize;
        let here = self.present[band];
        self.present[band] += 1;
        let mut alliances = pairs(here);

        // One of the others or both in the band above. A pair of both bands stands before him, or
        // is anyone above who does with anyone of his own band who does not.
        if let Some(line) = &mut self.lines[band] {
            let before = line.change::<LOW, COMES>(place.as_low);
            let high = u64::from(before.high);
            alliances += before.pairs + high * (here - u64::from(before.low)) + pairs(high);
        }

        // One or both in the band below. A pair of both bands has its lower one behind him.
        if let Some(line) = &mut self.lines[band - 1] {
            let all = line.whole();
            let before = line.change::<HIGH, COMES>(place.as_high);
            alliances += all.pairs - before.pairs + pairs(u64::from(all.low - before.low));
        }
        alliances
    }

    /// A present knight leaves. `O(log n)`.
    pub(crate) fn leave(&mut self, knight: usize) {
        let place = self.places[knight];
        let band = place.band as usize;
        self.present[band] -= 1;
        if let Some(line) = &mut self.lines[band] {
            line.change::<LOW, LEAVES>(place.as_low);
        }
        if let Some(line) = &mut self.lines[band - 1] {
            line.change::<HIGH, LEAVES>(place.as_high);
        }
    }
}

/// How many pairs so many knights make.
fn pairs(count: u64) -> u64 {
    count * count.saturating_sub(1) / 2
}
