//! The rules of PUZZLE, a puzzle for one.

use std::collections::{BTreeSet, VecDeque};

use arena::scene::{Graph, Piece, Scene, Tone};
use arena::{Aim, Best, End, Game, Match, Side, Step};
use inpout::{Message, Problem, Text, sentences};

use crate::{Diagram, Input, Puzzle};

/// The longest solution that is told move by move.
const LONGEST_TOLD: usize = 1000;

sentences! {
    MOVE: "đi quân trên sơ đồ {0} từ ô {1} đến ô {2}", "move the counter of diagram {0} from cell {1} to cell {2}";
    GOAL: "Đưa mọi quân về đích cùng một lúc, trong ít bước nhất.", "Bring all counters home at the same time, in the fewest steps.";
    COUNTER: "quân", "counter";
    MOVED: "quân đã đi ở bước này", "counter that has moved in this step";
}

/// A counter on each diagram; in a step all of them move along a link, one after the other in any
/// order. All of them are to be home at the end of a step.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    diagrams: Vec<Diagram>,
    /// For each diagram what is one link away from each cell, from 1.
    beside: Vec<Vec<BTreeSet<usize>>>,
}

impl Rules {
    fn new(diagrams: &[Diagram]) -> Rules {
        let beside = diagrams.iter().map(|diagram| {
            let mut beside = vec![BTreeSet::new(); diagram.cells + 1];
            for (one, other) in diagram.ends() {
                beside[one].insert(other);
                beside[other].insert(one);
            }
            beside
        });
        Rules {
            diagrams: diagrams.to_vec(),
            beside: beside.collect(),
        }
    }

    /// For each cell of a diagram the lengths of the shortest walks home, of even and of odd length.
    fn walks_home(&self, diagram: usize) -> Vec<[Option<u32>; 2]> {
        let beside = &self.beside[diagram];
        let home = beside.len() - 1;
        let mut walks = vec![[None; 2]; beside.len()];
        walks[home][0] = Some(0);
        let mut queue = VecDeque::from([(home, 0_u32)]);
        while let Some((cell, length)) = queue.pop_front() {
            for &next in &beside[cell] {
                let walk = &mut walks[next][(length as usize + 1) % 2];
                if walk.is_none() {
                    *walk = Some(length + 1);
                    queue.push_back((next, length + 1));
                }
            }
        }
        walks
    }

    /// The moves of so many steps after which all counters are home.
    fn line(&self, steps: u32) -> Vec<String> {
        let walks: Vec<_> = (0..self.beside.len())
            .map(|diagram| self.walks_home(diagram))
            .collect();
        let mut at = vec![1; self.beside.len()];
        let mut line = Vec::new();
        for left in (0..steps).rev() {
            for (diagram, cell) in at.iter_mut().enumerate() {
                let is_in_time = |next: &&usize| {
                    walks[diagram][**next][left as usize % 2].is_some_and(|walk| walk <= left)
                };
                let next = self.beside[diagram][*cell].iter().find(is_in_time);
                *cell = next.copied().unwrap_or(*cell);
                line.push(self.say(&(diagram, *cell)));
            }
        }
        line
    }
}

