//! `judge duel`: two machines play each other.

mod telling;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bilingual::{Fault, Lang, Result, text};
use command_line::{arguments, option, word};
use problem_set::names::label;
use problem_set::{AnyProblem, problems};

use crate::out;
use judge::duel::{Board, Close, Drawn, Entrant, Opening, Score, drawn};
use judge::settings::Settings;

use crate::catalogue::duel as say;
use crate::catalogue::running::SEALED_BY;
use crate::layers::sealed_by;
use crate::play::GameArguments;
use classroom::league::{Standing, standings as table};

arguments! {
    /// What `judge duel` is told on the command line.
    pub(crate) struct DuelArguments {
        ..game: GameArguments;
        one: PathBuf = word("ONE"),
            "Một bên: một file nguồn hoặc chương trình đã dịch; hoặc perfect (chơi tối ưu), random (đi bừa), reference (lời giải mẫu)",
            "One player: a source or an executable; or perfect, random, reference";
        other: PathBuf = word("OTHER"), "Bên kia", "The other player";
        openings: usize = option("N").within(1..=100).or("4").without(["test", "opening"]),
            "Chơi từ chừng ấy thế cờ đầu nhỏ, lần lượt là thế mà người đi trước và người đi sau thắng được",
            "Play from so many small openings, won for the first and for the second player in turn";
        slips: usize = option("N").within(0..=1000).or("3"),
            "Kể nhiều nhất chừng ấy nước lỡ của mỗi ván, những nước lỡ nặng nhất",
            "Tell so many slips of each game at most, the worst ones";
    }
}

/// Plays every opening twice, so that each side moves first once. The exit code is 1 if a program
/// lost a game in a way that the rules do not know.
///
/// # Errors
/// If there is nothing to play, or a program cannot be started.
pub(crate) fn duel(arguments: &DuelArguments) -> Result<ExitCode> {
    let problem =
        problem_set::find_beside(&arguments.game.id, &[&arguments.one, &arguments.other])?;
    let lang = arguments.game.lang;
    // Of a problem that nobody can play, this tells why.
    arguments.game.chosen().of(problem)?;
    let settings = Settings::default();
    let Drawn {
        openings,
        left_aside,
    } = openings(arguments, problem)?;
    let [one, other] = [&arguments.one, &arguments.other].map(|it| Entrant::called(it, &settings));
    let entrants = [one?, other?];
    let programs = entrants.iter().filter_map(|it| match it {
        Entrant::Program(program) => Some(program),
        _ => None,
    });
    for program in programs.clone() {
        out::remarks(program.remarks(), lang);
    }
    let mut isolations = programs.map(|it| it.isolation());
    if let Some(isolation) = isolations.find(|it| !it.closes_files()) {
        let told = SEALED_BY.fill(lang, &[&sealed_by(isolation)]);
        out::line(told);
    }
    let names = names(&entrants, lang);
    out::line(say::AGAINST.fill(lang, &[&label(problem, problems()), &names[0], &names[1]]));
    let mut scores = [Score::default(), Score::default()];
    let mut silent = [false; 2];
    let mut told = String::new();
    let bar = out::progress(2 * openings.len() as u64);
    for (number, opening) in (1..).zip(&openings) {
        let board = Board { problem, opening };
        told += &telling::opening(&board, number, lang)?;
        for first in [0, 1] {
            // Of the two sides by their order of moving, who plays each.
            let who = [first, 1 - first];
            bar.inc(1);
            let sits = |side: usize| entrants[who[side]].plays(problem, opening, side);
            if !(sits(0) && sits(1)) {
                continue;
            }
            let played = board.play(who.map(|it| &entrants[it]), &settings)?;
            let has_left =
                matches!(&played.close, Close::Failed { verdict, .. } if verdict == "WA");
            silent[who[played.moves.len() % 2]] |= has_left && played.moves.len() < 2;
            let called = who.map(|it| names[it].as_str());
            told += &telling::game(&played, called, arguments.slips, lang);
            for side in [0, 1] {
                scores[who[side]] += Score::of(&played, side);
            }
        }
    }
    bar.finish_and_clear();
    if scores[0].games == 0 {
        return Err(Fault::new(&say::NOTHING_PLAYED.with(&[&problem.id()])));
    }
    let silent = (0..2).filter(|&it| silent[it]);
    let silent = silent.map(|it| say::NO_MOVE_MADE.fill(lang, &[&names[it]]));
    let silent: Vec<String> = silent.collect();
    let has_failed = scores.iter().any(Score::has_failed);
    let standings = names.into_iter().zip(scores);
    let standings = standings.map(|(name, score)| Standing { name, score });
    out::print(table(standings.collect(), lang));
    if left_aside > 0 {
        out::line(say::LEFT_ASIDE.fill(lang, &[&left_aside]));
    }
    silent.iter().for_each(out::line);
    out::print(told);
    Ok(ExitCode::from(u8::from(has_failed)))
}

/// How the two are told apart, even where they are the same.
fn names(entrants: &[Entrant; 2], lang: Lang) -> [String; 2] {
    let name = |it: &Entrant| {
        let name = Path::new(it.name(lang));
        text::name(name.file_name().map_or(name, Path::new))
    };
    let [one, other] = entrants.each_ref().map(name);
    if one == other {
        [format!("{one} (1)"), format!("{other} (2)")]
    } else {
        [one, other]
    }
}

fn openings(arguments: &DuelArguments, problem: &'static dyn AnyProblem) -> Result<Drawn> {
    let game = &arguments.game;
    if game.test.is_none() && game.opening.is_none() {
        return Ok(drawn(problem, arguments.openings));
    }
    let opening = Opening {
        text: game.chosen().opening(problem)?,
        number: game.game,
    };
    Ok(Drawn {
        openings: vec![opening],
        left_aside: 0,
    })
}
