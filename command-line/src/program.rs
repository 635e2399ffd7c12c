//! A program, and the commands that it carries out.

use std::ffi::OsString;
use std::fmt;
use std::iter::once;

use bilingual::{Lang, Text};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches};

use crate::catalogue as say;
use crate::{Arguments, Line, arguments, words};

/// What a program says of itself.
#[derive(Debug, Clone, Copy)]
pub struct Program {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub about: Text,
    /// What stands below its help.
    pub after: Option<Text>,
    /// How it is called, where that is not told by its arguments.
    pub usage: Option<&'static str>,
}

/// A command of a program that is told an `F` itself, and ends with an `R`.
pub struct Command<F, R> {
    /// How it is called.
    pub name: &'static str,
    about: Text,
    is_hidden: bool,
    task: Box<Reader<F, R>>,
}

/// What finds a task on a line.
type Reader<F, R> = dyn Fn(&mut Line) -> Option<Task<F, R>>;

/// What is left to be done once a command line has been read.
pub type Task<F, R> = Box<dyn FnOnce(&F) -> R>;

/// A command that does this with what it is told.
pub fn command<A: Arguments + 'static, F: 'static, R: 'static>(
    name: &'static str,
    about: Text,
    carry_out: fn(&A, &F) -> R,
) -> Command<F, R> {
    Command {
        name,
        about,
        is_hidden: false,
        task: Box::new(move |line| {
            let arguments = A::of(line)?;
            Some(Box::new(move |frame| carry_out(&arguments, frame)))
        }),
    }
}

impl<F, R> Command<F, R> {
    /// Not in the list of commands.
    pub fn hidden(self) -> Command<F, R> {
        Command {
            is_hidden: true,
            ..self
        }
    }

    fn known(&self, lang: Lang) -> clap::Command {
        let mut line = Line::asking(lang);
        (self.task)(&mut line);
        known(self.name, self.about, line, lang).hide(self.is_hidden)
    }
}

impl<F, R> fmt::Debug for Command<F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

arguments! {
    /// What `help` is told.
    struct Helped {
        names: Vec<String> = words("COMMAND"), "Lệnh cần hướng dẫn", "Print help for the subcommand(s)";
    }
}

impl Program {
    /// What the words of a command line tell a program that has no commands.
    ///
    /// # Errors
    /// If they cannot be understood, or ask for help or the version: what is to be shown, in this
    /// language.
    pub fn told<A: Arguments>(&self, words: &[OsString], lang: Lang) -> Result<A, clap::Error> {
        let mut known = self.known::<A>(lang);
        let typed = known.try_get_matches_from_mut(words)?;
        read(A::of, typed, &mut known, lang)
    }

    /// What the words of a command line tell a program itself, and what they tell it to do.
    ///
    /// # Errors
    /// As with [`told`](Program::told).
    pub fn task<F: Arguments, R>(
        &self,
        commands: &[Command<F, R>],
        words: &[OsString],
        lang: Lang,
    ) -> Result<(F, Task<F, R>), clap::Error> {
        let mut line = Line::asking(lang);
        Helped::of(&mut line);
        let mut known = self
            .known::<F>(lang)
            .subcommands(commands.iter().map(|it| it.known(lang)))
            .subcommand(known("help", say::PRINT_HELP_OF, line, lang))
            .subcommand_required(true)
            .arg_required_else_help(true)
            .disable_help_subcommand(true)
            .subcommand_help_heading(say::COMMANDS.of(lang));
        let mut typed = known.try_get_matches_from_mut(words)?;
        let (name, own) = typed.remove_subcommand().unwrap_or_default();
        if name == "help" {
            let Helped { names } = read(Helped::of, own, &mut known, lang)?;
            let words = once(self.name.to_owned()).chain(names);
            let words: Vec<_> = words
                .chain(once("--help".to_owned()))
                .map(OsString::from)
                .collect();
            return self.task(commands, &words, lang);
        }
        let frame = read(F::of, typed, &mut known, lang)?;
        let command = commands.iter().find(|it| it.name == name);
        let task = |line: &mut Line| command.and_then(|it| (it.task)(line));
        Ok((frame, read(task, own, &mut known, lang)?))
    }

    fn known<A: Arguments>(&self, lang: Lang) -> clap::Command {
        let mut line = Line::asking(lang);
        A::of(&mut line);
        let version = Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(say::PRINT_VERSION.of(lang));
        let mut known = known(self.name, self.about, line, lang)
            .version(env!("CARGO_PKG_VERSION"))
            .disable_version_flag(true)
            .arg(last(version, lang))
            .after_help(self.after.map_or("", |after| after.of(lang)));
        if let Some(usage) = self.usage {
            known = known.override_usage(usage);
        }
        known
    }
}

