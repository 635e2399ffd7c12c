//! `variants.toml` of a room: which of its rules can be changed, and what of its statement changes with them.
//!
//! Rules are written `max=3,misere`: a flag by its name, a number or a set (`take=1+3+4`) behind it. In the
//! statement a place that changes is marked, `<!-- rule take -->any number of stones<!-- / -->`; a rule says
//! what stands there instead, with `{}` for its number or set.

use std::collections::BTreeMap;

use bilingual::{Fault, Lang, Message, broken, sentences};
use contract::{AnyProblem, Value, Values};
use inpout::Bounds;
use serde::Deserialize;

use crate::idea::Title;
use crate::params::Params;
use crate::written;

sentences! {
    NO_OFFER: "{0} không cho đổi luật nào", "{0} offers no rule to change";
    NO_RULE: "{0} không có luật '{1}'; các luật đổi được là: {2}", "{0} has no rule '{1}'; the rules that can be changed are: {2}";
    NOT_IN_RANGE: "luật '{0}' cần {1}, không phải '{2}'", "the rule '{0}' needs {1}, not '{2}'";
    A_NUMBER: "một số trong {0}, như {1}={2}", "a number in {0}, as {1}={2}";
    A_SET: "các số trong {0}, như {1}={2}+{3}", "numbers in {0}, as {1}={2}+{3}";
    NO_VALUE: "đúng tên của nó, không có '=' theo sau", "its name alone, without a '='";
    TWICE: "luật '{0}' được ghi hai lần", "the rule '{0}' is written twice";
    SAME_PLACE: "hai luật '{0}' và '{1}' không đi cùng nhau", "the rules '{0}' and '{1}' do not go together";
    NOTHING: "không có luật nào được đổi; các luật đổi được là: {0}", "no rule is changed; the rules that can be changed are: {0}";
    OR: "hay", "or";
}

/// A whole `variants.toml`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offered {
    /// How outputs are checked, where it is not as in the room.
    pub checker: Option<String>,
    /// The limits of an input, which a search has to come to the end of.
    pub params: Params,
    /// The family of inputs that its lesson looks at, in the words of `judge table`.
    pub table: Option<String>,
    /// The rules that can be changed.
    pub rules: Vec<Rule>,
    /// Variants that are worth a try.
    #[serde(default)]
    pub list: Vec<Listed>,
}

/// A rule that can be changed.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The word for it.
    pub name: String,
    /// Its range, if it is a number.
    pub number: Option<String>,
    /// The range of its members, if it is a set.
    pub set: Option<String>,
    /// What it changes, in half a line; `{}` is its number or set.
    pub about: Title,
    /// What stands at a place of the statement instead.
    pub places: BTreeMap<String, Title>,
}

/// A variant that is worth a try.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// Its NAME, in capitals: that of its files.
    pub file: String,
    /// Its changed rules, as they are written.
    pub rules: String,
    /// Its title.
    pub title: Title,
}

/// What a rule takes.
enum Kind {
    Flag,
    Number(Bounds),
    Set(Bounds),
}

impl Rule {
    fn kind(&self) -> Result<Kind, String> {
        let bounds = |range: &str| {
            let is_closed =
                |it: &Bounds| it.least.is_some_and(|least| least >= 0) && it.most.is_some();
            let bounds = Bounds::parse(range).filter(is_closed);
            bounds.ok_or_else(|| format!("'{range}' of the rule '{}' is no range", self.name))
        };
        match (&self.number, &self.set) {
            (None, None) => Ok(Kind::Flag),
            (Some(range), None) => bounds(range).map(Kind::Number),
            (None, Some(range)) => bounds(range).map(Kind::Set),
            _ => Err(format!("the rule '{}' is a number and a set", self.name)),
        }
    }

    /// The value that is written so.
    fn value(&self, written: Option<&str>) -> Option<Value> {
        let within = |bounds: &Bounds, word: &str| {
            let number: u64 = word.parse().ok()?;
            let wide = i128::from(number);
            let is_within = bounds.least <= Some(wide) && Some(wide) <= bounds.most;
            is_within.then_some(number)
        };
        match (self.kind().ok()?, written) {
            (Kind::Flag, None) => Some(Value::Flag),
            (Kind::Number(bounds), Some(word)) => within(&bounds, word).map(Value::Number),
            (Kind::Set(bounds), Some(words)) => {
                let all = words.split('+').map(|word| within(&bounds, word));
                all.collect::<Option<_>>().map(Value::Set)
            }
            _ => None,
        }
    }

    /// What it needs, for a person.
    fn needed(&self) -> Message {
        let range = self.number.as_ref().or(self.set.as_ref());
        let range = range.map_or("", String::as_str);
        let least = Bounds::parse(range).and_then(|it| it.least).unwrap_or(0);
        match self.kind() {
            Ok(Kind::Number(_)) => A_NUMBER.with(&[&range, &self.name, &least]).into(),
            Ok(Kind::Set(_)) => {
                let next = least + 1;
                A_SET.with(&[&range, &self.name, &least, &next]).into()
            }
            _ => NO_VALUE.into(),
        }
    }

