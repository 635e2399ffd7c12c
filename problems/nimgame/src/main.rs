//! The program: a game for people at a terminal, the dialogue of the statement over a pipe.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

use bilingual::{Lang, Say, Text, sentences};
use contract::{Rng, RngExt};
use inpout::Player as _;
use nimgame::game::{Game, MOST_HEAPS, MOST_STONES, Move, Play, Player, move_of, number};
use nimgame::host::Host;
use theory::nim::is_lost;

sentences! {
    HELP: "\
nimgame: trò chơi Nim; đề bài ở problems/nimgame/
nimgame              chơi; trên màn hình thì với người, qua đường ống thì như đề bài
  --lang vi|en       ngôn ngữ; không ghi thì theo môi trường (LANG), nếu không thì tiếng Anh
  --two              hai người chơi; không ghi thì một người với máy
  --seed N           lần nào cũng các đống sỏi và đồng xu ấy
mã thoát: 0 ván chơi hoặc dữ liệu đã hết, 1 có lỗi", "\
nimgame: the game of Nim; the statement is in problems/nimgame/
nimgame              play; on a terminal with people, over a pipe as the statement has it
  --lang vi|en       language; otherwise that of the environment (LANG), else English
  --two              two persons; otherwise one against the machine
  --seed N           the same heaps and coins each time
exit code: 0 the game or the input is over, 1 a failure";
    GUIDE: "\
Có 1 đến {0} đống sỏi, mỗi đống 1 đến {1} viên. Hai bên lần lượt đi. Mỗi lượt
chọn một đống và bốc ở đó bao nhiêu viên tùy ý, ít nhất một viên. Ai bốc viên
cuối cùng thì thua (thể thức misère) hoặc thắng (thể thức thường).

Nước đi gồm hai số, ví dụ 2 5: ở đống 2 bốc 5 viên. Lúc nào cũng có thể gõ
? (luật chơi) hoặc thoát; đến lượt mình có thể gõ gợi ý.

Bí quyết (Bouton, 1901): viết số viên của các đống ở hệ nhị phân rồi đếm số chữ
số 1 trong từng cột. Hãy đi sao cho số chữ số 1 của cột nào cũng chẵn (tổng
nim bằng 0). Chơi misère cũng vậy, chừng nào còn ít nhất hai đống có hơn một
viên; khi chỉ còn nhiều nhất một đống như thế thì hãy để lại một số lẻ đống,
mỗi đống một viên.
", "\
There are 1 to {0} heaps of 1 to {1} stones. The players move in turn. A move
takes any number of stones from one heap, at least one. Whoever takes the last
stone of all loses (misère play) or wins (normal play).

A move is two numbers, for example 2 5: from heap 2 take 5 stones. You can
always type ? (the rules) or quit, and hint when it is your turn.

The secret (Bouton, 1901): write the heaps in binary and count the digits 1 in
each column. Move so that every column has an even number of them (the nim-sum
is 0). In misère play do the same as long as two heaps have more than one
stone; with at most one such heap, leave an odd number of heaps of one stone.
";
    WHICH_RULE: "Ai bốc viên cuối cùng thì: 1 thua (misère), 2 thắng (thường)?", "Whoever takes the last stone: 1 loses (misère), 2 wins (normal)?";
    HOW_MANY_HEAPS: "Số đống (1 đến {0})?", "Number of heaps (1 to {0})?";
    TOSS: "Gieo đồng xu: {0} đi trước.", "The coin is tossed. First: {0}.";
    WHICH_MOVE: "{0}: đống nào, mấy viên?", "{0}: which heap, how many stones?";
    TAKES: "{0}: bốc {1} viên ở đống {2}.", "{0}: {1} from heap {2}.";
    WINS: "{0} thắng!", "The winner: {0}!";
    NO_ANSWER: "Chưa được. Gõ ? để xem luật chơi.", "That is no answer. Type ? for the rules.";
    TRY_AND_WIN: "Bốc {0} viên ở đống {1} thì thắng.", "Taking {0} from heap {1} wins.";
    TRY_AND_HOPE: "Thế này thua nếu đối thủ không sai. Cứ bốc {0} viên ở đống {1} và chờ.", "Lost if nobody errs. Take {0} from heap {1} and hope.";
    YOU: "Bạn", "You";
    MACHINE: "Máy", "Machine";
    A: "A", "A";
    B: "B", "B";
}

/// A longer line is no answer.
const LONGEST_LINE: u64 = 1 << 20;

