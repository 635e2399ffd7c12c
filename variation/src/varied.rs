//! A variant as a problem among others.

use arena::{Match, Trouble, plainly};
use bilingual::Told;
use chance::{Rng, seeded};
use checker::interactor::NewGame;
use checker::special::Special;
use inpout::BadInput;
use problem_set::offered::Offered;
use problem_set::{AnyProblem, Dialogue, Method, Most, ParsedInput, Search, Sizes, Tier, Values};
use scene::Scene;

use crate::data::Data;

/// Samples, which are a third as large as tests may be.
const SAMPLES: u64 = 2;

/// The last of them.
const SECOND_SAMPLE: &str = "sample-2";

/// Tests after them, each larger than the one before.
const TESTS: u64 = 14;

/// Of so many inputs each test is chosen.
const CANDIDATES: usize = 6;

/// A problem by changed rules of a room. It has no solution but the search.
pub(crate) struct Varied {
    id: &'static str,
    file: &'static str,
    manifest: &'static str,
    seed: [String; 3],
    /// The range of each parameter.
    ranges: Vec<(String, u64, u64)>,
    rules: Rules,
}

/// Who answers: a room by changed rules.
#[derive(Clone)]
struct Rules {
    of: &'static dyn AnyProblem,
    values: Values,
}

impl Rules {
    fn answer(&self, search: Search, input: &[u8]) -> Result<Result<String, Trouble>, BadInput> {
        let answer = self.of.answer_with(&self.values, search, input)?;
        Ok(answer.unwrap_or(Err(Trouble::Alone)))
    }
}

/// The search as it comes.
const BY_BOOK: Search = |game| game;

impl Varied {
    /// The problem that the data and what the room offers come to.
    pub(crate) fn new(
        data: &Data,
        of: &'static dyn AnyProblem,
        offered: &Offered,
        values: Values,
        manifest: String,
    ) -> Varied {
        let number = |it: Option<i128>| it.and_then(|it| u64::try_from(it).ok()).unwrap_or(0);
        let ranges = offered.params.of(Tier::Source);
        let ranges = ranges.map(|(name, it)| (name.to_owned(), number(it.least), number(it.most)));
        Varied {
            id: data.id().leak(),
            file: data.file.clone().leak(),
            manifest: manifest.leak(),
            seed: [&data.room, &data.rules, &data.seed].map(Clone::clone),
            ranges: ranges.collect(),
            rules: Rules { of, values },
        }
    }

    /// The names of its tests, in order.
    pub(crate) fn tests() -> impl Iterator<Item = (String, Tier)> {
        let samples = (1..=SAMPLES).map(|it| (format!("sample-{it}"), Tier::Sample));
        samples.chain((1..=TESTS).map(|it| (format!("test-{it}"), Tier::Source)))
    }

    /// The room whose rules are changed.
    pub(crate) fn of(&self) -> &'static dyn AnyProblem {
        self.rules.of
    }

    /// What the room answers, by its own rules.
    ///
    /// # Errors
    /// If the input is bad.
    pub(crate) fn answer_of_original(&self, input: &[u8]) -> Result<String, BadInput> {
        self.rules.of.solve(&format!("{}.INP", self.file), input)
    }

    /// The answer by this search; nothing if the search does not end.
    ///
    /// # Errors
    /// If the input is bad.
    pub(crate) fn answer(
        &self,
        search: Search,
        input: &[u8],
    ) -> Result<Result<String, Trouble>, BadInput> {
        self.rules.answer(search, input)
    }

    /// An input with so many hundredths of what its parameters may have.
    fn drawn_with(&self, hundredths: u64, rng: &mut Rng) -> String {
        let ranges = self.ranges.iter();
        let most = ranges.map(|(name, least, most)| {
            let grown = least + (most - least) * hundredths / 100;
            (name.clone(), grown)
        });
        self.rules
            .of
            .drawn(rng, &most.collect::<Most>())
            .unwrap_or_default()
    }

    /// Which of the tests it is: whether the original's answer should be wrong, and the hundredths of the size.
    fn kind(test: &str) -> Option<(bool, u64)> {
        let (kind, number) = test.split_once('-')?;
        let number: u64 = number.parse().ok()?;
        let hundredths = match kind {
            "sample" if (1..=SAMPLES).contains(&number) => 33,
            "test" if (1..=TESTS).contains(&number) => 30 + 70 * number / TESTS,
            _ => return None,
        };
        Some((number % 2 == 1, hundredths))
    }

    /// Whether the original's answer should be wrong on this test.
    pub(crate) fn is_to_differ(test: &str) -> bool {
        Varied::kind(test).is_some_and(|it| it.0)
    }

    /// Of a few inputs the first that the original answers wrongly, or else the one whose answer is the rarest.
    ///
    /// Another answer than the one that is shown already is better than any.
    fn chosen(&self, test: &str, rng: &mut Rng, shown: Option<&str>) -> Option<String> {
        let (is_to_differ, hundredths) = Varied::kind(test)?;
        let mut seen: Vec<(String, String)> = Vec::new();
        for _ in 0..CANDIDATES {
            let input = self.drawn_with(hundredths, rng);
            let answer = self.answer(BY_BOOK, input.as_bytes()).ok()?;
            let answer = answer.unwrap_or_default();
            let original = self.answer_of_original(input.as_bytes()).ok()?;
            if is_to_differ && original != answer {
                return Some(input);
            }
            seen.push((input, answer));
        }
        let count = |answer: &str| seen.iter().filter(|(_, it)| it == answer).count();
        let rarest = seen
            .iter()
            .min_by_key(|(_, answer)| (Some(answer.as_str()) == shown, count(answer)))?;
        Some(rarest.0.clone())
    }
}

