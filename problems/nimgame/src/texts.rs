//! All that the game says, each sentence in both languages side by side.

use crate::game::{Illegal, MOST_HEAPS, MOST_STONES, Play, Player, Taken};
use crate::session::{Note, Question, Refusal};

mod guide;

/// The languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Tiếng Việt.
    Vietnamese,
    /// English.
    English,
}

use Language::{English, Vietnamese};

impl Language {
    /// The other language.
    pub fn other(self) -> Language {
        match self {
            Vietnamese => English,
            English => Vietnamese,
        }
    }

    /// The text in this language.
    fn pick(self, vietnamese: impl Into<String>, english: impl Into<String>) -> String {
        match self {
            Vietnamese => vietnamese.into(),
            English => english.into(),
        }
    }

    /// The rule in a sentence.
    pub fn rule(self, play: Play) -> String {
        match play {
            Play::Misere => self.pick(
                "Misère: ai bốc viên cuối cùng thì thua",
                "Misère: whoever takes the last stone loses",
            ),
            Play::Normal => self.pick(
                "Thường: ai bốc viên cuối cùng thì thắng",
                "Normal: whoever takes the last stone wins",
            ),
        }
    }

    /// The lines of the menu, each with the digit that chooses it.
    pub fn menu(self, two_persons: bool) -> Vec<(char, String)> {
        let players = if two_persons {
            self.pick(
                "Hai người chơi – đổi thành một người với máy",
                "Two persons – change to one person and the machine",
            )
        } else {
            self.pick(
                "Một người với máy – đổi thành hai người chơi",
                "One person and the machine – change to two persons",
            )
        };
        vec![
            ('1', self.rule(Play::Misere)),
            ('2', self.rule(Play::Normal)),
            ('3', players),
            ('4', self.pick("Hướng dẫn", "Guide")),
            ('5', self.pick("English", "Tiếng Việt")),
            ('0', self.pick("Thoát", "Quit")),
        ]
    }

    /// What is asked below the menu.
    pub fn choice(self) -> String {
        self.pick("Bạn chọn", "Your choice")
    }

    /// How to see the menu again.
    pub fn menu_again(self) -> String {
        self.pick("Enter: xem lại bảng chọn", "Enter: the menu again")
    }

    /// A question.
    pub fn question(self, question: Question) -> String {
        match question {
            Question::Rule { .. } => self.pick(
                "Thể thức chơi: misere hay normal",
                "The form of play: misere or normal",
            ),
            Question::Heaps => self.pick(
                format!("Số đống (1 đến {MOST_HEAPS})"),
                format!("Number of heaps (1 to {MOST_HEAPS})"),
            ),
            Question::Sizes => self.pick("Số viên của từng đống", "The stones of each heap"),
            Question::First => self.pick("Ai đi trước", "Who begins"),
            Question::Move(player) => {
                let name = self.name(player);
                match player {
                    Player::You | Player::Machine => self.pick(
                        "Lượt của bạn – đống nào, mấy viên",
                        "Your move – which heap, how many stones",
                    ),
                    Player::A | Player::B => self.pick(
                        format!("Lượt của {name} – đống nào, mấy viên"),
                        format!("{name}'s move – which heap, how many stones"),
                    ),
                }
            }
            Question::Again => self.pick(
                "Chơi ván nữa? (c: có, k: không, menu)",
                "Another game? (y: yes, n: no, menu)",
            ),
        }
    }

    /// The commands that can be typed in place of a move.
    pub fn commands(self) -> String {
        self.pick(
            "gợi ý · luật · lang: English · menu · thoát · Enter: xem lại bảng",
            "hint · guide · lang: Tiếng Việt · menu · quit · Enter: the table again",
        )
    }

    /// The headings of the table: the heap's number and its stones.
    pub fn headings(self) -> (String, String) {
        (self.pick("Đống", "Heap"), self.pick("Số sỏi", "Stones"))
    }

