//! `[params]` of a room: what it says of a limit is said by both statements, attained by the tests
//! and kept by the reader.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bilingual::Lang;
use lessons::lesson::STATEMENT;
use problem_set::{Sizes, Spec, Tier};

use super::room::LIMITS;

/// Numbers that need no parameter.
const TRIVIAL: [&str; 4] = ["", "0", "1", "2"];

/// The limits of which a statement in each language does not speak, and those that are typed in it.
pub(super) fn limit_faults(room: &Path, spec: &Spec) -> [Vec<String>; 2] {
    Lang::ALL.map(|language| {
        let file = STATEMENT.of(language);
        // A missing file is told by another check.
        let text = fs::read_to_string(room.join(file)).unwrap_or_default();
        let text = text.replace("\r\n", "\n");
        let of_file = statement_faults(spec, language, &text).into_iter();
        of_file.map(|fault| format!("{file}: {fault}")).collect()
    })
}

fn statement_faults(spec: &Spec, language: Lang, text: &str) -> Vec<String> {
    let heading = format!("\n## {}\n", LIMITS.of(language));
    let Some((_, section)) = text.split_once(&heading) else {
        // A missing heading is reported elsewhere.
        return Vec::new();
    };
    let section = section.split("\n## ").next().unwrap_or_default();
    let is_told = |name: &str| {
        let begins = [format!("{{{name}."), format!("<!-- {name}.")];
        begins.iter().any(|begin| section.contains(begin))
    };
    let mut faults = Vec::new();
    for tier in [Tier::Source, Tier::Beyond] {
        let all: Vec<_> = spec.params.of(tier).collect();
        let unsaid = all.iter().filter(|(_, bounds)| {
            let same = all.iter().filter(|(_, others)| others == bounds);
            !same.into_iter().any(|(name, _)| is_told(name))
        });
        faults.extend(unsaid.map(|(name, _)| format!("the limits do not tell {name}")));
    }
    faults.dedup();
    let typed = section.lines().filter(|line| !line.starts_with('|'));
    let typed = compared(&typed.collect::<Vec<_>>().join(" "));
    // Of a power the exponent stands for a parameter.
    let is_limit = |it: &String| !TRIVIAL.contains(&it.as_str()) && !it.ends_with('^');
    let typed = typed.into_iter().filter(is_limit);
    faults.extend(typed.map(|it| format!("the limit {it} stands for none of the [params]")));
    faults
}

/// The numbers beside a sign of comparison.
fn compared(text: &str) -> Vec<String> {
    let parts: Vec<&str> = text.split(['≤', '≥']).map(str::trim).collect();
    let is_of_number = |letter: char| letter.is_ascii_digit() || "^·−".contains(letter);
    let pairs = parts.windows(2).flat_map(|pair| {
        let begin = pair[0].trim_end_matches(is_of_number).len();
        let end = pair[1].find(|letter| !is_of_number(letter));
        [&pair[0][begin..], &pair[1][..end.unwrap_or(pair[1].len())]]
    });
    pairs.map(str::to_owned).collect()
}

/// The parameters that no `limit!` of a room's sources names.
pub(super) fn reader_faults(room: &Path, spec: &Spec) -> Vec<String> {
    let files = fs::read_dir(room.join("src")).into_iter();
    let files = files.flatten().flatten();
    let texts = files.filter_map(|file| fs::read_to_string(file.path()).ok());
    let source: String = texts.collect();
    // What bounds the source tier alone, or nothing from above, is nothing to the reader; nor is a single number.
    let last = spec.limits.beyond.map_or(Tier::Source, |_| Tier::Beyond);
    let kept = spec.params.of_reader(last);
    let kept = kept.filter(|(_, it)| it.most.is_some() && it.least != it.most);
    let kept = kept.map(|(name, _)| name);
    let unknown = kept.filter(|name| !source.contains(&format!("limit!(\"{name}\"")));
    let told = |name| format!("src/lib.rs: no limit!(\"{name}\"), which problem.toml has");
    unknown.map(told).collect()
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

    /// The most that a test of a tier has of this.
    pub(super) fn most(&self, tier: Tier, name: &str) -> Option<i128> {
        let mut sizes = self.0.get(&tier)?.iter();
        sizes.find_map(|(found, _, most)| (found == name).then_some(most))
    }

    /// All that some test has.
    pub(super) fn names(&self) -> BTreeSet<&'static str> {
        let sizes = self.0.values().flat_map(Sizes::iter);
        sizes.map(|(name, ..)| name).collect()
    }

    /// The limits that no test attains, and those of which it is said though it is wrong.
    pub(super) fn faults(&self, spec: &Spec) -> Vec<String> {
        let mut faults = Vec::new();
        let mut excused: BTreeMap<&str, bool> = BTreeMap::new();
        for &tier in self.0.keys() {
            for (name, bounds) in spec.params.of_input(tier) {
                let Some(limit) = bounds.most else {
                    continue;
                };
                let most = self.most(tier, name);
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

#[cfg(test)]
mod tests {
    use problem_set::AnyProblem;

    use super::*;

    fn nim() -> (&'static dyn AnyProblem, Spec) {
        let problem = all_problems::find("nim").unwrap();
        (problem, Spec::of(problem).clone())
    }

    #[test]
    fn a_limit_that_a_statement_does_not_tell_or_types_is_found() {
        let (_, spec) = nim();
        for (lang, text) in [
            (Lang::En, include_str!("../../problems/nim/statement.en.md")),
            (Lang::Vi, include_str!("../../problems/nim/statement.vi.md")),
        ] {
            let faults =
                |old: &str, new: &str| statement_faults(&spec, lang, &text.replace(old, new));
            assert_eq!(faults("", ""), [""; 0]);
            assert_eq!(faults("≤ {n.most}", "≤ 1000").len(), 1);
            let fault = faults("{n.least} ≤ *n* ≤ {n.most}, ", "").concat();
            assert!(fault.contains("do not tell n"), "{fault}");
            let fault = faults("256 MiB |\n\n", "256 MiB |\n\n−7 ≤ *x*; 300 facts").concat();
            assert!(fault.contains("the limit −7 stands for none"), "{fault}");
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
    fn a_limit_that_the_reader_does_not_name_is_found() {
        let (_, mut spec) = nim();
        let room = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems/nim"));
        assert_eq!(reader_faults(room, &spec), [""; 0]);
        spec.params = toml::from_str("m = '1..=9'").unwrap();
        assert!(reader_faults(room, &spec)[0].contains("no limit!(\"m\")"));
    }
}
