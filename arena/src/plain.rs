//! A second search, over what any player of a game sees: to hold the first one against.

use std::any::Any;
use std::collections::{BTreeSet, HashMap};

use bilingual::Message;
use scene::Scene;

use crate::{Aim, Best, Ending, Known, Listed, Match, Trouble, Worth};

/// Positions beyond which it gives up.
const MOST_POSITIONS: usize = 200_000;

/// The same game, whose values are found in the plainest way: all positions that can be reached are
/// written down as they are shown, with all their moves, and valued from the ends backward. It shares
/// nothing with the search of a [`Book`](crate::Book) but the rules: neither what is the same nor the
/// numbers of positions nor the order of moves matters to it. Positions that are shown alike must be alike.
pub fn plainly(game: Box<dyn Match>) -> Box<dyn Match> {
    Box::new(Plain(game))
}

struct Plain(Box<dyn Match>);

/// A position: the moves with what each gains and where it leads, and what it is worth if there are none.
struct Node {
    moves: Vec<(i64, usize)>,
    end: Option<Worth>,
}

/// All positions that can be reached, the present one first, and in which order their moves were done with.
struct Graph {
    nodes: Vec<Node>,
    /// Those after all moves of a position come before it, unless play can come back to where it was.
    done: Vec<usize>,
    has_cycle: bool,
}

impl Plain {
    fn graph(&mut self) -> Result<Graph, Trouble> {
        let begun = self.0.made();
        let graph = self.explored();
        while self.0.made() > begun {
            self.0.take_back();
        }
        graph
    }

    fn explored(&mut self) -> Result<Graph, Trouble> {
        let game = &mut self.0;
        // Whose turn it is need not be shown.
        let key = |game: &dyn Match| (game.made() % 2, game.board());
        let node = |game: &mut dyn Match| {
            let count = game.moves().len();
            let end = (count == 0).then(|| game.worth()).transpose();
            end.map(|end| {
                let moves = Vec::with_capacity(count);
                (count, Node { moves, end })
            })
        };
        let mut places = HashMap::from([(key(&**game), 0)]);
        let (count, root) = node(&mut **game)?;
        let mut graph = Graph {
            nodes: vec![root],
            done: Vec::new(),
            has_cycle: false,
        };
        let mut is_done = vec![false];
        let mut path = vec![(0, count)];
        while let Some(&(at, count)) = path.last() {
            let next = graph.nodes[at].moves.len();
            if next == count {
                graph.done.push(at);
                is_done[at] = true;
                path.pop();
                if !path.is_empty() {
                    game.take_back();
                }
                continue;
            }
            let before = game.score();
            game.make(next);
            let gain = -game.score() - before;
            let place = *places.entry(key(&**game)).or_insert(graph.nodes.len());
            graph.nodes[at].moves.push((gain, place));
            if place < graph.nodes.len() {
                graph.has_cycle |= !is_done[place];
                game.take_back();
                continue;
            }
            if place == MOST_POSITIONS {
                return Err(Trouble::TooMany(MOST_POSITIONS));
            }
            let (count, new) = node(&mut **game)?;
            graph.nodes.push(new);
            is_done.push(false);
            path.push((place, count));
        }
        Ok(graph)
    }

    /// What the moves are worth, and the position: from the ends backward.
    fn valued(&mut self) -> Result<(Vec<Worth>, Worth), Trouble> {
        let graph = self.graph()?;
        let root = &graph.nodes[0];
        if let Some(end) = root.end {
            return Ok((Vec::new(), end));
        }
        let is_for_points = |it: &Node| matches!(it.end, Some(Worth::Points(_)));
        let worths: Vec<Worth> = if graph.nodes.iter().any(is_for_points) {
            let points = graph.points()?;
            let after = |&(gain, to): &(i64, usize)| Worth::Points(gain - points[to]);
            root.moves.iter().map(after).collect()
        } else {
            let endings = graph.endings();
            let after = |&(_, to): &(i64, usize)| Worth::Ending(endings[to].before());
            root.moves.iter().map(after).collect()
        };
        let best = *worths.iter().max().expect("a position with moves");
        Ok((worths, best))
    }
}

impl Graph {
    /// Round after round: what is won or lost in just so many moves. What never is, is drawn.
    fn endings(&self) -> Vec<Ending> {
        let end = |node: &Node| match node.end {
            Some(Worth::Ending(ending)) => ending,
            _ => Ending::Drawn,
        };
        let mut endings: Vec<Ending> = self.nodes.iter().map(end).collect();
        loop {
            let mut found = Vec::new();
            for (place, node) in self.nodes.iter().enumerate() {
                let after = node.moves.iter().map(|&(_, to)| endings[to].before());
                let best = after.max().unwrap_or(endings[place]);
                if best != endings[place] {
                    found.push((place, best));
                }
            }
            if found.is_empty() {
                return endings;
            }
            for (place, ending) in found {
                endings[place] = ending;
            }
        }
    }

