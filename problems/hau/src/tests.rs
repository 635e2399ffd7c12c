//! What HAU stands on, beside what confirms its answers.

use super::*;

#[test]
fn the_first_pairs_are_those_of_the_module_doc() {
    let pairs: Vec<Square> = (0..6).map(|k| (lower(k), lower(k) + k)).collect();
    assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
}

#[test]
fn partners_are_mutual_up_to_the_limit() {
    for x in (0..=20_000).chain(LARGEST - 20_000..=LARGEST) {
        assert_eq!(partner(partner(x)), x);
        let difference = x.abs_diff(partner(x));
        assert_eq!(lower(difference), x.min(partner(x)));
    }
}

#[test]
fn lower_is_exact_for_fibonacci_numbers_whose_multiple_of_phi_is_nearly_whole() {
    let (mut k, mut next) = (1_u64, 1_u64);
    while next < LARGEST {
        (k, next) = (next, k + next);
        // kφ is less than 1/k away from the next Fibonacci number. It lies above it exactly
        // if k² + k·next − next², which is 1 or −1, is 1.
        let product = u128::from(k) * u128::from(k + next);
        let is_below = product > u128::from(next) * u128::from(next);
        assert_eq!(lower(k), next - u64::from(!is_below), "{k}");
    }
}