/// What was typed; clap has seen to it that nothing is missing.
fn read<T>(
    of: impl Fn(&mut Line) -> Option<T>,
    typed: ArgMatches,
    known: &mut clap::Command,
    lang: Lang,
) -> Result<T, clap::Error> {
    let found = of(&mut Line::typed(typed, lang));
    found.ok_or_else(|| known.error(ErrorKind::MissingRequiredArgument, ""))
}

/// A command as clap knows it.
fn known(name: &'static str, about: Text, line: Line, lang: Lang) -> clap::Command {
    let usage = say::USAGE.of(lang);
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(say::PRINT_HELP.of(lang));
    clap::Command::new(name)
        .about(about.of(lang))
        .args(line.known)
        .disable_help_flag(true)
        .arg(last(help, lang))
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
}

/// What every command has, below its own options.
fn last(arg: Arg, lang: Lang) -> Arg {
    arg.help_heading(say::OPTIONS.of(lang)).display_order(999)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::{Named, choice, flag, option, refusal, word};

    const PROGRAM: Program = Program {
        name: "x",
        about: Text::new("Thử", "Tries"),
        after: None,
        usage: None,
    };

    arguments! {
        struct Frame {
            root: Option<PathBuf> = option("DIR").global(), "Thư mục", "The folder";
        }
    }

    arguments! {
        struct Told {
            id: String = word("ID"), "Bài", "The problem";
            jobs: usize = option("N").within(1..=64).or("1"), "Số bài", "How many";
            kind: Option<u8> = choice("KIND", KINDS), "Loại", "What";
            all: bool = flag().called("every").without(["kind"]), "Tất cả", "All";
            names: Vec<String> = option("NAME").many(), "Các tên", "The names";
        }
    }

    const KINDS: [Named<u8>; 2] = [
        (1, "one", Some(Text::new("Một", "The first"))),
        (12, "twelve", Some(Text::new("Mười hai", "The last"))),
    ];

    /// What comes of these words: what the command was told, or what is shown instead.
    fn said(words: &str, lang: Lang) -> String {
        let words: Vec<OsString> = words.split(' ').map(OsString::from).collect();
        let run = |told: &Told, frame: &Frame| {
            let Told {
                id,
                jobs,
                kind,
                all,
                names,
            } = told;
            format!("{id} {jobs} {kind:?} {all} {names:?} {:?}", frame.root)
        };
        let run = command("run", Text::new("Chạy", "Runs"), run);
        match PROGRAM.task(&[run], &words, lang) {
            Ok((frame, task)) => task(&frame),
            Err(error) => refusal(&error, lang).unwrap_or_else(|| error.to_string()),
        }
    }

    #[test]
    fn what_was_typed_is_read() {
        let words = "x run --names a nim --root r --names b --jobs 64 --kind twelve";
        assert_eq!(
            said(words, Lang::Vi),
            "nim 64 Some(12) false [\"a\", \"b\"] Some(\"r\")"
        );
        assert_eq!(
            said("x run nim --every", Lang::Vi),
            "nim 1 None true [] None"
        );
    }

    #[test]
    fn help_tells_all_of_an_argument_in_the_language_of_its_reader() {
        let vi = said("x run --help", Lang::Vi);
        assert_eq!(
            vi,
            "Chạy\n\nCách dùng: x run [OPTIONS] <ID>\n\n\
             Đối số:\n  <ID>\n          Bài\n\n\
             Tùy chọn:\n      --jobs <N>\n          Số bài; nếu không ghi: 1\n\n      \
             --root <DIR>\n          Thư mục\n\n      \
             --kind <KIND>\n          Loại\n          one     Một\n          twelve  Mười hai\n\n      \
             --every\n          Tất cả\n\n      \
             --names <NAME>\n          Các tên\n\n  \
             -h, --help\n          In hướng dẫn này\n"
        );
        assert_eq!(said("x help run", Lang::Vi), vi);
        let en = said("x run --help", Lang::En);
        assert!(en.contains("How many; if not given: 1") && en.contains("twelve  The last"));
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (words, told) in [
            ("x run", "<ID> is missing\n"),
            ("x --root r", "<COMMAND> is missing\n"),
            ("x run nim --every=1", "--every takes no value\n"),
            ("x ran", "there is no command ran: did you mean run?\n"),
            (
                "x run nim --jobs 65",
                "--jobs <N> cannot be '65': a number from 1 to 64 is needed",
            ),
            (
                "x run nim --kind two",
                "--kind <KIND> cannot be 'two': it can be one, twelve",
            ),
            (
                "x run nim --every --kind one",
                "--every does not go with --kind <KIND>\n",
            ),
        ] {
            let said = said(words, Lang::En);
            assert!(said.starts_with(told), "{words}: {said}");
        }
    }
}