    /// Its name, its range and what it changes, for a list.
    pub fn described(&self, lang: Lang) -> String {
        let range = match (&self.number, &self.set) {
            (Some(range), _) => format!("={range}"),
            (_, Some(range)) => format!("={range}+…"),
            _ => String::new(),
        };
        let about = self.about.of(lang).replace("{}", "…");
        format!("{}{range} ({about})", self.name)
    }
}

/// A value in a sentence: `1, 3 or 4`.
pub fn said(value: &Value, lang: Lang) -> String {
    match value {
        Value::Flag => String::new(),
        Value::Number(number) => number.to_string(),
        Value::Set(set) => {
            let words: Vec<String> = set.iter().map(u64::to_string).collect();
            match words.split_last() {
                Some((last, [_, ..])) => {
                    let others = words[..words.len() - 1].join(", ");
                    format!("{others} {} {last}", OR.of(lang))
                }
                _ => words.concat(),
            }
        }
    }
}

impl Offered {
    /// What a room offers.
    ///
    /// # Errors
    /// If it offers nothing, or if its `variants.toml` is not valid.
    pub fn of(problem: &dyn AnyProblem) -> Result<Offered, Fault> {
        let id = problem.id();
        let text = problem.offer();
        let [text, _] = text.ok_or_else(|| Fault::new(&NO_OFFER.with(&[&id])))?;
        let read = written::read(written::told().unwrap_or(text));
        let checked = read.and_then(|offered: Offered| offered.check().map(|()| offered));
        checked.map_err(|why| broken(format!("problems/{id}/variants.toml: {why}")))
    }

    fn check(&self) -> Result<(), String> {
        for rule in &self.rules {
            rule.kind()?;
            if rule.places.is_empty() {
                return Err(format!("the rule '{}' changes no place", rule.name));
            }
        }
        Ok(())
    }

    /// All rules, for a sentence.
    pub fn described(&self) -> Message {
        Message::in_each(|lang| {
            let all = self.rules.iter().map(|it| it.described(lang));
            all.collect::<Vec<_>>().join("; ")
        })
    }

    /// The rules that are written so, each with its value.
    ///
    /// # Errors
    /// If there is no such rule, if its value is out of range, or if two do not go together.
    pub fn values(&self, id: &str, written: &str) -> Result<Values, Fault> {
        let listed = self.described();
        let mut chosen: Vec<(&Rule, Value)> = Vec::new();
        for word in written
            .split(',')
            .map(str::trim)
            .filter(|it| !it.is_empty())
        {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name.trim(), Some(value.trim())),
                None => (word, None),
            };
            let shown = bilingual::text::plain(name);
            let rule = self.rules.iter().find(|it| it.name == name);
            let no_rule = || Fault::new(&NO_RULE.with(&[&id, &shown, &listed]));
            let rule = rule.ok_or_else(no_rule)?;
            for (other, _) in &chosen {
                if other.name == rule.name {
                    return Err(Fault::new(&TWICE.with(&[&rule.name])));
                }
                if other.places.keys().any(|it| rule.places.contains_key(it)) {
                    return Err(Fault::new(&SAME_PLACE.with(&[&other.name, &rule.name])));
                }
            }
            let out_of_range = || {
                let value = bilingual::text::plain(value.unwrap_or_default());
                Fault::new(&NOT_IN_RANGE.with(&[&rule.name, &rule.needed(), &value]))
            };
            let value = rule.value(value).ok_or_else(out_of_range)?;
            chosen.push((rule, value));
        }
        if chosen.is_empty() {
            return Err(Fault::new(&NOTHING.with(&[&listed])));
        }
        let values = chosen
            .into_iter()
            .map(|(rule, value)| (rule.name.clone(), value));
        Ok(values.collect())
    }

    /// What the changed rules say, in half a line each.
    pub fn told(&self, values: &Values, lang: Lang) -> String {
        let told = values.iter().filter_map(|(name, value)| {
            let rule = self.rules.iter().find(|it| it.name == name)?;
            Some(rule.about.of(lang).replace("{}", &said(value, lang)))
        });
        told.collect::<Vec<_>>().join("; ")
    }

    /// What stands at the places of the statement that change.
    pub fn places(&self, values: &Values, lang: Lang) -> BTreeMap<&str, String> {
        let mut places = BTreeMap::new();
        for (name, value) in values.iter() {
            let rules = self.rules.iter().filter(|it| it.name == name);
            for (place, text) in rules.flat_map(|it| &it.places) {
                let text = text.of(lang).replace("{}", &said(value, lang));
                places.insert(place.as_str(), text);
            }
        }
        places
    }
}
