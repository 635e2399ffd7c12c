//! A grid as it is written.

use inpout::{BadInput, Field, Place, Source, word};

/// Most rows of a grid, and most columns.
pub const LONGEST: usize = 1000;

/// One grid with exactly one hero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// Cells of a row, from 1 to [`LONGEST`].
    pub columns: usize,
    /// Row by row: `@` hero, `+` robot, `#` fast robot, `*` junk, `.` nothing.
    pub cells: Vec<u8>,
}

/// The rows up to the line `$`.
pub(crate) fn read_grid(source: &mut Source<'_>) -> Result<Grid, BadInput> {
    let row = word("", 1..=LONGEST, ".+#*@$");
    let (mut columns, mut cells) = (0, Vec::new());
    let mut heroes = 0;
    for number in 1.. {
        let row = row.read_at(source, Place::In("row", number));
        if row == b"$" {
            break;
        }
        if number > LONGEST {
            return Err(source.bad(format_args!("the grid has more than {LONGEST} rows")));
        }
        if number == 1 {
            columns = row.len();
        }
        if row.len() != columns {
            return Err(source.bad(format_args!(
                "row {number}: a length of {} is not that of row 1, {columns}",
                row.len()
            )));
        }
        if row.contains(&b'$') {
            return Err(source.bad(format_args!("row {number}: '$' does not stand alone")));
        }
        for &cell in &row {
            heroes += u32::from(cell == b'@');
        }
        cells.extend(row);
    }
    if heroes != 1 {
        return Err(source.bad(format_args!(
            "the grid that ends here has {heroes} heroes, not 1"
        )));
    }
    Ok(Grid { columns, cells })
}
