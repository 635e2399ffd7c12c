//! `[params]` of a room: what it says of a limit is said by both statements, attained by the tests
//! and kept by the reader.
//!
//! The validator takes the limits from there. The reader of a room has them typed once more, so that
//! the reference can be read, and be handed in, without its manifest: it is asked here, by inputs
//! that are spoilt, what it refuses and where.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;

use contract::seeded;
use problem_set::params::{Bounds, numbers};
use problem_set::{AnyProblem, Sizes, Spec, Tier};

/// The tiers with limits of their own, and how their rows begin in the statements.
const ROWS: [(Tier, [&str; 2]); 2] = [
    (Tier::Source, ["| source |", "| gốc |"]),
    (Tier::Beyond, ["| beyond |", "| nâng cao |"]),
];

/// The heading of the limits.
const LIMITS: [&str; 2] = ["\n## Limits\n", "\n## Giới hạn\n"];

/// Numbers up to this one need no parameter.
const TRIVIAL: i128 = 2;

/// A limit without its sign, unless it is trivial.
fn is_told(limit: i128) -> Option<i128> {
    Some(limit.abs()).filter(|limit| *limit > TRIVIAL)
}

/// The limits of a tier that a statement has to tell, each with a parameter that has it.
fn told(spec: &Spec, tier: Tier) -> BTreeMap<i128, &str> {
    let mut told = BTreeMap::new();
    for (name, bounds) in spec.params.of(tier) {
        let ends = [bounds.least, bounds.most].into_iter().flatten();
        told.extend(ends.filter_map(is_told).map(|limit| (limit, name)));
    }
    told
}

/// Where the limits in the statement in each language and the parameters differ.
pub(super) fn limit_faults(room: &Path, spec: &Spec) -> [Vec<String>; 2] {
    ["statement.en.md", "statement.vi.md"].map(|file| {
        // A missing file is told by another check.
        let text = fs::read_to_string(room.join(file)).unwrap_or_default();
        let text = text.replace("\r\n", "\n");
        let of_file = statement_faults(spec, &text).into_iter();
        of_file.map(|fault| format!("{file}: {fault}")).collect()
    })
}

/// Where the limits in a statement and the parameters differ.
fn statement_faults(spec: &Spec, text: &str) -> Vec<String> {
    let section = LIMITS.iter().find_map(|heading| text.split_once(heading));
    let Some((_, section)) = section else {
        // A missing heading is reported elsewhere.
        return Vec::new();
    };
    let section = section.split("\n## ").next().unwrap_or_default();
    let (rows, around): (Vec<&str>, Vec<&str>) =
        section.lines().partition(|line| line.starts_with('|'));
    let around = around.join(" ");
    let of_tiers = ROWS.map(|(tier, _)| told(spec, tier));
    let mut faults = Vec::new();
    let mut compared = compared(&around);
    for ((tier, beginnings), limits) in ROWS.iter().zip(&of_tiers) {
        let of_tier = |row: &&&str| beginnings.iter().any(|it| row.starts_with(it));
        let Some(row) = rows.iter().find(of_tier) else {
            continue;
        };
        let row = numbers(row.split(" | ").nth(1).unwrap_or_default());
        let said: BTreeSet<i128> = row.iter().copied().chain(numbers(&around)).collect();
        let unsaid = limits.iter().filter(|(limit, _)| !said.contains(limit));
        faults.extend(unsaid.map(|(limit, name)| {
            format!("the limits of the tier {tier} do not give {limit}, an end of {name}")
        }));
        compared.extend(row);
    }
    let is_limit = |number: &i128| of_tiers.iter().any(|limits| limits.contains_key(number));
    let unknown = compared.into_iter().filter_map(is_told);
    let unknown: BTreeSet<i128> = unknown.filter(|number| !is_limit(number)).collect();
    let unknown = unknown.iter();
    faults.extend(
        unknown.map(|number| format!("the limit {number} is none of the [params] in problem.toml")),
    );
    faults
}

