//! The program: one game over a pipe, or a sitting at the terminal.
//!
//! It is longer than the programs of other problems. Those have one form and no options; this one
//! is also a game for people, so here the options are read, it is found out whether a person sits
//! at the other side, and what is drawn is shown at its pace.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use bilingual::Lang;
use nimgame::options::{Options, help};
use nimgame::plain;
use nimgame::session::{Event, Session, Setup};
use nimgame::style::Palette;
use nimgame::terminal::{Frame, Screen};

/// A longer line is cut into several.
const LONGEST_LINE: u64 = 1 << 12;

fn main() -> ExitCode {
    let arguments = env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let result = Options::parse(arguments)
        .map_err(|wrong| wrong.of(Lang::or_of_locale(None)).to_owned())
        .and_then(|options| run(&options).map_err(|error| format!("nimgame: {error}")));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Nothing more can be done if standard error itself is closed.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> io::Result<()> {
    let lang = Lang::or_of_locale(options.lang);
    if options.help {
        return io::stdout().write_all(help().of(lang).as_bytes());
    }
    let is_drawn = !options.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
    // A seed that was not given is random, since the hasher's keys are.
    let seed = options
        .seed
        .unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    let session = Session::new(Setup {
        rng: testkit::seeded(&["nimgame", "seed", &seed.to_string()]),
        lang,
        two_persons: options.two_persons,
        one_game: !is_drawn,
    });
    let result = if is_drawn {
        let is_dumb = variable("TERM").is_none_or(|term| term == "dumb");
        let is_bare = is_dumb || variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        let palette = if is_bare {
            Palette::Bare
        } else {
            Palette::Ansi
        };
        let mut screen = Screen::new(palette, !is_dumb);
        play(session, |events, lang| screen.show(events, lang))
    } else {
        play(session, |events, lang| {
            let text = plain::lines(events, lang);
            vec![Frame { text, pause: 0 }]
        })
    };
    match result {
        // Nobody listens any more.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// Connects a session with standard input and output until either is over.
fn play(
    mut session: Session,
    mut show: impl FnMut(&[Event], Lang) -> Vec<Frame>,
) -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut events = session.open();
    let mut line = Vec::new();
    loop {
        for frame in show(&events, session.lang()) {
            output.write_all(frame.text.as_bytes())?;
            output.flush()?;
            sleep(Duration::from_millis(frame.pause));
        }
        if session.is_over() {
            return Ok(());
        }
        line.clear();
        if (&mut input)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?
            == 0
        {
            // The cursor of a terminal still stands behind the question.
            return if io::stdout().is_terminal() {
                writeln!(output)
            } else {
                Ok(())
            };
        }
        events = session.hear(&String::from_utf8_lossy(&line));
    }
}
