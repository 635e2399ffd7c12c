//! Inputs with parameters: `1\n{x} {y}`.

use bilingual::Fault;

use crate::catalogue::tables as say;

/// The most letters that an input of a table has.
const LONGEST: usize = 1 << 16;

/// An input in which some places depend on parameters.
///
/// `{n}` stands for the parameter `n`, `{2n+m-1}` for a sum of such terms, `{n*word}` for a word
/// that is written `n` times with spaces between, `{n*word!}` for the same without spaces. A
/// parameter is a lower-case letter. `\n` stands for the end of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template(Vec<Piece>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Piece {
    Text(String),
    Number(Sum),
    /// A word so many times, and what stands between.
    Repeated(Sum, String, &'static str),
}

/// Terms: a factor, and the parameter it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Sum(Vec<(i64, Option<char>)>);

impl Template {
    /// Reads a template.
    ///
    /// # Errors
    /// If a brace is not closed, or if there is no such form between braces.
    pub fn parse(text: &str) -> Result<Template, Fault> {
        let text = text.replace("\\n", "\n");
        let mut pieces = Vec::new();
        let mut rest = text.as_str();
        while let Some((before, opened)) = rest.split_once('{') {
            let Some((inside, after)) = opened.split_once('}') else {
                let opened = format!("{{{opened}");
                return Err(Fault::new(&say::OPEN_BRACE.with(&[&opened])));
            };
            pieces.push(Piece::Text(before.to_owned()));
            pieces.push(match inside.split_once('*') {
                None => Piece::Number(Sum::parse(inside)?),
                Some((times, word)) => {
                    let joined = word.strip_suffix('!');
                    let between = if joined.is_some() { "" } else { " " };
                    Piece::Repeated(
                        Sum::parse(times)?,
                        joined.unwrap_or(word).to_owned(),
                        between,
                    )
                }
            });
            rest = after;
        }
        pieces.push(Piece::Text(rest.to_owned()));
        Ok(Template(pieces))
    }

    /// The input for these values of the parameters, with a line break at its end.
    ///
    /// # Errors
    /// If a parameter has no value, or if the input gets too long.
    pub fn fill(&self, values: &[(char, i64)]) -> Result<String, Fault> {
        let mut text = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Number(sum) => text.push_str(&sum.of(values)?.to_string()),
                Piece::Repeated(times, word, between) => {
                    let times = usize::try_from(times.of(values)?).unwrap_or(0);
                    let length = times.saturating_mul(word.len() + between.len());
                    if length > LONGEST {
                        return Err(Fault::new(&say::TOO_LONG));
                    }
                    text.push_str(&vec![word.as_str(); times].join(between));
                }
            }
        }
        text.push('\n');
        Ok(text)
    }
}

impl Sum {
    fn parse(text: &str) -> Result<Sum, Fault> {
        let mut terms = Vec::new();
        let no_sum = || Fault::new(&say::NO_SUM.with(&[&format!("{{{text}}}")]));
        for term in text.split_inclusive(['+', '-']).scan('+', |sign, term| {
            let signed = (*sign, term.trim_end_matches(['+', '-']));
            *sign = term.chars().next_back().unwrap_or('+');
            Some(signed)
        }) {
            let (sign, term) = term;
            let name = term.chars().next_back().filter(char::is_ascii_lowercase);
            let digits = term.trim_end_matches(|last| Some(last) == name);
            let factor: Option<i64> = match digits {
                "" if name.is_some() => Some(1),
                digits => digits.parse().ok().filter(|_| !digits.starts_with('+')),
            };
            let factor = factor.ok_or_else(no_sum)?;
            terms.push((if sign == '-' { -factor } else { factor }, name));
        }
        if terms.is_empty() || text.ends_with(['+', '-']) {
            return Err(no_sum());
        }
        Ok(Sum(terms))
    }

    fn of(&self, values: &[(char, i64)]) -> Result<i64, Fault> {
        let mut sum: i64 = 0;
        for &(factor, name) in &self.0 {
            let of_name = |name: char| {
                let known = values.iter().find(|(known, _)| *known == name);
                let no_range = || Fault::new(&say::NO_RANGE.with(&[&name]));
                known.map(|(_, value)| *value).ok_or_else(no_range)
            };
            let value = name.map_or(Ok(1), of_name)?;
            sum = sum.saturating_add(factor.saturating_mul(value));
        }
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(template: &str, values: &[(char, i64)]) -> String {
        Template::parse(template).unwrap().fill(values).unwrap()
    }

    #[test]
    fn parameters_sums_and_repetitions_are_filled_in() {
        let values = [('n', 3), ('m', 5)];
        for (template, expected) in [
            ("2\\n3 5", "2\n3 5\n"),
            ("{n} {m}", "3 5\n"),
            ("{2n+m-1} {10-n} {7}", "10 7 7\n"),
            ("{n*1}|{n-3*1}|{n-1*ab!}", "1 1 1||abab\n"),
        ] {
            assert_eq!(filled(template, &values), expected, "{template}");
        }
    }

    #[test]
    fn what_means_nothing_is_refused() {
        for template in ["{n", "{}", "{n+}", "{nm}", "{N}", "{1.5}", "{--n}", "{n n}"] {
            assert!(Template::parse(template).is_err(), "{template}");
        }
        let template = Template::parse("{k}").unwrap();
        assert!(template.fill(&[('n', 1)]).is_err());
        let template = Template::parse("{n*long}").unwrap();
        assert!(template.fill(&[('n', i64::MAX)]).is_err());
    }
}