    /// What a player is called.
    pub fn name(self, player: Player) -> String {
        match player {
            Player::You => self.pick("Bạn", "You"),
            Player::Machine => self.pick("Máy", "The machine"),
            Player::A => "A".to_owned(),
            Player::B => "B".to_owned(),
        }
    }

    /// Who begins, as the coin says.
    pub fn toss(self, first: Player) -> String {
        let name = match first {
            Player::You => self.pick("bạn", "you"),
            Player::Machine => self.pick("máy", "the machine"),
            Player::A | Player::B => self.name(first),
        };
        let begins = if first == Player::You {
            "begin"
        } else {
            "begins"
        };
        self.pick(
            format!("Gieo đồng xu: {name} đi trước."),
            format!("The coin is tossed: {name} {begins}."),
        )
    }

    /// What is said while the coin is in the air.
    pub fn tossing(self) -> String {
        self.pick("Gieo đồng xu", "Tossing the coin")
    }

    /// What is said while the machine is thinking.
    pub fn thinking(self) -> String {
        self.pick("Máy đang nghĩ…", "The machine is thinking …")
    }

    /// A move that was made.
    pub fn took(self, taken: Taken) -> String {
        let Taken { heap, stones, by } = taken;
        let name = self.name(by);
        let word = stones_word(stones);
        self.pick(
            format!("{name} bốc {stones} viên ở đống {heap}."),
            format!("{name} took {stones} {word} from heap {heap}."),
        )
    }

    /// Who has won, and why.
    pub fn won(self, winner: Player, play: Play) -> String {
        let (name, loser) = (self.name(winner), self.name(winner.other()));
        match (winner, play) {
            (Player::You, Play::Misere) => self.pick(
                "Chúc mừng! Bạn thắng: máy phải bốc viên cuối cùng.",
                "Congratulations! You win: the machine had to take the last stone.",
            ),
            (Player::You, Play::Normal) => self.pick(
                "Chúc mừng! Bạn thắng: bạn đã bốc viên cuối cùng.",
                "Congratulations! You win: the last stone is yours.",
            ),
            (Player::Machine, Play::Misere) => self.pick(
                "Bạn thua rồi: bạn phải bốc viên cuối cùng.",
                "You lose: you had to take the last stone.",
            ),
            (Player::Machine, Play::Normal) => self.pick(
                "Bạn thua rồi: máy đã bốc viên cuối cùng.",
                "You lose: the machine has the last stone.",
            ),
            (Player::A | Player::B, Play::Misere) => self.pick(
                format!("Chúc mừng {name}! {loser} thua vì phải bốc viên cuối cùng."),
                format!("Congratulations, {name}! {loser} had to take the last stone."),
            ),
            (Player::A | Player::B, Play::Normal) => self.pick(
                format!("Chúc mừng {name}! {name} thắng vì đã bốc viên cuối cùng."),
                format!("Congratulations, {name}! The last stone is yours."),
            ),
        }
    }

    /// The last words.
    pub fn bye(self) -> String {
        self.pick("Tạm biệt!", "Goodbye!")
    }

    /// What is told to a line that is no answer, line by line; nothing for a blank one.
    pub fn note(self, note: &Note) -> Vec<String> {
        match note {
            Note::Refused(refusal) => vec![self.refusal(*refusal)],
            Note::Blank => Vec::new(),
            Note::Guide => self.guide(),
            Note::Think(game) => self.think(game),
            Note::Try((heap, stones), wins) => {
                let word = stones_word(*stones);
                vec![if *wins {
                    self.pick(
                        format!("Bốc {stones} viên ở đống {heap} thì thắng."),
                        format!("Taking {stones} {word} from heap {heap} wins."),
                    )
                } else {
                    self.pick(
                        format!(
                            "Thế này thua nếu đối thủ không sai. Cứ bốc {stones} viên ở đống {heap} và chờ."
                        ),
                        format!(
                            "Lost if nobody errs. Take {stones} {word} from heap {heap} and hope."
                        ),
                    )
                }]
            }
            Note::Language => vec![self.pick("Tiếng Việt.", "English.")],
            Note::Players => {
                vec![self.pick("Đã đổi số người chơi.", "Changed the number of persons.")]
            }
        }
    }

