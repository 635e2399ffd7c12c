//! An input as words in lines, and every small change to it.
//!
//! Nothing is known of the input but that it is text: lines of words, some of which are numbers that
//! count others. So parts are left out, or stand twice, with and without one of the numbers before them
//! being changed by as much; rows and columns of boards too; and numbers and letters change. Most of that
//! is no input at all: the validator says so, which costs far less than to run a program.

/// An input as words in lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words(Vec<Vec<String>>);

/// Where a word stands: line, place in the line.
pub type Place = (usize, usize);

/// Something to be left out, or to stand twice.
#[derive(Debug, Clone, Copy)]
pub enum Part {
    /// So many lines from this one on.
    Lines(usize, usize),
    /// In the line, so many words from this one on.
    Line(usize, usize, usize),
    /// The word at this place of every line from one to before another; of lines of one word, the letter.
    Column(usize, usize, usize),
    /// The row and the column of this number in a square of words, or of letters, in these lines.
    Cross(usize, usize, usize),
    /// In the word, the letter at this place.
    Letter(Place, usize),
}

/// Lines of a test, which are counted as one: so many at most.
const LINES_OF_A_TEST: usize = 8;

/// Lines of an input in which tests are looked for everywhere.
const LINES_LOOKED_THROUGH: usize = 40;

impl Part {
    /// By how much a number that counts such parts may be changed.
    fn sizes(self) -> Vec<usize> {
        match self {
            Part::Lines(_, count) if count > 1 => vec![count, 1],
            Part::Line(_, _, count) => vec![count],
            _ => vec![1],
        }
    }

    /// The first line that it concerns, and where in that line.
    fn start(self) -> Place {
        match self {
            Part::Lines(line, _) => (line, 0),
            Part::Line(line, from, _) => (line, from),
            Part::Column(_, first, _) | Part::Cross(_, first, _) => (first, 0),
            Part::Letter(place, _) => place,
        }
    }
}

impl Words {
    /// The words of an input.
    pub fn of(input: &str) -> Words {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        Words(input.lines().map(words).collect())
    }

    /// The input again, with one space between words.
    pub fn text(&self) -> String {
        let lines = self.0.iter().map(|words| words.join(" ") + "\n");
        lines.collect()
    }

    /// How much a person has to look at: every word counts 1, a number as much as it is, a letter 2, and an
    /// empty cell, which is a dot as a rule, 1.
    pub fn size(&self) -> u64 {
        let has_digits = self.is_counted_digits();
        let of_word = |word: &String| match word.parse::<i128>() {
            Ok(_) if has_digits => 2 * word.len() as u64,
            Ok(number) => u64::try_from(number.unsigned_abs()).unwrap_or(u64::MAX),
            Err(_) => word
                .bytes()
                .map(|byte| if byte == b'.' { 1 } else { 2 })
                .sum(),
        };
        let words = self.0.iter().flatten();
        words.fold(0, |sum: u64, word| {
            sum.saturating_add(of_word(word)).saturating_add(1)
        })
    }

    /// Words and letters of words, all that can be changed by itself.
    pub fn items(&self) -> usize {
        let has_digits = self.is_counted_digits();
        let is_text = |word: &str| is_text(word) || has_digits;
        let of_word = |word: &String| if is_text(word) { word.len() } else { 1 };
        self.0.iter().flatten().map(of_word).sum()
    }

    /// Whether the input is a number and so many digits, which then are no number but a text.
    fn is_counted_digits(&self) -> bool {
        match self.0.as_slice() {
            [count, digits] if count.len() == 1 && digits.len() == 1 => {
                let digits = digits[0].as_bytes();
                let is_counted = count[0].parse() == Ok(digits.len());
                is_counted && digits.len() > 1 && digits.iter().all(u8::is_ascii_digit)
            }
            _ => false,
        }
    }

