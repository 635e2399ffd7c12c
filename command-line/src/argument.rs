//! What can stand on a command line.

use std::any::TypeId;
use std::error::Error;
use std::ffi::OsString;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use bilingual::{Lang, Text};
use clap::builder::{PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches};

use crate::catalogue as say;
use crate::number_of;

/// How an argument that becomes an `F` is typed. It is none before both of its texts are [told](Form::told).
#[derive(Debug)]
pub struct Form<F> {
    typed: Typed,
    found: fn(&mut ArgMatches, &str) -> Option<F>,
}

#[derive(Debug)]
struct Typed {
    arg: Arg,
    is_word: bool,
    /// What it can be, if that is told.
    among: Vec<(&'static str, Option<Text>)>,
    /// What it is if it is not given, if that is told.
    default: &'static str,
}

/// An argument that becomes an `F`: how it is typed, and what is said of it.
#[derive(Debug)]
pub struct Argument<F> {
    form: Form<F>,
    about: Text,
}

/// One of several values: itself, how it is written, and what it means if that has to be said.
pub type Named<T> = (T, &'static str, Option<Text>);

/// `--name`.
pub fn flag() -> Form<bool> {
    Form::new(Arg::new("").action(ArgAction::SetTrue), one)
}

/// `--name VALUE`.
pub fn option<T>(value: &'static str) -> Form<Option<T>>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    // Names of files, and words for other programs, need not be in UTF-8.
    let parser = if TypeId::of::<T>() == TypeId::of::<PathBuf>() {
        ValueParser::path_buf()
    } else if TypeId::of::<T>() == TypeId::of::<OsString>() {
        ValueParser::os_string()
    } else {
        ValueParser::new(|word: &str| word.parse::<T>())
    };
    Form::new(Arg::new("").value_name(value).value_parser(parser), perhaps)
}

/// `--name VALUE`, one of these values.
pub fn choice<T: Clone + Send + Sync + 'static>(
    value: &'static str,
    among: impl IntoIterator<Item = Named<T>>,
) -> Form<Option<T>> {
    let among: Vec<Named<T>> = among.into_iter().collect();
    let told = among.iter().map(|it| (it.1, it.2)).collect();
    let names = PossibleValuesParser::new(among.iter().map(|it| it.1));
    let named = names.try_map(move |name| {
        let found = among.iter().find(|it| it.1 == name);
        found.map(|it| it.0.clone()).ok_or("there is no such value")
    });
    let mut form = Form::new(Arg::new("").value_name(value).value_parser(named), perhaps);
    form.typed.among = told;
    form
}

/// `--lang`, one of the two languages.
pub fn language() -> Form<Option<Lang>> {
    choice("LANG", Lang::ALL.map(|it| (it, it.code(), None)))
}

/// `--lang`: the language in which a command speaks; that of the locale if none is asked for.
pub fn spoken() -> Argument<Lang> {
    let found =
        |typed: &mut ArgMatches, name: &str| Some(Lang::or_of_locale(typed.remove_one(name)));
    language().becoming(found).told(
        "Ngôn ngữ của các thông báo; không ghi thì theo ngôn ngữ của máy",
        "The language; that of the locale if not given",
    )
}

/// A word in its place.
pub fn word<T>(value: &'static str) -> Form<T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    option(value).word()
}

/// The words that are left.
pub fn words<T>(value: &'static str) -> Form<Vec<T>>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Clone + Send + Sync + 'static,
{
    let mut words = option(value).many();
    words.typed.is_word = true;
    words.with(|arg| arg.num_args(1..))
}

impl<F> Form<F> {
    fn new(arg: Arg, found: fn(&mut ArgMatches, &str) -> Option<F>) -> Form<F> {
        let typed = Typed {
            arg,
            is_word: false,
            among: Vec::new(),
            default: "",
        };
        Form { typed, found }
    }

    fn with(mut self, what: impl FnOnce(Arg) -> Arg) -> Form<F> {
        self.typed.arg = what(self.typed.arg);
        self
    }

    fn becoming<G>(self, found: fn(&mut ArgMatches, &str) -> Option<G>) -> Form<G> {
        let typed = self.typed;
        Form { typed, found }
    }

    /// With what is said of it.
    pub fn told(self, vi: &'static str, en: &'static str) -> Argument<F> {
        let about = Text::new(vi, en);
        Argument { form: self, about }
    }

    /// `--long`, where that is not the name of what it becomes.
    pub fn called(self, long: &'static str) -> Form<F> {
        self.with(|arg| arg.long(long))
    }

    /// `-s` too.
    pub fn short(self, short: char) -> Form<F> {
        self.with(|arg| arg.short(short))
    }

    /// Not beside any of these.
    pub fn without<const N: usize>(self, others: [&'static str; N]) -> Form<F> {
        self.with(|arg| arg.conflicts_with_all(others))
    }

    /// Of all commands too.
    pub fn global(self) -> Form<F> {
        self.with(|arg| arg.global(true))
    }

    /// What it can be, and what it is if it is not given, is told in its own text.
    pub fn explained(mut self) -> Form<F> {
        self.typed.among.clear();
        self.typed.default = "";
        self
    }
}

impl<T: Clone + Send + Sync + 'static> Form<Option<T>> {
    /// Read by this.
    pub fn by<E>(self, read: impl Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static) -> Self
    where
        E: Into<Box<dyn Error + Send + Sync>> + 'static,
    {
        self.with(|arg| arg.value_parser(ValueParser::new(read)))
    }

    /// A number from the first to the last of these.
    pub fn within(self, numbers: RangeInclusive<u64>) -> Self
    where
        T: TryFrom<u64>,
    {
        self.by(move |text| {
            let number = text.parse().ok().filter(|it| numbers.contains(it));
            let number = number.and_then(|it| T::try_from(it).ok());
            number.ok_or_else(|| number_of(*numbers.start(), *numbers.end()))
        })
    }

    /// This one if it is not given.
    pub fn or(mut self, default: &'static str) -> Form<T> {
        self.typed.default = default;
        self.with(|arg| arg.default_value(default)).becoming(one)
    }

    /// As often as one likes.
    pub fn many(self) -> Form<Vec<T>> {
        let all = self.with(|arg| arg.action(ArgAction::Append));
        all.becoming(|typed, name| {
            let all = typed.remove_many(name);
            Some(all.map_or_else(Vec::new, Iterator::collect))
        })
    }

    /// Not `--name VALUE`, but the word alone, in its place.
    pub fn word(mut self) -> Form<T> {
        self.typed.is_word = true;
        self.with(|arg| arg.required(true)).becoming(one)
    }
}

impl<T: Clone + Send + Sync + 'static> Form<T> {
    /// Nothing if it is not given.
    pub fn or_none(self) -> Form<Option<T>> {
        self.with(|arg| arg.required(false)).becoming(perhaps)
    }
}

impl<T> Form<Vec<T>> {
    /// At least one, unless this is given.
    pub fn unless(self, other: &'static str) -> Self {
        self.with(|arg| arg.required_unless_present(other))
    }

