//! All that the game says, in both languages.

use bilingual::{Message, Say, Text, sentences};

use crate::game::{Illegal, MOST_HEAPS, MOST_STONES, Play, Player, Taken};
use crate::session::{Note, Question, Refusal};

mod guide;

sentences! {
    // The forms of play and the menu.
    MISERE: "Misère: ai bốc viên cuối cùng thì thua", "Misère: whoever takes the last stone loses";
    NORMAL: "Thường: ai bốc viên cuối cùng thì thắng", "Normal: whoever takes the last stone wins";
    TWO_PERSONS: "Hai người chơi – đổi thành một người với máy", "Two persons – change to one person and the machine";
    ONE_PERSON: "Một người với máy – đổi thành hai người chơi", "One person and the machine – change to two persons";
    GUIDE: "Hướng dẫn", "Guide";
    OTHER_LANGUAGE: "English", "Tiếng Việt";
    QUIT: "Thoát", "Quit";
    CHOICE: "Bạn chọn", "Your choice";
    MENU_AGAIN: "Enter: xem lại bảng chọn", "Enter: the menu again";

    // Questions.
    WHICH_RULE: "Thể thức chơi: misere hay normal", "The form of play: misere or normal";
    HOW_MANY_HEAPS: "Số đống (1 đến {0})", "Number of heaps (1 to {0})";
    WHICH_SIZES: "Số viên của từng đống", "The stones of each heap";
    WHO_BEGINS: "Ai đi trước", "Who begins";
    YOUR_MOVE: "Lượt của bạn – đống nào, mấy viên", "Your move – which heap, how many stones";
    MOVE_OF: "Lượt của {0} – đống nào, mấy viên", "{0}'s move – which heap, how many stones";
    ANOTHER_GAME: "Chơi ván nữa? (c: có, k: không, menu)", "Another game? (y: yes, n: no, menu)";
    COMMANDS: "gợi ý · luật · lang: English · menu · thoát · Enter: xem lại bảng", "hint · guide · lang: Tiếng Việt · menu · quit · Enter: the table again";

    // The table, and who plays.
    HEAP: "Đống", "Heap";
    STONES: "Số sỏi", "Stones";
    ONE_STONE: "{0} viên", "{0} stone";
    SOME_STONES: "{0} viên", "{0} stones";
    YOU: "Bạn", "You";
    MACHINE: "Máy", "The machine";
    YOU_WITHIN: "bạn", "you";
    MACHINE_WITHIN: "máy", "the machine";
    A: "A", "A";
    B: "B", "B";

    // What happens.
    YOU_BEGIN: "Gieo đồng xu: {0} đi trước.", "The coin is tossed: {0} begin.";
    ANOTHER_BEGINS: "Gieo đồng xu: {0} đi trước.", "The coin is tossed: {0} begins.";
    TOSSING: "Gieo đồng xu", "Tossing the coin";
    THINKING: "Máy đang nghĩ…", "The machine is thinking …";
    TOOK: "{0} bốc {1} ở đống {2}.", "{0} took {1} from heap {2}.";
    YOU_WIN_MISERE: "Chúc mừng! Bạn thắng: máy phải bốc viên cuối cùng.", "Congratulations! You win: the machine had to take the last stone.";
    YOU_WIN_NORMAL: "Chúc mừng! Bạn thắng: bạn đã bốc viên cuối cùng.", "Congratulations! You win: the last stone is yours.";
    YOU_LOSE_MISERE: "Bạn thua rồi: bạn phải bốc viên cuối cùng.", "You lose: you had to take the last stone.";
    YOU_LOSE_NORMAL: "Bạn thua rồi: máy đã bốc viên cuối cùng.", "You lose: the machine has the last stone.";
    WINS_MISERE: "Chúc mừng {0}! {1} thua vì phải bốc viên cuối cùng.", "Congratulations, {0}! {1} had to take the last stone.";
    WINS_NORMAL: "Chúc mừng {0}! {0} thắng vì đã bốc viên cuối cùng.", "Congratulations, {0}! The last stone is yours.";
    BYE: "Tạm biệt!", "Goodbye!";

    // To a line that is no answer.
    TRY_AND_WIN: "Bốc {0} ở đống {1} thì thắng.", "Taking {0} from heap {1} wins.";
    TRY_AND_HOPE: "Thế này thua nếu đối thủ không sai. Cứ bốc {0} ở đống {1} và chờ.", "Lost if nobody errs. Take {0} from heap {1} and hope.";
    THIS_LANGUAGE: "Tiếng Việt.", "English.";
    PLAYERS_CHANGED: "Đã đổi số người chơi.", "Changed the number of persons.";
    NO_RULE: "Hãy gõ một trong các lựa chọn, như misere hoặc normal.", "Type one of the choices, such as misere or normal.";
    NO_COUNT: "Số đống là một số nguyên từ 1 đến {0}.", "The number of heaps is a whole number from 1 to {0}.";
    NO_SIZES: "Hãy gõ 1 đến {0} số nguyên từ 1 đến {1}.", "Type 1 to {0} whole numbers from 1 to {1}.";
    NO_FIRST: "Hãy gõ YOU hoặc MACHINE (hai người chơi: A hoặc B).", "Type YOU or MACHINE (two persons: A or B).";
    NO_MOVE: "Hãy gõ hai số: số thứ tự của đống và số viên muốn bốc, ví dụ 2 5.", "Type two numbers: the heap and how many stones, for example 2 5.";
    NO_REPLY: "Hãy gõ c, k hoặc menu.", "Type y, n or menu.";
    NOT_NOW: "Bây giờ thì không được.", "Not now.";
    NO_SUCH_HEAP: "Các đống được đánh số từ 1 đến {0}.", "The heaps are numbered from 1 to {0}.";
    EMPTY_HEAP: "Đống {0} đã hết sỏi.", "Heap {0} is empty.";
    TAKES_NOTHING: "Phải bốc ít nhất một viên.", "At least one stone must be taken.";
    TAKES_TOO_MANY: "Đống {0} chỉ còn {1}.", "Heap {0} holds only {1}.";
}

