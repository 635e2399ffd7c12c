//! Boards.

use std::collections::{BTreeMap, BTreeSet};

use bilingual::Lang;

use crate::canvas::{Canvas, and_more, int, width};
use crate::catalogue as say;
use crate::{Part, Piece, Tone, cell};

/// The longest side of a board whose cells are drawn.
const LONGEST: usize = 200;

/// The most cells that can all be clicked; of a larger board those where something is, and those that are
/// opened.
const MOST_CLICKED: usize = 400;

/// The most cells of a board that is full of numbers.
const MOST_READ: usize = 2500;

/// The most cells that are told of.
const MOST_TOLD: usize = 60;

/// A cell by its row and column, as the problem counts them.
type Cell = (usize, usize);

/// A board of rows and columns.
#[derive(Debug, Clone, Default)]
pub struct Grid {
    rows: usize,
    columns: usize,
    prefix: String,
    /// The least row and column.
    first: Cell,
    /// What its first cell is called where a cell is told as column and row.
    across: Option<(i64, i64)>,
    is_upwards: bool,
    is_checkered: bool,
    is_bare: bool,
    pieces: BTreeMap<Cell, Piece>,
    fills: BTreeMap<Cell, Tone>,
    open: BTreeSet<Cell>,
    fences: BTreeSet<(Cell, Cell)>,
}

impl Grid {
    /// A board with the rows from 1, the first on top, and the columns from 1.
    pub fn new(rows: usize, columns: usize) -> Grid {
        Grid {
            rows,
            columns,
            first: (1, 1),
            ..Grid::default()
        }
    }

    /// A board of numbers or pieces row by row, the first row on top; without them if they are too many to
    /// be read.
    pub fn by_rows(
        rows: usize,
        columns: usize,
        things: impl IntoIterator<Item = Option<Piece>>,
    ) -> Grid {
        let is_read = rows.saturating_mul(columns) <= MOST_READ;
        let things = things.into_iter().enumerate();
        let things = things.take_while(|_| is_read);
        things.fold(Grid::new(rows, columns), |grid, (place, thing)| {
            let (row, column) = (place / columns + 1, place % columns + 1);
            match thing {
                Some(piece) => grid.piece(row, column, piece),
                None => grid,
            }
        })
    }