/// An input that is solved when it is asked for.
struct Kept {
    rules: Rules,
    input: Vec<u8>,
}

impl Kept {
    fn answer(&self, search: Search) -> Option<String> {
        self.rules.answer(search, &self.input).ok()?.ok()
    }
}

impl ParsedInput for Kept {
    fn solve(&self, print: bool) -> usize {
        let length = self.answer(BY_BOOK).map_or(0, |it| it.len());
        if print { length } else { 0 }
    }

    fn brute(&self) -> Option<bool> {
        Some(self.answer(plainly)? == self.answer(BY_BOOK)?)
    }
}

impl AnyProblem for Varied {
    fn id(&self) -> &'static str {
        self.id
    }

    fn file(&self) -> &'static str {
        self.file
    }

    fn manifest(&self) -> &'static str {
        self.manifest
    }

    fn solve(&self, name: &str, input: &[u8]) -> Result<String, BadInput> {
        self.answer(BY_BOOK, input)?.map_err(|trouble| BadInput {
            file: name.to_owned(),
            line: 1,
            column: 1,
            reason: trouble.message(),
        })
    }

    fn prepare(&self, input: &[u8]) -> Result<Box<dyn ParsedInput>, BadInput> {
        let rules = self.rules.clone();
        let input = input.to_vec();
        Ok(Box::new(Kept { rules, input }))
    }

    fn recipe(&self, test: &str) -> Option<String> {
        let [room, rules, seed] = &self.seed;
        let rng = &mut seeded(&[room, rules, seed, test]);
        if test != SECOND_SAMPLE {
            return self.chosen(test, rng, None);
        }
        // Two samples with one answer would show half of the problem.
        let first = self.recipe("sample-1")?;
        let shown = self.answer(BY_BOOK, first.as_bytes()).ok()?.ok();
        self.chosen(test, rng, shown.as_deref())
    }

    fn another(&self, test: &str, rng: &mut Rng) -> Option<String> {
        self.chosen(test, rng, None)
    }

    fn validate(&self, name: &str, input: &[u8], _: Tier) -> Result<Sizes, String> {
        self.rules.of.validate(name, input, Tier::Source)
    }

    fn quantities(&self, _: &[u8]) -> Result<Sizes, BadInput> {
        Ok(Sizes::default())
    }

    fn small(&self, rng: &mut Rng) -> String {
        self.drawn_with(30, rng)
    }

    fn confirm(
        &self,
        input: &[u8],
        methods: &[Method],
    ) -> Result<Option<(Method, bool)>, BadInput> {
        if !methods.contains(&Method::Brute) {
            return Ok(None);
        }
        let plain = self.answer(plainly, input)?.ok();
        let answer = self.answer(BY_BOOK, input)?.ok();
        Ok(plain.map(|plain| (Method::Brute, Some(plain) == answer)))
    }

    fn ladder(&self) -> Vec<(u64, String)> {
        Vec::new()
    }

    fn games(&self, input: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput> {
        let games = self.rules.of.games_with(&self.rules.values, input)?;
        Ok(games.unwrap_or_default())
    }

    fn resumed(&self, _: &[u8], _number: usize, _: &dyn Match) -> Result<Option<String>, BadInput> {
        Ok(None)
    }

    fn offer(&self) -> Option<[&'static str; 2]> {
        None
    }

    fn games_with(
        &self,
        values: &Values,
        input: &[u8],
    ) -> Result<Option<Vec<Box<dyn Match>>>, BadInput> {
        let own = self.rules.values.clone();
        let both = values
            .iter()
            .fold(own, |all, (name, value)| all.with(name, value.clone()));
        self.rules.of.games_with(&both, input)
    }

    fn answer_with(
        &self,
        _: &Values,
        _: Search,
        _: &[u8],
    ) -> Result<Option<Result<String, Trouble>>, BadInput> {
        Ok(None)
    }

    fn drawn(&self, _: &mut Rng, _: &Most) -> Option<String> {
        None
    }

    fn picture(&self, input: &[u8]) -> Result<Option<Scene>, BadInput> {
        self.rules.of.picture(input)
    }

    fn puzzles(&self, _: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput> {
        Ok(Vec::new())
    }

    fn dialogue(&self) -> Option<Dialogue> {
        None
    }

    fn special(&self) -> Option<Special> {
        None
    }

    fn game(&self) -> Option<NewGame> {
        None
    }

    fn checker_cpp(&self) -> Option<&'static str> {
        None
    }
}
