//! A failing input made smaller, as long as it stays legal and the program still fails.
//!
//! Nothing is known of the input but that it is text: lines of words, some of which are numbers that
//! count others. So parts are left out with and without one of the numbers before them being
//! lowered by as much, rows and columns of boards too, and numbers are brought down. The validator
//! says what is an input at all; that costs far less than to run the program.

use std::time::Instant;

/// An input as words in lines.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Words(Vec<Vec<String>>);

/// Where a word stands: line, place in the line.
type Place = (usize, usize);

/// Something to be left out.
#[derive(Debug, Clone, Copy)]
enum Part {
    /// So many lines from this one on.
    Lines(usize, usize),
    /// In the line, so many words from this one on.
    Line(usize, usize, usize),
    /// The word at this place of every line from one to before another.
    Column(usize, usize, usize),
    /// In the only words of these lines, the letter at this place.
    Letters(usize, usize, usize),
    /// In the word, the letter at this place.
    Letter(Place, usize),
}

/// The smallest input found by the deadline on which the program still fails, and how it failed
/// there. `fails` tells how the program fails on a candidate; `None` if it does not, or if the
/// candidate is not legal. Every input is tried once: a program that does not do the same each time
/// could do well the next time, and what is returned was seen.
pub(super) fn shrink<T>(
    input: &str,
    failure: T,
    deadline: Instant,
    fails: &mut dyn FnMut(&str) -> Option<T>,
) -> (String, T) {
    let mut best = (Words::of(input), failure);
    let written = best.0.text();
    if written != input {
        match fails(&written) {
            Some(failure) => best.1 = failure,
            // The white space matters.
            None => return (input.to_owned(), best.1),
        }
    }
    while let Some(smaller) = smaller(&best.0, deadline, fails) {
        best = smaller;
    }
    (best.0.text(), best.1)
}

