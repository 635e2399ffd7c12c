//! The black pieces of each column, sorted without a comparison.

use theory::graph::Grouped;

/// The rows of the black pieces of each column, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Columns(Grouped<u32>);

impl Columns {
    /// From the cells of all pieces, each `(row, column)`. By rows first, then by columns: pieces of
    /// one column keep the order that they have by then.
    pub(crate) fn new(rows: usize, columns: usize, black: &[(u32, u32)]) -> Self {
        let cells = black.iter().map(|&(row, column)| (row as usize, column));
        let by_row = Grouped::new(rows + 1, cells);
        let cells = (0..).zip(0..=rows).flat_map(|(row, group)| {
            let columns = by_row.of(group).iter();
            columns.map(move |&column| (column as usize, row))
        });
        Columns(Grouped::new(columns + 2, cells))
    }

    /// The rows of one column's pieces. There is an empty one beside the first and the last.
    #[inline]
    pub(crate) fn rows(&self, column: usize) -> &[u32] {
        self.0.of(column)
    }
}