    /// Everything that may be left out, large parts first.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        let all = self.0.len();
        for count in halves(all) {
            parts.extend(starts(all, count).map(|from| Part::Lines(from, count)));
        }
        // Tests of several lines stand anywhere.
        if all <= LINES_LOOKED_THROUGH {
            for count in (2..=LINES_OF_A_TEST.min(all)).rev() {
                parts.extend((0..=all - count).rev().map(|from| Part::Lines(from, count)));
            }
        }
        for (first, end) in self.blocks() {
            let row = &self.0[first];
            let width = if row.len() == 1 {
                row[0].len()
            } else {
                row.len()
            };
            if width == end - first {
                parts.extend((0..width).rev().map(|at| Part::Cross(at, first, end)));
            }
            parts.extend((0..width).rev().map(|at| Part::Column(at, first, end)));
        }
        let has_digits = self.is_counted_digits();
        for (line, words) in self.0.iter().enumerate() {
            for count in halves(words.len()) {
                let starts = starts(words.len(), count);
                parts.extend(starts.map(|from| Part::Line(line, from, count)));
            }
            for (place, word) in words.iter().enumerate() {
                if is_text(word) || has_digits && line == 1 {
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

    /// The input with the part left out, or twice: with one of the numbers before it that may count it lowered,
    /// or raised, and at last with all numbers as they are.
    pub fn resized(&self, part: Part, is_twice: bool) -> impl Iterator<Item = Words> {
        let edited = self.edited(part, is_twice);
        let sign = if is_twice { 1 } else { -1 };
        let mut all = Vec::new();
        for place in self.counts_before(part) {
            for size in part.sizes() {
                all.extend(edited.counting(place, sign * size as i128));
            }
        }
        all.into_iter().chain([edited])
    }

    /// The input with the part left out, or twice.
    fn edited(&self, part: Part, is_twice: bool) -> Words {
        let mut lines = self.0.clone();
        match part {
            Part::Lines(from, count) => edit(&mut lines, from, count, is_twice),
            Part::Line(line, from, count) => edit(&mut lines[line], from, count, is_twice),
            Part::Column(at, first, end) | Part::Cross(at, first, end) => {
                for line in &mut lines[first..end] {
                    match line.as_mut_slice() {
                        [word] => edit_letter(word, at, is_twice),
                        _ => edit(line, at, 1, is_twice),
                    }
                }
                if let Part::Cross(..) = part {
                    edit(&mut lines, first + at, 1, is_twice);
                }
            }
            Part::Letter((line, place), at) => edit_letter(&mut lines[line][place], at, is_twice),
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

    /// With another number of parts, which is not below 0.
    fn counting(&self, (line, place): Place, by: i128) -> Option<Words> {
        let number: usize = self.0.get(line)?.get(place)?.parse().ok()?;
        let number = i128::try_from(number).ok()? + by;
        (number >= 0).then(|| self.with((line, place), number.to_string()))
    }

    /// The words of each line, with their places.
    pub fn lines(&self) -> Vec<Vec<(Place, String)>> {
        let lines = self.0.iter().enumerate();
        let placed = lines.map(|(line, words)| {
            let words = words.iter().enumerate();
            words.map(|(at, word)| ((line, at), word.clone())).collect()
        });
        placed.collect()
    }

    /// All numbers with their places.
    pub fn numbers(&self) -> Vec<(Place, i128)> {
        let all = self.placed();
        all.filter_map(|(place, word)| Some((place, word.parse().ok()?)))
            .collect()
    }

    /// All words with their places.
    fn placed(&self) -> impl Iterator<Item = (Place, &str)> {
        let lines = self.0.iter().enumerate();
        lines.flat_map(|(line, words)| {
            let words = words.iter().enumerate();
            words.map(move |(at, word)| ((line, at), word.as_str()))
        })
    }

    /// Lists of at least two numbers: those of a line, and those below one another.
    pub fn lists(&self) -> Vec<Vec<(Place, i128)>> {
        let line = |line: usize| (0..self.0[line].len()).map(|at| (line, at)).collect();
        let lines = (0..self.0.len()).map(line);
        let columns = self.runs().into_iter().flat_map(|(first, end)| {
            let width = self.0[first].len();
            (0..width).map(move |at| (first..end).map(|line| (line, at)).collect())
        });
        let numbers = |places: Vec<Place>| places.into_iter().map(|it| self.number(it)).collect();
        let all = lines.chain(columns).filter_map(numbers);
        all.filter(|list: &Vec<_>| list.len() > 1).collect()
    }

    /// Of each run of lines that begin with two numbers these, line by line.
    pub fn pairs(&self) -> Vec<Vec<[(Place, i128); 2]>> {
        let pair = |line| Some([self.number((line, 0))?, self.number((line, 1))?]);
        let runs = self.runs().into_iter();
        runs.filter_map(|(first, end)| (first..end).map(pair).collect())
            .collect()
    }

    fn number(&self, (line, at): Place) -> Option<(Place, i128)> {
        Some(((line, at), self.0[line].get(at)?.parse().ok()?))
    }

    /// Runs of at least two lines with as many words each, with and without the first line of the input.
    fn runs(&self) -> Vec<(usize, usize)> {
        let mut runs = Vec::new();
        let mut first = 0;
        for run in self.0.chunk_by(|one, next| one.len() == next.len()) {
            let end = first + run.len();
            let starts = if first == 0 { 0..2 } else { first..first + 1 };
            runs.extend(
                starts
                    .map(|from| (from, end))
                    .filter(|(from, end)| from + 1 < *end),
            );
            first = end;
        }
        runs
    }

    /// The words that are no numbers, with their places.
    pub fn texts(&self) -> Vec<(Place, &str)> {
        self.placed().filter(|(_, word)| is_text(word)).collect()
    }

    /// With another word at this place.
    #[must_use]
    pub fn with(&self, place: Place, word: String) -> Words {
        let mut words = self.clone();
        words.write(place, word);
        words
    }

    /// Writes another word at this place.
    pub fn write(&mut self, (line, place): Place, word: String) {
        self.0[line][place] = word;
    }

    /// What is left when a part is left out or a number is brought down, the boldest first; most of it is no input.
    pub fn smaller(&self) -> Vec<Words> {
        let parts = self.parts().into_iter();
        let parts = parts.flat_map(|part| self.resized(part, false));
        let numbers = self.numbers().into_iter().flat_map(|(place, number)| {
            let lower = lower(number).into_iter();
            lower.map(move |less| self.with(place, less.to_string()))
        });
        parts.chain(numbers).collect()
    }

    /// Every input that is a small change away, smaller and larger ones; `letters` are those that a word
    /// may have.
    pub fn neighbours(&self, letters: &[char]) -> Vec<Words> {
        let mut all = Vec::new();
        for part in self.parts() {
            all.extend(self.resized(part, false));
            all.extend(self.resized(part, true));
        }
        let has_digits = self.is_counted_digits();
        for (line, words) in self.0.iter().enumerate() {
            for (place, word) in words.iter().enumerate() {
                let others = if has_digits && line == 1 {
                    other_letters(word, &('0'..='9').collect::<Vec<_>>())
                } else {
                    other_words(word, letters)
                };
                let others = others.into_iter();
                all.extend(others.map(|other| self.with((line, place), other)));
                // Where every number occurs once, nothing else but a change of places is one.
                if words.get(place + 1).is_some_and(|next| next != word) {
                    let mut swapped = self.clone();
                    swapped.0[line].swap(place, place + 1);
                    all.push(swapped);
                }
            }
        }
        all
    }
}

/// Words that are a little different.
fn other_words(word: &str, letters: &[char]) -> Vec<String> {
    if let Ok(number) = word.parse::<i128>() {
        let mut numbers = lower(number);
        numbers.extend([number + 1, number - 1]);
        return numbers.iter().map(i128::to_string).collect();
    }
    if is_text(word) {
        other_letters(word, letters)
    } else {
        Vec::new()
    }
}

/// Words that differ in one letter.
fn other_letters(word: &str, letters: &[char]) -> Vec<String> {
    let mut others = Vec::new();
    for at in 0..word.len() {
        let there = word.as_bytes()[at] as char;
        for letter in letters.iter().filter(|&&letter| letter != there) {
            others.push(format!("{}{letter}{}", &word[..at], &word[at + 1..]));
        }
    }
    others
}

/// Whether a word consists of letters that can be told apart.
pub(crate) fn is_text(word: &str) -> bool {
    word.is_ascii() && word.parse::<i128>().is_err()
}

/// Numbers that are nearer to 0 than this one, the boldest first.
fn lower(number: i128) -> Vec<i128> {
    let halved = std::iter::successors(Some(number / 2), |step| Some(step / 2));
    let halved = halved.take_while(|&step| step != 0);
    let mut numbers: Vec<i128> = vec![0, number.signum()];
    numbers.extend(halved.map(|step| number - step));
    numbers.retain(|candidate| candidate.abs() < number.abs());
    if number < 0 {
        numbers.push(-number);
    }
    numbers.dedup();
    numbers
}

fn edit<T: Clone>(list: &mut Vec<T>, from: usize, count: usize, is_twice: bool) {
    if is_twice {
        let again = list[from..from + count].to_vec();
        drop(list.splice(from..from, again));
    } else {
        drop(list.drain(from..from + count));
    }
}

fn edit_letter(word: &mut String, at: usize, is_twice: bool) {
    let Some(letter) = word.get(at..).and_then(|rest| rest.chars().next()) else {
        return;
    };
    if is_twice {
        word.insert(at, letter);
    } else {
        word.remove(at);
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
