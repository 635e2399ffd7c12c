//! The loops in which the time goes. They are plain loops over slices of fixed lengths, which the
//! compiler turns into vector instructions.

use super::value::{Entry, Value};

/// Heaps that are treated together, with one row of seen values each.
pub(super) const BLOCK: usize = 64;

/// Common values of a row that are compared instead of being marked.
pub(super) const CANDIDATES: usize = 4;

/// Lanes of a loop whose state is to stay in registers.
const LANES: usize = 16;

/// Pairs that are compared with one missing value before the next.
const CHUNK: usize = 128;

/// Marks the values that `entries` make in the rows of the heaps from `start` on.
pub(super) fn mark<V: Value, const WIDTH: usize>(
    entries: &[Entry<V>],
    values: &[V],
    start: usize,
    rows: &mut [[u8; WIDTH]; BLOCK],
) {
    for entry in entries {
        let others = &values[start - entry.offset..][..BLOCK];
        let value = entry.value.index();
        for (row, &other) in rows.iter_mut().zip(others) {
            row[(other.index() ^ value) & (WIDTH - 1)] = 1;
        }
    }
}

/// For each candidate of each heap from `start` on: all ones if `entries` make it, else zero.
pub(super) fn made<V: Value>(
    entries: &[Entry<V>],
    values: &[V],
    start: usize,
    candidates: &[[V; BLOCK]; CANDIDATES],
) -> [[V; BLOCK]; CANDIDATES] {
    let mut all = [[V::default(); BLOCK]; CANDIDATES];
    for lane in (0..BLOCK).step_by(LANES) {
        let mut wanted = [[V::default(); LANES]; CANDIDATES];
        for (wanted, candidates) in wanted.iter_mut().zip(candidates) {
            wanted.copy_from_slice(&candidates[lane..lane + LANES]);
        }
        let mut made = [[V::default(); LANES]; CANDIDATES];
        for entry in entries {
            let others = &values[start + lane - entry.offset..][..LANES];
            let mut options = [V::default(); LANES];
            for (option, &other) in options.iter_mut().zip(others) {
                *option = other ^ entry.value;
            }
            for (made, wanted) in made.iter_mut().zip(&wanted) {
                for ((made, wanted), option) in made.iter_mut().zip(wanted).zip(&options) {
                    *made = *made | V::when(option == wanted);
                }
            }
        }
        for (all, made) in all.iter_mut().zip(&made) {
            all[lane..lane + LANES].copy_from_slice(made);
        }
    }
    all
}

/// Removes from `missing` what is the exclusive or of two values at the same place.
pub(super) fn strike_out<V: Value>(missing: &mut Vec<V>, small: &[V], large: &[V]) {
    let (small, large) = strike_out_chunks::<V, CHUNK>(missing, small, large);
    let (small, large) = strike_out_chunks::<V, LANES>(missing, small, large);
    strike_out_chunks::<V, 1>(missing, small, large);
}

/// The same by chunks of `SIZE` places; returns those that make no chunk.
#[inline]
fn strike_out_chunks<'a, V: Value, const SIZE: usize>(
    missing: &mut Vec<V>,
    small: &'a [V],
    large: &'a [V],
) -> (&'a [V], &'a [V]) {
    let (small, small_rest) = small.as_chunks::<SIZE>();
    let (large, large_rest) = large.as_chunks::<SIZE>();
    for (small, large) in small.iter().zip(large) {
        if missing.is_empty() {
            break;
        }
        let made: [V; SIZE] = std::array::from_fn(|place| small[place] ^ large[place]);
        let mut kept = 0;
        for at in 0..missing.len() {
            let value = missing[at];
            missing[kept] = value;
            let found = made
                .iter()
                .fold(V::default(), |found, &made| found | V::when(made == value));
            kept += usize::from(found == V::default());
        }
        missing.truncate(kept);
    }
    (small_rest, large_rest)
}

/// The values `64 · word + bit` that are not marked in `row`, as bits.
pub(super) fn unseen<const WIDTH: usize>(row: &[u8; WIDTH], word: usize) -> u64 {
    let mut seen = 0;
    for (place, bytes) in row[64 * word..][..64].chunks_exact(8).enumerate() {
        let bytes = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
        // Bytes are 0 or 1; the product gathers them, in order, in its top byte.
        seen |= (bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * place);
    }
    !seen
}

/// The least common value that is not marked in `row`.
pub(super) fn least_unseen<const WIDTH: usize>(row: &[u8; WIDTH], common: &[u64]) -> Option<usize> {
    common.iter().enumerate().find_map(|(word, common)| {
        let bits = unseen(row, word) & common;
        (bits != 0).then(|| 64 * word + bits.trailing_zeros() as usize)
    })
}