    fn refusal(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::NoRule => self.pick(
                "Hãy gõ một trong các lựa chọn, như misere hoặc normal.",
                "Type one of the choices, such as misere or normal.",
            ),
            Refusal::NoCount => self.pick(
                format!("Số đống là một số nguyên từ 1 đến {MOST_HEAPS}."),
                format!("The number of heaps is a whole number from 1 to {MOST_HEAPS}."),
            ),
            Refusal::NoSizes => self.pick(
                format!("Hãy gõ 1 đến {MOST_HEAPS} số nguyên từ 1 đến {MOST_STONES}."),
                format!("Type 1 to {MOST_HEAPS} whole numbers from 1 to {MOST_STONES}."),
            ),
            Refusal::NoFirst => self.pick(
                "Hãy gõ YOU hoặc MACHINE (hai người chơi: A hoặc B).",
                "Type YOU or MACHINE (two persons: A or B).",
            ),
            Refusal::NoMove => self.pick(
                "Hãy gõ hai số: số thứ tự của đống và số viên muốn bốc, ví dụ 2 5.",
                "Type two numbers: the heap and how many stones, for example 2 5.",
            ),
            Refusal::NoReply => self.pick("Hãy gõ c, k hoặc menu.", "Type y, n or menu."),
            Refusal::NotNow => self.pick("Bây giờ thì không được.", "Not now."),
            Refusal::Illegal(illegal) => match illegal {
                Illegal::NoSuchHeap { count } => self.pick(
                    format!("Các đống được đánh số từ 1 đến {count}."),
                    format!("The heaps are numbered from 1 to {count}."),
                ),
                Illegal::EmptyHeap { heap } => self.pick(
                    format!("Đống {heap} đã hết sỏi."),
                    format!("Heap {heap} is empty."),
                ),
                Illegal::TakesNothing => self.pick(
                    "Phải bốc ít nhất một viên.",
                    "At least one stone must be taken.",
                ),
                Illegal::TakesTooMany { heap, left } => {
                    let word = stones_word(left);
                    self.pick(
                        format!("Đống {heap} chỉ còn {left} viên."),
                        format!("Heap {heap} holds only {left} {word}."),
                    )
                }
            },
        }
    }
}

fn stones_word(stones: u64) -> &'static str {
    if stones == 1 { "stone" } else { "stones" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    const BOTH: [Language; 2] = [Vietnamese, English];

    #[test]
    fn sentences_have_their_numbers_in_both_languages() {
        let taken = Taken {
            by: Player::Machine,
            heap: 3,
            stones: 1,
        };
        assert_eq!(Vietnamese.took(taken), "Máy bốc 1 viên ở đống 3.");
        assert_eq!(English.took(taken), "The machine took 1 stone from heap 3.");
        assert_eq!(English.toss(Player::You), "The coin is tossed: you begin.");
        assert_eq!(English.toss(Player::B), "The coin is tossed: B begins.");
        assert_eq!(Vietnamese.toss(Player::You), "Gieo đồng xu: bạn đi trước.");
    }

    #[test]
    fn every_line_fits_80_columns_with_its_margin() {
        let game = Game::new(Play::Normal, vec![30; 10], Player::You);
        for language in BOTH {
            let mut lines = language.guide();
            lines.extend(language.note(&Note::Think(game.clone())));
            lines.extend(language.note(&Note::Try((10, 30), true)));
            lines.extend(language.note(&Note::Try((10, 30), false)));
            lines.extend([language.commands(), language.bye()]);
            for play in [Play::Normal, Play::Misere] {
                lines.push(language.won(Player::B, play));
            }
            for refusal in [
                Refusal::NoRule,
                Refusal::NoMove,
                Refusal::NoCount,
                Refusal::NoSizes,
                Refusal::NoFirst,
            ] {
                lines.push(language.refusal(refusal));
            }
            for line in lines {
                assert!(line.chars().count() <= 79, "{line}");
            }
        }
    }
}
