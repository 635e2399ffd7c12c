//! The longer texts: the guide and the first hint.

use bilingual::{Message, sentences};

use super::HEAP;
use crate::game::{Game, MOST_HEAPS, MOST_STONES};
use crate::strategy::{Key, key};

sentences! {
    GUIDE: "\
Có 1 đến {0} đống sỏi, mỗi đống 1 đến {1} viên. Hai bên lần lượt đi. Mỗi lượt
chọn một đống và bốc ở đó bao nhiêu viên tùy ý, ít nhất một viên. Ai bốc viên
cuối cùng thì thua (thể thức misère) hoặc thắng (thể thức thường).

Nước đi gồm hai số, ví dụ 2 5: ở đống 2 bốc 5 viên. Đến lượt mình có thể gõ
gợi ý; gõ lần nữa thì máy chỉ hẳn nước đi.

Bí quyết (Bouton, 1901): viết số viên của các đống ở hệ nhị phân rồi đếm số chữ
số 1 trong từng cột. Hãy đi sao cho số chữ số 1 của cột nào cũng chẵn (tổng
nim bằng 0). Chơi misère cũng vậy, chừng nào còn ít nhất hai đống có hơn một
viên; khi chỉ còn nhiều nhất một đống như thế thì hãy để lại một số lẻ đống,
mỗi đống một viên.", "\
There are 1 to {0} heaps of 1 to {1} stones. The players move in turn. A move
takes any number of stones from one heap, at least one. Whoever takes the last
stone of all loses (misère play) or wins (normal play).

A move is two numbers, for example 2 5: from heap 2 take 5 stones. When it is
your turn, you can type hint; type it once more and the move is named.

The secret (Bouton, 1901): write the heaps in binary and count the digits 1 in
each column. Move so that every column has an even number of them (the nim-sum
is 0). In misère play do the same as long as two heaps have more than one
stone; with at most one such heap, leave an odd number of heaps of one stone.";
    ONLY_ONES: "Chỉ còn {0} đống, mỗi đống một viên: hãy đếm xem ai phải bốc viên cuối.", "Heaps of one stone are left, {0} of them: count who has to take the last.";
    LAST_LARGE: "Chỉ một đống có hơn một viên: để lại một số lẻ đống, mỗi đống một viên.", "Only one heap has more than one stone: leave an odd number of single stones.";
    SUM_IS_ZERO: "Tổng nim bằng 0: nước nào cũng làm nó khác 0.", "The nim-sum is 0: every move will change that.";
    MAKE_IT_ZERO: "Hãy đi sao cho tổng nim bằng 0: số chữ số 1 của mỗi cột là chẵn.", "Make the nim-sum 0: an even number of digits 1 in each column.";
    NIM_SUM: "Tổng nim", "Nim-sum";
}

/// The rules and how to win.
pub(super) fn guide() -> Message {
    GUIDE.with(&[&MOST_HEAPS, &MOST_STONES]).into()
}

/// The first hint: the heaps in binary, and what to aim at.
pub(super) fn think(game: &Game) -> Message {
    let heaps = game.heaps();
    let advice = match key(game.play(), heaps) {
        Key::Ones(count) => return ONLY_ONES.with(&[&count]).into(),
        Key::LastLarge => return LAST_LARGE.into(),
        Key::NimSum(0) => SUM_IS_ZERO,
        Key::NimSum(_) => MAKE_IT_ZERO,
    };
    let sum = theory::nimber::nim_sum(heaps.iter().copied());
    Message::in_each(|lang| {
        let [heap, nim_sum, advice] = [HEAP, NIM_SUM, advice].map(|text| text.of(lang));
        let filled = (1..).zip(heaps).filter(|&(_, &stones)| stones > 0);
        let mut lines: Vec<String> = filled
            .map(|(number, stones)| format!("{heap} {number:>2}  {stones:>3}   {stones:05b}"))
            .collect();
        lines.push(format!("{nim_sum:<16}{sum:05b}"));
        lines.push(advice.to_owned());
        lines.join("\n")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Play, Player};
    use bilingual::Lang;

    #[test]
    fn the_first_hint_shows_the_columns_or_what_is_special() {
        let hint = |play, heaps: &[u64]| {
            let said = think(&Game::new(play, heaps.to_vec(), Player::You));
            let lines = said.of(Lang::En).lines().map(str::to_owned);
            lines.collect::<Vec<_>>()
        };
        assert_eq!(
            hint(Play::Misere, &[3, 0, 29]),
            [
                "Heap  1    3   00011",
                "Heap  3   29   11101",
                "Nim-sum         11110",
                "Make the nim-sum 0: an even number of digits 1 in each column.",
            ]
        );
        assert_eq!(hint(Play::Misere, &[1, 5]).len(), 1);
        assert_eq!(hint(Play::Misere, &[1, 1]).len(), 1);
        assert_eq!(hint(Play::Normal, &[1, 1]).len(), 4);
    }
}