    /// A board of characters, `.` for an empty cell and `#` for a wall, and `piece` for what else there is.
    pub fn of_text<'a>(
        rows: impl IntoIterator<Item = &'a [u8]>,
        piece: impl Fn(u8) -> Option<Piece>,
    ) -> Grid {
        let rows: Vec<&[u8]> = rows.into_iter().collect();
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let mut grid = Grid::new(rows.len(), columns);
        if !grid.is_drawn() {
            return grid;
        }
        for (row, cells) in (1..).zip(rows) {
            for (column, &cell) in (1..).zip(cells) {
                match (cell, piece(cell)) {
                    (_, Some(piece)) => grid = grid.piece(row, column, piece),
                    (b'#', None) => grid = grid.fill(row, column, Tone::Wall),
                    _ => {}
                }
            }
        }
        grid
    }

    /// Its cells are called `prefix/r1c1` and so on.
    pub fn called(mut self, prefix: &str) -> Grid {
        self.prefix = format!("{prefix}/");
        self
    }

    /// Rows and columns count from here.
    pub fn from(mut self, row: usize, column: usize) -> Grid {
        self.first = (row, column);
        self
    }

    /// A cell is told as the statement writes it, the column before the row, both counted from here.
    pub fn across(mut self, column: i64, row: i64) -> Grid {
        self.across = Some((column, row));
        self
    }

    /// The first row is the lowest.
    pub fn upwards(mut self) -> Grid {
        self.is_upwards = true;
        self
    }

    /// Light and dark cells, as for chess.
    pub fn checkered(mut self) -> Grid {
        self.is_checkered = true;
        self
    }

    /// No numbers beside it.
    pub fn bare(mut self) -> Grid {
        self.is_bare = true;
        self
    }

    /// With this on a cell.
    pub fn piece(mut self, row: usize, column: usize, piece: Piece) -> Grid {
        self.pieces.insert((row, column), piece);
        self
    }

    /// With a cell of this tone.
    pub fn fill(mut self, row: usize, column: usize, tone: Tone) -> Grid {
        self.fills.insert((row, column), tone);
        self
    }

    /// With these cells to be clicked however large the board is: a move may lead to them.
    pub fn open(mut self, cells: impl IntoIterator<Item = Cell>) -> Grid {
        let most = 2 * MOST_CLICKED;
        self.open.extend(cells.into_iter().take(most));
        self
    }

    /// With a wall between two cells.
    pub fn fence(mut self, one: Cell, other: Cell) -> Grid {
        self.fences.insert((one.min(other), one.max(other)));
        self
    }

    /// Whether it is drawn, and not only told of.
    fn is_drawn(&self) -> bool {
        self.rows.max(self.columns) <= LONGEST
    }

    fn name(&self, (row, column): Cell) -> String {
        format!("{}{}", self.prefix, cell(row, column))
    }

    /// A cell as it is told.
    fn told(&self, (row, column): Cell) -> String {
        let Some((x, y)) = self.across else {
            return format!("({row}, {column})");
        };
        let (x, y) = (x + int(column - self.first.1), y + int(row - self.first.0));
        format!("({x}, {y})")
    }

    fn contains(&self, (row, column): Cell) -> bool {
        let (r, c) = self.first;
        (r..r + self.rows).contains(&row) && (c..c + self.columns).contains(&column)
    }

    /// The cells that can be clicked.
    fn clicked(&self) -> BTreeSet<Cell> {
        let (r, c) = self.first;
        if self.is_drawn() && self.rows * self.columns <= MOST_CLICKED {
            let rows = r..r + self.rows;
            let cells = rows.flat_map(|row| (c..c + self.columns).map(move |column| (row, column)));
            return cells.collect();
        }
        let most = if self.is_drawn() { MOST_CLICKED } else { 8 };
        let pieces = self.pieces.keys().take(most).copied();
        let open = self.open.iter().copied().filter(|_| self.is_drawn());
        pieces.chain(open).filter(|it| self.contains(*it)).collect()
    }

    /// A cell's side.
    fn side(&self) -> i64 {
        (480 / int(self.rows.max(self.columns).max(1))).clamp(6, 40)
    }

    /// What stands left of the board and below it.
    fn edges(&self) -> (i64, i64) {
        let rows = (self.first.0 + self.rows).to_string();
        if !self.is_bare && self.is_drawn() {
            (width(&rows, 12) + 8, 20)
        } else {
            (0, 0)
        }
    }

    /// The upper left corner of a cell.
    fn corner(&self, (row, column): Cell) -> (i64, i64) {
        let (row, column) = (row - self.first.0, column - self.first.1);
        let above = self.rows - 1 - row;
        let row = if self.is_upwards { above } else { row };
        let side = self.side();
        (self.edges().0 + int(column) * side, int(row) * side)
    }
}

impl Part for Grid {
    fn names(&self) -> Vec<String> {
        let clicked = self.clicked().into_iter();
        clicked.map(|cell| self.name(cell)).collect()
    }

    fn tell(&self, lang: Lang) -> String {
        let all = self.pieces.len() + self.fills.len();
        let text = if all == 0 {
            say::EMPTY_BOARD
        } else {
            say::BOARD
        };
        let mut told = vec![text.fill(lang, &[&self.rows, &self.columns])];
        if all > 0 && self.pieces.len() == self.rows.saturating_mul(self.columns) {
            told.extend((self.first.0..).take(self.rows.min(20)).map(|row| {
                let cells = self.pieces.range((row, 0)..(row + 1, 0));
                let cells: Vec<String> = cells.map(|(_, piece)| piece.tell(lang)).collect();
                say::IN_ROW.fill(lang, &[&row, &cells.join(", ")])
            }));
            return told.join("; ");
        }
        let pieces = self.pieces.iter().map(|(cell, it)| (*cell, it.tell(lang)));
        let is_told = |(cell, tone): &(&Cell, &Tone)| {
            **tone != Tone::Quiet || !self.pieces.contains_key(cell)
        };
        let fills = self.fills.iter().filter(is_told);
        let fills = fills.map(|(cell, it)| (*cell, it.tell(lang).to_owned()));
        let mut cells: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (cell, what) in pieces.chain(fills).take(MOST_TOLD) {
            cells.entry(what).or_default().push(self.told(cell));
        }
        let cells = cells.iter();
        told.extend(cells.map(|(what, cells)| format!("{what} {}", cells.join(" "))));
        told.extend(and_more(all, MOST_TOLD, lang));
        if !self.fences.is_empty() {
            let fences = self.fences.iter().take(MOST_TOLD);
            let fences =
                fences.map(|&(one, other)| format!("{}|{}", self.told(one), self.told(other)));
            let fences: Vec<String> = fences.collect();
            told.push(say::FENCES.fill(lang, &[&fences.join(", ")]));
        }
        told.join("; ")
    }

