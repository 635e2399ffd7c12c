//! How the time of a reference is to grow as the ladder of its room is climbed.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

use crate::text::some_from_text;

/// What `problem.toml` says of a ladder.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// How the time grows with the size of a rung; nothing where that is no formula.
    #[serde(default, deserialize_with = "some_from_text")]
    pub claim: Option<Claim>,
    /// Why what is measured is something else, or why there is no formula.
    #[serde(default)]
    pub because: Option<String>,
}

/// A time up to a constant factor, as in print: a product of `1`, `n`, `n²`, `n³`, `√n`, `log n` and
/// powers as `2ⁿ`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim(String);

impl Claim {
    /// The logarithm of the time at a size; where the claim has logarithms it is at least 2.
    pub fn logarithm(&self, size: f64) -> f64 {
        let factors = self.0.split(FACTORS);
        factors.filter_map(|it| logarithm(it, size)).sum()
    }
}

/// What stands between factors.
const FACTORS: &str = " · ";

/// The logarithm of a factor at a size, if it is one.
fn logarithm(factor: &str, size: f64) -> Option<f64> {
    let n = size.ln();
    Some(match factor {
        "1" => 0.0,
        "n" => n,
        "n²" => 2.0 * n,
        "n³" => 3.0 * n,
        "√n" => n / 2.0,
        "log n" => n.ln(),
        _ => {
            let base = factor.strip_suffix('ⁿ')?.parse::<u32>().ok();
            size * f64::from(base.filter(|&it| it > 0)?).ln()
        }
    })
}

impl FromStr for Claim {
    type Err = String;

    fn from_str(text: &str) -> Result<Claim, String> {
        let mut factors = text.split(FACTORS);
        match factors.find(|it| logarithm(it, 2.0).is_none()) {
            None => Ok(Claim(text.to_owned())),
            Some(factor) => Err(format!(
                "'{factor}' is no factor of a time: n, n², n³, √n, log n, 2ⁿ or 1"
            )),
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_the_product_of_its_factors() {
        let at = |text: &str, size: f64| text.parse::<Claim>().unwrap().logarithm(size).exp();
        for (text, size, time) in [
            ("1", 50.0, 1.0),
            ("1", 1.0, 1.0),
            ("n · log n", 100.0, 100.0 * 100_f64.ln()),
            ("4ⁿ · n · √n", 4.0, 256.0 * 8.0),
            ("n³", 3.0, 27.0),
        ] {
            assert!((at(text, size) / time - 1.0).abs() < 1e-9, "{text}");
        }
        for text in ["n^2", "m", "0ⁿ", "n log n", ""] {
            assert!(text.parse::<Claim>().is_err(), "{text}");
        }
    }
}
