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
#[derive(Debug, Clone, PartialEq)]
pub struct Claim {
    text: String,
    base: f64,
    power: f64,
    logarithms: f64,
}

impl Claim {
    /// The logarithm of the time at a size; where the claim has logarithms it is at least 2.
    pub fn logarithm(&self, size: f64) -> f64 {
        let n = size.ln();
        let powers = size * self.base.ln() + self.power * n;
        if self.logarithms > 0.0 {
            powers + self.logarithms * n.ln()
        } else {
            powers
        }
    }
}

impl FromStr for Claim {
    type Err = String;

    fn from_str(text: &str) -> Result<Claim, String> {
        let mut claim = Claim {
            text: text.to_owned(),
            base: 1.0,
            power: 0.0,
            logarithms: 0.0,
        };
        for factor in text.split(" · ") {
            match factor {
                "1" => {}
                "n" => claim.power += 1.0,
                "n²" => claim.power += 2.0,
                "n³" => claim.power += 3.0,
                "√n" => claim.power += 0.5,
                "log n" => claim.logarithms += 1.0,
                _ => {
                    let base = factor
                        .strip_suffix('ⁿ')
                        .and_then(|it| it.parse::<u32>().ok());
                    let base = base.filter(|&it| it > 0);
                    claim.base *= f64::from(base.ok_or_else(|| {
                        format!("'{factor}' is no factor of a time: n, n², n³, √n, log n, 2ⁿ or 1")
                    })?);
                }
            }
        }
        Ok(claim)
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
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
