//! The rules of GAME.

use arena::scene::{Graph, Piece, Scene, Tone};
use arena::{Game, Match, Side};

use crate::Input;

/// A pawn on positions joined by one-way roads; a move takes it along a road. A player who cannot
/// move loses, and play that never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Where the roads from each position lead, from position 1 on.
    roads: Vec<Vec<usize>>,
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
        Rules { roads }
    }
}

impl Game for Rules {
    /// Where the pawn stands.
    type Position = usize;
    /// Where it goes.
    type Move = usize;

    fn moves(&self, &from: &usize) -> impl IntoIterator<Item = (usize, usize)> {
        self.roads[from].iter().map(|&to| (to, to))
    }

    fn number(&self, &at: &usize) -> Option<usize> {
        Some(at)
    }

    fn scene(&self, &at: &usize, _: Side) -> Option<Scene> {
        let positions = (1..self.roads.len()).map(|it| it.to_string());
        let mut graph = Graph::ring(positions).piece(at - 1, Piece::of(Tone::Neutral));
        for (from, ends) in self.roads.iter().enumerate() {
            let ends = ends.iter();
            graph = ends.fold(graph, |graph, to| graph.arrow(from - 1, to - 1));
        }
        Some(graph.into())
    }

    fn touches(&self, _: &usize, to: &usize) -> Vec<String> {
        vec![format!("v{to}")]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::new(input), input.start)]
}
