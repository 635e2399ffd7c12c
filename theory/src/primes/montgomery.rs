//! Montgomery's arithmetic modulo an odd number of 64 bits: multiplication without a division.
//!
//! A residue `x` is held as `x · 2^64 mod n`. The product of two such forms is divided by 2^64
//! again: for `t < n · 2^64` let `m = t · n⁻¹ mod 2^64`; then `t` and `m · n` have the same low 64
//! bits, so `(t − m · n) / 2^64` is the difference of the high halves. It is `t / 2^64` modulo `n`
//! and lies between `−n` and `n` (Montgomery, *Modular multiplication without trial division*,
//! 1985).

/// An odd modulus greater than 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct Montgomery {
    n: u64,
    /// The inverse of `n` modulo 2^64.
    inverse: u64,
    /// `2^64 mod n`, the form of 1.
    one: u64,
    /// `2^128 mod n`, the form of 2^64.
    square: u64,
}

impl Montgomery {
    pub(super) fn new(n: u64) -> Self {
        assert!(n > 1 && n % 2 == 1, "{n} is no odd modulus");
        // An odd number is its own inverse modulo 8; each step doubles the number of right bits.
        let mut inverse = n;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(n.wrapping_mul(inverse)));
        }
        let one = n.wrapping_neg() % n;
        let square = u128::from(one) * u128::from(one) % u128::from(n);
        Montgomery {
            n,
            inverse,
            one,
            square: low(square),
        }
    }

    /// The modulus.
    pub(super) fn number(&self) -> u64 {
        self.n
    }

    /// The form of 1.
    pub(super) fn one(&self) -> u64 {
        self.one
    }

    /// The form of any `x`.
    pub(super) fn enter(&self, x: u64) -> u64 {
        self.multiply(x % self.n, self.square)
    }

    /// The form of the product of two numbers given by their forms.
    #[inline]
    pub(super) fn multiply(&self, x: u64, y: u64) -> u64 {
        let product = u128::from(x) * u128::from(y);
        let m = low(product).wrapping_mul(self.inverse);
        let taken = high(u128::from(m) * u128::from(self.n));
        let (difference, below) = high(product).overflowing_sub(taken);
        if below {
            difference.wrapping_add(self.n)
        } else {
            difference
        }
    }

    /// The form of the sum.
    #[inline]
    pub(super) fn add(&self, x: u64, y: u64) -> u64 {
        // Without a carry: n may use all 64 bits.
        let room = self.n - y;
        if x >= room { x - room } else { x + y }
    }

    /// The form of the power, by repeated squaring.
    pub(super) fn power(&self, mut base: u64, mut exponent: u64) -> u64 {
        let mut result = self.one;
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = self.multiply(result, base);
            }
            base = self.multiply(base, base);
            exponent >>= 1;
        }
        result
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
fn low(x: u128) -> u64 {
    x as u64
}

fn high(x: u128) -> u64 {
    low(x >> 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number that a form stands for.
    fn leave(modulus: &Montgomery, form: u64) -> u64 {
        modulus.multiply(form, 1)
    }

    #[test]
    fn sums_products_and_powers_are_those_of_plain_arithmetic() {
        let moduli = [
            3,
            5,
            9,
            41,
            1_000_003,
            (1 << 32) - 1,
            (1 << 63) + 1,
            u64::MAX,
        ];
        let numbers = [
            0,
            1,
            2,
            3,
            40,
            1 << 31,
            (1 << 32) + 15,
            1 << 63,
            u64::MAX - 1,
            u64::MAX,
        ];
        for n in moduli {
            let modulus = Montgomery::new(n);
            let wide = u128::from(n);
            for x in numbers {
                let form = modulus.enter(x);
                assert_eq!(leave(&modulus, form), x % n, "{x} mod {n}");
                let mut power = 1;
                for exponent in 0..70 {
                    assert_eq!(
                        u128::from(leave(&modulus, modulus.power(form, exponent))),
                        power
                    );
                    power = power * u128::from(x % n) % wide;
                }
                for y in numbers {
                    let other = modulus.enter(y);
                    let (a, b) = (u128::from(x % n), u128::from(y % n));
                    let sum = leave(&modulus, modulus.add(form, other));
                    let product = leave(&modulus, modulus.multiply(form, other));
                    assert_eq!(u128::from(sum), (a + b) % wide, "{x} + {y} mod {n}");
                    assert_eq!(u128::from(product), a * b % wide, "{x} · {y} mod {n}");
                }
            }
        }
    }
}
