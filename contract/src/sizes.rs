//! How large an input is, by the parameters of `problem.toml`.

use std::collections::{BTreeMap, BTreeSet};

/// By what programs reduce keys: the widths of a byte, of a short, of a table, of an int, and the usual primes.
const USUAL_MODULI: [i128; 9] = [
    1 << 8,
    1 << 15,
    1 << 16,
    1 << 20,
    1 << 31,
    1 << 32,
    1_000_003,
    1_000_000_007,
    998_244_353,
];

/// How many of the usual moduli and widths make one key of two that are different.
pub fn moduli_that_merge<T: Into<i128>>(keys: impl IntoIterator<Item = T>) -> usize {
    let keys: BTreeSet<i128> = keys.into_iter().map(Into::into).collect();
    let merge = |modulus: &&i128| {
        let reduced = keys.iter().map(|key| key.rem_euclid(**modulus));
        reduced.collect::<BTreeSet<_>>().len() < keys.len()
    };
    USUAL_MODULI.iter().filter(merge).count()
}

/// For each parameter the least and the largest number of an input that it bounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sizes(BTreeMap<&'static str, (i128, i128)>);

impl Sizes {
    /// These and one more number.
    #[must_use]
    pub fn with(self, name: &'static str, size: impl TryInto<i128>) -> Sizes {
        self.with_all(name, [size])
    }

    /// These and more numbers, or none.
    #[must_use]
    pub fn with_all<T: TryInto<i128>>(
        mut self,
        name: &'static str,
        sizes: impl IntoIterator<Item = T>,
    ) -> Sizes {
        for size in sizes {
            // More than an i128 is more than any limit.
            let size = size.try_into().unwrap_or(i128::MAX);
            self.widen(name, (size, size));
        }
        self
    }

    /// Takes in what other inputs have.
    pub fn add(&mut self, others: &Sizes) {
        for (name, least, most) in others.iter() {
            self.widen(name, (least, most));
        }
    }

    /// The parameters by name, each with the least and the largest number.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, i128, i128)> {
        self.0
            .iter()
            .map(|(&name, &(least, most))| (name, least, most))
    }

    fn widen(&mut self, name: &'static str, (least, most): (i128, i128)) {
        let size = self.0.entry(name).or_insert((least, most));
        *size = (size.0.min(least), size.1.max(most));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_merged_by_moduli_of_which_their_difference_is_a_multiple() {
        assert_eq!(moduli_that_merge([7, 7, 8, 262]), 0);
        assert_eq!(moduli_that_merge([-250, 6]), 1);
        assert_eq!(moduli_that_merge([0, 1 << 20]), 4);
        assert_eq!(moduli_that_merge([5_i64, 998_244_358]), 1);
    }

    #[test]
    fn of_each_parameter_the_least_and_the_largest_number_are_kept() {
        let none: [u8; 0] = [];
        let mut sizes = Sizes::default().with("n", 3_usize).with_all("b", none);
        sizes.add(&Sizes::default().with_all("a", [5, -7]).with("n", u128::MAX));
        let found: Vec<_> = sizes.iter().collect();
        assert_eq!(found, [("a", -7, 5), ("n", 3, i128::MAX)]);
    }
}