/// The first candidate that still fails.
fn smaller<T>(
    best: &Words,
    deadline: Instant,
    fails: &mut dyn FnMut(&str) -> Option<T>,
) -> Option<(Words, T)> {
    let mut failing = |candidate: Words| {
        if Instant::now() >= deadline {
            return None;
        }
        let failure = fails(&candidate.text())?;
        Some((candidate, failure))
    };
    for part in best.parts() {
        let without = best.without(part);
        let plain = [None].into_iter();
        let counts = best.counts_before(part).into_iter().map(Some);
        for count in counts.chain(plain) {
            let candidate = match count {
                Some(place) => without.lowered(place, part.size()),
                None => Some(without.clone()),
            };
            let found = candidate.and_then(&mut failing);
            if found.is_some() || Instant::now() >= deadline {
                return found;
            }
        }
    }
    for (line, words) in best.0.iter().enumerate() {
        for (place, word) in words.iter().enumerate() {
            for number in lower(word) {
                let mut candidate = best.clone();
                candidate.0[line][place] = number.to_string();
                let found = failing(candidate);
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// Numbers that are nearer to 0 than this one, the boldest first.
fn lower(word: &str) -> Vec<i128> {
    let Ok(number) = word.parse::<i128>() else {
        return Vec::new();
    };
    let mut numbers = vec![0, 1, number / 2, number - number.signum()];
    numbers.retain(|candidate| candidate.abs() < number.abs());
    if number < 0 {
        numbers.push(-number);
    }
    numbers.dedup();
    numbers
}

impl Part {
    /// By how much a number that counts such parts is lowered.
    fn size(self) -> usize {
        match self {
            Part::Lines(_, count) | Part::Line(_, _, count) => count,
            Part::Column(..) | Part::Letters(..) | Part::Letter(..) => 1,
        }
    }

    /// The first line that it concerns, and where in that line.
    fn start(self) -> Place {
        match self {
            Part::Lines(line, _) => (line, 0),
            Part::Line(line, from, _) => (line, from),
            Part::Column(_, first, _) | Part::Letters(_, first, _) => (first, 0),
            Part::Letter(place, _) => place,
        }
    }
}

impl Words {
    fn of(input: &str) -> Words {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        Words(input.lines().map(words).collect())
    }

    fn text(&self) -> String {
        let lines = self.0.iter().map(|words| words.join(" ") + "\n");
        lines.collect()
    }

    /// Everything that may be left out, large parts first.
    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for count in halves(self.0.len()) {
            let starts = starts(self.0.len(), count);
            parts.extend(starts.map(|from| Part::Lines(from, count)));
        }
        for (first, end) in self.blocks() {
            for place in (0..self.0[first].len()).rev() {
                parts.push(Part::Column(place, first, end));
            }
            if self.0[first].len() == 1 {
                let letters = self.0[first][0].len();
                parts.extend((0..letters).rev().map(|at| Part::Letters(at, first, end)));
            }
        }
        for (line, words) in self.0.iter().enumerate() {
            for count in halves(words.len()) {
                let starts = starts(words.len(), count);
                parts.extend(starts.map(|from| Part::Line(line, from, count)));
            }
            for (place, word) in words.iter().enumerate() {
                if word.parse::<i128>().is_err() && word.is_ascii() {
                    let letters = (0..word.len()).rev();
                    parts.extend(letters.map(|at| Part::Letter((line, place), at)));
                }
            }
        }
        parts
    }

    /// Runs of at least two lines with as many words each; of lines of one word, as long ones.
    fn blocks(&self) -> Vec<(usize, usize)> {
        let shape = |line: &Vec<String>| match line.as_slice() {
            [word] => (1, word.len()),
            words => (words.len(), 0),
        };
        let mut blocks = Vec::new();
        let mut first = 0;
        for run in self.0.chunk_by(|one, next| shape(one) == shape(next)) {
            if run.len() > 1 && !run[0].is_empty() {
                blocks.push((first, first + run.len()));
            }
            first += run.len();
        }
        blocks
    }

    fn without(&self, part: Part) -> Words {
        let mut lines = self.0.clone();
        match part {
            Part::Lines(from, count) => drop(lines.drain(from..from + count)),
            Part::Line(line, from, count) => drop(lines[line].drain(from..from + count)),
            Part::Column(place, first, end) => {
                for line in &mut lines[first..end] {
                    line.remove(place);
                }
            }
            Part::Letters(at, first, end) => {
                for line in &mut lines[first..end] {
                    if line[0].is_char_boundary(at) && at < line[0].len() {
                        line[0].remove(at);
                    }
                }
            }
            Part::Letter((line, place), at) => drop(lines[line][place].remove(at)),
        }
        // A word of no letters is no word.
        for line in &mut lines {
            line.retain(|word| !word.is_empty());
        }
        Words(lines)
    }

    /// The places of numbers that may count the part: those of the first two lines, of the line
    /// before it and of its own line, as far as they stand before it.
    fn counts_before(&self, part: Part) -> Vec<Place> {
        let (line, place) = part.start();
        let mut places = Vec::new();
        for (at, words) in self.0.iter().enumerate().take(line + 1) {
            if at > 1 && at + 1 < line {
                continue;
            }
            let end = if at == line { place } else { words.len() };
            let numbers = words[..end].iter().enumerate();
            let numbers = numbers.filter(|(_, word)| word.parse::<usize>().is_ok());
            places.extend(numbers.map(|(place, _)| (at, place)));
        }
        places
    }

    fn lowered(&self, (line, place): Place, by: usize) -> Option<Words> {
        let number: usize = self.0.get(line)?.get(place)?.parse().ok()?;
        let mut words = self.clone();
        words.0[line][place] = number.checked_sub(by)?.to_string();
        Some(words)
    }
}

/// A half, a quarter, …, one.
fn halves(all: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(all / 2), |count| Some(count / 2))
        .take_while(|&count| count > 0)
        .chain((all == 1).then_some(1))
}

/// Where parts of this size are left out, from the end on: each overlaps the next by half, so that
/// a long list has few large ones.
fn starts(all: usize, count: usize) -> impl Iterator<Item = usize> {
    (0..=all - count).rev().step_by(count.div_ceil(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn shrunk(input: &str, mut fails: impl FnMut(&str) -> bool) -> String {
        let deadline = Instant::now() + Duration::from_mins(1);
        let mut fails = |text: &str| fails(text).then_some(());
        shrink(input, (), deadline, &mut fails).0
    }

    /// A list with its length before it.
    fn list(text: &str) -> Option<Vec<i64>> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<i64>().ok());
        let count: usize = numbers.next()??.try_into().ok()?;
        let list: Vec<i64> = numbers.collect::<Option<_>>()?;
        (list.len() == count && !list.is_empty()).then_some(list)
    }

    #[test]
    fn a_list_loses_what_does_not_matter() {
        let is_bad = |text: &str| list(text).is_some_and(|list| list.iter().any(|&it| it > 100));
        assert_eq!(shrunk("6\n5 17 230 4 999 1\n", is_bad), "1 101\n");
        let has_two = |text: &str| list(text).is_some_and(|list| list.len() >= 2);
        assert_eq!(shrunk("4\n5\n6\n7\n8\n", has_two), "2\n0\n0\n");
    }

    #[test]
    fn one_line_of_a_long_list_is_found_in_few_runs() {
        let lines = (1..=1000).map(|number| format!("{number}\n"));
        let text = format!("1000\n{}", lines.collect::<String>());
        let mut runs = 0;
        let has_700 = |text: &str| {
            let Some(list) = list(text) else { return false };
            runs += 1;
            list.contains(&700)
        };
        assert_eq!(shrunk(&text, has_700), "1\n700\n");
        assert!(runs < 100, "{runs}");
    }

    #[test]
    fn a_board_loses_rows_and_columns() {
        let fails = |text: &str| {
            let lines: Vec<&str> = text.lines().collect();
            let size: Vec<usize> = lines[0]
                .split(' ')
                .filter_map(|it| it.parse().ok())
                .collect();
            let [rows, columns] = size[..] else {
                return false;
            };
            lines.len() == rows + 1
                && lines[1..].iter().all(|line| line.len() == columns)
                && text.contains('#')
        };
        let board = "3 4\n....\n..#.\n#...\n";
        assert_eq!(shrunk(board, fails), "1 1\n#\n");
    }

    #[test]
    fn white_space_that_matters_is_left_alone() {
        let text = "a  b\n";
        assert_eq!(shrunk(text, |it| it == text), text);
    }

    #[test]
    fn what_is_returned_was_seen_to_fail_even_if_the_program_is_unsteady() {
        let deadline = Instant::now() + Duration::from_mins(1);
        for period in 1..=5 {
            // Fails on every list, but only every so many runs.
            let mut runs = 0;
            let mut seen = vec![("4\n5 6 7 8\n".to_owned(), 0)];
            let mut fails = |text: &str| {
                list(text)?;
                runs += 1;
                let fails = runs % period == 0;
                fails.then(|| seen.push((text.to_owned(), runs)))?;
                Some(runs)
            };
            let (input, run) = shrink("4\n5 6 7 8\n", 0, deadline, &mut fails);
            assert!(seen.contains(&(input, run)), "{period}: {seen:?}");
        }
    }

    #[test]
    fn an_input_that_never_fails_again_stays_as_it_was_found() {
        let deadline = Instant::now() + Duration::from_mins(1);
        for input in ["2\n5 6\n", "2\r\n5   6\n"] {
            let shrunk = shrink(input, "found", deadline, &mut |_| None);
            assert_eq!(shrunk, (input.to_owned(), "found"));
        }
    }
}