/// The numbers beside a sign of comparison.
fn compared(text: &str) -> Vec<i128> {
    let parts: Vec<&str> = text.split(['≤', '≥']).map(str::trim).collect();
    let is_of_number = |letter: char| letter.is_ascii_digit() || "^·−".contains(letter);
    let pairs = parts.windows(2).flat_map(|pair| {
        let begin = pair[0].trim_end_matches(is_of_number).len();
        let end = pair[1].find(|letter| !is_of_number(letter));
        [&pair[0][begin..], &pair[1][..end.unwrap_or(pair[1].len())]]
    });
    pairs.flat_map(numbers).collect()
}

/// Random numbers up to a limit seldom attain it: less by one part in so many is enough.
const NEARLY: i128 = 100;

/// How large the tests of each tier are.
#[derive(Debug, Default)]
pub(super) struct Attained(BTreeMap<Tier, Sizes>);

impl Attained {
    /// Takes in a test.
    pub(super) fn add(&mut self, tier: Tier, sizes: &Sizes) {
        // Samples keep the limits of the source tier.
        let tier = tier.max(Tier::Source);
        self.0.entry(tier).or_default().add(sizes);
    }

    /// The limits that no test attains, and those of which it is said though it is wrong.
    pub(super) fn faults(&self, spec: &Spec) -> Vec<String> {
        let mut faults = Vec::new();
        let mut excused: BTreeMap<&str, bool> = BTreeMap::new();
        for (&tier, sizes) in &self.0 {
            for (name, bounds) in spec.params.of_input(tier) {
                let Some(limit) = bounds.most else {
                    continue;
                };
                let size = sizes.iter().find(|(found, ..)| *found == name);
                let most = size.map(|(.., most)| most);
                let is_attained = most.is_some_and(|most| most >= limit - limit / NEARLY);
                if spec.params.is_excused(name) {
                    *excused.entry(name).or_insert(true) &= is_attained;
                } else if !is_attained {
                    let most = most.map_or("nothing".to_owned(), |most| most.to_string());
                    faults.push(format!(
                        "src/cases.rs: tier {tier}: no test attains {name} = {limit} of problem.toml; the most is {most}"
                    ));
                }
            }
        }
        let wrong = excused.into_iter().filter(|(_, is_attained)| *is_attained);
        faults.extend(wrong.map(|(name, _)| {
            format!("problem.toml: {name} is said to be unattained, but tests attain it")
        }));
        faults
    }
}

/// Words of an input that are spoilt, from its beginning.
const SPOILT: usize = 24;

/// Of a long input only a beginning of so many bytes is read.
const BEGINNING: usize = 4096;

/// More than any limit.
const LARGE: &str = "99999999999999999999";

/// The longest input that is made of a short one, in bytes.
const LONGEST: usize = 1 << 24;

/// The limits that the reader does not seem to know: it has to refuse an input and name the limit,
/// once for each parameter that has it.
pub(super) fn reader_faults(problem: &dyn AnyProblem, spec: &Spec) -> Vec<String> {
    let mut unknown: BTreeMap<Bounds, BTreeSet<&str>> = BTreeMap::new();
    for (name, bounds) in widest(spec) {
        if bounds.most.is_some() && bounds.least != bounds.most {
            unknown.entry(bounds).or_default().insert(name);
        }
    }
    let ends = unknown.keys().map(|bounds| (bounds.least, bounds.most));
    let (least, most): (BTreeSet<_>, BTreeSet<_>) = ends.unzip();
    let least = least.into_iter().flatten().map(|least| least - 1);
    let others: Vec<String> = least
        .map(|it| it.to_string())
        .chain([LARGE.into()])
        .collect();
    let limits: Vec<i128> = most.into_iter().flatten().collect();
    let mut refused: BTreeMap<Bounds, BTreeSet<String>> = BTreeMap::new();
    for input in inputs(problem, spec, &limits, &others) {
        if unknown.is_empty() {
            break;
        }
        let Err(reason) = spec.validate(problem, "INP", input.as_bytes(), Tier::Beyond) else {
            continue;
        };
        let named = named(&reason);
        unknown.retain(|bounds, names| {
            let fields = refused.entry(*bounds).or_default();
            if named.iter().any(|named| is_meant(named, bounds)) {
                fields.insert(field(&reason));
            }
            fields.len() < names.len()
        });
    }
    let told = |(bounds, names): (Bounds, BTreeSet<&str>)| {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        let Bounds { least, most } = bounds;
        let [least, most] = [least, most].map(|end| end.map_or(String::new(), |it| it.to_string()));
        format!("src/lib.rs: no input is refused since {names} is not in {least}..={most}")
    };
    unknown.into_iter().map(told).collect()
}

