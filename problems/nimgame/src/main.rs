//! The program: a game for people at a terminal, the dialogue of the statement over a pipe.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

use bilingual::{Lang, sentences};
use inpout::Player;
use nimgame::host::Host;
use nimgame::terminal::Terminal;

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
        let is_right = match argument.as_str() {
            "--two" => {
                two_persons = true;
                true
            }
            "--lang" => {
                let asked = arguments.next().and_then(|code| Lang::of_code(&code));
                asked.map(|asked| lang = asked).is_some()
            }
            "--seed" => {
                let asked = arguments.next().and_then(|number| number.parse().ok());
                asked.map(|asked| seed = asked).is_some()
            }
            "--help" | "-h" => return writeln!(io::stdout(), "{}", HELP.of(lang)),
            _ => false,
        };
        if !is_right {
            return Err(io::Error::other(format!("{argument}?\n{}", HELP.of(lang))));
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
        rng: testkit::seeded(&["nimgame", "seed", &seed.to_string()]),
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
