//! Inputs in order of their size, the smallest first.
//!
//! Nobody writes down for each problem what its inputs are. But everything legal is a few small changes away
//! from something legal: so small inputs that are known, of the room and of the tests, are brought down as far
//! as the validator allows, and from there all small changes are made, again and again, always to the smallest
//! input that has not been looked at. That reaches the small ones all or nearly all, without a program being run.

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashSet};

use contract::{AnyProblem, seeded};

use super::changes::{Words, is_text};
use super::shrink::shrink;

/// Small inputs of the room that are brought down.
const STARTS: usize = 40;

/// Tests of more bytes are not brought down.
const LARGEST_START: usize = 300;

/// Inputs that are changed before the first one is given: some small ones are reached over larger ones only.
const HEAD_START: usize = 200;

/// Inputs that are looked at for all of that: a count, so that it is the same on every machine.
const STARTING: usize = 150_000;

/// Letters of words that are put in the place of others; where there are more, any word will do.
const MOST_LETTERS: usize = 6;

/// How much larger than the last one an input may be that is kept in mind.
const AHEAD: u64 = 40;

/// The inputs of a problem from the smallest one on.
pub struct Ascent<'a> {
    is_legal: Box<dyn Fn(&str) -> bool + 'a>,
    letters: Vec<char>,
    known: HashSet<String>,
    /// Those that were not changed yet, and those that were not given yet.
    unchanged: Smallest,
    next: Smallest,
}

/// Inputs with their sizes; the smallest is on top.
type Smallest = BinaryHeap<Reverse<(u64, String)>>;

impl<'a> Ascent<'a> {
    /// Begins with these tests and the room's small inputs; the same way every time.
    pub fn new(
        problem: &dyn AnyProblem,
        is_legal: impl Fn(&str) -> bool + 'a,
        tests: &[String],
    ) -> Ascent<'a> {
        let mut rng = seeded(&["ascent", problem.id()]);
        let tests = tests.iter().filter(|test| test.len() <= LARGEST_START);
        let small = (0..STARTS).map(|_| problem.small(&mut rng));
        let starts: Vec<String> = tests.cloned().chain(small).collect();
        let words = starts.iter().flat_map(|start| start.split_whitespace());
        let letters: BTreeSet<char> = words
            .filter(|word| is_text(word))
            .flat_map(str::chars)
            .collect();
        let mut ascent = Ascent {
            is_legal: Box::new(is_legal),
            letters: letters.into_iter().take(MOST_LETTERS).collect(),
            known: HashSet::new(),
            unchanged: BinaryHeap::new(),
            next: BinaryHeap::new(),
        };
        let looked_at = Cell::new(0);
        for start in &starts {
            if ascent.add(start) {
                let is_over = || looked_at.get() >= STARTING;
                shrink(start, (), &is_over, &mut |smaller| {
                    looked_at.set(looked_at.get() + 1);
                    ascent.add(smaller).then_some(())
                });
            }
        }
        for _ in 0..HEAD_START {
            if looked_at.get() < STARTING {
                looked_at.set(looked_at.get() + ascent.change_one());
            }
        }
        ascent
    }

    /// Keeps an input in mind; whether it is legal and new.
    fn add(&mut self, input: &str) -> bool {
        let is_new = !self.known.contains(input) && (self.is_legal)(input);
        if is_new {
            self.known.insert(input.to_owned());
            let entry = Reverse((Words::of(input).size(), input.to_owned()));
            self.unchanged.push(entry.clone());
            self.next.push(entry);
        }
        is_new
    }

    /// The letters that stand in the place of others.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The size of the next input.
    pub fn size(&self) -> Option<u64> {
        self.next.peek().map(|Reverse((size, _))| *size)
    }

    /// Makes all small changes to the smallest input to which none were made; how many.
    fn change_one(&mut self) -> usize {
        let Some(Reverse((size, input))) = self.unchanged.pop() else {
            return 0;
        };
        let neighbours = Words::of(&input).neighbours(&self.letters);
        let made = neighbours.len();
        for neighbour in neighbours {
            if neighbour.size() <= size.saturating_add(AHEAD) {
                self.add(&neighbour.text());
            }
        }
        made
    }
}

impl Iterator for Ascent<'_> {
    type Item = String;

    /// The smallest input that was not given yet.
    fn next(&mut self) -> Option<String> {
        self.change_one();
        self.next.pop().map(|Reverse((_, input))| input)
    }
}

#[cfg(test)]
mod tests {
    use problem_set::{Spec, Tier};

    use super::*;

    fn is_legal(problem: &'static dyn AnyProblem, input: &str) -> bool {
        let spec = Spec::of(problem);
        spec.validate(problem, "the input", input.as_bytes(), Tier::Source)
            .is_ok()
    }

    fn first(id: &str, count: usize) -> Vec<String> {
        let problem = all_problems::find(id).unwrap();
        let ascent = Ascent::new(problem, |input| is_legal(problem, input), &[]);
        ascent.take(count).collect()
    }

    #[test]
    fn the_smallest_inputs_of_nim_come_first() {
        let first = first("nim", 8);
        let wanted = [
            "1\n1\n",
            "1\n2\n",
            "1\n3\n",
            "1\n4\n",
            "2\n1\n1\n",
            "1\n5\n",
            "2\n1\n2\n",
            "2\n2\n1\n",
        ];
        assert_eq!(first, wanted);
    }

    /// Lists of numbers, tests up to the end, squares of numbers and of letters, graphs.
    #[test]
    fn inputs_of_every_kind_grow_from_next_to_nothing() {
        for (id, smallest) in [
            ("nim2", "1\n0 1\n0\n"),
            ("money", ""),
            ("bishop", "1 0\n0 0\n0 0\n"),
            ("game30", "1\n2\n..\nAB\n"),
            ("game", "1 0\n1\n"),
        ] {
            let first = first(id, 80);
            let sizes: Vec<u64> = first.iter().map(|it| Words::of(it).size()).collect();
            assert_eq!(first[0], smallest, "{id}");
            // Some are reached over larger ones only.
            let is_next = |it: &[u64]| it[0] <= it[1] + 1;
            assert!(sizes.windows(2).all(is_next), "{id}: {sizes:?}");
        }
    }

    #[test]
    fn nothing_small_is_passed_over() {
        let nim = all_problems::find("nim").unwrap();
        let found: HashSet<String> = first("nim", 300).into_iter().collect();
        // All heaps of at most four stones, at most three of them: 4 + 16 + 64.
        let mut all = vec![Vec::new()];
        for _ in 0..3 {
            let longer = |heaps: &Vec<u64>| {
                let heaps = heaps.clone();
                (1..=4).map(move |heap| [&heaps[..], &[heap]].concat())
            };
            all = all.iter().flat_map(longer).collect();
            for heaps in &all {
                let lines: Vec<String> = heaps.iter().map(u64::to_string).collect();
                let input = format!("{}\n{}\n", heaps.len(), lines.join("\n"));
                assert!(is_legal(nim, &input), "{input}");
                if Words::of(&input).size() < 16 {
                    assert!(found.contains(&input), "{input}");
                }
            }
        }
    }
}
