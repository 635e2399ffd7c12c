//! The rules of FISH.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Side};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Fish, Input, LONGEST, Output};

sentences! {
    PLACE: "đặt chim lên tảng {0}", "place a penguin on floe {0}";
    HOP: "cho chim ở tảng {0} nhảy sang tảng {1} (+{2})", "hop from floe {0} to floe {1} (+{2})";
    LEAVE: "thu chim về (+{0})", "take the penguins back (+{0})";
    PASS: "không còn chim, bỏ lượt", "pass, no penguin is left";
    GOAL: "Ai gom được nhiều cá hơn thì thắng. Chim nhảy đi thì lấy cá ở tảng nó vừa đứng.", "Whoever collects more fish wins. A penguin that hops takes the fish of the floe that it leaves.";
}

/// Floes in a row, and two penguins of each player. First the penguins are placed in turn. Then a
/// move collects the fish on the floe of an own penguin, which hops to another floe, over nothing
/// but free floes; the floe that it has left drifts away. A player who cannot hop takes both back,
/// with the fish on their floes, which drift away too, and the other one moves alone.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The fish on each floe.
    pub fish: Vec<i32>,
    /// How far a penguin hops at most.
    hop: usize,
    /// Whether a player who takes his penguins back gets the fish on their floes.
    keeps: bool,
}

/// What is left of a floe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    /// It has drifted away.
    Gap,
    /// No penguin stands on it.
    Free,
    /// A penguin of this player does.
    Penguin(Side),
}

/// The floes, the penguins and whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The floes, and gaps beyond the last one.
    pub cells: [Cell; LONGEST],
    /// Whose turn it is.
    pub turn: Side,
    /// How many penguins have still to be placed.
    pub unplaced: u8,
}

/// What a player does, with floes from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// He places a penguin here.
    Place(usize),
    /// His penguin hops from here to there.
    Hop(usize, usize),
    /// He cannot move, and takes his penguins back.
    Leave,
    /// He has done so before.
    Pass,
}

impl Rules {
    /// The floes with a penguin of the player to move.
    fn own(&self, at: &Position) -> impl Iterator<Item = usize> {
        (0..self.fish.len()).filter(|&floe| at.cells[floe] == Cell::Penguin(at.turn))
    }

    fn hops(&self, at: &Position) -> Vec<Move> {
        let mut hops = Vec::new();
        for from in self.own(at) {
            let is_free = |to: &usize| at.cells[*to] == Cell::Free;
            let left = (0..from).rev().take(self.hop).take_while(is_free);
            let right = (from + 1..self.fish.len())
                .take(self.hop)
                .take_while(is_free);
            hops.extend(left.chain(right).map(|to| Move::Hop(from, to)));
        }
        hops
    }
}