/// The parameters that the reader keeps, each with all that some tier allows. What bounds the source
/// tier alone is nothing to it.
fn widest(spec: &Spec) -> BTreeMap<&str, Bounds> {
    let last = spec.limits.beyond.map_or(Tier::Source, |_| Tier::Beyond);
    let mut widest: BTreeMap<&str, Bounds> = spec.params.of_reader(last).collect();
    for (name, bounds) in spec.params.of_reader(Tier::Source) {
        if let Some(widest) = widest.get_mut(name) {
            let least = widest.least.zip(bounds.least);
            widest.least = least.map(|(a, b)| a.min(b));
            let most = widest.most.zip(bounds.most);
            widest.most = most.map(|(a, b)| a.max(b));
        }
    }
    widest
}

/// Inputs that go past these limits: the beginnings of some in which a word is repeated or one of the
/// others, short ones that are repeated, and whole ones with a word that is longer by a letter. Those
/// come first that are made the soonest.
fn inputs<'a>(
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    limits: &'a [i128],
    others: &'a [String],
) -> impl Iterator<Item = String> + 'a {
    let mut rng = seeded(&["params", problem.id()]);
    let small: Vec<String> = (0..3).map(|_| problem.small(&mut rng)).collect();
    let tests = || {
        let tests = spec.tests.iter();
        tests.filter_map(|test| problem.recipe(&test.name))
    };
    let inputs = small.clone().into_iter().chain(tests());
    let begun = inputs.flat_map(move |input| {
        let mut end = input.len().min(BEGINNING);
        while !input.is_char_boundary(end) {
            end -= 1;
        }
        // Not cut off: what is kept of a long one would be long, too.
        spoilt(input[..end].to_owned(), move |word| {
            let texts = [word.to_owned(), format!("{word}\n")].into_iter();
            let longer = texts.flat_map(move |text| {
                let limits = limits.iter();
                limits.filter_map(move |limit| repeated(&text, *limit))
            });
            longer.chain(others.iter().cloned())
        })
    });
    let repeated = small.into_iter().flat_map(|input| {
        let limits = limits.iter();
        limits.filter_map(move |limit| repeated(&input, *limit))
    });
    let whole = tests().filter(|input| input.len() <= LONGEST);
    let longer = whole.flat_map(|input| {
        spoilt(input, |word| {
            let last = word.chars().next_back();
            std::iter::once(word.chars().chain(last).collect())
        })
    });
    begun.chain(repeated).chain(longer)
}

/// The texts with other words in the place of one of the first. They are made one at a time: all of
/// them together would not fit into the memory.
fn spoilt<I: Iterator<Item = String>>(
    input: String,
    others: impl Fn(&str) -> I,
) -> impl Iterator<Item = String> {
    let words: Vec<Range<usize>> = words(&input).take(SPOILT).collect();
    words.into_iter().flat_map(move |word| {
        let [before, behind] = [&input[..word.start], &input[word.end..]].map(str::to_owned);
        others(&input[word]).map(move |other| format!("{before}{other}{behind}"))
    })
}

/// Where the words of a text stand.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_ascii_whitespace().map(|word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    })
}

/// The text once more than so many times, if that is not too long.
fn repeated(text: &str, times: i128) -> Option<String> {
    let times = usize::try_from(times).ok()?.checked_add(1)?;
    let length = times.checked_mul(text.len())?;
    (length <= LONGEST).then(|| text.repeat(times))
}

/// The bounds that a refusal names: `1..=10^6`, or only `more than 10^6`.
fn named(reason: &str) -> Vec<Bounds> {
    let number = |text: &str| -> Option<i128> {
        let sign = if text.starts_with('-') { -1 } else { 1 };
        Some(sign * numbers(text).first()?)
    };
    let ranges = reason.split_whitespace().filter_map(|word| {
        let (least, most) = word.split_once("..=")?;
        Some(Bounds {
            least: number(least),
            most: number(most),
        })
    });
    let more = reason.split("more than ").skip(1).map(|most| Bounds {
        least: None,
        most: number(most),
    });
    ranges.chain(more).collect()
}

