//! One round, forth and back.

/// One round: a walk past `laps · (n − 1) + rest` people.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Round {
    /// How often everybody is passed, modulo `n`.
    laps: u32,
    /// So many are passed once more; less than `n − 1`.
    rest: u32,
}

impl Round {
    pub(crate) fn new(n: u32, prime: u64) -> Self {
        let prime = u32::try_from(prime).expect("the primes needed are below 10^8");
        Round {
            laps: prime / (n - 1) % n,
            rest: prime % (n - 1),
        }
    }

    // Where the walker stops looks like chance, so a branch would be guessed wrong every other time:
    // both methods pick the smaller of two numbers, one of which wraps around, instead.

    /// Where the one at `place` is after the round.
    pub(crate) fn forth(self, n: u32, place: u32) -> u32 {
        let rotated = if place <= self.rest {
            place.wrapping_sub(1).min(self.rest)
        } else {
            place
        };
        let back = rotated.wrapping_sub(self.laps);
        back.min(back.wrapping_add(n))
    }

    /// Where the one at `place` was before the round.
    pub(crate) fn back(self, n: u32, place: u32) -> u32 {
        let forward = place + self.laps;
        let rotated = forward.min(forward.wrapping_sub(n));
        if rotated == self.rest {
            0
        } else {
            rotated + u32::from(rotated < self.rest)
        }
    }
}
