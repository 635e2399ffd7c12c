//! `[play]` of `problem.toml`: what is played on the page of the problem.
//!
//! ```toml
//! [play]
//! first = "3\n1 4 7\n"             # the input whose first game is played before anything is chosen
//! rules = "notall"                 # played by these of variants.toml, if those of the statement leave nothing to find
//! second = true                    # if a pupil is better the second player: the first one has no choice, or never wins
//! input = "{n}\n{a}\n"             # an input by sizes that a pupil chooses
//! [[play.size]]
//! name = "n"                       # stands for {n}
//! said = { vi = "số đống", en = "heaps" }
//! from = 1                         # the least …
//! to = 8                           # … and the most, a number or the name of a size before
//! value = 4                        # what is chosen at first
//! [[play.size]]
//! name = "a"
//! said = { vi = "nhiều viên nhất", en = "most stones" }
//! from = 1
//! to = 15
//! value = 9
//! many = "n"                       # {a} is n things, of numbers drawn from 1 to what is chosen
//! each = "{} "                     # how each of them is written: every {} is a number; this unless said otherwise
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::idea::Title;

/// What is played on the page of a problem.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The input whose first game is played before anything is chosen.
    pub first: String,
    /// The changed rules by which it is played, if those of the statement leave nothing to find.
    #[serde(default)]
    pub rules: Option<String>,
    /// Whether a pupil is the second player at first: where the first one has no choice, or never wins.
    #[serde(default)]
    pub second: bool,
    /// An input by sizes, which stand in it as `{n}`.
    #[serde(default)]
    pub input: String,
    /// The sizes that a pupil chooses.
    #[serde(default, rename = "size")]
    pub sizes: Vec<Size>,
}

/// A size that a pupil chooses.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// What stands for it.
    pub name: String,
    /// What it counts.
    pub said: Title,
    /// The least that can be chosen.
    pub from: u64,
    /// The most.
    pub to: Most,
    /// What is chosen at first.
    pub value: u64,
    /// The size that tells how many things stand for this one, whose numbers are drawn: it is then the most of them.
    pub many: Option<String>,
    /// How one of these things is written, the numbers as `{}`.
    #[serde(default = "one_number")]
    pub each: String,
}

/// The most that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged, expecting = "a number, or the name of a size")]
pub enum Most {
    /// This.
    Number(u64),
    /// As much as of another size.
    Size(String),
}

fn one_number() -> String {
    "{} ".to_owned()
}

impl Play {
    /// The input by sizes. `choose` chooses between the least and the most: every size once, in order, then each number
    /// that is drawn.
    pub fn made(&self, mut choose: impl FnMut(u64, u64) -> u64) -> String {
        let mut chosen: BTreeMap<&str, u64> = BTreeMap::new();
        for size in &self.sizes {
            let most = match &size.to {
                Most::Number(most) => *most,
                Most::Size(name) => chosen[name.as_str()],
            };
            chosen.insert(&size.name, choose(size.from, most.max(size.from)));
        }
        self.sizes.iter().fold(self.input.clone(), |input, size| {
            let most = chosen[size.name.as_str()];
            let written = match &size.many {
                None => most.to_string(),
                Some(many) => {
                    let mut things = size
                        .each
                        .repeat(usize::try_from(chosen[many.as_str()]).unwrap_or(0));
                    while things.contains("{}") {
                        things = things.replacen("{}", &choose(size.from, most).to_string(), 1);
                    }
                    things.trim_end().to_owned()
                }
            };
            input.replace(&format!("{{{}}}", size.name), &written)
        })
    }

    /// What its sizes break.
    pub(crate) fn check(&self) -> Result<(), String> {
        let fault = |of: &Size, what: &str| Err(format!("play.size {}: {what}", of.name));
        for (place, size) in self.sizes.iter().enumerate() {
            let before = &self.sizes[..place];
            let is_number = |name: &String| {
                before
                    .iter()
                    .any(|it| it.name == *name && it.many.is_none())
            };
            if before.iter().any(|it| it.name == size.name) {
                return fault(size, "there are two of this name");
            }
            if matches!(&size.to, Most::Number(most) if size.value > *most)
                || size.value < size.from
            {
                return fault(size, "its value is not within its range");
            }
            if matches!(&size.to, Most::Size(name) if !is_number(name))
                || size.many.iter().any(|name| !is_number(name))
            {
                return fault(size, "it names no number among the sizes before it");
            }
            if !size.each.contains("{}") {
                return fault(size, "there is no {} in how each is written");
            }
            let gap = format!("{{{}}}", size.name);
            let counts = self
                .sizes
                .iter()
                .any(|it| it.many.as_ref() == Some(&size.name));
            if !self.input.contains(&gap) && !counts {
                return fault(size, &format!("there is no {gap} in play.input"));
            }
        }
        let filled = self.made(|least, _| least);
        if filled.contains('{') || self.sizes.is_empty() != self.input.is_empty() {
            return Err("play.input has gaps that no play.size fills, or there is none".to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
        first = "2\n3 5\n"
        input = "{n} {m}\n{a}\n"
        [[size]]
        name = "n"
        said = { vi = "số đống", en = "heaps" }
        from = 1
        to = 8
        value = 4
        [[size]]
        name = "m"
        said = { vi = "hàng", en = "row" }
        from = 1
        to = "n"
        value = 2
        [[size]]
        name = "a"
        said = { vi = "nhiều viên nhất", en = "most stones" }
        from = 0
        to = 15
        value = 9
        many = "m"
        each = "{}:{} "
    "#;

    fn reason(text: &str) -> String {
        let read = toml::from_str::<Play>(text).map_err(|error| error.to_string());
        read.and_then(|play| play.check()).unwrap_err()
    }

    #[test]
    fn an_input_is_made_by_the_least_and_the_most_of_each_size() {
        let play: Play = toml::from_str(GOOD).unwrap();
        assert_eq!(play.check(), Ok(()));
        assert_eq!(play.made(|least, _| least), "1 1\n0:0\n");
        assert_eq!(
            play.made(|_, most| most),
            format!("8 8\n{}\n", ["15:15"; 8].join(" "))
        );
    }

    #[test]
    fn sizes_that_make_no_input_are_told() {
        for (right, wrong, told) in [
            ("value = 4", "value = 9", "play.size n: its value is not"),
            (
                "to = \"n\"",
                "to = \"a\"",
                "play.size m: it names no number",
            ),
            (
                "many = \"m\"",
                "many = \"k\"",
                "play.size a: it names no number",
            ),
            ("{}:{} ", "{n}", "play.size a: there is no {}"),
            ("{a}", "", "play.size a: there is no {a} in play.input"),
            ("{a}", "{a} {b}", "play.input has gaps"),
            ("name = \"m\"", "name = \"n\"", "there are two of this name"),
            ("to = 8", "to = -8", "a number, or the name of a size"),
        ] {
            let found = reason(&GOOD.replacen(right, wrong, 1));
            assert!(found.contains(told), "{found}");
        }
        assert!(reason("first = \"1\\n\"\ninput = \"2\\n\"").contains("or there is none"));
    }
}