/// Whether these bounds, as they are named, are those; a refusal need not name the least.
fn is_meant(named: &Bounds, bounds: &Bounds) -> bool {
    let same = |a: Option<i128>, b: Option<i128>| a.is_none() || b.is_none() || a == b;
    named.most == bounds.most && same(named.least, bounds.least)
}

/// Of what a refusal tells, without the numbers of items.
fn field(reason: &str) -> String {
    let reason = reason.split_once(": ").map_or(reason, |(_, reason)| reason);
    let field = reason.rsplit_once(": ").map_or("", |(field, _)| field);
    field.replace(|letter: char| letter.is_ascii_digit(), "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::problem::spec_of;

    fn nim() -> (&'static dyn AnyProblem, Spec) {
        let problem = all_problems::find("nim").unwrap();
        (problem, spec_of(problem).unwrap())
    }

    #[test]
    fn a_limit_that_a_statement_does_not_give_or_gives_otherwise_is_found() {
        let (_, spec) = nim();
        for text in [
            include_str!("../../problems/nim/statement.en.md"),
            include_str!("../../problems/nim/statement.vi.md"),
        ] {
            let faults = |old: &str, new: &str| statement_faults(&spec, &text.replace(old, new));
            assert_eq!(faults("", ""), [""; 0]);
            assert_eq!(faults("≤ 1000", "≤ 2000").len(), 2);
            assert_eq!(faults("10^6", "10^9").len(), 1, "the tiers are told apart");
            let around = "| 256 MiB |\n\n−7 ≤ *x* ≤ 10^18; 300 facts";
            let fault = faults("| 256 MiB |\n\n", around).concat();
            assert!(fault.contains("the limit 7 is none of the [params]"));
        }
    }

    #[test]
    fn a_limit_that_no_test_attains_is_found() {
        let (problem, spec) = nim();
        let mut attained = Attained::default();
        let sizes = |n: u32, a: u64| Sizes::default().with("n", n).with("a", a);
        attained.add(Tier::Sample, &sizes(4, 1_000_000_000));
        attained.add(Tier::Source, &sizes(1000, 7));
        assert_eq!(attained.faults(&spec), [""; 0]);
        attained.add(Tier::Beyond, &sizes(987_654, 10_u64.pow(18)));
        let fault = "src/cases.rs: tier beyond: no test attains n = 1000000 of problem.toml; the most is 987654";
        assert_eq!(attained.faults(&spec), [fault]);
        let excused = problem
            .manifest()
            .replacen("10^6\" }", "10^6\", unattained = \"\" }", 1);
        let excused = Spec::parse("nim", &excused).unwrap();
        assert_eq!(attained.faults(&excused), [""; 0]);
        attained.add(Tier::Beyond, &sizes(1_000_000, 1));
        assert_eq!(attained.faults(&spec), [""; 0]);
        assert!(
            attained
                .faults(&excused)
                .concat()
                .contains("n is said to be unattained")
        );
    }

    #[test]
    fn a_limit_that_the_reader_does_not_keep_is_found() {
        let (problem, spec) = nim();
        assert_eq!(reader_faults(problem, &spec), [""; 0]);
        let limits = "{ source = \"1..=1000\", beyond = \"1..=10^6\" }";
        for other in ["1..=10^7", "2..=10^6"] {
            let manifest = problem.manifest();
            let manifest = manifest.replacen(limits, &format!("\"{other}\""), 1);
            let spec = Spec::parse("nim", &manifest).unwrap();
            assert_eq!(reader_faults(problem, &spec).len(), 1, "{other}");
        }
    }

    #[test]
    fn bounds_are_found_in_refusals() {
        let bounds = |least, most| Bounds { least, most };
        let range = "NIM.INP:3: heap 2: 0 is not in 1..=10^18";
        assert_eq!(named(range), [bounds(Some(1), Some(10_i128.pow(18)))]);
        assert_eq!(field(range), "heap ");
        let signed = "x: -11 is not in -10..=10";
        assert_eq!(named(signed), [bounds(Some(-10), Some(10))]);
        assert_eq!(named("more than 100 tests"), [bounds(None, Some(100))]);
        assert_eq!(named("n: 7 is not a whole number"), []);
    }
}