    fn size(&self) -> (i64, i64) {
        if !self.is_drawn() {
            return (240, 50 + 40 * int(self.pieces.len().min(8)));
        }
        let (left, below) = self.edges();
        let side = self.side();
        let (wide, high) = (int(self.columns) * side, int(self.rows) * side);
        (left + wide, high + below)
    }

    fn draw(&self, canvas: &mut Canvas) {
        if !self.is_drawn() {
            return self.draw_in_words(canvas);
        }
        let (left, _) = self.edges();
        let side = self.side();
        let (wide, high) = (int(self.columns) * side, int(self.rows) * side);
        canvas.rect((left, 0), (wide, high), "class=\"cell\" fill=\"#f7f3ea\"");
        if self.is_checkered {
            self.dark_cells(canvas, left, side);
        }
        if side >= 10 {
            lines(canvas, (left, 0), (wide, high), side);
        }
        if !self.is_bare {
            self.numbers(canvas, left, side);
        }
        let mut clicked = BTreeSet::new();
        if !canvas.is_bare() {
            clicked = self.clicked();
            canvas.group("class=\"cells\" fill-opacity=\"0\"", |canvas| {
                for &cell in &clicked {
                    if !self.pieces.contains_key(&cell) && !self.fills.contains_key(&cell) {
                        let name = self.name(cell);
                        let looks = format!("class=\"spot\" data-name=\"{name}\"");
                        canvas.rect(self.corner(cell), (side, side), &looks);
                    }
                }
            });
        }
        self.draw_plain_fills(canvas, &clicked, side);
        let used = self.pieces.keys().chain(self.fills.keys()).copied();
        let used: BTreeSet<Cell> = used.filter(|it| self.contains(*it)).collect();
        for cell in used {
            if !clicked.contains(&cell) && !self.pieces.contains_key(&cell) {
                continue;
            }
            let draw = |canvas: &mut Canvas| self.draw_cell(canvas, cell, side);
            if clicked.contains(&cell) {
                canvas.named(&self.name(cell), draw);
            } else {
                draw(canvas);
            }
        }
        self.draw_fences(canvas, side);
        let looks = "class=\"frame\" fill=\"none\" stroke=\"#8b98a5\" stroke-width=\"2\"";
        canvas.rect((left, 0), (wide, high), looks);
    }
}

impl Grid {
    fn draw_cell(&self, canvas: &mut Canvas, cell: Cell, side: i64) {
        let (x, y) = self.corner(cell);
        if let Some(tone) = self.fills.get(&cell) {
            let gap = i64::from(side >= 10);
            let inner = side - 2 * gap;
            canvas.rect((x + gap, y + gap), (inner, inner), &tone.filled());
        } else {
            canvas.air((x, y), (side, side));
        }
        if let Some(piece) = self.pieces.get(&cell) {
            // A piece on a large board is larger than its cell, or nobody would see it.
            piece.draw(canvas, x + side / 2, y + side / 2, side.max(14));
        }
    }

