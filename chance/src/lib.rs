//! Chance that falls the same on every machine and at any time.
//!
//! Tests are made, inputs are broken and opponents throw their dice by [`Rng`], a generator that
//! [`seeded`] starts from names.

pub use rand::RngExt;
use rand::SeedableRng;
use rand::seq::SliceRandom;

/// The generator behind every random test: `ChaCha8`, whose stream is fixed by its definition.
pub type Rng = rand_chacha::ChaCha8Rng;

/// A generator seeded by names, such as a problem's id and a test's name: the same names give
/// the same test, on every machine and at any time.
pub fn seeded(names: &[&str]) -> Rng {
    let mut seed = [0; 32];
    // FNV-1a over the names, each ended by a byte that no name holds, in four lanes.
    for (lane, chunk) in seed.chunks_exact_mut(8).enumerate() {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64 ^ lane as u64;
        for byte in names.iter().flat_map(|name| name.bytes().chain([0xff])) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        chunk.copy_from_slice(&hash.to_le_bytes());
    }
    Rng::from_seed(seed)
}

/// The numbers `0..n` in random order.
pub fn permutation(n: usize, rng: &mut Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    order.shuffle(rng);
    order
}

/// A number in `1..=most` whose size, not its value, is uniform: small numbers are as frequent
/// as large ones, so one list holds all magnitudes.
pub fn any_magnitude(most: u64, rng: &mut Rng) -> u64 {
    let bits = rng.random_range(1..=most.ilog2() + 1);
    let top = if bits == 64 {
        u64::MAX
    } else {
        (1 << bits) - 1
    };
    rng.random_range(1 << (bits - 1)..=top).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_depend_on_every_name_and_on_its_place() {
        let first = |names: &[&str]| seeded(names).random::<u64>();
        assert_eq!(first(&["nim", "a"]), first(&["nim", "a"]));
        assert_ne!(first(&["nim", "a"]), first(&["nim", "b"]));
        assert_ne!(first(&["nim", "a"]), first(&["a", "nim"]));
        assert_ne!(first(&["nim", "a"]), first(&["nima"]));
    }

    #[test]
    fn the_stream_never_changes() {
        // Generated tests are identified by their hashes: another stream would change them all.
        let mut rng = seeded(&["nim", "sample"]);
        let drawn: Vec<u32> = (0..4).map(|_| rng.random_range(0..1000)).collect();
        assert_eq!(drawn, [297, 158, 868, 406]);
    }

    #[test]
    fn any_magnitude_stays_in_range_and_reaches_both_ends() {
        let mut rng = seeded(&["any magnitude"]);
        for most in [1, 2, 3, 1000, u64::MAX] {
            assert!((0..1000).all(|_| (1..=most).contains(&any_magnitude(most, &mut rng))));
        }
        let drawn: Vec<u64> = (0..1000).map(|_| any_magnitude(8, &mut rng)).collect();
        assert!(drawn.contains(&1) && drawn.contains(&8));
    }
}
