//! The commands of the program `judge`.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use export::system::Workshop;
use judge::units::run_if_changed;
use sandbox::{HELPER_ARGUMENT, helper};

use crate::bundle::{BundleArguments, bundle};
use crate::class::{ClassArguments, class};
use crate::export::{ExportArguments, export};
use crate::frame::obey;
use crate::keep::{SetCommand, carry_out, write_lessons};
use crate::play::{GameArguments, PlayArguments, line, play, values};
use crate::run::{RunArguments, run};
use crate::stress::{StressArguments, stress};
use crate::teaching::{
    CourseArguments, HintArguments, LessonArguments, NextArguments, TableArguments, course, hint,
    lesson, next, table,
};

const ABOUT: &str = "Judges programs on the problems of this set, and keeps the set honest";

#[derive(Debug, Subcommand)]
enum Command {
    /// Compile a program, run it on the tests of a problem and tell the verdict
    Run(RunArguments),
    /// Look for a small input on which a program fails
    Stress(StressArguments),
    /// Mark a class: a folder of pupils' folders or archives
    Class(ClassArguments),
    /// Play a game of the set at the terminal
    Play(PlayArguments),
    /// List the moves of a game's opening, with what each is worth
    Values(GameArguments),
    /// Show a line of best play from a game's opening to its end
    Line(GameArguments),
    /// Print what a family of inputs is worth: who wins, Grundy values, answers
    Table(TableArguments),
    /// Show a hint: the first of three tells least
    Hint(HintArguments),
    /// Show the lesson of a problem: from hints to the proof
    Lesson(LessonArguments),
    /// Show a chapter of the course: what the problems of an idea have in common
    Course(CourseArguments),
    /// Propose what to solve next, after what was accepted on this machine
    Next(NextArguments),
    /// Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ
    Export(ExportArguments),
    /// Write a reference as one file that needs nothing but Rust's standard library
    Bundle(BundleArguments),
    /// Run a test program for cargo, unless it has passed already
    #[command(hide = true)]
    Unit(UnitArguments),
    #[command(flatten)]
    Set(SetCommand),
}

/// A test program as cargo calls it.
#[derive(Debug, Args)]
struct UnitArguments {
    /// The program
    program: OsString,
    /// Its arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Does what the command line asks for, once `install` has given the program its problems.
pub fn main(install: fn()) -> ExitCode {
    // First of all: the helper must stay as small as it starts.
    if std::env::args_os()
        .nth(1)
        .is_some_and(|argument| argument == HELPER_ARGUMENT)
    {
        return helper::main();
    }
    install();
    obey(ABOUT, |command: &Command, root| match command {
        Command::Run(arguments) => run(arguments, root),
        Command::Stress(arguments) => stress(arguments),
        Command::Class(arguments) => class(arguments, root),
        Command::Play(arguments) => play(arguments),
        Command::Values(arguments) => values(arguments).map(|()| ExitCode::SUCCESS),
        Command::Line(arguments) => line(arguments).map(|()| ExitCode::SUCCESS),
        Command::Table(arguments) => table(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Hint(arguments) => hint(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Lesson(arguments) if arguments.write => write_lessons(&arguments.ids, root),
        Command::Lesson(arguments) => lesson(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Course(arguments) => course(arguments, root),
        Command::Next(arguments) => next(arguments).map(|()| ExitCode::SUCCESS),
        Command::Export(arguments) => export(arguments, root, &Workshop::equipped()),
        Command::Bundle(arguments) => bundle(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Unit(unit) => run_if_changed(Path::new(&unit.program), &unit.arguments),
        Command::Set(command) => carry_out(command, root),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;
    use words::{Lang, wording_faults};

    use super::*;
    use crate::catalogue::help::TEXTS;
    use crate::frame::CommandLine;
    use crate::help::{in_language, untranslated};

    /// What pupils and teachers ask for; the others are for those who keep the set.
    const TOLD: [&str; 14] = [
        "run", "stress", "class", "play", "values", "line", "table", "hint", "lesson", "course",
        "next", "doctor", "export", "bundle",
    ];

    fn command() -> clap::Command {
        CommandLine::<Command>::command().about(ABOUT)
    }

    #[test]
    fn the_help_of_pupils_is_vietnamese_too() {
        let mut command = command();
        command.build();
        let mut missing = untranslated(&command);
        for subcommand in command.get_subcommands() {
            let name = subcommand.get_name();
            if TOLD.contains(&name) {
                missing.extend(untranslated(subcommand));
            } else if !subcommand.is_hide_set() {
                let about = clap::Command::new("x").about(subcommand.get_about().unwrap().clone());
                missing.extend(untranslated(&about));
            }
        }
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn help_is_shown_in_either_language() {
        let help = |lang| {
            let mut command = in_language(command(), lang);
            let run = command.find_subcommand_mut("run").unwrap();
            run.render_long_help().to_string()
        };
        let (vi, en) = (help(Lang::Vi), help(Lang::En));
        assert!(
            en.contains("Stop at the first failure") && en.contains("[default: 1]"),
            "{en}"
        );
        assert!(
            vi.contains("Dừng ở lỗi đầu tiên") && vi.contains("nếu không ghi: 1"),
            "{vi}"
        );
        assert!(
            vi.contains("Cách dùng: judge run [") && vi.contains("Đối số:"),
            "{vi}"
        );
        for english in ["Usage", "Options", "default", "Possible", "Print"] {
            assert!(!vi.contains(english), "{english}: {vi}");
        }
    }

    #[test]
    fn texts_of_help_are_said_once_and_in_the_words_of_the_set() {
        let english: BTreeSet<&str> = TEXTS.iter().map(|text| text.of(Lang::En)).collect();
        assert_eq!(english.len(), TEXTS.len());
        for text in TEXTS {
            assert_eq!(wording_faults("vi", text.of(Lang::Vi)), [""; 0]);
            assert_eq!(wording_faults("en", text.of(Lang::En)), [""; 0]);
        }
    }
}
