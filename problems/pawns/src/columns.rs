//! The black pieces of each column, sorted without a comparison.

/// The rows of the black pieces of each column, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Columns {
    /// Those of all columns, one after the other.
    rows: Vec<u32>,
    /// Where those of each column begin.
    starts: Vec<usize>,
}

impl Columns {
    /// From the cells of all pieces, each `(row, column)`. By rows first, then by columns: pieces of
    /// one column keep the order that they have by then.
    pub(crate) fn new(rows: usize, columns: usize, black: &[(u32, u32)]) -> Self {
        let (by_row, _) = grouped(rows + 1, black, |&(row, _)| row as usize);
        let (by_column, starts) = grouped(columns + 2, &by_row, |&(_, column)| column as usize);
        Columns {
            rows: by_column.iter().map(|&(row, _)| row).collect(),
            starts,
        }
    }

    /// The rows of one column's pieces. There is an empty one beside the first and the last.
    #[inline]
    pub(crate) fn rows(&self, column: usize) -> &[u32] {
        &self.rows[self.starts[column]..self.starts[column + 1]]
    }
}

/// The cells by groups, in each group in their order; and where each group begins.
fn grouped(
    groups: usize,
    cells: &[(u32, u32)],
    group: impl Fn(&(u32, u32)) -> usize,
) -> (Vec<(u32, u32)>, Vec<usize>) {
    let mut starts = vec![0; groups + 1];
    for cell in cells {
        starts[group(cell) + 1] += 1;
    }
    for at in 0..groups {
        starts[at + 1] += starts[at];
    }
    let mut next = starts.clone();
    let mut sorted = vec![(0, 0); cells.len()];
    for cell in cells {
        let place = &mut next[group(cell)];
        sorted[*place] = *cell;
        *place += 1;
    }
    (sorted, starts)
}
