//! The rules of HACKEN.

use arena::scene::{Graph, Scene};
use arena::{Game, Match, Outcome, Side};
use inpout::{Message, sentences};

use crate::Input;

sentences! {
    CUT: "cắt cạnh {0}–{1}", "cut edge {0}–{1}";
}

/// Trees on the ground. A move cuts an edge, and all that is no longer joined to the ground falls. A player
/// who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The vertex below each vertex.
    below: Vec<usize>,
}

impl Rules {
    /// The rules on these trees.
    pub fn new(input: &Input) -> Rules {
        let below = input.below.clone();
        Rules { below }
    }

    /// Where the vertices are drawn, the ground first: as high as they grow, each below the middle of its leaves.
    fn places(&self) -> Vec<(i64, i64)> {
        let count = self.below.len();
        let mut leaves = vec![0; count];
        for v in (1..count).rev() {
            leaves[v] = leaves[v].max(1);
            leaves[self.below[v]] += leaves[v];
        }
        let mut from = vec![0; count];
        let mut taken = vec![0; count];
        let mut height = vec![0; count];
        for v in 1..count {
            let below = self.below[v];
            from[v] = from[below] + taken[below];
            taken[below] += leaves[v];
            height[v] = height[below] + 1;
        }
        let place = |v: usize| (22 * (2 * from[v] + leaves[v]), -52 * height[v]);
        (0..count).map(place).collect()
    }
}

impl Game for Rules {
    /// The vertices that still stand, ascending, without the ground.
    type Position = Vec<usize>;
    /// The edge that is cut: the vertex that it leads up to.
    type Move = usize;

    fn moves(&self, standing: &Vec<usize>) -> impl IntoIterator<Item = (usize, Vec<usize>)> {
        standing.iter().map(move |&cut| {
            let mut left = Vec::new();
            for &v in standing {
                let below = self.below[v];
                let stays = below == 0 || left.binary_search(&below).is_ok();
                if v != cut && stays {
                    left.push(v);
                }
            }
            (cut, left)
        })
    }

    fn words(&self, _: &Vec<usize>, cut: &usize) -> Option<Message> {
        Some(CUT.with(&[&self.below[*cut], cut]).into())
    }

    /// The value of the ground, as the reference finds it, of what still stands.
    fn outcome(&self, standing: &Vec<usize>) -> Option<Outcome> {
        let mut value = vec![0_usize; self.below.len()];
        for &v in standing.iter().rev() {
            value[self.below[v]] ^= value[v] + 1;
        }
        Some(Outcome::of(value[0] > 0))
    }

    fn show(&self, standing: &Vec<usize>) -> String {
        let edges = standing.iter().map(|&v| format!("{}–{v}", self.below[v]));
        edges.collect::<Vec<_>>().join(" ")
    }

    fn scene(&self, standing: &Vec<usize>, _: Side) -> Option<Scene> {
        let places = self.places();
        let drawn = || std::iter::once(0).chain(standing.iter().copied());
        let labels = drawn().map(|v| v.to_string());
        let graph = Graph::placed(labels, drawn().map(|v| places[v])).mark(0);
        let number = |v: usize| standing.binary_search(&v).map_or(0, |place| place + 1);
        let edges = standing.iter();
        let graph = edges.fold(graph, |graph, &v| {
            graph.edge(number(self.below[v]), number(v))
        });
        Some(graph.into())
    }

    fn touches(&self, _: &Vec<usize>, cut: &usize) -> Vec<String> {
        vec![format!("v{cut}")]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let all = (1..input.below.len()).collect();
    vec![arena::play(Rules::new(input), all)]
}
