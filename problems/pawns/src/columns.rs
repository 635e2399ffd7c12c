//! The black pieces of each column, sorted without a comparison.

/// The rows of the black pieces of each column, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Columns(Lists);

impl Columns {
    /// From the cells of all pieces, each `(row, column)`. By rows first, then by columns: pieces of
    /// one column keep the order that they have by then. Each time the pieces are counted, and
    /// then each goes to its place.
    pub(crate) fn new(rows: usize, columns: usize, black: &[(u32, u32)]) -> Self {
        let by_row = Lists::new(rows + 1, black.iter().copied());
        let columns = Lists::new(
            columns + 2,
            by_row.pairs().map(|(row, column)| (column, row)),
        );
        Columns(columns)
    }

    /// The rows of one column's pieces. There is an empty one beside the first and the last.
    #[inline]
    pub(crate) fn rows(&self, column: usize) -> &[u32] {
        self.0.of(column)
    }
}

/// Lists of numbers, one behind the other. [`theory::graph::Grouped`] does the same for any order and any
/// number of lists, and sorts these in two rounds; the counters of 10^5 lists need no such care, and
/// without it the whole program is a seventh faster.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Lists {
    /// Where each list begins, and where the last one ends.
    first: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// The lists `0..count` from pairs of a list's number and an item, which keep their order.
    fn new(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        // Items are counted two places further on. Added up, the place after a list's own says where
        // the list begins; and when its items have been put there, where the next one does.
        let mut first = vec![0; count + 2];
        pairs
            .clone()
            .for_each(|(list, _)| first[list as usize + 2] += 1);
        let mut sum = 0;
        for place in &mut first {
            sum += *place;
            *place = sum;
        }
        let mut items = vec![0; sum as usize];
        pairs.for_each(|(list, item)| {
            let next = &mut first[list as usize + 1];
            items[*next as usize] = item;
            *next += 1;
        });
        first.pop();
        Lists { first, items }
    }

    #[inline]
    fn of(&self, list: usize) -> &[u32] {
        &self.items[self.first[list] as usize..self.first[list + 1] as usize]
    }

    /// All pairs again, by lists.
    fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + Clone + '_ {
        let lists = (0..).zip(self.first.windows(2));
        lists.flat_map(move |(list, ends)| {
            let items = &self.items[ends[0] as usize..ends[1] as usize];
            items.iter().map(move |&item| (list, item))
        })
    }
}