/// The rule in a sentence.
pub fn rule(play: Play) -> Text {
    match play {
        Play::Misere => MISERE,
        Play::Normal => NORMAL,
    }
}

/// The lines of the menu, each with the digit that chooses it.
pub fn menu(two_persons: bool) -> [(char, Text); 6] {
    let players = if two_persons { TWO_PERSONS } else { ONE_PERSON };
    [
        ('1', MISERE),
        ('2', NORMAL),
        ('3', players),
        ('4', GUIDE),
        ('5', OTHER_LANGUAGE),
        ('0', QUIT),
    ]
}

/// A question.
pub fn question(question: Question) -> Message {
    match question {
        Question::Rule { .. } => WHICH_RULE.into(),
        Question::Heaps => HOW_MANY_HEAPS.with(&[&MOST_HEAPS]).into(),
        Question::Sizes => WHICH_SIZES.into(),
        Question::First => WHO_BEGINS.into(),
        Question::Move(Player::You | Player::Machine) => YOUR_MOVE.into(),
        Question::Move(player @ (Player::A | Player::B)) => MOVE_OF.with(&[&name(player)]).into(),
        Question::Again => ANOTHER_GAME.into(),
    }
}

/// What a player is called.
fn name(player: Player) -> Text {
    match player {
        Player::You => YOU,
        Player::Machine => MACHINE,
        Player::A => A,
        Player::B => B,
    }
}

/// Who begins, as the coin says.
pub fn toss(first: Player) -> Message {
    match first {
        Player::You => YOU_BEGIN.with(&[&YOU_WITHIN]).into(),
        Player::Machine => ANOTHER_BEGINS.with(&[&MACHINE_WITHIN]).into(),
        Player::A | Player::B => ANOTHER_BEGINS.with(&[&name(first)]).into(),
    }
}

/// A move that was made.
pub fn took(taken: Taken) -> Message {
    let Taken { heap, stones, by } = taken;
    TOOK.with(&[&name(by), &some(stones), &heap]).into()
}

