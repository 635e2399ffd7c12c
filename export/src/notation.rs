//! The little of YAML that packages need.
//!
//! A document of YAML is a key and its value on a line; values are written as JSON, which YAML
//! contains, so that nothing needs rules of quoting. A list has a line for each of its items.

use serde_json::Value;

/// A mapping in the order of its keys.
#[derive(Debug, Clone, Default)]
pub(crate) struct Yaml(String);

impl Yaml {
    /// Appends a key with its value.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Yaml {
        let value = match value.into() {
            Value::Array(items) if items.iter().any(Value::is_object) => {
                let items: Vec<String> = items.iter().map(flow).collect();
                format!("\n- {}", items.join("\n- "))
            }
            value => format!(" {}", flow(&value)),
        };
        self.0.extend([key, ":", &value, "\n"]);
        self
    }

    /// The text.
    pub(crate) fn text(self) -> String {
        self.0
    }
}

/// A value on one line, with blanks where YAML wants them.
pub(crate) fn flow(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(flow).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(pairs) => {
            let pairs = pairs.iter();
            let pairs = pairs.map(|(key, value)| format!("\"{key}\": {}", flow(value)));
            format!("{{{}}}", pairs.collect::<Vec<_>>().join(", "))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn yaml_is_a_key_a_line_whatever_the_values_hold() {
        let yaml = Yaml::default()
            .with("title", "Trò chơi: \"Nim\" # không\n- x")
            .with("time_limit", 1.0)
            .with("groups", json!([[0, 2], [100, 12]]))
            .with(
                "tests",
                json!([{"in": "01.in", "points": 0}, {"points": 100}]),
            );
        assert_eq!(
            yaml.text(),
            "title: \"Trò chơi: \\\"Nim\\\" # không\\n- x\"\n\
             time_limit: 1.0\n\
             groups: [[0, 2], [100, 12]]\n\
             tests:\n- {\"in\": \"01.in\", \"points\": 0}\n- {\"points\": 100}\n"
        );
    }
}
