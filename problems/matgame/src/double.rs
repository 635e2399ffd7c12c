//! Numbers of about 31 digits: the unevaluated sum of two floating-point numbers.
//!
//! Dekker's and Knuth's building blocks give the rounding error of a sum and of a product exactly,
//! as a second number. T. J. Dekker, *A floating-point technique for extending the available
//! precision*, Numerische Mathematik 18 (1971).

use std::ops::{Div, Mul, Sub};

/// `high + low`, where `low` is at most half a unit in the last place of `high`.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
pub struct Double {
    high: f64,
    low: f64,
}

impl Double {
    /// The nearest single number.
    pub fn rounded(self) -> f64 {
        self.high
    }
}

impl From<f64> for Double {
    fn from(high: f64) -> Self {
        Double { high, low: 0.0 }
    }
}

/// The rounded sum and its error.
#[inline]
fn sum(a: f64, b: f64) -> (f64, f64) {
    let rounded = a + b;
    let from_b = rounded - a;
    (rounded, (a - (rounded - from_b)) + (b - from_b))
}

/// The rounded product and its error, by halves of 26 bits whose products are exact.
#[inline]
fn product(a: f64, b: f64) -> (f64, f64) {
    let halves = |x: f64| {
        let shifted = x * 134_217_729.0; // 2^27 + 1
        let high = shifted - (shifted - x);
        (high, x - high)
    };
    let rounded = a * b;
    let ((a1, a2), (b1, b2)) = (halves(a), halves(b));
    (rounded, ((a1 * b1 - rounded) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// Carries what the lower part has too much over to the higher one.
#[inline]
fn carried((high, low): (f64, f64)) -> Double {
    let total = high + low;
    Double {
        high: total,
        low: low - (total - high),
    }
}

impl Sub for Double {
    type Output = Double;

    #[inline]
    fn sub(self, other: Double) -> Double {
        let (high, error) = sum(self.high, -other.high);
        carried((high, error + (self.low - other.low)))
    }
}

impl Mul for Double {
    type Output = Double;

    #[inline]
    fn mul(self, other: Double) -> Double {
        let (high, error) = product(self.high, other.high);
        carried((
            high,
            error + (self.high * other.low + self.low * other.high),
        ))
    }
}

impl Div for Double {
    type Output = Double;

    fn div(self, other: Double) -> Double {
        // Newton: the quotient of the higher parts, and what is then left to divide.
        let first = Double::from(self.high / other.high);
        let left = self - first * other;
        let (high, error) = sum(first.high, left.high / other.high);
        carried((high, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_kept_that_one_number_would_lose() {
        let third = Double::from(1.0) / Double::from(3.0);
        let left = Double::from(1.0) - third * Double::from(3.0);
        assert!(left.rounded().abs() < 1e-31);
        let tiny = Double::from(1e-20);
        let sum = Double::from(1.0) - tiny;
        let back = (Double::from(1.0) - sum).rounded();
        assert!((back - 1e-20).abs() < 1e-35);
        let square = sum * sum;
        // 1 − 2·10^-20 and a rest below the last digit.
        let lost = (Double::from(1.0) - square).rounded();
        assert!((lost - 2e-20).abs() < 1e-31);
    }

    #[test]
    fn quotients_undo_products() {
        for (a, b) in [(1.0, 7.0), (-3.5, 1e-7), (1e6, 999_999.0), (0.1, -0.3)] {
            let (a, b) = (Double::from(a), Double::from(b));
            let error = a / b * b - a;
            assert!(error.rounded().abs() <= 1e-31 * a.rounded().abs());
        }
    }

    #[test]
    fn order_is_that_of_the_numbers() {
        let one = Double::from(1.0);
        assert!(one - Double::from(1e-25) < one);
        assert!(one > one - Double::from(1e-25));
        assert!(Double::from(-2.0) < Double::default());
    }
}