impl Game for Rules {
    type Position = Position;
    type Move = Move;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, at: &Position) -> impl IntoIterator<Item = (Move, Position)> {
        let free = (0..self.fish.len()).filter(|&floe| at.cells[floe] == Cell::Free);
        // Once all are placed, a player without penguins has taken them back.
        let has_penguins = |side| at.cells.contains(&Cell::Penguin(side));
        let moves = match self.hops(at) {
            _ if at.unplaced > 0 => free.map(Move::Place).collect(),
            hops if !hops.is_empty() => hops,
            _ if has_penguins(at.turn) => vec![Move::Leave],
            _ if has_penguins(at.turn.other()) => vec![Move::Pass],
            _ => Vec::new(),
        };
        moves.into_iter().map(|a_move| {
            let mut after = *at;
            let own = Cell::Penguin(at.turn);
            match a_move {
                Move::Place(floe) => {
                    after.cells[floe] = own;
                    after.unplaced -= 1;
                }
                Move::Hop(from, to) => {
                    after.cells[from] = Cell::Gap;
                    after.cells[to] = own;
                }
                Move::Leave => {
                    let left = |cell| if cell == own { Cell::Gap } else { cell };
                    after.cells = at.cells.map(left);
                }
                Move::Pass => {}
            }
            after.turn = at.turn.other();
            (a_move, after)
        })
    }

    fn gain(&self, at: &Position, a_move: &Move) -> i64 {
        let fish = |floe: usize| i64::from(self.fish[floe]);
        match *a_move {
            Move::Place(_) | Move::Pass => 0,
            Move::Hop(from, _) => fish(from),
            Move::Leave if !self.keeps => 0,
            Move::Leave => self.own(at).map(fish).sum(),
        }
    }

    fn end(&self, _: &Position) -> End {
        End::Points(0)
    }

    fn say(&self, a_move: &Move) -> String {
        match a_move {
            Move::Place(floe) => format!("{}", floe + 1),
            Move::Hop(from, to) => format!("{} {}", from + 1, to + 1),
            Move::Leave => "0".into(),
            Move::Pass => "-".into(),
        }
    }

    fn words(&self, at: &Position, a_move: &Move) -> Option<Message> {
        let fish = self.gain(at, a_move);
        Some(match a_move {
            Move::Place(floe) => PLACE.with(&[&(floe + 1)]).into(),
            Move::Hop(from, to) => HOP.with(&[&(from + 1), &(to + 1), &fish]).into(),
            Move::Leave => LEAVE.with(&[&fish]).into(),
            Move::Pass => PASS.into(),
        })
    }

    fn show(&self, at: &Position) -> String {
        let floes = at.cells.iter().zip(&self.fish);
        let floes = floes.map(|(cell, fish)| match cell {
            Cell::Gap => "~".into(),
            Cell::Free => fish.to_string(),
            Cell::Penguin(Side::First) => format!("A{fish}"),
            Cell::Penguin(Side::Second) => format!("B{fish}"),
        });
        floes.collect::<Vec<String>>().join(" ")
    }

    fn scene(&self, at: &Position, _: Side) -> Option<Scene> {
        let floes = at.cells.iter().zip(&self.fish);
        let floes = floes.map(|(cell, fish)| match cell {
            Cell::Gap => Piece::plain('~').toned(Tone::Quiet),
            Cell::Free => Piece::card(fish),
            Cell::Penguin(Side::First) => Piece::card(fish).toned(Tone::First),
            Cell::Penguin(Side::Second) => Piece::card(fish).toned(Tone::Second),
        });
        Some(Scene::from(Row::of("floe", floes).counted()).turn(at.turn.is_first()))
    }

    fn touches(&self, at: &Position, a_move: &Move) -> Vec<String> {
        let floes: Vec<usize> = match *a_move {
            Move::Place(floe) => vec![floe],
            Move::Hop(from, to) => vec![from, to],
            Move::Leave | Move::Pass => self.own(at).collect(),
        };
        let name = |floe: &usize| format!("floe{}", floe + 1);
        floes.iter().map(name).collect()
    }
}

/// The row without penguins.
pub fn start(input: &Input) -> (Rules, Position) {
    let mut cells = [Cell::Gap; LONGEST];
    cells[..input.fish.len()].fill(Cell::Free);
    let start = Position {
        cells,
        turn: Side::First,
        unplaced: 4,
    };
    let rules = Rules {
        fish: input.fish.clone(),
        hop: LONGEST,
        keeps: true,
    };
    (rules, start)
}

/// What can be changed: how many penguins there are, how far they hop, and what is left of their floes.
#[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
pub const OFFER: Offer<Fish> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (mut rules, mut start) = start(input);
        rules.hop = values.number("hop", LONGEST as u64) as usize;
        rules.keeps = !values.has("nothing");
        start.unplaced = if values.has("one") { 2 } else { 4 };
        vec![arena::play_for_points(rules, start)]
    },
    answer: |_, games| Ok(Output(games[0].ahead()? as i32)),
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play_for_points(rules, start)]
}