    /// What nobody can click and nothing stands on: a path for each tone, a stroke for cells side by side.
    fn draw_plain_fills(&self, canvas: &mut Canvas, clicked: &BTreeSet<Cell>, side: i64) {
        let mut paths: BTreeMap<Tone, String> = BTreeMap::new();
        let mut last: Option<(Cell, Tone)> = None;
        let mut run = 0;
        let plain = self.fills.iter().filter(|(cell, _)| {
            self.contains(**cell) && !clicked.contains(cell) && !self.pieces.contains_key(cell)
        });
        let plain = plain.map(|(cell, tone)| Some((*cell, *tone)));
        for next in plain.chain([None]) {
            let right = last.map(|((row, column), tone)| ((row, column + 1), tone));
            if next.is_some() && next == right {
                (last, run) = (next, run + 1);
                continue;
            }
            if let Some(((row, column), tone)) = last {
                let (right, y) = self.corner((row, column));
                let path = paths.entry(tone).or_default();
                let (x, wide) = (right - run * side, (run + 1) * side);
                path.extend([format!("M{x} {y}h{wide}v{side}h-{wide}z")]);
            }
            (last, run) = (next, 0);
        }
        for (tone, path) in paths {
            canvas.line(format_args!("<path {} d=\"{path}\"/>", tone.filled()));
        }
    }

    /// Every other cell, a dashed line for each row.
    fn dark_cells(&self, canvas: &mut Canvas, left: i64, side: i64) {
        let rows = (0..int(self.rows)).map(|row| {
            let from = (row + int(self.rows)) % 2 * side;
            let right = left + int(self.columns) * side;
            format!("M{} {}H{right}", left + from, row * side + side / 2)
        });
        let path: String = rows.collect();
        canvas.line(format_args!(
            "<path class=\"dark\" fill=\"none\" stroke=\"#e6dcc6\" stroke-width=\"{side}\" \
             stroke-dasharray=\"{side}\" d=\"{path}\"/>"
        ));
    }

    fn numbers(&self, canvas: &mut Canvas, left: i64, side: i64) {
        let every = if side >= 18 { 1 } else { 10 };
        let (r, c) = self.first;
        for row in (r..r + self.rows).filter(|row| row.is_multiple_of(every)) {
            let (_, y) = self.corner((row, c));
            canvas.text("label", left / 2 - 2, y + side / 2, 12, &row.to_string());
        }
        let bottom = int(self.rows) * side;
        for column in (c..c + self.columns).filter(|column| column.is_multiple_of(every)) {
            let (x, _) = self.corner((r, column));
            canvas.text("label", x + side / 2, bottom + 11, 12, &column.to_string());
        }
    }

    fn draw_fences(&self, canvas: &mut Canvas, side: i64) {
        let mut path = String::new();
        for &(one, other) in &self.fences {
            if !self.contains(one) || !self.contains(other) {
                continue;
            }
            let ((a, b), (c, d)) = (self.corner(one), self.corner(other));
            let (x, y) = (a.max(c), b.max(d));
            let way = if b == d { 'v' } else { 'h' };
            path.extend([format!("M{x} {y}{way}{side}")]);
        }
        if !path.is_empty() {
            canvas.line(format_args!(
                "<path class=\"fence\" fill=\"none\" stroke=\"#3d4955\" stroke-width=\"5\" \
                 stroke-linecap=\"round\" d=\"{path}\"/>"
            ));
        }
    }

    /// What is too large for a picture: its size, and where its pieces stand.
    fn draw_in_words(&self, canvas: &mut Canvas) {
        let (wide, high) = self.size();
        let looks = "rx=\"8\" class=\"cell\" fill=\"#f7f3ea\" stroke=\"#b9b09a\"";
        canvas.rect((0, 0), (wide, high), looks);
        let size = format!("{} × {}", self.rows, self.columns);
        canvas.text("label", wide / 2, 18, 14, &size);
        for (y, (&cell, piece)) in (55..).step_by(40).zip(self.pieces.iter().take(8)) {
            canvas.named(&self.name(cell), |canvas| {
                piece.draw(canvas, 36, y, 32);
                let place = format!("({}, {})", cell.0, cell.1);
                canvas.text("", wide / 2 + 20, y, 15, &place);
            });
        }
    }
}

/// The lines between cells.
fn lines(canvas: &mut Canvas, (x, y): (i64, i64), (wide, high): (i64, i64), side: i64) {
    let across = (1..high / side).map(|row| format!("M{x} {}h{wide}", y + row * side));
    let down = (1..wide / side).map(|column| format!("M{} {y}v{high}", x + column * side));
    let path: String = across.chain(down).collect();
    canvas.line(format_args!(
        "<path class=\"lines\" fill=\"none\" stroke=\"#cfc6b2\" d=\"{path}\"/>"
    ));
}