    /// By how many points the player to move is ahead in the end.
    fn points(&self) -> Result<Vec<i64>, Trouble> {
        if self.has_cycle {
            return Err(Trouble::Cycle);
        }
        let mut points = vec![0; self.nodes.len()];
        for &place in &self.done {
            let node = &self.nodes[place];
            let after = node.moves.iter().map(|&(gain, to)| gain - points[to]);
            points[place] = match (node.end, after.max()) {
                (_, Some(best)) => best,
                (Some(Worth::Points(end)), None) => end,
                _ => 0,
            };
        }
        Ok(points)
    }
}

impl Match for Plain {
    fn board(&self) -> String {
        self.0.board()
    }

    fn position(&self) -> &dyn Any {
        self.0.position()
    }

    fn scene(&self) -> Option<Scene> {
        self.0.scene()
    }

    fn goal(&self) -> Message {
        self.0.goal()
    }

    fn list(&self, most: usize) -> Vec<Listed> {
        self.0.list(most)
    }

    fn count(&self) -> Option<usize> {
        self.0.count()
    }

    fn hear(&mut self, text: &str) -> bool {
        self.0.hear(text)
    }

    fn told(&self) -> Vec<Message> {
        self.0.told()
    }

    fn repeats(&self) -> usize {
        self.0.repeats()
    }

    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    fn find(&self, text: &str) -> Option<usize> {
        self.0.find(text)
    }

    fn made(&self) -> usize {
        self.0.made()
    }

    fn make(&mut self, place: usize) -> bool {
        self.0.make(place)
    }

    fn take_back(&mut self) -> bool {
        self.0.take_back()
    }

    fn remember(&mut self, positions: usize) {
        self.0.remember(positions);
    }

    fn theorem(&self) -> Option<Worth> {
        None
    }

    fn by_theorem(&self, _: usize) -> Option<Known> {
        None
    }

    fn hurry(&mut self, is_brief: bool) {
        self.0.hurry(is_brief);
    }

    fn forget(&mut self) -> bool {
        self.0.forget()
    }

    fn turn_ends(&mut self) -> bool {
        self.0.turn_ends()
    }

    fn score(&self) -> i64 {
        self.0.score()
    }

    fn aim(&self) -> Option<Aim> {
        self.0.aim()
    }

    fn best_known(&self) -> Option<&Best> {
        self.0.best_known()
    }

    fn worth(&mut self) -> Result<Worth, Trouble> {
        self.valued().map(|(_, worth)| worth)
    }

    fn worths(&mut self) -> Result<Vec<Worth>, Trouble> {
        self.valued().map(|(worths, _)| worths)
    }

    fn grundy(&mut self) -> Result<u32, Trouble> {
        let graph = self.graph()?;
        if graph.has_cycle {
            return Err(Trouble::Cycle);
        }
        let mut values = vec![0; graph.nodes.len()];
        for &place in &graph.done {
            let after = graph.nodes[place].moves.iter();
            let after: BTreeSet<u32> = after.map(|&(_, to)| values[to]).collect();
            values[place] = (0..).find(|it| !after.contains(it)).unwrap_or(0);
        }
        Ok(values[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, play, play_for_points};

    /// Heaps; a move takes one, two or three stones of one of them, which are points where it is for points, or
    /// where it goes round puts the last stone of the first heap back.
    struct Heaps {
        goes_round: bool,
    }

    impl Game for Heaps {
        type Position = [u64; 2];
        type Move = (usize, u64);

        fn moves(&self, at: &[u64; 2]) -> impl IntoIterator<Item = ((usize, u64), [u64; 2])> {
            let mut all = Vec::new();
            for heap in 0..2 {
                for take in 1..=3.min(at[heap]) {
                    let mut after = *at;
                    after[heap] -= take;
                    all.push(((heap, take), after));
                }
            }
            if self.goes_round && at[0] == 0 {
                all.push(((0, 0), [1, at[1]]));
            }
            all
        }

        fn gain(&self, _: &[u64; 2], &(heap, take): &(usize, u64)) -> i64 {
            let sign = if heap == 0 { 2 } else { -1 };
            i64::try_from(take * take).unwrap() * sign
        }
    }

    #[test]
    fn both_searches_say_the_same() {
        for [first, second] in (0..8).flat_map(|a| (0..6).map(move |b| [a, b])) {
            for goes_round in [false, true] {
                let game = || play(Heaps { goes_round }, [first, second]);
                let (mut by_book, mut plain) = (game(), plainly(game()));
                assert_eq!(by_book.worth(), plain.worth(), "{first} {second}");
                assert_eq!(by_book.worths(), plain.worths(), "{first} {second}");
                assert_eq!(by_book.grundy(), plain.grundy(), "{first} {second}");
                assert!(by_book.turn_ends() && plain.turn_ends());
                assert_eq!(by_book.worth(), plain.worth(), "{first} {second}");
                assert_eq!(plain.made(), 0);
            }
            let game = || play_for_points(Heaps { goes_round: false }, [first, second]);
            let (mut by_book, mut plain) = (game(), plainly(game()));
            assert_eq!(by_book.worths(), plain.worths(), "{first} {second}");
        }
    }

    #[test]
    fn it_gives_up_where_there_are_too_many_positions() {
        let game = play(Heaps { goes_round: false }, [1000, 1000]);
        let mut plain = plainly(game);
        assert_eq!(plain.worth(), Err(Trouble::TooMany(MOST_POSITIONS)));
        assert_eq!(plain.made(), 0);
    }
}