fn main() -> ExitCode {
    match run() {
        // Nobody listens any more.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            // Nothing more can be done if standard error itself is closed.
            let _ = writeln!(io::stderr(), "nimgame: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn run() -> io::Result<()> {
    let (mut lang, mut two_persons) = (Lang::or_of_locale(None), false);
    // A seed that is not given is random, since the hasher's keys are.
    let mut seed = RandomState::new().build_hasher().finish();
    let arguments = env::args_os().skip(1);
    let mut arguments = arguments.map(|it| it.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        let refused = || io::Error::other(format!("{argument}?\n{}", HELP.of(lang)));
        match argument.as_str() {
            "--two" => two_persons = true,
            "--lang" => {
                let asked = arguments.next().and_then(|code| Lang::of_code(&code));
                lang = asked.ok_or_else(refused)?;
            }
            "--seed" => {
                let asked = arguments.next().and_then(|number| number.parse().ok());
                seed = asked.ok_or_else(refused)?;
            }
            "--help" | "-h" => return writeln!(io::stdout(), "{}", HELP.of(lang)),
            _ => return Err(refused()),
        }
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return talk();
    }
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let mut terminal = Terminal {
        input: io::stdin().lock(),
        output: io::stdout().lock(),
        lang,
        two_persons,
        has_colours: !is_set("NO_COLOR") && env::var_os("TERM").is_some_and(|it| it != "dumb"),
        rng: contract::seeded(&["nimgame", "seed", &seed.to_string()]),
    };
    terminal.play()
}

/// The dialogue over standard input and output.
fn talk() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut host = Host::default();
    let mut step = host.open();
    let mut line = Vec::new();
    loop {
        output.write_all(step.text().as_bytes())?;
        output.flush()?;
        line.clear();
        let mut limited = (&mut input).take(LONGEST_LINE);
        if step.is_end() || limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // What is no text is no answer either.
        let text = String::from_utf8_lossy(&line);
        step = inpout::hear(&mut host, 1, text.as_bytes()).map_err(io::Error::other)?;
    }
}

/// Where a person sits.
#[derive(Debug)]
struct Terminal<R, W> {
    /// What is typed.
    input: R,
    /// The screen.
    output: W,
    /// The language.
    lang: Lang,
    /// Whether two persons play.
    two_persons: bool,
    /// Whether stones are yellow.
    has_colours: bool,
    /// Where the heaps and the coin come from.
    rng: Rng,
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// Plays game after game, until somebody quits or the input ends.
    fn play(&mut self) -> io::Result<()> {
        match self.games() {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => writeln!(self.output),
            result => result,
        }
    }

    fn games(&mut self) -> io::Result<()> {
        self.say(&GUIDE.with(&[&MOST_HEAPS, &MOST_STONES]))?;
        loop {
            let play = self.ask(&WHICH_RULE, |words| match words {
                ["1" | "misere" | "misère"] => Some(Play::Misere),
                ["2" | "normal"] => Some(Play::Normal),
                _ => None,
            })?;
            let n = self.ask(&HOW_MANY_HEAPS.with(&[&MOST_HEAPS]), |words| match words {
                [n] => number(n).filter(|n| (1..=MOST_HEAPS as u64).contains(n)),
                _ => None,
            })?;
            let heaps = (0..n).map(|_| self.rng.random_range(1..=MOST_STONES));
            let heaps = heaps.collect();
            let turn = Player::BOTH[usize::from(self.rng.random::<bool>())];
            self.say(&TOSS.with(&[&self.name(turn)]))?;
            self.game(Game { play, heaps, turn })?;
        }
    }

    fn game(&mut self, mut game: Game) -> io::Result<()> {
        let start = game.heaps.clone();
        loop {
            self.show(&start, &game.heaps)?;
            let player = self.name(game.turn);
            if let Some(winner) = game.winner() {
                return self.say(&WINS.with(&[&self.name(winner)]));
            }
            let (heap, stones) = if game.turn == Player::Machine && !self.two_persons {
                game.best_move()
            } else {
                self.ask_move(player, &game)?
            };
            // It is legal.
            let _ = game.take((heap, stones));
            self.say(&TAKES.with(&[&player, &stones, &heap]))?;
        }
    }

    fn ask_move(&mut self, player: Text, game: &Game) -> io::Result<Move> {
        loop {
            // No move is the wish for a hint.
            let chosen = self.ask(&WHICH_MOVE.with(&[&player]), |words| match words {
                ["hint"] | ["gợi", "ý"] | ["goi", "y"] => Some(None),
                _ => {
                    let chosen = move_of(words)?;
                    game.clone().take(chosen).map(|()| Some(chosen))
                }
            })?;
            if let Some(chosen) = chosen {
                return Ok(chosen);
            }
            let (heap, stones) = game.best_move();
            let is_lost = is_lost(game.play, &game.heaps);
            let advice = if is_lost { TRY_AND_HOPE } else { TRY_AND_WIN };
            self.say(&advice.with(&[&stones, &heap]))?;
        }
    }

    /// Asks until the words of a line are an answer.
    fn ask<T>(
        &mut self,
        question: &dyn Say,
        answer: impl Fn(&[&str]) -> Option<T>,
    ) -> io::Result<T> {
        loop {
            write!(self.output, "{} ", question.say(self.lang))?;
            self.output.flush()?;
            let mut line = Vec::new();
            let mut limited = (&mut self.input).take(LONGEST_LINE);
            let length = limited.read_until(b'\n', &mut line)?;
            let line = String::from_utf8_lossy(&line).to_lowercase();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                _ if length == 0 => return Err(ErrorKind::UnexpectedEof.into()),
                ["quit" | "thoát" | "thoat"] => return Err(ErrorKind::UnexpectedEof.into()),
                ["?"] => self.say(&GUIDE.with(&[&MOST_HEAPS, &MOST_STONES]))?,
                _ => match answer(&words) {
                    Some(answer) => return Ok(answer),
                    None => self.say(&NO_ANSWER)?,
                },
            }
        }
    }

    fn say(&mut self, sentence: &dyn Say) -> io::Result<()> {
        writeln!(self.output, "{}", sentence.say(self.lang))
    }

    /// The heaps, one a row: the stones left in groups of five, and those gone.
    fn show(&mut self, start: &[u64], heaps: &[u64]) -> io::Result<()> {
        let (yellow, plain) = if self.has_colours {
            ("\x1b[33m", "\x1b[0m")
        } else {
            ("", "")
        };
        writeln!(self.output)?;
        for (number, (&start, &left)) in (1..).zip(start.iter().zip(heaps)) {
            write!(self.output, " {number:>2} │ {yellow}")?;
            for place in 0..start {
                let stone = if place < left { "●" } else { "·" };
                let gap = if place % 5 == 4 { "  " } else { " " };
                write!(self.output, "{stone}{gap}")?;
            }
            writeln!(self.output, "{plain}│ {left}")?;
        }
        writeln!(self.output)
    }

    fn name(&self, player: Player) -> Text {
        match (player, self.two_persons) {
            (Player::You, false) => YOU,
            (Player::Machine, false) => MACHINE,
            (Player::You, true) => A,
            (Player::Machine, true) => B,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that is said to these lines.
    fn said(seed: &str, two_persons: bool, lines: &str) -> String {
        let mut terminal = Terminal {
            input: lines.as_bytes(),
            output: Vec::new(),
            lang: Lang::En,
            two_persons,
            has_colours: false,
            rng: contract::seeded(&["nimgame", seed]),
        };
        terminal.play().unwrap();
        String::from_utf8(terminal.output).unwrap()
    }

    #[test]
    fn a_game_goes_from_the_rule_to_the_winner_and_the_next() {
        let moves = "1 1\n".repeat(30);
        let text = said("whole", true, &format!("misère\n1\n{moves}2\n3\nquit\n"));
        assert!(text.contains("The winner: A!") || text.contains("The winner: B!"));
        assert_eq!(text.matches("The coin is tossed").count(), 2, "{text}");
    }

    #[test]
    fn the_machine_answers_and_wins() {
        for seed in 0..20 {
            let moves = "1 1\n2 1\n".repeat(60);
            let text = said(&seed.to_string(), false, &format!("2\n2\n{moves}"));
            assert!(text.contains("The winner: Machine!"), "{text}");
        }
    }

    #[test]
    fn what_is_no_answer_is_asked_again() {
        let text = said("again", true, "3\n1\n0\n11\n2\n1 31\n3 1\nx y\n?\n1 1\n");
        assert_eq!(text.matches("That is no answer").count(), 6, "{text}");
        assert_eq!(text.matches("The secret").count(), 2);
        assert!(text.contains(": 1 from heap 1."));
    }

    #[test]
    fn a_hint_names_a_move_and_takes_nothing() {
        let text = said("hint", true, "1\n3\nhint\ngợi ý\n");
        let lines = text
            .lines()
            .map(|line| line.split_once("? ").unwrap_or_default().1);
        let hints: Vec<&str> = lines.filter(|it| it.contains(" from heap ")).collect();
        assert!(hints.len() == 2 && hints[0] == hints[1], "{text}");
    }

    #[test]
    fn the_heaps_hold_1_to_30_stones_and_the_coin_falls_on_both_sides() {
        let openings = (0..300).map(|seed| said(&seed.to_string(), true, "1\n10\n"));
        let text = openings.collect::<String>();
        for stones in 1..=30 {
            assert!(text.contains(&format!("│ {stones}\n")), "{stones}");
        }
        assert!(!text.contains("│ 0\n") && !text.contains("│ 31\n"));
        assert!(
            ["First: A", "First: B"]
                .iter()
                .all(|it| text.matches(it).count() > 100)
        );
    }

    #[test]
    fn every_line_fits_80_columns() {
        let mut terminal = Terminal {
            input: &b""[..],
            output: Vec::new(),
            lang: Lang::Vi,
            two_persons: false,
            has_colours: false,
            rng: contract::seeded(&[]),
        };
        terminal.show(&[30; 10], &[15; 10]).unwrap();
        let table = String::from_utf8(terminal.output).unwrap();
        let lines = table.lines().map(str::to_owned);
        // The help is read before.
        let at_the_game = ALL.iter().filter(|(name, _)| *name != "HELP");
        let said = at_the_game.flat_map(|(_, text)| Lang::ALL.map(|lang| text.say(lang)));
        let said: Vec<String> = said.collect();
        let said = said.iter().flat_map(|it| it.lines()).map(str::to_owned);
        for line in lines.chain(said) {
            assert!(line.chars().count() < 80, "{line}");
        }
    }
}