    /// At least one; several in one word have commas between them.
    pub fn listed(self) -> Self {
        self.with(|arg| arg.required(true).value_delimiter(','))
    }

    /// No more than these.
    pub fn at_most(self, count: usize) -> Self {
        self.with(|arg| arg.num_args(0..=count))
    }

    /// All that follows, whatever it looks like.
    pub fn verbatim(self) -> Self {
        self.with(|arg| arg.trailing_var_arg(true).allow_hyphen_values(true))
    }
}

impl<F> Argument<F> {
    /// What it is among what was typed.
    pub(crate) fn found(&self, typed: &mut ArgMatches, name: &str) -> Option<F> {
        (self.form.found)(typed, name)
    }

    /// As clap knows it, called so, at this place of all, in this language.
    pub(crate) fn known(self, name: &'static str, place: usize, lang: Lang) -> Arg {
        let help = self.help(lang);
        let Typed {
            arg,
            is_word,
            among,
            ..
        } = self.form.typed;
        // A flag has no values that could be hidden.
        let arg = if arg.get_action().takes_values() {
            arg.hide_possible_values(true).hide_default_value(true)
        } else {
            arg
        };
        // A page that explains values has a paragraph for each argument.
        let arg = if among.iter().any(|it| it.1.is_some()) {
            arg.long_help(help.clone())
        } else {
            arg
        };
        let arg = arg.id(name).help(help);
        if is_word {
            // Under a heading clap puts them in the order of their names.
            let arg = arg.display_order(place);
            return arg.help_heading(say::ARGUMENTS.of(lang));
        }
        let arg = arg.help_heading(say::OPTIONS.of(lang));
        let is_called = arg.get_long().is_some();
        if is_called { arg } else { arg.long(name) }
    }

    /// What is said of it, what it can be, and what it is if it is not given.
    fn help(&self, lang: Lang) -> String {
        let Typed { among, default, .. } = &self.form.typed;
        let mut parts = vec![self.about.of(lang).to_owned()];
        let plain = among.iter().filter(|it| it.1.is_none());
        let plain: Vec<&str> = plain.map(|it| it.0).collect();
        if !plain.is_empty() {
            parts.push(say::ONE_OF.fill(lang, &[&plain.join(", ")]));
        }
        if !default.is_empty() {
            parts.push(say::DEFAULT.fill(lang, &[default]));
        }
        let mut help = parts.join("; ");
        let width = among.iter().map(|it| it.0.len()).max().unwrap_or(0);
        for (name, means) in among {
            if let Some(means) = means {
                let _ = write!(help, "\n{name:width$}  {}", means.of(lang));
            }
        }
        help
    }
}

fn one<T: Clone + Send + Sync + 'static>(typed: &mut ArgMatches, name: &str) -> Option<T> {
    typed.remove_one(name)
}

#[expect(
    clippy::option_option,
    clippy::unnecessary_wraps,
    reason = "found, too"
)]
fn perhaps<T: Clone + Send + Sync + 'static>(
    typed: &mut ArgMatches,
    name: &str,
) -> Option<Option<T>> {
    Some(typed.remove_one(name))
}
