//! The rules of MONEY.

use arena::Game;

/// A sum of money; at each exchange the player hands back half of it if it is even, else he is
/// given twice as much and one more. He may stop whenever he likes; with one dong the game is over.
///
/// It is a game for one, who chooses nothing but when to stop.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The player's sum.
    type Position = u128;
    /// An exchange.
    type Move = ();

    fn moves(&self, &sum: &u128) -> impl IntoIterator<Item = ((), u128)> {
        let after = if sum.is_multiple_of(2) {
            sum - sum / 2
        } else {
            sum + 2 * sum + 1
        };
        (sum != 1).then_some(((), after))
    }

    fn say(&self, (): &()) -> String {
        "+".into()
    }

    fn show(&self, sum: &u128) -> String {
        sum.to_string()
    }
}
