//! For each knight, places in the order by `y`.

use crate::Input;

/// For each knight, places in the order by `y`.
pub(crate) struct Places {
    /// Its own.
    pub(crate) own: Vec<usize>,
    /// The first one at most `k` below it.
    pub(crate) first: Vec<usize>,
    /// The first one more than `k` above it, or the number of knights.
    pub(crate) end: Vec<usize>,
}

impl Places {
    pub(crate) fn of(input: &Input) -> Self {
        let n = input.knights.len();
        let y = |knight: usize| input.knights[knight].1;
        let mut by_y: Vec<usize> = (0..n).collect();
        by_y.sort_by_key(|&knight| y(knight));
        let mut places = Places {
            own: vec![0; n],
            first: vec![0; n],
            end: vec![0; n],
        };
        let (mut first, mut end) = (0, 0);
        for (own, &knight) in by_y.iter().enumerate() {
            while y(by_y[first]) < y(knight) - input.k {
                first += 1;
            }
            while end < n && y(by_y[end]) <= y(knight) + input.k {
                end += 1;
            }
            places.own[knight] = own;
            places.first[knight] = first;
            places.end[knight] = end;
        }
        places
    }
}
