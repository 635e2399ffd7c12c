//! `[params]` of `problem.toml`: the limits of a problem's inputs, each written here alone.
//!
//! A parameter is a name and a range, written as the statements write numbers: `n = "1..=10^6"`, and
//! `n = { source = "1..=1000", beyond = "1..=10^6" }` where the tiers differ. An end may be left
//! open. What of an input a parameter bounds, its room says by [`Sizes`]; the reader keeps it too,
//! unless it has `of = "tests"`. One with `of = "output"` bounds what is answered. The tests of each
//! tier attain it, unless it says why they don't: `unattained = "…"`.

use std::collections::BTreeMap;

use contract::{Sizes, Tier};
use serde::Deserialize;

/// All parameters of a problem, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct Params(BTreeMap<String, Param>);

/// A range, the same in both tiers or not.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
struct Param {
    source: Option<Bounds>,
    beyond: Option<Bounds>,
    of: Of,
    unattained: Option<String>,
}

/// What a parameter bounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Of {
    #[default]
    Reader,
    Tests,
    Output,
}

/// The least and the largest number that are allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bounds {
    /// The least one.
    pub least: Option<i128>,
    /// The largest one.
    pub most: Option<i128>,
}

/// A parameter as it is written.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a range, or { source = …, beyond = … }")]
enum Written {
    Same(String),
    Each(Each),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Each {
    source: Option<String>,
    beyond: Option<String>,
    #[serde(default)]
    of: Of,
    unattained: Option<String>,
}

impl TryFrom<Written> for Param {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Each {
            source,
            beyond,
            of,
            unattained,
        } = match written {
            Written::Same(range) => Each {
                source: Some(range.clone()),
                beyond: Some(range),
                of: Of::Reader,
                unattained: None,
            },
            Written::Each(each) => each,
        };
        let bounds = |range: Option<String>| range.as_deref().map(Bounds::parse).transpose();
        Ok(Param {
            source: bounds(source)?,
            beyond: bounds(beyond)?,
            of,
            unattained,
        })
    }
}

impl Bounds {
    fn parse(range: &str) -> Result<Bounds, String> {
        let bad = || format!("'{range}' is no range as 1..=3·10^5, ..=100 or 3..");
        let (least, most) = range.split_once("..").ok_or_else(bad)?;
        let number = |text: &str| Some(value(text).ok_or_else(bad)).filter(|_| !text.is_empty());
        Ok(Bounds {
            least: number(least).transpose()?,
            most: number(most.trim_start_matches('=')).transpose()?,
        })
    }
}

impl Param {
    /// The range in a tier, if it has one. Samples have that of the source tier.
    fn of(&self, tier: Tier) -> Option<Bounds> {
        match tier {
            Tier::Sample | Tier::Source => self.source,
            Tier::Beyond => self.beyond,
        }
    }
}

impl Params {
    /// The parameters that a tier has, by name.
    pub fn of(&self, tier: Tier) -> impl Iterator<Item = (&str, Bounds)> {
        let all = self.0.iter();
        all.filter_map(move |(name, param)| Some((name.as_str(), param.of(tier)?)))
    }

    /// Those of them that bound the input.
    pub fn of_input(&self, tier: Tier) -> impl Iterator<Item = (&str, Bounds)> {
        let all = self.of(tier);
        all.filter(|(name, _)| self.0[*name].of != Of::Output)
    }

    /// Whether a parameter says why tests do not attain it.
    pub fn is_excused(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|it| it.unattained.is_some())
    }

    /// Those of them that the reader of the room keeps.
    pub fn of_reader(&self, tier: Tier) -> impl Iterator<Item = (&str, Bounds)> {
        let all = self.of(tier);
        all.filter(|(name, _)| self.0[*name].of == Of::Reader)
    }

    /// What is out of bounds in an input of this tier, in one sentence.
    pub(crate) fn fault(&self, sizes: &Sizes, tier: Tier) -> Option<String> {
        sizes.iter().find_map(|(name, least, most)| {
            let Some(param) = self.0.get(name) else {
                return Some(format!("{name} is none of the [params] in problem.toml"));
            };
            let bounds = param.of(tier)?;
            let too_large = bounds.most.filter(|limit| most > *limit);
            let too_small = bounds.least.filter(|limit| least < *limit);
            too_large
                .map(|limit| format!("{name}: {most} is more than {limit}"))
                .or_else(|| too_small.map(|limit| format!("{name}: {least} is less than {limit}")))
        })
    }
}

