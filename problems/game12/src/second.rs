//! Long words by counting, letter by letter of the alphabet.

use crate::{Input, Output};

/// The answer for words of any length, letter by letter of the alphabet and without the greedy play.
///
/// **Her word.** She is to move, Ron has just taken a letter, and `c` is the smallest letter left, `all`
/// times. How many turns in a row can she take a `c`? If she takes those at a set `S` of places,
/// Ron takes all others from right to left; so she must take the one at `s` in one of her first
/// `r + 1` turns, where `r` places to the right of `s` are not in `S`. Nothing is lost by taking them in
/// the order of these deadlines, from right to left. The `i`-th is at the `j`-th place from the right
/// with `r = j − i`, and comes in time if `i ≤ ⌈j/2⌉`. So `S` is possible exactly if at most `⌈j/2⌉` of
/// the last `j` places are in it, for every `j`; and going through the places from the right, taking
/// each `c` that these bounds allow, gives the most. Let there be `t` of them. Then all `c` are gone,
/// `all − t` of them by Ron, who has moved `t` times; the other `2t − all` letters that he took are the
/// last ones larger than `c`. So what is left does not depend on `S`, and it goes on with that.
///
/// **Who wins.** As long as the words are equal, look at the smallest letter `c` left. If the last
/// letter is larger, she takes a `c` and wins. If not, let `k` letters `c` end what is left, and let
/// `m` more be elsewhere. Anything but `c` would lose. So they take `c` by `c`, and in each of her
/// turns she has one choice: from the end or elsewhere. She wins if the end is used up while one
/// elsewhere is left; taking from the end as often as possible leaves most of them, `m` if `k` is
/// even and `m − 1` if `k` is odd. With none left all `c` are gone whatever she chose, and it goes
/// on with the next letter. With `m = 0` and odd `k` Ron takes the last `c`, and she, if a letter
/// is left, a larger one.
pub fn solve(input: &Input) -> Output {
    let mut word = Vec::new();
    let mut left = input.letters.clone();
    left.pop();
    while let Some(&smallest) = left.iter().min() {
        let mut taken = 0_usize;
        for (passed, &letter) in (1_usize..).zip(left.iter().rev()) {
            taken = (taken + usize::from(letter == smallest)).min(passed.div_ceil(2));
        }
        let before = left.len();
        left.retain(|&letter| letter != smallest);
        let all = before - left.len();
        left.truncate(left.len().saturating_sub(2 * taken - all));
        if taken > 0 {
            word.push((smallest, taken));
        }
    }
    Output {
        wins: can_win(&input.letters),
        word,
    }
}

/// Whether she can win, by the argument told at [`solve`].
fn can_win(letters: &[u8]) -> bool {
    let mut left = letters.to_vec();
    while let Some(&smallest) = left.iter().min() {
        let is_smallest = |letter: &&u8| **letter == smallest;
        let all = left.iter().filter(is_smallest).count();
        let at_the_end = left.iter().rev().take_while(is_smallest).count();
        if all - at_the_end > at_the_end % 2 {
            return true;
        }
        if all == at_the_end && at_the_end % 2 == 1 {
            return left.len() == all;
        }
        left.retain(|&letter| letter != smallest);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute;
    use crate::{BLOCK, Game12};
    use contract::Room;
    use inpout::Problem;

    #[test]
    fn counting_says_what_playing_every_game_says() {
        let mut rng = contract::seeded(&["game12", "counting"]);
        for _ in 0..3000 {
            let input = Game12::small(&mut rng);
            assert_eq!(brute::solve(&input), Some(solve(&input)), "{input}");
        }
    }

    #[test]
    fn the_greedy_play_agrees_with_counting() {
        let mut rng = contract::seeded(&["game12", "second"]);
        // Up to several blocks of letters.
        for n in (2..300).chain([2 * BLOCK - 1, 2 * BLOCK, 2 * BLOCK + 1, 2000]) {
            for kinds in [1, 2, 3, 26] {
                let mut input = crate::cases::random(&mut rng, n, kinds);
                assert_eq!(Game12::solve(&input), solve(&input), "{input}");
                input.letters.sort_unstable_by(|a, b| b.cmp(a));
                assert_eq!(Game12::solve(&input), solve(&input), "{input}");
            }
        }
    }
}
