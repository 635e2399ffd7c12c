//! The longer texts: the guide and the first hint.

use super::Language::{self, English, Vietnamese};
use crate::game::{Game, MOST_HEAPS, MOST_STONES};
use crate::strategy::{Key, key};

impl Language {
    /// The rules and how to win.
    pub fn guide(self) -> Vec<String> {
        let text = match self {
            Vietnamese => format!(
                "Có 1 đến {MOST_HEAPS} đống sỏi, mỗi đống 1 đến {MOST_STONES} viên. Hai bên lần lượt đi. Mỗi lượt
chọn một đống và bốc ở đó bao nhiêu viên tùy ý, ít nhất một viên. Ai bốc viên
cuối cùng thì thua (thể thức misère) hoặc thắng (thể thức thường).

Nước đi gồm hai số, ví dụ 2 5: ở đống 2 bốc 5 viên. Đến lượt mình có thể gõ
gợi ý; gõ lần nữa thì máy chỉ hẳn nước đi.

Bí quyết (Bouton, 1901): viết số viên của các đống ở hệ nhị phân rồi đếm số chữ
số 1 trong từng cột. Hãy đi sao cho cột nào cũng có một số chẵn chữ số 1 (tổng
nim bằng 0). Chơi misère cũng vậy, chừng nào còn ít nhất hai đống có hơn một
viên; khi chỉ còn nhiều nhất một đống như thế thì hãy để lại một số lẻ đống,
mỗi đống một viên."
            ),
            English => format!(
                "There are 1 to {MOST_HEAPS} heaps of 1 to {MOST_STONES} stones. The players move in turn. A move
takes any number of stones from one heap, at least one. Whoever takes the last
stone of all loses (misère play) or wins (normal play).

A move is two numbers, for example 2 5: from heap 2 take 5 stones. When it is
your turn, you can type hint; type it once more and the move is named.

The secret (Bouton, 1901): write the heaps in binary and count the digits 1 in
each column. Move so that every column has an even number of them (the nim-sum
is 0). In misère play do the same as long as two heaps have more than one
stone; with at most one such heap, leave an odd number of heaps of one stone."
            ),
        };
        text.lines().map(str::to_owned).collect()
    }

    /// The first hint: the heaps in binary, and what to aim at.
    pub(super) fn think(self, game: &Game) -> Vec<String> {
        let heaps = game.heaps();
        let advice = match key(game.play(), heaps) {
            Key::Ones(count) => {
                return vec![self.pick(
                    format!("Chỉ còn {count} đống, mỗi đống một viên: hãy đếm xem ai phải bốc viên cuối."),
                    format!("Heaps of one stone are left, {count} of them: count who has to take the last."),
                )];
            }
            Key::LastLarge => {
                return vec![self.pick(
                    "Chỉ một đống có hơn một viên: để lại một số lẻ đống, mỗi đống một viên.",
                    "Only one heap has more than one stone: leave an odd number of single stones.",
                )];
            }
            Key::NimSum(0) => self.pick(
                "Tổng nim bằng 0: nước nào cũng làm nó khác 0.",
                "The nim-sum is 0: every move will change that.",
            ),
            Key::NimSum(_) => self.pick(
                "Hãy đi sao cho tổng nim bằng 0: mỗi cột có một số chẵn chữ số 1.",
                "Make the nim-sum 0: an even number of digits 1 in each column.",
            ),
        };
        let (heading, _) = self.headings();
        let sum = theory::nimber::nim_sum(heaps.iter().copied());
        let mut lines: Vec<String> = (1..)
            .zip(heaps)
            .filter(|&(_, &stones)| stones > 0)
            .map(|(number, stones)| format!("{heading} {number:>2}  {stones:>3}   {stones:05b}"))
            .collect();
        lines.push(format!(
            "{}{sum:05b}",
            self.pick("Tổng nim        ", "Nim-sum         ")
        ));
        lines.push(advice);
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Play, Player};
    use crate::session::Note;

    #[test]
    fn the_first_hint_shows_the_columns_or_what_is_special() {
        let think = |play, heaps: &[u64]| {
            English.note(&Note::Think(Game::new(play, heaps.to_vec(), Player::You)))
        };
        assert_eq!(
            think(Play::Misere, &[3, 0, 29]),
            [
                "Heap  1    3   00011",
                "Heap  3   29   11101",
                "Nim-sum         11110",
                "Make the nim-sum 0: an even number of digits 1 in each column.",
            ]
        );
        assert_eq!(think(Play::Misere, &[1, 5]).len(), 1);
        assert_eq!(think(Play::Misere, &[1, 1]).len(), 1);
        assert_eq!(think(Play::Normal, &[1, 1]).len(), 4);
    }
}
