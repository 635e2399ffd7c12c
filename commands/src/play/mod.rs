//! `judge play`, `judge values` and `judge draw`: the games of the set at the terminal.
//!
//! A problem whose program talks is played over its own dialogue, against the reference or any
//! other program (`dialogue`). Every other game is played by its rules, which the arena knows,
//! against the arena's search or a program, a puzzle for one by the person alone (`rules`).

mod dialogue;
mod rules;

use std::io::{self, BufRead};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use crate::out::{self, Out};
use bilingual::{Fault, Lang, Result};
use command_line::{arguments, choice, flag, option, spoken, word};
use judge::duel::{Board, Entrant, Opening};
use judge::program::Program;
use judge::settings::Settings;
use lessons::game::{self, Chosen, opening_values};
use lessons::graph::Graph;
use lessons::table::Show;
use sandbox::{SYSTEM, System};

use crate::catalogue::games as say;
use crate::frame::exit_code;
use crate::help;
pub(crate) use rules::Against;

arguments! {
    /// Which game is meant.
    pub(crate) struct GameArguments {
        id: String = word("ID"), "Bài", "The problem";
        test: Option<String> = option("NN").without(["opening"]),
            "Thế cờ đầu của test này, theo số hoặc tên; không ghi thì là test đầu tiên",
            "The opening of this test, by number or name; the first one if not given";
        opening: Option<String> = option("TEXT"),
            r"Thế cờ đầu này, viết như trong file dữ liệu: '8 9 4 8', hoặc có \n giữa các dòng",
            r"This opening, written as the input file is: '8 9 4 8', or with \n between lines";
        game: usize = help::game();
        rules: Option<String> = help::rules();
        lang: Lang = spoken();
    }
}

impl GameArguments {
    pub(crate) fn chosen(&self) -> Chosen {
        Chosen {
            test: self.test.clone(),
            opening: self.opening.clone(),
            number: self.game,
            rules: self.rules.clone(),
        }
    }
}

arguments! {
    /// What `judge draw` is told on the command line.
    pub(crate) struct DrawArguments {
        ..game: GameArguments;
        after: Vec<String> = option("MOVE").many(),
            "Sau nước đi này, viết như đề bài viết; nhiều nước đi thì ghi nhiều lần, theo thứ tự",
            "After this move, as the statement writes it; several in their order";
        svg: Option<PathBuf> = option("FILE"),
            "Vẽ vào file này; không ghi thì tả bằng lời",
            "Draw into this file; without it the picture is told in words";
    }
}

arguments! {
    /// What `judge graph` is told on the command line.
    pub(crate) struct GraphArguments {
        ..game: GameArguments;
        show: Show = option("WHAT").or("outcome"),
            "Ghi gì ở mỗi thế cờ: outcome, remoteness, grundy, winning",
            "What is told of each position: outcome, remoteness, grundy, winning";
        svg: Option<PathBuf> = option("FILE"),
            "Vẽ vào file này; không ghi thì kể bằng lời",
            "Draw into this file; without it the graph is told in words";
    }
}

arguments! {
    /// What `judge play` is told on the command line.
    pub(crate) struct PlayArguments {
        ..game: GameArguments;
        program: Option<PathBuf> = word("PROGRAM").or_none(),
            "Chơi với chương trình này, một file nguồn hoặc chương trình đã dịch; nó nói chuyện như docs/duel.vi.md viết, với bài tương tác thì như đề bài viết",
            "Play against this program, a source or an executable; it talks as docs/duel.md says, or as the statement of an interactive problem does";
        against: Against = choice("AGAINST", rules::AGAINST).or("perfect"),
            "Chơi với ai",
            "Whom to play against";
        second: bool = flag(), "Để bên kia đi trước", "Let the other side move first";
    }
}

