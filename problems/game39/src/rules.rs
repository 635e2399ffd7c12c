//! The rules of GAME39.

use arena::scene::{Graph, Piece, Scene, Tone};
use arena::{Game, Match, Outcome, Side, Step, Trouble};
use contract::Offer;
use inpout::{Message, sentences};
use theory::matching::{Bipartite, Matching};

use crate::{Game39, Input, Output};

sentences! {
    GO: "chuyển quân cờ tới đỉnh {0}", "move the pawn to vertex {0}";
    GOAL: "Ai đến lượt mà không đi được thì thua. Quân cờ rời đỉnh nào thì đỉnh ấy bị xóa.", "Whoever is to move and cannot loses. The vertex that the pawn leaves is deleted.";
}

/// A pawn on a bipartite graph; a move takes it along an edge and deletes the vertex that it left.
/// A player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Vertices on the left; they have the numbers from 0, and those on the right follow.
    left: usize,
    /// The neighbours of each vertex, ascending.
    neighbours: Vec<Vec<usize>>,
    /// Whether vertices on the right are never deleted: they are by the statement.
    keeps_right: bool,
    /// Whether the neighbours of the vertex that the pawn left, but for the one where it is now, are
    /// deleted as well: they are not by the statement.
    takes_around: bool,
}

impl Rules {
    /// The rules on the graph of the input.
    pub fn new(input: &Input) -> Self {
        let mut neighbours = vec![Vec::new(); input.left + input.right];
        for (i, j) in input.from_zero() {
            let j = input.left + j;
            neighbours[i].push(j);
            neighbours[j].push(i);
        }
        for ends in &mut neighbours {
            ends.sort_unstable();
            ends.dedup();
        }
        let left = input.left;
        Rules {
            left,
            neighbours,
            keeps_right: false,
            takes_around: false,
        }
    }

    /// The pawn on this vertex, and nothing deleted.
    pub fn start(&self, pawn: usize) -> (usize, Vec<bool>) {
        (pawn, vec![false; self.neighbours.len()])
    }

    /// The side of a vertex and its number there, from 1.
    fn name(&self, vertex: usize) -> String {
        match vertex.checked_sub(self.left) {
            None => format!("A{}", vertex + 1),
            Some(right) => format!("B{}", right + 1),
        }
    }
}

impl Game for Rules {
    /// The vertex of the pawn, and for each vertex whether it is deleted.
    type Position = (usize, Vec<bool>);
    /// The vertex that the pawn is taken to.
    type Move = usize;

    fn moves(&self, (pawn, deleted): &(usize, Vec<bool>)) -> impl IntoIterator<Item = Step<Self>> {
        let ends = self.neighbours[*pawn].iter().filter(|&&to| !deleted[to]);
        ends.map(|&to| {
            let mut deleted = deleted.clone();
            deleted[*pawn] = *pawn < self.left || !self.keeps_right;
            if self.takes_around {
                let others = self.neighbours[*pawn].iter().filter(|&&it| it != to);
                others.for_each(|&it| deleted[it] = true);
            }
            (to, (to, deleted))
        })
    }

    /// Some maximum matching of what is left misses the vertex of the pawn, or none does.
    fn outcome(&self, (pawn, deleted): &(usize, Vec<bool>)) -> Option<Outcome> {
        if self.keeps_right || self.takes_around {
            return None;
        }
        let is_left = |&(i, j): &(usize, usize)| !deleted[i] && !deleted[j];
        let ends = (0..self.left).flat_map(|i| self.neighbours[i].iter().map(move |&j| (i, j)));
        let edges = ends.filter(is_left).map(|(i, j)| (i, j - self.left));
        let right = deleted.len() - self.left;
        let graph = Bipartite::new(self.left, right, edges);
        Some(Outcome::of(!Matching::maximum(&graph).inessential()[*pawn]))
    }

    fn say(&self, &to: &usize) -> String {
        self.name(to)
    }

    fn words(&self, _: &(usize, Vec<bool>), &to: &usize) -> Option<Message> {
        Some(GO.with(&[&self.name(to)]).into())
    }

    fn goal(&self) -> Option<Message> {
        (!self.keeps_right).then(|| GOAL.into())
    }

    fn show(&self, (pawn, deleted): &(usize, Vec<bool>)) -> String {
        let left = (0..deleted.len()).filter(|&vertex| !deleted[vertex]);
        let left = left.map(|vertex| match self.name(vertex) {
            name if vertex == *pawn => format!("[{name}]"),
            name => name,
        });
        left.collect::<Vec<_>>().join(" ")
    }

    fn scene(&self, (pawn, deleted): &(usize, Vec<bool>), _: Side) -> Option<Scene> {
        let names: Vec<String> = (0..deleted.len()).map(|it| self.name(it)).collect();
        let (left, right) = names.split_at(self.left);
        let graph = Graph::sides(left.to_vec(), right.to_vec());
        let mut graph = graph.piece(*pawn, Piece::of(Tone::Neutral));
        for from in 0..self.left {
            let ends = self.neighbours[from].iter();
            graph = ends.fold(graph, |graph, &to| graph.edge(from, to));
        }
        let gone = (0..deleted.len()).filter(|&vertex| deleted[vertex]);
        Some(gone.fold(graph, Graph::gone).into())
    }

    fn touches(&self, _: &(usize, Vec<bool>), &to: &usize) -> Vec<String> {
        vec![format!("v{}", self.name(to))]
    }
}

/// What can be changed: which vertices are deleted.
pub const OFFER: Offer<Game39> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = Rules {
            keeps_right: values.has("left"),
            takes_around: values.has("around"),
            ..Rules::new(input)
        };
        let game = |pawn| arena::play(rules.clone(), rules.start(pawn));
        (0..input.left + input.right).map(game).collect()
    },
    answer: |input, games| {
        let letter = |game: &mut Box<dyn Match>| {
            let is_won = game.ahead()? > 0;
            Ok(if is_won { 'H' } else { 'R' })
        };
        let letters: Result<String, Trouble> = games.iter_mut().map(letter).collect();
        let mut left = letters?;
        let right = left.split_off(input.left);
        Ok(Output { left, right })
    },
};

/// The games that the input tells of, one for each vertex that the pawn may start from.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = Rules::new(input);
    let game = |pawn| arena::play(rules.clone(), rules.start(pawn));
    (0..input.left + input.right).map(game).collect()
}
