//! What several tests hold the reference against.

/// The totals of the player to move and of the other one, by every line of play. Each wants his own to be largest;
/// since they add up to a constant, the other one's is then smallest.
pub(crate) fn best_totals(row: &[i64]) -> (i64, i64) {
    let after = |taken: i64, rest: &[i64]| {
        let (other, own) = best_totals(rest);
        (own + taken, other)
    };
    match row {
        [] => (0, 0),
        [only] => (*only, 0),
        [left, .., right] => after(*left, &row[1..]).max(after(*right, &row[..row.len() - 1])),
    }
}
