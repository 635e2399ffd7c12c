//! The rules of GAME21.

use arena::scene::{Graph, Piece, Scene};
use arena::{End, Game, Match, Side, Step, Trouble};
use contract::Offer;
use inpout::{Message, sentences};

use crate::{Game21, Input, Output};

sentences! {
    STAY: "đứng yên", "stay";
    TO_CITY: "đi tới thành phố {0}", "drive to city {0}";
    TO_VILLAGE: "đi tới làng {0}", "drive to village {0}";
    GOAL: "Ai tới thủ đô, thành phố {0}, trước thì thắng.", "Whoever is first in the capital, city {0}, wins.";
    FIRST: "người thứ nhất", "first player";
    SECOND: "người thứ hai", "second player";
}

/// Two players on a map of cities, and of villages along the roads; in his turn a player stays or
/// drives to a neighbouring place, but not into a village of a road while the other one is in a
/// village of the same road. Who is first in the capital wins.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The road of each place that is a village; the cities come first.
    roads: Vec<Option<usize>>,
    /// The places next to each.
    neighbours: Vec<Vec<usize>>,
    /// The place of the capital.
    capital: usize,
    /// Units that a player drives at most in his turn: one by the statement.
    units: u64,
    /// Whether he may stay where he is: he may by the statement.
    stays: bool,
    /// Whether he may drive to where the other one is, if it is a city: he may by the statement.
    shares: bool,
}

impl Rules {
    /// The rules on the map of the input.
    pub fn new(input: &Input) -> Self {
        let mut roads = vec![None; input.cities as usize];
        let mut neighbours = vec![Vec::new(); roads.len()];
        for (number, road) in input.roads.iter().enumerate() {
            let mut last = road.ends.0 as usize - 1;
            for unit in 1..=road.length {
                let next = if unit == road.length {
                    road.ends.1 as usize - 1
                } else {
                    roads.push(Some(number));
                    neighbours.push(Vec::new());
                    roads.len() - 1
                };
                neighbours[last].push(next);
                neighbours[next].push(last);
                last = next;
            }
        }
        for places in &mut neighbours {
            places.sort_unstable();
            places.dedup();
        }
        Rules {
            roads,
            neighbours,
            capital: input.capital as usize - 1,
            units: 1,
            stays: true,
            shares: true,
        }
    }

    /// The number of places.
    pub fn places(&self) -> usize {
        self.roads.len()
    }
}

impl Game for Rules {
    /// The places of the player to move and of the other one.
    type Position = (usize, usize);
    /// The place that he drives to, or his own.
    type Move = usize;

    fn moves(&self, &(mine, theirs): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        let is_barred = |to: usize| match self.roads[to] {
            Some(road) => self.roads[theirs] == Some(road),
            None => !self.shares && to == theirs,
        };
        let mut reached = vec![mine];
        let mut done = 0;
        for _ in 0..self.units {
            for place in std::mem::replace(&mut done, reached.len())..reached.len() {
                for &to in &self.neighbours[reached[place]] {
                    if reached[place] != self.capital && !is_barred(to) && !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
        }
        let goes_on = ![mine, theirs].contains(&self.capital);
        let moves = reached.into_iter().skip(usize::from(!self.stays));
        let moves = moves.filter(move |_| goes_on);
        moves.map(move |to| (to, (theirs, to)))
    }

    /// Who starts in the capital has won.
    fn end(&self, &(mine, _): &(usize, usize)) -> End {
        if mine == self.capital {
            End::Won
        } else {
            End::Lost
        }
    }

    fn number(&self, &(mine, theirs): &(usize, usize)) -> Option<usize> {
        Some(mine * self.places() + theirs)
    }

    fn say(&self, &to: &usize) -> String {
        (to + 1).to_string()
    }

    fn words(&self, &(mine, _): &(usize, usize), &to: &usize) -> Option<Message> {
        let is_village = self.roads[to].is_some();
        let way = if is_village { TO_VILLAGE } else { TO_CITY };
        let way = if to == mine { STAY } else { way };
        Some(way.with(&[&(to + 1)]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&(self.capital + 1)]).into())
    }

    fn show(&self, &(mine, theirs): &(usize, usize)) -> String {
        format!("{} {} ({})", mine + 1, theirs + 1, self.capital + 1)
    }

    fn scene(&self, &(mine, theirs): &(usize, usize), mover: Side) -> Option<Scene> {
        let places = (1..=self.places()).map(|it| it.to_string());
        let mut graph = Graph::ring(places).mark(self.capital);
        for (from, ends) in self.neighbours.iter().enumerate() {
            let ends = ends.iter().filter(|to| from < **to);
            graph = ends.fold(graph, |graph, &to| graph.edge(from, to));
        }
        let graph = graph.piece(theirs, racer(!mover.is_first()));
        let graph = graph.piece(mine, racer(mover.is_first()));
        Some(Scene::from(graph).turn(mover.is_first()))
    }

    fn touches(&self, _: &(usize, usize), to: &usize) -> Vec<String> {
        vec![format!("v{}", to + 1)]
    }
}

/// A player's piece.
fn racer(is_firsts: bool) -> Piece {
    Piece::owned(is_firsts).called(if is_firsts { FIRST } else { SECOND })
}

/// The places at the start, unless the game is over there: who starts in the capital has won.
pub fn start(input: &Input) -> Option<(usize, usize)> {
    let [first, second] = input.starts.map(|city| city as usize - 1);
    let is_over = input.starts.contains(&input.capital);
    (!is_over).then_some((first, second))
}

/// What can be changed: how far a player drives, and what he may not do.
pub const OFFER: Offer<Game21> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = Rules {
            units: values.number("units", 1),
            stays: !values.has("go"),
            shares: !values.has("alone"),
            ..Rules::new(input)
        };
        let [first, second] = input.starts.map(|city| city as usize - 1);
        vec![arena::play(rules, (first, second))]
    },
    answer: |_, games| match games[0].ahead()? {
        0 => Err(Trouble::Cycle),
        ahead => Ok(Output(ahead > 0)),
    },
};

/// The game that the input tells of, unless the map has too many places.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let units = input.roads.iter().map(|road| u64::from(road.length));
    if units.sum::<u64>() > 100_000 {
        return Vec::new();
    }
    let game = start(input).map(|start| arena::play(Rules::new(input), start));
    game.into_iter().collect()
}
