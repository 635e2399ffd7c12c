//! A grid as it is written.

use inpout::{BadInput, Field, Name, Place, Source, limit, names, sentences, word};

/// Most rows of a grid, and most columns.
pub const LONGEST: usize = limit!("rows", most);

/// One grid with exactly one hero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// Cells of a row, from 1 to [`LONGEST`].
    pub columns: usize,
    /// Row by row: `@` hero, `+` robot, `#` fast robot, `*` junk, `.` nothing.
    pub cells: Vec<u8>,
}

sentences! {
    MORE_ROWS: "lưới có quá {0} hàng", "the grid has more than {0} rows";
    OTHER_LENGTH:
        "hàng {0}: dài {1}, khác với hàng 1 dài {2}",
        "row {0}: a length of {1} is not that of row 1, {2}";
    NOT_ALONE: "hàng {0}: '$' không đứng một mình", "row {0}: '$' does not stand alone";
    HEROES:
        "lưới kết thúc ở đây có {0} nhân vật '@', không phải 1",
        "the grid that ends here has {0} heroes, not 1";
}

/// The rows up to the line `$`.
pub(crate) fn read_grid(source: &mut Source<'_>) -> Result<Grid, BadInput> {
    let row = word(Name::Item, limit!("columns"), ".+#*@$");
    let (mut columns, mut cells) = (0, Vec::new());
    for number in 1.. {
        let row = row.read_at(source, Place::In(&names::ROW, number));
        if row == b"$" {
            break;
        }
        if number > LONGEST {
            return Err(source.bad(MORE_ROWS.with(&[&LONGEST])));
        }
        if number == 1 {
            columns = row.len();
        }
        if row.len() != columns {
            return Err(source.bad(OTHER_LENGTH.with(&[&number, &row.len(), &columns])));
        }
        if row.contains(&b'$') {
            return Err(source.bad(NOT_ALONE.with(&[&number])));
        }
        cells.extend(row);
    }
    let heroes = cells.iter().filter(|cell| matches!(cell, b'@')).count();
    if heroes != 1 {
        return Err(source.bad(HEROES.with(&[&heroes])));
    }
    Ok(Grid { columns, cells })
}
