//! The rules of GAME.

use arena::scene::{Graph, Piece, Scene, Tone};
use arena::{Ending, Match, Outcome, Side, Step};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Game, Input, Output};

sentences! {
    GO: "đi tới đỉnh {0}", "go to vertex {0}";
    GOAL: "Ai đến lượt mà không đi được thì thua; đi mãi không hết thì hòa.", "Whoever is to move and cannot loses; play without end is a draw.";
}

/// A pawn on positions joined by one-way roads; a move takes it along a road. A player who cannot
/// move loses, and play that never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Where the roads from each position lead, from position 1 on.
    roads: Vec<Vec<usize>>,
    /// Whether the pawn may be taken back to where it has just come from: it may by the statement.
    goes_back: bool,
}

impl Rules {
    /// The rules on the roads of the input; it does not matter how often one is listed.
    pub fn new(input: &Input) -> Self {
        let mut roads = vec![Vec::new(); input.positions + 1];
        for &(from, to) in &input.moves {
            roads[from as usize].push(to as usize);
        }
        for ends in &mut roads {
            ends.sort_unstable();
            ends.dedup();
        }
        let goes_back = true;
        Rules { roads, goes_back }
    }

    /// The rules by which a move is two moves by these.
    fn doubled(self) -> Self {
        let after = |ends: &Vec<usize>| {
            let mut all: Vec<usize> = ends
                .iter()
                .flat_map(|&to| &self.roads[to])
                .copied()
                .collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let roads = self.roads.iter().map(after).collect();
        Rules { roads, ..self }
    }
}

impl arena::Game for Rules {
    /// Where the pawn stands, and where it must not go; 0 if it may go anywhere.
    type Position = (usize, usize);
    /// Where it goes.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(from, barred): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        let ends = self.roads[from].iter().filter(move |&&to| to != barred);
        let next = if self.goes_back { 0 } else { from };
        ends.map(move |&to| (to, (to, next)))
    }

    fn number(&self, &(at, barred): &(usize, usize)) -> Option<usize> {
        Some(barred * self.roads.len() + at)
    }

    fn words(&self, _: &(usize, usize), to: &usize) -> Option<Message> {
        Some(GO.with(&[to]).into())
    }

    fn show(&self, &(at, barred): &(usize, usize)) -> String {
        match barred {
            0 => at.to_string(),
            _ => format!("{at} (≠ {barred})"),
        }
    }

    fn scene(&self, &(at, barred): &(usize, usize), _: Side) -> Option<Scene> {
        let positions = (1..self.roads.len()).map(|it| it.to_string());
        let mut graph = Graph::ring(positions).piece(at - 1, Piece::of(Tone::Neutral));
        for (from, ends) in self.roads.iter().enumerate() {
            let ends = ends.iter();
            graph = ends.fold(graph, |graph, to| graph.arrow(from - 1, to - 1));
        }
        Some(Scene::from(graph).barred(barred))
    }

    fn touches(&self, _: &(usize, usize), to: &usize) -> Vec<String> {
        vec![format!("v{to}")]
    }
}

/// What can be changed: how many roads a move takes, and whether it may lead back.
pub const OFFER: Offer<Game> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let mut rules = Rules::new(input);
        if values.has("two") {
            rules = rules.doubled();
        }
        rules.goes_back = !values.has("back");
        vec![arena::play(rules, (input.start, 0))]
    },
    answer: |_, games| {
        let ending = games[0].worth()?.ending();
        Ok(Output(ending.map_or(Outcome::Drawn, Ending::outcome)))
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::new(input), (input.start, 0))]
}