impl Game for Rules {
    /// The cells of the counters, and which of them have moved in this step.
    type Position = (Vec<usize>, Vec<bool>);
    /// A diagram, from 0, and the cell to which its counter goes.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, (at, moved): &Self::Position) -> impl IntoIterator<Item = Step<Self>> {
        let mut homes = at.iter().zip(&self.diagrams);
        let is_begun = moved.contains(&true);
        let is_over = !is_begun && homes.all(|(cell, diagram)| *cell == diagram.cells);
        let free = (0..at.len()).filter(move |&it| !is_over && !moved[it]);
        free.flat_map(move |diagram| {
            self.beside[diagram][at[diagram]].iter().map(move |&to| {
                let (mut at, mut moved) = (at.clone(), moved.clone());
                (at[diagram], moved[diagram]) = (to, true);
                if !moved.contains(&false) {
                    moved.fill(false);
                }
                ((diagram, to), (at, moved))
            })
        })
    }

    /// All are home.
    fn end(&self, _: &Self::Position) -> End {
        End::Won
    }

    /// The first counter that moves begins a step.
    fn gain(&self, (_, moved): &Self::Position, _: &Self::Move) -> i64 {
        i64::from(!moved.contains(&true))
    }

    fn say(&self, (diagram, to): &Self::Move) -> String {
        format!("{} {to}", diagram + 1)
    }

    fn words(&self, (at, _): &Self::Position, (diagram, to): &Self::Move) -> Option<Message> {
        Some(MOVE.with(&[&(diagram + 1), &at[*diagram], to]).into())
    }

    fn show(&self, (at, moved): &Self::Position) -> String {
        let rows = (0..at.len()).map(|it| {
            let (cell, home) = (at[it], self.diagrams[it].cells);
            let beside = self.beside[it][cell].iter().map(ToString::to_string);
            let beside = beside.collect::<Vec<_>>().join(" ");
            let links = if moved[it] { "×" } else { &beside };
            format!("{}: {cell} ({home}) → {links}", it + 1)
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, (at, moved): &Self::Position, _: Side) -> Option<Scene> {
        let diagrams = self.diagrams.iter().enumerate().take(10);
        Some(diagrams.fold(Scene::default(), |scene, (number, diagram)| {
            let cells = (1..=diagram.cells).map(|it| it.to_string());
            let graph = Graph::ring(cells).called(&format!("{}", number + 1));
            let counter = if moved[number] {
                Piece::stone().toned(Tone::Wall).called(MOVED)
            } else {
                Piece::stone().called(COUNTER)
            };
            let graph = graph.mark(diagram.cells - 1).piece(at[number] - 1, counter);
            let links = diagram.ends();
            scene.and(links.fold(graph, |graph, (one, other)| graph.edge(one - 1, other - 1)))
        }))
    }

    fn touches(&self, (at, _): &Self::Position, &(diagram, to): &Self::Move) -> Vec<String> {
        let vertex = |cell: usize| format!("{}/v{cell}", diagram + 1);
        vec![vertex(at[diagram]), vertex(to)]
    }
}

/// The puzzle that the input tells of.
pub(crate) fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let count = input.diagrams.len();
    let rules = Rules::new(&input.diagrams);
    let (input, told) = (input.clone(), rules.clone());
    let best = move || {
        let steps = Puzzle::solve(&input).steps?;
        let is_told = (steps as usize).saturating_mul(count) <= LONGEST_TOLD;
        let line = if is_told {
            told.line(steps)
        } else {
            Vec::new()
        };
        let number = steps.into();
        Some(Best { number, line })
    };
    let start = (vec![1; count], vec![false; count]);
    vec![arena::play_alone(rules, start, Aim::LittleSpent, best)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Worth;
    use contract::{Room, seeded};

    #[test]
    fn the_line_that_is_told_leads_home_in_as_many_steps_as_the_reference_says() {
        let mut rng = seeded(&["puzzle", "line"]);
        let mut homes = 0;
        for _ in 0..200 {
            let input = Puzzle::small(&mut rng);
            let mut puzzle = puzzles(&input).remove(0);
            let Some(best) = puzzle.best_known().cloned() else {
                continue;
            };
            for text in &best.line {
                let place = puzzle.find(text).unwrap();
                assert!(puzzle.make(place), "{text}\n{input}");
            }
            assert_eq!(puzzle.worth(), Ok(Worth::Points(1)), "{input}");
            assert_eq!(puzzle.score(), best.number, "{input}");
            homes += 1;
        }
        assert!(homes > 50, "{homes}");
    }

    #[test]
    fn counters_move_in_any_order_but_each_once_a_step() {
        let input = contract::recipe::<Puzzle>("sample").unwrap();
        let mut puzzle = puzzles(&input).remove(0);
        assert_eq!(puzzle.moves(), ["1 2", "2 2", "2 3"]);
        assert!(puzzle.make(2));
        assert_eq!(puzzle.moves(), ["1 2"]);
        assert!(puzzle.make(0));
        assert_eq!(puzzle.score(), 1);
        assert_eq!(puzzle.moves(), ["1 1", "1 3", "2 1", "2 2"]);
    }
}
