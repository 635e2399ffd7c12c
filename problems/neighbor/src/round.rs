//! One round, forth and back.

/// The circle, with what it takes to divide by the numbers of people.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Circle {
    people: Divisor,
    /// All but one.
    others: Divisor,
}

impl Circle {
    pub(crate) fn new(people: u32) -> Self {
        Circle {
            people: Divisor::new(people),
            others: Divisor::new(people - 1),
        }
    }

    /// The round of this prime.
    #[inline]
    pub(crate) fn round(&self, prime: u32) -> Round {
        let (laps, rest) = self.others.divide(prime);
        let (_, laps) = self.people.divide(laps);
        let people = self.people.number;
        Round { people, laps, rest }
    }
}

/// One round: a walk past `laps · (n − 1) + rest` people.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Round {
    people: u32,
    /// How often everybody is passed, modulo `n`.
    laps: u32,
    /// So many are passed once more; less than `n − 1`.
    rest: u32,
}

impl Round {
    // Where the walker stops looks like chance, so a branch would be guessed wrong every other time:
    // both methods pick the smaller of two numbers, one of which wraps around, instead.

    /// Where the one at `place` is after the round.
    #[inline]
    pub(crate) fn forth(self, place: u32) -> u32 {
        let rotated = if place <= self.rest {
            place.wrapping_sub(1).min(self.rest)
        } else {
            place
        };
        let back = rotated.wrapping_sub(self.laps);
        back.min(back.wrapping_add(self.people))
    }

    /// Where the one at `place` was before the round.
    #[inline]
    pub(crate) fn back(self, place: u32) -> u32 {
        let forward = place + self.laps;
        let rotated = forward.min(forward.wrapping_sub(self.people));
        if rotated == self.rest {
            0
        } else {
            rotated + u32::from(rotated < self.rest)
        }
    }
}

/// A divisor of millions of numbers: a multiplication takes a fifth of the time of a division.
///
/// The inverse is `2^64 / d`, rounded up. For `a < 2^32` it makes `a / d` too large by less than
/// `a / 2^64 < 2^-32`, which never reaches the next whole number, `1 / d` away at least.
#[derive(Debug, Clone, Copy)]
struct Divisor {
    /// At least 2.
    number: u32,
    inverse: u64,
}

impl Divisor {
    fn new(number: u32) -> Self {
        Divisor {
            number,
            inverse: u64::MAX / u64::from(number) + 1,
        }
    }

    /// Quotient and remainder.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the quotient is no larger than the number that is divided"
    )]
    fn divide(self, number: u32) -> (u32, u32) {
        let product = u128::from(self.inverse) * u128::from(number);
        let quotient = (product >> 64) as u32;
        (quotient, number - quotient * self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_quotients() {
        let numbers = (0..1000)
            .chain((0..=u32::MAX).step_by(65_521))
            .chain([u32::MAX - 1, u32::MAX]);
        for number in numbers {
            let divisors = (2..50).chain([
                number / 2,
                number - number.min(1),
                number,
                number | 1,
                u32::MAX,
            ]);
            for divisor in divisors.filter(|&divisor| divisor > 1) {
                let expected = (number / divisor, number % divisor);
                assert_eq!(
                    Divisor::new(divisor).divide(number),
                    expected,
                    "{number} / {divisor}"
                );
            }
        }
    }
}
