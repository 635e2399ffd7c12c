//! `[params]` of `problem.toml`: the limits of a problem's inputs, each written here alone.
//!
//! A parameter is a name and a range, written as the statements write numbers: `n = "1..=10^6"`, and
//! `n = { source = "1..=1000", beyond = "1..=10^6" }` where the tiers differ. An end may be left
//! open. What of an input a parameter bounds, its room says by [`Sizes`]; the reader keeps it too,
//! unless it has `of = "tests"`. One with `of = "output"` bounds what is answered. The tests of each
//! tier attain it, unless it says why they don't: `unattained = "…"`.

use std::collections::BTreeMap;

use contract::{Sizes, Tier};
use inpout::Bounds;
use serde::Deserialize;

/// All parameters of a problem, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct Params(BTreeMap<String, Param>);

/// A range, the same in both tiers or not.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
struct Param {
    source: Option<Range>,
    beyond: Option<Range>,
    of: Of,
    unattained: Option<String>,
}

/// A range as it is written, and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Range(String, Bounds);

/// What a parameter bounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Of {
    #[default]
    Reader,
    Tests,
    Output,
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
        let bounds = |range: Option<String>| range.map(Range::parse).transpose();
        Ok(Param {
            source: bounds(source)?,
            beyond: bounds(beyond)?,
            of,
            unattained,
        })
    }
}

impl Range {
    fn parse(written: String) -> Result<Range, String> {
        let bounds = Bounds::parse(&written);
        let bounds = bounds
            .ok_or_else(|| format!("'{written}' is no range as 1..=3·10^5, ..=100 or 3.."))?;
        Ok(Range(written, bounds))
    }

    /// `10^6`: the least or the largest number, as it is written.
    fn end(&self, end: &str) -> Option<&str> {
        let (least, most) = self.0.split_once("..")?;
        let written = match end {
            "least" => least,
            "most" => most.trim_start_matches('='),
            _ => "",
        };
        Some(written).filter(|it| !it.is_empty())
    }
}

impl Param {
    /// The range in a tier, if it has one. Samples have that of the source tier.
    fn of(&self, tier: Tier) -> Option<&Range> {
        match tier {
            Tier::Sample | Tier::Source => self.source.as_ref(),
            Tier::Beyond => self.beyond.as_ref(),
        }
    }
}

impl Params {
    /// The parameters that a tier has, by name.
    pub fn of(&self, tier: Tier) -> impl Iterator<Item = (&str, Bounds)> {
        let all = self.0.iter();
        all.filter_map(move |(name, param)| Some((name.as_str(), param.of(tier)?.1)))
    }

    /// The ranges of those that bound the input in a tier, as they are written.
    pub fn written(&self, tier: Tier) -> impl Iterator<Item = (&str, &str)> {
        let all = self.0.iter().filter(|(_, param)| param.of != Of::Output);
        all.filter_map(move |(name, param)| Some((name.as_str(), param.of(tier)?.0.as_str())))
    }

    /// Those of them that bound the input.
    pub fn of_input(&self, tier: Tier) -> impl Iterator<Item = (&str, Bounds)> {
        let all = self.of(tier);
        all.filter(|(name, _)| self.0[*name].of != Of::Output)
    }

    /// What stands for a limit in a text: `n.most` where a tier is spoken of, or both are alike, else
    /// `n.beyond.most`.
    ///
    /// # Errors
    /// If there is no such limit.
    pub fn filled(&self, limit: &str, tier: Option<Tier>) -> Result<&str, String> {
        let parts: Vec<&str> = limit.split('.').collect();
        let (name, tiers, end) = match (&parts[..], tier) {
            ([name, end], Some(tier)) => (name, vec![tier], end),
            ([name, end], None) => (name, vec![Tier::Source, Tier::Beyond], end),
            ([name, tier, end], _) => (name, vec![tier.parse()?], end),
            _ => return Err(format!("'{limit}' is no limit as n.most or n.beyond.most")),
        };
        let param = self.0.get(*name);
        let written = tiers.iter().map(|tier| param?.of(*tier)?.end(end));
        let mut written: Vec<Option<&str>> = written.collect();
        written.dedup();
        let one = written.pop().flatten().filter(|_| written.is_empty());
        one.ok_or_else(|| format!("[params] of problem.toml has no limit '{limit}', or not one"))
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
            let Range(_, bounds) = param.of(tier)?;
            let too_large = bounds.most.filter(|limit| most > *limit);
            let too_small = bounds.least.filter(|limit| least < *limit);
            too_large
                .map(|limit| format!("{name}: {most} is more than {limit}"))
                .or_else(|| too_small.map(|limit| format!("{name}: {least} is less than {limit}")))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn params(text: &str) -> Result<Params, toml::de::Error> {
        toml::from_str(text)
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
        assert_eq!(params.filled("a.most", Some(Tier::Sample)), Ok("2·10^2"));
        assert_eq!(params.filled("n.least", None), Ok("1"));
        assert_eq!(params.filled("a.source.least", None), Ok("−3"));
        for limit in [
            "a.most",
            "a.beyond.most",
            "b.beyond.most",
            "c.most",
            "n",
            "n.mean",
        ] {
            assert!(params.filled(limit, None).is_err(), "{limit}");
        }
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