/// Plays one game over standard input and output. The exit code is 1 if a program was caught in
/// a mistake.
///
/// # Errors
/// If there is nothing to play, or no program to play against.
pub(crate) fn play(arguments: &PlayArguments) -> Result<ExitCode> {
    let (game, program) = (&arguments.game, arguments.program.as_deref());
    let second = arguments.second;
    let problem = problem_set::find_beside(&game.id, program.as_slice())?;
    let (lang, wanted) = (game.lang, game.chosen());
    if let (Some(_), Some(_)) = (program, &wanted.rules) {
        return Err(Fault::new(&say::KNOWS_ITS_RULES));
    }
    if let (Some(dialogue), None) = (problem.dialogue(), &wanted.rules) {
        return dialogue::play(problem, dialogue, &wanted.opening(problem)?, program, lang);
    }
    let mut game = match program {
        Some(_) => wanted.of(problem)?,
        None => wanted.or_puzzle(problem)?,
    };
    let opponent = match (program, game.aim()) {
        (Some(program), _) => {
            let opening = &Opening {
                text: wanted.opening(problem)?,
                number: wanted.number,
            };
            let settings = Settings::default();
            let program = Program::prepare(program, &settings)?;
            out::remarks(program.remarks(), lang);
            let (entrant, side) = (Entrant::Program(Arc::new(program)), usize::from(!second));
            // The person may think for as long as he likes.
            let seat = Board { problem, opening }.seat(&entrant, side, &settings)?;
            rules::Opponent::Program(seat)
        }
        (None, Some(aim)) => rules::Opponent::Nobody(aim),
        (None, None) => rules::Opponent::Judge(arguments.against),
    };
    let mut table = rules::Table {
        opponent,
        person_is_first: !second,
        lang,
    };
    let mistakes = table.play(&mut *game, &mut io::stdin().lock(), &mut Out)?;
    Ok(exit_code(!mistakes))
}

/// The line that a person types; `None` at the end of the input. What is no text is no move either, and asked
/// for again.
fn typed(person: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let length = person.read_until(b'\n', &mut line)?;
    Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// What ends the input at a terminal.
fn end_of_input(lang: Lang) -> &'static str {
    match SYSTEM {
        System::Linux => "Ctrl-D",
        System::Windows => say::CTRL_Z.of(lang),
    }
}

/// Draws a position or an input, or tells it in words.
///
/// # Errors
/// If there is no such game or move, or no picture, or if it cannot be written.
pub(crate) fn draw(arguments: &DrawArguments) -> Result<()> {
    let problem = problem_set::find_problem(&arguments.game.id)?;
    let scene = game::scene(problem, &arguments.game.chosen(), &arguments.after)?;
    match &arguments.svg {
        Some(path) => inpout::write_atomically(path, &scene.drawing())?,
        None => out::line(scene.text(arguments.game.lang)),
    }
    Ok(())
}

/// Draws all positions that come from a game's opening, with what each is worth.
///
/// # Errors
/// If there is no such game, if it has too many positions, or if the picture cannot be written.
pub(crate) fn graph(arguments: &GraphArguments) -> Result<()> {
    let problem = problem_set::find_problem(&arguments.game.id)?;
    let mut game = arguments.game.chosen().of(problem)?;
    let graph = Graph::of(&mut *game, arguments.show)?;
    match &arguments.svg {
        Some(path) => inpout::write_atomically(path, &graph.svg())?,
        None => out::print(graph.text()),
    }
    Ok(())
}

/// Lists the moves of a game's opening with what each is worth.
///
/// # Errors
/// If there is no such game.
pub(crate) fn values(arguments: &GameArguments) -> Result<()> {
    let problem = problem_set::find_problem(&arguments.id)?;
    let mut game = arguments.chosen().of(problem)?;
    out::print(opening_values(&mut *game, arguments.lang));
    Ok(())
}

/// Tells a line of best play from a game's opening to its end, or the best that is known of a puzzle for one.
///
/// # Errors
/// If there is no such game, or if it is too large to be searched.
pub(crate) fn line(arguments: &GameArguments) -> Result<()> {
    let problem = problem_set::find_problem(&arguments.id)?;
    let mut game = arguments.chosen().or_puzzle(problem)?;
    out::print(game::line(&mut *game, arguments.lang)?);
    Ok(())
}
