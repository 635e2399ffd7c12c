//! The little of YAML and XML that packages need, written and read back.
//!
//! A document of YAML is a key and its value on a line; values are written as JSON, which YAML
//! contains, so that nothing needs rules of quoting. A list has a line for each of its items.

use std::fmt::Write as _;
use std::io;

use serde_json::ser::{CompactFormatter, Formatter};
use serde_json::{Serializer, Value};

use crate::refusal::{Result, broken, ensure};

/// A mapping in the order of its keys.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Yaml(Vec<(String, Value)>);

impl Yaml {
    /// Appends a key with its value.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Yaml {
        self.0.push((key.to_owned(), value.into()));
        self
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let found = self.0.iter().find(|(known, _)| known == key);
        found.map(|(_, value)| value)
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// The text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (key, value) in &self.0 {
            // Writing to a string cannot fail.
            let _ = match value.as_array() {
                Some(items) if items.iter().any(Value::is_object) => {
                    let items: Vec<String> = items.iter().map(flow).collect();
                    writeln!(text, "{key}:\n- {}", items.join("\n- "))
                }
                _ => writeln!(text, "{key}: {}", flow(value)),
            };
        }
        text
    }

    /// Reads what [`Yaml::text`] has written.
    ///
    /// # Errors
    /// If a line is of another form, or if a key stands twice.
    pub fn parse(text: &str) -> Result<Yaml> {
        let mut yaml = Yaml::default();
        for line in text.lines() {
            let value = |text: &str| -> Result<Value> {
                serde_json::from_str(text).map_err(|_| broken(format!("no value: {text}")))
            };
            if let Some(item) = line.strip_prefix("- ") {
                let list = yaml.0.last_mut().and_then(|(_, list)| list.as_array_mut());
                list.ok_or_else(|| broken("an item stands in no list"))?
                    .push(value(item)?);
                continue;
            }
            let (key, rest) = line
                .split_once(':')
                .ok_or_else(|| broken(format!("no key: {line}")))?;
            ensure(yaml.get(key).is_none(), || {
                format!("the key {key} stands twice")
            })?;
            yaml = yaml.with(
                key,
                match rest.trim() {
                    "" => Value::Array(Vec::new()),
                    rest => value(rest)?,
                },
            );
        }
        Ok(yaml)
    }
}

/// A value on one line, with blanks where YAML wants them.
fn flow(value: &Value) -> String {
    struct Spaced(CompactFormatter);
    impl Formatter for Spaced {
        fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
            writer.write_all(b": ")
        }
        fn begin_object_key<W: ?Sized + io::Write>(
            &mut self,
            writer: &mut W,
            first: bool,
        ) -> io::Result<()> {
            writer.write_all(if first { b"" } else { b", " })
        }
        fn begin_array_value<W: ?Sized + io::Write>(
            &mut self,
            writer: &mut W,
            first: bool,
        ) -> io::Result<()> {
            writer.write_all(if first { b"" } else { b", " })
        }
    }
    let mut bytes = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut bytes, Spaced(CompactFormatter));
    match serde::Serialize::serialize(value, &mut serializer) {
        Ok(()) => String::from_utf8_lossy(&bytes).into_owned(),
        // A value has only keys that are texts, and memory takes all bytes.
        Err(_) => value.to_string(),
    }
}

/// An element of XML.
#[derive(Debug, Clone)]
pub struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Element>,
    text: String,
}

impl Element {
    /// An empty element.
    pub fn new(name: &'static str) -> Element {
        Element {
            name,
            attributes: Vec::new(),
            children: Vec::new(),
            text: String::new(),
        }
    }

    /// The element with one more attribute.
    #[must_use]
    #[allow(
        clippy::needless_pass_by_value,
        reason = "numbers and texts alike, without a & at every call"
    )]
    pub fn attribute(mut self, name: &'static str, value: impl ToString) -> Element {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// The element with one more child.
    #[must_use]
    pub fn child(mut self, child: Element) -> Element {
        self.children.push(child);
        self
    }

    /// The element with more children.
    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = Element>) -> Element {
        self.children.extend(children);
        self
    }

    /// The element with a text in it.
    #[must_use]
    #[allow(
        clippy::needless_pass_by_value,
        reason = "numbers and texts alike, without a & at every call"
    )]
    pub fn text(mut self, text: impl ToString) -> Element {
        self.text = text.to_string();
        self
    }

    /// The document whose root this is.
    pub fn document(&self) -> String {
        let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
        self.write(&mut text, 0);
        text
    }

    fn write(&self, text: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        let name = self.name;
        *text += &indent;
        text.extend(["<", name]);
        for (key, value) in &self.attributes {
            text.extend([" ", key, "=\"", &escaped(value), "\""]);
        }
        if self.children.is_empty() && self.text.is_empty() {
            *text += "/>\n";
        } else if self.children.is_empty() {
            text.extend([">", &escaped(&self.text), "</", name, ">\n"]);
        } else {
            *text += ">\n";
            for child in &self.children {
                child.write(text, depth + 1);
            }
            text.extend([&indent, "</", name, ">\n"]);
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\n', "&#10;")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn yaml_is_read_as_it_was_written_whatever_the_values_hold() {
        let yaml = Yaml::default()
            .with("title", "Trò chơi: \"Nim\" # không\n- x")
            .with("time_limit", 1.0)
            .with("groups", json!([[0, 2], [100, 12]]))
            .with(
                "tests",
                json!([{"in": "01.in", "points": 0}, {"points": 100}]),
            );
        let text = yaml.text();
        assert!(text.contains("time_limit: 1.0\n"));
        assert!(text.contains("groups: [[0, 2], [100, 12]]\n"));
        assert!(
            text.contains("tests:\n- {\"in\": \"01.in\", \"points\": 0}\n- {\"points\": 100}\n")
        );
        assert_eq!(Yaml::parse(&text).unwrap(), yaml);
        for spoilt in ["a: 1\na: 2\n", "a\n", "- 1\n", "a: b\n"] {
            assert!(Yaml::parse(spoilt).is_err(), "{spoilt}");
        }
    }

    #[test]
    fn xml_is_read_as_it_was_written() {
        let title = "\"Nim\" & <more>\n'ơi'";
        let text = Element::new("problem")
            .attribute("name", title)
            .child(Element::new("limit").text("a < b"))
            .child(Element::new("empty"))
            .document();
        let document = roxmltree::Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("name"), Some(title));
        let limit = document.descendants().find(|it| it.has_tag_name("limit"));
        assert_eq!(limit.unwrap().text(), Some("a < b"));
    }
}
