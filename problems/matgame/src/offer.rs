//! Play in which nobody picks unseen, by search: who picks first is all that matters then.

use arena::{Game, Match};
use contract::{Offer, Values};
use inpout::{Message, sentences};

use crate::{Input, Matgame, Output};

sentences! {
    ROW: "chọn hàng {0}", "pick row {0}";
    COLUMN: "chọn cột {0}", "pick column {0}";
    GOAL: "Người chơi hàng muốn tổng lớn nhất, người chơi cột muốn tổng nhỏ nhất.", "The row player wants the sum as large as can be, the column player as small.";
}

/// Open play: one of the players picks a line in every round, the other one sees it and picks one of his.
#[derive(Debug, Clone)]
struct Openly {
    input: Input,
    /// Whether the column player picks first.
    is_turned: bool,
    /// Whether the rows are not deleted.
    rows_stay: bool,
}

/// The rows and the columns that are gone, as bits, the rounds to play, and what was picked in this one.
type Position = (u32, u32, usize, Option<usize>);

impl Game for Openly {
    type Position = Position;
    /// The line from 1.
    type Move = usize;

    fn moves(&self, at: &Position) -> impl IntoIterator<Item = (usize, Position)> {
        let &(rows, columns, rounds, picked) = at;
        let picks_row = picked.is_none() != self.is_turned;
        let (gone, count) = if picks_row {
            (rows, self.input.rows.len())
        } else {
            (columns, self.input.rows[0].len())
        };
        let left = (0..count).filter(move |line| rounds > 0 && gone >> line & 1 == 0);
        let rows_stay = self.rows_stay;
        left.map(move |line| {
            let Some(other) = picked else {
                return (line + 1, (rows, columns, rounds, Some(line)));
            };
            let (row, column) = if picks_row {
                (line, other)
            } else {
                (other, line)
            };
            let rows = if rows_stay { rows } else { rows | 1 << row };
            (line + 1, (rows, columns | 1 << column, rounds - 1, None))
        })
    }

    fn gain(&self, &(_, _, _, picked): &Position, &line: &usize) -> i64 {
        match (picked, self.is_turned) {
            (None, _) => 0,
            (Some(row), false) => -i64::from(self.input.rows[row][line - 1]),
            (Some(column), true) => self.input.rows[line - 1][column].into(),
        }
    }

    fn words(&self, at: &Position, line: &usize) -> Option<Message> {
        let picks_row = at.3.is_none() != self.is_turned;
        Some(if picks_row { ROW } else { COLUMN }.with(&[line]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.into())
    }

    fn show(&self, &(rows, columns, rounds, picked): &Position) -> String {
        let left = |gone: u32, count: usize| {
            let lines = (0..count).filter(|line| gone >> line & 1 == 0);
            let lines: Vec<String> = lines.map(|line| (line + 1).to_string()).collect();
            lines.join(" ")
        };
        let rows = left(rows, self.input.rows.len());
        let columns = left(columns, self.input.rows[0].len());
        let picked = picked.map_or(String::new(), |line| format!("; {}", line + 1));
        format!("{rows} × {columns}; {rounds}{picked}")
    }
}

/// What can be changed: that both pick at the same time.
pub const OFFER: Offer<Matgame> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games,
    answer: |_, games| {
        let open = games[0].ahead()?;
        let turned = -games[1].ahead()?;
        let sum = |it| i32::try_from(it).expect("sums of few entries");
        Ok(Output {
            open: sum(open),
            hidden: f64::from(sum(turned)),
            error: 0.0,
        })
    },
};

/// The game in which the row player picks first, and that in which the column player does; none where they pick
/// unseen.
fn games(input: &Input, values: &Values) -> Vec<Box<dyn Match>> {
    let rows_stay = values.has("stay");
    if !rows_stay && !values.has("openly") {
        return Vec::new();
    }
    let game = |is_turned| {
        let input = input.clone();
        let start = (0, 0, input.rounds, None);
        arena::play_for_points(
            Openly {
                input,
                is_turned,
                rows_stay,
            },
            start,
        )
    };
    vec![game(false), game(true)]
}