/// So many stones.
fn some(stones: u64) -> Message {
    let text = if stones == 1 { ONE_STONE } else { SOME_STONES };
    text.with(&[&stones]).into()
}

/// Who has won, and why.
pub fn won(winner: Player, play: Play) -> Message {
    match (winner, play) {
        (Player::You, Play::Misere) => YOU_WIN_MISERE.into(),
        (Player::You, Play::Normal) => YOU_WIN_NORMAL.into(),
        (Player::Machine, Play::Misere) => YOU_LOSE_MISERE.into(),
        (Player::Machine, Play::Normal) => YOU_LOSE_NORMAL.into(),
        (Player::A | Player::B, Play::Misere) => {
            let names: [&dyn Say; 2] = [&name(winner), &name(winner.other())];
            WINS_MISERE.with(&names).into()
        }
        (Player::A | Player::B, Play::Normal) => WINS_NORMAL.with(&[&name(winner)]).into(),
    }
}

/// What is told to a line that is no answer, in one line or several; nothing for a blank one.
pub fn note(note: &Note) -> Message {
    match note {
        Note::Refused(refused) => refusal(*refused),
        Note::Blank => Message::default(),
        Note::Guide => guide::guide(),
        Note::Think(game) => guide::think(game),
        Note::Try((heap, stones), wins) => {
            let text = if *wins { TRY_AND_WIN } else { TRY_AND_HOPE };
            text.with(&[&some(*stones), heap]).into()
        }
        Note::Language => THIS_LANGUAGE.into(),
        Note::Players => PLAYERS_CHANGED.into(),
    }
}

fn refusal(refusal: Refusal) -> Message {
    match refusal {
        Refusal::NoRule => NO_RULE.into(),
        Refusal::NoCount => NO_COUNT.with(&[&MOST_HEAPS]).into(),
        Refusal::NoSizes => NO_SIZES.with(&[&MOST_HEAPS, &MOST_STONES]).into(),
        Refusal::NoFirst => NO_FIRST.into(),
        Refusal::NoMove => NO_MOVE.into(),
        Refusal::NoReply => NO_REPLY.into(),
        Refusal::NotNow => NOT_NOW.into(),
        Refusal::Illegal(Illegal::NoSuchHeap { count }) => NO_SUCH_HEAP.with(&[&count]).into(),
        Refusal::Illegal(Illegal::EmptyHeap { heap }) => EMPTY_HEAP.with(&[&heap]).into(),
        Refusal::Illegal(Illegal::TakesNothing) => TAKES_NOTHING.into(),
        Refusal::Illegal(Illegal::TakesTooMany { heap, left }) => {
            TAKES_TOO_MANY.with(&[&heap, &some(left)]).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use bilingual::Lang::{self, En, Vi};

    #[test]
    fn sentences_have_their_numbers_in_both_languages() {
        let taken = took(Taken {
            by: Player::Machine,
            heap: 3,
            stones: 1,
        });
        assert_eq!(taken.of(Vi), "Máy bốc 1 viên ở đống 3.");
        assert_eq!(taken.of(En), "The machine took 1 stone from heap 3.");
        let you = toss(Player::You);
        assert_eq!(you.of(En), "The coin is tossed: you begin.");
        assert_eq!(you.of(Vi), "Gieo đồng xu: bạn đi trước.");
        assert_eq!(toss(Player::B).of(En), "The coin is tossed: B begins.");
    }

    #[test]
    fn every_line_fits_80_columns_with_its_margin() {
        let game = Game::new(Play::Normal, vec![30; 10], Player::You);
        let mut said = vec![
            note(&Note::Guide),
            note(&Note::Think(game)),
            note(&Note::Try((10, 30), true)),
            note(&Note::Try((10, 30), false)),
            won(Player::B, Play::Normal),
            won(Player::B, Play::Misere),
        ];
        said.extend(ALL.iter().map(|&(_, text)| text.into()));
        for lang in Lang::ALL {
            for line in said.iter().flat_map(|it| it.of(lang).lines()) {
                assert!(line.chars().count() <= 79, "{line}");
            }
        }
    }
}
