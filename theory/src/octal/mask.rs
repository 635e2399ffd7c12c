//! The choice of the mask.

/// The mask under which the fewest of the counted values are rare, other than 0.
///
/// With `W(m) = Σ counts[v] · (−1)^(number of ones of v & m)`, half of `total + W(m)` values are
/// rare. The fast Walsh–Hadamard transform gives all `W(m)` at once, by `n log n` additions.
pub(super) fn best(counts: &[u32]) -> usize {
    let mut sums: Vec<i64> = counts.iter().copied().map(i64::from).collect();
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    (1..sums.len()).min_by_key(|&mask| sums[mask]).unwrap_or(1)
}