/// The numbers in a text without their signs: of `1 ≤ *n* ≤ 3·10^5` they are 1 and 300000. Of a
/// power that is too large, such as `10^100000`, it is the exponent.
pub fn numbers(text: &str) -> Vec<i128> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let from = &rest[start..];
        let end = from.find(|letter: char| !(letter.is_ascii_digit() || "^·".contains(letter)));
        let (written, behind) = from.split_at(end.unwrap_or(from.len()));
        let written = written.trim_end_matches('·');
        let less = if written.contains('^') && behind.starts_with(LESS) {
            LESS
        } else {
            ""
        };
        let exponent = || written.rsplit('^').next().and_then(value);
        found.extend(value(&format!("{written}{less}")).or_else(exponent));
        rest = &behind[less.len()..];
    }
    found
}

/// What makes a power less by one.
const LESS: &str = " − 1";

/// The value of `−2`, `10^6`, `3·10^5` or `2^63 − 1`, if it is not too large.
fn value(written: &str) -> Option<i128> {
    if let Some(written) = written.strip_suffix(LESS) {
        return Some(value(written)? - 1);
    }
    if let Some(written) = written.strip_prefix('−') {
        return Some(-value(written)?);
    }
    written.split('·').try_fold(1_i128, |product, factor| {
        let (base, exponent) = factor.split_once('^').unwrap_or((factor, "1"));
        let base: i128 = base.parse().ok()?;
        product.checked_mul(base.checked_pow(exponent.parse().ok()?)?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn params(text: &str) -> Result<Params, toml::de::Error> {
        toml::from_str(text)
    }

    #[test]
    fn numbers_are_found_in_every_way_of_writing_them() {
        let text = "1 ≤ *n* ≤ 3·10^5, −10^9 ≤ *x* ≤ 2^63 − 1, *M*·*N* ≤ *n*² − 7, from 10^100000";
        let expected = [1, 300_000, 1_000_000_000, i128::from(i64::MAX), 7, 100_000];
        assert_eq!(numbers(text), expected);
        assert_eq!(numbers("none"), [0; 0]);
    }

    #[test]
    fn a_range_may_differ_by_tier_and_be_open() {
        let text = "n = '1..=10'\na = { source = '−3..=2·10^2', of = 'tests', unattained = 'why' }\n\
                    b = { beyond = '5..', of = 'output' }";
        let params = params(text).unwrap();
        let bounds = |least, most| Bounds { least, most };
        let (n, a) = (bounds(Some(1), Some(10)), bounds(Some(-3), Some(200)));
        let of = |tier| params.of(tier).collect::<Vec<_>>();
        assert_eq!(of(Tier::Sample), [("a", a), ("n", n)]);
        assert_eq!(of(Tier::Beyond), [("b", bounds(Some(5), None)), ("n", n)]);
        assert_eq!(params.of_input(Tier::Beyond).count(), 1);
        assert_eq!(params.of_input(Tier::Source).count(), 2);
        assert!(params.is_excused("a") && !params.is_excused("n"));
        assert_eq!(params.of_reader(Tier::Source).count(), 1);
    }

    #[test]
    fn what_is_no_range_is_told() {
        let reason = |text| params(text).unwrap_err().to_string();
        assert!(reason("n = '10'").contains("'10' is no range as 1..=3·10^5"));
        assert!(reason("n = '1..=ten'").contains("'1..=ten' is no range"));
        assert!(reason("n = { sauce = '1..=10' }").contains("a range, or { source = …"));
    }

    #[test]
    fn a_size_out_of_the_bounds_of_its_tier_is_told() {
        let params = params("n = { source = '1..=10' }\na = '..=5'").unwrap();
        let fault = |name, size: i32, tier| {
            let fault = params.fault(&Sizes::default().with(name, size), tier);
            fault.unwrap_or_default()
        };
        assert_eq!(fault("n", 10, Tier::Source), "");
        assert_eq!(fault("n", 11, Tier::Source), "n: 11 is more than 10");
        assert_eq!(fault("n", 0, Tier::Sample), "n: 0 is less than 1");
        assert_eq!(fault("n", 11, Tier::Beyond), "");
        assert_eq!(fault("a", 6, Tier::Beyond), "a: 6 is more than 5");
        assert!(fault("b", 0, Tier::Source).starts_with("b is none of the [params]"));
    }
}
