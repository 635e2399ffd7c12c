//! The rules of LGAME.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Game, Match, Side};
use inpout::{Message, Text, sentences};

use crate::Input;

sentences! {
    LAY: "đặt L vào các ô {0}", "lay the L on {0}";
    THEN: "{0}; chuyển quân tròn từ {1} đến {2}", "{0}; move the round piece from {1} to {2}";
    GOAL: "Ai không đặt được thanh L của mình vào chỗ khác thì thua.", "Whoever cannot lay his L elsewhere loses.";
}

/// A board of 4 × 4 cells, row by row: `#` is a cell of the L of the player to move, `*` of the
/// other one, `x` a round piece, and `.` is empty.
pub type Board = [u8; 16];

/// A player on the move lifts his own L and puts it down elsewhere, on cells that are free; then,
/// if he likes, he moves one of the round pieces to an empty cell. A player who cannot put down his
/// L loses; play that never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The cells of an L in each of its ways to lie.
    pub layings: Vec<[usize; 4]>,
}

impl Default for Rules {
    /// The rules, with every L turned, mirrored and shifted.
    fn default() -> Self {
        let mut layings = Vec::new();
        let mut shape = [(0, 0), (1, 0), (2, 0), (2, 1)];
        for turn in 0..8 {
            shape = shape.map(|(r, c): (i32, i32)| if turn == 4 { (c, r) } else { (c, -r) });
            for (down, right) in (-4..4).flat_map(|down| (-4..4).map(move |right| (down, right))) {
                let cells = shape.map(|(r, c)| (r + down, c + right));
                let is_on_board = |(r, c)| (0..4).contains(&r) && (0..4).contains(&c);
                if cells.into_iter().all(is_on_board) {
                    let mut cells = cells.map(|(r, c)| (4 * r + c).unsigned_abs() as usize);
                    cells.sort_unstable();
                    layings.push(cells);
                }
            }
        }
        layings.sort_unstable();
        layings.dedup();
        Rules { layings }
    }
}

impl Game for Rules {
    /// The board as the player to move sees it.
    type Position = Board;
    /// The board after the move; `#` is the L that has moved.
    type Move = Board;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, board: &Board) -> impl IntoIterator<Item = (Board, Board)> {
        let lifted = board.map(|cell| if cell == b'#' { b'.' } else { cell });
        let mut moves = Vec::new();
        for cells in &self.layings {
            let mut laid = lifted;
            if cells.iter().any(|&cell| lifted[cell] != b'.') {
                continue;
            }
            for &cell in cells {
                laid[cell] = b'#';
            }
            if laid == *board {
                continue;
            }
            moves.push(laid);
            for from in (0..16).filter(|&from| laid[from] == b'x') {
                for to in (0..16).filter(|&to| laid[to] == b'.') {
                    let mut moved = laid;
                    moved.swap(from, to);
                    moves.push(moved);
                }
            }
        }
        moves.into_iter().map(|board| (board, exchanged(board)))
    }

    fn say(&self, board: &Board) -> String {
        rows(board).join("/")
    }

    fn words(&self, before: &Board, after: &Board) -> Option<Message> {
        let cells = |is_in: &dyn Fn(usize) -> bool| {
            let places = (0..16).filter(|&place| is_in(place));
            let cells = places.map(|place| format!("({}, {})", place / 4 + 1, place % 4 + 1));
            cells.collect::<Vec<_>>().join(", ")
        };
        let left = |from: &Board, to: &Board| cells(&|at| from[at] == b'x' && to[at] != b'x');
        let laid = Message::from(LAY.with(&[&cells(&|at| after[at] == b'#')]));
        let [from, to] = [left(before, after), left(after, before)];
        let moved = || THEN.with(&[&laid, &from, &to]).into();
        Some(if from.is_empty() {
            laid.clone()
        } else {
            moved()
        })
    }

    fn show(&self, board: &Board) -> String {
        rows(board).join("\n")
    }

    fn scene(&self, board: &Board, mover: Side) -> Option<Scene> {
        let mut tones = [Tone::First, Tone::Second];
        tones.rotate_left(mover as usize);
        let mut grid = Grid::new(4, 4);
        for (place, piece) in board.iter().enumerate() {
            let (row, column) = (place / 4 + 1, place % 4 + 1);
            grid = match piece {
                b'#' => grid.fill(row, column, tones[0]),
                b'*' => grid.fill(row, column, tones[1]),
                b'x' => grid.piece(row, column, Piece::stone()),
                _ => grid,
            };
        }
        Some(Scene::from(grid).turn(mover.is_first()))
    }

    /// The L, which its corner stands for, and the piece that is moved.
    fn touches(&self, before: &Board, after: &Board) -> Vec<String> {
        let name = |place: &usize| cell(place / 4 + 1, place % 4 + 1);
        let mut laid: Vec<usize> = (0..16).filter(|&place| after[place] == b'#').collect();
        let others = |of: usize, part: fn(usize) -> usize| {
            let beside = laid.iter().filter(|&&it| part(it) == part(of));
            beside.count() > 1
        };
        let is_corner = |&it: &usize| others(it, |it| it / 4) && others(it, |it| it % 4);
        if let Some(corner) = laid.iter().position(is_corner) {
            laid.swap(0, corner);
        }
        let laid: Vec<String> = laid.iter().map(name).collect();
        let lifted = (0..16).find(|&place| before[place] == b'x' && after[place] != b'x');
        let put = (0..16).find(|&place| before[place] != b'x' && after[place] == b'x');
        let moved = [lifted, put].into_iter().flatten();
        let moved = moved.map(|place| name(&place));
        [laid.join("+")].into_iter().chain(moved).collect()
    }
}

fn rows(board: &Board) -> Vec<String> {
    let rows = board.chunks(4).map(String::from_utf8_lossy);
    rows.map(std::borrow::Cow::into_owned).collect()
}

/// The board as the other player sees it.
pub fn exchanged(board: Board) -> Board {
    board.map(|cell| match cell {
        b'#' => b'*',
        b'*' => b'#',
        other => other,
    })
}

/// The board of the input.
pub fn start(input: &Input) -> Board {
    let text = input.to_string();
    let cells: Vec<u8> = text.bytes().filter(|&byte| byte != b'\n').collect();
    std::array::from_fn(|place| match cells[place] {
        own @ (b'.' | b'x' | b'#') => own,
        _ => b'*',
    })
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::default(), start(input))]
}
